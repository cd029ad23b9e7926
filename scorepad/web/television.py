"""The television of the room: the running tables of a group, by a link that lets nobody write."""

import time

from flask import Blueprint, render_template
from flask.typing import ResponseReturnValue

from scorepad.i18n.speech import zone
from scorepad.services.television import room_behind
from scorepad.web.http.context import current_store, server_key
from scorepad.web.http.rate_limit import count_wrong_links

blueprint = Blueprint("television", __name__)


@blueprint.get("/tv/<path:token>")
def page(token: str) -> ResponseReturnValue:
    """Show the running tables of the link's group, and how its evening stands."""
    with count_wrong_links():
        view = room_behind(current_store(), server_key(), token, int(time.time()), zone())
    return render_template("television/page.html", view=view), {"Refresh": "5"}
