"""The choice of a value where phones that were apart have written different ones."""

from flask import Blueprint, request
from werkzeug.wrappers import Response
from wtforms import IntegerField, StringField
from wtforms.validators import InputRequired, Length, NumberRange

from scorepad.pad.marks import Cell
from scorepad.services.write_operations import choose_value
from scorepad.web.game.mark_forms import MarkForm, text
from scorepad.web.game.responses import answer

blueprint = Blueprint("conflict_choice", __name__, url_prefix="/g/<game_id>")

_HIGHEST = 99


class ChoiceForm(MarkForm):
    """The cell, and the value chosen for it, as JSON."""

    round = IntegerField(validators=[InputRequired(), NumberRange(0, _HIGHEST)])
    deal = IntegerField(validators=[InputRequired(), NumberRange(0, _HIGHEST)])
    player = StringField(validators=[Length(max=32)])
    field = StringField(validators=[InputRequired(), Length(max=64)])
    value = StringField(validators=[InputRequired(), Length(max=1000)])


@blueprint.post("/settle")
def choose(game_id: str) -> Response:
    """Write one of the values that are in conflict."""
    form = ChoiceForm(request.form)
    cell = Cell(form.round.data or 0, form.deal.data or 0, text(form.player), text(form.field))
    return answer(game_id, form, lambda pad: choose_value(pad, cell, text(form.value)))
