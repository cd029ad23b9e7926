from flask import Blueprint

blueprint = Blueprint("table", __name__)


@blueprint.get("/g/<game_id>/table")
def page(game_id: str) -> str:
    return "table"
