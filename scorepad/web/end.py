"""The end: who won, the curve, and once again."""

import time

from flask import Blueprint, Response, render_template, url_for
from werkzeug.wrappers import Response as AnyResponse

from scorepad.play.end_view import end_view
from scorepad.play.looking import look
from scorepad.play.people.looks import looks_at
from scorepad.play.rematches import open_rematch, rematch_of
from scorepad.web.current import current_store, server_key, warm_press
from scorepad.web.decisions import to_pad, writers_look
from scorepad.web.device import known_device
from scorepad.web.fragments import go_to, private
from scorepad.web.often import NEW_GAME, one_more
from scorepad.web.on_phone import on_phone

blueprint = Blueprint("end", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/end")
def page(game_id: str) -> Response:
    """Places and curve, for everybody who may see the game."""
    store, device = current_store(), known_device()
    now = look(store, game_id, device)
    warm_press(now.pad)
    rematch = rematch_of(store, server_key(), game_id, device) if now.pad.over else None
    looks = looks_at(store, now)
    view = end_view(now, rematch, looks)
    return private(render_template("end/page.html", view=view, phone=on_phone(now, looks)))


@blueprint.post("/rematch")
def play_again(game_id: str) -> AnyResponse:
    """Begin a game of the same people and rules, the next dealer first: one game, whoever taps and
    however often. Where that cannot be, the table is asked again; where the old
    game goes on after all, so does its pad."""
    now = writers_look(game_id)
    if not now.pad.over:
        return to_pad(game_id)
    one_more(NEW_GAME)
    rematch = open_rematch(current_store(), server_key(), now, known_device(), int(time.time()))
    if rematch is None:
        return go_to(url_for("new_game.page", like=game_id))
    return to_pad(rematch)
