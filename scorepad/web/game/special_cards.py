"""The effects of special cards in a round, and what players declare besides bid and bonus."""

from flask import Blueprint, request
from werkzeug.wrappers import Response

from scorepad.pad import acts
from scorepad.pad.any_pad import AnyPad, as_trick_pad
from scorepad.pad.state import Phase, Round
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.table_changes import deal_of
from scorepad.views.active_cell import PadQuery
from scorepad.web.game.mark_forms import (
    BOMB_ANSWERS,
    BombForm,
    BombResultForm,
    CapturesForm,
    CloudForm,
    DeclarationForm,
    number,
    text,
)
from scorepad.web.game.responses import follow_up, in_round, is_from_sheet, submit, tap

blueprint = Blueprint("special_cards", __name__, url_prefix="/g/<game_id>")


@blueprint.post("/results/bomb")
def correct_for_bomb(game_id: str) -> Response:
    """Write a corrected result that changes alone: the Bomb fell, or did not."""
    form = BombResultForm(request.form)

    def cells(round_: Round) -> acts.Cells:
        fell = BOMB_ANSWERS[text(form.fell)]
        return acts.correct_with_bomb(round_, text(form.player), number(form.tricks), fell=fell)

    return tap(game_id, form, in_round(form, cells))


@blueprint.post("/bomb")
def bomb(game_id: str) -> Response:
    """Write whether the Bomb fell in the round."""
    form = BombForm(request.form)
    fell = BOMB_ANSWERS.get(text(form.fell))

    def act(pad: AnyPad) -> acts.Cells | Refusal:
        now = as_trick_pad(pad).current
        round_ = deal_of(as_trick_pad(pad), number(form.round), number(form.deal))
        if isinstance(round_, Refusal):
            return round_
        # A result that was corrected meanwhile has closed the round: none of them is wrong.
        if now is not None and _is_answered(round_, fell):
            return Refusal(Code.ROUND_NOT_OPEN, {"round": round_.number, "open": now.number})
        return acts.bomb_fell(round_, fell)

    return tap(game_id, form, act, own=True)


def _is_answered(round_: Round, fell: bool | int | None) -> bool:
    """Return whether typed results have ended the round, and contradict what the form says."""
    follows = any(box.inferred for box in round_.boxes.values())
    return round_.phase is Phase.DONE and not follows and round_.untaken != fell


@blueprint.post("/cloud")
def cloud(game_id: str) -> Response:
    """Write a bid that the Cloud changed by one."""
    form = CloudForm(request.form)
    player = text(form.player)

    def cells(round_: Round) -> acts.Cells | Refusal:
        if player not in round_.boxes:
            return Refusal(Code.NOT_AT_THE_TABLE, {"player": player})
        return acts.change_bid(round_, player, form.meant())

    return tap(game_id, form, in_round(form, cells))


@blueprint.post("/captures")
def captures(game_id: str) -> Response:
    """Write a bonus with the cards that won it; the next tap adds to it."""
    form = CapturesForm(request.form)

    def cells(round_: Round) -> acts.Cells:
        bonus, won = form.meant()
        return acts.win_bonus(round_, text(form.player), bonus, won)

    at = PadQuery(number(form.round), "bonus", text(form.player), from_sheet=is_from_sheet())
    return follow_up(submit(game_id, form, in_round(form, cells)), at)


@blueprint.post("/extras")
def declare(game_id: str) -> Response:
    """Write a cannonball, a wager or an alliance, or take it back."""
    form = DeclarationForm(request.form)

    def cells(round_: Round) -> acts.Cells:
        field, value = form.meant()
        return acts.enter(round_.number, round_.deal, text(form.player), field, value)

    return tap(game_id, form, in_round(form, cells))
