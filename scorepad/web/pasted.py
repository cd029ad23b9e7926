"""A link that is typed or pasted: an app on the home screen has no other way in."""

import time

from flask import Blueprint, render_template, request, url_for
from werkzeug.wrappers import Response
from wtforms import Form, StringField

from scorepad.play.links import open_link
from scorepad.play.looking import NoSuchGame
from scorepad.play.pasted import circle_token_in, token_in
from scorepad.web.current import current_store, server_key
from scorepad.web.device import this_device
from scorepad.web.fragments import go_to, private
from scorepad.web.often import wrong_links_counted

blueprint = Blueprint("pasted", __name__)


class PastedForm(Form):
    """The text with the link."""

    link = StringField()


@blueprint.get("/open")
def page() -> Response:
    """The field."""
    return _show("", "")


@blueprint.post("/open")
def open_it() -> Response:
    """On to the game, whatever host the link names: its secret holds here or nowhere."""
    text = PastedForm(request.form).link.data or ""
    circle = circle_token_in(text)
    if circle:
        return go_to(url_for("circles.open_it", token=circle))
    token = token_in(text)
    if not token:
        return _show(text, "no_link")
    try:
        with wrong_links_counted():
            game_id = open_link(
                current_store(), server_key(), token, this_device(), int(time.time())
            )
    except NoSuchGame:
        return _show(text, "holds_not")
    return go_to(url_for("pad.page", game_id=game_id))


def _show(typed: str, wrong: str) -> Response:
    html = render_template("pasted/page.html", typed=typed, wrong=wrong)
    return private(html, 422 if wrong else 200)
