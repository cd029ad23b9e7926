"""Links to a game: shown as codes, opened by another phone, renewed."""

import time
from typing import Any

from flask import Blueprint, render_template, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import Form, HiddenField
from wtforms.validators import AnyOf

from scorepad.pad.match.state import Match
from scorepad.services.access import OpenedGame
from scorepad.services.lent_rights import may_hand_on
from scorepad.services.links import (
    SECONDS_SHOWN,
    game_on_screen,
    has_opened,
    is_for_players,
    is_for_screen,
    link_behind,
    link_token,
    open_link,
    renew_link,
    screen_token,
    seconds_shown,
)
from scorepad.services.own_phones import has_seats, seats_at, wants_own_phones
from scorepad.store import ROLES, Role
from scorepad.web.game.access import writers_game
from scorepad.web.http.context import current_store, server_key, shared_link
from scorepad.web.http.device import known_device, this_device
from scorepad.web.http.errors import refuse
from scorepad.web.http.rate_limit import count_wrong_links
from scorepad.web.http.responses import asks_for_part, go_to, nothing_new
from scorepad.web.invitation import invitation, purpose_of

blueprint = Blueprint("links", __name__)


class RenewForm(Form):
    """The form that renews one of the links."""

    role = HiddenField(validators=[AnyOf(ROLES)])


@blueprint.get("/g/<game_id>/links")
def page(game_id: str) -> ResponseReturnValue:
    """Show one link at a time, so that nobody scans the wrong one.

    These may be in the URL:

    - ``role``: whose link to show. The default is the link for players if somebody has an own phone
      already, or if all type their own bids; else the link for watching.
    - ``end``: somebody came from the end of the game, and goes back there.
    - ``screen``: show the link for a large screen, which shows the code for players.
    - ``sits``: the page polls for those who have joined. It has the players who had an own phone
      when the page was made, with a sign after those who enter for all.
    - ``new``: the game has just begun.
    """
    opened = writers_game(game_id)
    if asks_for_part("seats") and "sits" in request.args:
        return _seats(opened)
    has_players = has_seats(opened)
    plays = has_players and wants_own_phones(opened)
    role = _role(request.args.get("role"), "player" if plays else "view")
    if role == "player" and not has_players:
        role = "view"
    is_kept = role == "host" and not may_hand_on(current_store(), opened, known_device())
    at_screen = role == "player" and "screen" in request.args
    token = (
        screen_token(server_key(), opened.game, int(time.time()) + SECONDS_SHOWN)
        if at_screen
        else link_token(server_key(), opened.game, role)
    )
    address = "" if is_kept else url_for("links.open_it", token=token)
    return render_template(
        "links/page.html",
        game_id=game_id,
        role=role,
        has_players=has_players,
        is_match=isinstance(opened.true_pad, Match),
        **(_sitting(opened) if role == "player" else {}),
        renewed="renewed" in request.args,
        at_end="end" in request.args,
        at_screen=at_screen,
        begins="new" in request.args,
        address=address,
        shared=shared_link(address) if address else None,
    )


def _sitting(opened: OpenedGame) -> dict[str, Any]:
    seats = seats_at(current_store(), opened)
    sits = (f"{seat.player}{'~' * seat.writes}" for seat in seats if seat.is_taken)
    return {"seats": seats, "sits": ".".join(sits)}


def _seats(opened: OpenedGame) -> ResponseReturnValue:
    """Show who sits, as a fragment; return 204 to a page that shows the same."""
    sitting = _sitting(opened)
    if request.args["sits"] == sitting["sits"]:
        return nothing_new()
    return render_template("links/_seats.html", game_id=opened.game.game_id, **sitting)


@blueprint.post("/g/<game_id>/links")
def renew(game_id: str) -> ResponseReturnValue:
    """Renew a link: the old one stops at once."""
    form = RenewForm(request.form)
    if not form.validate():
        return refuse(422, "unreadable")
    role = _role(form.role.data)
    renew_link(current_store(), game_id, known_device(), role, int(time.time()))
    return go_to(url_for("links.page", game_id=game_id, role=role, renewed=1))


@blueprint.get("/o/", defaults={"token": ""})
@blueprint.get("/o/<path:token>")
def open_it(token: str) -> ResponseReturnValue:
    """Show what the link is for; a phone that has its right already goes straight on."""
    if is_for_screen(token):
        return _screen(token)
    with count_wrong_links():
        link = link_behind(current_store(), server_key(), token)
    if has_opened(current_store(), link, known_device()):
        this_device()
        return _go_in(token, link.game_id)
    return invitation(purpose_of(link))


@blueprint.post("/o/<path:token>")
def let_in(token: str) -> ResponseReturnValue:
    """Give this device the right that the link holds."""
    with count_wrong_links():
        game_id = open_link(current_store(), server_key(), token, this_device(), int(time.time()))
    return _go_in(token, game_id)


def _go_in(token: str, game_id: str) -> ResponseReturnValue:
    """Redirect to the screen that a link leads to, at a URL without the secret."""
    return go_to(way_behind(token, game_id))


def _screen(token: str) -> ResponseReturnValue:
    """Show the code for players large, and nothing else, until its time is over."""
    now = int(time.time())
    with count_wrong_links():
        game, until = game_on_screen(current_store(), server_key(), token)
    rest = seconds_shown(until, now)
    join = url_for("links.open_it", token=link_token(server_key(), game, "player"))
    shared = shared_link(join) if rest > 0 else None
    html = render_template("links/screen.html", shared=shared, until=until)
    return html, 200 if rest > 0 else 410, {"Refresh": str(rest)} if rest > 0 else {}


def screen_behind(token: str) -> str:
    """Return the endpoint of the screen that a link leads to after it was opened."""
    return "own_phones.page" if is_for_players(token) else "pad.page"


def way_behind(token: str, game_id: str) -> str:
    """Return the address that a link leads to after it was opened.

    A phone that has a seat already, as its code was scanned once more, goes on to the game.
    """
    to = 1 if is_for_players(token) else None
    return url_for(screen_behind(token), game_id=game_id, to=to)


def _role(text: str | None, otherwise: Role = "view") -> Role:
    return next((role for role in ROLES if role == text), otherwise)
