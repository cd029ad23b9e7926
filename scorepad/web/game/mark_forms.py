"""The forms that write a mark, and functions that read their fields."""

import time
from dataclasses import replace

from wtforms import Form, HiddenField, IntegerField, StringField
from wtforms.validators import AnyOf, InputRequired, Length, NumberRange, Optional, Regexp

from scorepad.pad.marks import Value, author
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.write_operations import Act, FormWrite, SeenCells, SeenPad

_LONGEST_BONUS = 240
_LONGEST_TRIED = 400
"""Room for twelve ids; after more taps without an answer, people are asked which value is right."""

NEW_ID = r"[0-9a-f]{32}\Z"
HIGHEST = 99
"""The largest number of a round, a deal, a trick or a duel that a form may send."""

LARGEST_HAND = 60
MOST_BONUS = 1000
"""The largest values that any pad takes; the rules of a round may allow less."""


class MarkForm(Form):
    """The mark's new id, and the newest mark seen in the place where it will be written."""

    id = HiddenField(validators=[InputRequired(), Regexp(NEW_ID)])
    seen = HiddenField(validators=[Length(max=64)])

    def form_write(self, act: Act, device: str) -> FormWrite:
        """Return what ``act`` is to write for this form, which has been validated."""
        return FormWrite(text(self.id), act, author(device), int(time.time()), self.knew())

    def knew(self) -> SeenCells | SeenPad:
        """Return what the writer of the form had seen of the pad."""
        return SeenCells(text(self.seen) or None)

    def unreadable(self) -> Refusal:
        """Return why the form, whose validation has failed, cannot be read."""
        return Refusal(Code.NOT_A_MARK, {"what": ", ".join(self.errors)})


class RoundForm(MarkForm):
    """A mark in one deal of one round."""

    round = IntegerField(validators=[InputRequired(), NumberRange(1, HIGHEST)])
    deal = IntegerField(validators=[InputRequired(), NumberRange(1, HIGHEST)])


def number(field: IntegerField) -> int:
    """Return the number in a field; 0 if it has none."""
    return field.data or 0


def text(field: StringField) -> str:
    """Return the text in a field; "" if nothing is typed."""
    return field.data or ""


def no_number(field: IntegerField, low: int, high: int) -> Refusal:
    """Return the refusal of a ``field`` in which there is no number."""
    return Refusal(
        Code.OUT_OF_RANGE, {"value": "".join(field.raw_data or ()), "low": low, "high": high}
    )


BOMB_ANSWERS: dict[str, bool | int] = {"yes": True, "no": False, "twice": 2}
"""The answers of a form to the question whether the Bomb fell."""


class PlayerForm(RoundForm):
    """A mark of one player in one deal of one round."""

    player = StringField(validators=[InputRequired(), Length(max=32)])


class LateForm(MarkForm):
    """A tap, with ``late`` = 1 if a player's own phone had no network when it was made.

    ``tried`` are the ids of earlier taps there, the newest first, see :class:`SeenCells`.
    """

    late = StringField(default="", validators=[AnyOf(["", "1"])])
    tried = StringField(default="", validators=[Length(max=_LONGEST_TRIED)])

    def form_write(self, act: Act, device: str) -> FormWrite:
        """Return what ``act`` is to write, and whether it comes late."""
        late = text(self.late) == "1"
        return replace(super().form_write(act, device), late=late, is_entry=True)

    def knew(self) -> SeenCells:
        """Return what the writer had seen, with the taps before this one."""
        return SeenCells(text(self.seen) or None, tuple(text(self.tried).split()))


def _needed_but_for_a_change(form: "EntryForm", field: IntegerField) -> None:
    kind = Optional() if text(form.field) == "changed" else InputRequired()
    kind(form, field)


class EntryForm(LateForm, PlayerForm):
    """A tap on the number pad; an empty value takes back what the Cloud made of a bid."""

    field = StringField(validators=[AnyOf(["bid", "tricks", "bonus", "changed"])])
    value = IntegerField(validators=[_needed_but_for_a_change])

    def unreadable(self) -> Refusal:
        """Return the range of the number if nothing else is wrong."""
        if set(self.errors) != {"value"}:
            return super().unreadable()
        return no_number(self.value, 0, MOST_BONUS if text(self.field) == "bonus" else LARGEST_HAND)


