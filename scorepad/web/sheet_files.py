"""Sheets as files: drawn once, and not sent again to whoever has them."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

from flask import Response, make_response, render_template, request, url_for

from scorepad.sheets.drawing import Drawing
from scorepad.sheets.edition import edition
from scorepad.sheets.failures import Failure, NoSheet
from scorepad.sheets.kind import Kind
from scorepad.sheets.screen_style import style_on_screen
from scorepad.web.current import kept_sheets
from scorepad.web.fragments import private
from scorepad.words.languages import language
from scorepad.words.sheets import why_no_sheet

_TYPES = {Kind.PDF: "application/pdf", Kind.PNG: "image/png"}
_FOREVER = 31_536_000
# Browsers style the page of their own in which they show a picture; it holds nothing of ours.
_VIEWER = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'"
_STATUS = {
    Failure.NO_PANGO: 501,
    Failure.NO_CLASSIC: 404,
    Failure.NO_SUCH_DEALER: 404,
}


def sheet_file(facts: Sequence[object], kind: Kind, html: Callable[[], str], name: str) -> Response:
    """The sheet as a file called ``name``, or 304 for whoever has it. ``facts``
    are all that it depends on beside this edition of the program.

    Raises:
        NoSheet: it could not be drawn.
    """
    text = repr((edition(), kind.value, *facts))
    key = hashlib.sha256(text.encode()).hexdigest()[:24]
    if request.if_none_match.contains(key):
        response = make_response("", 304)
    else:
        response = make_response(kept_sheets().file(key, kind, html))
        response.content_type = _TYPES[kind]
        response.headers["Content-Disposition"] = f'inline; filename="{name}.{kind.value}"'
    # A 304 brings the headers of the kept file up to date, so it has this one as well.
    response.headers["Content-Security-Policy"] = _VIEWER
    response.set_etag(key)
    response.cache_control.private = True
    response.cache_control.no_cache = True
    return response


def for_good(response: Response, *, private: bool) -> Response:
    """The answer with a sheet that never changes. Any cache may keep it for good
    where its address says the language and this edition, unless it is ``private``."""
    if not private:
        response.cache_control.private = None
        response.cache_control.public = True
        response.vary.update(("Accept-Language", "Cookie"))
        if request.args.get("lang") == language() and request.args.get("v") == edition():
            response.cache_control.no_cache = None
            response.cache_control.max_age = _FOREVER
            response.cache_control.immutable = True
            response.vary.clear()
    return response


def style_file(drawing: Drawing, width: float) -> Response:
    """The style of a sheet on the screen, whose page is ``width`` millimetres wide."""
    measures = render_template(drawing.measures, **drawing.facts)
    response = private(style_on_screen(measures, width))
    response.content_type = "text/css; charset=utf-8"
    return response


def no_sheet(error: NoSheet) -> Response:
    """Return why there is no sheet, and what can be done instead."""
    status = _STATUS.get(error.failure, 503)
    place: dict[str, Any] = {**(request.view_args or {}), **request.args.to_dict(flat=False)}
    back = url_for(f"{request.blueprint}.page", **place)
    html = render_template("paper/none.html", why=why_no_sheet(error), back=back)
    response = private(html, status)
    if error.failure is Failure.BUSY:
        response.headers["Retry-After"] = "10"
    return response
