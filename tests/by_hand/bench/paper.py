"""How long a sheet takes, beside WeasyPrint alone with the same page."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from flask import Flask
from flask_babel import force_locale
from weasyprint import CSS, HTML

from scorepad.app import create_app
from scorepad.paths import STATIC
from scorepad.rules.library import games
from scorepad.services.access import opened_game
from scorepad.settings import Settings
from scorepad.sheets.any_sheet import filled_sheet_for, html_of, lay_out_sheet
from scorepad.sheets.blank import classic_block
from scorepad.sheets.drawing import Kind
from scorepad.sheets.filled import SheetParts
from scorepad.sheets.paper import Paper
from scorepad.sheets.pdf_pool import PdfPool
from scorepad.startup import prepare_server
from tests.tools.bench.browser import Browser, InProcess
from tests.tools.bench.games import TWENTY_ROUNDS, keep, played
from tests.tools.bench.report import Line, line_of, show
from tests.tools.bench.timing import take_turns, timed

_FIRST_ROUNDS, _ROUNDS, _IN_A_ROW = 5, 30, 100
_STYLE = STATIC / "css" / "paper.css"
_MAY_GROW = 20_000_000
_KILO = 1024


def paper(folder: Path) -> None:
    blank(folder)
    filled(folder)


def filled(folder: Path) -> None:
    """Measures the sheet of a whole game: drawn anew, and asked for again."""
    app = create_app(prepare_server({}, folder / "paper"))
    parts = app.extensions["scorepad"]
    browser = Browser(InProcess(app))
    game_id = keep(parts.store, browser.device, played(TWENTY_ROUNDS))
    html = _filled(app, browser.device, game_id)
    pdf = f"/g/{game_id}/sheet.pdf"

    def drawn() -> float:
        parts.sheets.forget()
        return browser.get(pdf).seconds

    try:
        steps = {"alone": timed(lambda: _alone(html)), "drawn": drawn}
        times = take_turns(steps, _ROUNDS, unmeasured=4)
        again = {
            "again": lambda: browser.get(pdf).seconds,
            "preview": lambda: browser.get(f"/g/{game_id}/paper").seconds,
        }
        times |= take_turns(again, _ROUNDS, unmeasured=4)
    finally:
        parts.sheets.close()
        parts.store.close()
    beside = ("WeasyPrint in its process", times["alone"])
    lines = [
        line_of("drawn, the whole request", times["drawn"], beside, goal=1.2, of_ratio=True),
        line_of("the same once more", times["again"], beside, goal=0.005),
        line_of("the page as it prints, on the screen", times["preview"], beside),
    ]
    show("The sheet of a game of 20 rounds", lines)


def _filled(app: Flask, device: str, game_id: str) -> str:
    now = opened_game(app.extensions["scorepad"].store, game_id, device)
    sheet = filled_sheet_for(now, SheetParts())
    with app.app_context(), force_locale("en"):
        return html_of(lay_out_sheet(sheet, Paper.A4))


def blank(folder: Path) -> None:
    """Measures the classic block: the first sheet, the next, a hundred in a row."""
    html = _block()
    page = folder / "block.html"
    page.write_text(html, "utf-8")
    command = _command(page, folder / "block.pdf")
    first = take_turns(
        {"command": timed(command), "press": timed(lambda: _first(html))}, _FIRST_ROUNDS
    )
    with _press() as press:
        steps = {
            "alone": timed(lambda: _alone(html)),
            "press": timed(lambda: press.make(html, Kind.PDF)),
        }
        following = take_turns(steps, _ROUNDS, unmeasured=4)
        grown = _growth(press, html)
    lines = [
        line_of(
            "the first", first["press"], ("the weasyprint command", first["command"]), unit="s"
        ),
        line_of(
            "the next",
            following["press"],
            ("WeasyPrint in its process", following["alone"]),
            goal=1.2,
            of_ratio=True,
        ),
        Line("what 100 in a row leave in memory", grown, "KB", goal=_MAY_GROW),
    ]
    show("A sheet of 20 rounds as a PDF", lines)


def _block() -> str:
    block = classic_block(games()["wizard_fisher"].ruleset)
    app = create_app(Settings(Path.cwd(), "sqlite:///unused.db", "k" * 32))
    with app.app_context(), force_locale("en"):
        return html_of(lay_out_sheet(block, Paper.A4))


def _alone(html: str) -> None:
    HTML(string=html).write_pdf(stylesheets=[CSS(_STYLE)], pdf_variant="pdf/ua-1")


def _command(page: Path, out: Path) -> Callable[[], object]:
    tool = Path(sys.executable).with_name("weasyprint")
    options = ("--stylesheet", _STYLE, "--pdf-variant", "pdf/ua-1")
    return lambda: subprocess.run([tool, *options, page, out], check=True, capture_output=True)


@contextmanager
def _press() -> Iterator[PdfPool]:
    press = PdfPool(at_once=1)
    try:
        yield press
    finally:
        press.close()


def _first(html: str) -> None:
    with _press() as press:
        press.make(html, Kind.PDF)


def _growth(press: PdfPool, html: str) -> float:
    before = _memory()
    for _ in range(_IN_A_ROW):
        press.make(html, Kind.PDF)
    return max(0, _memory() - before)


def _memory() -> int:
    """Bytes that this process and its children keep in memory."""
    found = 0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            fields = dict(line.split(":", 1) for line in status.read_text().splitlines())
        except OSError:
            continue
        if os.getpid() in (int(fields["Pid"]), int(fields["PPid"])) and "VmRSS" in fields:
            found += int(fields["VmRSS"].split()[0]) * _KILO
    return found
