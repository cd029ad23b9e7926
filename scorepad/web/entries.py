"""What is tapped on the pad: bids, tricks, trump, corrections, undo."""

import time
from collections.abc import Callable

from flask import Blueprint, request
from werkzeug.wrappers import Response
from wtforms import HiddenField, IntegerField, StringField
from wtforms.validators import AnyOf, InputRequired, Length, Regexp

from scorepad.pad import acts
from scorepad.pad.state import Pad, Round
from scorepad.play.looking import look
from scorepad.play.pad_light import At
from scorepad.play.writing import Act, Fate, Intent, Outcome, Undo, write
from scorepad.rules.refusal import Code, Refusal
from scorepad.web.current import current_store
from scorepad.web.device import known_device
from scorepad.web.fragments import asks_for_fragment, go_to
from scorepad.web.mark_forms import NEW_ID, MarkForm, RoundForm, number, text, unreadable
from scorepad.web.pad import address, asked, show

blueprint = Blueprint("entries", __name__, url_prefix="/g/<game_id>")

_CONFLICTS = {Code.WRITTEN_MEANWHILE, Code.SAME_ID, Code.NOT_THE_NEWEST}


class EntryForm(RoundForm):
    """A tap on the number pad."""

    player = StringField(validators=[InputRequired(), Length(max=32)])
    field = StringField(validators=[AnyOf(["bid", "tricks"])])
    value = IntegerField(validators=[InputRequired()])


class TrumpForm(RoundForm):
    """The card that was turned; empty takes it back."""

    value = StringField(validators=[Length(max=2)])


class ResultForm(RoundForm):
    """Two results of a finished round that change together."""

    player = StringField(validators=[InputRequired(), Length(max=32)])
    tricks = IntegerField(validators=[InputRequired()])
    other = StringField(validators=[InputRequired(), Length(max=32)])
    others_tricks = IntegerField(validators=[InputRequired()])


class UndoForm(MarkForm):
    """One act to take back."""

    mark = HiddenField(validators=[InputRequired(), Regexp(NEW_ID)])


@blueprint.post("/entries")
def enter(game_id: str) -> Response:
    """A bid or the tricks of one player."""
    form = EntryForm(request.form)

    def act(_: Pad) -> acts.Cells:
        return acts.enter(
            number(form.round),
            number(form.deal),
            text(form.player),
            text(form.field),
            number(form.value),
        )

    return _answer(game_id, form, act)


@blueprint.post("/trump")
def turn_trump(game_id: str) -> Response:
    """The card that was turned for trump."""
    form = TrumpForm(request.form)

    def act(_: Pad, played: Round) -> acts.Cells:
        return acts.turn_trump(played, form.value.data or None)

    return _answer(game_id, form, _in_round(form, act))


@blueprint.post("/results")
def correct_results(game_id: str) -> Response:
    """A corrected result, and the other that changes with it."""
    form = ResultForm(request.form)

    def act(_: Pad, played: Round) -> acts.Cells:
        changes = {
            text(form.player): number(form.tricks),
            text(form.other): number(form.others_tricks),
        }
        return acts.correct_tricks(played, changes)

    return _answer(game_id, form, _in_round(form, act))


@blueprint.post("/made")
def all_made(game_id: str) -> Response:
    """Everybody who has no result yet made the bid."""
    form = RoundForm(request.form)
    return _answer(game_id, form, _in_round(form, lambda _, played: acts.everybody_made_it(played)))


@blueprint.post("/undo")
def undo(game_id: str) -> Response:
    """The newest act taken back, if it is still the one that was shown."""
    form = UndoForm(request.form)
    return _answer(game_id, form, lambda _: Undo(text(form.mark)))


def _in_round(form: RoundForm, act: Callable[[Pad, Round], acts.Cells]) -> Act:
    """``act`` on the deal that the form was made for."""

    def on(pad: Pad) -> acts.Cells | Undo | Refusal:
        played = pad.round(number(form.round))
        if played is None or played.deal != number(form.deal):
            return Refusal(Code.DEAL_IS_OVER, {"round": number(form.round)})
        return act(pad, played)

    return on


def _answer(game_id: str, form: MarkForm, act: Act) -> Response:
    """Write what the form says, and show the pad after it."""
    if not form.validate():
        now = look(current_store(), game_id, known_device())
        return show(now, asked(), refusal=unreadable(form), status=422)
    intent = Intent(
        id=text(form.id),
        act=act,
        device=known_device(),
        at=int(time.time()),
        seen=form.seen.data or None,
    )
    outcome = write(current_store(), game_id, intent)
    return _shown(outcome)


def _shown(outcome: Outcome) -> Response:
    """The pad after an act: on, with the sentence, or as it stands now."""
    if outcome.fate in (Fate.WRITTEN, Fate.WRITTEN_BEFORE):
        at = _what_follows(outcome.look.pad)
        if asks_for_fragment():
            response = show(outcome.look, at)
            response.headers["HX-Replace-Url"] = address(outcome.look)
            return response
        return go_to(address(outcome.look, at.field))
    assert outcome.refusal is not None
    conflict = outcome.refusal.code in _CONFLICTS
    kept = not conflict or outcome.refusal.code is Code.WRITTEN_MEANWHILE
    at = asked() if kept else At()
    return show(outcome.look, at, refusal=outcome.refusal, status=409 if conflict else 422)


def _what_follows(pad: Pad) -> At:
    """What to show after an act: the next cell; or, once the turned card lets
    the dealer choose, the suits."""
    chooses = pad.current is not None and pad.current.trump.to_choose
    newest = pad.written.undoable
    turned = newest is not None and newest.cells[0][0].field == "trump"
    return At(field="trump") if chooses and turned else At()
