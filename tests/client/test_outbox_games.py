"""Hundreds of games on phones whose network fails in every way, against the real server."""

import secrets
from pathlib import Path
from typing import Any

import pytest

from scorepad.pad.marks import Cell, Mark
from tests.client.outbox_games import play_apart
from tests.client.outbox_judge import Found, compare
from tests.kinds import soak
from tests.pad.scribe import Scribe

GAMES = 10
MORE = soak(400)


@pytest.mark.parametrize("number", [GAMES, MORE])
def test_no_mark_is_lost_doubled_or_out_of_order(tmp_path: Path, number: int) -> None:
    seed = secrets.token_hex(4)
    found = play_apart(tmp_path, number, seed)
    how = f"python -m tests.tools.phone.soak --number {number} --seed {seed}"
    assert found.wrong == [], how
    assert found.games == number
    # Ten games wrote 80 to 208 in thirty runs.
    assert found.written > 4 * number
    assert found.late > number, "phones are often without network"
    assert found.written - found.late > number, "and often not"
    if number > GAMES:  # a few games may do without either
        assert found.refused > 0, "two phones write in the same game"
        assert found.alone > 0, "and now and then one alone"


(OPENING,) = Scribe().marks


def bid(id: str, value: int = 1, *, late: bool = False) -> Mark:
    return Mark(id, ((Cell(1, 1, "anna", "bid"), value),), late=late)


def phone(*ids: str, **more: Any) -> dict[str, Any]:
    """A phone on which these marks were tapped, in that order, and were safe."""
    values = more.pop("values", {})
    written = [
        {
            "mark": {"id": id, **bid(id, values.get(id, 1)).body()},
            "tab": 1,
            "kept": id not in more.get("unsafe", ()),
        }
        for id in ids
    ]
    believes = {
        "opened": 2,
        "refused": [],
        "reported": [],
        "stood": [],
        "waiting": [0],
        "marks": [],
    }
    return {"written": written, **believes, **more}


def wrong(log: list[Mark], *phones: dict[str, Any]) -> list[str]:
    found = Found()
    compare({"id": "game", "phones": list(phones)}, [OPENING, *log], found)
    return found.wrong


@pytest.mark.parametrize(
    ("said", "log", "phones"),
    [
        ("is lost", [], [phone("a")]),
        ("out of order", [bid("b"), bid("a")], [phone("a", "b")]),
        ("twice", [bid("a"), bid("a")], [phone("a")]),
        ("something else", [bid("a", 2)], [phone("a")]),
        ("nobody wrote", [bid("a"), bid("b")], [phone("a")]),
        ("waits still", [bid("a")], [phone("a", waiting=[0, 1])]),
        ("different marks", [bid("a")], [phone("a", marks=[[]])]),
        ("reported as refused", [bid("a")], [phone("a", reported=["a"])]),
        ("one page alone, and is refused", [], [phone("a", opened=1, reported=["a"])]),
        (
            "disagrees with itself",
            [bid("a"), bid("b", 2, late=True)],
            [phone("a", "b", values={"b": 2}, opened=1)],
        ),
    ],
)
def test_what_goes_wrong_is_seen(said: str, log: list[Mark], phones: list[dict[str, Any]]) -> None:
    (only,) = wrong(log, *phones)
    assert said in only


def test_two_phones_may_write_in_any_order_between_them() -> None:
    assert wrong([bid("b"), bid("a"), bid("c")], phone("a", "c"), phone("b")) == []


def test_what_was_never_safe_or_was_refused_or_stood_already_may_be_missing() -> None:
    assert wrong([], phone("a", unsafe=["a"]), phone("b", reported=["b"])) == []
    assert wrong([], phone("a", stood=["a"])) == []


def test_a_copy_of_what_stood_already_may_come_behind_what_was_written_meanwhile() -> None:
    assert wrong([bid("b"), bid("a")], phone("a", "b", stood=["a"])) == []
