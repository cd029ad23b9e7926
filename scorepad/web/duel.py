"""The screen that checks a duel: two cards are typed in, and the rules decide."""

from typing import Any

from flask import Blueprint, abort, render_template, request, url_for
from flask.typing import ResponseReturnValue

from scorepad.pad.any_pad import as_match
from scorepad.rules.refusal import Refusal
from scorepad.services.match_writing import log_duel
from scorepad.trick_checker.query import read_duel_query
from scorepad.views.duel_check import DuelView, duel_alone, duel_in_match
from scorepad.web.game.access import readers_game
from scorepad.web.game.mark_forms import MatchForm, number
from scorepad.web.game.responses import status_of, submit, to_pad
from scorepad.web.http.responses import go_to

blueprint = Blueprint("duel", __name__)


@blueprint.get("/duel")
def page() -> ResponseReturnValue:
    """Show a duel that belongs to no match."""
    return _show(duel_alone(read_duel_query(request.args)) or abort(404))


@blueprint.get("/g/<game_id>/duel")
def of_game(game_id: str) -> ResponseReturnValue:
    """Show a duel of a match to everybody who may see it."""
    opened = readers_game(game_id)
    return _show(duel_in_match(opened, read_duel_query(request.args)))


@blueprint.post("/g/<game_id>/duel")
def write_down(game_id: str) -> ResponseReturnValue:
    """Write the duel into the log of its round; the winner's card stays for the next.

    After the last duel of a round, go to the pad.
    """
    form, query = MatchForm(request.form), read_duel_query(request.form)
    round_ = number(form.round)
    outcome = submit(game_id, form, lambda pad: log_duel(as_match(pad), round_, query))
    opened = outcome.opened
    if outcome.refusal is not None:
        return _show(duel_in_match(opened, query), outcome.refusal)
    current = as_match(opened.pad).current
    if current is None or current.number != number(form.round):
        return to_pad(game_id)
    stays: dict[str, Any] = {**duel_in_match(opened, query).stays}
    return go_to(url_for("duel.of_game", game_id=game_id, **stays))


def _show(view: DuelView, refusal: Refusal | None = None) -> ResponseReturnValue:
    html = render_template("duel/page.html", view=view, refusal=refusal)
    return html, 400 if view.wrong else status_of(refusal)
