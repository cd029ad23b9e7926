"""The link to all games: opened, shown, renewed; and, where there are several, which one."""

import time

from flask import Blueprint, render_template, request, url_for
from werkzeug.wrappers import Response
from wtforms import Form, StringField
from wtforms.validators import Length

from scorepad.play.circles import (
    choose_circle,
    circle_to_share,
    circle_token,
    circle_with_id,
    circles_of,
    leave_circle,
    name_circle,
    open_circle,
    renew_circle,
)
from scorepad.rules.refusal import Refusal
from scorepad.sheets.qr import qr_code
from scorepad.web.current import current_store, server_key
from scorepad.web.device import known_device, this_device
from scorepad.web.fragments import go_to, private
from scorepad.web.often import CIRCLE, one_more, wrong_links_counted
from scorepad.web.reach import links_at, reach

blueprint = Blueprint("circles", __name__)


class CircleForm(Form):
    """What was tapped: ``do`` is ``name``, ``renew``, or ``choose`` or ``leave``
    with the id of a ``circle``."""

    do = StringField(validators=[Length(max=20)])
    name = StringField(validators=[Length(max=500)])
    circle = StringField(validators=[Length(max=64)])


@blueprint.get("/c/<path:token>")
def open_it(token: str) -> Response:
    """This device plays in the link's circle; the secret is left behind."""
    with wrong_links_counted():
        open_circle(current_store(), server_key(), token, this_device(), int(time.time()))
    return go_to(url_for("home.page"))


@blueprint.get("/circle")
def page() -> Response:
    """The link as a code, for another phone of the same people."""
    return _show(renewed="renewed" in request.args)


@blueprint.get("/circle/leave")
def ask_leave() -> Response:
    """What it means to leave one of several circles."""
    left = circle_with_id(current_store(), known_device(), request.args.get("circle", ""))
    if left is None:
        return go_to(url_for("circles.page"))
    return private(render_template("circles/leave.html", circle=left, way_back=""))


@blueprint.post("/circle")
def change() -> Response:
    """A name, another link, or another of several circles."""
    form, device, now = CircleForm(request.form), known_device(), int(time.time())
    if not form.validate():
        return _show()
    circle = form.circle.data or ""
    if form.do.data == "choose":
        choose_circle(current_store(), device, circle, now)
        return go_to(url_for("home.page"))
    if form.do.data == "leave":
        return _leave(device, circle)
    if form.do.data == "renew":
        renew_circle(current_store(), device, now)
        return go_to(url_for("circles.page", renewed=1))
    refusal = name_circle(current_store(), device, form.name.data or "")
    if refusal is not None:
        return _show(refusal, form.name.data or "")
    return go_to(url_for("circles.page"))


def _leave(device: str, circle_id: str) -> Response:
    """The circle left, with the way back, which nobody else knows now."""
    left = circle_with_id(current_store(), device, circle_id)
    leave_circle(current_store(), device, circle_id)
    if left is None:
        return go_to(url_for("home.page"))
    way_back = url_for("circles.open_it", token=circle_token(server_key(), left))
    return private(render_template("circles/leave.html", circle=left, way_back=way_back))


def _show(
    refusal: Refusal | None = None, typed: str | None = None, renewed: bool = False
) -> Response:
    if not circles_of(current_store(), known_device()):
        one_more(CIRCLE)
    circle = circle_to_share(current_store(), this_device(), int(time.time()))
    near = reach()
    path = url_for("circles.open_it", token=circle_token(server_key(), circle))
    first, *others = links_at(near.roots, path)
    html = render_template(
        "circles/page.html",
        circle=circle,
        circles=circles_of(current_store(), this_device()),
        link=first,
        others=others,
        code=qr_code(first),
        only_here=near.only_here,
        renewed=renewed,
        refusal=refusal,
        typed=circle.name if typed is None else typed,
    )
    return private(html, 422 if refusal else 200)
