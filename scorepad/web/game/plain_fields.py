"""The fields that need no form of their own."""

from flask import Blueprint, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import IntegerField, StringField
from wtforms.validators import Length, NumberRange

from scorepad.pad.any_pad import as_trick_pad
from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.table_changes import write_plain
from scorepad.views.plain_fields import plain_field_view
from scorepad.web.game.access import writers_game
from scorepad.web.game.mark_forms import HIGHEST, VersionedForm, number, text
from scorepad.web.game.responses import decide, show_form
from scorepad.web.http.responses import go_to

blueprint = Blueprint("plain_fields", __name__, url_prefix="/g/<game_id>/fields")


class PlainFieldForm(VersionedForm):
    """A value as it was typed, and the round and the player whom it is about, if any."""

    round = IntegerField(default=0, validators=[NumberRange(0, HIGHEST)])
    player = StringField(validators=[Length(max=32)])
    value = StringField(validators=[Length(max=500)])


@blueprint.get("/<field>")
def page(game_id: str, field: str) -> ResponseReturnValue:
    """Show what stands in a field, and its form."""
    return _show(writers_game(game_id), field)


@blueprint.post("/<field>")
def write(game_id: str, field: str) -> ResponseReturnValue:
    """Write a value, or take it back."""
    form = PlainFieldForm(request.form)
    return decide(
        game_id,
        form,
        lambda pad: write_plain(
            as_trick_pad(pad), field, number(form.round), text(form.player), text(form.value)
        ),
        lambda opened, refusal: _show(opened, field, refusal, form),
    )


def _show(
    opened: OpenedGame,
    field: str,
    refusal: Refusal | None = None,
    form: PlainFieldForm | None = None,
) -> ResponseReturnValue:
    view = plain_field_view(opened, field)
    if view is None:
        return go_to(url_for("table.page", game_id=opened.game.game_id))
    form = form or PlainFieldForm()
    typed = {
        "round": number(form.round),
        "player": text(form.player),
        "value": text(form.value),
    }
    return show_form("plain_fields/page.html", opened, refusal, view=view, typed=typed)
