"""Check this trick: cards tapped in as they lie, and what the rules say."""

from flask import Blueprint, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.play.check.asked import KEPT, CheckAsked, read_asked
from scorepad.play.check.game import AtTable, at_table
from scorepad.play.check.reading import read_trick
from scorepad.play.check.start import check_games, is_duel, running_games, setting_of
from scorepad.play.check.trick import Setting
from scorepad.play.check.view import CheckView, check_view
from scorepad.play.kinds import OtherKind
from scorepad.play.looking import look
from scorepad.play.pad.light import At
from scorepad.rules.refusal import Refusal
from scorepad.web.check_screen import Page, answer
from scorepad.web.current import current_store
from scorepad.web.device import known_device
from scorepad.web.fragments import asks_for_fragment, go_to, private
from scorepad.web.pad import show

blueprint = Blueprint("check", __name__)


@blueprint.get("/check")
def page() -> Response:
    """A trick that belongs to no game of ours, or the question which game."""
    return _alone(whole=True)


@blueprint.get("/check/trick")
def trick() -> Response:
    """Answer the trick as a fragment."""
    return _alone(whole=not asks_for_fragment())


@blueprint.get("/g/<game_id>/check")
def of_game(game_id: str) -> Response:
    """A trick of a game, as its pad knows the table."""
    return _of_game(game_id, whole=True)


@blueprint.get("/g/<game_id>/check/trick")
def trick_of_game(game_id: str) -> Response:
    """Answer the trick of a game as a fragment."""
    return _of_game(game_id, whole=not asks_for_fragment())


def count_refused(game_id: str, refusal: Refusal, status: int) -> Response:
    """The trick that comes next, with the reason why another wasn't counted;
    the pad when nothing is left to count."""
    now = look(current_store(), game_id, known_device())
    table = at_table(now, _kept())
    if table.count is None:
        return show(now, At(), refusal=refusal, status=status)
    return _at(table, game_id, refusal, status, whole=True)


def _of_game(game_id: str, *, whole: bool) -> Response:
    now = look(current_store(), game_id, known_device())
    try:
        table = at_table(now, _asked())
    except OtherKind:
        return go_to(url_for("duel.of_game", game_id=game_id))
    return _at(table, game_id, table.refusal, whole=whole)


def _at(
    table: AtTable, game_id: str, refusal: Refusal | None, status: int = 400, *, whole: bool
) -> Response:
    address = url_for("check.of_game", game_id=game_id)

    def view_of(asked: CheckAsked) -> CheckView:
        trick, refusals = read_trick(asked, table.setting)
        if refusal is not None:
            refusals = (refusal, *refusals)
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

    page = Page(address, table.setting, table.called, status)
    return answer(table.asked, view_of, page, whole=whole)


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

    return answer(asked, view_of, Page(url_for("check.page"), setting), whole=whole)


def _start(asked: CheckAsked, refusal: Refusal | None) -> Response:
    html = render_template(
        "check/start.html",
        running=running_games(current_store(), known_device()),
        games=check_games(),
        chosen=asked.game,
        refusal=refusal,
    )
    return private(html, 400 if refusal else 200)


def _kept() -> CheckAsked:
    """Return what a form said about the tricks of the whole round."""
    return read_asked({name: request.form.getlist(name) for name in KEPT})


def _asked() -> CheckAsked:
    return read_asked(request.args.to_dict(flat=False))
