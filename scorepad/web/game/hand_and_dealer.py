"""The changes of one round: a misdeal, another hand size, another dealer."""

from flask import Blueprint, request
from flask.typing import ResponseReturnValue
from wtforms import IntegerField, StringField
from wtforms.validators import InputRequired, Length

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad, as_trick_pad
from scorepad.rules.refusal import Refusal
from scorepad.services import table_changes
from scorepad.services.access import OpenedGame
from scorepad.views.schedule import hand_and_dealer_view
from scorepad.web.game.access import writers_game
from scorepad.web.game.mark_forms import LARGEST_HAND, VersionedForm, no_number, number, text
from scorepad.web.game.responses import decide, show_form

blueprint = Blueprint("hand_and_dealer", __name__, url_prefix="/g/<game_id>/round")


class HandForm(VersionedForm):
    """The number of cards for each player."""

    value = IntegerField(validators=[InputRequired()])

    def unreadable(self) -> Refusal:
        """Return the range of the number if nothing else is wrong."""
        if set(self.errors) != {"value"}:
            return super().unreadable()
        return no_number(self.value, 1, LARGEST_HAND)


class DealerForm(VersionedForm):
    """A player's id, and the round that the player deals."""

    round = IntegerField(validators=[InputRequired()])
    value = StringField(validators=[InputRequired(), Length(max=32)])


@blueprint.get("")
def page(game_id: str) -> ResponseReturnValue:
    """Show what can be changed in the open round, or in the one asked for."""
    return _show(writers_game(game_id))


@blueprint.post("/deal")
def deal_again(game_id: str) -> ResponseReturnValue:
    """Write a misdeal: the round is dealt again."""
    form = VersionedForm(request.form)
    return decide(game_id, form, lambda pad: table_changes.deal_again(as_trick_pad(pad)), _show)


@blueprint.post("/hand")
def change_hand(game_id: str) -> ResponseReturnValue:
    """Change the hand size of the open round only."""
    form = HandForm(request.form)
    hand = number(form.value)
    return decide(
        game_id, form, lambda pad: table_changes.change_hand(as_trick_pad(pad), hand), _show
    )


@blueprint.post("/dealer")
def change_dealer(game_id: str) -> ResponseReturnValue:
    """Change the dealer."""
    form = DealerForm(request.form)
    round_, dealer = number(form.round), text(form.value)

    def act(pad: AnyPad) -> Cells | Refusal:
        return table_changes.change_dealer(as_trick_pad(pad), round_, dealer)

    return decide(game_id, form, act, _show)


def _show(opened: OpenedGame, refusal: Refusal | None = None) -> ResponseReturnValue:
    view = hand_and_dealer_view(opened, request.values.get("round", type=int))
    return show_form("hand_and_dealer/page.html", opened, refusal, view=view)
