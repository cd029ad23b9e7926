"""The bids of a round in large figures, to be read out before play."""

from flask import Blueprint, render_template, url_for
from flask.typing import ResponseReturnValue

from scorepad.pad.any_pad import WrongKindOfGame
from scorepad.views.announcement import announced_bids
from scorepad.web.game.access import readers_game
from scorepad.web.http.responses import go_to

blueprint = Blueprint("announcement", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/bids")
def page(game_id: str) -> ResponseReturnValue:
    """Show everybody's bid to everybody who may see the game."""
    try:
        view = announced_bids(readers_game(game_id))
    except WrongKindOfGame:
        return go_to(url_for("pad.page", game_id=game_id))
    return render_template("announcement/page.html", view=view)
