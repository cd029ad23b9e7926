"""Every refusal is a sentence in every language, with the facts that help."""

from collections.abc import Mapping
from typing import Any

import pytest

from scorepad.i18n.languages import LANGUAGES
from scorepad.i18n.numbers import day_called
from scorepad.i18n.refusals import sentence
from scorepad.pad.tricks_taken import TRICK
from scorepad.rules.refusal import Code, Refusal
from tests.languages import each_language

NAMES = {"p1": "Zoé"}

# Facts that sentences tell; figures that can't be mistaken for one another.
FACTS: Mapping[Code, Mapping[str, Any]] = {
    Code.BID_FORBIDDEN: {"player": "p1", "value": 31, "hand": 47},
    Code.OUT_OF_RANGE: {"low": 31, "high": 47},
    Code.NOT_A_MULTIPLE: {"value": 31, "step": 47},
    Code.TOO_MANY_TRICKS: {"left": 31},
    Code.TRICKS_DO_NOT_ADD_UP: {"tricks": 31, "least": 47, "hand": 47},
    Code.NOTHING_CHANGED: {"player": "p1", "value": 3},
    Code.OTHER_PLAYER_NEEDED: {"player": "p1"},
    Code.BIDS_MISSING: {"player": "p1"},
    Code.ROUND_NOT_OPEN: {"round": 31, "open": 47},
    Code.DEAL_IS_OVER: {"round": 31},
    Code.TRICK_NOT_NEXT: {"trick": 31, "next": 47},
    Code.BOMB_FELL_BEFORE: {"trick": 31},
    Code.NO_MORE_FOR_NOBODY: {"most": 31},
    Code.NO_MORE_CHANGES: {"most": 31},
    Code.WAGER_IN_STEPS: {"step": 31, "most": 47},
    Code.NOT_AN_ALLY: {"player": "p1"},
    Code.LOOTS_ARE_PLAYED: {"most": 31},
    Code.CLOUD_WAS_TAKEN: {"player": "p1"},
    Code.CLOUD_BY_ONE: {"player": "p1"},
    Code.BONUS_IN_STEPS: {"step": 31, "most": 47},
    Code.PILE_SIZE: {"cards": 31, "wanted": 47},
    Code.ROUND_AFTER_THE_END: {"round": 31},
    Code.NO_SUMS_NEEDED: {"round": 31},
    Code.ORDER_CLOSED: {"round": 31},
    Code.CARD_LIES_THERE: {"place": 4},
    Code.CARDS_MISSING: {"player": "p1"},
    Code.ROUND_HAS_ENDED: {"round": 31, "duels": 47},
    Code.WRITTEN_MEANWHILE: {"player": "p1", "field": "bid", "ours": 31, "theirs": 47},
    Code.NOTHING_TO_REVEAL: {"player": "p1"},
    Code.SCORER_IS_ASKED: {"seconds": 31},
    Code.SEAT_IS_ASKED: {"seconds": 31},
    Code.TAKEOVER_REFUSED: {"seconds": 31},
    Code.TAKEOVER_EXPIRED: {"minutes": 31},
    Code.NAME_TOO_LONG: {"longest": 31},
    Code.NAME_TAKEN: {"name": "Zoé"},
    Code.NAME_OF_WHOM: {"name": "Zoé"},
    Code.NUMBER_OF_PLAYERS: {"players": 31, "least": 47, "most": 53},
    Code.CARDS_DO_NOT_SUFFICE: {"players": 31, "hand": 47, "cards": 53},
    Code.GAME_WOULD_BE_OVER: {"players": 31, "rounds": 47, "round": 53},
    Code.ROUND_HAS_BEGUN: {"round": 31},
    Code.HAND_IS_DEALT: {"round": 31, "hand": 47},
    Code.TRUMP_NOT_ONCE: {"number": 31},
    Code.NO_ROOM_FOR_A_BONUS: {"step": 47, "most": 31},
    Code.NO_SUCH_RULE: {"key": "bidding.luck"},
    Code.VARIANTS_CONTRADICT: {
        "game": "wizard_fisher",
        "first": "hidden_bid",
        "other": "delayed_reveal",
    },
    Code.ROUNDS_OUT_OF_RANGE: {"value": 31, "low": 47, "high": 53},
    Code.HAND_OUT_OF_RANGE: {"value": 31, "low": 47, "high": 53},
    Code.NO_SUCH_CARD: {"card": "Q47", "nearest": ["Q31"]},
    Code.CARD_TOO_OFTEN: {"card": "Q47", "count": 31},
    Code.TURNED_CARD: {"card": "Q47"},
    Code.NEVER_PLAYED: {"card": "Q47"},
    Code.TOO_MANY_CARDS: {"cards": 47, "players": 31},
    Code.ALREADY_PLAYED: {"card": "Q47"},
    Code.NOT_IN_HAND: {"card": "Q47"},
    Code.PLAYED_AS_WHAT: {"card": "Q", "ways": "Q31, Q47"},
    Code.SHARE_USED_UP: {"value": 31},
    Code.WHY_TOO_LONG: {"longest": 31},
    Code.TEXT_TOO_LONG: {"longest": 31},
    Code.TOO_MANY_HOUSE_RULES: {"most": 31},
    Code.SEASON_IS_THERE: {"name": "Zoé"},
    Code.SEASON_DAY_FAR: {"first": 1971, "last": 2999},
    Code.SEASON_ENDS_EARLY: {"day": "2026-12-31"},
    Code.SEASON_DAY_TAKEN: {"name": "Zoé", "day": "2026-12-31"},
    Code.SEASON_BEGINS_EARLY: {"name": "Zoé", "last": "2026-12-30", "day": "2026-12-31"},
    Code.SEASON_ENDS_LATE: {"name": "Zoé", "next": "2026-12-31", "day": "2026-12-30"},
    Code.SEASON_NUMBER: {"low": 31, "high": 47},
    Code.SEASON_BEST_OF: {"best": 47, "of": 31},
    Code.TOO_MANY_SEASONS: {"most": 31},
}
DAYS = ("day", "last", "next")


