"""The television of the room: the running tables of a group, by a link that lets nobody write."""

import time

from flask import Blueprint, make_response, render_template, request
from flask.typing import ResponseReturnValue

from scorepad.i18n.speech import zone
from scorepad.services.television import room_behind, waiting_behind
from scorepad.views.television import room_view
from scorepad.web.game.access import HOLD
from scorepad.web.http.context import current_store, server_key
from scorepad.web.http.rate_limit import count_wrong_links
from scorepad.web.http.responses import asks_for_fragment, nothing_new
from scorepad.web.preferences import display_options

blueprint = Blueprint("television", __name__)

_RELOAD_AFTER = 60
"""Seconds after which a page is made anew in any case: an evening ends by itself, people get other
names, games are moved to other evenings."""


@blueprint.get("/tv/<path:token>")
def page(token: str) -> ResponseReturnValue:
    """Show the running tables of the link's group, and how its evening stands.

    A page that polls sends in ``state`` what it shows. It gets a fragment if something is new;
    until then the answer is held, and is a 204 in the end. Without a script, ``page`` is the number
    of the page of tables, counted from 1, and ``stop`` is there if pages do not turn by themselves.
    """
    store, key, now = current_store(), server_key(), int(time.time())
    is_part, totals_hidden = asks_for_fragment(), "hidden" in display_options()
    with count_wrong_links():
        if is_part and "state" in request.args:
            waiting = waiting_behind(store, key, token, now)
            if request.args["state"] == _known(waiting.state, now):
                if HOLD in request.environ:
                    request.environ[HOLD](*waiting, request.remote_addr or "")
                return nothing_new()
        room = room_behind(store, key, token, now, zone(), totals_hidden=totals_hidden)
    view = room_view(room, totals_hidden=totals_hidden)
    last = max(len(view.pages), 1)
    shown, stopped = min(max(request.args.get("page", 1, int), 1), last), "stop" in request.args
    html = render_template(
        "television/_room.html" if is_part else "television/page.html",
        view=view,
        token=token,
        state=_known(room.waits_for, now),
        shown=shown,
        stopped=stopped,
        next_page=shown if stopped else shown % last + 1,
    )
    return make_response(html)


def _known(state: str, now: int) -> str:
    return f"{state}~{now // _RELOAD_AFTER}"
