"""Conflicts on the pad's screen: the cell, and the values to choose from."""

from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.captures import CAPTURES
from scorepad.pad.changes import CellChange
from scorepad.pad.conflicts import Conflict, as_text
from scorepad.pad.directions import isolated
from scorepad.pad.judge import FIGURES
from scorepad.pad.marks import HIDDEN, Cell, Value
from scorepad.views.log import Detail, detail_of


def shown_conflicts(pad: AnyPad) -> tuple[Conflict, ...]:
    """Return the conflicts of the game, and of the rounds as they were dealt last.

    What a bonus was won with is no conflict of its own: it is chosen with the bonus.
    """
    return tuple(conflict for conflict in pad.written.conflicts if _counts(pad, conflict.cell))


def _counts(pad: AnyPad, cell: Cell) -> bool:
    if cell.field == CAPTURES:
        return False
    if cell.round == 0:
        return True
    round_ = pad.round(cell.round)
    if round_ is None or cell.deal == 0:
        return round_ is not None
    return cell.deal == round_.deal and (not cell.player or cell.player in round_.boxes)


_NOTHING = "\N{EN DASH}"
_NOT_SHOWN = "\N{BULLET}"


class Choice(NamedTuple):
    """One of the values of a conflict."""

    value: str
    """The value as JSON."""
    label: str | None
    """The value in short, for fields where that is enough; else ``details`` are shown."""
    details: tuple[Detail, ...]
    """The value as the change log shows it."""


class ConflictView(NamedTuple):
    """The cell that waits for a choice."""

    round: int
    deal: int
    player: str
    field: str
    name: str
    """The player's name."""
    seen: str | None
    """The newest mark in the cell."""
    choices: tuple[Choice, ...]
    """The values to choose from, oldest first."""
    holds: str | None
    """The label of the value that holds until the choice, which is the last."""
    typed: str | None
    """The label of the only value that was typed, where the other followed from the others'."""


def conflict_of(pad: AnyPad, player: str | None = None) -> ConflictView | None:
    """Return the first cell that waits for a choice, if any does; of one ``player`` alone."""
    conflicts = [each for each in shown_conflicts(pad) if player in (None, each.cell.player)]
    if not conflicts:
        return None
    cell, values = conflicts[0].cell, [value for value, _ in conflicts[0].values]
    # A value that was taken back is described by what stood there before.
    written = next((value for value in values if value is not None), None)
    return ConflictView(
        round=cell.round,
        deal=cell.deal,
        player=cell.player,
        field=cell.field,
        name=pad.names.get(cell.player, ""),
        seen=pad.written.seen([cell]),
        choices=tuple(
            Choice(
                value=as_text(value),
                label=_label(pad, cell, value),
                details=(
                    detail_of(pad, CellChange(cell, written if value is None else None, value)),
                ),
            )
            for value in values
        ),
        holds=_label(pad, cell, values[-1]),
        typed=_label(pad, cell, values[0]) if _was_worked_out(pad, conflicts[0]) else None,
    )


def _was_worked_out(pad: AnyPad, conflict: Conflict) -> bool:
    """Return whether the value that holds followed from the others' tricks, and nobody typed it.

    The phone that typed the other value wrote this one, so that there is a choice, and had seen
    nothing in the cell, see :func:`scorepad.pad.writers.set_aside`.
    """
    if conflict.cell.field != "tricks" or len(conflict.values) != 2:
        return False
    typed, holds = (pad.written.marks[place] for _, place in conflict.values)
    return holds.seen is None and bool(holds.by) and holds.by == typed.by


def _label(pad: AnyPad, cell: Cell, value: Value) -> str | None:
    if value == HIDDEN:
        return _NOT_SHOWN
    if cell.field in FIGURES:
        return _NOTHING if value is None else str(value)
    if cell.field == "seating" and isinstance(value, list):
        # Who comes and who leaves depends on which of them one thinks of first.
        return ", ".join(isolated(pad.names.get(player, "")) for player in value)
    return str(value) if cell.field == "name" else None
