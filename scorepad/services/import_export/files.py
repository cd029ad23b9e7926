"""The reading of a file from elsewhere: its kind, and the games in it."""

import hashlib
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby
from typing import Any, NamedTuple

from scorepad.pad.marks import is_player_id
from scorepad.pad.moments import can_be
from scorepad.pad.names import check_name, check_spelling, clean_name
from scorepad.rules.library import duel_games, games
from scorepad.services.house_rules import HouseRules
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.columns import MARK_OF_UTF8
from scorepad.services.import_export.game_book import Book, MatchBook, TrickBook
from scorepad.services.import_export.game_json import (
    MOST_KEYS,
    GameInFile,
    check_version,
    game_of,
    read_document,
    read_object,
)
from scorepad.services.import_export.rows import (
    Row,
    columns_in,
    read_rows,
    stands_before_heading,
)
from scorepad.services.people.seating import MOST_PEOPLE
from scorepad.services.people.signs import SIGNS
from scorepad.services.seasons import MOST_SEASONS, can_be_season
from scorepad.store import EveningMove, SeasonRow


def rebuilt(rows: Sequence[Row], now: int) -> GameInFile:
    """Return the game that ``rows`` describe.

    A game without an id gets one that comes from its content. One without a time gets ``now``, and
    is put out of all evenings: a file of many would otherwise be one evening.

    Raises:
        ImportRefused: the rules do not allow it, or give other points.
    """
    first = rows[0]
    kind = _book_for(first.texts["game"])
    if kind is None:
        raise ImportRefused(first.line, What.NO_SUCH_GAME, value=first.texts["game"])
    rounds = [list(of_round) for _, of_round in groupby(rows, key=lambda row: row.round)]
    for number, of_round in enumerate(rounds, 1):
        if of_round[0].round != number:
            raise ImportRefused(of_round[0].line, What.ROUND_OUT_OF_ORDER, round=of_round[0].round)
    begun = now if first.begun is None else first.begun
    ended = first.switches.get("over", False)
    rounds_over = len(rounds) if ended else len(rounds) - 1
    book = kind(first.texts.get("game_id") or _id_of(rows), begun, rounds[0], rounds_over)
    for of_round in rounds:
        book.enter_round(of_round)
    if ended:
        book.end(rows[-1])
    book.compare(rows)
    nowhere = EveningMove(book.game_id, None, None) if first.begun is None else None
    return GameInFile(book.game_id, begun, book.pad, first.line, evening=nowhere)


def _book_for(game: str) -> type[Book] | None:
    if game in duel_games():
        return MatchBook
    return TrickBook if game in games() else None


def _id_of(rows: Sequence[Row]) -> str:
    """Return an id of 128 bits that comes from what was played: imported twice, it is one game."""
    facts = [
        (
            *(sorted(row.texts.items()), sorted(row.numbers.items())),
            *(row.begun, sorted(row.options)),
            # Only duels have a winner of their own; a trick game is identified by its numbers.
            *(row.switches[column] for column in ("won",) if column in row.switches),
        )
        for row in rows
    ]
    digest = hashlib.sha256(repr(facts).encode()).digest()[:16]
    return urlsafe_b64encode(digest).rstrip(b"=").decode()


_LONGEST_LINE = 4_000_000
"""Characters; a long game takes a hundredth of it."""

_MOST_ENDS = 20_000
"""The most evenings that were ended by a tap: one a day, for half a century."""

_MOST_HOUSES = 1_000
"""The most house rules that are read: merged groups have more than a new group has room for."""

_MOST_BEFORE = 100
"""The most lines before the first one with content."""

_MOST_IDS = 1_000
"""The most second ids of one person."""

BEGINNING = 4_096
"""The first characters of a file, enough to tell whether it is one of ours."""

_OURS = re.compile(
    r"\{\s*(\Z|\}|\"(scorepad|version|exported_at|circle|people"
    r"|game_id|created_at|updated_at|marks)\"\s*:)"
)
"""The beginning of a document of ours, with its keys in any order."""


