"""Taps on the pad: bids, tricks, trump, corrections, undo."""

from functools import partial
from typing import Any

from flask import Blueprint, request, url_for
from werkzeug.wrappers import Response
from wtforms import StringField

from scorepad.pad import acts
from scorepad.pad.state import Pad, Round
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.required_kind import on_tricks
from scorepad.services.write_operations import Undo, stands_already
from scorepad.trick_checker.query import ROUND_PARTS
from scorepad.views.active_cell import PadQuery
from scorepad.web.game.mark_forms import (
    EntryForm,
    ResultForm,
    RoundForm,
    TrickForm,
    TrumpForm,
    UndoForm,
    number,
    text,
)
from scorepad.web.game.responses import answer, in_round, where_it_was
from scorepad.web.trick_check import count_refused

_LONGEST = 20

blueprint = Blueprint("entries", __name__, url_prefix="/g/<game_id>")


@blueprint.post("/entries")
def enter(game_id: str) -> Response:
    """Write a bid, the tricks or the bonus of one player."""
    form = EntryForm(request.form)

    @on_tricks
    def act(pad: Pad) -> acts.Cells | Refusal:
        player, value = text(form.player), number(form.value)
        cells = acts.enter(number(form.round), number(form.deal), player, text(form.field), value)
        # Who has not seen that somebody else wrote it there is shown what stands.
        has_seen = pad.written.seen(cell for cell, _ in cells) == (form.seen.data or None)
        if has_seen and stands_already(pad, cells):
            return Refusal(Code.NOTHING_CHANGED, {"player": player, "value": value})
        return cells

    return answer(game_id, form, act)


@blueprint.post("/trump")
def turn_trump(game_id: str) -> Response:
    """Write the card that was turned for trump."""
    form = TrumpForm(request.form)

    def act(_: Pad, round_: Round) -> acts.Cells:
        return acts.turn_trump(round_, form.value.data or None)

    return answer(game_id, form, in_round(form, act), follows=_suits_to_choose)


@blueprint.post("/results")
def correct_results(game_id: str) -> Response:
    """Write a corrected result, and the other that changes with it."""
    form = ResultForm(request.form)

    def act(_: Pad, round_: Round) -> acts.Cells:
        changes = {
            text(form.player): number(form.tricks),
            text(form.other): number(form.others_tricks),
        }
        return acts.correct_tricks(round_, changes)

    return answer(game_id, form, in_round(form, act))


@blueprint.post("/tricks")
def give_trick(game_id: str) -> Response:
    """Count a trick."""
    form = TrickForm(request.form)

    def act(_: Pad, round_: Round) -> acts.Cells:
        return acts.give_trick(round_, text(form.player), number(form.trick))

    return answer(game_id, form, in_round(form, act), **_there(game_id, form.next))


@blueprint.post("/made")
def all_made(game_id: str) -> Response:
    """Write that everybody who has no result yet made the bid, or won nothing."""
    form = RoundForm(request.form)
    return answer(game_id, form, in_round(form, lambda _, round_: acts.fill_rest(round_)))


@blueprint.post("/reveal")
def reveal(game_id: str) -> Response:
    """Show the bids of a round, everybody looking."""
    form = RoundForm(request.form)
    return answer(game_id, form, in_round(form, lambda _, round_: acts.reveal(round_)))


@blueprint.post("/undo")
def undo(game_id: str) -> Response:
    """Take back the newest act, if it is still the one that was shown."""
    form = UndoForm(request.form)
    act = Undo(text(form.mark))
    return answer(game_id, form, lambda _: act, stays=True, **_there(game_id, form.next))


@on_tricks
def _suits_to_choose(pad: Pad) -> PadQuery:
    """Return the place of the suits, once the turned card lets the dealer choose."""
    chooses = pad.current is not None and pad.current.trump.to_choose
    return PadQuery(field="trump") if chooses else where_it_was(pad)


def _there(game_id: str, next_screen: StringField) -> dict[str, Any]:
    """Return how a tap is answered that came from the check of a trick: there too.

    What was said about trump there goes along.
    """
    if text(next_screen) != "check":
        return {}
    said: dict[str, Any] = {
        name: request.form.get(name, "")[:_LONGEST] or None for name in ROUND_PARTS
    }
    return {
        "onward": url_for("trick_check.of_game", game_id=game_id, **said),
        "refused": partial(count_refused, game_id),
    }
