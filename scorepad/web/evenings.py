"""The evenings of a group: their list, each with its games, and what people say about them."""

import time

from flask import Blueprint, abort, render_template, request, url_for
from flask.typing import ResponseReturnValue

from scorepad.i18n.evening_story import evening_story_told
from scorepad.i18n.speech import zone
from scorepad.services.evening_moves import (
    end_evening,
    move_to_evening,
    placing_of,
    take_back_end,
)
from scorepad.services.evenings import evening_list, evening_page
from scorepad.views.evening_story import evening_story
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import go_to

blueprint = Blueprint("evenings", __name__)

_MOST_BEFORE = 1_000_000
_LONGEST = 64


@blueprint.get("/history/evenings")
def listing() -> ResponseReturnValue:
    """Show a page of the evenings of the group; ``before`` are the evenings on earlier pages."""
    before = request.args.get("before", 0, int)
    if not 0 <= before < _MOST_BEFORE:
        abort(404)
    view = evening_list(current_store(), known_device(), before, zone())
    return render_template("evenings/list.html", view=view, before=before)


@blueprint.get("/history/evenings/<game_id>")
def page(game_id: str) -> ResponseReturnValue:
    """Show the evening of any of its games."""
    view = evening_page(current_store(), known_device(), game_id, int(time.time()), zone())
    story = evening_story_told(evening_story(view))
    return render_template("evenings/page.html", view=view, story=story, game_id=game_id)


@blueprint.post("/history/evenings/<game_id>")
def end_or_go_on(game_id: str) -> ResponseReturnValue:
    """End the evening now, or let it go on: ``end`` in the form is then when it was ended."""
    store, device = current_store(), known_device()
    if "end" in request.form:
        take_back_end(store, device, request.form.get("end", 0, int))
    else:
        end_evening(store, device, game_id, int(time.time()), zone())
    return go_to(url_for("evenings.page", game_id=game_id))


@blueprint.get("/g/<game_id>/evening")
def where(game_id: str) -> ResponseReturnValue:
    """Show the evening that a game is in, and those that it can be moved to.

    ``moved`` is in the URL after it was moved, ``why`` if it was not: the reason.
    """
    view = placing_of(current_store(), known_device(), game_id, zone())
    return render_template(
        "evenings/move.html",
        view=view,
        moved="moved" in request.args,
        why=request.args.get("why", ""),
    )


@blueprint.post("/g/<game_id>/evening")
def move(game_id: str) -> ResponseReturnValue:
    """Move a game to the evening of another game, out of all, or back."""
    to, state = (request.form.get(name, "")[:_LONGEST] for name in ("to", "state"))
    why = move_to_evening(current_store(), known_device(), game_id, to, state)
    said = {"why": why.value} if why else {"moved": 1}
    return go_to(url_for("evenings.where", game_id=game_id, **said))
