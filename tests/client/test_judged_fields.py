"""For every field, server and phone take a value that its rule allows, and refuse another."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from scorepad.pad.acts import Cells, enter
from scorepad.pad.fields import FIELDS, MATCH_FIELDS
from scorepad.pad.fold import read_pad
from scorepad.pad.judge import (
    MOST_CELLS_A_GAME,
    MOST_MARKS,
    RESERVED,
    judge,
    refuse_shape,
)
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Cell, Mark, MarkIndex, Value
from scorepad.pad.match import acts as match_acts
from scorepad.pad.match.state import CARD, DUEL, PENDING, PERMANENT, TURNED
from scorepad.pad.opening import PERSON
from scorepad.pad.plain_fields import PlainKind, kind_of, plain_fields, takes_no
from scorepad.pad.reveals import REVEAL
from scorepad.pad.table import RULE
from scorepad.pad.tricks_taken import LEADER, TRICK
from scorepad.pad.writers import Writer, refuse_writer
from scorepad.rules import Code
from scorepad.rules.duel.verdict import Sorcerer
from scorepad.rules.ruleset import Option
from tests.client.joined import program_on_joined
from tests.client.scripted import app_without_games
from tests.node import run_node
from tests.pad.duellists import Duellists
from tests.pad.plain import PLAIN, largest_value, with_plain_fields
from tests.pad.scribe import Scribe, code_of

PROGRAM = Path(__file__).with_name("judge_fields.mjs")
ID = "f" * 32
BEYOND: dict[PlainKind, Value] = {
    PlainKind.TEXT: "x" * 1_000,
    PlainKind.NUMBER: 10_000,
    PlainKind.YES: False,
}
ASKED_OF_THE_SERVER = {CARD, TURNED}
"""The fields that no phone writes by itself."""

BOUNDED = ("hand", "deal", "ended", "start")
"""The fields behind ⋯ whose bounds and choices a phone has from the table."""

Marks = Sequence[Mark]


class Sample(NamedTuple):
    """Cells that the rule of a field takes after some marks, cells that it refuses, and a value
    that the field's shape refuses in those that are taken."""

    taken: tuple[Marks, Cells]
    refused: tuple[Marks, Cells]
    unreadable: Value


def in_game(cells: Cells, refused: Cells, unreadable: Value, after: Marks | None = None) -> Sample:
    """A sample whose cells are refused by what they say, or, after other marks, by these."""
    marks = Scribe().marks if after is None else after
    return Sample((marks, cells), (marks, refused), unreadable)


def at(number: int, field: str, value: Value, player: str = "") -> Cells:
    """A cell of a round, or of the game."""
    return ((Cell(number, 0, player, field), value),)


def dealt(field: str, value: Value, player: str = "") -> Cells:
    """A cell of the first deal."""
    return enter(1, 1, player, field, value)


def bid(game: str = "wizard_gigamic", hand: int = 3, **options: Option) -> Marks:
    """The marks of a game with three players who have bid one trick, one, and none."""
    named = {name.replace("__", "."): value for name, value in options.items()}
    table = Scribe(game, hands=[hand, hand], options=named)
    table.bids(1, 1, 0)
    return table.marks


def played(rounds: int) -> Marks:
    table = Scribe()
    table.play_rounds(rounds)
    return table.marks


def newcomer(player: str, **more: Value) -> Cells:
    """A new player, who sits down in the first round."""
    seats: list[Value] = ["anna", "ben", "cleo", "zoe"]
    name = Cell(0, 0, "zoe", "name")
    cells = (*at(1, "seating", seats), *at(1, "rounds", "schedule"), (name, "Zoe"))
    return (*cells, *at(1, "start", more.get("start", "zero"), player))


def sealed(*bids: int) -> Marks:
    """The marks of a game whose bids wait for a reveal."""
    options: dict[str, Option] = {
        "bidding.visibility": "simultaneous",
        "bidding.entry": "players",
        "bidding.who": "nobody",
    }
    table = Scribe(options=options, hands=[3, 3], reveal=True)
    for player, value in zip(table.round.order, bids, strict=False):
        table.bid(**{player: value})
    return table.marks


def in_match(cells: Cells, refused: Cells, unreadable: Value, after: str = "") -> Sample:
    marks = Duellists(*after.split()).marks
    return Sample((marks, cells), (marks, refused), unreadable)


def with_orders() -> Marks:
    table = Duellists()
    for player in ("a", "b"):
        for place in range(1, 7):
            table.write(match_acts.place_card(1, player, place, Sorcerer("Void", place)))
    return table.marks


