"""Tables in states that seldom come about, and everything that may be written at them, judged."""

import json
from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any

from scorepad.pad.acts import Cells
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge
from scorepad.pad.judge_people import first_open_round
from scorepad.pad.judge_table import MOST_POINTS
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.plain_fields import plain_fields
from scorepad.pad.state import Pad
from scorepad.pad.table import RULE
from scorepad.rules.option_table import OPTIONS
from scorepad.rules.refusal import Refusal
from scorepad.services import table_changes
from scorepad.services.rule_fields import RuleChanges, change_rules
from scorepad.services.seats import SeatedFrom, Seating, change_seats, rename_act
from tests.client import menu_looks
from tests.client.hard_spots import ALL, HARD, marks_of
from tests.client.rare_spots import spots
from tests.pad.plain import largest_value

Json = dict[str, Any]

_PLAYED = [
    [[number, 1, player, field, number if player == "a" and field == "tricks" else 0]]
    for number in (1, 2, 3)
    for field in ("bid", "tricks")
    for player in "abc"
]
_BIDS = [[[1, 1, player, "bid", 0]] for player in "abc"]
_FOUR = [
    *([2, 0, "", "seating", [*"abcd"]], [2, 0, "", "rounds", "schedule"]),
    [0, 0, "d", "name", "D"],
]

SPOTS: dict[str, Json] = {
    "nothing": {"marks": []},
    "three rounds": {"marks": _PLAYED},
    "three rounds of own hands": {
        "opening": [[1, 0, "", "hands", [1, 2, 3, 20, 4]]],
        "marks": _PLAYED,
    },
    "hands that go down": {"opening": [[1, 0, "", "rule:schedule.course", "down"]], "marks": []},
    "own hands": {"opening": [[1, 0, "", "hands", [20, 12, 1]]], "marks": []},
    "bids hidden in one round": {
        "opening": [
            [1, 0, "", "rule:bidding.who", "nobody"],
            [2, 0, "", "rule:bidding.visibility", "secret"],
            [3, 0, "", "rule:bidding.visibility", "open"],
        ],
        "marks": [],
    },
    "a number of rounds": {"opening": [[1, 0, "", "rounds", 19]], "marks": []},
    "a large hand": {"marks": [[[1, 0, "", "hand", 20]]]},
    "a hand for five": {"marks": [[[1, 0, "", "hand", 12]]]},
    "nothing but totals": {"marks": [[[1, 0, "a", "adjustment", [50, "paper"]]]]},
    "ended early": {"marks": [*_PLAYED, [[0, 0, "", "ended", 3]]]},
    "bids": {"marks": _BIDS},
    "dealt again": {"marks": [*_BIDS, [[1, 0, "", "deal", 2]]]},
    "dealt again before other seats": {"marks": [*_BIDS, _FOUR, [[1, 0, "", "deal", 2]]]},
    "somebody comes with the lowest total": {
        "marks": [*_PLAYED[:6], [*_FOUR, [2, 0, "d", "start", "lowest"]]]
    },
    "somebody came": {"marks": [*_PLAYED[:6], _FOUR]},
    "people of whom one is known elsewhere": {
        "opening": [
            *([0, 0, player, "name", player.upper()] for player in "abc"),
            [0, 0, "a", "person", "e"],
        ],
        "marks": [],
    },
}

_NEXT = [
    *([3, 0, "", "seating", [*"abcd"]], [3, 0, "", "rounds", "schedule"]),
    *([0, 0, "d", "name", "D"], [3, 0, "d", "start", "lowest"], [3, 0, "a", "start", "lowest"]),
]

_MADE = [
    [[1, 1, player, field, int(player == "a")]] for field in ("bid", "tricks") for player in "abc"
]

_POINTS = [[2, 0, "a", "adjustment", [7, "rude"]]]

