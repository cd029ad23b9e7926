"""Everybody's own phone: a player taps the own name; a writer sees who sits, and frees seats."""

import time

from flask import Blueprint, render_template, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import Form, StringField
from wtforms.validators import InputRequired, Length

from scorepad.pad.match.state import Match
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import OpenedGame, is_open, seconds_alone
from scorepad.services.links import link_token
from scorepad.services.own_phones import (
    free_seat,
    has_seats,
    has_secret_bids,
    leave_seat,
    own_phones,
    phone_names,
    seats_at,
    take_seat,
)
from scorepad.services.sittings import lost_seat
from scorepad.services.takeovers import ask, asked_in, refusal_of
from scorepad.store import Takeover
from scorepad.web.game.access import OWN, players_game, writers_game
from scorepad.web.game.takeovers import PATIENCE
from scorepad.web.http.context import current_store, server_key, shared_link
from scorepad.web.http.device import known_device
from scorepad.web.http.errors import refuse
from scorepad.web.http.responses import go_to, nothing_new

blueprint = Blueprint("own_phones", __name__, url_prefix="/g/<game_id>/own-phone")

_RELOAD_AFTER = 20
"""The seconds after which the list of names is loaded again while a name can be tapped."""


class SeatForm(Form):
    """The player whose name was tapped."""

    player = StringField(validators=[InputRequired(), Length(max=32)])


@blueprint.get("")
def page(game_id: str) -> ResponseReturnValue:
    """Show who sits where; on a phone without a player, the own name can be tapped.

    ``asked`` is in the URL of a phone that waits for a seat; only this page shows it the answer.
    After a yes it goes on to the own screen. So does a phone with a seat if ``to`` is in the URL.
    ``lost`` is in the URL of a phone without a seat whose late entry was refused.
    """
    opened = players_game(game_id)
    if opened.player and not request.args.keys().isdisjoint(("asked", "to")):
        return _own_screen(opened)
    if "asked" not in request.args and _waits(opened, _asked_by_this(opened)):
        return go_to(url_for("own_phones.page", game_id=game_id, asked=1))
    return _show(opened)


@blueprint.post("")
def take(game_id: str) -> ResponseReturnValue:
    """Make this phone the own phone of the player who was tapped, and show the pad.

    If the seat is taken, ask for it.
    """
    form, opened = SeatForm(request.form), players_game(game_id)
    if not form.validate():
        return refuse(422, "unreadable")
    if not has_seats(opened):
        return _show(opened, 409)
    store, device, now = current_store(), known_device(), int(time.time())
    player = form.player.data or ""
    refusal = take_seat(store, game_id, device, player, now)
    if refusal is not None and refusal.code is Code.SEAT_TAKEN:
        refusal = ask(store, opened, device, player, now, "player")
        if refusal is None:
            return go_to(url_for("own_phones.page", game_id=game_id, asked=1))
    if refusal is not None:
        return _show(opened, 409, refusal)
    return _own_screen(opened)


@blueprint.post("/leave")
def leave(game_id: str) -> ResponseReturnValue:
    """Make this phone nobody's own phone, so that another name can be tapped on it."""
    players_game(game_id)
    leave_seat(current_store(), game_id, known_device(), int(time.time()))
    return go_to(url_for("own_phones.page", game_id=game_id))


@blueprint.post("/free")
def free(game_id: str) -> ResponseReturnValue:
    """Free a seat whose phone is gone, so that another one can have it."""
    form = SeatForm(request.form)
    if not form.validate():
        players_game(game_id)
        return refuse(422, "unreadable")
    player = form.player.data or ""
    free_seat(current_store(), game_id, known_device(), player, int(time.time()))
    return go_to(url_for("links.page", game_id=game_id, role="player"))


@blueprint.get("/bid")
def own_bid(game_id: str) -> ResponseReturnValue:
    """Return the hidden bid that a scorer has typed for the own seat, to be read while it is held.

    No pad of a scorer has it: that phone lies on the table, and others read on it.
    """
    opened = writers_game(game_id)
    bid = opened.own_hidden_bid(own_phones(current_store(), opened).players)
    return nothing_new() if bid is None else (str(bid), {"Cache-Control": "no-store"})


def _own_screen(opened: OpenedGame) -> ResponseReturnValue:
    """Go to the own screen of this phone: the pad, or for a match's scorer the own cards."""
    is_beside = opened.writes and isinstance(opened.true_pad, Match)
    return go_to(url_for("pad.page", game_id=opened.game.game_id, at=OWN if is_beside else None))


def _show(
    opened: OpenedGame, status: int = 200, refusal: Refusal | None = None
) -> ResponseReturnValue:
    game, asked = opened.game, _asked_by_this(opened)
    waits = _waits(opened, asked)
    said = asked if waits or "asked" in request.args else None
    own, seats = "", seats_at(current_store(), opened)
    device = known_device()
    lost = None if opened.player else lost_seat(current_store(), game.game_id, device)
    names = phone_names(current_store(), opened) if lost else {}
    if opened.player and has_seats(opened):
        token = link_token(server_key(), game, "player", opened.player, opened.sitting_id)
        own = url_for("links.open_it", token=token)
    html = render_template(
        "own_phones/page.html",
        game_id=game.game_id,
        writes=opened.writes,
        is_open=has_seats(opened),
        is_match=isinstance(opened.true_pad, Match),
        is_secret=has_secret_bids(opened),
        seats=seats,
        mine=opened.pad.names.get(opened.player, ""),
        shared=shared_link(own) if own else None,
        refusal=refusal,
        names=opened.pad.names,
        lost=lost,
        was_refused="lost" in request.args,
        lost_by=names.get(lost.by, "") if lost else "",
        asked=said,
        waits=waits,
        alone=seconds_alone(asked, int(time.time())) if asked is not None else 0,
        # A no does not count any more after its time, however often the page is loaded.
        no=refusal_of(said, int(time.time())) if said is not None else None,
    )
    # Without a script, a page that waits for an answer, or to be added, is loaded again.
    is_late = has_seats(opened) and opened.role == "player" and not opened.player and not refusal
    again = PATIENCE if waits or all(seat.is_taken for seat in seats) else _RELOAD_AFTER
    return html, status, {"Refresh": str(again)} if waits or is_late else {}


def _asked_by_this(opened: OpenedGame) -> Takeover | None:
    return asked_in(current_store(), opened, known_device(), int(time.time()), "player").mine


def _waits(opened: OpenedGame, asked: Takeover | None) -> bool:
    return not opened.player and asked is not None and is_open(asked, int(time.time()))
