"""The rules summary: of a game, of house rules, of a table."""

from flask import Blueprint, abort, render_template, request
from flask.typing import ResponseReturnValue

from scorepad.i18n.games import named_games
from scorepad.services.house_rules import house_rule
from scorepad.views.rules_summary import (
    RulesSummaryView,
    rules_summary_of_game,
    rules_summary_of_house_rules,
    rules_summary_of_table,
)
from scorepad.web.game.access import readers_game
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import local_path

blueprint = Blueprint("rules_summary", __name__)


@blueprint.get("/rules")
def choose() -> ResponseReturnValue:
    """Show every game, each leading to its rules."""
    return render_template("rules_summary/choose.html", view={"games": named_games()})


@blueprint.get("/rules/<game>")
def page(game: str) -> ResponseReturnValue:
    """Show the rules of a game as its sheet has them."""
    return _show(rules_summary_of_game(game))


@blueprint.get("/house/<house_id>/in-short")
def of_house(house_id: str) -> ResponseReturnValue:
    """Show the rules of a game as this device has stored them."""
    house = house_rule(current_store(), known_device(), house_id)
    return _show(rules_summary_of_house_rules(house) if house else None)


@blueprint.get("/g/<game_id>/rules-in-short")
def of_game(game_id: str) -> ResponseReturnValue:
    """Show the rules that a table plays by now, to everybody who sees its game."""
    return _show(rules_summary_of_table(readers_game(game_id)))


def _show(view: RulesSummaryView | None) -> ResponseReturnValue:
    """Show the page; ``back`` in its URL is the page that it was opened from."""
    back = local_path(request.args.get("back", ""))
    return render_template("rules_summary/page.html", view=view or abort(404), back=back)
