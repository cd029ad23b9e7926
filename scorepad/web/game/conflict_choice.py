"""The choice between values that phones wrote without knowing of each other."""

from flask import Blueprint, request
from werkzeug.wrappers import Response
from wtforms import IntegerField, StringField
from wtforms.validators import InputRequired, Length, NumberRange

from scorepad.pad.acts import choose_value
from scorepad.pad.marks import Cell
from scorepad.web.game.mark_forms import HIGHEST, MarkForm, number, text
from scorepad.web.game.responses import tap

blueprint = Blueprint("conflict_choice", __name__, url_prefix="/g/<game_id>")


class ChoiceForm(MarkForm):
    """The cell, and the value chosen for it, as JSON."""

    round = IntegerField(validators=[InputRequired(), NumberRange(0, HIGHEST)])
    deal = IntegerField(validators=[InputRequired(), NumberRange(0, HIGHEST)])
    player = StringField(validators=[Length(max=32)])
    field = StringField(validators=[InputRequired(), Length(max=64)])
    value = StringField(validators=[InputRequired(), Length(max=1000)])


@blueprint.post("/settle")
def choose(game_id: str) -> Response:
    """Write one of the values that are in conflict."""
    form = ChoiceForm(request.form)
    cell = Cell(number(form.round), number(form.deal), text(form.player), text(form.field))
    return tap(game_id, form, lambda pad: choose_value(pad, cell, text(form.value)))
