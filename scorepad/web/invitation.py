"""The page that a link opens: it says what the link is for, and one tap lets the phone in.

Messengers and mail scanners open every link that somebody sends. So opening a link grants nothing;
the form of this page does.
"""

from typing import Literal

from flask import make_response, render_template, url_for
from werkzeug.wrappers import Response

from scorepad.services.links import GameLink
from scorepad.store import GroupRow, Role
from scorepad.web.http.context import links_at, server_urls

Purpose = Role | Literal["seat", "group"]
"""The right that a link gives, or the seat or the group that it leads to."""


def purpose_of(link: GameLink) -> Purpose:
    """Return what a link to a game is for."""
    return "seat" if link.player else link.role


def invitation(purpose: Purpose, left: GroupRow | None = None) -> Response:
    """Return the page; it has nothing of the game or the group that the link leads to.

    Args:
        purpose: what the link is for.
        left: the phone's own group that stays in the background after the tap.
    """
    icon = url_for("static", filename="icons/scorepad-512.png")
    [picture, *_] = links_at(server_urls().roots, icon)
    html = render_template("invitation/page.html", purpose=purpose, left=left, picture=picture)
    response = make_response(html)
    response.vary.update(("Accept-Language", "Cookie"))
    return response
