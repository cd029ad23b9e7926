"""Bids and results that are on a pad before anybody looks at it, without a tap for each."""

import secrets
from collections.abc import Sequence
from typing import Any

from scorepad.pad import acts
from scorepad.pad.entries import choices, next_entry
from scorepad.pad.fold import fold
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from scorepad.pad.state import Pad


def entered(pad: Pad, number: int | None = None) -> Mark:
    """Return the mark that enters what is said or won next: one trick each as long as there are
    some, where no ``number`` is told."""
    entry, played = next_entry(pad), pad.current
    assert entry is not None
    assert played is not None
    if number is None:
        allowed = [value for value, no in choices(played, entry.player, entry.field) if no is None]
        number = 1 if 1 in allowed else allowed[0]
    cells = acts.enter(entry.round, played.deal, entry.player, entry.field, number)
    return Mark(secrets.token_hex(16), cells)


def next_marks(marks: Sequence[dict[str, Any]], numbers: Sequence[int]) -> list[dict[str, object]]:
    """Return the marks, as JSON, that enter these bids and results in turn after ``marks``."""
    written = [Mark.from_body(each["id"], each) for each in marks]
    for number in numbers:
        written.append(entered(fold(written), number))
    return [mark_json(mark) for mark in written[len(marks) :]]
