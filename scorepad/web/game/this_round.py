"""The changes of one round: dealt again, other hands, another dealer."""

from flask import Blueprint, Response, render_template, request
from werkzeug.wrappers import Response as AnyResponse
from wtforms import IntegerField, StringField
from wtforms.validators import InputRequired, Length

from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.fates import Act
from scorepad.services.table_changes import dealer_act, hand_act, redeal_act
from scorepad.views.this_round import this_round_view
from scorepad.web.game.mark_forms import LARGEST_HAND, DecisionForm, no_number, number, text
from scorepad.web.game.responses import status_of, to_pad, writers_game, written
from scorepad.web.http.responses import private

blueprint = Blueprint("this_round", __name__, url_prefix="/g/<game_id>/round")


class HandForm(DecisionForm):
    """The number of cards for each player."""

    value = IntegerField(validators=[InputRequired()])

    def unreadable(self) -> Refusal:
        """Return the range of the number where nothing else is wrong."""
        if set(self.errors) != {"value"}:
            return super().unreadable()
        return no_number(self.value, 1, LARGEST_HAND)


class DealerForm(DecisionForm):
    """A player's id, and the round that the player deals."""

    round = IntegerField(validators=[InputRequired()])
    value = StringField(validators=[InputRequired(), Length(max=32)])


@blueprint.get("")
def page(game_id: str) -> Response:
    """Show what can be changed in the open round, or in the one asked for."""
    return _show(writers_game(game_id))


@blueprint.post("/deal")
def deal_again(game_id: str) -> AnyResponse:
    """Write a misdeal: the round is dealt again."""
    return _answer(game_id, DecisionForm(request.form), redeal_act())


@blueprint.post("/hand")
def change_hand(game_id: str) -> AnyResponse:
    """Change the hand size, this once."""
    form = HandForm(request.form)
    return _answer(game_id, form, lambda pad: hand_act(number(form.value))(pad))


@blueprint.post("/dealer")
def change_dealer(game_id: str) -> AnyResponse:
    """Change the dealer."""
    form = DealerForm(request.form)
    return _answer(game_id, form, lambda pad: dealer_act(number(form.round), text(form.value))(pad))


def _answer(game_id: str, form: DecisionForm, act: Act) -> AnyResponse:
    outcome = written(game_id, form, act)
    return _show(outcome.opened, outcome.refusal) if outcome.refusal else to_pad(game_id)


def _show(opened: OpenedGame, refusal: Refusal | None = None) -> Response:
    view = this_round_view(opened, request.values.get("round", type=int))
    names = opened.pad.names
    html = render_template("this_round/page.html", view=view, refusal=refusal, names=names)
    return private(html, status_of(refusal))
