"""The pad, the screen that is open during a game."""

from functools import partial
from typing import Any

from flask import Blueprint, Response, make_response, render_template, request, url_for
from flask.typing import ResponseReturnValue

from scorepad.pad.any_pad import sits
from scorepad.pad.match.state import Match
from scorepad.pad.state import Pad
from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.own_phones import has_seats, own_phones
from scorepad.services.paper_drafts import has_boxes, typed_paper
from scorepad.services.rematches import rematch_of
from scorepad.trick_checker.query import EMPTY_DUEL_QUERY, read_duel_query
from scorepad.views.active_cell import PadQuery
from scorepad.views.correction import unchanged
from scorepad.views.duel_log import known_of
from scorepad.views.end import end_view
from scorepad.views.match_pad import MatchView, match_view
from scorepad.views.own_match import OwnMatch, own_match
from scorepad.views.own_pad import Closed, OwnPad, closed_round, own_pad, scorer_of
from scorepad.views.own_phones import among_own_phones, asking_first
from scorepad.views.pad import PadView, pad_view
from scorepad.web.game.access import OWN, all_known, no_news, readers_game
from scorepad.web.game.begun_duel import with_begun_duel
from scorepad.web.game.takeovers import asked_for_order, question_on, question_on_own, told
from scorepad.web.http.context import current_store, server_key
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import asks_for_fragment, go_to
from scorepad.web.phone_script import phone_game
from scorepad.web.preferences import display_options

blueprint = Blueprint("pad", __name__, url_prefix="/g/<game_id>")


@blueprint.get("")
def page(game_id: str) -> ResponseReturnValue:
    """Show the pad as a page, or the paper of a game that is typed in and not on it yet."""
    opened, at = readers_game(game_id), read_pad_query()
    if is_own(opened, at) and not opened.player and has_seats(opened):
        return go_to(url_for("own_phones.page", game_id=game_id))
    if opened.writes:
        at = with_begun_duel(opened.pad, at)
    is_bare = opened.writes and opened.game.version == 1 and not request.args
    if is_bare and has_boxes(typed_paper(current_store(), game_id)):
        return go_to(url_for("from_paper.page", game_id=game_id))
    late = told() if opened.role == "player" else None
    return show(opened, at, refusal=unchanged(opened.pad, at) or late, whole=True)


@blueprint.get("/pad")
def fragment(game_id: str) -> ResponseReturnValue:
    """Show the pad as a fragment of its page; return 204 to a phone that has all of it.

    ``writes`` is in the URL of a page that writes, ``player`` in that of a player's own phone. If
    the phone is not that any more, it loads the whole page anew. ``again`` is in the URL if the
    game is over and had no rematch: once somebody has opened one, the page goes on to it by itself.
    """
    query = request.args
    if "again" in query and asks_for_fragment():
        rematch = rematch_of(current_store(), server_key(), game_id, known_device())
        if rematch is not None:
            return go_to(url_for("pad.page", game_id=rematch))
    as_host = "writes" in query if asks_for_fragment() and "since" in query else None
    player = query.get("player")
    watched = all_known(game_id, as_host=as_host, player=player)
    if watched is not None:
        return no_news(game_id, watched)
    opened = readers_game(game_id)
    if as_host not in (None, opened.writes) or player not in (None, opened.player):
        return make_response("", 204, {"HX-Refresh": "true"})
    return show(opened, read_pad_query())


def pad_url(opened: OpenedGame, at: PadQuery) -> str:
    """Return the URL of the pad, at a round or at a field of the open one."""
    query: dict[str, Any] = dict(known_of(at.duel)) if at.field in ("duel", OWN) else {}
    if at.from_sheet:
        query["from"] = "sheet"
    place = f"{at.field}.{at.player}" if at.field and at.player else at.field
    return url_for("pad.page", game_id=opened.game.game_id, round=at.round, at=place, **query)


def read_pad_query() -> PadQuery:
    """Return the place on the pad that the URL or the form asks for."""
    values = request.values
    field, _, player = values.get("at", "").partition(".")
    if not field and values.get("player"):
        field, player = values.get("field", "tricks"), values["player"]
    return PadQuery(
        round=values.get("round", type=int),
        field=field or None,
        player=player,
        value=values.get("to", type=int),
        alone=values.get("alone") == "1",
        duel=read_duel_query(values) if field in ("duel", OWN) else EMPTY_DUEL_QUERY,
        from_sheet=values.get("from") == "sheet",
    )


def is_own(opened: OpenedGame, at: PadQuery) -> bool:
    """Return whether the phone is to show a player's own screen.

    A player's own phone always is. A phone that writes for all is if it asks for the own cards of a
    match.
    """
    asks = opened.writes and at.field == OWN and isinstance(opened.true_pad, Match)
    return opened.role == "player" or asks


def show(
    opened: OpenedGame,
    at: PadQuery,
    *,
    refusal: Refusal | None = None,
    status: int = 200,
    whole: bool = False,
) -> Response:
    """Show the pad as a fragment for htmx, else as a page."""
    whole, store = whole or not asks_for_fragment(), current_store()
    pad = opened.own_pad
    if isinstance(pad, Pad):
        view: PadView | MatchView = pad_view(pad, opened, at)
    else:
        view = match_view(pad, opened, at, own_phones(store, opened))
    rematch = end = closed = None
    own: OwnPad | OwnMatch | None = None
    of_all, question, order = 0, "", ""
    part = f"{view.folder}/_pad.html"
    has_left = isinstance(pad, Pad) and opened.player in pad.away
    if is_own(opened, at) and not pad.over and (has_left or sits(pad, opened.player)):
        if isinstance(pad, Pad) and isinstance(view, PadView):
            phones = partial(own_phones, store, opened, with_unseated=True)
            view, own = own_pad(pad, view, opened.player, phones)
            closed = _closed_on(opened, pad)
        elif isinstance(pad, Match):
            own = own_match(pad, opened.player, at)
            order = asked_for_order(opened) if own.is_unseen else ""
        if not has_left:
            of_all, question = question_on_own(opened)
        part = f"{view.folder}/_own.html"
    elif opened.writes and isinstance(pad, Pad) and isinstance(view, PadView):
        known = own_phones(store, opened)
        view = asking_first(pad, among_own_phones(pad, view, known), known)
    if pad.over:
        game_id = opened.game.game_id
        rematch = rematch_of(store, server_key(), game_id, known_device())
        # Those who watch see the end here, unless totals are hidden or large, or a round was asked
        # for.
        is_plain = {"hidden", "large"}.isdisjoint(display_options())
        if is_plain and at.round is None and not opened.writes:
            end, part = end_view(opened, rematch), "pad/_spectator_end.html"
            if isinstance(pad, Pad) and opened.role == "player":
                closed = _closed_on(opened, pad)
    html = render_template(
        f"{view.folder}/page.html" if whole else part,
        view=view,
        end=end,
        own=own,
        closed=closed,
        player=opened.player,
        typed=request.form,
        refusal=refusal,
        names=opened.pad.names,
        rematch=rematch,
        asked=question_on(opened)[1] if whole else "",
        asked_of_all=of_all,
        question=question,
        order=order,
        # A script of the phone may not store cards that are secret until they are turned up.
        phone=phone_game(opened) if whole and not isinstance(own, OwnMatch) else None,
    )
    return make_response(html, status)


def _closed_on(opened: OpenedGame, pad: Pad) -> Closed | None:
    closed = closed_round(pad, opened.player)
    if closed is None:
        return None
    phones = own_phones(current_store(), opened, with_unseated=True)
    return closed._replace(scorer=scorer_of(pad, phones))