CHANGED: dict[str, Json] = {
    "somebody comes next with the lowest total": {
        "marks": [*_PLAYED[:6], [[2, 1, "a", "bid", 0]], _NEXT]
    },
    "somebody comes next where all have points": {
        "marks": [*_MADE, [[2, 1, "a", "bid", 0]], _NEXT]
    },
    "a dealer is chosen for the next round": {"marks": [*_PLAYED[:6], [[3, 0, "", "dealer", "b"]]]},
    "a later rule is older": {
        "marks": [
            [[3, 0, "", "rule:bidding.from_hand", 3]],
            *_PLAYED,
            [[2, 0, "", "rule:bidding.from_hand", 2]],
        ]
    },
    "points by hand": {"marks": [*_PLAYED[:6], _POINTS]},
    # Few, the most that a round may have, and one too many.
    **{
        f"points by hand in two rounds, {points} in the first": {
            "marks": [*_PLAYED[:6], [[1, 0, "a", "adjustment", [points, "late"]]], _POINTS]
        }
        for points in (3, MOST_POINTS - 7, MOST_POINTS - 6)
    },
    "points by hand of somebody who left": {
        "players": "a b c d",
        "marks": [
            *([[1, 1, "d", field, 0]] for field in ("bid", "tricks")),
            *_PLAYED[:6],
            _POINTS,
            [[2, 0, "", "seating", [*"bcd"]]],
        ],
    },
}
"""Tables at which what was written before is read by whoever changes something."""


