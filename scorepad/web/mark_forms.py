"""What every form that writes a mark sends along, and how its fields are read."""

from wtforms import Form, HiddenField, IntegerField, StringField
from wtforms.validators import InputRequired, Length, NumberRange, Regexp

from scorepad.rules.refusal import Code, Refusal

NEW_ID = r"[0-9a-f]{32}\Z"
_HIGHEST = 99


class MarkForm(Form):
    """The mark's new id, and the newest mark seen where it will be written."""

    id = HiddenField(validators=[InputRequired(), Regexp(NEW_ID)])
    seen = HiddenField(validators=[Length(max=64)])


class RoundForm(MarkForm):
    """A mark in one deal of one round."""

    round = IntegerField(validators=[InputRequired(), NumberRange(1, _HIGHEST)])
    deal = IntegerField(validators=[InputRequired(), NumberRange(1, _HIGHEST)])


def number(field: IntegerField) -> int:
    """The number in a field that has been validated."""
    assert field.data is not None
    return field.data


def text(field: StringField) -> str:
    """The text in a field; nothing typed is empty."""
    return field.data or ""


def unreadable(form: Form) -> Refusal:
    """Return what is wrong with a form that cannot be read: a number, or anything."""
    value = getattr(form, "value", None)
    if isinstance(value, IntegerField) and set(form.errors) == {"value"}:
        return Refusal(Code.OUT_OF_RANGE, {"value": value.raw_data, "low": 0, "high": 60})
    return Refusal(Code.NOT_A_MARK, {"what": ", ".join(form.errors)})
