"""Links to a game: shown as codes, opened by another phone, renewed."""

import time

from flask import Blueprint, render_template, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import Form, HiddenField
from wtforms.validators import AnyOf

from scorepad.services.links import game_to_share, link_token, open_link, renew_link
from scorepad.store import Role
from scorepad.web.http.context import current_store, server_key, shared_link
from scorepad.web.http.device import known_device, this_device
from scorepad.web.http.errors import refuse
from scorepad.web.http.rate_limit import count_wrong_links
from scorepad.web.http.responses import go_to

blueprint = Blueprint("links", __name__)


class RenewForm(Form):
    """The form that renews one of the two links."""

    role = HiddenField(validators=[AnyOf(["host", "view"])])


@blueprint.get("/g/<game_id>/links")
def page(game_id: str) -> ResponseReturnValue:
    """Show one link at a time, so that nobody scans the wrong one.

    ``role`` says which, and is the one for watching where it says nothing; ``end`` says that
    somebody came from the end of the game, and goes back there.
    """
    game = game_to_share(current_store(), game_id, known_device())
    role: Role = "host" if request.args.get("role") == "host" else "view"
    token = link_token(server_key(), game, role)
    return render_template(
        "links/page.html",
        game_id=game_id,
        role=role,
        renewed="renewed" in request.args,
        at_end="end" in request.args,
        shared=shared_link(url_for("links.open_it", token=token)),
    )


@blueprint.post("/g/<game_id>/links")
def renew(game_id: str) -> ResponseReturnValue:
    """Renew a link: the old one stops at once."""
    form = RenewForm(request.form)
    if not form.validate():
        return refuse(422, "unreadable")
    role: Role = "view" if form.role.data == "view" else "host"
    renew_link(current_store(), game_id, known_device(), role, int(time.time()))
    return go_to(url_for("links.page", game_id=game_id, role=role, renewed=1))


@blueprint.get("/o/", defaults={"token": ""})
@blueprint.get("/o/<path:token>")
def open_it(token: str) -> ResponseReturnValue:
    """Give this device the right that the link holds, and leave the secret behind."""
    with count_wrong_links():
        game_id = open_link(current_store(), server_key(), token, this_device(), int(time.time()))
    return go_to(url_for("pad.page", game_id=game_id))
