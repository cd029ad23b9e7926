"""The sheet of a game on paper: the page as it will print, and the files."""

from collections.abc import Callable, Sequence

from flask import Blueprint, render_template, request, url_for
from flask.typing import ResponseReturnValue

from scorepad.i18n.numbers import day, file_day
from scorepad.i18n.sheets import pages_in_words
from scorepad.i18n.speech import regional
from scorepad.services.access import OpenedGame
from scorepad.services.links import link_token
from scorepad.services.people.signs import signs_at
from scorepad.sheets.any_sheet import Sheet, filled_sheet_for, html_of, lay_out_sheet
from scorepad.sheets.drawing import Kind, LaidOut, NoSheet
from scorepad.sheets.filled import SheetParts
from scorepad.sheets.fonts import unprintable
from scorepad.web.game.access import readers_game
from scorepad.web.http.context import current_store, links_at, server_key, server_urls
from scorepad.web.sheet_files import (
    no_sheet,
    page_facts,
    paper_format,
    parts_query,
    sheet_file,
    sheet_parts,
    style_file,
)

blueprint = Blueprint("filled_sheets", __name__, url_prefix="/g/<game_id>")
blueprint.register_error_handler(NoSheet, no_sheet)


@blueprint.get("/paper")
def page(game_id: str) -> ResponseReturnValue:
    """Show the page as it will print, and what can be chosen for it."""
    opened = readers_game(game_id)
    link, paper, wanted = _link(opened), paper_format(request.args), sheet_parts(request.args)
    sheet, laid_out = _sheet(opened, wanted, link)
    return render_template(
        "filled_sheets/page.html",
        game_id=game_id,
        wanted=wanted,
        query=paper.query | parts_query(wanted),
        has_link=bool(link),
        letters=unprintable(opened.pad.names.values()),
        said=pages_in_words(sheet, laid_out.pages),
        **page_facts(paper, laid_out),
    )


@blueprint.get("/paper.css")
def style(game_id: str) -> ResponseReturnValue:
    """Return the stylesheet of that page, which is made for this sheet.

    It has a URL of its own, because pages may not contain styles.
    """
    opened = readers_game(game_id)
    return style_file(_sheet(opened, sheet_parts(request.args), _link(opened))[1])


@blueprint.get("/sheet.pdf")
def pdf(game_id: str) -> ResponseReturnValue:
    """Return the sheet for the printer."""
    return _file(game_id, Kind.PDF)


@blueprint.get("/sheet.png")
def png(game_id: str) -> ResponseReturnValue:
    """Return the sheet as a picture to share."""
    return _file(game_id, Kind.PNG)


def _file(game_id: str, kind: Kind) -> ResponseReturnValue:
    opened = readers_game(game_id)
    facts, html = facts_and_html(opened)
    return sheet_file(facts, kind, html, _name(opened))


def facts_and_html(opened: OpenedGame) -> tuple[Sequence[object], Callable[[], str]]:
    """Return all that the sheet of the URL depends on, and the function that makes its HTML."""
    paper, wanted = paper_format(request.args), sheet_parts(request.args)
    link = _link(opened) if wanted.qr else ""

    def html() -> str:
        return html_of(_sheet(opened, wanted, link)[1])

    signs = tuple(sorted(signs_at(current_store(), opened).items()))
    game = opened.game
    # The state is needed: after an older copy was brought back, as many marks may be other ones.
    # The day may be moved.
    of_game = (game.game_id, game.state, day(game.created_at))
    return (*of_game, str(regional()), paper, wanted, link, signs), html


def _sheet(opened: OpenedGame, wanted: SheetParts, link: str) -> tuple[Sheet, LaidOut]:
    paper = paper_format(request.args)
    signs = signs_at(current_store(), opened)
    sheet = filled_sheet_for(opened, wanted, link, signs)
    return sheet, lay_out_sheet(sheet, paper.paper, paper.orientation)


def _link(opened: OpenedGame) -> str:
    """Return the link for watching the game, for those who may share it.

    Return "" if no phone could open it.
    """
    near = server_urls()
    if near.only_here or not opened.writes:
        return ""
    token = link_token(server_key(), opened.game, "view")
    return links_at(near.roots, url_for("links.open_it", token=token))[0]


def _name(opened: OpenedGame) -> str:
    return f"scorepad-{file_day(opened.game.created_at)}".strip("-")
