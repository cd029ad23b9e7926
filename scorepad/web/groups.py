"""The screens of groups: their links, their names, and the choice among several groups."""

import time
from collections.abc import Mapping
from urllib.parse import quote

from flask import Blueprint, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import BooleanField, Form, StringField
from wtforms.validators import Length

from scorepad.rules.refusal import Refusal
from scorepad.services.groups import (
    ask_who,
    begin_group,
    choose_group,
    group_behind,
    group_left,
    group_token,
    group_with_id,
    groups_of,
    leave_group,
    name_group,
    open_group,
    renew_group,
)
from scorepad.services.people.game_moves import groups_to_move_to, move_game
from scorepad.web.game.access import readers_game
from scorepad.web.http.context import current_store, server_key, shared_link
from scorepad.web.http.device import known_device, this_device
from scorepad.web.http.rate_limit import NEW_GAME, count_request, count_wrong_links
from scorepad.web.http.responses import go_to
from scorepad.web.invitation import invitation

blueprint = Blueprint("groups", __name__)


class GroupForm(Form):
    """The form of the group's screen.

    ``do`` is the button that was tapped: ``name``, ``renew``, ``ask`` (whether the group
    ``asks_who``), or ``choose`` or ``leave`` with the id of a ``group``. Older pages call the
    group a ``circle``.
    """

    do = StringField(validators=[Length(max=20)])
    name = StringField(validators=[Length(max=500)])
    group = StringField(validators=[Length(max=64)])
    circle = StringField(validators=[Length(max=64)])
    asks_who = BooleanField()


class MoveForm(Form):
    """The id of the group that a game is moved into."""

    to = StringField(validators=[Length(max=64)])


def _group_in(sent: Mapping[str, str]) -> str:
    return sent.get("group") or sent.get("circle") or ""


@blueprint.get("/c/<path:token>")
def open_it(token: str) -> ResponseReturnValue:
    """Show what the group's link is for; a phone that plays in the group goes straight on."""
    with count_wrong_links():
        group = group_behind(current_store(), server_key(), token)
    if group in groups_of(current_store(), known_device())[:1]:
        this_device()
        return go_to(url_for("home.page"))
    return invitation("group", group_left(current_store(), known_device()))


@blueprint.post("/c/<path:token>")
def let_in(token: str) -> ResponseReturnValue:
    """Let this device into the group of the link."""
    with count_wrong_links():
        open_group(current_store(), server_key(), token, this_device(), int(time.time()))
    return go_to(url_for("home.page"))


@blueprint.get("/group")
def page() -> ResponseReturnValue:
    """Show the group's link as a code, for another phone of the same people."""
    return _show(renewed="renewed" in request.args)


@blueprint.get("/group/leave")
def ask_leave() -> ResponseReturnValue:
    """Show what it means to leave one of several groups."""
    left = group_with_id(current_store(), known_device(), _group_in(request.args))
    if left is None:
        return go_to(url_for("groups.page"))
    return render_template("groups/leave.html", group=left, way_back="")


@blueprint.post("/group")
def change() -> ResponseReturnValue:
    """Change the group's name or link, or choose or leave one of several groups."""
    form, device, now = GroupForm(request.form), known_device(), int(time.time())
    if not form.validate():
        return _show()
    group = _group_in(form.data)
    if form.do.data == "choose":
        choose_group(current_store(), device, group, now)
        return go_to(url_for("home.page"))
    if form.do.data == "leave":
        return _leave(device, group, now)
    if form.do.data == "renew":
        renew_group(current_store(), device, now)
        return go_to(url_for("groups.page", renewed=1))
    if form.do.data == "ask":
        ask_who(current_store(), device, asks_who=form.asks_who.data)
        return go_to(url_for("groups.page"))
    refusal = name_group(current_store(), device, form.name.data or "")
    if refusal is not None:
        return _show(refusal, form.name.data or "")
    return go_to(url_for("groups.page"))


def _leave(device: str, group_id: str, now: int) -> ResponseReturnValue:
    """Leave the group; show the link back into it, which nobody else knows now."""
    left = group_with_id(current_store(), device, group_id)
    leave_group(current_store(), device, group_id, now)
    if left is None:
        return go_to(url_for("home.page"))
    way_back = url_for("groups.open_it", token=group_token(server_key(), left))
    return render_template("groups/leave.html", group=left, way_back=way_back)


@blueprint.get("/group/new")
def new() -> ResponseReturnValue:
    """Show the form for the name of a group, the first one or another."""
    return _new()


@blueprint.post("/group/new")
def begin() -> ResponseReturnValue:
    """Make another group, in which this phone plays now."""
    name = GroupForm(request.form).name.data or ""
    count_request(NEW_GAME)
    refusal = begin_group(current_store(), this_device(), name, int(time.time()))
    return go_to(url_for("home.page")) if refusal is None else _new(refusal, name)


def _new(refusal: Refusal | None = None, typed: str = "") -> ResponseReturnValue:
    is_first = not groups_of(current_store(), known_device())
    html = render_template("groups/new.html", typed=typed, refusal=refusal, is_first=is_first)
    return html, 422 if refusal else 200


@blueprint.route("/circle", defaults={"rest": ""}, methods=("GET", "POST"))
@blueprint.route("/circle/<path:rest>", methods=("GET", "POST"))
def moved(rest: str) -> ResponseReturnValue:
    """Lead to the address that a group's screen has now; a form is sent there again as it is.

    Groups were called circles once: links, bookmarks and pages that are open still say so.
    """
    address = f"{url_for('groups.page')}/{quote(rest)}".removesuffix("/")
    query = request.query_string.decode("ascii", "replace")
    return redirect(f"{address}?{query}" if query else address, 308)


@blueprint.get("/g/<game_id>/group")
def where(game_id: str) -> ResponseReturnValue:
    """Show the group that a game belongs to, and those that it can be moved into."""
    opened = readers_game(game_id)
    others = groups_to_move_to(current_store(), opened, known_device())
    mine = {group.group_id: group for group in groups_of(current_store(), known_device())}
    return render_template(
        "groups/move.html",
        game_id=game_id,
        pad=opened.pad,
        group=mine.get(opened.game.group_id),
        others=others,
        moved="moved" in request.args,
    )


@blueprint.post("/g/<game_id>/group")
def move(game_id: str) -> ResponseReturnValue:
    """Move the game into another group."""
    to = MoveForm(request.form).to.data or ""
    move_game(current_store(), game_id, known_device(), to)
    return go_to(url_for("groups.where", game_id=game_id, moved=1))


def _show(
    refusal: Refusal | None = None, text: str | None = None, renewed: bool = False
) -> ResponseReturnValue:
    groups = groups_of(current_store(), known_device())
    if not groups:
        return go_to(url_for("groups.new"))
    this_device()
    token = group_token(server_key(), groups[0])
    html = render_template(
        "groups/page.html",
        group=groups[0],
        groups=groups,
        renewed=renewed,
        refusal=refusal,
        typed=groups[0].name if text is None else text,
        shared=shared_link(url_for("groups.open_it", token=token)),
    )
    return html, 422 if refusal else 200
