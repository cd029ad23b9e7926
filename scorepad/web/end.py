from flask import Blueprint

blueprint = Blueprint("end", __name__)


@blueprint.get("/g/<game_id>/end")
def page(game_id: str) -> str:
    return "end"


@blueprint.post("/g/<game_id>/rematch")
def play_again(game_id: str) -> str:
    return "r"
