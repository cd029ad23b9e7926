"""The screen that checks a trick: cards are tapped in as they lie, and the rules decide."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from flask import Blueprint, make_response, render_template, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup
from werkzeug.wrappers import Response

from scorepad.i18n.game_words import words_in
from scorepad.i18n.languages import LANGUAGES
from scorepad.i18n.speech import language
from scorepad.pad.any_pad import WrongKindOfGame
from scorepad.rules.refusal import Refusal
from scorepad.services.trick_check import check_games, context_of, is_duel, running_games
from scorepad.trick_checker.address import query_string
from scorepad.trick_checker.query import ROUND_PARTS, Ask, TrickQuery, read_trick_query
from scorepad.trick_checker.trick import TrickContext, read_trick, read_typed
from scorepad.views.active_cell import PadQuery
from scorepad.views.counted_tricks import AtTable, at_table
from scorepad.views.trick_check import CheckView, check_view, some_cards
from scorepad.web.game.access import readers_game
from scorepad.web.game.pad import show
from scorepad.web.http.context import current_store, links_at, server_urls
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import asks_for_fragment, go_to


@dataclass(frozen=True, slots=True)
class Page:
    """The screen that shows a trick.

    ``url`` is the screen's URL, ``context`` has the game of the cards, ``names`` are players' names
    by their ids. ``status`` is the status of the response if something is refused.
    """

    url: str
    context: TrickContext
    names: Mapping[str, str] = field(default_factory=dict)
    status: int = 400


def _shown(
    query: TrickQuery, view_of: Callable[[TrickQuery], CheckView], page: Page, *, whole: bool
) -> Response:
    """Return the screen of ``page``.

    Typed text is read first. If all of it is cards, the page's URL has them as if they had been
    tapped.
    """
    codes, unread = _read(page.context, query.typed) if query.typed else ((), ())
    # A whole trick that is typed replaces the cards that lie there.
    laid = () if len(codes) >= page.context.players else query.cards
    query_told = query.with_changes(
        cards=(*laid, *codes), typed=", ".join(refusal.facts["card"] for refusal in unread)
    )
    if unread:
        query_told = query_told.with_changes(ask=Ask.TYPING)
    view = view_of(query_told)
    if whole and query.typed and not unread and not view.refusals:
        return go_to(page.url + query_string(view.links.query))
    view = replace(view, refusals=(*unread, *view.refusals))
    status = 200 if not view.refusals else 422 if query.typed else page.status
    template = "trick_check/page.html" if whole else "trick_check/_check.html"
    html = render_template(
        template,
        view=view,
        page=page.url,
        names=page.names,
        address=_to_share(view) if view.shares else "",
        types=True,
        typing_form=_typing_form(query_told, view, page),
    )
    response = make_response(html, status)
    if not whole:
        response.headers["HX-Replace-Url"] = page.url + query_string(view.links.query)
    return response


_FEW = 8
"""The most pieces that are read anew in all languages."""


def _read(context: TrickContext, typed: str) -> tuple[tuple[str, ...], tuple[Refusal, ...]]:
    """Return the codes of typed cards, and a refusal for each piece that can't be read.

    They are read in the reader's language and in English. If a few pieces can't be read, all
    languages are tried, and used if more can be read with them. They do not come first, because so
    many words take 100 ms, and some of them mean several cards.
    """
    ruleset, own = context.ruleset, dict.fromkeys((language(), LANGUAGES[0]))
    codes, unread = read_typed(ruleset, typed, words_in(own, ruleset.key))
    if 0 < len(unread) <= _FEW:
        in_all = words_in(LANGUAGES, ruleset.key)
        if len(read_typed(ruleset, typed, in_all, guesses=False)[1]) < len(unread):
            return read_typed(ruleset, typed, in_all)
    return codes, unread


def _typing_form(query: TrickQuery, view: CheckView, page: Page) -> str:
    """Return the form in which cards are typed, "" while another question is asked.

    Only the server reads typed cards: on a phone without network, cards are tapped, or reached with
    the keyboard.
    """
    if view.asks != Ask.TYPING:
        return ""
    example = some_cards(view.trick.ruleset.deck)
    html = render_template(
        "trick_check/_typing.html", view=view, page=page.url, text=query.typed, example=example
    )
    return Markup(html)


def _to_share(view: CheckView) -> str:
    """Return the URL at which anybody finds this trick, without names, at this server."""
    path = url_for("trick_check.page") + view.alone
    return links_at(server_urls().roots, path)[0]


blueprint = Blueprint("trick_check", __name__)


@blueprint.get("/check")
def page() -> ResponseReturnValue:
    """Show a trick that belongs to no game here, or the question which game it is."""
    return _alone(whole=True)


@blueprint.get("/check/trick")
def trick() -> ResponseReturnValue:
    """Return the trick as a fragment."""
    return _alone(whole=not asks_for_fragment())


@blueprint.get("/g/<game_id>/check")
def of_game(game_id: str) -> ResponseReturnValue:
    """Show a trick of a game, with its players and rules."""
    return _of_game(game_id, whole=True)


@blueprint.get("/g/<game_id>/check/trick")
def trick_of_game(game_id: str) -> ResponseReturnValue:
    """Return the trick of a game as a fragment."""
    return _of_game(game_id, whole=not asks_for_fragment())


def count_refused(game_id: str, refusal: Refusal, status: int) -> Response:
    """Show the trick that comes next, with the reason why another wasn't counted.

    The pad is shown if nothing is left to count.
    """
    opened = readers_game(game_id)
    table = at_table(opened, _query_of_form())
    if table.count is None:
        return show(opened, PadQuery(), refusal=refusal, status=status)
    return _at(table, game_id, refusal, status, whole=True)


def _of_game(game_id: str, *, whole: bool) -> ResponseReturnValue:
    opened = readers_game(game_id)
    try:
        table = at_table(opened, _query())
    except WrongKindOfGame:
        return go_to(url_for("duel.of_game", game_id=game_id))
    return _at(table, game_id, table.refusal, whole=whole)


def _at(
    table: AtTable, game_id: str, refusal: Refusal | None, status: int = 400, *, whole: bool
) -> Response:

    def view_of(query: TrickQuery) -> CheckView:
        trick, refusals = read_trick(query, table.context)
        if refusal is not None:
            refusals = (refusal, *refusals)
        return check_view(
            query,
            trick,
            table.context,
            refusals,
            names=table.names,
            count=table.count,
            house=table.house,
            game_id=game_id,
        )

    url = url_for("trick_check.of_game", game_id=game_id)
    page = Page(url, table.context, table.called, status)
    return _shown(table.query, view_of, page, whole=whole)


def _alone(*, whole: bool) -> ResponseReturnValue:
    query = _query().with_changes(round="", cloud="")
    if is_duel(query.game):
        return go_to(url_for("duel.page"))
    context = context_of(query)
    if not isinstance(context, TrickContext):
        return _start(query, context)

    def view_of(query: TrickQuery) -> CheckView:
        trick, refusals = read_trick(query, context)
        return check_view(query, trick, context, refusals)

    return _shown(query, view_of, Page(url_for("trick_check.page"), context), whole=whole)


def _start(query: TrickQuery, refusal: Refusal | None) -> ResponseReturnValue:
    html = render_template(
        "trick_check/start.html",
        running=running_games(current_store(), known_device()),
        games=check_games(),
        chosen=query.game,
        refusal=refusal,
    )
    return html, 400 if refusal else 200


def _query_of_form() -> TrickQuery:
    """Return what a form said about the tricks of the whole round."""
    return read_trick_query({name: request.form.getlist(name) for name in ROUND_PARTS})


def _query() -> TrickQuery:
    return read_trick_query(request.args.to_dict(flat=False))
