"""A file from elsewhere: which kind it is, and the games in it."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from scorepad.pad.names import check_name
from scorepad.pad.shape_values import is_new_player
from scorepad.play.exchange.game_json import (
    WholeGame,
    check_version,
    read_document,
    read_object,
)
from scorepad.play.exchange.rebuilding import rebuilt
from scorepad.play.exchange.rows import read_rows
from scorepad.play.exchange.wrong import NotBrought, What
from scorepad.play.people.looks import LOOKS

_LONGEST_LINE = 4_000_000
"""Characters; a long game takes a hundredth of it."""

_MOST_PEOPLE = 10_000


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody of a circle, as a file tells of them."""

    person_id: str
    name: str
    look: int
    hidden: bool
    ids: tuple[str, ...]


Found = WholeGame | Known


def read_file(lines: Iterable[str], now: int) -> Iterator[Found]:
    """The people of a file, and then its games, in their order. ``lines`` keep
    their ends.

    Raises:
        NotBrought: at the first thing that is wrong.
    """
    found = iter(lines)
    first = next(found, "").removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    if not first.strip():
        raise NotBrought(1, What.EMPTY)
    if not first.lstrip().startswith(("{", "[")):
        yield from (rebuilt(rows, now) for rows in read_rows(first + _rest(found)))
        return
    if _is_whole(first):
        yield from _documents(first, found)
    else:
        yield read_document(first + _rest(found), 1)


def _rest(lines: Iterator[str]) -> str:
    rest = "".join(lines)
    if len(rest) > 10 * _LONGEST_LINE:
        raise NotBrought(0, What.TOO_LARGE, most=10 * _LONGEST_LINE // 1_000_000)
    return rest


def _is_whole(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _documents(first: str, rest: Iterator[str]) -> Iterator[Found]:
    head = read_object(first, 1)
    if head.get("scorepad") == "game":
        yield read_document(first, 1)
    else:
        check_version(head, 1, "games")
        yield from _people(head)
    for line, text in enumerate(rest, 2):
        if len(text) > _LONGEST_LINE:
            raise NotBrought(line, What.TOO_LARGE, most=_LONGEST_LINE // 1_000_000)
        if text.strip():
            yield read_document(text.strip(), line)


def _people(head: dict[str, Any]) -> Iterator[Known]:
    people = head.get("people", [])
    if not isinstance(people, list) or len(people) > _MOST_PEOPLE:
        raise NotBrought(1, What.KEY_WRONG, key="people")
    for place, each in enumerate(people):
        person = _person(each)
        if person is None:
            raise NotBrought(1, What.KEY_WRONG, key=f"people[{place}]")
        yield person


def _person(sent: object) -> Known | None:
    if not isinstance(sent, dict):
        return None
    name, look, hidden = sent.get("name"), sent.get("look", 0), sent.get("hidden", False)
    ids = [sent.get("person_id"), *_listed(sent.get("ids", []))]
    if not isinstance(name, str) or check_name(name, ()) is not None:
        return None
    if type(look) is not int or type(hidden) is not bool or not all(map(is_new_player, ids)):
        return None
    return Known(str(ids[0]), name, look % LOOKS, hidden, tuple(map(str, ids[1:])))


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else [None]
