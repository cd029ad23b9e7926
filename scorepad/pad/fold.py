"""The reading of a game: from its marks to its state."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import cast

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.effective_marks import EffectiveMarks, Key, read_marks
from scorepad.pad.marks import Mark, Value
from scorepad.pad.match.fold import fold_match
from scorepad.pad.opening import RULESET
from scorepad.pad.reveals import read_reveals
from scorepad.pad.rounds import read_round
from scorepad.pad.state import Pad, Phase, Round, has_totals_alone
from scorepad.pad.table import Table, opened_with
from scorepad.pad.tricks_taken import TRICK
from scorepad.pad.visibility import mask, mask_match
from scorepad.rules.game_file import TRICKS
from scorepad.rules.option_table import MOST_ROUNDS
from scorepad.rules.points import tie_winners, winners
from scorepad.rules.ruleset import Ruleset, Tie

NAMELESS = "?"
"""The name of a player at the table when another phone has undone the mark with the name."""


def read_pad(marks: Sequence[Mark]) -> AnyPad:
    """Return the pad that ``marks`` make; the first mark says of which kind it is."""
    ruleset = cast("Mapping[str, str]", dict(marks[0].cells)[RULESET])
    if ruleset.get("kind", TRICKS) == TRICKS:
        return fold(marks)
    match = fold_match(marks)
    masked = mask_match(match)
    return match if masked is None else replace(match, masked=masked)


def with_marks(pad: AnyPad, new: Sequence[Mark]) -> AnyPad:
    """Return the ``pad`` after ``new`` marks, equal to what :func:`read_pad` makes of all marks.

    Rounds before the first one that the new marks write in are kept, so a tap late in the evening
    takes a third of the time. Everything is read again for an undo, which may concern any round,
    and for a mark whose undo came before it. Both are rare.
    """
    undone = pad.written.undone
    concern_all = any(mark.undoes is not None or mark.id in undone for mark in new)
    if not isinstance(pad, Pad) or concern_all:
        return read_pad((*pad.written.marks, *new))
    first = min((cell.round for mark in new for cell, _ in mark.cells), default=0)
    if not first:
        return fold((*pad.written.marks, *new))
    return _read(pad.base, read_marks(new, pad.written), pad.rounds[: first - 1])


def fold(marks: Sequence[Mark]) -> Pad:
    """Return the pad that ``marks`` make, in their order; the first opened the game.

    Any marks make a pad: what the rules forbid is flagged, never dropped.
    """
    written = read_marks(marks)
    return _read(opened_with(written), written, ())


def _read(base: Ruleset, written: EffectiveMarks, known: Sequence[Round]) -> Pad:
    """Return the pad of a game that was opened with ``base``, from its ``written`` marks.

    ``known`` are the first rounds, if they have been read already.
    """
    table = Table(base)
    reveals = read_reveals(written.marks, base.bidding)
    totals: dict[str, int] = {}
    rounds: list[Round] = []
    game = written.round(0)
    # A game can't end before round 1, so a pad has a round.
    ended = cast("int | None", game.get((0, "", "ended"))) or None
    last_written = _last_written_round(written)
    current: Round | None = None
    while True:
        number = len(rounds) + 1
        cells = written.round(number)
        table.sit(cells)
        is_after_last = not table.to_come and current is None and number <= MOST_ROUNDS
        level = _level_at_top(table, rounds, totals) if is_after_last else ()
        goes_on = bool(table.to_come or level)
        if not goes_on or (ended is not None and number > ended):
            break
        _seat_newcomers(table.seats, totals, cells)
        if number <= len(known):
            table.deal(cells)
            round_ = known[number - 1]
        else:
            round_ = read_round(number, table, cells, totals, reveals, level)
        rounds.append(round_)
        for player, box in round_.boxes.items():
            totals[player] = box.total
        # Of a game that was kept on paper, perhaps only the totals are known.
        if round_.phase is not Phase.DONE and not (ended == 1 and has_totals_alone(round_)):
            current = current or round_
            if number >= last_written:
                table.sit(written.round(number + 1))
                break
    over = current is None
    present = rounds[-1].seats if over and rounds else table.seats
    away = tuple(player for player in totals if player not in present)
    names = dict.fromkeys([*totals, *table.seats], NAMELESS)
    names |= {player: str(name) for (_, player, field), name in game.items() if field == "name"}
    pad = Pad(
        written=written,
        base=base,
        ruleset=table.ruleset,
        names=names,
        rounds=tuple(rounds),
        to_come=() if over else tuple(table.to_come),
        current=current,
        present=present,
        away=away,
        totals=totals,
        ended_early=over and goes_on,
        winners=_winners(table.ruleset, rounds, totals) if over and rounds else (),
        reveals=reveals,
    )
    masked = mask(pad)
    return pad if masked is None else replace(pad, masked=masked)


def _winners(
    ruleset: Ruleset, rounds: Sequence[Round], totals: Mapping[str, int]
) -> tuple[str, ...]:
    """Return who has won after the last of ``rounds``, of those who may win."""
    if not ruleset.leavers_win:
        totals = {player: totals[player] for player in rounds[-1].seats}
    if ruleset.tie is not Tie.MOST_MADE:
        return winners(totals)
    boxes = [box for round_ in rounds for box in round_.boxes.values()]
    return tie_winners(totals, Counter(box.player for box in boxes if box.made))


def _level_at_top(
    table: Table, rounds: Sequence[Round], totals: Mapping[str, int]
) -> tuple[int, ...]:
    """Return the equal highest totals that another round has to part, or none."""
    if table.ruleset.tie is not Tie.PLAY_ON or not rounds:
        return ()
    level = winners({player: totals[player] for player in rounds[-1].seats})
    return tuple(totals[player] for player in level) if len(level) > 1 else ()


def _last_written_round(written: EffectiveMarks) -> int:
    for number in sorted(written.rounds, reverse=True):
        cells = written.rounds[number]
        if any(field in ("bid", "tricks") or field.startswith(TRICK) for _, _, field in cells):
            return number
    return 0


def _seat_newcomers(
    seats: Sequence[str], totals: dict[str, int], cells: Mapping[Key, Value]
) -> None:
    known = [totals[player] for player in seats if player in totals]
    for player in seats:
        if player not in totals:
            lowest = cells.get((0, player, "start")) == "lowest"
            totals[player] = min(known, default=0) if lowest else 0
