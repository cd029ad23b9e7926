"""The news of a game: what a phone does not know yet."""

from collections.abc import Mapping
from typing import Any

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.marks import digest, state_of
from scorepad.pad.pad_json import mark_json
from scorepad.pad.results import TRICK
from scorepad.services.access import OpenedGame
from scorepad.views.log import LogLine, log_lines

_PHONES_SAY = ("bid", "tricks", "trump", "changed", "bonus", "bomb", "reveal")


def marks_since(pad: AnyPad, since: int) -> tuple[dict[str, Any], ...]:
    """Return the marks after the first ``since``, as plain JSON values."""
    return tuple(mark_json(mark) for mark in pad.written.marks[since:])


def has_these(now: OpenedGame, marks: int, state: str) -> bool:
    """Return whether the first ``marks`` marks of the game are those of ``state``."""
    known = now.pad.written.marks[:marks]
    return state == state_of(now.game.edition, marks, digest(mark.id for mark in known))


def lines_to_say(pad: AnyPad, since: int) -> Mapping[str, LogLine]:
    """Return those of the marks after the first ``since`` that a phone cannot say itself.

    They are lines of the change log by the marks' ids.
    """
    # The opening has no line: nobody can take it back.
    ids = {
        mark.id
        for mark in pad.written.marks[max(since, 1) :]
        if any(not _is_said_by_phones(cell.field) for cell, _ in mark.cells)
    }
    lines = log_lines(pad) if ids else ()
    return {line.mark: line for line in lines if line.mark in ids}


def _is_said_by_phones(field: str) -> bool:
    return field in _PHONES_SAY or field.startswith(TRICK)
