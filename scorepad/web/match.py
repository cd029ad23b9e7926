"""What is tapped on the pad of a match: duels, who won a round, the sums that decide."""

from flask import Blueprint, request
from werkzeug.wrappers import Response
from wtforms import IntegerField, StringField
from wtforms.validators import InputRequired, Length, NumberRange

from scorepad.play.kinds import match_of
from scorepad.play.match.duel_asked import read_duel_asked
from scorepad.play.match.entries import duel_written, pending, permanent, summed, won
from scorepad.play.match.following import is_decided
from scorepad.play.pad.light import At
from scorepad.web.decisions import writers_look
from scorepad.web.fragments import asks_for_fragment, go_to
from scorepad.web.mark_forms import MarkForm, text
from scorepad.web.pad import address, show
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


class FightForm(MatchForm):
    """A key of a duel, which is number ``place`` of its round."""

    place = IntegerField(validators=[InputRequired(), NumberRange(1, 99)])


class CardsForm(MatchForm):
    """What is noted of one player's cards."""

    player = StringField(validators=[InputRequired(), Length(max=32)])
    came_in = StringField(validators=[Length(max=1)])
    permanent = StringField(validators=[Length(max=200)])


@blueprint.post("/duels")
def fight(game_id: str) -> Response:
    """A key of the duel that is being fought: written down once it is decided."""
    form, asked = FightForm(request.form), read_duel_asked(request.form)
    now = writers_look(game_id)
    if is_decided(match_of(now.pad), asked):
        act = duel_written(form.round.data or 0, asked, form.place.data)
        return answer(game_id, form, act)
    at = At(field="duel", duel=asked)
    return show(now, at) if asks_for_fragment() else go_to(address(now, at))


@blueprint.post("/pending")
def pending_card(game_id: str) -> Response:
    """The pending card of a player comes in, or did not after all."""
    form = CardsForm(request.form)
    act = pending(form.round.data or 0, text(form.player), text(form.came_in) == "1")
    return answer(game_id, form, act)


@blueprint.post("/permanent")
def permanent_power(game_id: str) -> Response:
    """A Permanent power noted, or struck out."""
    form = CardsForm(request.form)
    act = permanent(form.round.data or 0, text(form.player), text(form.permanent))
    return answer(game_id, form, act)