def rare_lines(part: slice = ALL) -> Iterator[str]:
    """Games written by hand, at a ``part`` of the moments: their end, and some before."""
    usual = {"game": "wizard_gigamic", "players": "a b c"}
    for case in (*HARD, *spots()):
        marks = marks_of(usual | case)
        if uptos := range(len(marks), 0, -max(1, len(marks) // 4))[part]:
            yield menu_looks.case_of(case["name"], marks, uptos, Random(case["name"]), tries=0)


def spot_lines() -> Iterator[str]:
    """Each of these tables as it stands, as :func:`tests.client.menu_looks.line_of` has games."""
    for name, case in {**SPOTS, **CHANGED}.items():
        marks = marks_of({"game": "wizard_gigamic", "players": "a b c", **case})
        pad, is_judged = fold(marks), name in SPOTS
        moment = menu_looks.moment_of(marks, Random(name), tries=100 if is_judged else 0)
        moment["judged"] = [_judged(pad, cells) for cells in _every(pad) if is_judged]
        moment["tried"] += [menu_looks.tried(pad, *act) for act in _acts(pad)]
        body = {"name": name, "marks": [mark_json(mark) for mark in marks], "moments": [moment]}
        yield json.dumps(body)


def _acts(pad: Pad) -> Iterator[tuple[str, list[Any], Cells | Refusal]]:
    """What people change at a table: points and names of each, seats, rules, and a misdeal."""
    yield "dealAgain", [], table_changes.deal_again(pad)
    for player, name in pad.names.items():
        yield "givePoints", [player, 5, "why"], table_changes.give_points(pad, player, 5, "why")
        yield "rename", [player, name], rename_act(player, name)(pad)
    others = {player: player.upper() for player in "xyz"}
    for number, is_open in ((len(pad.rounds), True), (len(pad.rounds) + 1, False)):
        for seating, dealer in (
            (Seating(pad.present[::-1]), ""),
            (Seating(pad.present[1:]), ""),
            # Nobody stays.
            (Seating(tuple(others), others), "x"),
        ):
            since = SeatedFrom(number, is_open, dealer)
            asked = [menu_looks.seating_json(seating), since._asdict()]
            yield "changeSeats", asked, change_seats(pad, seating, since)
    for text, whole_game in [("5", True), *((text, False) for text in ("0", "1", "5", "60", "61"))]:
        changes = RuleChanges(frozenset(), {"bidding.from_hand": text}, whole_game)
        yield "changeRules", [menu_looks.changes_json(changes)], change_rules(pad, changes)


def _judged(pad: Pad, cells: Cells) -> Json:
    written = [[*cell, value] for cell, value in cells]
    refusal = judge(pad, Mark("f" * 32, cells))
    return {"cells": written, "refusal": menu_looks.plain(refusal)}


def _every(pad: Pad) -> Iterator[Cells]:
    """Everything that may be written, one field after the other."""
    yield ()
    yield from _seatings(first_open_round(pad))
    yield from _exchanges_with_newcomer(first_open_round(pad))
    names = ("Zoé", " Zoé", "Zoé ", "", "A", "B", "x" * 33)
    yield from (((Cell(0, 0, player, "name"), name),) for player in "ad" for name in names)
    yield from _persons()
    numbers = range(1, len(pad.rounds) + 3)
    for number in numbers:
        yield from (((Cell(number, 0, "", "hand"), hand),) for hand in range(1, 22))
        yield from (((Cell(number, 0, "", "deal"), deal),) for deal in (1, 2, 3))
        yield from (((Cell(number, 0, "", "dealer"), player),) for player in "abcd")
        yield from _rules(number)
    for number, player, points, why in product(
        (0, *numbers), "ad", (0, 1000, 1001, -1001), ("x", "", " ", "x" * 60, "x" * 61)
    ):
        yield ((Cell(number, 0, player, "adjustment"), [points, why]),)
    yield from (((Cell(0, 0, "", "ended"), ended),) for ended in (None, 1, 2, 3, 4))
    for name, field in plain_fields().items():
        for number, deal, player in product((0, *numbers), (0, 1, 2), "ad"):
            cell = field.place.cell(name, number, deal, player)
            yield ((cell, largest_value(field)),)


def _persons() -> Iterator[Cells]:
    """One player becomes another person, and two become each other's, with a name or without."""
    a_name = (Cell(0, 0, "d", "name"), "D")
    for player, named in product("adf", ((), (a_name,))):
        yield (*named, (Cell(0, 0, player, "person"), "g"))
    for (one, of_one), (other, of_other) in permutations(product("abf", "abef"), 2):
        if one < other:
            exchanged = (Cell(0, 0, one, "person"), of_one), (Cell(0, 0, other, "person"), of_other)
            yield exchanged
            yield (*exchanged, (Cell(0, 0, one, "name"), "B"))


def _exchanges_with_newcomer(number: int) -> Iterator[Cells]:
    """A player and a newcomer who become each other's, which only two at the table can."""
    seated = {Cell(number, 0, "", "seating"): [*"abcd"], Cell(0, 0, "d", "name"): "D"}
    for of_newcomer in "ae":
        persons = {Cell(0, 0, "a", "person"): "d", Cell(0, 0, "d", "person"): of_newcomer}
        yield tuple({**seated, **persons}.items())


def _seatings(number: int) -> Iterator[Cells]:
    for players, rounds in product(range(1, 9), ("", None, "schedule", 1, 2, 3, 7, 19, 20, 61)):
        seats = [*"abcdefgh"[:players]]
        cells: dict[Cell, Any] = {
            Cell(0, 0, player, "name"): player.upper() for player in seats[3:]
        }
        cells[Cell(number, 0, "", "seating")] = seats
        if rounds != "":
            cells[Cell(number, 0, "", "rounds")] = rounds
        yield tuple(cells.items())
    yield ((Cell(number, 0, "", "rounds"), "schedule"),)
    yield ((Cell(number, 0, "", "seating"), [*"abcc"]),)


def _rules(number: int) -> Iterator[Cells]:
    names = [name for name in OPTIONS if name.startswith("schedule.")]
    yield ((Cell(number, 0, "", f"{RULE}bidding.who"), "last"),)
    for name, value in product(names, (0, 1, 2, 3, 12, 61, "up", "down", "down_up")):
        yield ((Cell(number, 0, "", f"{RULE}{name}"), value),)
