"""The end of a game: who won, the curve, and the rematch."""

import time

from flask import Blueprint, render_template, url_for
from flask.typing import ResponseReturnValue

from scorepad.services.people.signs import signs_at
from scorepad.services.rematches import open_rematch, rematch_of
from scorepad.views.end import end_view
from scorepad.web.game.access import readers_game, writers_game
from scorepad.web.game.responses import to_pad
from scorepad.web.http.context import current_store, server_key
from scorepad.web.http.device import known_device
from scorepad.web.http.rate_limit import NEW_GAME, count_request
from scorepad.web.http.responses import go_to
from scorepad.web.phone_script import phone_game

blueprint = Blueprint("end", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/end")
def page(game_id: str) -> ResponseReturnValue:
    """Show places and curve to everybody who may see the game."""
    store, device = current_store(), known_device()
    opened = readers_game(game_id)
    rematch = rematch_of(store, server_key(), game_id, device) if opened.pad.over else None
    signs = signs_at(store, opened)
    view = end_view(opened, rematch, signs)
    return render_template("end/page.html", view=view, phone=phone_game(opened, signs))


@blueprint.post("/rematch")
def play_again(game_id: str) -> ResponseReturnValue:
    """Begin a game of the same people and rules, the next dealer first.

    It is one game, whoever taps and however often. Where that cannot be, the form of a new game
    comes; where the old game goes on after all, its pad does.
    """
    opened = writers_game(game_id)
    if not opened.pad.over:
        return to_pad(game_id)
    count_request(NEW_GAME)
    rematch = open_rematch(current_store(), server_key(), opened, known_device(), int(time.time()))
    if rematch is None:
        return go_to(url_for("new_game.page", like=game_id))
    return to_pad(rematch)
