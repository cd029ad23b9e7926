"""The history: the games of this device, and those that were deleted."""

import time

from flask import Blueprint, abort, render_template, request, url_for
from flask.typing import ResponseReturnValue

from scorepad.i18n.games import titles
from scorepad.i18n.numbers import months_called
from scorepad.i18n.speech import zone
from scorepad.services.deleted_games import (
    DAYS_TO_RESTORE,
    delete_game,
    deleted_games,
    may_delete,
    purge_games,
    restore_game,
)
from scorepad.services.history import HistoryQuery, history_page
from scorepad.services.history_search import Vocabulary
from scorepad.web.game.access import readers_game
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import go_to

blueprint = Blueprint("history", __name__)

_ASKED = ("player", "game", "month", "after")
_MOST_TYPED = 100


@blueprint.get("/history")
def page() -> ResponseReturnValue:
    """Show a page of games, the newest first; ``deleted`` is one that was just deleted."""
    asked = {name: request.args.get(name, "") for name in _ASKED}
    query = HistoryQuery(**asked, words=request.args.get("q", "")[:_MOST_TYPED].strip())
    vocabulary = Vocabulary(titles(), months_called())
    view = history_page(current_store(), known_device(), query, zone(), vocabulary)
    gone = request.args.get("deleted", "")
    return render_template("history/page.html", view=view, gone=gone)


@blueprint.get("/history/deleted")
def deleted() -> ResponseReturnValue:
    """Show the deleted games that can still come back."""
    purge_games(current_store(), known_device(), int(time.time()))
    games = deleted_games(current_store(), known_device())
    return render_template("history/deleted.html", games=games, days=DAYS_TO_RESTORE)


@blueprint.post("/history/deleted/<game_id>")
def restore(game_id: str) -> ResponseReturnValue:
    """Bring a deleted game back."""
    restore_game(current_store(), game_id, known_device(), int(time.time()))
    return go_to(url_for("history.page"))


@blueprint.get("/g/<game_id>/delete")
def ask(game_id: str) -> ResponseReturnValue:
    """Show what it means to delete a game."""
    opened = readers_game(game_id)
    if not may_delete(current_store(), opened.game, known_device()):
        abort(404)
    house = opened.game.summary.get("house", "")
    return render_template(
        "history/delete.html", game_id=game_id, pad=opened.pad, house=house, days=DAYS_TO_RESTORE
    )


@blueprint.post("/g/<game_id>/delete")
def delete(game_id: str) -> ResponseReturnValue:
    """Delete the game, for everybody."""
    delete_game(current_store(), game_id, known_device(), int(time.time()))
    return go_to(url_for("history.page", deleted=game_id))
