"""A round as the pad's screen shows it: what was dealt, and what has been bid."""

from collections.abc import Sequence
from typing import NamedTuple

from scorepad.pad.entries import refuse_results
from scorepad.pad.state import Flag, Pad, Phase, Round
from scorepad.rules.refusal import Refusal
from scorepad.rules.ruleset import BonusWhen, OwnCards, TrumpSource, Visibility
from scorepad.rules.tricks import TrumpOfRound, trump_in_round
from scorepad.views.log import who_had_bid
from scorepad.views.pad_rows import Row


class RoundView(NamedTuple):
    """A round without what may not be seen of it.

    ``before`` is the number of the one before, 0 for none; ``dealer`` and ``leader`` are names.
    ``turned`` where a card is turned for trump, ``all_dealt`` where none is left to be turned,
    ``trump_stays`` where trump is the same in every round;
    ``forehead`` where everybody sees all cards but their own. ``fresh`` while nobody has bid,
    ``nothing_won`` while no result has been typed. ``judged`` where it can be told who takes a
    trick. ``bonus_before`` while nobody has bid and the bonus of the one before can still be typed.
    ``level`` are the equal totals for which it is played, in a round after the last one.
    ``bid_again`` are the names of those who have bid before it was dealt again. ``off`` says by how
    much results that all stand do not add up.
    """

    number: int
    before: int
    deal: int
    hand: int
    blind: bool
    forehead: bool
    dealer: str
    leader: str
    trump: TrumpOfRound
    turned: bool
    all_dealt: bool
    trump_stays: bool
    phase: Phase
    fresh: bool
    nothing_won: bool
    tricks_left: int
    judged: bool
    has_bonus: bool
    bonus_if_made: bool
    bonus_before: bool
    level: tuple[int, ...]
    bid_again: tuple[str, ...]
    flags: tuple[Flag, ...]
    off: Refusal | None


class BidsView(NamedTuple):
    """The bids of a round.

    Of the tricks of the hand, ``total`` are bid: that is ``over`` or ``under`` so many,
    whatever nobody takes. ``off``
    counts the tricks by which bids have been missed so far; ``forbidden`` is the bid that the last
    bidder may not make. ``hidden`` while they may not be seen, ``to_reveal`` when nothing is
    missing but the reveal. ``in_turn`` where each hears those before, ``all_at_once`` where the
    scorer types bids that were shown at the table together, ``typed_after_the_round`` where they
    were kept until then. ``missing`` are the names of those whose hidden bid is missing, and
    ``changed_after_reveal`` of those whose bid is another than the one that was revealed.
    """

    total: int
    over: int
    under: int
    off: int
    forbidden: int | None
    hidden: bool
    to_reveal: bool
    in_turn: bool
    all_at_once: bool
    typed_after_the_round: bool
    missing: tuple[str, ...]
    changed_after_reveal: tuple[str, ...]


def round_view(pad: Pad, round_: Round) -> RoundView:
    """Return what the screen says of a round."""
    ruleset, boxes = round_.ruleset, round_.boxes.values()
    before = pad.round(round_.number - 1)
    fresh = round_.phase is Phase.BIDS and round_.nobody_has_bid
    return RoundView(
        number=round_.number,
        before=round_.number - 1,
        deal=round_.deal,
        hand=round_.hand,
        blind=round_.blind,
        forehead=ruleset.bidding.own_cards is OwnCards.FOREHEAD,
        dealer=pad.names[round_.dealer],
        leader=pad.names[round_.leader],
        trump=round_.trump,
        turned=round_.turned,
        trump_stays=ruleset.trump.source in (TrumpSource.FIXED, TrumpSource.NONE),
        all_dealt=round_.undealt <= 0 and trump_in_round(ruleset, round_.number) is None,
        phase=round_.phase,
        fresh=fresh,
        nothing_won=all(box.tricks is None for box in boxes),
        tricks_left=round_.tricks_left,
        judged=ruleset.play.judged,
        has_bonus=ruleset.points.bonus.when is not BonusWhen.NEVER,
        bonus_if_made=ruleset.points.bonus.when is BonusWhen.MADE,
        bonus_before=(
            fresh and before is not None and before.ruleset.points.bonus.when is not BonusWhen.NEVER
        ),
        level=round_.level if round_.phase is Phase.BIDS else (),
        bid_again=who_had_bid(pad, round_.number, round_.deal - 1) if fresh else (),
        flags=round_.flags,
        off=refuse_results(round_),
    )


def bids_view(round_: Round, rows: Sequence[Row]) -> BidsView:
    """Return what the screen says of a round's bids, all in all."""
    hidden, visibility = round_.hidden, round_.ruleset.bidding.visibility
    total = round_.bids
    off, missing, changed = 0, [], []
    for row in rows:
        if row.bid is not None and row.tricks is not None:
            off += abs(row.tricks - (row.bid if row.changed is None else row.changed))
        if hidden and not row.bid_hidden:
            missing.append(row.name)
        if row.after_reveal:
            changed.append(row.name)
    return BidsView(
        total=total,
        over=max(0, total - round_.sums[-1]),
        under=max(0, round_.sums[0] - total),
        off=off,
        forbidden=round_.forbidden if round_.phase is Phase.BIDS else None,
        hidden=hidden,
        to_reveal=round_.to_reveal,
        in_turn=visibility is Visibility.OPEN,
        all_at_once=visibility is Visibility.SIMULTANEOUS
        and not hidden
        and round_.revealed is None,
        typed_after_the_round=visibility is Visibility.SECRET and not hidden,
        missing=tuple(missing),
        changed_after_reveal=tuple(changed),
    )
