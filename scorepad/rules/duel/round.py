"""A round of duels, card by card, and the match that rounds make."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import PLAYERS, DuelVerdict, Side, Sorcerer, check_sorcerer, duel
from scorepad.rules.refusal import Code, Refusal, Refused

BOTH = "both"


@dataclass(frozen=True, slots=True)
class CupRound:
    """A round: ``winner`` is ``A``, ``B`` or ``both``; ``duels`` in their order."""

    winner: str
    duels: tuple[DuelVerdict, ...]


def cup_round(ruleset: DuelRuleset, a: Sequence[Sorcerer], b: Sequence[Sorcerer]) -> CupRound:
    """Return the duels of two piles in their order, with no powers in play.

    The card that wins a duel stays, one that loses is discarded and followed by the next card of
    the pile. After a double loss both are followed. A side that cannot put a card down has lost the
    round; when neither can, both have won it. The pending card beside the pile enters by powers
    only, so it is none of these.

    Source: Wizards Cup, 4. Fin d'un Duel; 5. Fin de la manche.

    Raises:
        Refused: ``PILE_SIZE``, and as :func:`scorepad.rules.duel.verdict.duel`.
    """
    for pile in (a, b):
        if len(pile) != ruleset.fighting:
            facts = {"cards": len(pile), "wanted": ruleset.fighting}
            raise Refused(Refusal(Code.PILE_SIZE, facts))
        for sorcerer in pile:
            check_sorcerer(ruleset, sorcerer)
    piles = {Side.A: a, Side.B: b}
    cards = {side: len(pile) for side, pile in piles.items()}
    duels: list[DuelVerdict] = []
    while not (won := round_won([each.winner for each in duels], cards)):
        lost = cards_lost([each.winner for each in duels])
        one, other = (piles[side][lost[side]] for side in PLAYERS)
        duels.append(duel(ruleset, one, other))
    return CupRound(won[0] if len(won) == 1 else BOTH, tuple(duels))


def cards_lost(winners: Sequence[Side]) -> dict[Side, int]:
    """Return the number of cards that each player has lost in duels won by ``winners``.

    >>> cards_lost([Side.A, Side.NONE, Side.BOTH])
    {<Side.A: 'A'>: 1, <Side.B: 'B'>: 2}
    """
    return {side: sum(winner.loses(side) for winner in winners) for side in PLAYERS}


def round_won(winners: Sequence[Side], cards: Mapping[Side, int]) -> tuple[Side, ...]:
    """Return the winners of a round after duels won by ``winners``; nobody while it goes on.

    Args:
        winners: of each duel, in their order.
        cards: how many each player has brought into the round.

    A player who has no card left has lost. When neither has one, both have won;
    so have they when both win a duel with the last card of each.

    Source: Wizards Cup, 5. Fin de la manche.

    >>> round_won([Side.A, Side.NONE], {Side.A: 5, Side.B: 2})
    (<Side.A: 'A'>,)
    """
    lost = cards_lost(winners)
    left = {side: cards[side] - lost[side] for side in PLAYERS}
    if min(left.values()) <= 0:
        return tuple(side for side in PLAYERS if left[side] > 0) or PLAYERS
    last = bool(winners) and winners[-1] is Side.BOTH and set(left.values()) == {1}
    return PLAYERS if last else ()


class Outcome(StrEnum):
    """The state of a match after a round."""

    OPEN = "open"
    SUMS = "sums"
    WON = "won"
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The effect of the end of a round on the match.

    It names those who ``gained`` a token, the state of the match, and its ``winner`` when it is
    won. ``SUMS``: both would win with this round, and the sums of their values are not known yet.
    ``tied`` when the sums decide.
    """

    gained: tuple[str, ...]
    outcome: Outcome
    winner: str = ""
    tied: bool = False


def end_of_round(
    tokens: Mapping[str, int],
    won: Collection[str],
    to_win: int,
    sums: Mapping[str, int],
) -> RoundEnd:
    """Return the end of a round that ``won`` have won, one player or both.

    ``tokens`` are those before it, ``to_win`` is how many win the match. When
    both would get there at once, the lower of the ``sums`` (of all printed
    values in a player's pile) wins the round; level sums end in a draw.

    Source: Wizards Cup, Fin de la partie.

    >>> end_of_round({"Anna": 1, "Ben": 1}, ["Anna", "Ben"], 2, {"Anna": 21, "Ben": 24})
    RoundEnd(gained=('Anna',), outcome=<Outcome.WON: 'won'>, winner='Anna', tied=True)
    """
    there = tuple(player for player in won if tokens[player] + 1 >= to_win)
    if not there:
        return RoundEnd(tuple(won), Outcome.OPEN)
    if len(there) == 1:
        return RoundEnd(tuple(won), Outcome.WON, there[0])
    if not set(there) <= set(sums):
        return RoundEnd((), Outcome.SUMS, tied=True)
    least = min(sums[player] for player in there)
    lowest = tuple(player for player in there if sums[player] == least)
    if len(lowest) > 1:
        return RoundEnd((), Outcome.DRAW, tied=True)
    return RoundEnd(lowest, Outcome.WON, lowest[0], tied=True)


def most_rounds_left(tokens: Collection[int], to_win: int) -> int:
    """Return the most rounds that two players can still need, with so many tokens each.

    >>> most_rounds_left([0, 0], 2), most_rounds_left([1, 1], 2)
    (3, 1)
    """
    return sum(to_win - 1 - held for held in tokens) + 1