def samples() -> dict[str, Callable[[], Sample]]:
    """A sample for each field of a game of bids and tricks."""
    person: Cells = ((Cell(0, 0, "zoe", PERSON), "somebody"),)
    return {
        "name": lambda: in_game(at(0, "name", "Zoé", "anna"), at(0, "name", "Ben", "anna"), " Zoé"),
        PERSON: lambda: in_game(
            (*newcomer("zoe"), *person), ((Cell(0, 0, "anna", PERSON), "somebody"),), "a b"
        ),
        "seating": lambda: Sample(
            (Scribe().marks, at(1, "seating", ["cleo", "ben", "anna"])),
            (bid(), at(1, "seating", ["cleo", "ben", "anna"])),
            ["anna"],
        ),
        "start": lambda: in_game(newcomer("zoe"), newcomer("anna"), "high"),
        "dealer": lambda: in_game(at(1, "dealer", "ben"), at(3, "dealer", "ben"), "zoe"),
        "hand": lambda: in_game(at(1, "hand", 2), at(1, "hand", 30), 61),
        "rounds": lambda: in_game(at(1, "rounds", 5), at(2, "rounds", 5), 61),
        "deal": lambda: in_game(at(1, "deal", 2), at(1, "deal", 3), 100),
        "adjustment": lambda: in_game(
            at(1, "adjustment", [5, "why"], "anna"),
            at(3, "adjustment", [5, "why"], "anna"),
            [1001, "why"],
        ),
        "ended": lambda: in_game(at(0, "ended", 1), at(0, "ended", 2), 61, played(1)),
        RULE: lambda: in_game(
            at(1, f"{RULE}bidding.who", "last"), at(9, f"{RULE}bidding.who", "last"), "me"
        ),
        "bid": lambda: in_game(dealt("bid", 1, "ben"), dealt("bid", 2, "ben"), 61),
        "tricks": lambda: in_game(dealt("tricks", 3, "ben"), dealt("tricks", 4, "ben"), 61, bid()),
        TRICK: lambda: in_game(dealt(f"{TRICK}1", "ben"), dealt(f"{TRICK}1", ""), "zoe", bid()),
        LEADER: lambda: in_game(
            (*dealt(f"{TRICK}1", ""), *dealt(f"{LEADER}2", "ben")),
            (*dealt(f"{TRICK}1", "ben"), *dealt(f"{LEADER}2", "ben")),
            "zoe",
            bid(play__bomb=True),
        ),
        "bomb": lambda: Sample(
            (bid(play__bomb=True), dealt("bomb", True)), (bid(), dealt("bomb", True)), 1
        ),
        "trump": lambda: Sample(
            (bid(), dealt("trump", "R")), (bid(trump__source="none"), dealt("trump", "R")), "RED"
        ),
        "chooser": lambda: Sample(
            (bid("wizard_jubilee"), (*dealt("trump", "W-"), *dealt("chooser", "ben"))),
            (bid("wizard_jubilee"), (*dealt("trump", "DR"), *dealt("chooser", "ben"))),
            "zoe",
        ),
        REVEAL: lambda: Sample(
            (sealed(1, 1, 0), dealt(REVEAL, True)), (sealed(1, 1), dealt(REVEAL, True)), False
        ),
        "changed": lambda: in_game(
            dealt("changed", 2, "ben"), dealt("changed", 3, "ben"), 62, bid(play__cloud=True)
        ),
        "bonus": lambda: in_game(
            dealt("bonus", 10, "ben"), dealt("bonus", 15, "ben"), 1001, bid("skull_king")
        ),
        "captures": lambda: in_game(
            (*dealt("captures", "fourteen=1", "ben"), *dealt("bonus", 10, "ben")),
            (*dealt("captures", "fourteen=9", "ben"), *dealt("bonus", 90, "ben")),
            "x",
            bid("skull_king"),
        ),
        "cannonball": lambda: Sample(
            (bid("skull_king", points__cannonball=15), dealt("cannonball", True, "ben")),
            (bid("skull_king"), dealt("cannonball", True, "ben")),
            False,
        ),
        "wager": lambda: in_game(
            dealt("wager", 10, "ben"),
            dealt("wager", 15, "ben"),
            1001,
            bid("skull_king", play__pirates=True, points__wager=20),
        ),
        "loot": lambda: in_game(
            dealt("loot", "anna", "ben"),
            dealt("loot", "ben", "ben"),
            "zoe",
            bid("skull_king", play__loot=True, points__loot=20),
        ),
    }


