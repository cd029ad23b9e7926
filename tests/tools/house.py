"""``make house``: how easy the code is to find one's way in, in figures.

Each figure is a sign to look at, and none is an aim. What is counted, and how, stands at each
function.
"""

import ast
import json
import re
import secrets
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from flask import Flask
from werkzeug.test import TestResponse

from scorepad.app import create_app
from scorepad.pad.marks import Cell
from scorepad.startup import prepare_server
from scorepad.views.pad import PadView
from tests.web.phone import Phone
from tests.web.table import Table

TOP = Path(__file__).parents[2]
PACKAGE = TOP / "scorepad"
COMPOSED_BY = {"app", "cli"}
"""Modules that put others together: what they alone import is there to be put together."""

SHORT = 60
LONGEST_LINE = 120
_TOLD_AS_A_QUESTION = re.compile(
    r"(what|who|whose|whom|whether|which|where|when|why|how|the same)\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Row:
    """One count."""

    what: str
    now: int

    def __str__(self) -> str:
        return f"{self.what:<66}{self.now:>8,}"


@dataclass(frozen=True, slots=True)
class Module:
    """A Python module: its dotted name below ``scorepad``, and what it imports from there."""

    name: str
    tree: ast.Module
    lines: int
    imports: frozenset[str]

    @property
    def is_a_screen(self) -> bool:
        """Return whether it holds a blueprint."""
        return any(
            isinstance(node, ast.Assign)
            and any(isinstance(to, ast.Name) and to.id == "blueprint" for to in node.targets)
            for node in self.tree.body
        )


def modules() -> dict[str, Module]:
    """Return all modules but the migrations, by name."""
    paths = {
        ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        .removesuffix("__init__")
        .rstrip("."): path
        for path in sorted(PACKAGE.rglob("*.py"))
        if "migrations" not in path.parts
    }
    return {name: _read(name, path, paths.keys()) for name, path in paths.items()}


def _read(name: str, path: Path, known: Any) -> Module:
    text = path.read_text("utf-8")
    tree = ast.parse(text)
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("scorepad"):
            base = str(node.module).removeprefix("scorepad").lstrip(".")
            for alias in node.names:
                whole = f"{base}.{alias.name}".lstrip(".")
                found.add(whole if whole in known else base)
    return Module(name, tree, len(text.splitlines()), frozenset(found - {name}))


def crumbs(all_modules: dict[str, Module]) -> list[str]:
    """Return the modules of fewer than 60 lines that one other module imports.

    Screens do not count, nor packages, nor what a module imports that puts the program
    together.
    """
    readers: dict[str, list[str]] = {}
    for module in all_modules.values():
        for name in module.imports:
            readers.setdefault(name, []).append(module.name)
    return [
        module.name
        for module in all_modules.values()
        if module.lines < SHORT
        and len(readers.get(module.name, ())) == 1
        and readers[module.name][0] not in COMPOSED_BY
        and not (PACKAGE / module.name.replace(".", "/")).is_dir()
        and not module.is_a_screen
    ]


def fullest_folder(all_modules: dict[str, Module]) -> tuple[str, int]:
    """Return the folder with the most modules directly in it, and their number."""
    return Counter(name.rpartition(".")[0] for name in all_modules).most_common(1)[0]


def docstrings(all_modules: dict[str, Module]) -> Iterator[str]:
    """Yield the docstrings, those of fields and constants too, that begin as a question does.

    So do those that begin with "The same".
    """
    for module in all_modules.values():
        for node in ast.walk(module.tree):
            match node:
                case ast.Expr(value=ast.Constant(value=str(said))):
                    if _TOLD_AS_A_QUESTION.match(said.strip()):
                        yield said


def docstrings_not_imperative() -> int:
    """Return how many docstrings of functions pydocstyle's D401 finds not in the imperative."""
    google = "lint.pydocstyle.convention='google'"
    options = ("--isolated", "--select", "D401", "--config", google, "--output-format", "json")
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", *options, PACKAGE],
        capture_output=True,
        text=True,
        check=False,
    )
    return len(json.loads(done.stdout))


