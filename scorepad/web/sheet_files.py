"""Sheets as files, as a query asks for them: drawn once, and sent once to each client."""

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from flask import Response, make_response, render_template, request, url_for
from werkzeug.datastructures import MultiDict

from scorepad.i18n.sheets import why_no_sheet
from scorepad.i18n.speech import language
from scorepad.paths import STATIC
from scorepad.sheets.drawing import Failure, Kind, LaidOut, NoSheet
from scorepad.sheets.filled import SheetParts
from scorepad.sheets.paper import Orientation, Paper
from scorepad.sheets.pdf_cache import edition
from scorepad.sheets.text import MM_A_POINT, pango_is_there
from scorepad.web.http.context import app_services
from scorepad.web.http.rate_limit import SHEET, count_request
from scorepad.web.http.responses import keep_for_good

_LENGTH = re.compile(r"(?<![\w.#-])(-?\d*\.?\d+)(mm|pt)\b")
_PAPER_ONLY = re.compile(r"@font-face \{[^}]*\}|@page \{[^}]*\}|/\*.*?\*/", re.DOTALL)
_PART = 96
"""The width of a page on a narrow window, in per cent of the window."""


def style_on_screen(measures: str, width: float) -> str:
    """Return our own stylesheet of paper as :func:`screen_style` makes it."""
    path = STATIC / "css" / "paper.css"
    return screen_style(_read(path, path.stat().st_mtime_ns), measures, width)


@lru_cache(maxsize=2)
def _read(path: Path, _changed_ns: int) -> str:
    return path.read_text("utf-8")


def screen_style(style: str, measures: str, width: float) -> str:
    """Return the style of a page that is ``width`` millimetres wide.

    In print it is ``measures`` as they are. On a screen it is ``style`` and ``measures`` with each
    length limited to its share of the window. So the page needs no script, and no style of its own.

    >>> screen_style(".a { width: 21mm }", "", 210).splitlines()[1]
    '.a { width: min(21mm, 9.6vw) }'
    """

    def shrunk(match: re.Match[str]) -> str:
        value, unit = float(match[1]), match[2]
        share = value * (MM_A_POINT if unit == "pt" else 1) * _PART / width
        least = "max" if value < 0 else "min"
        return f"{least}({match[1]}{unit}, {round(share, 4):g}vw)"

    for_screen = _LENGTH.sub(shrunk, _PAPER_ONLY.sub("", f"{style}\n{measures}"))
    return f"@media screen {{\n{for_screen.strip()}\n}}\n@media print {{\n{measures}\n}}\n"


_TYPES = {Kind.PDF: "application/pdf", Kind.PNG: "image/png"}
# Browsers style the page of their own in which they show a picture; it holds nothing of ours.
_VIEWER = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'"
_STATUS = {
    Failure.NO_PANGO: 501,
    Failure.NO_CLASSIC: 404,
    Failure.NO_SUCH_DEALER: 404,
}


def sheet_file(facts: Sequence[object], kind: Kind, html: Callable[[], str], name: str) -> Response:
    """Return the sheet as a file called ``name``, or 304 if the client has it already.

    ``facts`` are all that it depends on, besides this edition of the program.

    Raises:
        NoSheet: it could not be drawn.
    """
    key = sheet_key(facts, kind)
    return file_kept(key, kind, lambda: drawn_sheet(key, kind, html), name)


def sheet_key(facts: Sequence[object], kind: Kind) -> str:
    """Return the name under which a sheet of these ``facts`` is kept."""
    text = repr((edition(), kind.value, *facts))
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def drawn_sheet(key: str, kind: Kind, html: Callable[[], str]) -> bytes:
    """Return the sheet that is kept under ``key``, or draw it now.

    Raises:
        NoSheet: it could not be drawn.
    """
    return app_services().sheets.file(key, kind, _counted(html))


