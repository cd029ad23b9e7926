"""The length of a game: longer, shorter, ended, reopened."""

from flask import Blueprint, Response, render_template, request
from werkzeug.wrappers import Response as AnyResponse
from wtforms import StringField
from wtforms.validators import Length

from scorepad.play.decisions import Act
from scorepad.play.end_view import end_view
from scorepad.play.kinds import by_kind
from scorepad.play.looking import Look
from scorepad.play.pad.light import At
from scorepad.play.table.length import ended, lasting, length_view, reopened
from scorepad.play.table.menu import table_view
from scorepad.play.typed import typed_number
from scorepad.rules.refusal import Refusal
from scorepad.web.decisions import DecisionForm, decided, status_of, to_pad, writers_look
from scorepad.web.fragments import private
from scorepad.web.mark_forms import text
from scorepad.web.pad import show

blueprint = Blueprint("length", __name__, url_prefix="/g/<game_id>/length")


class LengthForm(DecisionForm):
    """The number of rounds in all."""

    rounds = StringField(validators=[Length(max=32)])


@blueprint.get("")
def page(game_id: str) -> Response:
    """The length of the game, and what it can be."""
    return _show(writers_look(game_id))


@blueprint.post("")
def change(game_id: str) -> AnyResponse:
    """Another number of rounds."""
    form = LengthForm(request.form)
    typed = text(form.rounds)
    return _answer(game_id, form, lasting(typed_number(typed), typed), typed)


@blueprint.get("/end")
def ask_end(game_id: str) -> AnyResponse:
    """Return what it means to end the game now."""
    now = writers_look(game_id)
    view = table_view(now)
    if view.end is None:
        return to_pad(game_id)
    standings = end_view(now, None).ranking
    return private(render_template("length/end.html", view=view, standings=standings))


@blueprint.post("/end")
def end(game_id: str) -> AnyResponse:
    """The game ended now."""
    return _answer(game_id, DecisionForm(request.form), ended)


@blueprint.post("/reopen")
def reopen(game_id: str) -> AnyResponse:
    """A game that was ended goes on."""
    return _answer(game_id, DecisionForm(request.form), reopened)


def _answer(game_id: str, form: DecisionForm, act: Act, typed: str = "") -> AnyResponse:
    outcome = decided(game_id, form, act)
    if outcome.refusal is None:
        return to_pad(game_id)
    now, refusal = outcome.look, outcome.refusal
    return by_kind(
        now.pad,
        tricks=lambda _: _show(now, refusal, typed),
        match=lambda _: show(now, At(), refusal=refusal, status=status_of(refusal)),
    )


def _show(now: Look, refusal: Refusal | None = None, typed: str = "") -> Response:
    html = render_template(
        "length/page.html", view=length_view(now), refusal=refusal, typed=typed, names=now.pad.names
    )
    return private(html, status_of(refusal))
