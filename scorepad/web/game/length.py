"""The length of a game: longer, shorter, ended, reopened."""

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue
from wtforms import StringField
from wtforms.validators import Length

from scorepad.pad import acts
from scorepad.pad.any_pad import as_trick_pad
from scorepad.pad.state import Pad
from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.table_changes import change_length
from scorepad.services.table_changes import reopen as reopen_cells
from scorepad.views.active_cell import PadQuery
from scorepad.views.end import end_view
from scorepad.views.schedule import length_view
from scorepad.views.table_menu import table_view
from scorepad.web.game.access import writers_game
from scorepad.web.game.mark_forms import VersionedForm, text
from scorepad.web.game.pad import show
from scorepad.web.game.responses import decide, show_form, status_of, to_pad

blueprint = Blueprint("length", __name__, url_prefix="/g/<game_id>/length")


class LengthForm(VersionedForm):
    """The number of rounds in all."""

    rounds = StringField(validators=[Length(max=32)])


@blueprint.get("")
def page(game_id: str) -> ResponseReturnValue:
    """Show the length of the game, and what it can be."""
    return _show(writers_game(game_id))


@blueprint.post("")
def change(game_id: str) -> ResponseReturnValue:
    """Change the number of rounds."""
    form = LengthForm(request.form)
    raw = text(form.rounds)
    rounds = typed_number(raw)
    return decide(
        game_id, form, lambda pad: change_length(as_trick_pad(pad), rounds, raw), _refused
    )


@blueprint.get("/end")
def ask_end(game_id: str) -> ResponseReturnValue:
    """Show what it means to end the game now."""
    opened = writers_game(game_id)
    view = table_view(opened)
    if view.end is None:
        return to_pad(game_id)
    standings = end_view(opened, None).ranking
    return render_template("length/end.html", view=view, standings=standings)


@blueprint.post("/end")
def end(game_id: str) -> ResponseReturnValue:
    """End the game now."""
    return decide(game_id, VersionedForm(request.form), acts.end, _refused)


@blueprint.post("/reopen")
def reopen(game_id: str) -> ResponseReturnValue:
    """Let a game that was ended go on."""
    return decide(game_id, VersionedForm(request.form), reopen_cells, _refused)


def _refused(opened: OpenedGame, refusal: Refusal) -> ResponseReturnValue:
    if isinstance(opened.pad, Pad):
        return _show(opened, refusal)
    return show(opened, PadQuery(), refusal=refusal, status=status_of(refusal))


def _show(opened: OpenedGame, refusal: Refusal | None = None) -> ResponseReturnValue:
    typed = request.form.get("rounds", "")
    return show_form("length/page.html", opened, refusal, view=length_view(opened), typed=typed)
