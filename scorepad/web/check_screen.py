"""The screen of a trick, as a page or as its fragment."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from flask import render_template, url_for
from werkzeug.wrappers import Response

from scorepad.play.check.address import query
from scorepad.play.check.asked import Ask, CheckAsked
from scorepad.play.check.trick import Setting
from scorepad.play.check.typed import read_typed
from scorepad.play.check.view import CheckView
from scorepad.web.fragments import go_to, private
from scorepad.web.reach import links_at, reach


@dataclass(frozen=True, slots=True)
class Page:
    """Where a trick is shown: the screen's ``address``, the ``setting`` that its
    cards are laid in, the players' ``names`` by their ids; ``status`` is that of a
    screen on which something is refused."""

    address: str
    setting: Setting
    names: Mapping[str, str] = field(default_factory=dict)
    status: int = 400


def answer(
    asked: CheckAsked, view_of: Callable[[CheckAsked], CheckView], page: Page, *, whole: bool
) -> Response:
    """The screen of ``page``; what was typed is read first, and when all of it
    is cards, the page's address says them as if they had been tapped."""
    codes, unread = read_typed(page.setting.ruleset, asked.typed) if asked.typed else ((), ())
    # Whoever types a whole trick means it instead of the cards that lie there.
    laid = () if len(codes) >= page.setting.players else asked.cards
    told = asked.but(
        cards=(*laid, *codes), typed=", ".join(refusal.facts["card"] for refusal in unread)
    )
    if unread:
        told = told.but(ask=Ask.TYPING)
    view = view_of(told)
    if whole and asked.typed and not unread and not view.refusals:
        return go_to(page.address + query(view.ways.asked))
    view = replace(view, refusals=(*unread, *view.refusals))
    status = 200 if not view.refusals else 422 if asked.typed else page.status
    template = "check/page.html" if whole else "check/_check.html"
    html = render_template(
        template,
        view=view,
        page=page.address,
        names=page.names,
        address=_to_share(view) if view.shares else "",
    )
    response = private(html, status)
    if not whole:
        response.headers["HX-Replace-Url"] = page.address + query(view.ways.asked)
    return response


def _to_share(view: CheckView) -> str:
    """Return where anybody finds this trick, without names, at this server."""
    path = url_for("check.page") + view.alone
    return links_at(reach().roots, path)[0]
