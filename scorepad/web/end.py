"""The end: who won, the curve, and once again."""

import re
import time

from flask import Blueprint, Response, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from scorepad.play.end_view import end_view
from scorepad.play.games import new_game_id, open_game, rematch
from scorepad.play.looking import look
from scorepad.web.current import current_store
from scorepad.web.decisions import writers_look
from scorepad.web.device import known_device
from scorepad.web.fragments import go_to, private

blueprint = Blueprint("end", __name__, url_prefix="/g/<game_id>")

_GAME_ID = re.compile(r"[\w-]{22}", re.ASCII)


@blueprint.get("/end")
def page(game_id: str) -> Response:
    """Places and curve, for everybody who may see the game."""
    view = end_view(look(current_store(), game_id, known_device()))
    return private(render_template("end/page.html", view=view))


@blueprint.post("/rematch")
def play_again(game_id: str) -> AnyResponse:
    """The same people and rules, the next dealer; sent twice it is one game.
    Where that cannot be, the table is asked again."""
    pad = writers_look(game_id).pad
    asked_for = request.form.get("game", "")
    again = asked_for if _GAME_ID.fullmatch(asked_for) else new_game_id()
    if open_game(current_store(), known_device(), again, rematch(pad), int(time.time())):
        return go_to(url_for("new_game.page", like=game_id))
    return go_to(url_for("pad.page", game_id=again))
