from flask import Blueprint

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def page() -> str:
    return "home"
