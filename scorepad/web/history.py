"""The history: the games of this device, and those that were deleted."""

import time

from flask import Blueprint, abort, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.services.access import opened_game
from scorepad.services.games import (
    DAYS_TO_RESTORE,
    delete_game,
    deleted_games,
    may_delete,
    purge_games,
    restore_game,
)
from scorepad.services.history import HistoryQuery, history_page
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import go_to, private

blueprint = Blueprint("history", __name__)

_ASKED = ("player", "game", "month", "after")


@blueprint.get("/history")
def page() -> Response:
    """Show a page of games, the newest first; ``deleted`` is one that has just gone."""
    query = HistoryQuery(**{name: request.args.get(name, "") for name in _ASKED})
    view = history_page(current_store(), known_device(), query)
    gone = request.args.get("deleted", "")
    return private(render_template("history/page.html", view=view, gone=gone))


@blueprint.get("/history/deleted")
def deleted() -> Response:
    """Show the deleted games that can still come back."""
    purge_games(current_store(), known_device(), int(time.time()))
    games = deleted_games(current_store(), known_device())
    return private(render_template("history/deleted.html", games=games, days=DAYS_TO_RESTORE))


@blueprint.post("/history/deleted/<game_id>")
def restore(game_id: str) -> Response:
    """Bring a deleted game back."""
    restore_game(current_store(), game_id, known_device())
    return go_to(url_for("history.page"))


@blueprint.get("/g/<game_id>/delete")
def ask(game_id: str) -> Response:
    """Show what it means to delete a game."""
    now = opened_game(current_store(), game_id, known_device())
    if not may_delete(current_store(), now.game, known_device()):
        abort(404)
    house = now.game.summary.get("house", "")
    html = render_template(
        "history/delete.html", game_id=game_id, pad=now.pad, house=house, days=DAYS_TO_RESTORE
    )
    return private(html)


@blueprint.post("/g/<game_id>/delete")
def delete(game_id: str) -> Response:
    """Delete the game, for everybody."""
    delete_game(current_store(), game_id, known_device(), int(time.time()))
    return go_to(url_for("history.page", deleted=game_id))
