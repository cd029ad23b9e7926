"""The referee's answers: who takes a trick and why, which card was legal, what a case lacks."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from scorepad.i18n.games import card_name, suit_name, words_of
from scorepad.i18n.refusals import sentence
from scorepad.i18n.speech import (
    Facts,
    Sentence,
    all_of,
    gettext,
    lazy_gettext,
    ngettext,
    with_facts,
)
from scorepad.rules.cards import read_card
from scorepad.rules.legality import Why
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Ruleset
from scorepad.rules.tricks import Taken, TrumpOfRound
from scorepad.trick_checker.case import Fault, FaultCode
from scorepad.trick_checker.verdict import Judged, Reason

if TYPE_CHECKING:
    # The referee has a fault said without a store, which views bring along.
    from scorepad.views.counted_tricks import Need
    from scorepad.views.trick_check import CheckView, Place


def player_name(place: "Place") -> str:
    """Return the player's name, or "Player 2"; the game's name for a hand that nobody holds."""
    if place.third_of:
        return words_of(place.third_of).third_hand
    return place.name or gettext("Player %(n)s", n=place.seat + 1)


def need_in_words(need: "Need", name: str, *, over: bool = False) -> str:
    """Return how many tricks a player still needs, or missed once the round is ``over``.

    While bids may not be seen, it is how many tricks the player has.
    """
    if need.wanted is None:
        return ngettext(
            "%(name)s: %(num)s trick", "%(name)s: %(num)s tricks", need.taken, name=name
        )
    missing = need.wanted - need.taken
    if over:
        return _missed_by(name, missing)
    if missing > 0:
        return ngettext(
            "%(name)s needs %(num)s more", "%(name)s needs %(num)s more", missing, name=name
        )
    if missing == 0:
        return gettext("%(name)s has enough", name=name)
    return ngettext(
        "%(name)s has %(num)s too many", "%(name)s has %(num)s too many", -missing, name=name
    )


def _missed_by(name: str, missing: int) -> str:
    if missing == 0:
        return gettext("%(name)s made it", name=name)
    if missing > 0:
        return ngettext(
            "%(name)s: %(num)s too few", "%(name)s: %(num)s too few", missing, name=name
        )
    return ngettext("%(name)s: %(num)s too many", "%(name)s: %(num)s too many", -missing, name=name)


def trump_name(trump: TrumpOfRound, game: str) -> str:
    """Return the name of trump: a suit's, none, or not known."""
    if trump.suit:
        return suit_name(trump.suit, game)
    known = trump.known and not trump.to_choose
    return gettext("no trump") if known else gettext("not known")


def refused_card(refusal: Refusal, ruleset: Ruleset, names: Mapping[str, str] | None = None) -> str:
    """Return the fault of a card, called as those of ``ruleset`` are.

    ``names`` of players are by their ids. A text that is no card stays as it was typed.
    """
    facts = dict(refusal.facts)
    if refusal.code is Code.NO_SUCH_CARD:
        facts["nearest"] = [_called(code, ruleset) for code in facts.get("nearest", ())]
    elif "card" in facts:
        facts["card"] = _called(facts["card"], ruleset)
    return sentence(Refusal(refusal.code, facts), names)


def _called(code: str, ruleset: Ruleset) -> str:
    return card_name(read_card(ruleset.deck, code), ruleset.key)


def reason_in_words(reason: Reason, game: str) -> str:
    """Return the reason why the card takes the trick, or would take it so far."""
    verdict = reason.verdict
    card = card_name(verdict.card, game)
    specials = words_of(game).specials
    others = all_of(specials.get(code, code) for code in verdict.beaten) if verdict.beaten else ""
    text = _TAKEN[verdict.why](reason, card, others)
    if reason.beaten is None:
        return text
    beaten = card_name(reason.beaten, game)
    return f"{text} " + gettext("Not %(card)s: neither trump nor of the suit led.", card=beaten)


