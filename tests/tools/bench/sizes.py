"""How many bytes a phone gets: a first visit with all that it loads, and a fragment."""

from collections.abc import Collection
from pathlib import Path
from urllib.parse import urljoin

from tests.tools.bench.browser import Answer, Browser, InProcess
from tests.tools.bench.evening import OpenPad
from tests.tools.bench.games import FOUR, SHEETS, Kind, keep, played
from tests.tools.bench.reading import files_loaded_later, files_of, files_of_style
from tests.tools.bench.report import Floor, Line, show
from tests.tools.bench.speed import opened

_FIRST_PAGE = 60_000
_FRAGMENT = 6_000
_PAGES = {"the home page": "/", "the new game page": "/new"}
_FRAGMENTS = {
    "4 players, 15 rounds": FOUR,
    "2 players, 25 cards": Kind("quoicoupli", 2),
    "10 players": Kind("quoicoupli", 10),
}


def sizes(folder: Path) -> None:
    """Prints heads and bodies as sent, as a browser that was never here before gets them."""
    show("Bytes as sent, with CSS, JS and icons", counted(folder / "sizes"), "size")


def counted(instance: Path) -> list[Line]:
    """The sizes of a first visit's pages, of sheets and of fragments."""
    with opened(instance) as app:
        store = app.extensions["scorepad"].store
        phone = Browser(InProcess(app))
        first = {name: _visit(phone, path) for name, path in _PAGES.items()}
        half_played = keep(store, phone.device, played(FOUR, marks=53))
        first["the pad"] = _visit(phone, f"/g/{half_played}")
        first["all three, each file once"] = {
            path: answer for visit in first.values() for path, answer in visit.items()
        }
        lines = [_line(name, visit.values(), _FIRST_PAGE) for name, visit in first.items()]
        pad = next(iter(first["the pad"].values()))
        later = {file: phone.get(file) for file in files_loaded_later(pad.plain.decode())}
        lines.append(_line("what the pad loads when it runs", later.values(), None))
        shell = phone.get("/phone/en")
        html = shell.plain.decode()
        screens = {*files_of(html), *files_loaded_later(html)}
        behind = [phone.get(file) for file in sorted(screens - {*first["the pad"], *later})]
        lines.append(_line("what it loads behind for every screen", [shell, *behind], None))
        for name, kind in SHEETS.items():
            sheet = f"/g/{keep(store, phone.device, played(kind))}/sheet"
            lines.append(_line(f"{name}, alone", [phone.get(sheet)], None))
        for name, kind in _FRAGMENTS.items():
            game_id = keep(store, phone.device, played(kind, marks=1))
            largest = _largest_fragment(phone, game_id)
            lines.append(_line(f"largest fragment, {name}", [largest], _FRAGMENT))
    return lines


def _visit(browser: Browser, path: str) -> dict[str, Answer]:
    """The page and every file that it loads, by their paths."""
    answers = {path: browser.get(path)}
    waiting = [urljoin(path, file) for file in files_of(answers[path].plain.decode())]
    while waiting:
        file = waiting.pop()
        if file in answers:
            continue
        answer = answers[file] = browser.get(file)
        if answer.header("content-type").startswith("text/css"):
            waiting += [urljoin(file, each) for each in files_of_style(answer.plain.decode())]
    return answers


def _largest_fragment(browser: Browser, game_id: str) -> Answer:
    pad = OpenPad(browser, game_id)
    pad.look()
    largest = pad.tap()
    while not pad.over:
        largest = max(largest, pad.tap(), key=lambda answer: answer.sent)
    return largest


def _line(name: str, answers: Collection[Answer], goal: int | None) -> Line:
    sent = sum(answer.sent for answer in answers)
    plain = sum(answer.sent - len(answer.body) + len(answer.plain) for answer in answers)
    return Line(name, sent, "KB", Floor("not compressed", plain), goal)
