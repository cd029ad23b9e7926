"""Points given or taken by hand."""

from flask import Blueprint, request
from flask.typing import ResponseReturnValue
from wtforms import IntegerField, StringField
from wtforms.validators import AnyOf, InputRequired, Length

from scorepad.pad.any_pad import as_trick_pad
from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.table_changes import give_points, take_points_back
from scorepad.views.adjustments import adjustments_view
from scorepad.web.game.access import writers_game
from scorepad.web.game.mark_forms import VersionedForm, number, text
from scorepad.web.game.responses import decide, show_form

blueprint = Blueprint("adjustments", __name__, url_prefix="/g/<game_id>/points")

_ABOUT_WHY = {Code.WHY_MISSING, Code.WHY_TOO_LONG}


class AdjustmentForm(VersionedForm):
    """The number of points, added or taken, and the reason."""

    sign = StringField(default="+", validators=[AnyOf(["+", "-"])])
    points = StringField(validators=[Length(max=32)])
    why = StringField(validators=[Length(max=500)])


class BackForm(VersionedForm):
    """The round of the points."""

    round = IntegerField(validators=[InputRequired()])


@blueprint.get("")
def page(game_id: str) -> ResponseReturnValue:
    """Show the points given by hand, and the players for whom more can be written."""
    return _show(writers_game(game_id))


@blueprint.get("/<player>")
def of_player(game_id: str, player: str) -> ResponseReturnValue:
    """Show the form for one player's points."""
    return _show(writers_game(game_id), player=player)


@blueprint.post("/<player>")
def give(game_id: str, player: str) -> ResponseReturnValue:
    """Add points to a player's, or take some."""
    form = AdjustmentForm(request.form)
    points = typed_number(text(form.points))
    if points is not None and form.sign.data == "-":
        points = -points
    return decide(
        game_id,
        form,
        lambda pad: give_points(as_trick_pad(pad), player, points, text(form.why)),
        lambda opened, refusal: _show(opened, refusal, player, form),
    )


@blueprint.post("/<player>/back")
def take_back(game_id: str, player: str) -> ResponseReturnValue:
    """Take back points that were given by hand."""
    form = BackForm(request.form)
    cells = take_points_back(number(form.round), player)
    return decide(game_id, form, cells, _show)


def _show(
    opened: OpenedGame,
    refusal: Refusal | None = None,
    player: str = "",
    form: AdjustmentForm | None = None,
) -> ResponseReturnValue:
    known = player in opened.pad.totals
    return show_form(
        "adjustments/player.html" if known else "adjustments/page.html",
        opened,
        refusal,
        view=adjustments_view(opened, player if known else ""),
        form=form or AdjustmentForm(),
        about_why=refusal is not None and refusal.code in _ABOUT_WHY,
    )
