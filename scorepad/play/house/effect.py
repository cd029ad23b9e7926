"""What house rules come to, on a few bids and a whole game."""

from dataclasses import dataclass

from scorepad.rules.points import score
from scorepad.rules.ruleset import Ruleset
from scorepad.rules.schedule import deals

_A_TABLE = 4
_HAND = 5
_SHOWN = ((2, 2), (2, 1), (2, 4), (0, 0))
_SHOWN_OF_ZERO = (0, 2)


@dataclass(frozen=True, slots=True)
class Brought:
    """What a bid brings with so many tricks taken."""

    bid: int
    tricks: int
    points: int


@dataclass(frozen=True, slots=True)
class Effect:
    """What the rules come to: a few bids with their points in a round of
    ``hand`` cards, which ``by_hand`` says to matter, and the hand sizes of a
    whole game for so many players."""

    brought: tuple[Brought, ...]
    by_hand: bool
    hand: int
    players: int
    hands: tuple[int, ...]


def effect_of(ruleset: Ruleset) -> Effect:
    """Return what playing by ``ruleset`` comes to."""
    shown = list(_SHOWN)
    if ruleset.points.zero_missed is not None:
        shown.append(_SHOWN_OF_ZERO)
    points = ruleset.points
    formulas = (points.made, points.missed, points.zero_made, points.zero_missed)
    players = min(max(_A_TABLE, ruleset.least), ruleset.most)
    return Effect(
        brought=tuple(
            Brought(bid, tricks, score(points, bid, tricks, _HAND)) for bid, tricks in shown
        ),
        by_hand=any(formula is not None and formula.hand for formula in formulas),
        hand=_HAND,
        players=players,
        hands=tuple(deal.hand for deal in deals(ruleset, players)),
    )
