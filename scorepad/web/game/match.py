"""Taps on the pad of a match: duels, the winner of a round, the sums that decide."""

from collections.abc import Callable

from flask import Blueprint, request
from werkzeug.wrappers import Response
from wtforms import IntegerField, StringField
from wtforms.validators import InputRequired, Length, NumberRange

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import match_of
from scorepad.pad.match import acts
from scorepad.pad.match.state import Match
from scorepad.rules.refusal import Refusal
from scorepad.services.match_writing import log_duel, note_permanent, type_sums
from scorepad.services.write_operations import Act
from scorepad.trick_checker.query import read_duel_query
from scorepad.views.active_cell import PadQuery
from scorepad.views.duel_log import is_decided
from scorepad.web.game.access import writers_game
from scorepad.web.game.begun_duel import keep_duel
from scorepad.web.game.mark_forms import HIGHEST, MatchForm, number, text
from scorepad.web.game.pad import pad_url, show
from scorepad.web.game.responses import tap
from scorepad.web.http.responses import asks_for_fragment, go_to

blueprint = Blueprint("match", __name__, url_prefix="/g/<game_id>")

_SUM = "sum."


def _in_match(cells: Callable[[Match], Cells | Refusal]) -> Act:
    return lambda pad: cells(match_of(pad))


class WonForm(MatchForm):
    """The winners of the round: players' ids with a space between."""

    won = StringField(validators=[InputRequired(), Length(max=80)])


@blueprint.post("/won")
def win(game_id: str) -> Response:
    """Write that a round was won, by one player or by both."""
    form = WonForm(request.form)
    cells = acts.win_round(number(form.round), text(form.won).split())
    return tap(game_id, form, _in_match(lambda _: cells))


@blueprint.post("/sums")
def sums(game_id: str) -> Response:
    """Write the sums of both piles."""
    form = MatchForm(request.form)
    texts = {
        field.removeprefix(_SUM): value
        for field, value in request.form.items()
        if field.startswith(_SUM)
    }
    round_ = number(form.round)
    return tap(game_id, form, _in_match(lambda match: type_sums(match, round_, texts)))


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
        round_, place = number(form.round), form.place.data
        act = _in_match(lambda match: log_duel(match, round_, query, place))
        return tap(game_id, form, act)
    at = PadQuery(field="duel", duel=query)
    response = show(opened, at) if asks_for_fragment() else go_to(pad_url(opened, at))
    keep_duel(response, game_id, opened.pad, query)
    return response


@blueprint.post("/pending")
def pending_card(game_id: str) -> Response:
    """Write that the pending card of a player comes in, or did not after all."""
    form = CardsForm(request.form)
    came_in = text(form.came_in) == "1"
    cells = acts.pending_card(number(form.round), text(form.player), came_in)
    return tap(game_id, form, _in_match(lambda _: cells))


@blueprint.post("/permanent")
def permanent_power(game_id: str) -> Response:
    """Write a Permanent power, or strike it out."""
    form = CardsForm(request.form)
    round_, player, power = number(form.round), text(form.player), text(form.permanent)
    return tap(game_id, form, _in_match(lambda match: note_permanent(match, round_, player, power)))
