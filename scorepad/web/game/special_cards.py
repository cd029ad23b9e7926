"""The effects of special cards in a round: the Bomb and the Cloud."""

from flask import Blueprint, request
from werkzeug.wrappers import Response

from scorepad.pad import acts
from scorepad.pad.state import Pad, Round
from scorepad.rules.refusal import Code, Refusal
from scorepad.web.game.mark_forms import SAID, BombForm, BombResultForm, CloudForm, number, text
from scorepad.web.game.responses import answer, in_round

blueprint = Blueprint("special_cards", __name__, url_prefix="/g/<game_id>")


@blueprint.post("/results/bomb")
def correct_for_bomb(game_id: str) -> Response:
    """Write a corrected result that changes alone: the Bomb fell, or did not."""
    form = BombResultForm(request.form)

    def act(_: Pad, round_: Round) -> acts.Cells:
        fell = SAID[text(form.fell)]
        return acts.correct_with_bomb(round_, text(form.player), number(form.tricks), fell=fell)

    return answer(game_id, form, in_round(form, act))


@blueprint.post("/bomb")
def bomb(game_id: str) -> Response:
    """Write whether the Bomb fell in the round."""
    form = BombForm(request.form)

    def act(_: Pad, round_: Round) -> acts.Cells:
        return acts.bomb_fell(round_, SAID.get(text(form.fell)))

    return answer(game_id, form, in_round(form, act))


@blueprint.post("/cloud")
def cloud(game_id: str) -> Response:
    """Write a bid that the Cloud changed by one."""
    form = CloudForm(request.form)

    def act(_: Pad, round_: Round) -> acts.Cells | Refusal:
        player = text(form.player)
        if player not in round_.boxes:
            return Refusal(Code.NOT_AT_THE_TABLE, {"player": player})
        return acts.change_bid(round_, player, number(form.by))

    return answer(game_id, form, in_round(form, act))