def said(speaking, language: str, code: Code, **facts: Any) -> str:
    with speaking(language):
        return sentence(Refusal(code, facts), NAMES)


@pytest.mark.parametrize("language", each_language())
def test_a_refusal_tells_its_facts(language: str, speaking) -> None:
    for code in Code:
        words = said(speaking, language, code, **FACTS.get(code, {}))
        assert words.endswith((".", "?")), code
        assert "%(" not in words, code
        for name, value in FACTS.get(code, {}).items():
            for each in value if isinstance(value, list) else [value]:
                told = NAMES.get(str(each), str(each))
                if name in DAYS and isinstance(each, str):
                    with speaking(language):
                        told = day_called(each)
                is_told = told in words or name in ("key", "first", "other", "game", "field")
                assert is_told, (code, name, words)


def test_a_refusal_is_said_in_each_language(speaking) -> None:
    for code in Code:
        told = {said(speaking, each, code, **FACTS.get(code, {})) for each in LANGUAGES}
        assert len(told) == len(LANGUAGES), code


@pytest.mark.parametrize(
    ("language", "tricks", "words"),
    [
        ("en", 4, "The tricks add up to 4, not to 5: 1 is missing."),
        ("en", 3, "The tricks add up to 3, not to 5: 2 are missing."),
        ("en", 7, "The tricks add up to 7, not to 5: 2 too many."),
        ("fr", 4, "Total des plis\u202f: 4 au lieu de 5, il en manque 1."),
        ("fr", 7, "Total des plis\u202f: 7 au lieu de 5, 2 de trop."),
        ("de", 4, "Die Stiche ergeben 4 statt 5: 1 fehlt."),
        ("de", 3, "Die Stiche ergeben 3 statt 5: 2 fehlen."),
        ("de", 7, "Die Stiche ergeben 7 statt 5: 2 zu viel."),
    ],
)
def test_how_many_tricks_are_missing_or_too_many(
    language: str, tricks: int, words: str, speaking
) -> None:
    code = Code.TRICKS_DO_NOT_ADD_UP
    assert said(speaking, language, code, tricks=tricks, least=5, hand=5) == words


def test_where_nobody_takes_some_every_sum_that_is_right_is_told(speaking) -> None:
    facts = {"tricks": 1, "least": 3, "hand": 5}
    words = said(speaking, "en", Code.TRICKS_DO_NOT_ADD_UP, **facts)
    assert words.startswith("The tricks add up to 1; right is 3 to 5")
    words = said(speaking, "en", Code.TRICKS_DO_NOT_ADD_UP, **{**facts, "tricks": 6})
    assert words == "The tricks add up to 6, not to 5: 1 too many."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["All tricks are given.", "Only 1 trick is", "Only 2 tricks are"]),
        ("fr", ["Tous les plis sont attribués.", "que 1 pli dans", "que 2 plis dans"]),
        ("de", ["Alle Stiche sind vergeben.", "nur noch 1 Stich übrig", "nur noch 2 Stiche"]),
    ],
)
def test_one_and_none_are_counted_as_the_language_counts(
    language: str, words: list[str], speaking
) -> None:
    for left, part in enumerate(words):
        assert part in said(speaking, language, Code.TOO_MANY_TRICKS, left=left)
    # More are written than there are.
    assert words[0] in said(speaking, language, Code.TOO_MANY_TRICKS, left=-1)


@pytest.mark.parametrize("language", each_language())
def test_a_cell_without_a_number_is_written_meanwhile_too(language: str, speaking) -> None:
    code = Code.WRITTEN_MEANWHILE
    words = said(speaking, language, code, player="p1", field="bid", ours=None, theirs=3)
    assert "None" not in words
    assert "3" not in words


def test_who_counts_a_trick_too_late_hears_which(speaking) -> None:
    facts = {"player": "", "field": TRICK + "7", "ours": "p1", "theirs": "p2"}
    words = said(speaking, "en", Code.WRITTEN_MEANWHILE, **facts)
    assert "Another phone has counted trick 7 meanwhile." in words


def test_what_a_rule_allows_is_said_in_words(speaking) -> None:
    for key, words in {
        "bidding.from_hand": "from 1 to 60.",
        "bidding.zero_exempt": "yes, no.",
    }.items():
        allowed = said(speaking, "en", Code.NO_SUCH_RULE, key=key, allowed="")
        assert allowed == f"This rule allows: {words}"
