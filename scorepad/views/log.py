"""The change log as people read it."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.captures import CAPTURES
from scorepad.pad.changes import CellChange, LogEntry, change_log, corrections, undoable_entry
from scorepad.pad.marks import HIDDEN, Cell, Mark, Value, is_author
from scorepad.pad.match.state import Match
from scorepad.pad.state import DECLARATIONS, Round
from scorepad.pad.tricks_taken import LEADER, TRICK
from scorepad.services.access import OpenedGame
from scorepad.services.lent_rights import RightChange
from scorepad.services.sittings import SeatChange


@dataclass(frozen=True, slots=True)
class Detail:
    """One cell that was written.

    ``player`` is a name, or empty; dealers and seats are names as well, and a deal has the names of
    those whose bids of the deal before it count no more. A hidden value shows neither before nor
    after.
    """

    round: int
    deal: int
    field: str
    player: str
    before: Value
    after: Value
    hidden: bool


@dataclass(frozen=True, slots=True)
class LogLine:
    """One act in the log: its time, its device and its details.

    ``undone`` when it was taken back, ``late`` when it was written without network and came later.
    An ``undo`` has the details of the act that it took back. ``after_reveal`` when it changed a bid
    that had been revealed. ``level`` are the equal totals for which another round was played after
    the last one, when it was the newest act of that.
    """

    mark: str
    at: int
    by: str
    details: tuple[Detail, ...]
    undo: bool
    undone: bool
    late: bool = False
    after_reveal: bool = False
    level: tuple[int, ...] = ()

    @property
    def round(self) -> int:
        """The round that it is about; 0 for the game as a whole."""
        return self.details[0].round if self.details else 0


class Undo(NamedTuple):
    """The act that one undo would take back; ``round`` is its round, ``None`` for the open one."""

    line: LogLine
    round: int | None


AnyLine = LogLine | RightChange | SeatChange
"""An act, or a phone that got or lost a right or a seat."""


class ShownLine(NamedTuple):
    """A line of the log as the page shows it: an act, or a change of a phone's right or seat.

    ``day`` is the day if another one begins here, else "". ``changed`` is true if an earlier value
    became another one; ``own`` if the reader's device wrote it, or nobody knows which did.
    ``phone`` is the name of the player whose device wrote it, "" for the own one, or if that is not
    known. ``seat`` is the name of whose seat another phone got or lost, "" for none. ``takes_back``
    is true if the pad's undo leads here, as it would take back what somebody else typed.
    """

    line: AnyLine
    day: str
    changed: bool
    is_right: bool
    own: bool
    phone: str
    takes_back: bool
    seat: str = ""


class LogPage(NamedTuple):
    """The page of the log: ``lines``, the newest first, or ``only`` those of changes.

    ``opened_day`` is the day on which the game was opened, "" where a line says it already.
    """

    game: str
    only: bool
    writes: bool
    lines: tuple[ShownLine, ...]
    opened_at: int
    opened_day: str


def log_page(
    opened: OpenedGame,
    changes: Iterable[RightChange | SeatChange],
    phones: Mapping[str, str],
    device: str,
    *,
    only: bool,
    day: Callable[[int], str],
) -> LogPage:
    """Return the page of the log for ``device``.

    It has a twin on the phone, which knows no ``changes`` of rights and seats. ``phones`` are
    players' names by their devices; ``day`` says in words on which day a moment is.
    """
    corrected = corrections(opened.pad)
    lines = [line for line in log_lines(opened.pad) if not only or is_change(line, corrected)]
    every = with_rights(lines, changes)
    days = [day(line.at) for line in every]
    before, last = ["", *days], day(opened.game.created_at)
    undoable = opened.pad.written.undoable if opened.writes else None
    newest = undoable.id if undoable else ""

    def shown(line: AnyLine, begins: str) -> ShownLine:
        own = is_author(device, line.by)
        named = (name for each, name in phones.items() if is_author(each, line.by))
        phone = "" if own else next(named, "")
        if isinstance(line, LogLine):
            takes_back = bool(phone) and line.mark == newest
            is_own = own or not line.by
            changed = is_change(line, corrected)
            return ShownLine(line, begins, changed, False, is_own, phone, takes_back)
        seat = opened.pad.names.get(line.player, "") if isinstance(line, SeatChange) else ""
        return ShownLine(line, begins, False, True, own, phone, False, seat)

    return LogPage(
        game=opened.game.game_id,
        only=only,
        writes=opened.writes,
        lines=tuple(
            shown(line, now if now != then else "")
            for line, now, then in zip(every, days, before, strict=False)
        ),
        opened_at=opened.game.created_at,
        opened_day="" if before[-1] == last else last,
    )


def with_rights(
    lines: Sequence[LogLine], changes: Iterable[RightChange | SeatChange]
) -> list[AnyLine]:
    """Return the ``lines`` of the log, newest first, with the phones that went on among them.

    ``changes`` are what became of rights and of seats.
    """
    every: list[AnyLine] = [*lines]
    for change in changes:
        place = (index for index, other in enumerate(every) if other.at <= change.at)
        every.insert(next(place, len(every)), change)
    return every


def log_lines(pad: AnyPad) -> tuple[LogLine, ...]:
    """Return every act after the opening, the newest first."""
    log = change_log(pad)[1:]
    entries = {entry.mark.id: entry for entry in log}
    lines: list[LogLine] = []
    level = {round_.number - 1: round_.level for round_ in _rounds_of(pad) if round_.level}
    for number, entry in reversed([*enumerate(log, 1)]):
        about = entries.get(entry.mark.undoes or entry.mark.id, entry)
        line = _line(pad, entry, about.changes)
        cells = [change.cell for change in about.changes]
        after_reveal = not isinstance(pad, Match) and pad.reveals.had_revealed(number, cells)
        is_act = not (line.undo or line.undone)
        tie = level.pop(line.round, ()) if is_act else ()
        lines.append(replace(line, after_reveal=after_reveal, level=tie))
    return tuple(lines)


def _rounds_of(pad: AnyPad) -> Sequence[Round]:
    return () if isinstance(pad, Match) else pad.rounds


SAID_BY_PHONES = (
    *(
        "bid",
        "tricks",
        TRICK,
        LEADER,
        "trump",
        "chooser",
        "changed",
        "bonus",
        CAPTURES,
        "bomb",
        "reveal",
    ),
    *DECLARATIONS,
)
"""The fields that a phone writes and says by itself on the pad: other marks bring a line along."""


def news_since(pad: AnyPad, since: int) -> Iterator[tuple[Mark, LogLine | None]]:
    """Yield the marks after the first ``since``, each with its line where phones can't say it.

    The opening has no line: nobody can take it back.
    """
    lines: Mapping[str, LogLine] = {}
    for number, mark in enumerate(pad.written.marks[since:], since):
        names = ("".join(cell.field.partition(":")[:2]) for cell, _ in mark.cells)
        phones_say = all(name in SAID_BY_PHONES for name in names)
        if not number or phones_say:
            yield mark, None
        else:
            lines = lines or {line.mark: line for line in log_lines(pad)}
            yield mark, lines[mark.id]


def is_change(line: LogLine, corrected: Container[str]) -> bool:
    """Return whether something that stood there already became something else.

    ``corrected`` are the marks that changed how a round had ended, see
    :func:`scorepad.pad.changes.corrections`.
    """
    changed = line.undo or line.undone or line.after_reveal or line.mark in corrected
    # The cards of a trick may bring another trump, which corrects nothing.
    brings_trump = any(detail.field.startswith(TRICK) for detail in line.details)
    return changed or any(
        _is_another(detail)
        for detail in line.details
        if not (brings_trump and detail.field == "trump")
    )


def _is_another(detail: Detail) -> bool:
    """Return whether an earlier value became another one, and was not only completed.

    Whoever names trump adds the suit to the card that was turned.
    """
    if detail.before is None:
        return False
    if detail.field != "trump" or detail.after is None:
        return True
    return not str(detail.after).startswith(str(detail.before))


def undo_line(pad: AnyPad) -> LogLine | None:
    """Return what one undo would take back."""
    entry = undoable_entry(pad)
    return None if entry is None else _line(pad, entry, entry.changes)


def _line(pad: AnyPad, entry: LogEntry, changes: tuple[CellChange, ...]) -> LogLine:
    if _is_in_conflict(pad, entry.mark):
        changes = tuple([replace(change, before=None) for change in changes])
    return LogLine(
        mark=entry.mark.id,
        at=entry.mark.at,
        by=entry.mark.by,
        details=tuple(detail_of(pad, change) for change in changes),
        undo=entry.mark.undoes is not None,
        undone=entry.undone,
        late=entry.mark.late,
    )


def _is_in_conflict(pad: AnyPad, mark: Mark) -> bool:
    """Return whether the value of ``mark`` is in conflict with another, and holds until a choice.

    It did not replace the other: nobody who wrote one had seen the other.
    """
    marks = pad.written.marks
    return any(marks[each.values[-1][1]].id == mark.id for each in pad.written.conflicts)


def detail_of(pad: AnyPad, change: CellChange) -> Detail:
    """Return one change, with the names of those it is about."""
    cell, before = change.cell, change.before
    hidden = HIDDEN in (before, change.after)
    if cell.field == "seating" and before is None:
        earlier = pad.round(cell.round - 1)
        before = list(earlier.seats) if earlier else None
    round_ = pad.round(cell.round)
    again = cell.deal if round_ is not None and round_.deal > 1 else 0
    return Detail(
        round=cell.round,
        deal=again,
        field=cell.field,
        player=pad.names.get(cell.player, ""),
        before=None if hidden else _named(pad, cell, before),
        after=None if hidden else _named(pad, cell, change.after),
        hidden=hidden,
    )


def _named(pad: AnyPad, cell: Cell, value: Value) -> Value:
    names_somebody = cell.field in ("dealer", "loot", "chooser") or cell.field.startswith(
        (TRICK, LEADER)
    )
    if names_somebody and value:
        return pad.names.get(str(value), "")
    if cell.field in ("seating", "won") and isinstance(value, list):
        return [pad.names.get(player, "") for player in value]
    if cell.field == "deal" and isinstance(value, int):
        return [*who_had_bid(pad, cell.round, value - 1)]
    return value


def who_had_bid(pad: AnyPad, number: int, deal: int) -> tuple[str, ...]:
    """Return the names, in their alphabetical order, of those who have bid in a deal of a round."""
    bids = (key for key in pad.written.round(number) if key[::2] == (deal, "bid"))
    return tuple(sorted([pad.names.get(player, "") for _, player, _ in bids]))