def calls_noted(act: Callable[[], object], note: Callable[[FrameType], None]) -> None:
    """Run ``act``, and give each frame in which a function of ours begins to ``note``."""

    def profile(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(str(PACKAGE)):
            note(frame)

    sys.setprofile(profile)
    try:
        act()
    finally:
        sys.setprofile(None)


Act = Callable[[], None]


class Walked(NamedTuple):
    """What an act enters: different functions and modules of ours, all calls of them, and the
    calls that lead from one room, a folder of ``scorepad/``, into another."""

    functions: int
    modules: int
    calls: int
    between_rooms: int


def walk_through(prepare: Callable[[], Act]) -> Walked:
    """Return what an act enters, counted at its second time."""
    prepare()()
    act = prepare()
    seen: set[tuple[str, str, int]] = set()
    calls: Counter[bool] = Counter()

    def note(frame: FrameType) -> None:
        code = frame.f_code
        seen.add((code.co_filename, code.co_qualname, code.co_firstlineno))
        above = frame.f_back
        while above is not None and _room(above) is None:
            above = above.f_back
        calls[above is not None and _room(above) != _room(frame)] += 1

    calls_noted(act, note)
    files = {file for file, _, _ in seen}
    return Walked(len(seen), len(files), calls.total(), calls[True])


def _room(frame: FrameType) -> str | None:
    path = Path(frame.f_code.co_filename)
    return path.relative_to(PACKAGE).parts[0] if path.is_relative_to(PACKAGE) else None


def ways_to_write(acts: Iterable[Act]) -> set[str]:
    """Return the public functions of services between a screen and the log that ``acts`` write."""
    ways: set[str] = set()
    log = str(PACKAGE / "services" / "marks.py")

    def note(frame: FrameType) -> None:
        if (frame.f_code.co_filename, frame.f_code.co_name) != (log, "append_change"):
            return
        written.append(True)
        above: FrameType | None = frame
        while above is not None:
            path, name = Path(above.f_code.co_filename), above.f_code.co_qualname
            if "services" in path.parts and name != "append_change" and not name.startswith("_"):
                ways.add(f"{path.stem}.{name}")
            above = above.f_back

    for act in acts:
        written: list[bool] = []
        calls_noted(act, note)
        assert written
    return ways


class Walks:
    """A table with six players, and what its phones ask of the server.

    What makes a walk ready is not counted: each is a function that returns the act itself.
    """

    def __init__(self, app: Flask) -> None:
        self.phone = Phone(app)
        names = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")
        self.table = Table(app, self.phone, names)
        self.table.play(dict.fromkeys("bcdefa", 0), dict.fromkeys("bcdef", 0))
        self.match = Table(app, self.phone, names[:2], game="wizards_cup")
        self.token = self._news(self.table, 0)["csrf"]

    def mark(self) -> Act:
        """Send a bid as the phone's script does, another one each time."""
        played = self.table.pad.current
        assert played is not None
        cell = Cell(played.number, played.deal, played.order[0], "bid")
        mark = {
            "id": secrets.token_hex(16),
            "cells": [[*cell, 1 - (played.boxes[cell.player].bid or 0)]],
            "seen": self.table.pad.written.seen({cell: None}),
        }
        number = len(self.table.pad.written.marks)
        known = {"since": number, "has": number, "state": self._news(self.table, 0)["state"]}
        body = {"late": False, "marks": [mark], "reveals": True, **known}

        def send() -> None:
            answer = self._post(self.table, "marks", json=body).get_json()
            assert [fate["fate"] for fate in answer["fates"]] == ["written"]
            assert [told["id"] for told in answer["marks"]] == [mark["id"]]

        return send

    def form(self) -> Act:
        """Tap a bid as a phone without a script does; the page after it is counted by itself."""
        form, button = self.phone.go(self.table.path).button("bid 0")
        return self._writing(self.table, "entries", **form.fields, value=button.value)

    def page(self) -> Act:
        return lambda: _done(self.phone.client.get(self.table.path))

    def news(self) -> Act:
        """Ask for what is new when there is something."""
        number = len(self.table.pad.written.marks) - 1
        return lambda: _done(self._news(self.table, number))

    def ways(self) -> Iterator[Act]:
        """Yield whatever writes marks on a pad: taps, decisions, choices, a match's taps."""
        yield self.form()
        yield self.mark()
        newest = self.table.pad.written.marks[-1].id
        yield self._writing(self.table, "points/a", seen=newest, points="5", why="a drink")
        cell = Cell(1, 0, "b", "adjustment")
        for points in (1, 2):
            mark = {"id": secrets.token_hex(16), "cells": [[*cell, [points, "why"]]]}
            self._post(self.table, "marks", json={"late": True, "marks": [mark]})
        chosen = {**cell._asdict(), "value": '[1,"why"]', "seen": mark["id"]}
        yield self._writing(self.table, "settle", **chosen)
        yield self._writing(self.match, "won", round=1, won="a")

    def _news(self, table: Table, since: int) -> dict[str, Any]:
        path = f"{table.path}/marks"
        news: dict[str, Any] = self.phone.client.get(path, query_string={"since": since}).get_json()
        return news

    def _post(self, table: Table, path: str, **sent: Any) -> TestResponse:
        address, headers = f"{table.path}/{path}", {"X-CSRFToken": self.token}
        return self.phone.client.post(address, headers=headers, **sent)

    def _writing(self, table: Table, path: str, **fields: object) -> Act:
        form = {"id": secrets.token_hex(16), **fields}
        return lambda: _done(self._post(table, path, data=form))


def _done(_: object) -> None:
    """Leave what an act returns: only what it enters is counted."""


def rows() -> Iterator[Row]:
    found = modules()
    yield Row("Python modules in scorepad/", len(found))
    yield Row("lines in them", sum(module.lines for module in found.values()))
    small = crumbs(found)
    yield Row(f"crumbs ({', '.join(small)})" if small else "crumbs", len(small))
    folder, number = fullest_folder(found)
    yield Row(f"modules directly in the fullest folder ({folder}/)", number)
    yield Row("docstrings that begin as a question or with 'The same'", len([*docstrings(found)]))
    yield Row("docstrings of functions that are not imperative (D401)", docstrings_not_imperative())
    yield Row("fields of the pad's view", len(fields(PadView)))
    secret = [module for module in found.values() if "pad.visibility" in module.imports]
    yield Row("modules that ask what is secret", len(secret))
    templates = [line for path in (TOP / "templates").rglob("*.html") for line in _lines(path)]
    longer = [line for line in templates if len(line) > LONGEST_LINE]
    yield Row(f"lines of templates over {LONGEST_LINE} characters", len(longer))
    tests = [line for path in (TOP / "tests").rglob("*.py") for line in _lines(path)]
    yield Row("lines of tests in Python", len(tests))
    with tempfile.TemporaryDirectory() as folder_of_games:
        app = create_app(prepare_server({"SCOREPAD_INSTANCE": folder_of_games}))
        walks = Walks(app)
        for what, walk in (
            ("a mark by the script", walks.mark),
            ("a bid by a form", walks.form),
            ("the pad's page", walks.page),
            ("a poll with news", walks.news),
        ):
            walked = walk_through(walk)
            yield Row(f"functions entered: {what}", walked.functions)
            yield Row(f"modules entered: {what}", walked.modules)
            yield Row(f"calls of ours: {what}", walked.calls)
            yield Row(f"calls from one room into another: {what}", walked.between_rooms)
        ways = ways_to_write(walks.ways())
        yield Row(f"ways to write on a pad ({', '.join(sorted(ways))})", len(ways))
    with tempfile.TemporaryDirectory() as folder_of_games:
        from tests.client.tap import requests_of_a_tap  # it needs Node, which no other count does

        yield Row("requests that a tap costs", len(requests_of_a_tap(Path(folder_of_games))))


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def main() -> None:
    for row in rows():
        print(row)


if __name__ == "__main__":
    main()