class FilePerson(NamedTuple):
    """A person of a group, as a file describes them."""

    person_id: str
    name: str
    sign: int
    hidden: bool
    ids: tuple[str, ...]
    guest: bool = False


class FileEnds(NamedTuple):
    """The moments at which evenings of a group were ended by a tap, in Unix seconds, in order."""

    ends: tuple[int, ...]


class FileSeasons(NamedTuple):
    """The seasons of a group, as a file describes them."""

    seasons: tuple[SeasonRow, ...]


class FileHouses(NamedTuple):
    """The house rules of a group, as a file describes them.

    ``houses`` can be played by; ``unplayable`` are the names of those that can't.
    """

    houses: tuple[HouseRules, ...]
    unplayable: tuple[str, ...] = ()


FileItem = GameInFile | FilePerson | FileEnds | FileSeasons | FileHouses


def check_beginning(text: str, first: int = 1) -> None:
    """Raise :class:`ImportRefused` unless a file that begins with ``text`` can be one of ours.

    Args:
        text: begins on line ``first`` of the file.
        first: the number of that line.
    """
    lines = text.removeprefix(MARK_OF_UTF8).splitlines(keepends=True)
    while lines and stands_before_heading(lines[0]):
        del lines[0]
        first += 1
    text = "".join(lines).lstrip()
    if text.startswith(("{", "[")):
        if not _OURS.match(text):
            raise ImportRefused(first, What.NOT_OURS)
    elif text:
        columns_in(lines[0], first)
    else:
        raise ImportRefused(1, What.EMPTY)


def read_file(lines: Iterable[str], now: int) -> Iterator[FileItem]:
    """Yield the people of a file, and then its games, in their order.

    ``lines`` keep their ends.

    Raises:
        ImportRefused: at the first thing that is wrong.
    """
    records = _short(lines)
    first, line = next(records, "").removeprefix(MARK_OF_UTF8), 1
    while first and stands_before_heading(first):
        first, line = next(records, ""), line + 1
        if line > _MOST_BEFORE:
            raise ImportRefused(line, What.EMPTY)
    if not first:
        raise ImportRefused(1, What.EMPTY)
    check_beginning(first[:BEGINNING], line)
    if not first.lstrip().startswith("{"):
        rows_of_games = read_rows(chain([first], records), now, line)
        yield from (rebuilt(rows, now) for rows in rows_of_games)
    elif first.rstrip().endswith("}"):
        yield from _documents(first, records, line, now)
    else:
        # A document for people to read, over several lines.
        text = _joined(first, records)
        check_beginning(text[:BEGINNING], line)
        yield read_document(text, line, now)