def match_samples() -> dict[str, Callable[[], Sample]]:
    """A sample for each field of a match."""
    fire, water = Sorcerer("Fire", 5), Sorcerer("Water", 4)
    return {
        "name": lambda: in_match(at(0, "name", "Zoé", "a"), at(0, "name", "Ben", "a"), " Zoé"),
        PERSON: lambda: in_match(
            (*at(0, PERSON, "b", "a"), *at(0, PERSON, "a", "b")), at(0, PERSON, "b", "a"), "a b"
        ),
        "won": lambda: in_match(at(1, "won", ["a"]), at(2, "won", ["a"]), []),
        "sum": lambda: Sample(
            (Duellists("ab", "ab").marks, match_acts.write_sums(2, {"a": 21, "b": 24})),
            (Duellists("ab").marks, match_acts.write_sums(1, {"a": 21, "b": 24})),
            10_000,
        ),
        DUEL: lambda: in_match(
            match_acts.log_duel(1, 1, (fire, water)), match_acts.log_duel(1, 2, (fire, water)), {}
        ),
        PENDING: lambda: in_match(at(1, PENDING, True, "a"), at(2, PENDING, True, "a"), False),
        PERMANENT: lambda: in_match(
            at(1, PERMANENT, [1, "Shield"], "a"), at(2, PERMANENT, [1, "Shield"], "a"), [1, " x"]
        ),
        CARD: lambda: in_match(
            match_acts.place_card(1, "a", 1, fire), match_acts.place_card(2, "a", 1, fire), [1]
        ),
        TURNED: lambda: Sample(
            (with_orders(), (*at(1, TURNED, 1, "a"), *at(1, TURNED, 1, "b"))),
            (with_orders(), at(1, TURNED, 1, "a")),
            7,
        ),
        "ended": lambda: in_match(at(0, "ended", 1), at(0, "ended", 2), 61, "a"),
        "note": lambda: in_match(at(0, "note", "rain"), at(1, "note", "rain"), "x" * 201),
        "counts": lambda: in_match(at(0, "counts", False), at(1, "counts", False), "no"),
    }


def plain_samples() -> dict[str, Callable[[], Sample]]:
    """A sample for each field that needs nothing of its own."""
    return {name: lambda name=name: plain_sample(name) for name in plain_fields()}  # type: ignore[misc]


def plain_sample(name: str) -> Sample:
    """A value for the first round that the shape allows, and one for a round that is not dealt."""
    field = FIELDS[name]
    cell = field.place.cell(name, 1, 1, "anna")
    elsewhere = cell._replace(round=9) if cell.round else cell._replace(deal=1)
    value = largest_value(field)
    beyond = "yes" if takes_no(field) else BEYOND[kind_of(field)]
    return in_game(((cell, value),), ((elsewhere, value),), beyond)


ALL = {
    **plain_samples(),
    **samples(),
    **{f"{name} of a match": sample for name, sample in match_samples().items()},
}


def name_of(title: str) -> str:
    return title.removesuffix(" of a match")


def unreadable_in(sample: Sample, name: str) -> Cells:
    return tuple(
        (cell, sample.unreadable if cell.field.startswith(name) else value)
        for cell, value in sample.taken[1]
    )


def test_there_is_a_sample_of_every_field() -> None:
    assert {**plain_samples(), **samples()}.keys() == FIELDS.keys()
    assert match_samples().keys() == MATCH_FIELDS.keys()


@pytest.mark.parametrize("title", ALL)
def test_the_server_takes_what_the_rule_allows_live_and_late_and_refuses_the_rest(
    title: str,
) -> None:
    takes_and_refuses(ALL[title](), name_of(title))


@pytest.mark.parametrize("title", ALL)
def test_an_own_phone_writes_the_fields_that_are_its_players_and_no_other(title: str) -> None:
    marks, cells = ALL[title]().taken
    pad, fields = read_pad(marks), FIELDS if title in FIELDS else MATCH_FIELDS
    player = next((cell.player for cell, _ in cells if cell.player in pad.names), "anna")
    writer = Writer("player", player, frozenset({player}))
    refusal = refuse_writer(pad, writer, Mark(ID, cells))
    may = None if fields[name_of(title)].own else Code.NOT_OWN_SEAT
    assert code_of(refusal) == may, f"scorepad/pad/writers.py: {title}"


@pytest.mark.parametrize("name", PLAIN)
def test_the_server_judges_a_field_that_needs_nothing_of_its_own(name: str) -> None:
    with with_plain_fields():
        takes_and_refuses(plain_sample(name), name)


