"""What the referee says about a case that it cannot answer."""

from collections.abc import Mapping
from typing import Any

import pytest

from scorepad.i18n.languages import LANGUAGES
from scorepad.i18n.speech import speaking as speaking_aloud
from scorepad.i18n.verdicts import fault_in_words
from scorepad.rules.refusal import Code, Refusal
from scorepad.trick_checker.case import Fault, FaultCode
from tests.languages import each_language

FACTS: Mapping[FaultCode, Mapping[str, Any]] = {
    FaultCode.LINE_TOO_LONG: {"longest": 31},
    FaultCode.OUT_OF_RANGE: {"low": 31, "high": 47},
    FaultCode.WRONG_LENGTH: {"length": 31, "least": 47, "most": 53},
    FaultCode.NOT_ONE_OF: {"allowed": "red, green"},
    FaultCode.NO_SUCH_KIND: {"allowed": "trick, legal"},
}


def said(speaking, language: str, code: FaultCode) -> str:
    with speaking(language):
        return fault_in_words(Fault(code, "prev[1]", FACTS.get(code, {})))


@pytest.mark.parametrize("language", each_language())
@pytest.mark.parametrize("code", FaultCode)
def test_a_fault_tells_its_key_and_its_facts(code: FaultCode, language: str, speaking) -> None:
    words = said(speaking, language, code)
    assert words.startswith("prev[1]: ")
    assert words.endswith(".")
    assert "%(" not in words
    for value in FACTS.get(code, {}).values():
        assert str(value) in words


@pytest.mark.parametrize("code", FaultCode)
def test_a_fault_is_said_in_each_language(code: FaultCode, speaking) -> None:
    assert len({said(speaking, each, code) for each in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (Fault(FaultCode.NOT_AN_OBJECT), "A JSON object in curly brackets, please."),
        (
            Fault(FaultCode.OUT_OF_RANGE, "round", {"low": 1, "high": None}),
            "round: A whole number that is at least 1, please.",
        ),
        (
            Fault(FaultCode.WRONG_LENGTH, "hands", {"length": 2, "least": 3, "most": 3}),
            "hands: A list of 3, please, not of 2.",
        ),
        (
            Refusal(Code.NUMBER_OF_PLAYERS, {"players": 7, "least": 3, "most": 6}),
            "This game is for 3 to 6 players, not for 7.",
        ),
    ],
)
def test_what_is_said_in_english(fault: Fault | Refusal, words: str) -> None:
    with speaking_aloud("en"):
        assert fault_in_words(fault) == words


@pytest.mark.parametrize("length", [10, 300, 5_000])
def test_a_message_is_never_long_whatever_was_sent(length: int) -> None:
    with speaking_aloud("de"):
        message = fault_in_words(Refusal(Code.NO_SUCH_CARD, {"card": "x" * length}))
    assert len(message) <= 300
    assert ("…" in message) is (length >= 300)
