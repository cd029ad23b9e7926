"""The cell that is to be filled next, and the values that it may take."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.pad.results import NOBODY
from scorepad.pad.state import Pad, Phase, Round
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

    ``None`` when the game is over, and while nothing but the reveal is missing.
    """
    played = pad.current
    if played is None or played.to_reveal:
        return None
    field = "bid" if played.phase is Phase.BIDS else "tricks"
    for player in played.order:
        box = played.boxes[player]
        if not box.has_bid if field == "bid" else box.tricks is None:
            return Entry(played.number, player, field)
    return Entry(played.number, played.leader, field)


def refuse_number(played: Round, value: object) -> Refusal | None:
    """Return why ``value`` can be no number of tricks in this round at all."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= played.hand:
        return Refusal(Code.OUT_OF_RANGE, {"value": value, "low": 0, "high": played.hand})
    return None


def refuse_value(played: Round, player: str, field: str, value: object) -> Refusal | None:
    """Return why ``value`` may not be written as this player's bid or tricks.

    A restriction binds while bidding is open; a bid that is corrected later is
    always written.
    """
    refusal = refuse_number(played, value)
    if refusal is not None or not isinstance(value, int):
        return refusal
    if field == "bid":
        if played.phase is Phase.BIDS and player == played.dealer and value == played.forbidden:
            bids = played.hand - value
            facts = {"player": player, "value": value, "bids": bids, "hand": played.hand}
            return Refusal(Code.BID_FORBIDDEN, facts)
        return None
    if played.phase is Phase.BIDS:
        return refuse_before_play(played)
    if not played.is_played:
        left = played.tricks_left + played.boxes[player].taken
        if value > left:
            return Refusal(Code.TOO_MANY_TRICKS, {"value": value, "left": left})
        others = [box.tricks for each, box in played.boxes.items() if each != player]
        return refuse_sum([value, *others], played.sums)
    return None


def refuse_before_play(played: Round) -> Refusal | None:
    """Return why play has not begun: a bid is missing, or the bids are not revealed yet."""
    if played.phase is not Phase.BIDS:
        return None
    if played.to_reveal:
        return Refusal(Code.REVEAL_FIRST, {"round": played.number})
    missing = next(each for each in played.order if not played.boxes[each].has_bid)
    return Refusal(Code.BIDS_MISSING, {"player": missing})


def refuse_sum(results: Sequence[int | None], sums: Sequence[int]) -> Refusal | None:
    """Return why ``results`` cannot be those of a round that may add up to ``sums``, or ``None``.

    Some results may be empty.
    """
    known = [value for value in results if value is not None]
    if len(known) == len(results) and sum(known) not in sums:
        facts = {"tricks": sum(known), "hand": sums[-1]}
        return Refusal(Code.TRICKS_DO_NOT_ADD_UP, facts)
    return None


def choices(played: Round, player: str, field: str) -> tuple[tuple[int, Refusal | None], ...]:
    """Return every key of the number pad, 0 to the hand size, and why it is struck out."""
    return tuple(
        (value, refuse_value(played, player, field, value)) for value in range(played.hand + 1)
    )


def bonus_values(played: Round) -> tuple[int, ...]:
    """Return every bonus that can be typed, nothing first; none in a game without."""
    bonus = played.ruleset.points.bonus
    if bonus.when is BonusWhen.NEVER:
        return ()
    return tuple(range(0, bonus.most + 1, bonus.step))


def all_made(played: Round) -> tuple[str, ...]:
    """Return the players whose empty results "all made it" would fill with their bids.

    None where the bids, or what was counted, do not allow it, or where they may not be seen.
    """
    if played.phase is not Phase.TRICKS or played.hidden:
        return ()
    results = [box.wanted if box.tricks is None else box.tricks for box in played.boxes.values()]
    if refuse_sum(results, played.sums) is not None:
        return ()
    empty = {player: box for player, box in played.boxes.items() if box.tricks is None}
    if any((box.won or 0) > (box.wanted or 0) for box in empty.values()):
        return ()
    return tuple(empty)


def rest_won_nothing(played: Round) -> tuple[str, ...]:
    """Return the players whose empty results can only be 0: every trick has its taker.

    Nobody where one empty result follows by itself.
    """
    if played.phase is not Phase.TRICKS or played.hidden:
        return ()
    given = sum(box.tricks or 0 for box in played.boxes.values())
    empty = {player: box for player, box in played.boxes.items() if box.tricks is None}
    if given < max(played.sums) or any(box.won for box in empty.values()):
        return ()
    return tuple(empty) if len(empty) > 1 else ()


def rest_at_one_tap(played: Round) -> dict[str, int]:
    """Return the empty results that one tap fills.

    They are the bids where these fit, or 0 where no trick is left.
    """
    made = {player: played.boxes[player].wanted or 0 for player in all_made(played)}
    return made or dict.fromkeys(rest_won_nothing(played), 0)


def smallest_hand(played: Round) -> int:
    """Return the least hand size that what has been bid and taken allows.

    Where bids are hidden it is the present one.
    """
    if played.hidden and not played.nobody_has_bid:
        return played.hand
    bids = [max(box.bid or 0, box.changed or 0) for box in played.boxes.values()]
    return max(1, played.hand - played.tricks_left, len(played.taken), *bids)


def who_else(played: Round, player: str, value: int) -> tuple[tuple[str, int], ...]:
    """Return the players who may change with a corrected result, and their new results.

    The round is finished. Tricks add up, so one result never changes alone.
    """
    gained = value - (played.boxes[player].tricks or 0)
    others = (
        (other, box.tricks - gained)
        for other, box in played.boxes.items()
        if other != player and box.tricks is not None
    )
    return tuple((other, tricks) for other, tricks in others if 0 <= tricks <= played.hand)


def bomb_instead(played: Round, player: str, value: int) -> bool | None:
    """Return whether the Bomb must have fallen if a corrected result changes alone.

    The round is finished. ``None`` where nobody can say so.
    """
    if not played.ruleset.play.bomb or NOBODY in played.taken:
        return None
    results = [value if each == player else box.tricks or 0 for each, box in played.boxes.items()]
    fell = {played.hand - 1: True, played.hand: False}.get(sum(results))
    return None if fell == played.bomb else fell
