"""Points given or taken by hand."""

from flask import Blueprint, Response, render_template, request
from werkzeug.wrappers import Response as AnyResponse
from wtforms import IntegerField, StringField
from wtforms.validators import AnyOf, InputRequired, Length

from scorepad.play.looking import Look
from scorepad.play.table.points_by_hand import given, points_view, taken_back
from scorepad.play.typed import typed_number
from scorepad.rules.refusal import Code, Refusal
from scorepad.web.decisions import DecisionForm, decided, status_of, to_pad, writers_look
from scorepad.web.fragments import private
from scorepad.web.mark_forms import number, text

blueprint = Blueprint("points", __name__, url_prefix="/g/<game_id>/points")

_ABOUT_WHY = {Code.WHY_MISSING, Code.WHY_TOO_LONG}


class PointsForm(DecisionForm):
    """How many, added or taken, and why."""

    sign = StringField(default="+", validators=[AnyOf(["+", "-"])])
    points = StringField(validators=[Length(max=32)])
    why = StringField(validators=[Length(max=500)])


class BackForm(DecisionForm):
    """The round in which the points stand."""

    round = IntegerField(validators=[InputRequired()])


@blueprint.get("")
def page(game_id: str) -> Response:
    """Return what stands, and for whom more can be written."""
    return _show(writers_look(game_id))


@blueprint.get("/<player>")
def of_player(game_id: str, player: str) -> Response:
    """The form for one player's points."""
    return _show(writers_look(game_id), player)


@blueprint.post("/<player>")
def give(game_id: str, player: str) -> AnyResponse:
    """Points added or taken."""
    form = PointsForm(request.form)
    points = typed_number(text(form.points))
    if points is not None and form.sign.data == "-":
        points = -points
    outcome = decided(game_id, form, given(player, points, text(form.why)))
    if outcome.refusal is None:
        return to_pad(game_id)
    return _show(outcome.look, player, outcome.refusal, form)


@blueprint.post("/<player>/back")
def take_back(game_id: str, player: str) -> AnyResponse:
    """Points by hand taken back."""
    form = BackForm(request.form)
    outcome = decided(game_id, form, lambda pad: taken_back(number(form.round), player)(pad))
    return _show(outcome.look, refusal=outcome.refusal) if outcome.refusal else to_pad(game_id)


def _show(
    now: Look, player: str = "", refusal: Refusal | None = None, form: PointsForm | None = None
) -> Response:
    known = player in now.pad.totals
    html = render_template(
        "points/player.html" if known else "points/page.html",
        view=points_view(now, player if known else ""),
        form=form or PointsForm(),
        refusal=refusal,
        about_why=refusal is not None and refusal.code in _ABOUT_WHY,
        names=now.pad.names,
    )
    return private(html, status_of(refusal))