def _short(lines: Iterable[str]) -> Iterator[str]:
    for number, line in enumerate(lines, 1):
        if len(line) > _LONGEST_LINE:
            raise ImportRefused(number, What.TOO_LARGE, most=_LONGEST_LINE // 1_000_000)
        yield line


def _joined(first: str, lines: Iterator[str]) -> str:
    parts, size = [first], len(first)
    for line in lines:
        parts.append(line)
        size += len(line)
        if size > _LONGEST_LINE:
            raise ImportRefused(0, What.TOO_LARGE, most=_LONGEST_LINE // 1_000_000)
    return "".join(parts)


def _documents(first: str, rest: Iterator[str], begins: int, now: int) -> Iterator[FileItem]:
    head = read_object(first, begins)
    if head.get("scorepad") == "game":
        yield game_of(head, first, begins, now)
    else:
        check_version(head, begins, "games")
        yield from _people(head)
        yield from _ends(head, now)
        yield from _seasons(head)
        yield from _houses(head)
    for line, text in enumerate(rest, begins + 1):
        if text.strip():
            yield read_document(text.strip(), line, now)


def _people(head: dict[str, Any]) -> Iterator[FilePerson]:
    people = head.get("people", [])
    if not isinstance(people, list):
        raise ImportRefused(1, What.KEY_WRONG, key="people")
    if len(people) > MOST_PEOPLE:
        raise ImportRefused(1, What.PEOPLE_TOO_MANY, most=MOST_PEOPLE)
    for index, value in enumerate(people):
        person = _person(value)
        if person is None:
            raise ImportRefused(1, What.KEY_WRONG, key=f"people[{index}]")
        yield person


def _ends(head: dict[str, Any], now: int) -> Iterator[FileEnds]:
    ends = head.get("evening_ends", [])
    if not isinstance(ends, list) or len(ends) > _MOST_ENDS:
        raise ImportRefused(1, What.KEY_WRONG, key="evening_ends")
    if not all(can_be(at, now) for at in ends):
        raise ImportRefused(1, What.NO_TIME, key="evening_ends")
    if ends:
        yield FileEnds(tuple(sorted(ends)))


def _seasons(head: dict[str, Any]) -> Iterator[FileSeasons]:
    values = head.get("seasons", [])
    if not isinstance(values, list) or len(values) > MOST_SEASONS:
        raise ImportRefused(1, What.KEY_WRONG, key="seasons")
    rows = []
    for index, value in enumerate(values):
        row = _season(value)
        if row is None:
            raise ImportRefused(1, What.KEY_WRONG, key=f"seasons[{index}]")
        rows.append(row)
    if rows:
        yield FileSeasons(tuple(rows))


def _houses(head: dict[str, Any]) -> Iterator[FileHouses]:
    values = head.get("house_rules", [])
    if not isinstance(values, list):
        raise ImportRefused(1, What.KEY_WRONG, key="house_rules")
    houses, unplayable = [], []
    for index, value in enumerate(values[:_MOST_HOUSES]):
        house = _house(value)
        if house is None:
            raise ImportRefused(1, What.KEY_WRONG, key=f"house_rules[{index}]")
        # A newer program may have written them.
        if house.ruleset is not None:
            houses.append(house)
        else:
            unplayable.append(house.name)
    if houses or unplayable:
        yield FileHouses(tuple(houses), tuple(unplayable))


def _house(value: object) -> HouseRules | None:
    if not isinstance(value, dict) or len(value) > MOST_KEYS:
        return None
    id, name, game, options = (value.get(key) for key in ("id", "name", "game", "options"))
    if not (isinstance(name, str) and isinstance(game, str) and isinstance(options, dict)):
        return None
    if not is_player_id(id) or check_name(name, set()) is not None:
        return None
    return HouseRules(str(id), clean_name(name), game, options)


def _season(value: object) -> SeasonRow | None:
    if not isinstance(value, dict) or len(value) > MOST_KEYS:
        return None
    texts = [value.get("name"), value.get("begins"), value.get("ends", "")]
    numbers = [value.get(key, 0) for key in ("best", "of", "least")]
    if not all(isinstance(text, str) for text in texts):
        return None
    if not all(type(number) is int and number >= 0 for number in numbers):
        return None
    row = SeasonRow("", *texts, *numbers)
    return row._replace(name=clean_name(row.name)) if can_be_season(row) else None


def _person(value: object) -> FilePerson | None:
    if not isinstance(value, dict) or len(value) > MOST_KEYS:
        return None
    name, sign, hidden = value.get("name"), value.get("look", 0), value.get("hidden", False)
    ids = [value.get("person_id"), *_listed(value.get("ids", []))]
    if not isinstance(name, str) or check_spelling(name) is not None:
        return None
    if len(ids) > _MOST_IDS or not all(map(is_player_id, ids)):
        return None
    guest = value.get("guest", False)
    if type(sign) is not int or type(hidden) is not bool or type(guest) is not bool:
        return None
    return FilePerson(str(ids[0]), name, sign % SIGNS, hidden, tuple(map(str, ids[1:])), guest)


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else [None]
