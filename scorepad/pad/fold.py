"""The reading of a game: from its marks to its state, round by round."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import cast

from scorepad.pad.marks import Mark, Value
from scorepad.pad.results import TRICK, read_results
from scorepad.pad.reveals import Reveals, read_reveals
from scorepad.pad.state import Box, Flag, Pad, Phase, Round, has_totals_alone
from scorepad.pad.table import Table
from scorepad.pad.visibility import keeping, mask
from scorepad.pad.written import Key, Written, read_marks
from scorepad.rules.points import score, tie_winners, winners
from scorepad.rules.restriction import forbidden_bid, leads_alone
from scorepad.rules.ruleset import BonusWhen, Restricted, Ruleset, Tie, TrumpSource, Visibility
from scorepad.rules.schedule import undealt
from scorepad.rules.tricks import NO_CARD_LEFT, UNKNOWN, TrumpOfRound, trump_in_round, trump_of


def forbidden_of(
    ruleset: Ruleset,
    number: int,
    hand: int,
    blind: bool,
    bids: Mapping[str, int],
    totals: Mapping[str, int],
    dealer: str,
) -> int | None:
    """Return the bid that the last bidder may not make, once all others have bid.

    ``totals`` are those before the round.
    """
    bidding = ruleset.bidding
    if bidding.who is Restricted.NOBODY or bidding.visibility is not Visibility.OPEN:
        return None
    others = len(bids) - (dealer in bids)
    if others < len(totals) - 1:
        return None
    return forbidden_bid(
        bidding,
        hand=hand,
        bids=sum(bids.values()) - bids.get(dealer, 0),
        blind=blind,
        sole_leader=number > 1 and leads_alone(totals, dealer),
    )


def is_odd_change(bids: Mapping[str, int], changed: Mapping[str, int]) -> bool:
    """Return whether the Cloud changed more than one bid, or one by anything but one."""
    steps = [abs(bid - bids.get(player, bid)) for player, bid in changed.items()]
    return len(steps) > 1 or any(step != 1 for step in steps)


Numbers = dict[str, int]


def read_round(
    number: int,
    table: Table,
    cells: Mapping[Key, Value],
    totals: Mapping[str, int],
    reveals: Reveals,
) -> Round:
    """Return round ``number`` at ``table``; ``totals`` are the running totals before it."""
    deal = table.deal(cells)
    seats, dealer = table.seats, table.dealer
    hand = cast("int", cells.get((0, "", "hand"), deal.hand))
    of_deal = cast("int", cells.get((0, "", "deal"), 1))
    ruleset = reveals.ruleset_of((number, of_deal), table.ruleset)
    fields = _fields_of(cells, of_deal)
    bids = _numbers(fields.get("bid", {}), seats)
    changed = _numbers(fields.get("changed", {}), seats)
    all_bid = len(bids) == len(seats)
    results = read_results(fields, seats, hand, all_bid=all_bid, has_bomb=ruleset.play.bomb)
    complete = all_bid and results.complete(len(seats))
    reveal = keeping(ruleset, reveals, (number, of_deal), all_bid=all_bid, complete=complete)
    phase, done = reveal.phase, reveal.phase is Phase.DONE
    adjustments = {player: _points_of(cells.get((0, player, "adjustment"))) for player in seats}
    before = {player: totals[player] + adjustments[player] for player in seats}
    forbidden = forbidden_of(ruleset, number, hand, deal.blind, bids, before, dealer)
    bonuses = _numbers(fields.get("bonus", {}), seats)
    boxes = {}
    for player in seats:
        entered, bonus = changed.get(player, bids.get(player)), bonuses.get(player)
        points, extra = None, 0
        if done and entered is not None:
            tricks = results.tricks[player]
            extra = _counting(ruleset, bonus or 0, made=tricks == entered)
            points = score(ruleset.points, entered, tricks, hand) + extra
        boxes[player] = Box(
            player=player,
            bid=bids.get(player),
            changed=changed.get(player),
            tricks=results.tricks.get(player),
            inferred=player == results.inferred,
            counted=player in results.counted,
            won=results.taken.count(player) if results.taken else None,
            bonus=bonus,
            extra=extra,
            points=points,
            adjustment=adjustments[player],
            before=totals[player],
            total=before[player] + (points or 0),
        )
    flags = []
    if forbidden is not None and bids.get(dealer) == forbidden:
        flags.append(Flag.LAST_BID)
    if is_odd_change(bids, changed):
        flags.append(Flag.CHANGED)
    if phase is Phase.TRICKS and len(results.tricks) == len(seats) and not complete:
        flags.append(Flag.TRICKS)
    if not results.sound:
        flags.append(Flag.COUNT)
    left = undealt(ruleset, len(seats), hand)
    return Round(
        number=number,
        deal=of_deal,
        hand=hand,
        blind=deal.blind,
        seats=seats,
        dealer=dealer,
        ruleset=ruleset,
        undealt=left,
        turned=left > 0 and ruleset.trump.source is TrumpSource.TURNED,
        trump=_trump(ruleset, number, fields.get("trump", {}).get(""), left),
        boxes=boxes,
        taken=results.taken,
        sums=results.sums,
        phase=phase,
        forbidden=forbidden,
        flags=tuple(flags),
        hidden=reveal.hidden,
        to_reveal=reveal.to_reveal,
        revealed=reveal.revealed,
    )


def _fields_of(cells: Mapping[Key, Value], deal: int) -> dict[str, dict[str, Value]]:
    fields: dict[str, dict[str, Value]] = {}
    for (of_deal, player, field), value in cells.items():
        if of_deal == deal:
            fields.setdefault(field, {})[player] = value
    return fields


def _numbers(fields: Mapping[str, Value], seats: tuple[str, ...]) -> Numbers:
    return {player: cast("int", fields[player]) for player in seats if player in fields}


def _counting(ruleset: Ruleset, bonus: int, *, made: bool) -> int:
    when = ruleset.points.bonus.when
    counts = when is BonusWhen.ALWAYS or (when is BonusWhen.MADE and made)
    return bonus if counts else 0


def _trump(ruleset: Ruleset, number: int, turned: Value, left: int) -> TrumpOfRound:
    known = trump_in_round(ruleset, number)
    if known is not None:
        return known
    if left <= 0:
        return NO_CARD_LEFT
    if turned is None:
        return UNKNOWN
    try:
        return trump_of(ruleset, str(turned))
    except ValueError:
        return UNKNOWN


def _points_of(adjustment: Value) -> int:
    return cast("int", adjustment[0]) if isinstance(adjustment, list) else 0


NAMELESS = "?"
"""The name of a player at the table whose joining another phone took back."""


def fold(marks: Sequence[Mark]) -> Pad:
    """Return the pad that ``marks`` make, in their order; the first opened the game.

    Whatever the marks hold, a pad comes out: what the rules forbid is flagged,
    never thrown away.
    """
    written = read_marks(marks)
    game = written.round(0)
    table = Table(game)
    reveals = read_reveals(marks, table.base.bidding)
    totals: dict[str, int] = {}
    rounds: list[Round] = []
    # A pad has at least one round: a game is never ended before it.
    ended = cast("int | None", game.get((0, "", "ended"))) or None
    last_written = _last_written_round(written)
    current: Round | None = None
    while True:
        number = len(rounds) + 1
        cells = written.round(number)
        table.sit(cells)
        if not table.to_come or (ended is not None and number > ended):
            break
        _seat_newcomers(table.seats, totals, cells)
        round_ = read_round(number, table, cells, totals, reveals)
        rounds.append(round_)
        for player, box in round_.boxes.items():
            totals[player] = box.total
        # Of an evening that was kept on paper the totals may be all that is known.
        if round_.phase is not Phase.DONE and not (ended == 1 and has_totals_alone(round_)):
            current = current or round_
            if number >= last_written:
                table.sit(written.round(number + 1))
                break
    over = current is None
    present = rounds[-1].seats if over and rounds else table.seats
    away = tuple(player for player in totals if player not in present)
    counted = totals if table.ruleset.leavers_win else {p: totals.get(p, 0) for p in present}
    pad = Pad(
        written=written,
        ruleset=table.ruleset,
        names=_names(game, [*totals, *table.seats]),
        rounds=tuple(rounds),
        to_come=() if over else tuple(table.to_come),
        current=current,
        present=present,
        away=away,
        totals=totals,
        ended_early=over and bool(table.to_come),
        winners=_winners(table.ruleset, rounds, counted) if over and rounds else (),
        reveals=reveals,
    )
    masked = mask(pad)
    return pad if masked is None else replace(pad, masked=masked)


def _names(game: Mapping[Key, Value], players: Sequence[str]) -> dict[str, str]:
    names = {player: str(name) for (_, player, field), name in game.items() if field == "name"}
    return dict.fromkeys(players, NAMELESS) | names


def _winners(
    ruleset: Ruleset, rounds: Sequence[Round], totals: Mapping[str, int]
) -> tuple[str, ...]:
    if ruleset.tie is Tie.SHARED:
        return winners(totals)
    boxes = [box for round_ in rounds for box in round_.boxes.values()]
    return tie_winners(totals, Counter(box.player for box in boxes if box.made))


def _last_written_round(written: Written) -> int:
    return max(
        (
            number
            for number, cells in written.rounds.items()
            if any(field in ("bid", "tricks") or field.startswith(TRICK) for _, _, field in cells)
        ),
        default=0,
    )


def _seat_newcomers(
    seats: Sequence[str], totals: dict[str, int], cells: Mapping[Key, Value]
) -> None:
    known = [totals[player] for player in seats if player in totals]
    for player in seats:
        if player not in totals:
            lowest = cells.get((0, player, "start")) == "lowest"
            totals[player] = min(known, default=0) if lowest else 0