def _highest_trump(reason: Reason, card: str, _: str) -> str:
    if reason.alone:
        return gettext("The only trump: %(card)s.", card=card)
    return gettext("The highest trump: %(card)s.", card=card)


def _highest_of_suit_led(reason: Reason, card: str, _: str) -> str:
    if reason.alone:
        return gettext("The only card of the suit led: %(card)s.", card=card)
    return gettext("The highest card of the suit led: %(card)s.", card=card)


def _beats_suits(reason: Reason, card: str, _: str) -> str:
    if reason.alone:
        return gettext("%(card)s beats every suit.", card=card)
    return gettext("%(card)s beats every suit: of several the first.", card=card)


def _beats_specials(reason: Reason, card: str, others: str) -> str:
    if reason.alone:
        return gettext("%(card)s beats %(others)s.", card=card, others=others)
    return gettext("%(card)s beats %(others)s: of several the first.", card=card, others=others)


def _circle(_: Reason, card: str, others: str) -> str:
    return gettext("%(card)s takes it where %(others)s lie too.", card=card, others=others)


def _beats_bottoms(_: Reason, card: str, others: str) -> str:
    return gettext("Nothing else but %(others)s: %(card)s takes it.", card=card, others=others)


def _highest_number(reason: Reason, card: str, _: str) -> str:
    if not reason.alone:
        return gettext(
            "The highest number takes it, whatever the suits, of equals the first: %(card)s.",
            card=card,
        )
    return gettext("The highest number takes it, whatever the suits: %(card)s.", card=card)


def _no_number(_: Reason, card: str, __: str) -> str:
    return gettext("%(card)s, and no number: nobody takes it.", card=card)


def _first_bottom(reason: Reason, card: str, _: str) -> str:
    if reason.final:
        return gettext("Nothing but %(card)s: the first one takes it.", card=card)
    return gettext("Nothing but %(card)s so far: the next other card takes over.", card=card)


_TAKEN: Mapping[Taken, Callable[[Reason, str, str], str]] = {
    Taken.FIRST_TOP: lambda _, card, __: gettext("The first %(card)s beats everything.", card=card),
    Taken.BEATS_SUITS: _beats_suits,
    Taken.BEATS_SPECIALS: _beats_specials,
    Taken.CIRCLE: _circle,
    Taken.HIGHEST_TRUMP: _highest_trump,
    Taken.HIGHEST_OF_SUIT_LED: _highest_of_suit_led,
    Taken.FIRST_BOTTOM: _first_bottom,
    Taken.BEATS_BOTTOMS: _beats_bottoms,
    Taken.NOBODY: lambda _, card, __: gettext("%(card)s: nobody takes the trick.", card=card),
    Taken.HIGHEST_NUMBER: _highest_number,
    Taken.NO_NUMBER: _no_number,
}


def ruling_in_words(judged: Judged, game: str) -> str:
    """Return the reason why the card was legal, or was not; nothing while that is open."""
    if judged.ruling is None:
        return ""
    return _RULED[judged.ruling.why](judged, game)


def next_leader_in_words(view: "CheckView") -> str:
    """Return who leads after a trick that nobody takes, and why."""
    if view.reason is None:
        return ""
    verdict = view.reason.verdict
    said = []
    third = next((place for place in view.places if place.third_of), None)
    if third is not None and verdict.why not in (Taken.NOBODY, Taken.NO_NUMBER):
        name = player_name(third)
        said.append(gettext("It is %(name)s’s card, so the trick is nobody’s.", name=name))
    leader = view.leads_next
    if leader is None:
        said.append(gettext("Whoever led the round leads next."))
    elif verdict.leads is None:
        name = player_name(leader)
        said.append(gettext("%(name)s led the round and leads next.", name=name))
    else:
        name = player_name(leader)
        said.append(gettext("%(name)s would have taken it and leads next.", name=name))
    return " ".join(said)


