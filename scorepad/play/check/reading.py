"""A trick read from an address: what can be stands, what cannot be is said."""

from dataclasses import replace

from scorepad.play.check.asked import CheckAsked
from scorepad.play.check.trick import Setting, Trick
from scorepad.play.check.trump import read_trump
from scorepad.play.typed import typed_number
from scorepad.rules.cards import Card, kinds_of_card, read_card
from scorepad.rules.checking import RulesetError
from scorepad.rules.deck import Deck
from scorepad.rules.options import with_options
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Ruleset

_MOST_SAID = 3
"""Of what is wrong with an address; who has read three has read enough."""


def read_trick(asked: CheckAsked, setting: Setting) -> tuple[Trick, tuple[Refusal, ...]]:
    """The trick that ``asked`` describes, and what of it cannot be; that is
    left out, and everything else stands."""
    wrong: list[Refusal] = []
    ruleset = _ruleset(asked.top_lead, setting.ruleset, wrong)
    turned, trump = read_trump(asked, ruleset, setting.trump, wrong)
    leader = _place(asked.leader, setting.players, wrong)
    trick = Trick(
        ruleset=ruleset,
        players=setting.players,
        leader=setting.leader if leader is None else leader,
        trump=trump,
        turned=turned,
    )
    if asked.cards and not ruleset.play.judged:
        return trick, (Refusal(Code.NOT_JUDGED, {"game": ruleset.key}),)
    for code in asked.cards:
        card = _next_card(trick, code, wrong)
        if card is not None and trick.whole:
            facts = {"cards": len(asked.cards), "players": trick.players}
            wrong.append(Refusal(Code.TOO_MANY_CARDS, facts))
            break
        if card is not None:
            trick = replace(trick, plays=(*trick.plays, card))
    trick = _judged(asked, trick, wrong)
    return trick, tuple(_each_once(wrong)[:_MOST_SAID])


def _judged(asked: CheckAsked, trick: Trick, wrong: list[Refusal]) -> Trick:
    if not asked.judge:
        return trick
    if not trick.plays:
        wrong.append(Refusal(Code.NO_CARDS))
        return trick
    judge = _place(asked.judge, len(trick.plays), wrong)
    if judge is None:
        return trick
    had = {"yes": True, "no": False}.get(asked.had)
    trick = replace(trick, judge=judge, had=had)
    for code in asked.held:
        card = _next_card(trick, code, wrong)
        if card is not None:
            trick = replace(trick, held=(*trick.held, card), had=None)
    return trick


def _next_card(trick: Trick, code: str, wrong: list[Refusal]) -> Card | None:
    """The card, if one more of it can come; else what is wrong is added."""
    try:
        card = read_card(trick.ruleset.deck, code)
    except Refused as refused:
        wrong.append(refused.refusal)
        return None
    count = _how_many(trick.ruleset.deck, card)
    if trick.gone[code] < count:
        return card
    if card == trick.turned:
        wrong.append(Refusal(Code.TURNED_CARD, {"card": code}))
    elif trick.judge is not None and card in trick.plays:
        wrong.append(Refusal(Code.ALREADY_PLAYED, {"card": code}))
    else:
        facts = {"card": code, "times": trick.gone[code] + 1, "count": count}
        wrong.append(Refusal(Code.CARD_TOO_OFTEN, facts))
    return None


def _how_many(deck: Deck, card: Card) -> int:
    return next(count for each, count in kinds_of_card(deck) if each == card)


def _ruleset(top_lead: str, ruleset: Ruleset, wrong: list[Refusal]) -> Ruleset:
    if not top_lead:
        return ruleset
    try:
        return with_options(ruleset, {"play.top_lead": top_lead})
    except (Refused, RulesetError):
        wrong.append(Refusal(Code.NO_SUCH_RULE, {"key": "play.top_lead", "allowed": ""}))
        return ruleset


def _place(text: str, places: int, wrong: list[Refusal]) -> int | None:
    """A place counted from 0, ``None`` where none is given."""
    if not text:
        return None
    place = typed_number(text)
    if place is None or place >= places:
        facts = {"value": text, "low": 0, "high": places - 1}
        wrong.append(Refusal(Code.OUT_OF_RANGE, facts))
        return None
    return place


def _each_once(wrong: list[Refusal]) -> list[Refusal]:
    return [refusal for place, refusal in enumerate(wrong) if refusal not in wrong[:place]]
