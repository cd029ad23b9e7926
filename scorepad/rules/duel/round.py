"""A round of duels: two piles, card by card, until one side has none left."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import (
    PLAYERS,
    DuelVerdict,
    Side,
    Sorcerer,
    check_sorcerer,
    duel,
)
from scorepad.rules.refusal import Code, Refusal, Refused

BOTH = "both"


@dataclass(frozen=True, slots=True)
class CupRound:
    """A round: ``winner`` is ``A``, ``B`` or ``both``; ``duels`` in their order."""

    winner: str
    duels: tuple[DuelVerdict, ...]


def cup_round(ruleset: DuelRuleset, a: Sequence[Sorcerer], b: Sequence[Sorcerer]) -> CupRound:
    """The duels of two piles in their order, with no powers in play.

    Who wins a duel stays, who loses it is discarded and followed by the next
    card of the pile. After a double loss both are followed. A side that cannot
    put a card down has lost the round; when neither can, both have won it. The
    pending card beside the pile enters by powers only, so it is none of these.

    Source: Wizards Cup, 4. Fin d'un Duel; 5. Fin de la manche.

    Raises:
        Refused: ``PILE_SIZE``, and as :func:`scorepad.rules.duel.duel`.
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
    """Return how many cards each player has lost in duels won by ``winners``.

    >>> cards_lost([Side.A, Side.NONE, Side.BOTH])
    {<Side.A: 'A'>: 1, <Side.B: 'B'>: 2}
    """
    return {side: sum(winner.loses(side) for winner in winners) for side in PLAYERS}


def round_won(winners: Sequence[Side], cards: Mapping[Side, int]) -> tuple[Side, ...]:
    """Return who has won a round after duels won by ``winners``; nobody while it goes on.

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
