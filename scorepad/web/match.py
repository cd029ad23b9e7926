"""What is tapped on the pad of a match: who won a round, and the sums that decide."""

from flask import Blueprint, request
from werkzeug.wrappers import Response
from wtforms import IntegerField, StringField
from wtforms.validators import InputRequired, Length, NumberRange

from scorepad.play.match.entries import summed, won
from scorepad.web.mark_forms import MarkForm, text
from scorepad.web.taps import answer

blueprint = Blueprint("match", __name__, url_prefix="/g/<game_id>")

_SUM = "sum."


class MatchForm(MarkForm):
    """A mark in one round of a match."""

    round = IntegerField(validators=[InputRequired(), NumberRange(1, 99)])


class WonForm(MatchForm):
    """Who won the round: players' ids with a space between."""

    won = StringField(validators=[InputRequired(), Length(max=80)])


@blueprint.post("/won")
def win(game_id: str) -> Response:
    """A round won, by one player or by both."""
    form = WonForm(request.form)
    act = won(form.round.data or 0, text(form.won).split())
    return answer(game_id, form, act)


@blueprint.post("/sums")
def sums(game_id: str) -> Response:
    """The sums of both piles."""
    form = MatchForm(request.form)
    typed = {
        field.removeprefix(_SUM): value
        for field, value in request.form.items()
        if field.startswith(_SUM)
    }
    return answer(game_id, form, summed(form.round.data or 0, typed))
