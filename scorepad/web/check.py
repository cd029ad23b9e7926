"""Check this trick: cards tapped in as they lie, and what the rules say."""

from collections.abc import Callable
from dataclasses import replace

from flask import Blueprint, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.play.check.address import query
from scorepad.play.check.asked import Ask, CheckAsked, read_asked
from scorepad.play.check.game import at_table
from scorepad.play.check.reading import read_trick
from scorepad.play.check.start import check_games, is_duel, setting_of
from scorepad.play.check.trick import Setting
from scorepad.play.check.typed import read_typed
from scorepad.play.check.view import CheckView, check_view
from scorepad.play.kinds import OtherKind
from scorepad.play.looking import look
from scorepad.rules.refusal import Refusal
from scorepad.web.current import current_store
from scorepad.web.device import known_device
from scorepad.web.fragments import asks_for_fragment, go_to, private

blueprint = Blueprint("check", __name__)


@blueprint.get("/check")
def page() -> Response:
    """A trick that belongs to no game of ours, or the question which game."""
    return _alone(whole=True)


@blueprint.get("/check/trick")
def trick() -> Response:
    """The same as a fragment."""
    return _alone(whole=not asks_for_fragment())


@blueprint.get("/g/<game_id>/check")
def of_game(game_id: str) -> Response:
    """A trick of a game, as its pad knows the table."""
    return _of_game(game_id, whole=True)


@blueprint.get("/g/<game_id>/check/trick")
def trick_of_game(game_id: str) -> Response:
    """The same as a fragment."""
    return _of_game(game_id, whole=not asks_for_fragment())


def _of_game(game_id: str, *, whole: bool) -> Response:
    now = look(current_store(), game_id, known_device())
    try:
        table = at_table(now, _asked())
    except OtherKind:
        return go_to(url_for("duel.of_game", game_id=game_id))
    address = url_for("check.of_game", game_id=game_id)

    def view_of(asked: CheckAsked) -> CheckView:
        trick, refusals = read_trick(asked, table.setting)
        if table.refusal is not None:
            refusals = (table.refusal, *refusals)
        return check_view(
            asked,
            trick,
            table.setting,
            refusals,
            names=table.names,
            count=table.count,
            house=table.house,
            game_id=game_id,
        )

    return _answer(table.asked, table.setting.ruleset.key, view_of, address, whole=whole)


def _alone(*, whole: bool) -> Response:
    asked = _asked().but(round="")
    if is_duel(asked.game):
        return go_to(url_for("duel.page"))
    setting = setting_of(asked)
    if not isinstance(setting, Setting):
        return _start(asked, setting)

    def view_of(asked: CheckAsked) -> CheckView:
        trick, refusals = read_trick(asked, setting)
        return check_view(asked, trick, setting, refusals)

    return _answer(asked, asked.game, view_of, url_for("check.page"), whole=whole)


def _start(asked: CheckAsked, refusal: Refusal | None) -> Response:
    html = render_template(
        "check/start.html", games=check_games(), chosen=asked.game, refusal=refusal
    )
    return private(html, 400 if refusal else 200)


def _answer(
    asked: CheckAsked,
    game: str,
    view_of: Callable[[CheckAsked], CheckView],
    address: str,
    *,
    whole: bool,
) -> Response:
    """The screen at ``address``; what was typed is read first, and when all of
    it is cards, the page's address says them as if they had been tapped."""
    codes, unread = read_typed(game, asked.typed) if asked.typed else ((), ())
    told = asked.but(
        cards=(*asked.cards, *codes), typed=", ".join(refusal.facts["card"] for refusal in unread)
    )
    if unread:
        told = told.but(ask=Ask.TYPING)
    view = view_of(told)
    if whole and asked.typed and not unread and not view.refusals:
        return go_to(address + query(view.ways.asked))
    view = replace(view, refusals=(*unread, *view.refusals))
    status = 200 if not view.refusals else 422 if asked.typed else 400
    template = "check/page.html" if whole else "check/_check.html"
    response = private(render_template(template, view=view, page=address), status)
    if not whole:
        response.headers["HX-Replace-Url"] = address + query(view.ways.asked)
    return response


def _asked() -> CheckAsked:
    return read_asked(request.args.to_dict(flat=False))
