"""The forms that a tap on the pad sends."""

from wtforms import HiddenField, IntegerField, StringField
from wtforms.validators import AnyOf, InputRequired, Length, NumberRange, Regexp

from scorepad.web.mark_forms import NEW_ID, MarkForm, RoundForm

SAID = {"yes": True, "no": False}
"""Whether the Bomb fell, as a form says it."""


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
    """Whether the Bomb fell; empty takes it back."""

    fell = StringField(validators=[AnyOf(["", *SAID])])


class CloudForm(RoundForm):
    """One more or one less than a player's bid; 0 takes it back."""

    player = StringField(validators=[InputRequired(), Length(max=32)])
    by = IntegerField(validators=[InputRequired(), NumberRange(-1, 1)])


class TrickForm(RoundForm):
    """Who took a trick of the round, 1 for the first; an empty player is
    nobody. ``next`` is ``check`` where the cards lie that are counted."""

    trick = IntegerField(validators=[InputRequired(), NumberRange(1, 99)])
    player = StringField(validators=[Length(max=32)])
    next = StringField(default="", validators=[AnyOf(["", "check"])])


class UndoForm(MarkForm):
    """One act to take back."""

    next = StringField(default="", validators=[AnyOf(["", "check"])])
    mark = HiddenField(validators=[InputRequired(), Regexp(NEW_ID)])
