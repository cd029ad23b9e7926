"""The cell that is to be filled next, and the values that it may take."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.pad.state import Pad, Phase, Round
from scorepad.pad.tricks_taken import BOMB_SAID, NOBODY
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import BonusWhen


@dataclass(frozen=True, slots=True)
class Entry:
    """A cell of the current deal of a round: ``field`` is ``bid`` or ``tricks``."""

    round: int
    player: str
    field: str


def next_entry(pad: Pad) -> Entry | None:
    """Return the cell to fill next, in bidding order.

    ``None`` when the game is over, and while only the reveal is missing.
    """
    round_ = pad.current
    if round_ is None or round_.to_reveal:
        return None
    field = "bid" if round_.phase is Phase.BIDS else "tricks"
    for player in round_.order:
        box = round_.boxes[player]
        if not box.has_bid if field == "bid" else box.tricks is None:
            return Entry(round_.number, player, field)
    return Entry(round_.number, round_.leader, field)


def refuse_number(round_: Round, value: object) -> Refusal | None:
    """Return why ``value`` is not a number of tricks that this round can have, or ``None``."""
    # ``isinstance`` would accept True, here and elsewhere.
    if type(value) is int and 0 <= value <= round_.hand:
        return None
    return Refusal(Code.OUT_OF_RANGE, {"value": value, "low": 0, "high": round_.hand})


def refuse_value(round_: Round, player: str, field: str, value: object) -> Refusal | None:
    """Return why ``value`` may not be written as this player's bid or tricks, or ``None``.

    The forbidden bid is refused only while bids are made; a later correction may write it. The
    present result is never refused.
    """
    refusal = refuse_number(round_, value)
    if refusal is not None or not isinstance(value, int):
        return refusal
    if field == "bid":
        if round_.phase is Phase.BIDS and player == round_.dealer and value == round_.forbidden:
            bids = round_.hand - value
            facts = {"player": player, "value": value, "bids": bids, "hand": round_.hand}
            return Refusal(Code.BID_FORBIDDEN, facts)
        return None
    if round_.phase is Phase.BIDS:
        return refuse_before_play(round_)
    box = round_.boxes[player]
    # The present result can be confirmed: another one may be wrong.
    if not (round_.is_played or value == box.tricks):
        left = round_.tricks_left + box.tricks_so_far
        if value > left:
            return Refusal(Code.TOO_MANY_TRICKS, {"value": value, "left": left})
        others = [box.tricks for other, box in round_.boxes.items() if other != player]
        return refuse_sum([value, *others], round_.sums)
    return None


def refuse_before_play(round_: Round) -> Refusal | None:
    """Return why play has not begun, or ``None``.

    A bid is missing, or the bids are not revealed yet.
    """
    if round_.phase is not Phase.BIDS:
        return None
    if round_.to_reveal:
        return Refusal(Code.REVEAL_FIRST, {"round": round_.number})
    missing = next(bidder for bidder in round_.order if not round_.boxes[bidder].has_bid)
    return Refusal(Code.BIDS_MISSING, {"player": missing})


def refuse_sum(results: Sequence[int | None], sums: Sequence[int]) -> Refusal | None:
    """Return why ``results`` add up to none of ``sums``, or ``None``.

    While a result is empty, nothing is refused.
    """
    known = [value for value in results if value is not None]
    if len(known) == len(results) and sum(known) not in sums:
        return no_such_sum(sum(known), sums)
    return None


def no_such_sum(tricks: int, sums: Sequence[int]) -> Refusal:
    """Return the refusal of results whose sum is ``tricks``, which is none of ``sums``."""
    facts = {"tricks": tricks, "least": sums[0], "hand": sums[-1]}
    return Refusal(Code.TRICKS_DO_NOT_ADD_UP, facts)


def refuse_results(round_: Round) -> Refusal | None:
    """Return why the results, none of which is missing, do not end the round, or ``None``.

    They do not add up, or they lack a trick and nobody has said that the Bomb fell.
    """
    results = [box.tricks for box in round_.boxes.values()]
    if round_.phase is not Phase.TRICKS or round_.is_played or None in results:
        return None
    return refuse_sum(results, round_.sums) or Refusal(Code.BOMB_NOT_SAID)


def last_result(round_: Round) -> tuple[str, int, int] | None:
    """Return the only player without a result, with the smallest and the largest that it can be.

    The tricks that are left are this player's or nobody's. ``None`` in any other case: several
    results are missing, the result follows from the others, or the Bomb has keys of its own.
    """
    if round_.phase is not Phase.TRICKS or round_.is_played or round_.ruleset.play.bomb:
        return None
    empty = [player for player, box in round_.boxes.items() if box.tricks is None]
    if len(empty) != 1:
        return None
    given = sum(box.tricks or 0 for box in round_.boxes.values())
    least, most = max(0, round_.sums[0] - given), round_.sums[-1] - given
    return (empty[0], least, most) if least < most else None


def choices(round_: Round, player: str, field: str) -> tuple[tuple[int, Refusal | None], ...]:
    """Return the keys of the number pad, 0 to the hand size; with a refusal if struck out."""
    return tuple(
        (value, refuse_value(round_, player, field, value)) for value in range(round_.hand + 1)
    )


def bonus_values(round_: Round) -> tuple[int, ...]:
    """Return every bonus that can be typed, 0 first; none in a game without a bonus."""
    bonus = round_.ruleset.points.bonus
    if bonus.when is BonusWhen.NEVER:
        return ()
    return tuple(range(0, round_.most_bonus + 1, bonus.step))


def all_made(round_: Round) -> tuple[str, ...]:
    """Return the players whose empty results "all made it" would fill with their bids.

    Return nobody if the bids or the counted tricks do not allow it, or while bids are hidden.
    """
    if round_.phase is not Phase.TRICKS or round_.hidden:
        return ()
    results = [box.wanted if box.tricks is None else box.tricks for box in round_.boxes.values()]
    if refuse_sum(results, round_.sums) is not None:
        return ()
    empty = {player: box for player, box in round_.boxes.items() if box.tricks is None}
    for box in empty.values():
        # Each change by the Cloud needs a trick.
        clouds = box.changes if round_.ruleset.play.cloud else 0
        if max(box.counted_tricks or 0, clouds) > (box.wanted or 0):
            return ()
    return tuple(empty)


def rest_won_nothing(round_: Round) -> tuple[str, ...]:
    """Return the players whose empty results can only be 0, as every trick has its taker.

    Return nobody if only one result is empty: it follows from the others.
    """
    if round_.phase is not Phase.TRICKS or round_.hidden:
        return ()
    given = sum(box.tricks or 0 for box in round_.boxes.values())
    empty = {player: box for player, box in round_.boxes.items() if box.tricks is None}
    if given < max(round_.sums) or any(box.counted_tricks for box in empty.values()):
        return ()
    return tuple(empty) if len(empty) > 1 else ()


def rest_at_one_tap(round_: Round) -> dict[str, int]:
    """Return the empty results that one tap fills, by player.

    Each is the player's bid if the bids add up, or 0 if no trick is left.
    """
    made = {player: round_.boxes[player].wanted or 0 for player in all_made(round_)}
    return made or dict.fromkeys(rest_won_nothing(round_), 0)


def smallest_hand(round_: Round) -> int:
    """Return the smallest hand size that the bids and tricks of the round allow.

    While bids are hidden it is the present one.
    """
    if round_.hidden and not round_.nobody_has_bid:
        return round_.hand
    bids = [max(box.bid or 0, box.changed or 0) for box in round_.boxes.values()]
    return max(1, round_.hand - round_.tricks_left, len(round_.takers), *bids)


def who_else(round_: Round, player: str, value: int) -> tuple[tuple[str, int], ...]:
    """Return the players who may change with a corrected result, and their new results.

    The round is finished. Its results must add up, so another result changes as well.
    """
    gained = value - (round_.boxes[player].tricks or 0)
    others = (
        (other, box.tricks - gained)
        for other, box in round_.boxes.items()
        if other != player and box.tricks is not None
    )
    return tuple((other, tricks) for other, tricks in others if 0 <= tricks <= round_.hand)


def untaken_instead(round_: Round, player: str, value: int) -> int | None:
    """Return how many tricks are nobody's if a corrected result changes alone.

    The round is finished. ``None`` if the result can't change alone, or in a game with the Bomb,
    which is asked about instead.
    """
    results = [value if seat == player else box.tricks or 0 for seat, box in round_.boxes.items()]
    if round_.ruleset.play.bomb or len(round_.sums) == 1 or sum(results) not in round_.sums:
        return None
    return round_.hand - sum(results)


def bomb_instead(round_: Round, player: str, value: int) -> bool | int | None:
    """Return whether the Bomb must have fallen, or how often, if a corrected result changes alone.

    The round is finished. ``None`` if that can't be told, or is known already.
    """
    if not round_.ruleset.play.bomb:
        return None
    results = [value if seat == player else box.tricks or 0 for seat, box in round_.boxes.items()]
    fell, most = round_.hand - sum(results), round_.ruleset.most_bombs
    if NOBODY in round_.takers:
        left = round_.takers.count(NOBODY) - len(bombed_by_mistake(round_, player, value))
        return BOMB_SAID[fell] if 0 <= fell == left < round_.takers.count(NOBODY) else None
    stands = -1 if round_.untaken is None else min(round_.untaken, most)
    return BOMB_SAID[fell] if 0 <= fell <= most and fell != stands else None


def bombed_by_mistake(round_: Round, player: str, value: int) -> tuple[int, ...]:
    """Return the tricks that were counted as nobody's and are the player's, if the result is right.

    They are the last ones. There are none where the result was not counted.
    """
    box = round_.boxes[player]
    gained = value - (box.tricks or 0)
    tricks = [number for number, taker in enumerate(round_.takers, 1) if taker == NOBODY]
    return tuple(tricks[-gained:]) if box.counted and 0 < gained <= len(tricks) else ()
