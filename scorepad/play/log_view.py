"""The change log as people read it; what may not be seen yet is left out."""

from dataclasses import dataclass

from scorepad.pad.changes import Change, Entry, change_log, is_hidden, undoable_entry
from scorepad.pad.marks import Value
from scorepad.pad.state import Pad


@dataclass(frozen=True, slots=True)
class Detail:
    """One cell that was written: ``player`` is a name, or empty; a hidden
    value shows neither before nor after."""

    round: int
    deal: int
    field: str
    player: str
    before: Value
    after: Value
    hidden: bool


@dataclass(frozen=True, slots=True)
class LogLine:
    """One act: when, by which device, what; ``undo`` when it took one back,
    ``undone`` when it was taken back itself."""

    mark: str
    at: int
    by: str
    details: tuple[Detail, ...]
    undo: bool
    undone: bool


def log_lines(pad: Pad) -> tuple[LogLine, ...]:
    """Every act after the opening, the newest first."""
    return tuple(_line(pad, entry) for entry in reversed(change_log(pad)[1:]))


def undo_line(pad: Pad) -> LogLine | None:
    """What one undo would take back."""
    entry = undoable_entry(pad)
    return None if entry is None else _line(pad, entry)


def _line(pad: Pad, entry: Entry) -> LogLine:
    return LogLine(
        mark=entry.mark.id,
        at=entry.mark.at,
        by=entry.mark.by,
        details=tuple(_detail(pad, change) for change in entry.changes),
        undo=entry.mark.undoes is not None,
        undone=entry.undone,
    )


def _detail(pad: Pad, change: Change) -> Detail:
    cell = change.cell
    hidden = is_hidden(pad, cell)
    return Detail(
        round=cell.round,
        deal=cell.deal,
        field=cell.field,
        player=pad.names.get(cell.player, ""),
        before=None if hidden else change.before,
        after=None if hidden else change.after,
        hidden=hidden,
    )
