"""Games written by hand, which a phone reads and shows as the server does after every mark."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from scorepad.pad.marks import Mark
from scorepad.rules import games
from tests.client import looks
from tests.client.cases import case_of, look_of
from tests.client.rare_spots import spots

HARD = json.loads((Path(__file__).parent / "data" / "hard_spots.json").read_text("utf-8"))
ALL = slice(None)
HALVES = (slice(0, None, 2), slice(1, None, 2))


def marks_of(case: dict[str, Any]) -> list[Mark]:
    """The marks of a case that was written by hand: a list is a mark's cells, a
    number takes back the mark in that place, anything else is a mark's body. The
    first sets the table."""
    data = dict(games()[case["game"]].data)
    opening = [[0, 0, "", "ruleset", data], [1, 0, "", "seating", case["players"].split()]]
    marks = [Mark.from_body("0", {"cells": [*opening, *case.get("opening", [])]})]
    for place, written in enumerate(case["marks"], 1):
        if isinstance(written, int):
            body: dict[str, Any] = {"undoes": str(written)}
        else:
            body = {"cells": written} if isinstance(written, list) else written
        marks.append(Mark.from_body(str(place), body, body.get("by", "")))
    return marks


def hard_lines() -> Iterator[str]:
    for case in HARD:
        marks = marks_of(case)
        found = [look_of(marks[:upto], Random(upto)) for upto in range(1, len(marks) + 1)]
        yield json.dumps(case_of(case["name"], marks, found))


def hard_looks(part: slice = ALL) -> Iterator[str]:
    """Their screens, and those of rare spots, at a ``part`` of the moments, of which the last is
    the first."""
    usual = {"game": "wizard_gigamic", "players": "a b c"}
    cases = [(case, 5) for case in HARD] + [(usual | case, 1) for case in spots()]
    for case, step in cases:
        name, marks = case["name"], marks_of(case)
        if uptos := range(len(marks), 0, -step)[part]:
            yield looks.case_of(name, marks, uptos, Random(name))
