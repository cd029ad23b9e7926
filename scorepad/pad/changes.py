"""The change log: what each mark wrote over what."""

from dataclasses import dataclass

from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.rounds import bids_are_hidden
from scorepad.pad.state import Pad, Phase
from scorepad.rules.ruleset import Visibility


@dataclass(frozen=True, slots=True)
class Change:
    """One cell that a mark wrote: its value before and after."""

    cell: Cell
    before: Value
    after: Value


@dataclass(frozen=True, slots=True)
class Entry:
    """One mark in the log: what it changed; for an undo, the mark taken back."""

    mark: Mark
    changes: tuple[Change, ...]
    undone: bool


def change_log(pad: Pad) -> tuple[Entry, ...]:
    """Every mark in its order, the opening first."""
    values: dict[Cell, Value] = {}
    history: dict[str, tuple[Change, ...]] = {}
    entries = []
    for mark in pad.written.marks:
        if mark.undoes is not None:
            taken_back = history.get(mark.undoes, ())
            changes = tuple(Change(c.cell, c.after, c.before) for c in taken_back)
        else:
            changes = tuple(Change(cell, values.get(cell), value) for cell, value in mark.cells)
            history[mark.id] = changes
        for change in changes:
            values[change.cell] = change.after
        entries.append(Entry(mark, changes, mark.id in pad.written.undone))
    return tuple(entries)


def is_hidden(pad: Pad, cell: Cell) -> bool:
    """Whether nobody may see what ``cell`` holds yet.

    A deal that was thrown in before its bids were revealed keeps them for good.
    """
    if cell.field != "bid":
        return False
    played = pad.round(cell.round)
    if played is None:
        return False
    if cell.deal == played.deal:
        return played.hidden
    together = played.ruleset.bidding.visibility is Visibility.SIMULTANEOUS
    standing = pad.written.round(cell.round)
    all_bid = all((cell.deal, player, "bid") in standing for player in played.seats)
    return bids_are_hidden(played.ruleset, Phase.TRICKS if together and all_bid else Phase.BIDS)