def takes_and_refuses(sample: Sample, name: str) -> None:
    marks, cells = sample.taken
    pad, known = read_pad(marks), MarkIndex(marks)
    assert judge(pad, Mark(ID, cells)) is None
    assert refuse_shape(pad, known, Mark(ID, cells)) is None
    assert judge(pad, Mark(ID, unreadable_in(sample, name))) is not None
    assert refuse_shape(pad, known, Mark(ID, unreadable_in(sample, name))) is not None
    marks, cells = sample.refused
    assert judge(read_pad(marks), Mark(ID, cells)) is not None


def asked(title: str, marks: Marks, cells: Cells) -> dict[str, Any]:
    return {
        "field": name_of(title),
        "marks": [mark_json(mark) for mark in marks],
        "cells": [[*cell, value] for cell, value in cells],
    }


ON_PHONE = [title for title in ALL if name_of(title) not in ASKED_OF_THE_SERVER]


def samples_on_phone() -> list[dict[str, Any]]:
    """What a phone is asked of: what each rule takes and refuses, then what is beyond bounds."""
    lines = [asked(title, *each) for title in ON_PHONE for each in ALL[title]()[:2]]
    return lines + [
        asked(name, ALL[name]().taken[0], unreadable_in(ALL[name](), name)) for name in BOUNDED
    ]


def plain_samples_on_phone() -> list[dict[str, Any]]:
    """The same of the fields that no game has, each after what it takes and refuses."""
    samples = {name: plain_sample(name) for name in PLAIN}
    return [
        asked(name, marks, cells)
        for name, sample in samples.items()
        for marks, cells in (*sample[:2], (sample.taken[0], unreadable_in(sample, name)))
    ]


def full_games() -> list[tuple[Marks, Cells]]:
    """Cells in games that have room for a few marks or cells more, or for none."""
    (first,) = Scribe().marks
    games: list[Marks] = []
    for most, left in product((MOST_MARKS, MOST_MARKS + RESERVED), (0, 1)):
        games.append([first, *(Mark(f"{n:032x}") for n in range(most - left - 1))])
    for most, left in product((MOST_CELLS_A_GAME, MOST_CELLS_A_GAME + RESERVED), (0, 1, 2)):
        bid = (Cell(1, 1, "anna", "bid"), None)
        bids = Mark("a" * 32, (bid,) * (most - left - len(first.cells)))
        games.append([first, bids, Mark("b" * 32)])
    name, ended = at(0, "name", "Zoé", "anna"), at(0, "ended", None)
    return list(product(games, (name, ended, (*name, *ended))))


def full_games_on_phone() -> list[dict[str, Any]]:
    return [asked(cells[0][0].field, marks, cells) for marks, cells in full_games()]


def test_a_game_is_full_on_a_phone_where_it_is_on_the_server() -> None:
    said = json.loads(run_node(PROGRAM, given=json.dumps(full_games_on_phone())))["said"]
    judged = [judge(read_pad(marks), Mark(ID, cells)) for marks, cells in full_games()]
    expected = [refusal and refusal.code for refusal in judged]
    assert [refusal and refusal["code"] for refusal in said] == expected
    assert {*expected} == {None, Code.GAME_FULL}


@cache
def on_phone() -> dict[str, Any]:
    """What a phone says of the cells that the rule takes and refuses, and of unreadable ones."""
    answered = json.loads(run_node(PROGRAM, given=json.dumps(samples_on_phone())))
    said = iter(answered["said"])
    judged = {title: (next(said), next(said)) for title in ON_PHONE}
    return {
        "judges": answered["judges"],
        "judged": judged,
        "bounded": dict(zip(BOUNDED, said, strict=True)),
    }


def test_every_field_that_a_phone_writes_is_judged_there() -> None:
    every = {*chain(FIELDS, MATCH_FIELDS)}
    assert {*on_phone()["judges"]} == every - ASKED_OF_THE_SERVER


@pytest.mark.parametrize("title", ON_PHONE)
def test_a_phone_takes_what_the_rule_allows_and_refuses_what_it_forbids(title: str) -> None:
    taken, refused = on_phone()["judged"][title]
    assert taken is None
    assert refused is not None


@pytest.mark.parametrize("name", BOUNDED)
def test_a_phone_refuses_what_is_beyond_the_bounds_in_the_table(name: str) -> None:
    assert on_phone()["bounded"][name] is not None


def test_a_phone_judges_fields_that_need_nothing_of_their_own(tmp_path: Path) -> None:
    with with_plain_fields():
        program = program_on_joined(PROGRAM.name, app_without_games(tmp_path), tmp_path / "program")
        said = json.loads(run_node(program, given=json.dumps(plain_samples_on_phone())))["said"]
    assert [refusal is None for refusal in said] == [True, False, False] * len(PLAIN)
