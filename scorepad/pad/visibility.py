"""The pad as phones may see it, without hidden bids; they are masked here and nowhere else.

Screens, sheets and files are made of this pad, so that none of them has to check what is hidden.
Only judging and writing use the true one.
"""

from dataclasses import replace

from scorepad.pad.effective_marks import EffectiveMarks
from scorepad.pad.marks import HIDDEN, Cell, Mark
from scorepad.pad.reveals import BidRules, Deal, hides
from scorepad.pad.state import Box, Pad, Round
from scorepad.rules.ruleset import Bidding, Visibility

SECRET_FIELDS = ("bid", "changed")
"""The fields of the cells that are hidden: the bid, and what the Cloud made of it."""


def shown_to(pad: Pad, player: str) -> Pad:
    """Return ``pad`` as the own phone of ``player`` may see it: with the own hidden bids.

    Of the rounds and conflicts alone: marks and cells are as everybody sees them.
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
    """Return ``pad`` as phones may see it; ``None`` where all of it may be seen.

    A hidden value is ``HIDDEN`` in the marks and in the cells, and no number in its box.
    Conflicts about hidden values are left out, and so are the flags of their rounds.
    """
    rules: list[Bidding | BidRules] = [*pad.reveals.kept.values(), pad.ruleset.bidding]
    rules += [round_.ruleset.bidding for round_ in pad.rounds]
    if not any(map(hides, rules)):
        return None
    deals = {
        (cell.round, cell.deal)
        for cell in pad.written.newest
        if cell.field in SECRET_FIELDS and is_hidden(pad, cell)
    }
    if not deals and not any(round_.hidden for round_ in pad.rounds):
        return None
    rounds = tuple(_masked_round(round_) if round_.hidden else round_ for round_ in pad.rounds)
    current = pad.current
    return replace(
        pad,
        written=_masked_written(pad.written, deals),
        rounds=rounds,
        current=None if current is None else rounds[current.number - 1],
    )


def is_hidden(pad: Pad, cell: Cell) -> bool:
    """Return whether the value in ``cell`` is hidden.

    A deal that was thrown in before its bids were revealed keeps them for good,
    and so does a round that the game ended before.
    """
    if cell.field not in SECRET_FIELDS:
        return False
    round_ = pad.round(cell.round)
    if round_ is not None and cell.deal == round_.deal:
        return round_.hidden
    ruleset = round_.ruleset if round_ else pad.ruleset
    if pad.reveals.asked:
        return pad.reveals.hide((cell.round, cell.deal), ruleset)
    if round_ is None or ruleset.bidding.visibility is not Visibility.SIMULTANEOUS:
        return hides(ruleset.bidding)
    # Bids that are shown together keep their secret where the deal was thrown in before.
    standing = pad.written.round(cell.round)
    all_bid = all((cell.deal, player, "bid") in standing for player in round_.seats)
    return hides(ruleset.bidding) and not all_bid


def _with_own_bid(round_: Round, own: Box | None) -> Round:
    if own is None:
        return round_
    return replace(round_, boxes={**round_.boxes, own.player: own})


def _masked_round(round_: Round) -> Round:
    boxes = {
        player: replace(box, bid=None, changed=None, bid_hidden=box.has_bid)
        for player, box in round_.boxes.items()
    }
    return replace(round_, boxes=boxes, flags=())


def _masked_written(written: EffectiveMarks, deals: set[Deal]) -> EffectiveMarks:
    """Return what is ``written`` with the bids of ``deals`` hidden."""

    def is_secret(cell: Cell) -> bool:
        return cell.field in SECRET_FIELDS and (cell.round, cell.deal) in deals

    def masked(mark: Mark) -> Mark:
        if not any(is_secret(cell) for cell, _ in mark.cells):
            return mark
        cells = ((cell, HIDDEN if is_secret(cell) else value) for cell, value in mark.cells)
        return replace(mark, cells=tuple(cells))

    return replace(
        written,
        marks=tuple(map(masked, written.marks)),
        rounds={
            number: {
                key: HIDDEN if is_secret(Cell(number, *key)) else value
                for key, value in cells.items()
            }
            for number, cells in written.rounds.items()
        },
        undoable=masked(written.undoable) if written.undoable else None,
        conflicts=tuple(each for each in written.conflicts if not is_secret(each.cell)),
    )
