"""Who takes a trick and why, with what somebody may wonder about."""

from dataclasses import dataclass

from scorepad.play.check.trick import Trick
from scorepad.rules.cards import Card
from scorepad.rules.tricks import Taken, Verdict, take


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a card takes the trick: ``alone`` when it is the only one of its
    kind, ``beaten`` a higher card that had neither trump's suit nor the one
    led; ``final`` when the trick is whole."""

    verdict: Verdict
    alone: bool
    beaten: Card | None
    final: bool


def reason_of(trick: Trick) -> Reason | None:
    """Return who takes the trick, or would take it so far, and why; ``None`` before a
    card lies, or while trump is not known."""
    if not trick.plays or not trick.trump.known or trick.trump.to_choose:
        return None
    trump = trick.trump.suit
    verdict = take(trick.ruleset, trick.plays, trump)
    card = verdict.card
    same = [
        play
        for play in trick.plays
        if (play.role is card.role if card.suit is None else play.suit == card.suit)
    ]
    higher = [
        play
        for play in trick.plays
        if play.suit not in (None, trump, card.suit) and play.rank > card.rank
    ]
    plain = verdict.why is Taken.HIGHEST_OF_SUIT_LED
    beaten = max(higher, key=lambda play: play.rank) if plain and higher else None
    return Reason(verdict, alone=len(same) == 1, beaten=beaten, final=trick.whole)
