"""The referee's answers about tricks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from scorepad.rules.cards import Card, read_cards, refuse_held, refuse_together
from scorepad.rules.legality import illegal_plays, legal, refuse_unjudged, suit_led
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Ruleset, TopLead
from scorepad.rules.tricks import take
from scorepad.trick_checker.case import Given, check_length


def _demanded(ruleset: Ruleset, case: Given) -> str | None:
    refuse_unjudged(ruleset)
    return suit_led(_as_read(ruleset, case).play, _plays(ruleset, case, ruleset.most))


def _legal(ruleset: Ruleset, case: Given) -> list[str]:
    refuse_unjudged(ruleset)
    plays = _plays(ruleset, case, ruleset.most - 1)
    hand = read_cards(ruleset.deck, case.texts("hand"))
    _refuse(refuse_held(ruleset.deck, plays, hand))
    return [card.code for card in legal(_as_read(ruleset, case), plays, hand)]


def _trick(ruleset: Ruleset, case: Given) -> int:
    refuse_unjudged(ruleset)
    plays = _plays(ruleset, case, ruleset.most)
    trump = case.text("trump") if case["trump"] is not None else None
    return take(ruleset, plays, trump).taker


def _check_trick(ruleset: Ruleset, case: Given) -> list[int]:
    refuse_unjudged(ruleset)
    plays = _plays(ruleset, case, ruleset.most)
    codes = case.lists_of_texts("hands")
    check_length(codes, "hands", len(plays), len(plays))
    hands = [read_cards(ruleset.deck, code) for code in codes]
    _refuse(refuse_together(ruleset.deck, (card for hand in hands for card in hand)))
    return list(illegal_plays(_as_read(ruleset, case), plays, hands))


def _plays(ruleset: Ruleset, case: Given, most: int) -> Sequence[Card]:
    codes = case.texts("plays")
    if len(codes) > most:
        raise Refused(Refusal(Code.TOO_MANY_CARDS, {"cards": len(codes), "players": most}))
    return read_cards(ruleset.deck, codes)


def _as_read(ruleset: Ruleset, case: Given) -> Ruleset:
    if not case.has("wizard_lead"):
        return ruleset
    top_lead = TopLead(case.one_of("wizard_lead", list(TopLead)))
    return replace(ruleset, play=replace(ruleset.play, top_lead=top_lead))


def _refuse(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise Refused(refusal)


KINDS: Mapping[str, Callable[[Ruleset, Given], Any]] = {
    "demanded": _demanded,
    "legal": _legal,
    "trick": _trick,
    "check_trick": _check_trick,
}
