"""The schedule of a game: the hand size of each round, who deals it, and what stays undealt."""

from collections.abc import Sequence
from typing import TypeVar

from scorepad.rules.ruleset import Course, Deal, Ruleset


def deck_of(ruleset: Ruleset) -> int:
    """Return the number of cards of which hands are dealt, with those that stay on the pile."""
    return ruleset.deck.size + (ruleset.more_cards if ruleset.schedule.whole_deck else 0)


def largest_hand(ruleset: Ruleset, players: int) -> int:
    """Return the most cards that ``players`` can each be dealt."""
    return (deck_of(ruleset) - ruleset.schedule.keep) // players


def cards_in_box(ruleset: Ruleset) -> int:
    """Return the most cards that can be dealt, if a table plays with all and deals them."""
    more = sum(card.count for card in ruleset.deck.added)
    return ruleset.deck.size + more - ruleset.schedule.keep


def largest_of_any(ruleset: Ruleset, players: int) -> int:
    """Return the most cards that ``players`` can each be dealt at any table."""
    return cards_in_box(ruleset) // players


def largest_scheduled(ruleset: Ruleset, players: int) -> int:
    """Return the largest hand that the schedule has for ``players``."""
    schedule = ruleset.schedule
    most = largest_hand(ruleset, players)
    return min(most, schedule.largest or dict(schedule.largest_for).get(players, most))


def stepped_hands(ruleset: Ruleset, players: int) -> tuple[int, ...]:
    """Return the hands of a schedule that has a first hand and a step; none where it has not."""
    schedule, highest = ruleset.schedule, largest_scheduled(ruleset, players)
    rounds = (schedule.rounds or highest) if schedule.first else 0
    return tuple(
        min(highest, max(1, schedule.first + schedule.step * index)) for index in range(rounds)
    )


def undealt(ruleset: Ruleset, players: int, hand: int) -> int:
    """Return the number of cards left after dealing; where none is left there is no trump.

    Special cards of anniversary editions leave more cards, and no more rounds.
    """
    return ruleset.deck.size + ruleset.more_cards - players * hand


def deals(ruleset: Ruleset, players: int) -> tuple[Deal, ...]:
    """Return the deals of a whole game, round 1 first.

    >>> from scorepad.rules import games
    >>> [deal.hand for deal in deals(games()["quoicoupli"].ruleset, 6)]
    [8, 7, 6, 5, 4, 3, 2, 1, 1]
    """
    return deals_to_come(ruleset, players)


def deals_to_come(
    ruleset: Ruleset,
    players: int,
    *,
    dealt: int = 0,
    last: int | None = None,
    extras_played: int = 0,
    rounds: int | None = None,
    hands: Sequence[int] = (),
) -> tuple[Deal, ...]:
    """Return the deals still to come for ``players`` at the table.

    When the extra deals have begun, the course is through, unless the rounds are fixed.

    Args:
        players: who is present now.
        dealt: rounds behind us.
        last: the hand size that the schedule had for the last of them.
        extras_played: how many of the schedule's extra deals are among them.
        rounds: rounds of the whole game, where the table has fixed them.
        hands: the table's own list of hand sizes, round 1 first; the
            schedule's extra deals follow it.

    Hands that grow go on growing, hands that shrink go on shrinking, and no
    hand is larger than the cards allow. A game of fixed rounds keeps the
    beginning of a growing schedule and the end of a shrinking one; one that is
    longer than its schedule repeats the largest hand. Where hands do both, the
    turn comes in the middle of the rounds, and a round's hand follows from its
    place alone.
    """
    largest = largest_hand(ruleset, players)
    highest = largest_scheduled(ruleset, players)
    if not hands:
        hands = stepped_hands(ruleset, players)
    if rounds is None and not hands:
        rounds = ruleset.schedule.rounds or None
    extras = ruleset.schedule.extra[extras_played:]
    if rounds is not None:
        remaining = max(0, rounds - dealt)
        extras = extras[max(0, len(extras) - remaining) :]
        course = remaining - len(extras)
    else:
        course = 0 if extras_played else _course_length(ruleset, highest, dealt, last, hands)
    if hands:
        sizes = [min(largest, hands[min(dealt + i, len(hands) - 1)]) for i in range(course)]
    elif ruleset.schedule.course is Course.UP:
        sizes = [min(highest, (last or 0) + 1 + i) for i in range(course)]
    elif ruleset.schedule.course is Course.DOWN:
        cap = highest if last is None else min(highest, last)
        sizes = [min(cap, course - i) for i in range(course)]
    else:
        before = dealt - extras_played
        sizes = _there_and_back(ruleset.schedule.course, highest, before + course)[before:]
    return (*(Deal(size) for size in sizes), *extras)


def _course_length(
    ruleset: Ruleset, highest: int, dealt: int, last: int | None, hands: Sequence[int]
) -> int:
    if hands:
        return max(0, len(hands) - dealt)
    match ruleset.schedule.course:
        case Course.UP:
            return max(0, highest - dealt)
        case Course.DOWN:
            return highest if last is None else min(highest, last - 1)
        case _:
            return max(0, 2 * highest - 1 - dealt)


def _there_and_back(course: Course, highest: int, rounds: int) -> list[int]:
    from_the_ends = [min(index, rounds - 1 - index) for index in range(rounds)]
    if course is Course.UP_DOWN:
        return [min(highest, 1 + steps) for steps in from_the_ends]
    middle = (rounds - 1) // 2
    return [min(highest, 1 + middle - steps) for steps in from_the_ends]


Seated = TypeVar("Seated")
"""The occupant of a seat: a name, an id, or a seat's number."""


def bidding_order(seats: Sequence[Seated], dealer: Seated) -> tuple[Seated, ...]:
    """Return everybody at the table, left of the dealer first, the dealer last.

    The first in the order also leads the first trick (all rule sheets agree).

    >>> bidding_order(["Anna", "Ben", "Cleo"], "Ben")
    ('Cleo', 'Anna', 'Ben')
    """
    after = seats.index(dealer) + 1
    return (*seats[after:], *seats[:after])


def next_dealer(before: Sequence[str], now: Sequence[str], dealer: str) -> str:
    """Return the next dealer: the deal passes to the left among those present.

    ``before`` are the seats of the last round, which ``dealer`` dealt; ``now`` are those of this
    one. Where the dealer has left, the first on the left who is still there deals.

    >>> next_dealer(["a", "b", "c", "d"], ["a", "c", "d"], "b")
    'c'
    """
    if dealer in now:
        return bidding_order(now, dealer)[0]
    for player in bidding_order(before, dealer):
        if player in now:
            return player
    return now[0]
