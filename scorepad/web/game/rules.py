"""The rules in force, and the form that changes them in a running game."""

from flask import Blueprint, request
from flask.typing import ResponseReturnValue
from wtforms import SelectMultipleField, StringField
from wtforms.validators import AnyOf

from scorepad.pad.any_pad import as_trick_pad
from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.rule_fields import RuleChanges, change_rules
from scorepad.views.rules import rules_view
from scorepad.web.game.access import writers_game
from scorepad.web.game.mark_forms import VersionedForm
from scorepad.web.game.responses import decide, show_form

blueprint = Blueprint("rules", __name__, url_prefix="/g/<game_id>/rules")


class RulesForm(VersionedForm):
    """The variants that are on, and for which rounds; options are read by their names."""

    variant = SelectMultipleField(validate_choice=False)
    rounds = StringField(default="rest", validators=[AnyOf(["rest", "all"])])


@blueprint.get("")
def page(game_id: str) -> ResponseReturnValue:
    """Show the rules that the table plays by."""
    return _show(writers_game(game_id))


@blueprint.post("")
def change(game_id: str) -> ResponseReturnValue:
    """Change the rules, for the rest of the game or for all of it."""
    opened = writers_game(game_id)
    form = RulesForm(request.form)
    wanted = RuleChanges(
        variants=frozenset(form.variant.data or ()),
        options=_typed_options(opened),
        whole_game=form.rounds.data == "all",
    )
    return decide(
        game_id,
        form,
        lambda pad: change_rules(as_trick_pad(pad), wanted),
        lambda opened, refusal: _show(opened, refusal, wanted),
    )


def _typed_options(opened: OpenedGame) -> dict[str, str]:
    names = [field.name for field in rules_view(opened).fields]
    return {
        name: request.form[f"option.{name}"] for name in names if f"option.{name}" in request.form
    }


def _show(
    opened: OpenedGame, refusal: Refusal | None = None, wanted: RuleChanges | None = None
) -> ResponseReturnValue:
    view = rules_view(opened, wanted)
    return show_form("rules/page.html", opened, refusal, view=view)
