"""The end of a game: who won, the curve, and the rematch."""

import time

from flask import Blueprint, make_response, render_template, request, url_for
from flask.typing import ResponseReturnValue

from scorepad.i18n.speech import zone
from scorepad.services.evenings import evening_of
from scorepad.services.people.signs import signs_at
from scorepad.services.rematches import open_rematch, refuse_rematch, rematch_of, who_left
from scorepad.views.end import end_view
from scorepad.web.game.access import readers_game, writers_game
from scorepad.web.game.followed import nothing_newer, show
from scorepad.web.game.responses import to_pad
from scorepad.web.http.context import current_store, server_key
from scorepad.web.http.device import known_device
from scorepad.web.http.rate_limit import count_new_game
from scorepad.web.http.responses import asks_for_fragment, go_to, nothing_new

blueprint = Blueprint("end", __name__, url_prefix="/g/<game_id>")

_ASK_AGAIN_AFTER = 2
"""The seconds after which a phone asks again, whose last entries are on their way."""


@blueprint.get("/end")
def page(game_id: str) -> ResponseReturnValue:
    """Show places and curve to everybody who may see the game.

    ``again`` is in the URL of a page that polls for news of a game that is over. Once somebody has
    opened the rematch, the page goes on to it by itself.
    """
    store, device = current_store(), known_device()
    if "again" in request.args and asks_for_fragment():
        rematch = rematch_of(store, server_key(), game_id, device)
        if rematch is not None:
            return to_pad(rematch)
    nothing = nothing_newer(game_id)
    if nothing is not None:
        return nothing
    opened = readers_game(game_id)
    rematch = rematch_of(store, server_key(), game_id, device) if opened.pad.over else None
    signs = signs_at(store, opened)
    evening = evening_of(store, device, opened.game, zone()) if opened.pad.over else None
    view = end_view(opened, rematch, signs, evening)
    again = opened.pad.over and rematch is None
    page, part = "end/page.html", "end/_followed.html"
    return show(opened, page, part, again=again, view=view, signs=signs)


@blueprint.get("/end/evening")
def evening(game_id: str) -> ResponseReturnValue:
    """Return the standings of the game's evening for a phone that shows its end.

    The phone has ``since`` marks. While the server has fewer, or the game goes on, it is to ask
    again.
    """
    opened = readers_game(game_id)
    if opened.game.version < request.args.get("since", 0, int) or not opened.pad.over:
        return make_response("", 204, {"Retry-After": str(_ASK_AGAIN_AFTER)})
    of_game = evening_of(current_store(), known_device(), opened.game, zone())
    if of_game is None:
        return nothing_new()
    return render_template("end/_evening.html", evening=of_game)


@blueprint.get("/rematch")
def ask_back(game_id: str) -> ResponseReturnValue:
    """Ask which of those who left come ``back``; say why these can't all play."""
    opened, back = writers_game(game_id), request.args.getlist("back")
    left = who_left(opened.pad)
    if not (opened.pad.over and left):
        return go_to(url_for("end.page", game_id=game_id))
    return render_template(
        "end/rematch.html",
        game_id=game_id,
        names=opened.pad.names,
        left=left,
        back=back,
        refusal=refuse_rematch(opened.pad, back) if back else None,
    )


@blueprint.post("/rematch")
def play_again(game_id: str) -> ResponseReturnValue:
    """Begin a game of the same people and rules, the next dealer first.

    There is one rematch, whoever taps and however often. If somebody has left, ask first whether
    they come ``back``. If a rematch is not possible, show the form of a new game. If the old game
    goes on after all, show its pad.
    """
    opened = writers_game(game_id)
    if not opened.pad.over:
        return to_pad(game_id)
    store, key, device = current_store(), server_key(), known_device()
    back = [player for player in request.form.getlist("back") if player in who_left(opened.pad)]
    if who_left(opened.pad) and rematch_of(store, key, game_id, device) is None:
        is_told = "told" in request.form and not (back and refuse_rematch(opened.pad, back))
        if not is_told:
            return go_to(url_for("end.ask_back", game_id=game_id, back=back))
    count_new_game()
    rematch = open_rematch(store, key, opened, device, int(time.time()), back)
    if rematch is None:
        return go_to(url_for("new_game.page", like=game_id))
    return to_pad(rematch)
