"""Taps on the pad of a match: duels, the winner of a round, the sums that decide."""

from collections.abc import Callable

from flask import Blueprint, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response
from wtforms import IntegerField, StringField
from wtforms.validators import AnyOf, InputRequired, Length, NumberRange

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import as_match
from scorepad.pad.match import acts
from scorepad.pad.match.state import Match
from scorepad.rules.refusal import Refusal
from scorepad.services import match_writing
from scorepad.services.match_writing import log_duel, note_permanent, type_sums
from scorepad.services.write_operations import Act
from scorepad.trick_checker.query import read_duel_query
from scorepad.views.active_cell import PadQuery
from scorepad.views.duel_log import is_decided, told_of
from scorepad.web.game.access import OWN, players_game, writers_game
from scorepad.web.game.begun_duel import keep_duel
from scorepad.web.game.mark_forms import HIGHEST, LateForm, MatchForm, number, text
from scorepad.web.game.pad import pad_url, show
from scorepad.web.game.responses import next_pad_query, tap
from scorepad.web.http.responses import asks_for_fragment, go_to

blueprint = Blueprint("match", __name__, url_prefix="/g/<game_id>")

_SUM = "sum."


def _in_match(cells: Callable[[Match], Cells | Refusal]) -> Act:
    return lambda pad: cells(as_match(pad))


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
    """Read a tap on a key of the duel that is being fought; write the duel once it is decided."""
    form, query = FightForm(request.form), read_duel_query(request.form)
    opened = writers_game(game_id)
    match, round_, place = as_match(opened.pad), number(form.round), form.place.data
    told = told_of(match, round_, place, query)
    if told is None:
        at = next_pad_query(opened)
        return show(opened, at) if asks_for_fragment() else go_to(pad_url(opened, at))
    if is_decided(match, told):
        act = _in_match(lambda match: log_duel(match, round_, told, place))
        return tap(game_id, form, act)
    own = request.form.get("at") == OWN
    at = PadQuery(field=OWN if own else "duel", duel=told)
    response = show(opened, at) if asks_for_fragment() else go_to(pad_url(opened, at))
    keep_duel(response, game_id, opened.pad, told)
    return response


@blueprint.post("/pending")
def pending_card(game_id: str) -> Response:
    """Write that the pending card of a player comes in, or did not after all."""
    form = CardsForm(request.form)
    came_in = text(form.came_in) == "1"
    cells = acts.pending_card(number(form.round), text(form.player), came_in)
    return tap(game_id, form, _in_match(lambda _: cells))


class OrderForm(LateForm, FightForm):
    """The card for a ``place`` of the order of ``player``, whose own phone this is or was.

    ``card`` is a known one, as "Fire.5", or "" to take back the one in that place. Without it, the
    card is new: ``element`` is its element, and ``value`` the key that was tapped, or ``other`` was
    typed. ``twice`` says what is meant if the same card is in another place.
    """

    player = StringField(validators=[Length(max=32)])
    card = StringField(validators=[Length(max=40)])
    element = StringField(validators=[Length(max=32)])
    value = StringField(validators=[Length(max=8)])
    other = StringField(validators=[Length(max=8)])
    twice = StringField(default="", validators=[AnyOf(["", "second", "swap"])])

    def meant(self) -> tuple[str, str] | None:
        """Return the element and the value of the card, ``None`` to take one back."""
        if "card" not in request.form:
            return text(self.element), text(self.value) or text(self.other)
        element, _, value = text(self.card).partition(".")
        return (element, value) if element else None


@blueprint.post("/order")
def place_card(game_id: str) -> ResponseReturnValue:
    """Put a card of the player whose own phone this is into its order, or take it back."""
    form, opened = OrderForm(request.form), players_game(game_id)
    # A phone may send what it tapped for the player whose seat it has lost since.
    named = "" if opened.writes else text(form.player)
    player = named or opened.player
    if not player:
        return go_to(url_for("own_phones.page", game_id=game_id))
    round_, place = number(form.round), number(form.place)
    card, twice = form.meant(), text(form.twice)
    act = _in_match(
        lambda match: match_writing.place_card(match, round_, player, place, card, twice)
    )
    return tap(game_id, form, act, own=True)


@blueprint.post("/turn")
def turn_up(game_id: str) -> ResponseReturnValue:
    """Turn up the cards of the next duel, on the own phone of one of the players or on the pad."""
    opened, form = players_game(game_id), MatchForm(request.form)
    round_ = number(form.round)
    act = _in_match(lambda match: match_writing.turn_up(match, round_))
    if not opened.player and not (opened.writes and request.form.get("at") != OWN):
        return go_to(url_for("own_phones.page", game_id=game_id))
    return tap(game_id, form, act, own=True)


@blueprint.post("/permanent")
def permanent_power(game_id: str) -> Response:
    """Write a Permanent power, or strike it out."""
    form = CardsForm(request.form)
    round_, player, power = number(form.round), text(form.player), text(form.permanent)
    return tap(game_id, form, _in_match(lambda match: note_permanent(match, round_, player, power)))
