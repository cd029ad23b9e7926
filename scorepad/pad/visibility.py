"""The pad as phones may see it, without hidden bids and cards; only this module masks them.

Screens, sheets and files are made of this pad, so none of them has to check what is hidden. Judging
and writing use the true pad.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.effective_marks import EffectiveMarks, Key
from scorepad.pad.field import Field, Secrecy
from scorepad.pad.fields import FIELDS, MATCH_FIELDS, find_field
from scorepad.pad.marks import HIDDEN, Cell, Mark, Value
from scorepad.pad.match.orders import read_order
from scorepad.pad.match.state import Match, MatchRound
from scorepad.pad.state import Box, Pad, Round
from scorepad.rules.duel.ruleset import DuelRuleset


def can_ever_hide(marks: Sequence[Mark]) -> bool:
    """Return whether ``marks`` hold values that may be hidden, without reading the pad."""
    return any(each.ever_hid(marks) for each in _secrecies(FIELDS) | _secrecies(MATCH_FIELDS))


def shown_to(pad: Pad, player: str) -> Pad:
    """Return ``pad`` as the own phone of ``player`` may see it: with the own hidden bids.

    Rounds and conflicts have these bids; marks and cells are as everybody sees them.
    """
    shown = pad.shown
    if pad.masked is None:
        return pad
    rounds = tuple(
        _with_own_bid(round_, true.boxes.get(player)) if round_.hidden else round_
        for round_, true in zip(shown.rounds, pad.rounds, strict=True)
    )
    current = shown.current and rounds[shown.current.number - 1]
    own = [each for each in pad.written.conflicts if each.cell.player == player]
    others = [each for each in shown.written.conflicts if each.cell.player != player]
    written = replace(shown.written, conflicts=(*own, *others))
    return replace(shown, written=written, rounds=rounds, current=current)


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


def match_shown_to(match: Match, player: str) -> Match:
    """Return ``match`` as the own phone of ``player`` may see it: with the own cards.

    Rounds have these cards; marks and cells are as everybody sees them.
    """
    shown = match.shown
    if match.masked is None or player not in match.present:
        return shown
    rounds = tuple(
        replace(each, boxes={**each.boxes, player: true.boxes[player]})
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


def _with_own_bid(round_: Round, own: Box | None) -> Round:
    if own is None:
        return round_
    return round_._replace(boxes={**round_.boxes, own.player: own})


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
