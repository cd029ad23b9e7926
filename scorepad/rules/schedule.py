"""How many cards are dealt in each round, and what is left of the deck."""

from collections.abc import Sequence

from scorepad.rules.ruleset import Course, Deal, Ruleset

MOST_ROUNDS = 60
"""More rounds than any evening has; keeps a wrong number from filling the pad."""


def largest_hand(ruleset: Ruleset, players: int) -> int:
    """The most cards that ``players`` can each be dealt."""
    return (ruleset.deck.size - ruleset.schedule.keep) // players


def undealt(ruleset: Ruleset, players: int, hand: int) -> int:
    """Cards left after dealing; where none is left there is no trump."""
    return ruleset.deck.size - players * hand


def deals(ruleset: Ruleset, players: int) -> tuple[Deal, ...]:
    """The deals of a whole game, round 1 first.

    >>> from scorepad.rules import games
    >>> [deal.hand for deal in deals(games()["quoicoupli"].ruleset, 6)]
    [8, 7, 6, 5, 4, 3, 2, 1, 1]
    """
    return deals_to_come(ruleset, players)


def deals_to_come(
    ruleset: Ruleset,
    players: int,
    *,
    played: int = 0,
    last: int | None = None,
    extras_played: int = 0,
    rounds: int | None = None,
    hands: Sequence[int] = (),
) -> tuple[Deal, ...]:
    """The deals still to come for ``players`` at the table. When the extra
    deals have begun, the course is through, unless the table fixes the rounds.

    Args:
        players: who is present now.
        played: rounds behind us.
        last: the hand size that the schedule had for the last of them.
        extras_played: how many of the schedule's extra deals are among them.
        rounds: rounds of the whole game, where the table has fixed them.
        hands: the table's own list of hand sizes, round 1 first; the
            schedule's extra deals follow it.

    Hands that grow go on growing, hands that shrink go on shrinking, and no
    hand is larger than the cards allow. A game of fixed rounds keeps the
    beginning of a growing schedule and the end of a shrinking one; one that is
    longer than its schedule repeats the largest hand.
    """
    largest = largest_hand(ruleset, players)
    extras = ruleset.schedule.extra[extras_played:]
    if rounds is not None:
        remaining = max(0, rounds - played)
        extras = extras[max(0, len(extras) - remaining) :]
        course = remaining - len(extras)
    else:
        course = 0 if extras_played else _course_length(ruleset, largest, played, last, hands)
    if hands:
        sizes = [min(largest, hands[min(played + i, len(hands) - 1)]) for i in range(course)]
    elif ruleset.schedule.course is Course.UP:
        sizes = [min(largest, (last or 0) + 1 + i) for i in range(course)]
    else:
        cap = largest if last is None else min(largest, last)
        sizes = [min(cap, course - i) for i in range(course)]
    return (*(Deal(size) for size in sizes), *extras)


def _course_length(
    ruleset: Ruleset, largest: int, played: int, last: int | None, hands: Sequence[int]
) -> int:
    if hands:
        return max(0, len(hands) - played)
    if ruleset.schedule.course is Course.UP:
        return max(0, largest - played)
    return largest if last is None else min(largest, last - 1)