def _freed_by(judged: Judged, game: str) -> str:
    card = judged.ruling.freed_by if judged.ruling else None
    return card_name(card, game) if card else ""


def _must_follow(judged: Judged, game: str) -> str:
    suit = suit_name(judged.suit_led, game)
    if judged.followers:
        cards = ", ".join(card_name(card, game) for card in judged.followers)
        return gettext(
            "The suit led (%(suit)s) had to be followed, with %(cards)s.", suit=suit, cards=cards
        )
    return gettext("The suit led (%(suit)s) had to be followed.", suit=suit)


_RULED: Mapping[Why, Callable[[Judged, str], str]] = {
    Why.LEADS: lambda _, __: gettext("Who leads may play any card."),
    Why.SPECIAL: lambda judged, game: gettext(
        "%(card)s may be played at any time, even when one could follow suit.",
        card=card_name(judged.card, game),
    ),
    Why.NO_SUIT_YET: lambda _, __: gettext("No suit had been led yet, so any card may be played."),
    Why.TOP_WAS_LED: lambda judged, game: gettext(
        "%(card)s came before any suit, so any card may be played.",
        card=_freed_by(judged, game),
    ),
    Why.FOLLOWS: lambda judged, game: gettext(
        "It follows the suit led (%(suit)s).", suit=suit_name(judged.suit_led, game)
    ),
    Why.CANNOT_FOLLOW: lambda judged, game: gettext(
        "Without a card of the suit led (%(suit)s), any card may be played.",
        suit=suit_name(judged.suit_led, game),
    ),
    Why.MUST_FOLLOW: _must_follow,
}


_LONGEST = 300
"""The most characters in a message; what was sent may be far longer."""


def fault_in_words(problem: Fault | Refusal) -> str:
    """Return the fault of a case and what would be right, in one line.

    The line begins with the key of the case where the fault is.
    """
    if isinstance(problem, Refusal):
        text = sentence(problem)
    else:
        text = with_facts(_SENTENCES[problem.code], problem.facts)
        if problem.key:
            text = f"{problem.key}: {text}"
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _out_of_range(f: Facts) -> str:
    if f["high"] is None:
        return gettext("A whole number that is at least %(low)s, please.", **f)
    return gettext("A whole number from %(low)s to %(high)s, please.", **f)


def _wrong_length(f: Facts) -> str:
    if f["least"] == f["most"]:
        return gettext("A list of %(least)s, please, not of %(length)s.", **f)
    return gettext("A list of %(least)s to %(most)s, please, not of %(length)s.", **f)


_SENTENCES: Mapping[FaultCode, Sentence] = {
    FaultCode.NOT_JSON: lazy_gettext(
        "This line is no JSON. A line holds one object, in UTF-8, with each key once."
    ),
    FaultCode.LINE_TOO_LONG: lazy_gettext("This line is too long: at most %(longest)s bytes."),
    FaultCode.NOT_AN_OBJECT: lazy_gettext("A JSON object in curly brackets, please."),
    FaultCode.KEY_MISSING: lazy_gettext("This key is missing."),
    FaultCode.NOT_A_NUMBER: lazy_gettext("A whole number, please."),
    FaultCode.NOT_A_TEXT: lazy_gettext("A text in quotation marks, please."),
    FaultCode.NOT_A_LIST: lazy_gettext("A list in square brackets, please."),
    FaultCode.OUT_OF_RANGE: _out_of_range,
    FaultCode.WRONG_LENGTH: _wrong_length,
    FaultCode.NOT_ONE_OF: lazy_gettext("One of these: %(allowed)s."),
    FaultCode.NO_SUCH_KIND: lazy_gettext("This game has these kinds of cases: %(allowed)s."),
    FaultCode.NOTHING_TO_CHOOSE: lazy_gettext(
        "The turned card leaves nothing to choose. Leave this out."
    ),
}
