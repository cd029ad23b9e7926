"""An evening on paper and as files: its page, a table, and the sheets of all its games."""

import hashlib
import time
from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, render_template, request, url_for
from flask.typing import ResponseReturnValue

from scorepad.i18n.evening_story import evening_story_told
from scorepad.i18n.numbers import file_day, separator
from scorepad.i18n.speech import regional, zone
from scorepad.services.evenings import EveningPage, evening_page
from scorepad.services.import_export.evening_table import evening_table
from scorepad.sheets.any_sheet import html_of
from scorepad.sheets.drawing import Kind, LaidOut, NoSheet
from scorepad.sheets.evening import lay_out_evening
from scorepad.sheets.fonts import unprintable
from scorepad.views.evening_story import evening_story
from scorepad.web.game.access import readers_game
from scorepad.web.game.filled_sheets import facts_and_html
from scorepad.web.http.context import app_services, current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import go_to
from scorepad.web.sheet_files import (
    drawn_sheet,
    file_kept,
    no_sheet,
    page_facts,
    paper_format,
    sheet_file,
    sheet_key,
    style_file,
)

blueprint = Blueprint("evening_sheets", __name__, url_prefix="/history/evenings/<game_id>")
blueprint.register_error_handler(NoSheet, no_sheet)

_A_MOMENT = 0.5
"""Seconds for which one response draws sheets, at least one; the next one goes on."""


@blueprint.get("/paper")
def page(game_id: str) -> ResponseReturnValue:
    """Show the page of the evening as it will print, and its files."""
    view, paper = _evening(game_id), paper_format(request.args)
    laid_out = _laid_out(view)
    names = [standing.name for standing in view.evening.standings]
    return render_template(
        "evening_sheets/page.html",
        game_id=game_id,
        query=_query(),
        letters=unprintable(names),
        **page_facts(paper, laid_out),
    )


@blueprint.get("/paper.css")
def style(game_id: str) -> ResponseReturnValue:
    """Return the stylesheet of that page, which is made for this evening."""
    return style_file(_laid_out(_evening(game_id)))


@blueprint.get("/evening.pdf")
def pdf(game_id: str) -> ResponseReturnValue:
    """Return the page of the evening for the printer."""
    return _file(game_id, Kind.PDF)


@blueprint.get("/evening.png")
def png(game_id: str) -> ResponseReturnValue:
    """Return the page of the evening as a picture to share."""
    return _file(game_id, Kind.PNG)


@blueprint.get("/evening.csv")
def table(game_id: str) -> ResponseReturnValue:
    """Return the evening for a spreadsheet."""
    view = _evening(game_id)
    between = ";" if separator() == "semicolon" else ","
    text = "\ufeff" + evening_table(view.evening, view.games, between)
    response = Response(text, content_type="text/csv; charset=utf-8; header=present")
    response.headers["Content-Disposition"] = f'attachment; filename="{_name(view)}.csv"'
    return response


@blueprint.get("/sheets")
def sheets(game_id: str) -> ResponseReturnValue:
    """Draw some sheets of the games of the evening, and show how many are drawn.

    The page goes on by itself; without a script, a tap goes on.
    """
    view = _evening(game_id)
    until = time.monotonic() + _A_MOMENT
    drawn, is_new = 0, False
    for game in view.games:
        key, html = _sheet_of(game.game_id)
        if not app_services().sheets.has(key):
            # To look for those that are drawn may have taken that long already.
            if is_new and time.monotonic() > until:
                break
            drawn_sheet(key, Kind.PDF, html)
            is_new = True
        drawn += 1
    return render_template(
        "evening_sheets/sheets.html",
        game_id=game_id,
        query=_query(),
        drawn=drawn,
        games=len(view.games),
    )


@blueprint.get("/sheets.pdf")
def all_sheets(game_id: str) -> ResponseReturnValue:
    """Return the sheets of all games of the evening in one file.

    While some are not drawn, show the page that draws them: that is too much for one response.
    """
    view = _evening(game_id)
    made = [_sheet_of(game.game_id) for game in view.games]
    key = hashlib.sha256(repr([key for key, _ in made]).encode()).hexdigest()[:24]
    kept = app_services().sheets
    if not kept.has(key) and not all(kept.has(part) for part, _ in made):
        return go_to(url_for("evening_sheets.sheets", game_id=game_id, **_query()))

    def parts() -> list[bytes]:
        return [drawn_sheet(part, Kind.PDF, html) for part, html in made]

    return file_kept(key, Kind.PDF, lambda: kept.joined(key, parts), f"{_name(view)}-sheets")


def _sheet_of(game_id: str) -> tuple[str, Callable[[], str]]:
    facts, html = facts_and_html(readers_game(game_id))
    return sheet_key(facts, Kind.PDF), html


def _query() -> dict[str, Any]:
    return {"paper": paper_format(request.args).paper.value}


def _evening(game_id: str) -> EveningPage:
    return evening_page(current_store(), known_device(), game_id, int(time.time()), zone())


def _laid_out(view: EveningPage) -> LaidOut:
    return lay_out_evening(view, _story(view), paper_format(request.args).paper)


def _story(view: EveningPage) -> tuple[str, ...]:
    return evening_story_told(evening_story(view))


def _file(game_id: str, kind: Kind) -> ResponseReturnValue:
    view, paper = _evening(game_id), paper_format(request.args).paper
    story = _story(view)
    facts = (view.evening, view.games, story, str(regional()), str(zone()), paper)
    return sheet_file(
        facts, kind, lambda: html_of(lay_out_evening(view, story, paper)), _name(view)
    )


def _name(view: EveningPage) -> str:
    return f"scorepad-evening-{file_day(view.evening.began_at)}".strip("-")
