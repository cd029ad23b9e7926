from flask import Blueprint

blueprint = Blueprint("sheet", __name__)


@blueprint.get("/g/<game_id>/sheet")
def page(game_id: str) -> str:
    return "sheet"
