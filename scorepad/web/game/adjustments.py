"""Points given or taken by hand."""

from flask import Blueprint, Response, render_template, request
from werkzeug.wrappers import Response as AnyResponse
from wtforms import IntegerField, StringField
from wtforms.validators import AnyOf, InputRequired, Length

from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.table_changes import adjustment_act, remove_adjustment_act
from scorepad.views.adjustments import adjustments_view
from scorepad.web.game.mark_forms import DecisionForm, number, text
from scorepad.web.game.responses import status_of, to_pad, writers_game, written
from scorepad.web.http.responses import private

blueprint = Blueprint("adjustments", __name__, url_prefix="/g/<game_id>/points")

_ABOUT_WHY = {Code.WHY_MISSING, Code.WHY_TOO_LONG}


class AdjustmentForm(DecisionForm):
    """The number of points, added or taken, and the reason."""

    sign = StringField(default="+", validators=[AnyOf(["+", "-"])])
    points = StringField(validators=[Length(max=32)])
    why = StringField(validators=[Length(max=500)])


class BackForm(DecisionForm):
    """The round in which the points stand."""

    round = IntegerField(validators=[InputRequired()])


@blueprint.get("")
def page(game_id: str) -> Response:
    """Show the points given by hand, and the players for whom more can be written."""
    return _show(writers_game(game_id))


@blueprint.get("/<player>")
def of_player(game_id: str, player: str) -> Response:
    """Show the form for one player's points."""
    return _show(writers_game(game_id), player)


@blueprint.post("/<player>")
def give(game_id: str, player: str) -> AnyResponse:
    """Add points to a player's, or take some."""
    form = AdjustmentForm(request.form)
    points = typed_number(text(form.points))
    if points is not None and form.sign.data == "-":
        points = -points
    outcome = written(game_id, form, adjustment_act(player, points, text(form.why)))
    if outcome.refusal is None:
        return to_pad(game_id)
    return _show(outcome.opened, player, outcome.refusal, form)


@blueprint.post("/<player>/back")
def take_back(game_id: str, player: str) -> AnyResponse:
    """Take back points that were given by hand."""
    form = BackForm(request.form)
    outcome = written(
        game_id, form, lambda pad: remove_adjustment_act(number(form.round), player)(pad)
    )
    return _show(outcome.opened, refusal=outcome.refusal) if outcome.refusal else to_pad(game_id)


def _show(
    opened: OpenedGame,
    player: str = "",
    refusal: Refusal | None = None,
    form: AdjustmentForm | None = None,
) -> Response:
    known = player in opened.pad.totals
    html = render_template(
        "adjustments/player.html" if known else "adjustments/page.html",
        view=adjustments_view(opened, player if known else ""),
        form=form or AdjustmentForm(),
        refusal=refusal,
        about_why=refusal is not None and refusal.code in _ABOUT_WHY,
        names=opened.pad.names,
    )
    return private(html, status_of(refusal))
