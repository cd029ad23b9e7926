"""A field for a link that is typed or pasted: an app on the home screen has no other way in."""

import re
import time

from flask import Blueprint, render_template, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import Form, StringField

from scorepad.services.access import NoSuchGame
from scorepad.services.links import open_link
from scorepad.web.game.links import way_behind
from scorepad.web.http.context import current_store, server_key
from scorepad.web.http.device import ID, answer_for_earlier_device, this_device
from scorepad.web.http.rate_limit import count_wrong_links
from scorepad.web.http.responses import go_to, local_path

_TOKEN = rf"{ID}[hpv]{ID}(?:\.[\w-]{{1,32}}){{0,2}}(?![A-Za-z0-9_-])"
_LONGEST = 4000


def group_token_in(text: str) -> str:
    """Return the token in the first link to a group; "" for none."""
    match = re.search(rf"/c/({ID}{ID}(?![A-Za-z0-9_-]))", text[:_LONGEST])
    return match[1] if match else ""


def token_in(text: str) -> str:
    """Return the token in the first link to a game in ``text``, genuine or not; "" for none.

    >>> token_in("Come and look: http://pad.local/o/" + "a" * 22 + "v" + "b" * 22 + " !")
    'aaaaaaaaaaaaaaaaaaaaaavbbbbbbbbbbbbbbbbbbbbbb'
    """
    match = re.search(rf"(?:/o/|\A\s*)({_TOKEN})", text[:_LONGEST])
    return match[1] if match else ""


blueprint = Blueprint("open_link", __name__)


class PastedForm(Form):
    """The text with the link."""

    link = StringField()


@blueprint.get("/open")
def page() -> ResponseReturnValue:
    """Show the field."""
    return _show("", "")


@blueprint.post("/open")
def open_it() -> ResponseReturnValue:
    """Go on to the game, whatever host the link names: its secret is valid here or nowhere."""
    text = PastedForm(request.form).link.data or ""
    group = group_token_in(text)
    if group:
        return go_to(url_for("groups.open_it", token=group))
    token = token_in(text)
    if not token:
        return _show(text, "no_link")
    try:
        with count_wrong_links():
            game_id = open_link(
                current_store(), server_key(), token, this_device(), int(time.time())
            )
    except NoSuchGame:
        return _show(text, "holds_not")
    return go_to(way_behind(token, game_id))


class EarlierForm(Form):
    """The answer to the question whether the phone was here before, and the path to go on to."""

    mine = StringField()
    back = StringField()


@blueprint.post("/open/earlier")
def answer_for_phone() -> ResponseReturnValue:
    """Take over what an earlier id of this phone has, or not; go on to the page asked for."""
    form = EarlierForm(request.form)
    answer_for_earlier_device(is_mine=form.mine.data == "yes")
    return go_to(local_path(form.back.data or "") or url_for("home.page"))


def _show(text: str, wrong: str) -> ResponseReturnValue:
    html = render_template("open_link/page.html", typed=text, wrong=wrong)
    return html, 422 if wrong else 200
