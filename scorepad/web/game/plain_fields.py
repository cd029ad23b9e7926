"""The fields that need no form of their own."""

from flask import Blueprint, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import HiddenField, IntegerField, StringField
from wtforms.validators import Length, NumberRange

from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.table_changes import write_plain
from scorepad.views.plain_fields import plain_field_view
from scorepad.web.game.access import writers_game
from scorepad.web.game.mark_forms import HIGHEST, VersionedForm, number, text
from scorepad.web.game.responses import show_form, submit, to_pad
from scorepad.web.http.responses import go_to, local_path

_END = "end"

blueprint = Blueprint("plain_fields", __name__, url_prefix="/g/<game_id>/fields")


class PlainFieldForm(VersionedForm):
    """A value as it was typed, and the round and the player whom it is about, if any.

    ``back`` is the page that comes after it: "end", a path, or "" for the pad. What is tapped in a
    list of games has not ``seen`` any mark, and is about the game as it is.
    """

    seen = HiddenField(validators=[Length(max=64)])
    round = IntegerField(default=0, validators=[NumberRange(0, HIGHEST)])
    player = StringField(validators=[Length(max=32)])
    value = StringField(validators=[Length(max=4000)])
    back = StringField(validators=[Length(max=500)])


@blueprint.get("/<field>")
def page(game_id: str, field: str) -> ResponseReturnValue:
    """Show what stands in a field, and its form."""
    return _show(writers_game(game_id), field)


@blueprint.post("/<field>")
def write(game_id: str, field: str) -> ResponseReturnValue:
    """Write a value, or take it back."""
    form = PlainFieldForm(request.form)
    if not form.seen.data:
        form.seen.data = writers_game(game_id).pad.written.newest_mark
    outcome = submit(
        game_id,
        form,
        lambda pad: write_plain(
            pad, field, number(form.round), text(form.player), text(form.value)
        ),
    )
    if outcome.refusal is not None:
        return _show(outcome.opened, field, outcome.refusal, form)
    back = _back(text(form.back))
    if back == _END:
        return go_to(url_for("end.page", game_id=game_id))
    return go_to(back) if back else to_pad(game_id)


def _show(
    opened: OpenedGame,
    field: str,
    refusal: Refusal | None = None,
    form: PlainFieldForm | None = None,
) -> ResponseReturnValue:
    view = plain_field_view(opened, field)
    if view is None:
        return go_to(url_for("table.page", game_id=opened.game.game_id))
    stands = "" if isinstance(view.stands, bool | None) else str(view.stands)
    form = form or PlainFieldForm(value=stands, back=request.args.get("back", ""))
    typed = {
        "round": number(form.round),
        "player": text(form.player),
        "value": text(form.value),
        "back": _back(text(form.back)),
    }
    return show_form("plain_fields/page.html", opened, refusal, view=view, typed=typed)


def _back(asked: str) -> str:
    return asked if asked == _END else local_path(asked)
