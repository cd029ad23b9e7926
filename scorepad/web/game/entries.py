"""Taps on the pad: bids, tricks, trump, corrections, undo."""

from typing import Any

from flask import Blueprint, request, url_for
from werkzeug.wrappers import Response

from scorepad.pad import acts
from scorepad.pad.any_pad import as_trick_pad
from scorepad.pad.state import Pad, Round
from scorepad.services.marks import Outcome
from scorepad.services.write_operations import Undo
from scorepad.trick_checker.address import query_string
from scorepad.trick_checker.query import ROUND_PARTS, read_trick_query
from scorepad.views.active_cell import PadQuery
from scorepad.views.counted_tricks import lacks_cloud
from scorepad.views.special_cards import CLOUD
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
from scorepad.web.game.responses import (
    follow_up,
    in_round,
    is_from_sheet,
    next_pad_query,
    submit,
    tap,
    tap_status,
)
from scorepad.web.http.responses import go_to
from scorepad.web.trick_check import count_refused

_LONGEST = 20

blueprint = Blueprint("entries", __name__, url_prefix="/g/<game_id>")


@blueprint.post("/entries")
def enter(game_id: str) -> Response:
    """Write a bid, the tricks or the bonus of one player."""
    form = EntryForm(request.form)
    place = number(form.round), number(form.deal), text(form.player), text(form.field)
    return tap(game_id, form, acts.enter(*place, form.value.data), own=True)


@blueprint.post("/trump")
def turn_trump(game_id: str) -> Response:
    """Write the card that was turned for trump; some cards let the dealer choose then."""
    form = TrumpForm(request.form)
    turned, chooser = form.value.data or None, text(form.chooser) or None
    act = in_round(form, lambda round_: acts.turn_trump(round_, turned, chooser))
    outcome = submit(game_id, form, act)
    if text(form.next) == "check" and not form.errors:
        return _trump_on_check(outcome)
    pad = outcome.opened.pad
    chooses = isinstance(pad, Pad) and pad.current is not None and pad.current.trump.to_choose
    return follow_up(outcome, PadQuery(field="trump") if chooses and not is_from_sheet() else None)


@blueprint.post("/results")
def correct_results(game_id: str) -> Response:
    """Write a corrected result, and the other result that changes with it, if there is one."""
    form = ResultForm(request.form)
    changes = {text(form.player): number(form.tricks)}
    if text(form.other):
        changes[text(form.other)] = number(form.others_tricks)
    return tap(game_id, form, in_round(form, lambda round_: acts.correct_tricks(round_, changes)))


@blueprint.post("/tricks")
def give_trick(game_id: str) -> Response:
    """Count a trick."""
    form = TrickForm(request.form)
    player, trick = text(form.player), number(form.trick)

    def given(round_: Round) -> acts.Cells:
        # Only a valid form has a number.
        return acts.count_trick(
            round_,
            player,
            trick,
            int(text(form.by) or 0),
            leader=form.leader.data,
            new_trump=text(form.new_trump),
        )

    act = in_round(form, given)
    outcome = submit(game_id, form, act)
    if text(form.next) == CLOUD and outcome.refusal is None and not form.errors:
        current = as_trick_pad(outcome.opened.pad).current
        is_open = current is not None and current.number == number(form.round)
        return follow_up(outcome, PadQuery(None if is_open else number(form.round), CLOUD))
    return _on_check(form, outcome) or follow_up(outcome, _for_cloud(form, outcome))


def _for_cloud(form: TrickForm, outcome: Outcome) -> PadQuery | None:
    """Return the place of the question about the Cloud, if the round is over without an answer."""
    pad = outcome.opened.pad
    if outcome.refusal is not None or not isinstance(pad, Pad):
        return None
    round_ = pad.round(number(form.round))
    asks = round_ is not None and lacks_cloud(round_, number(form.cloud))
    return PadQuery(number(form.round), CLOUD) if asks else None


@blueprint.post("/made")
def all_made(game_id: str) -> Response:
    """Write that everybody who has no result yet made the bid, or won nothing."""
    form = RoundForm(request.form)
    return tap(game_id, form, in_round(form, acts.fill_rest))


@blueprint.post("/reveal")
def reveal(game_id: str) -> Response:
    """Reveal the bids of a round."""
    form = RoundForm(request.form)
    return tap(game_id, form, in_round(form, acts.reveal))


@blueprint.post("/undo")
def undo(game_id: str) -> Response:
    """Take back the newest act, if it is still the one that was shown."""
    form = UndoForm(request.form)
    outcome = submit(game_id, form, Undo(text(form.mark)), own=True)
    return _on_check(form, outcome) or follow_up(outcome, next_pad_query(outcome.opened))


def _trump_on_check(outcome: Outcome) -> Response:
    """Show the check of a trick again, with its cards, after its trump was written on the pad."""
    game_id = outcome.opened.game.game_id
    if outcome.refusal is not None:
        return count_refused(game_id, outcome.refusal, tap_status(outcome.refusal))
    said = read_trick_query({name: request.form.getlist(name) for name in request.form})
    query = query_string(said.with_changes(trump="", turned=""))
    return go_to(url_for("trick_check.of_game", game_id=game_id) + query)


def _on_check(form: TrickForm | UndoForm, outcome: Outcome) -> Response | None:
    """Show the check of a trick after a tap that came from there; ``None`` for any other.

    The URL keeps what was said there about the whole round.
    """
    if text(form.next) not in ("check", CLOUD) or form.errors:
        return None
    game_id = outcome.opened.game.game_id
    if outcome.refusal is not None:
        return count_refused(game_id, outcome.refusal, tap_status(outcome.refusal))
    said: dict[str, Any] = {
        name: request.form.get(name, "")[:_LONGEST] or None for name in ROUND_PARTS
    }
    return go_to(url_for("trick_check.of_game", game_id=game_id, **said))
