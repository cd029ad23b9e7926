"""A new game: who plays, what, and how."""

from flask import Blueprint

blueprint = Blueprint("new_game", __name__)


@blueprint.get("/new")
def page() -> str:
    return "new"
