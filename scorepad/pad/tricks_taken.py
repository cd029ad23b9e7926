"""Tricks that were taken in a round: typed, counted one by one, or inferred."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from scorepad.pad.marks import Value

TRICK = "trick:"
"""The start of the field of a cell that says who took one trick of the round."""

LEADER = "leader:"
"""The start of the field of a cell that says who leads a trick: the one before was nobody's."""

NOBODY = ""
"""The taker of a trick that nobody takes, for example because the Bomb fell in it."""

BOMB_SAID: tuple[bool | int, ...] = (False, True, 2)
"""The values of the Bomb where it fell never, once, or twice in a round."""

_MOST_TRICKS = 99
_PLACES = {f"{TRICK}{number}": number for number in range(1, _MOST_TRICKS + 1)}
_LED = {f"{LEADER}{number}": number for number in range(1, _MOST_TRICKS + 1)}

Fields = Mapping[str, Mapping[str, Any]]
"""The cells of one deal: field, then player; there is a mapping, if empty, for every field."""


class TricksTaken(NamedTuple):
    """The tricks that were taken in one deal, as far as they are known."""

    tricks: Mapping[str, int]
    """The number of tricks by player, where it is known."""
    inferred: str | None
    """The player whose number follows from those of all others."""
    counted: frozenset[str]
    """The players whose tricks were counted one by one."""
    takers: tuple[str | None, ...]
    """The taker of each trick, in their order, as far as they were counted; ``None`` for a gap."""
    sums: tuple[int, ...]
    """The numbers that all results together may add up to."""
    complete: bool
    """True if the results of all players are known and add up."""
    sound: bool
    """True if the counted tricks can be right: no gap, no stranger, not too many for nobody."""


def trick_in(field: str) -> int | None:
    """Return the number of the trick that ``field`` is about, 1 for the first of the round.

    >>> trick_in("trick:3"), trick_in("trick:03"), trick_in("tricks")
    (3, None, None)
    """
    return _PLACES.get(field)


def trick_led(field: str) -> int | None:
    """Return the number of the trick whose leader ``field`` is about.

    >>> trick_led("leader:4"), trick_led("trick:4")
    (4, None)
    """
    return _LED.get(field)


class UntakenLimit(NamedTuple):
    """The limits on the tricks of a round that nobody takes: ``most`` in all, ``bombs`` by Bombs.

    If ``said``, somebody has to say or count each of them; the results alone do not tell.
    """

    most: int
    bombs: int = 1
    said: bool = False

    def with_bombs(self, hand: int, bomb: Value) -> int:
        """Return the limit in a round of ``hand`` tricks, after what was said of the Bomb."""
        if not isinstance(bomb, int):
            return self.most
        return int(bomb) + max(0, self.most - max(1, min(hand, self.bombs)))

    def closing(self, sums: tuple[int, ...], bomb: Value) -> tuple[int, ...]:
        """Return those of the possible ``sums`` of all results that end a round.

        >>> UntakenLimit(1, said=True).closing((4, 5), None), UntakenLimit(1).closing((4, 5), None)
        ((5,), (4, 5))
        """
        return sums[-1:] if self.said and not isinstance(bomb, int) else sums


def possible_sums(
    hand: int, bomb: Value, takers: Sequence[str | None], untaken: UntakenLimit
) -> tuple[int, ...]:
    """Return the numbers that the results of a round may add up to.

    A second Bomb is so rare that it has to be said, or counted: else a result that is wrong by two
    would pass for it.

    Args:
        hand: tricks of the round.
        bomb: whether the Bomb fell, or how often, as written; ``None`` if nobody said.
        takers: who took which trick, as far as it was counted.
        untaken: tricks of the round that nobody takes, at most.

    >>> possible_sums(3, None, (), UntakenLimit(1)), possible_sums(3, True, (), UntakenLimit(1))
    ((2, 3), (2,))
    >>> possible_sums(3, None, (), UntakenLimit(2, 2)), possible_sums(3, 2, (), UntakenLimit(2, 2))
    ((2, 3), (1,))
    """
    if isinstance(bomb, int):
        # Of a deck with fewer cards than players nobody is dealt one, and no trick can be lost.
        least, most = min(hand, bomb), untaken.with_bombs(hand, bomb)
    else:
        # Two phones may have given nobody too many, or one phone did before the rules changed.
        least = min(takers.count(NOBODY), max(untaken.most, 1))
        uncounted = hand - len(takers) + takers.count(None)
        unsaid = min(untaken.most, untaken.with_bombs(hand, 1))
        most = max(least, min(unsaid, least + uncounted))
    return tuple(range(max(0, hand - most), hand - least + 1))


def read_tricks_taken(
    fields: Fields, seats: Sequence[str], hand: int, *, all_bid: bool, untaken: UntakenLimit
) -> TricksTaken:
    """Return the results in the cells of one deal.

    A typed result holds, whatever was counted. No result is inferred before all have bid, or while
    it is not known how many tricks nobody took; they are ``untaken`` at most.
    """
    tricks = dict(fields["tricks"])
    takers, sound = _count(fields, seats, hand)
    bomb = fields["bomb"].get("")
    sums = possible_sums(hand, bomb, takers, untaken)
    inferred = None
    counted: frozenset[str] = frozenset()
    empty = [player for player in seats if player not in tricks]
    if all_bid and len(empty) == 1 and len(sums) == 1 and sum(tricks.values()) <= sums[0]:
        inferred = empty[0]
        tricks[inferred] = sums[0] - sum(tricks.values())
    elif all_bid and _all_counted(takers, hand):
        tricks = {player: tricks.get(player, takers.count(player)) for player in seats}
        counted = frozenset(empty)
    if nobodys := takers.count(NOBODY):
        most = untaken.with_bombs(hand, bomb)
        sound = sound and nobodys <= (max(most, 1) if bomb is None else most)
    ends = untaken.closing(sums, bomb)
    complete = len(tricks) == len(seats) and sum(tricks.values()) in ends
    return TricksTaken(tricks, inferred, counted, takers, sums, complete, sound)


def _count(fields: Fields, seats: Sequence[str], hand: int) -> tuple[tuple[str | None, ...], bool]:
    takers_of = {_PLACES[field]: takers[""] for field, takers in fields.items() if field in _PLACES}
    if not takers_of:
        return (), True
    last = min(max(takers_of), hand)
    listed = (takers_of.get(trick) for trick in range(1, last + 1))
    known = {NOBODY, *seats}
    takers = tuple(str(taker) if taker in known else None for taker in listed)
    return takers, None not in takers and max(takers_of) <= hand


def _all_counted(takers: Sequence[str | None], hand: int) -> bool:
    return len(takers) == hand and None not in takers
