"""The screen that gives a player another name, or the row of somebody else."""

import time

from flask import Blueprint, abort, render_template, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import StringField
from wtforms.validators import AnyOf, Length

from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.people.mending import KnownPlayer, known_player
from scorepad.services.people.people import rename_person
from scorepad.services.people.renaming import rename_in_games
from scorepad.services.seats import exchange_act, rename_act
from scorepad.views.seats import name_view
from scorepad.web.game.access import writers_game
from scorepad.web.game.mark_forms import VersionedForm, text
from scorepad.web.game.responses import show_form, submit, to_pad
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import go_to

blueprint = Blueprint("names", __name__, url_prefix="/g/<game_id>/names")

_TOLD = ("told", "unasked")


class NameForm(VersionedForm):
    """The new name.

    ``where`` is ``everywhere`` if all games of the person get it, ``told`` if a page says so
    afterwards and offers to take it back everywhere; pages of earlier versions send ``unasked``.
    With ``after``, the game has the name, and games after the one with that id follow; ``was`` is
    the name that the person had before.
    """

    name = StringField(validators=[Length(max=500)])
    where = StringField(default="", validators=[AnyOf(["", "game", "everywhere", *_TOLD])])
    was = StringField(validators=[Length(max=500)])
    after = StringField(default="", validators=[Length(max=32)])


class ExchangeForm(VersionedForm):
    """The player who changes rows with the one in the address."""

    other = StringField(validators=[Length(max=32)])


@blueprint.get("/<player>")
def page(game_id: str, player: str) -> ResponseReturnValue:
    """Show the form for one player's name; ``was`` says that they were called so until now."""
    opened = writers_game(game_id)
    was = request.args.get("was", "")
    return _show_mended(opened, player, was) if was else _show(opened, player)


@blueprint.post("/<player>")
def rename(game_id: str, player: str) -> ResponseReturnValue:
    """Give a player another name, from the first round to the last, and the person if wanted."""
    form = NameForm(request.form)
    name = text(form.name)
    opened = writers_game(game_id)
    was = opened.pad.names.get(player, "")
    after = text(form.after) if form.validate() else ""
    if not after:
        outcome = submit(game_id, form, rename_act(player, name))
        opened = outcome.opened
        if outcome.refusal is not None:
            return _show(opened, player, outcome.refusal, name)
    known = known_player(current_store(), known_device(), opened, player)
    if known is None:
        return to_pad(game_id)
    if text(form.where) in ("everywhere", *_TOLD) and known.namesake is None:
        return _rename_everywhere(opened, player, known, form)
    if known.namesake is not None and was != opened.pad.names[player]:
        return go_to(url_for("names.page", game_id=game_id, player=player, was=was))
    return to_pad(game_id)


@blueprint.post("/<player>/exchange")
def exchange(game_id: str, player: str) -> ResponseReturnValue:
    """Let two people change rows for the whole game: each gets what is written in the other's."""
    form = ExchangeForm(request.form)
    outcome = submit(game_id, form, exchange_act(player, text(form.other)))
    if outcome.refusal is not None:
        return _show(outcome.opened, player, outcome.refusal)
    return to_pad(game_id)


def _rename_everywhere(
    opened: OpenedGame, player: str, known: KnownPlayer, form: NameForm
) -> ResponseReturnValue:
    """Call the person as the pad does, there and on other pads, of some more games at a time."""
    store, device, game_id = current_store(), known_device(), opened.game.game_id
    was = text(form.was) or known.name
    refusal = rename_person(store, device, known.id, opened.pad.names[player])
    if refusal is not None:
        return _show(opened, player, refusal)
    after = text(form.after)
    renaming = rename_in_games(store, device, known.id, int(time.time()), after)
    if renaming.left:
        return render_template(
            "people/renaming.html",
            renaming=renaming,
            here=url_for("names.rename", game_id=game_id, player=player),
            up=url_for("pad.page", game_id=game_id),
            fields={
                "where": text(form.where),
                "was": was,
                "id": text(form.id),
                "seen": text(form.seen),
            },
        )
    if text(form.where) in _TOLD and was != opened.pad.names[player]:
        return go_to(url_for("names.page", game_id=game_id, player=player, was=was))
    return to_pad(game_id)


def _show_mended(opened: OpenedGame, player: str, was: str) -> ResponseReturnValue:
    view = name_view(opened, player) or abort(404)
    known = known_player(current_store(), known_device(), opened, player)
    return render_template("names/mended.html", view=view, known=known, was=was)


def _show(
    opened: OpenedGame, player: str, refusal: Refusal | None = None, raw: str | None = None
) -> ResponseReturnValue:
    view = name_view(opened, player) or abort(404)
    known = known_player(current_store(), known_device(), opened, player)
    return show_form(
        "names/page.html",
        opened,
        refusal,
        view=view,
        typed=view.name if raw is None else raw,
        known=known,
    )
