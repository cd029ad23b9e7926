"""A round of duels: two piles, card by card, until one side has none left."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import DuelVerdict, Side, Sorcerer, check_sorcerer, duel
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
    fallen = {Side.A: 0, Side.B: 0}
    duels = []
    while fallen[Side.A] < len(a) and fallen[Side.B] < len(b):
        verdict = duel(ruleset, a[fallen[Side.A]], b[fallen[Side.B]])
        duels.append(verdict)
        for side in fallen:
            fallen[side] += verdict.winner is not side
    left = [side for side in fallen if fallen[side] < ruleset.fighting]
    return CupRound(left[0] if left else BOTH, tuple(duels))
