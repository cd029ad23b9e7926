"""This round: dealt again, other hands, another dealer."""

from flask import Blueprint, Response, render_template, request
from werkzeug.wrappers import Response as AnyResponse
from wtforms import IntegerField, StringField
from wtforms.validators import InputRequired, Length

from scorepad.play.decisions import Act
from scorepad.play.looking import Look
from scorepad.play.table.this_round import dealt_again, dealt_by, hand_of, this_round_view
from scorepad.rules.refusal import Refusal
from scorepad.web.decisions import DecisionForm, decided, status_of, to_pad, writers_look
from scorepad.web.fragments import private
from scorepad.web.mark_forms import number, text

blueprint = Blueprint("this_round", __name__, url_prefix="/g/<game_id>/round")


class HandForm(DecisionForm):
    """Cards each."""

    value = IntegerField(validators=[InputRequired()])


class DealerForm(DecisionForm):
    """A player's id, and the round that the player deals."""

    round = IntegerField(validators=[InputRequired()])
    value = StringField(validators=[InputRequired(), Length(max=32)])


@blueprint.get("")
def page(game_id: str) -> Response:
    """Return what can be changed in the open round, or in the one asked for."""
    return _show(writers_look(game_id))


@blueprint.post("/deal")
def deal_again(game_id: str) -> AnyResponse:
    """A misdeal."""
    return _answer(game_id, DecisionForm(request.form), dealt_again())


@blueprint.post("/hand")
def change_hand(game_id: str) -> AnyResponse:
    """Another hand size, this once."""
    form = HandForm(request.form)
    return _answer(game_id, form, lambda pad: hand_of(number(form.value))(pad))


@blueprint.post("/dealer")
def change_dealer(game_id: str) -> AnyResponse:
    """Another dealer."""
    form = DealerForm(request.form)
    return _answer(game_id, form, lambda pad: dealt_by(number(form.round), text(form.value))(pad))


def _answer(game_id: str, form: DecisionForm, act: Act) -> AnyResponse:
    outcome = decided(game_id, form, act)
    return _show(outcome.look, outcome.refusal) if outcome.refusal else to_pad(game_id)


def _show(now: Look, refusal: Refusal | None = None) -> Response:
    view = this_round_view(now, request.values.get("round", type=int))
    names = now.pad.names
    html = render_template("this_round/page.html", view=view, refusal=refusal, names=names)
    return private(html, status_of(refusal))
