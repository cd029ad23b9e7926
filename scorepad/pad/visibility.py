"""The pad as phones may see it, without hidden bids and cards; only this module masks them.

A hidden value is shown on the own phones of the sitting that wrote it, and nowhere else. Screens,
sheets and files are made of this pad, so none of them has to check what is hidden. Judging and
writing use the true pad.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import partial
from typing import Any

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.conflicts import Conflict
from scorepad.pad.effective_marks import EffectiveMarks, Key
from scorepad.pad.field import Field, Secrecy
from scorepad.pad.fields import FIELDS, MATCH_FIELDS, find_field
from scorepad.pad.marks import HIDDEN, Cell, Mark, Value
from scorepad.pad.match.orders import read_order
from scorepad.pad.match.state import CARD, Match, MatchBox, MatchRound
from scorepad.pad.sittings import Sitting
from scorepad.pad.state import Box, Pad, Round
from scorepad.rules.duel.ruleset import DuelRuleset


def can_ever_hide(marks: Sequence[Mark]) -> bool:
    """Return whether ``marks`` hold values that may be hidden, without reading the pad."""
    return any(each.ever_hid(marks) for each in _secrecies(FIELDS) | _secrecies(MATCH_FIELDS))


def shown_to(pad: Pad, sitting: Sitting | None) -> Pad:
    """Return ``pad`` as an own phone of this ``sitting`` may see it.

    Rounds and conflicts have the hidden bids that the sitting wrote; marks and cells are as
    everybody sees them.
    """
    shown = pad.shown
    if pad.masked is None or sitting is None:
        return shown
    rounds = tuple(
        _with_own_bid(pad, round_, true.boxes.get(sitting.player), sitting)
        if round_.hidden
        else round_
        for round_, true in zip(shown.rounds, pad.rounds, strict=True)
    )
    current = shown.current and rounds[shown.current.number - 1]
    conflicts = (*shown.written.conflicts, *_own_hidden_conflicts(pad, sitting))
    written = replace(shown.written, conflicts=conflicts)
    return replace(shown, written=written, rounds=rounds, current=current)


def own_hidden_bid(
    pad: Pad, sitting: Sitting | None, own_phones: Set[str] = frozenset()
) -> int | None:
    """Return the hidden bid of the current round that this ``sitting`` wrote for its own player.

    Return ``None`` if there is none, or if everybody sees it. Return ``None`` as well while the
    phone is passed round, because a player without one of the ``own_phones`` has still to bid.
    """
    round_ = shown_to(pad, sitting).current
    if round_ is None or not round_.hidden or sitting is None:
        return None
    if any(not box.has_bid and player not in own_phones for player, box in round_.boxes.items()):
        return None
    box = round_.boxes.get(sitting.player)
    return box.bid if box else None


def _own_hidden_conflicts(pad: Pad, sitting: Sitting) -> Iterator[Conflict]:
    """Yield the conflicts about hidden bids of which the ``sitting`` wrote a value.

    The values of others are ``HIDDEN``. A hidden value of others makes a conflict even if it equals
    the sitting's own. Otherwise a late entry would tell whether the two are equal.
    """
    for round_ in pad.rounds:
        if not round_.hidden:
            continue
        cell = Cell(round_.number, round_.deal, sitting.player, "bid")
        own = [
            (value, place)
            for each in pad.written.conflicts
            if each.cell == cell
            for value, place in each.values
            if _sees(pad, cell, place, sitting)
        ]
        holder = pad.written.holder(cell)
        if not is_unseen(pad, cell, sitting):
            yield from [Conflict(cell, tuple(own))] if len(own) > 1 else ()
        elif (late := _newest_late(pad, cell, sitting)) is not None:
            yield Conflict(cell, (late, (HIDDEN, holder)))


def _newest_late(pad: Pad, cell: Cell, sitting: Sitting) -> tuple[Value, int] | None:
    """Return the last value that the ``sitting`` wrote late, if nobody has chosen since."""
    written = pad.written
    for place in range(len(written.marks) - 1, 0, -1):
        mark = written.marks[place]
        value = next((value for here, value in mark.cells if here == cell), None)
        if value is None or mark.id in written.undone:
            continue
        if not mark.late:
            return None
        if _sees(pad, cell, place, sitting):
            return value, place
    return None


def is_unseen(pad: AnyPad, cell: Cell, sitting: Sitting | None) -> bool:
    """Return whether ``cell`` holds a hidden value that this ``sitting`` did not write."""
    place = pad.written.holder(cell)
    if place < 0 or not is_hidden(pad, cell):
        return False
    return sitting is None or not _sees(pad, cell, place, sitting)


def _sees(pad: AnyPad, cell: Cell, place: int, sitting: Sitting) -> bool:
    """Return whether the ``sitting`` sees what the mark at ``place`` hides in its own ``cell``."""
    first = pad.written.first_wrote(cell, place)
    return sitting.sees(first, pad.written.marks[first])


def mask(pad: Pad) -> Pad | None:
    """Return ``pad`` as phones may see it; ``None`` if all of it may be seen.

    A hidden value is ``HIDDEN`` in the marks and in the cells, and no number in its box.
    Conflicts about hidden values are left out, and so are the flags of their rounds.
    """
    if not any(each.may_hide(pad) for each in _secrecies(FIELDS)):
        return None
    secret = {cell for cell in pad.written.newest if is_hidden(pad, cell)}
    if not secret and not any(round_.hidden for round_ in pad.rounds):
        return None
    rounds = tuple(_masked_round(round_) if round_.hidden else round_ for round_ in pad.rounds)
    current = pad.current
    return replace(
        pad,
        written=_masked_written(pad.written, lambda cell, _: cell in secret),
        rounds=rounds,
        current=None if current is None else rounds[current.number - 1],
    )


def mask_match(match: Match) -> Match | None:
    """Return ``match`` as phones may see it; ``None`` if all of it may be seen.

    A card of an order that lies face down is ``HIDDEN`` in the marks and in the cells, and ``None``
    in its box.
    """
    if not any(each.may_hide(match) for each in _secrecies(MATCH_FIELDS)):
        return None
    masked = _masked_written(match.written, partial(_is_secret, match))
    rounds = tuple(
        _masked_match_round(match.ruleset, each, masked.round(each.number)) for each in match.rounds
    )
    current = match.current and rounds[match.current.number - 1]
    return replace(match, written=masked, rounds=rounds, current=current)


def match_shown_to(match: Match, sitting: Sitting | None) -> Match:
    """Return ``match`` as an own phone of this ``sitting`` may see it.

    Rounds have the cards that the sitting wrote; marks and cells are as everybody sees them.
    """
    shown = match.shown
    if match.masked is None or sitting is None or sitting.player not in match.present:
        return shown
    player = sitting.player

    def with_own_cards(round_: MatchRound, true: MatchBox) -> MatchRound:
        cells = (
            Cell(round_.number, 0, player, f"{CARD}{place}")
            for place in range(1, len(true.order) + 1)
        )
        order = tuple(
            None if is_unseen(match, cell, sitting) else card
            for cell, card in zip(cells, true.order, strict=True)
        )
        box = replace(round_.boxes[player], order=order)
        return replace(round_, boxes={**round_.boxes, player: box})

    rounds = tuple(
        with_own_cards(each, true.boxes[player])
        for each, true in zip(shown.rounds, match.rounds, strict=True)
    )
    current = shown.current and rounds[shown.current.number - 1]
    return replace(shown, rounds=rounds, current=current)


def is_hidden(pad: AnyPad, cell: Cell) -> bool:
    """Return whether the value in ``cell`` is hidden."""
    stands = pad.written.round(cell.round).get((cell.deal, cell.player, cell.field))
    return _is_secret(pad, cell, stands)


def _secrecies(fields: Mapping[str, Field[Any, Any]]) -> set[Secrecy[Any]]:
    return {field.secret for field in fields.values() if field.secret is not None}


def _is_secret(pad: AnyPad, cell: Cell, value: Value) -> bool:
    """Return whether ``value``, which a mark wrote in ``cell``, is secret still."""
    field = find_field(pad, cell)
    return field is not None and field.secret is not None and field.secret.hides(pad, cell, value)


def _with_own_bid(pad: Pad, round_: Round, own: Box | None, sitting: Sitting) -> Round:
    cell = Cell(round_.number, round_.deal, sitting.player, "bid")
    if own is None or is_unseen(pad, cell, sitting):
        return round_
    is_of_another = own.changed is not None and _is_of_another_bid(pad, cell, sitting)
    box = round_.boxes[own.player]._replace(
        bid=own.bid, bid_hidden=False, changed=None if is_of_another else own.changed
    )
    return round_._replace(boxes={**round_.boxes, own.player: box})


def _is_of_another_bid(pad: Pad, bid: Cell, sitting: Sitting) -> bool:
    """Return whether the Cloud may have changed a bid that the ``sitting`` does not see.

    The scorer types the change. If it changed the bid of this sitting, the player needs the result
    to play the round. If it changed an earlier bid, the result would give that bid away.
    """
    written = pad.written
    begins, ends = written.holder(bid), written.holder(bid._replace(field="changed"))
    return ends < begins or any(
        not _sees(pad, bid, place, sitting)
        for place in range(begins, ends)
        if any(cell == bid for cell, _ in written.marks[place].cells)
    )


def _masked_round(round_: Round) -> Round:
    secret: Mapping[str, Any] = {name: None for name, each in FIELDS.items() if each.secret}
    boxes = {
        player: box._replace(**secret, bid_hidden=box.has_bid)
        for player, box in round_.boxes.items()
    }
    return round_._replace(boxes=boxes, flags=())


def _masked_match_round(
    ruleset: DuelRuleset, round_: MatchRound, cells: Mapping[Key, Value]
) -> MatchRound:
    boxes = {
        player: replace(box, order=read_order(ruleset, player, cells)[0])
        for player, box in round_.boxes.items()
    }
    return replace(round_, boxes=boxes)


def _masked_written(
    written: EffectiveMarks, is_secret: Callable[[Cell, Value], bool]
) -> EffectiveMarks:
    """Return what is ``written`` with the values hidden that are secret in their cells."""

    def masked(mark: Mark) -> Mark:
        if not any(is_secret(cell, value) for cell, value in mark.cells):
            return mark
        cells = ((cell, HIDDEN if is_secret(cell, value) else value) for cell, value in mark.cells)
        return replace(mark, cells=tuple(cells))

    return replace(
        written,
        marks=tuple(map(masked, written.marks)),
        rounds={
            number: {
                key: HIDDEN if is_secret(Cell(number, *key), value) else value
                for key, value in cells.items()
            }
            for number, cells in written.rounds.items()
        },
        undoable=masked(written.undoable) if written.undoable else None,
        conflicts=tuple(
            each
            for each in written.conflicts
            if not any(is_secret(each.cell, value) for value, _ in each.values)
        ),
    )
