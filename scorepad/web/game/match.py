"""Taps on the pad of a match: duels, the winner of a round, the sums that decide."""

from flask import Blueprint, request
from werkzeug.wrappers import Response
from wtforms import IntegerField, StringField
from wtforms.validators import InputRequired, Length, NumberRange

from scorepad.pad.any_pad import match_of
from scorepad.services.match_writing import duel_act, pending_act, permanent_act, sums_act, win_act
from scorepad.trick_checker.query import read_duel_query
from scorepad.views.active_cell import PadQuery
from scorepad.views.duel_log import is_decided
from scorepad.web.game.access import writers_game
from scorepad.web.game.mark_forms import HIGHEST, MatchForm, number, text
from scorepad.web.game.pad import pad_url, show
from scorepad.web.game.responses import tap
from scorepad.web.http.responses import asks_for_fragment, go_to

blueprint = Blueprint("match", __name__, url_prefix="/g/<game_id>")

_SUM = "sum."


class WonForm(MatchForm):
    """The winners of the round: players' ids with a space between."""

    won = StringField(validators=[InputRequired(), Length(max=80)])


@blueprint.post("/won")
def win(game_id: str) -> Response:
    """Write that a round was won, by one player or by both."""
    form = WonForm(request.form)
    act = win_act(number(form.round), text(form.won).split())
    return tap(game_id, form, act)


@blueprint.post("/sums")
def sums(game_id: str) -> Response:
    """Write the sums of both piles."""
    form = MatchForm(request.form)
    texts = {
        field.removeprefix(_SUM): value
        for field, value in request.form.items()
        if field.startswith(_SUM)
    }
    return tap(game_id, form, sums_act(number(form.round), texts))


class FightForm(MatchForm):
    """A key of a duel, which is number ``place`` of its round."""

    place = IntegerField(validators=[InputRequired(), NumberRange(1, HIGHEST)])


class CardsForm(MatchForm):
    """The notes on one player's cards."""

    player = StringField(validators=[InputRequired(), Length(max=32)])
    came_in = StringField(validators=[Length(max=1)])
    permanent = StringField(validators=[Length(max=200)])


@blueprint.post("/duels")
def fight(game_id: str) -> Response:
    """Take a key of the duel that is being fought; the duel is written once it is decided."""
    form, query = FightForm(request.form), read_duel_query(request.form)
    opened = writers_game(game_id)
    if is_decided(match_of(opened.pad), query):
        act = duel_act(number(form.round), query, form.place.data)
        return tap(game_id, form, act)
    at = PadQuery(field="duel", duel=query)
    return show(opened, at) if asks_for_fragment() else go_to(pad_url(opened, at))


@blueprint.post("/pending")
def pending_card(game_id: str) -> Response:
    """Write that the pending card of a player comes in, or did not after all."""
    form = CardsForm(request.form)
    act = pending_act(number(form.round), text(form.player), text(form.came_in) == "1")
    return tap(game_id, form, act)


@blueprint.post("/permanent")
def permanent_power(game_id: str) -> Response:
    """Write a Permanent power, or strike it out."""
    form = CardsForm(request.form)
    act = permanent_act(number(form.round), text(form.player), text(form.permanent))
    return tap(game_id, form, act)
