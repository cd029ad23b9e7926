"""The forms that write a mark, and functions that read their fields."""

import time
from dataclasses import replace

from wtforms import Form, HiddenField, IntegerField, StringField
from wtforms.validators import AnyOf, InputRequired, Length, NumberRange, Regexp

from scorepad.pad.marks import writer
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.write_operations import Act, FormWrite
from scorepad.web.http.device import known_device

NEW_ID = r"[0-9a-f]{32}\Z"
_HIGHEST = 99


class MarkForm(Form):
    """The mark's new id, and the newest mark seen in the place where it will be written."""

    id = HiddenField(validators=[InputRequired(), Regexp(NEW_ID)])
    seen = HiddenField(validators=[Length(max=64)])

    def form_write(self, act: Act) -> FormWrite:
        """Return what the form, which has been validated, says that ``act`` is to write."""
        by, now = writer(known_device()), int(time.time())
        return FormWrite(text(self.id), act, by, now, seen=text(self.seen) or None)


class RoundForm(MarkForm):
    """A mark in one deal of one round."""

    round = IntegerField(validators=[InputRequired(), NumberRange(1, _HIGHEST)])
    deal = IntegerField(validators=[InputRequired(), NumberRange(1, _HIGHEST)])


def number(field: IntegerField) -> int:
    """Return the number in a field that has been validated."""
    assert field.data is not None
    return field.data


def text(field: StringField) -> str:
    """Return the text in a field; "" where nothing is typed."""
    return field.data or ""


def unreadable(form: Form) -> Refusal:
    """Return the refusal of a form that cannot be read: of its number, or of anything."""
    value = getattr(form, "value", None)
    if isinstance(value, IntegerField) and set(form.errors) == {"value"}:
        return Refusal(Code.OUT_OF_RANGE, {"value": value.raw_data, "low": 0, "high": 60})
    return Refusal(Code.NOT_A_MARK, {"what": ", ".join(form.errors)})


SAID = {"yes": True, "no": False}
"""The answers of a form to the question whether the Bomb fell."""


class EntryForm(RoundForm):
    """A tap on the number pad."""

    player = StringField(validators=[InputRequired(), Length(max=32)])
    field = StringField(validators=[AnyOf(["bid", "tricks", "bonus"])])
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


class BombResultForm(RoundForm):
    """A result of a finished round that changes because of the Bomb."""

    player = StringField(validators=[InputRequired(), Length(max=32)])
    tricks = IntegerField(validators=[InputRequired()])
    fell = StringField(validators=[AnyOf(list(SAID))])


class BombForm(RoundForm):
    """The answer to the question whether the Bomb fell; empty takes it back."""

    fell = StringField(validators=[AnyOf(["", *SAID])])


class CloudForm(RoundForm):
    """One more or one less than a player's bid; 0 takes it back."""

    player = StringField(validators=[InputRequired(), Length(max=32)])
    by = IntegerField(validators=[InputRequired(), NumberRange(-1, 1)])


class TrickForm(RoundForm):
    """The player who took a trick of the round, 1 for the first; an empty player is nobody.

    ``next`` is ``check`` where the cards of the trick are checked on the screen for that.
    """

    trick = IntegerField(validators=[InputRequired(), NumberRange(1, 99)])
    player = StringField(validators=[Length(max=32)])
    next = StringField(default="", validators=[AnyOf(["", "check"])])


class UndoForm(MarkForm):
    """One act to take back."""

    next = StringField(default="", validators=[AnyOf(["", "check"])])
    mark = HiddenField(validators=[InputRequired(), Regexp(NEW_ID)])


class DecisionForm(MarkForm):
    """The mark's new id, and the newest mark of the pad that its maker saw."""

    seen = HiddenField(validators=[InputRequired(), Length(max=64)])

    def form_write(self, act: Act) -> FormWrite:
        """Return the same, on the pad that the writer of the form saw."""
        return replace(super().form_write(act), newest=text(self.seen))
