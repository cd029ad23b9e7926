"""The first page: running games to go on with, past ones, and the way to a new one."""

import time

from flask import Blueprint, render_template, url_for
from flask.typing import ResponseReturnValue

from scorepad.i18n.speech import zone
from scorepad.services.deleted_games import may_delete
from scorepad.services.groups import adopt_games, is_of_household, was_renewed_for
from scorepad.services.home import home_games
from scorepad.services.links import forget_game
from scorepad.services.paper_drafts import end_old_drafts
from scorepad.services.phones import note_visit
from scorepad.web.game.access import readers_game
from scorepad.web.http.context import app_services, current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import go_to

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def page() -> ResponseReturnValue:
    """Show the games that are running and those that were played last."""
    store, device, now = current_store(), known_device(), int(time.time())
    note_visit(store, device, now)
    adopt_games(store, device, now)
    end_old_drafts(store, device, now)
    view = home_games(store, device, now, zone())
    no_copy = app_services().backups.why
    if no_copy and not is_of_household(store, device):
        no_copy = None
    left_out = view.group is None and was_renewed_for(store, device)
    return render_template("home/page.html", view=view, no_copy=no_copy, left_out=left_out)


@blueprint.get("/g/<game_id>/forget")
def ask(game_id: str) -> ResponseReturnValue:
    """Show what it means to take a game off the list; one's own game is deleted instead."""
    opened = readers_game(game_id)
    if may_delete(current_store(), opened.game, known_device()):
        return go_to(url_for("history.ask", game_id=game_id))
    house = opened.game.summary.get("house", "")
    return render_template("home/forget.html", game_id=game_id, pad=opened.pad, house=house)


@blueprint.post("/g/<game_id>/forget")
def forget(game_id: str) -> ResponseReturnValue:
    """Take a game off this device's list; sent twice, it is still off."""
    forget_game(current_store(), game_id, known_device(), int(time.time()))
    return go_to(url_for("home.page"))
