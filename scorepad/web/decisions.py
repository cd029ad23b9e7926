"""Forms that decide something for the table, and what answers them."""

import time

from flask import url_for
from werkzeug.wrappers import Response
from wtforms import HiddenField
from wtforms.validators import InputRequired, Length

from scorepad.play.decisions import Act, Decision, decide
from scorepad.play.looking import Look, look_to_write
from scorepad.play.writing import Fate, Outcome
from scorepad.rules.refusal import Code, Refusal
from scorepad.web.current import current_store
from scorepad.web.device import known_device
from scorepad.web.fragments import go_to
from scorepad.web.mark_forms import MarkForm, unreadable

_CONFLICTS = {Code.WRITTEN_MEANWHILE, Code.SAME_ID, Code.ROUND_NOT_OPEN, Code.ROUND_HAS_BEGUN}


class DecisionForm(MarkForm):
    """The mark's new id, and the newest mark of the pad that its maker saw."""

    seen = HiddenField(validators=[InputRequired(), Length(max=64)])


def writers_look(game_id: str) -> Look:
    """The game, for a screen that only writers see."""
    return look_to_write(current_store(), game_id, known_device())


def decided(game_id: str, form: DecisionForm, act: Act) -> Outcome:
    """Return what became of a form's decision; one that cannot be read is refused."""
    if not form.validate():
        return Outcome(Fate.REFUSED, writers_look(game_id), unreadable(form))
    decision = Decision(
        id=form.id.data or "",
        act=act,
        device=known_device(),
        at=int(time.time()),
        newest=form.seen.data or "",
    )
    return decide(current_store(), game_id, decision)


def to_pad(game_id: str) -> Response:
    """Back to the pad, whose undo says what was just done."""
    return go_to(url_for("pad.page", game_id=game_id))


def status_of(refusal: Refusal | None) -> int:
    """409 where somebody else was quicker, 422 for what is wrong, else 200."""
    if refusal is None:
        return 200
    return 409 if refusal.code in _CONFLICTS else 422
