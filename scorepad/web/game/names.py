"""The screen that gives a player another name."""

from flask import Blueprint, abort, request
from flask.typing import ResponseReturnValue
from wtforms import StringField
from wtforms.validators import Length

from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.people.people import person_at
from scorepad.services.seats import rename_act
from scorepad.views.seats import name_view
from scorepad.web.game.access import writers_game
from scorepad.web.game.mark_forms import VersionedForm, text
from scorepad.web.game.responses import decide, show_form
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device

blueprint = Blueprint("names", __name__, url_prefix="/g/<game_id>/names")


class NameForm(VersionedForm):
    """The new name."""

    name = StringField(validators=[Length(max=500)])


@blueprint.get("/<player>")
def page(game_id: str, player: str) -> ResponseReturnValue:
    """Show the form for one player's name."""
    return _show(writers_game(game_id), player)


@blueprint.post("/<player>")
def rename(game_id: str, player: str) -> ResponseReturnValue:
    """Give a player another name, from the first round to the last."""
    form = NameForm(request.form)
    name = text(form.name)
    return decide(
        game_id,
        form,
        rename_act(player, name),
        lambda opened, refusal: _show(opened, player, refusal, name),
    )


def _show(
    opened: OpenedGame, player: str, refusal: Refusal | None = None, raw: str | None = None
) -> ResponseReturnValue:
    view = name_view(opened, player) or abort(404)
    return show_form(
        "names/page.html",
        opened,
        refusal,
        view=view,
        typed=view.name if raw is None else raw,
        person=person_at(current_store(), known_device(), opened, player),
    )
