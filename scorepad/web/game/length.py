"""The length of a game: longer, shorter, ended, reopened."""

from flask import Blueprint, Response, render_template, request
from werkzeug.wrappers import Response as AnyResponse
from wtforms import StringField
from wtforms.validators import Length

from scorepad.pad.state import Pad
from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.table_changes import end_act, length_act, reopen_act
from scorepad.services.write_operations import Act
from scorepad.views.active_cell import PadQuery
from scorepad.views.end import end_view
from scorepad.views.length import length_view
from scorepad.views.table_menu import table_view
from scorepad.web.game.mark_forms import DecisionForm, text
from scorepad.web.game.pad import show
from scorepad.web.game.responses import status_of, to_pad, writers_game, written
from scorepad.web.http.responses import private

blueprint = Blueprint("length", __name__, url_prefix="/g/<game_id>/length")


class LengthForm(DecisionForm):
    """The number of rounds in all."""

    rounds = StringField(validators=[Length(max=32)])


@blueprint.get("")
def page(game_id: str) -> Response:
    """Show the length of the game, and what it can be."""
    return _show(writers_game(game_id))


@blueprint.post("")
def change(game_id: str) -> AnyResponse:
    """Change the number of rounds."""
    form = LengthForm(request.form)
    raw = text(form.rounds)
    return _answer(game_id, form, length_act(typed_number(raw), raw), raw)


@blueprint.get("/end")
def ask_end(game_id: str) -> AnyResponse:
    """Show what it means to end the game now."""
    opened = writers_game(game_id)
    view = table_view(opened)
    if view.end is None:
        return to_pad(game_id)
    standings = end_view(opened, None).ranking
    return private(render_template("length/end.html", view=view, standings=standings))


@blueprint.post("/end")
def end(game_id: str) -> AnyResponse:
    """End the game now."""
    return _answer(game_id, DecisionForm(request.form), end_act)


@blueprint.post("/reopen")
def reopen(game_id: str) -> AnyResponse:
    """Let a game that was ended go on."""
    return _answer(game_id, DecisionForm(request.form), reopen_act)


def _answer(game_id: str, form: DecisionForm, act: Act, raw: str = "") -> AnyResponse:
    outcome = written(game_id, form, act)
    if outcome.refusal is None:
        return to_pad(game_id)
    opened, refusal = outcome.opened, outcome.refusal
    if isinstance(opened.pad, Pad):
        return _show(opened, refusal, raw)
    return show(opened, PadQuery(), refusal=refusal, status=status_of(refusal))


def _show(opened: OpenedGame, refusal: Refusal | None = None, raw: str = "") -> Response:
    html = render_template(
        "length/page.html",
        view=length_view(opened),
        refusal=refusal,
        typed=raw,
        names=opened.pad.names,
    )
    return private(html, status_of(refusal))
