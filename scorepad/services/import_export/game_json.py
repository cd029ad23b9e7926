"""A complete game as a JSON document, written and read back.

A document has the keys

- ``scorepad``: ``"game"``; ``version``: 1, or 2 if a mark writes a note on the game, whether it
  counts in statistics, or who leads a trick
- ``game_id``: 22 letters, digits, ``-`` and ``_``
- ``created_at``, ``updated_at``: Unix seconds
- ``marks``: every mark in its order, each with ``id`` (32 hex digits), ``at``
  (Unix seconds), ``by`` (which device wrote it, 8 characters or none), and
  ``cells`` (``[round, deal, player, field, value]`` each), or ``undoes`` (the id
  of the mark that it takes back), ``seen`` (the newest mark that its writer had
  seen there) and ``late`` (true: it was written without network)
- ``paper``: only of a game that is being typed in from paper, for whoever may write in it:
  ``typed``, the texts by the name of their field, and ``updated_at``, when somebody typed last
- ``evening``: in a file of many games, of one that was moved to another evening: ``begun_at`` and
  ``ended_at``, as which it counts there, in Unix seconds; both null if it is in no evening

What marks mean is worked out from them; the first one holds the rules.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.import_check import read_whole
from scorepad.pad.mark_json import mark_of, strict_json
from scorepad.pad.marks import Mark
from scorepad.pad.moments import can_be
from scorepad.pad.tricks_taken import LEADER
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.paper_form import LONGEST_TYPED, MOST_TYPED, is_field
from scorepad.store import EveningMove, GameRow, PaperDraft

VERSION = 2
"""The newest version of documents; older ones are read, newer refused."""

FIRST_VERSION = 1
"""The version of files that hold many games, and of games that it can say."""

_SINCE_VERSION_2 = ("note", "counts", LEADER)
"""The starts of fields that version 1 does not have: it refuses their marks without saying why."""

_GAME_ID = re.compile(r"[A-Za-z0-9_-]{22}\Z")
_BY = re.compile(r"[A-Za-z0-9_-]{0,8}\Z")
_BY_LENGTH = 8
_DEEPEST = 16
_MOST_PARTS = {"{": 60_000, "[": 60_000, ",": 400_000}
"""Parts of one line: 20,000 people have a third of them, a game of 5,000 marks a quarter."""

MOST_KEYS = 64
"""The most keys of a document, a person or a mark; unknown keys of a later version are ignored."""


class GameInFile(NamedTuple):
    """A game from a file, as it would be stored; its ``pad`` has all marks."""

    game_id: str
    created_at: int
    pad: AnyPad
    line: int = 0
    paper: PaperDraft | None = None
    """The draft of a game that is typed in from paper, ``None`` if nobody types it in."""
    evening: EveningMove | None = None
    """Its move to another evening, ``None`` if it was not moved."""

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Every mark in its order."""
        return self.pad.written.marks


def document(
    game: GameRow,
    marks: Sequence[Mark],
    paper: PaperDraft | None = None,
    evening: EveningMove | None = None,
) -> dict[str, Any]:
    """Return the game as a document, with those of its ``marks`` that may be shown.

    ``paper`` is its draft from paper, only for those who may write in the game; ``evening`` is how
    it was moved to another evening, only in a file of many games.
    """
    return {
        "scorepad": "game",
        "version": _version_of(marks),
        "game_id": game.game_id,
        "created_at": game.created_at,
        "updated_at": marks[-1].at,
        "marks": [
            {"id": mark.id, "at": mark.at, "by": mark.by[:_BY_LENGTH], **mark.body()}
            for mark in marks
        ],
        **({"paper": paper._asdict()} if paper else {}),
        **({"evening": _without_id(evening)} if evening else {}),
    }


def _without_id(evening: EveningMove) -> dict[str, Any]:
    return {"begun_at": evening.begun_at, "ended_at": evening.ended_at}


def _version_of(marks: Sequence[Mark]) -> int:
    """Return the oldest version that can read a game with these marks."""
    fields = (cell.field for mark in marks for cell, _ in mark.cells)
    is_new = any(field.startswith(_SINCE_VERSION_2) for field in fields)
    return VERSION if is_new else FIRST_VERSION


