"""The change log: who wrote what, and what was taken back."""

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue

from scorepad.i18n.numbers import day
from scorepad.services.lent_rights import right_changes
from scorepad.services.own_phones import phone_names
from scorepad.services.sittings import seat_changes
from scorepad.views.log import log_page
from scorepad.web.game.access import readers_game
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device

blueprint = Blueprint("log", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/log")
def page(game_id: str) -> ResponseReturnValue:
    """Show every act, the newest first, to everybody who may see the game.

    With ``only`` in the URL, show only acts that changed an earlier value.
    """
    opened, store = readers_game(game_id), current_store()
    names = opened.pad.names
    of_seats = [each for each in seat_changes(store, game_id) if names.get(each.player)]
    shown = log_page(
        opened,
        [*right_changes(store, opened), *of_seats],
        phone_names(store, opened),
        known_device(),
        only=request.args.get("only") == "changes",
        day=day,
    )
    return render_template(
        "log/page.html",
        **shown._asdict(),
        ruleset=opened.pad.ruleset.key,
        back="history" if request.args.get("back") == "history" else "",
    )
