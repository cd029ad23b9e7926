"""The marks of a game that may be exported, and the check of imported games."""

from collections.abc import Sequence

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.entries import refuse_results
from scorepad.pad.fold import read_pad
from scorepad.pad.judge import refuse_shape
from scorepad.pad.marks import HIDDEN, Cell, Mark, MarkIndex
from scorepad.pad.offline_opening import refuse_opening
from scorepad.pad.state import Pad, Round
from scorepad.rules.refusal import Code, Refusal


def marks_to_export(pad: AnyPad) -> tuple[Mark, ...]:
    """Return the marks of ``pad`` that may leave the machine.

    They end before the first mark that is hidden in the open round, so a file holds the beginning
    of the game until the reveal. Bids that stay hidden for good are left out, and so are their
    undos.
    """
    open_round = pad.current.number if pad.current is not None else 0
    exported = []
    left_out: set[str] = set()
    for mark in pad.shown.written.marks:
        hidden = [cell for cell, value in mark.cells if value == HIDDEN]
        if any(cell.round == open_round for cell in hidden):
            break
        if hidden or mark.undoes in left_out:
            left_out.add(mark.id)
        else:
            exported.append(mark)
    return tuple(exported)


Misplaced = tuple[int, Refusal]
"""The index of a mark and what is wrong with it; 0 is the opening."""


def read_whole(marks: Sequence[Mark]) -> AnyPad | Misplaced:
    """Return the pad that ``marks`` from elsewhere make, or what is wrong with them.

    The first mark must open a game as this version does, and all others must have a valid shape. A
    game of live marks must also be possible by the rules. If some marks are late, the pad shows
    flags instead.
    """
    if not marks:
        return 0, Refusal(Code.NOT_A_MARK, {"what": "marks"})
    refusal = refuse_opening(marks[0])
    if refusal is not None:
        return 0, refusal
    opened = read_pad(marks[:1])
    known = MarkIndex(marks[:1])
    for index, mark in enumerate(marks[1:], 1):
        refusal = refuse_shape(opened, known, mark)
        if refusal is None and mark.id in known.marks:
            refusal = Refusal(Code.SAME_ID)
        if refusal is not None:
            return index, refusal
        known.add(mark)
    pad = read_pad(marks)
    live = not any(mark.late for mark in marks)
    wrong = _inconsistent(pad) if live and isinstance(pad, Pad) else None
    return wrong or pad


def _inconsistent(pad: Pad) -> Misplaced | None:
    """Return the first value that no round can have, and the index of the newest mark with it."""
    for round_ in pad.rounds:
        for player, box in round_.boxes.items():
            for field, value in (("bid", box.bid), ("tricks", box.tricks)):
                if value is not None and not 0 <= value <= round_.hand:
                    facts = {"value": value, "low": 0, "high": round_.hand}
                    refusal = Refusal(Code.OUT_OF_RANGE, facts)
                    return _newest(pad, Cell(round_.number, round_.deal, player, field)), refusal
        refused = refuse_results(round_)
        # Whether the Bomb fell can still be said: such a round is no end, and no mistake.
        if refused is not None and refused.code is not Code.BOMB_NOT_SAID:
            return _results(pad, round_), refused
    # A game that was ended early may have entries in the round after its end.
    return None if pad.over else _beyond(pad)


def _beyond(pad: Pad) -> Misplaced | None:
    last = pad.number_of_rounds
    for number, cells in pad.written.rounds.items():
        for deal, player, field in cells:
            if number > last and field in ("bid", "tricks"):
                refusal = Refusal(Code.ROUND_NOT_OPEN, {"round": number, "open": last})
                return _newest(pad, Cell(number, deal, player, field)), refusal
    return None


def _newest(pad: Pad, cell: Cell) -> int:
    return pad.written.newest.get(cell, 0)


def _results(pad: Pad, round_: Round) -> int:
    cells = [Cell(round_.number, round_.deal, player, "tricks") for player in round_.seats]
    return max(_newest(pad, cell) for cell in cells)


def is_same_beginning(one: Sequence[Mark], other: Sequence[Mark]) -> bool:
    """Return whether the longer list of marks begins with all marks of the shorter one."""
    return all(
        mark.id == again.id and mark.says_what(again)
        for mark, again in zip(one, other, strict=False)
    )