def one_line(value: Mapping[str, Any]) -> str:
    """Return JSON in one line, as files of many games hold it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False) + "\n"


def readable(value: Mapping[str, Any]) -> str:
    """Return the document for people: a line for each mark."""
    head = {key: part for key, part in value.items() if key != "marks"}
    lines = ",\n".join(one_line(mark).strip() for mark in value["marks"])
    return one_line(head).removesuffix("}\n") + f',"marks":[\n{lines}\n]}}\n'


def read_document(text: str, line: int, now: int) -> GameInFile:
    """Return the game that ``text`` holds, JSON that begins on ``line`` (from 1) of its file.

    ``now`` is in Unix seconds: nothing can have been written more than a day later.

    Raises:
        ImportRefused: it is not a game, or the rules do not allow it.
    """
    return game_of(read_object(text, line), text, line, now)


def game_of(content: Mapping[str, Any], text: str, line: int, now: int) -> GameInFile:
    """Return the game whose ``text`` was read as ``content``; see :func:`read_document`."""
    check_version(content, line, "game")
    game_id, created_at, sent = (content.get(key) for key in ("game_id", "created_at", "marks"))
    if not isinstance(game_id, str) or not _GAME_ID.match(game_id):
        raise ImportRefused(line, What.KEY_WRONG, key="game_id")
    if not can_be(created_at, now) or not isinstance(created_at, int):
        raise ImportRefused(line, What.NO_TIME, key="created_at")
    if not isinstance(sent, list) or not sent:
        raise ImportRefused(line, What.KEY_WRONG, key="marks")
    marks = []
    for index, value in enumerate(sent):
        if not isinstance(value, dict) or not can_be(value.get("at"), now):
            where = line_of(text, line, value)
            raise ImportRefused(where, What.NO_TIME, key=f"marks[{index}].at")
        mark = _mark(value)
        if mark is None:
            raise ImportRefused(line_of(text, line, value), What.KEY_WRONG, key=f"marks[{index}]")
        marks.append(mark)
    pad = read_whole(marks)
    if isinstance(pad, tuple):
        index, refusal = pad
        names = {cell.player: str(value) for cell, value in marks[0].cells if cell.field == "name"}
        raise ImportRefused(line_of(text, line, sent[index]), refusal, names)
    paper, evening = _paper(content, line, now), _evening(content, game_id, line, now)
    return GameInFile(game_id, created_at, pad, line, paper, evening)


def _evening(content: Mapping[str, Any], game_id: str, line: int, now: int) -> EveningMove | None:
    """Return how the game was moved to another evening, ``None`` if it was not."""
    evening = content.get("evening")
    if evening is None:
        return None
    if not isinstance(evening, dict) or len(evening) > MOST_KEYS:
        raise ImportRefused(line, What.KEY_WRONG, key="evening")
    move = EveningMove(game_id, evening.get("begun_at"), evening.get("ended_at"))
    if move.begun_at is None and move.ended_at is None:
        return move
    if not (can_be(move.begun_at, now) and can_be(move.ended_at, now)):
        raise ImportRefused(line, What.NO_TIME, key="evening.ended_at")
    return move


def _paper(content: Mapping[str, Any], line: int, now: int) -> PaperDraft | None:
    """Return the game's draft from paper; unknown fields of a later version are ignored."""
    paper = content.get("paper")
    if paper is None:
        return None
    typed, at = (
        (paper.get(key) for key in PaperDraft._fields) if isinstance(paper, dict) else (0, 0)
    )
    if not isinstance(typed, dict) or len(typed) > MOST_TYPED or not isinstance(at, int):
        raise ImportRefused(line, What.KEY_WRONG, key="paper")
    if not can_be(at, now):
        raise ImportRefused(line, What.NO_TIME, key="paper.updated_at")
    texts = {name: str(text)[:LONGEST_TYPED] for name, text in typed.items() if is_field(name)}
    return PaperDraft(texts, at)


def read_object(text: str, line: int) -> dict[str, Any]:
    """Return the JSON object that ``text`` is.

    Raises:
        ImportRefused: it is not one.
    """
    if any(text.count(sign) > most for sign, most in _MOST_PARTS.items()):
        # Made of so many parts it would take fifty times its length in memory.
        raise ImportRefused(line, What.NOT_OURS)
    try:
        content = strict_json(text, _DEEPEST)
    except json.JSONDecodeError as error:
        raise ImportRefused(line + error.lineno - 1, What.NOT_JSON) from error
    except ValueError as error:
        raise ImportRefused(line, What.NOT_JSON) from error
    if len(content) > MOST_KEYS:
        raise ImportRefused(line, What.NOT_OURS)
    return content


def check_version(content: Mapping[str, Any], line: int, kind: str) -> None:
    """Raise :class:`ImportRefused` unless this version can read the document."""
    version = content.get("version")
    if content.get("scorepad") != kind or type(version) is not int or version < 1:
        raise ImportRefused(line, What.NOT_OURS)
    if version > VERSION:
        raise ImportRefused(line, What.NEWER, version=version, known=VERSION)


def line_of(text: str, first: int, mark: object) -> int:
    """Return the line of ``mark`` in a document that begins on line ``first``."""
    id = mark.get("id") if isinstance(mark, dict) else None
    start = text.find(f'"{id}"') if isinstance(id, str) else -1
    return first + text.count("\n", 0, max(start, 0))


def _mark(value: Mapping[str, Any]) -> Mark | None:
    by, late = value.get("by", ""), value.get("late", False)
    too_many = len(value) > MOST_KEYS
    if too_many or not isinstance(by, str) or not _BY.match(by) or type(late) is not bool:
        return None
    mark = mark_of(value, by, value["at"])
    return mark and replace(mark, late=late)