def file_kept(key: str, kind: Kind, made: Callable[[], bytes], name: str) -> Response:
    """Return a file called ``name`` that is kept under ``key``, or 304 if the client has it."""
    if request.if_none_match.contains(key):
        response = make_response("", 304)
    else:
        response = make_response(made())
        response.headers["Content-Disposition"] = f'inline; filename="{name}.{kind.value}"'
    # A 304 updates the headers of the cached file, so it needs these as well.
    response.content_type = _TYPES[kind]
    response.headers["Content-Security-Policy"] = _VIEWER
    response.set_etag(key)
    response.cache_control.private = True
    response.cache_control.no_cache = True
    return response


def _counted(html: Callable[[], str]) -> Callable[[], str]:
    """Return ``html`` with a count of its calls: it is called only when a sheet is drawn."""

    def counted() -> str:
        count_request(SHEET)
        return html()

    return counted


def cache_forever(response: Response, *, private: bool) -> Response:
    """Return the response with a sheet that never changes.

    Any cache may store it for good if its URL has the language and this edition, unless it is
    ``private``.
    """
    if not private:
        response.cache_control.private = None
        response.cache_control.public = True
        response.vary.update(("Accept-Language", "Cookie"))
        if request.args.get("lang") == language() and request.args.get("v") == edition():
            response.cache_control.no_cache = None
            keep_for_good(response)
            response.vary.clear()
    return response


def style_file(laid_out: LaidOut) -> Response:
    """Return the style of a sheet on the screen."""
    measures = render_template(laid_out.css_template, **laid_out.facts)
    style = style_on_screen(measures, laid_out.layout.page_width)
    return Response(style, content_type="text/css; charset=utf-8")


def no_sheet(error: NoSheet) -> Response:
    """Return the page that says why there is no sheet, and what can be done instead."""
    status = _STATUS.get(error.failure, 503)
    extra: dict[str, Any] = {**(request.view_args or {}), **request.args.to_dict(flat=False)}
    back = url_for(f"{request.blueprint}.page", **extra)
    html = render_template("sheet_files/none.html", why=why_no_sheet(error), back=back)
    response = make_response(html, status)
    if error.failure is Failure.BUSY:
        response.headers["Retry-After"] = "10"
    return response


Word = TypeVar("Word", bound=StrEnum)


class PaperFormat(NamedTuple):
    """The paper of a sheet, and its orientation."""

    paper: Paper
    orientation: Orientation

    @property
    def query(self) -> dict[str, str]:
        """The paper and the orientation as parts of a URL."""
        return {"paper": self.paper.value, "orientation": self.orientation.value}


def paper_format(query: MultiDict[str, str]) -> PaperFormat:
    """Return the paper that is asked for.

    The default is A4, in the better orientation.
    """
    return PaperFormat(
        _word(query.get("paper", ""), Paper.A4),
        _word(query.get("orientation", ""), Orientation.AUTO),
    )


def page_facts(paper: PaperFormat, laid_out: LaidOut | None) -> dict[str, Any]:
    """Return what the page of any sheet shows: the sheet, and the choices of its paper."""
    return {
        "laid_out": laid_out,
        "printed": False,
        "on": paper,
        "papers": [each.value for each in Paper],
        "orientations": [each.value for each in Orientation],
        "pango": pango_is_there(),
        **(laid_out.facts if laid_out else {}),
    }


def sheet_parts(query: MultiDict[str, str]) -> SheetParts:
    """Return the parts that are wanted on a filled sheet."""
    usual = asdict(SheetParts())
    return SheetParts(**{part: switched(query, part, on) for part, on in usual.items()})


def parts_query(parts: SheetParts) -> dict[str, str]:
    """Return the parts that are wanted on a filled sheet, as parts of a URL."""
    return {part: "1" if on else "0" for part, on in asdict(parts).items()}


def switched(query: MultiDict[str, str], name: str, usual: bool) -> bool:
    """Return whether a switch is on: a form sends "0" first, and "1" after that if it is on."""
    values = query.getlist(name)
    return values[-1] == "1" if values else usual


def _word(text: str, usual: Word) -> Word:
    kind = type(usual)
    return kind(text) if text in [each.value for each in kind] else usual