class TrumpForm(RoundForm):
    """The card that was turned; empty takes it back.

    ``chooser`` laid it down for another one and named trump. ``next`` is as in :class:`TrickForm`.
    """

    value = StringField(validators=[Length(max=2)])
    chooser = StringField(default="", validators=[Length(max=32)])
    next = StringField(default="", validators=[AnyOf(["", "check"])])


class ResultForm(PlayerForm):
    """Two results of a finished round that change together.

    With an empty ``other``, one result changes alone: the tricks are nobody's.
    """

    tricks = IntegerField(validators=[InputRequired()])
    other = StringField(validators=[Length(max=32)])
    others_tricks = IntegerField(validators=[InputRequired()])


class BombResultForm(PlayerForm):
    """A result of a finished round that changes because of the Bomb."""

    tricks = IntegerField(validators=[InputRequired()])
    fell = StringField(validators=[AnyOf(list(BOMB_ANSWERS))])


class BombForm(RoundForm):
    """The answer to the question whether the Bomb fell; empty takes it back."""

    fell = StringField(validators=[AnyOf(["", *BOMB_ANSWERS])])


class CloudForm(PlayerForm):
    """One more or one less than a player's bid, or two; 0 takes it back.

    ``both`` is one more and one less, after which the bid is what it was.
    """

    by = StringField(validators=[AnyOf(["-2", "-1", "0", "1", "2", "both"])])

    def meant(self) -> int | None:
        """Return the number by which the bid changes, ``None`` to take that back."""
        by = text(self.by)
        return 0 if by == "both" else int(by) or None


class DeclarationForm(PlayerForm):
    """A declaration of a player: a field and its value, as ``wager.10``; ``wager.`` for none."""

    extra = StringField(validators=[Regexp(r"(cannonball|wager|loot)\.[0-9A-Za-z_-]{0,32}\Z")])

    def meant(self) -> tuple[str, Value]:
        """Return the field and what is written in it."""
        field, _, value = text(self.extra).partition(".")
        if not value:
            return field, None
        if field == "cannonball":
            return field, True
        return field, int(value) if field == "wager" and value.isdecimal() else value


class CapturesForm(PlayerForm):
    """A bonus and the cards that won it: "40 fourteen=2 mermaid=1"."""

    value = StringField(validators=[Length(max=_LONGEST_BONUS), Regexp(r"[0-9]{1,4}( |\Z)")])

    def meant(self) -> tuple[int, str | None]:
        """Return the bonus, and the cards that won it, ``None`` for none."""
        bonus, _, won = text(self.value).partition(" ")
        return int(bonus), won or None


class TrickForm(RoundForm):
    """The player who took a trick of the round, 1 for the first; an empty player is nobody.

    ``next`` is ``check`` if the form is on the screen that checks tricks. It is ``cloud`` if the
    trick changes a bid, for which the pad then asks. ``by`` is the change of the bid of the player
    who took the trick. ``cloud`` is the number of the trick whose taker changes the bid; it may not
    be counted yet. ``leader`` is the seat that leads the next trick. ``new_trump`` is the trump
    that a card turned for a copy brought, as the pad's cell holds it.
    """

    trick = IntegerField(validators=[InputRequired(), NumberRange(1, HIGHEST)])
    player = StringField(validators=[Length(max=32)])
    by = StringField(default="", validators=[AnyOf(["", "-1", "1"])])
    cloud = IntegerField(validators=[Optional(), NumberRange(1, HIGHEST)])
    leader = IntegerField(validators=[Optional(), NumberRange(0, HIGHEST)])
    new_trump = StringField(default="", validators=[Length(max=2)])
    next = StringField(default="", validators=[AnyOf(["", "check", "cloud"])])


class UndoForm(MarkForm):
    """One act to take back."""

    next = StringField(default="", validators=[AnyOf(["", "check"])])
    mark = HiddenField(validators=[InputRequired(), Regexp(NEW_ID)])


class MatchForm(MarkForm):
    """A mark in one round of a match."""

    round = IntegerField(validators=[InputRequired(), NumberRange(1, HIGHEST)])


class VersionedForm(MarkForm):
    """The mark's new id, and the newest mark of the pad that its maker saw: optimistic locking."""

    seen = HiddenField(validators=[InputRequired(), Length(max=64)])

    def knew(self) -> SeenPad:
        """Return the pad that the writer of the form saw."""
        return SeenPad(text(self.seen))
