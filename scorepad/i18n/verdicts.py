"""The referee's answers: who takes a trick and why, which card was legal, what a case lacks."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from scorepad.i18n.games import card_name, special_name, suit_name, third_hand_of
from scorepad.i18n.lists import all_of, one_of
from scorepad.i18n.refusals import sentence
from scorepad.i18n.speech import (
    Facts,
    Sentence,
    gettext,
    lazy_gettext,
    with_facts,
)
from scorepad.i18n.words import Words
from scorepad.rules.cards import read_card
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Ruleset
from scorepad.rules.tricks import TrumpOfRound
from scorepad.trick_checker.case import Fault, FaultCode
from scorepad.trick_checker.verdict import Judged, Reason

if TYPE_CHECKING:
    # The referee has a fault said without a store, which views bring along.
    from scorepad.views.counted_tricks import Need
    from scorepad.views.trick_check import CheckView, Place, Step


def player_name(place: "Place") -> str:
    """Return the player's name, or "Player 2"; the game's name for a hand that nobody holds."""
    return WORDS.write("player_name", place)


def need_in_words(need: "Need", name: str, *, over: bool = False) -> str:
    """Return how many tricks a player still needs, or missed once the round is ``over``.

    While bids may not be seen, it is how many tricks the player has.
    """
    return WORDS.write("need_in_words", need, name, over)


def trump_name(trump: TrumpOfRound, game: str) -> str:
    """Return the name of trump: a suit's, none, or not known."""
    return WORDS.write("trump_name", trump, game)


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
    return WORDS.write("reason_in_words", reason, game)


def ruling_in_words(judged: Judged, game: str) -> str:
    """Return the reason why the card was legal, or was not; nothing while that is open."""
    return WORDS.write("ruling_in_words", judged, game)


def step_in_words(step: "Step", game: str) -> str:
    """Return what is done after a trick: by whom, and with which cards or bids."""
    return WORDS.write("step_in_words", step, game)


def next_leader_in_words(view: "CheckView") -> str:
    """Return who leads after a trick that nobody takes, and why."""
    return WORDS.write("next_leader_in_words", view)


WORDS = Words(
    "verdicts",
    functions={
        "verdicts": (
            *("need_in_words", "next_leader_in_words", "player_name"),
            *("reason_in_words", "ruling_in_words", "step_in_words", "trump_name"),
        )
    },
    helpers=(all_of, one_of, card_name, special_name, suit_name, third_hand_of),
)


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
