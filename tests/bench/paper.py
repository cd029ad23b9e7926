"""How long a sheet takes, beside WeasyPrint alone with the same page."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from flask_babel import force_locale
from weasyprint import CSS, HTML

from scorepad.app import create_app
from scorepad.places import STATIC
from scorepad.rules.library import games
from scorepad.settings import Settings
from scorepad.sheets.classic import classic_block
from scorepad.sheets.kind import Kind
from scorepad.sheets.page import layout_of, page_of
from scorepad.sheets.paper import Paper
from scorepad.sheets.press import Press
from tests.bench.report import Line, line_of, show
from tests.bench.timing import take_turns, timed

_FIRST_ROUNDS, _ROUNDS, _IN_A_ROW = 5, 30, 100
_STYLE = STATIC / "css" / "paper.css"
_MAY_GROW = 20_000_000
_KILO = 1024


def paper(folder: Path) -> None:
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
        return page_of(block, layout_of(block, Paper.A4))


def _alone(html: str) -> None:
    HTML(string=html).write_pdf(stylesheets=[CSS(_STYLE)], pdf_variant="pdf/ua-1")


def _command(page: Path, out: Path) -> Callable[[], object]:
    tool = Path(sys.executable).with_name("weasyprint")
    options = ("--stylesheet", _STYLE, "--pdf-variant", "pdf/ua-1")
    return lambda: subprocess.run([tool, *options, page, out], check=True, capture_output=True)


@contextmanager
def _press() -> Iterator[Press]:
    press = Press(at_once=1)
    try:
        yield press
    finally:
        press.close()


def _first(html: str) -> None:
    with _press() as press:
        press.make(html, Kind.PDF)


def _growth(press: Press, html: str) -> float:
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
