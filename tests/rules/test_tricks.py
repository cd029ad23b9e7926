"""Who takes a trick: the sheets' tricks, others' tricks, and properties of any game."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import (
    Card,
    Code,
    Refusal,
    Refused,
    Ruleset,
    Taken,
    TopLead,
    Verdict,
    every_card,
    games,
    read_cards,
    take,
    with_options,
)
from scorepad.rules.deck import CardRole
from tests.rules import trick_oracle
from tests.rules.sheets import DATA, IN_THE_LIBRARY
from tests.unjudged import unjudged_ruleset

TRICKS = json.loads((DATA / "tricks.json").read_text("utf-8"))
CLASSIC, CLUB, ACES_LOW = (
    games()[key].ruleset for key in ("wizard_gigamic", "wizard_club", "quoicoupli")
)


def taken(ruleset: Ruleset, plays: str, trump: str | None) -> Verdict:
    return take(ruleset, read_cards(ruleset.deck, plays.split()), trump)


# What others find


@pytest.mark.parametrize("key", ["wizard_gigamic", "wizard_fisher", "wizard_club"])
@pytest.mark.parametrize("case", TRICKS, ids=lambda case: " ".join(case["plays"]))
def test_the_takers_that_others_find(key: str, case: dict[str, Any]) -> None:
    ruleset = games()[key].ruleset
    for trump, taker in case["taker_by_trump"].items():
        assert taken(ruleset, " ".join(case["plays"]), trump or None).taker == taker


# The reasons


@pytest.mark.parametrize(
    ("plays", "trump", "taker", "why", "led"),
    [
        ("B5 B3 N", "R", 0, Taken.HIGHEST_OF_SUIT_LED, "B"),
        ("B5 B12 B3", "R", 1, Taken.HIGHEST_OF_SUIT_LED, "B"),
        ("B5 G13 Y13", None, 0, Taken.HIGHEST_OF_SUIT_LED, "B"),
        ("B5 R1 B13", "R", 1, Taken.HIGHEST_TRUMP, "B"),
        ("B5 R1 R2", "R", 2, Taken.HIGHEST_TRUMP, "B"),
        ("R5 R3 B13", "R", 0, Taken.HIGHEST_TRUMP, "R"),
        ("R1 B1", "R", 0, Taken.HIGHEST_TRUMP, "R"),
        ("N R7 R3", "R", 1, Taken.HIGHEST_TRUMP, "R"),
        ("N N G2 B13", "R", 2, Taken.HIGHEST_OF_SUIT_LED, "G"),
        ("Z G11 B7", "R", 0, Taken.FIRST_TOP, None),
        ("B5 Z R13 Z", "R", 1, Taken.FIRST_TOP, "B"),
        ("N Z B7", "R", 1, Taken.FIRST_TOP, None),
        ("N N N", "R", 0, Taken.FIRST_BOTTOM, None),
        ("N", None, 0, Taken.FIRST_BOTTOM, None),
        ("B1", None, 0, Taken.HIGHEST_OF_SUIT_LED, "B"),
        ("Z", None, 0, Taken.FIRST_TOP, None),
    ],
)
def test_a_verdict_says_who_and_by_which_rule(
    plays: str, trump: str | None, taker: int, why: Taken, led: str | None
) -> None:
    found = taken(CLASSIC, plays, trump)
    assert (found.taker, str(found.card)) == (taker, plays.split()[taker])
    assert (found.why, found.suit_led) == (why, led)


@pytest.mark.parametrize(
    ("plays", "topic"),
    [("Z B1", "winner"), ("R1 B1", "winner"), ("B1 B2", "winner"), ("N N", "only_bottoms")],
)
def test_a_verdict_names_its_place_in_the_sheet(plays: str, topic: str) -> None:
    found = taken(CLASSIC, plays, "R")
    assert found.topic == topic
    assert found.place == f"{CLASSIC.sheet}, {CLASSIC.places[topic]}"


def test_after_the_next_card_was_to_be_followed_that_is_the_suit_led() -> None:
    strict = with_options(CLASSIC, {"play.top_lead": TopLead.NEXT_CARD})
    assert taken(strict, "Z G11 B7", "R").suit_led == "G"
    assert taken(CLASSIC, "Z G11 B7", "R").suit_led is None


def test_the_codes_of_reasons_stay_as_other_programs_know_them() -> None:
    first = ["first_top", "highest_trump", "highest_of_suit_led", "first_bottom"]
    assert {*first} < {*map(str, Taken)}


# What is refused


def test_a_trick_without_cards_has_no_taker() -> None:
    with pytest.raises(Refused) as refused:
        take(CLASSIC, (), "R")
    assert refused.value.refusal.code is Code.NO_CARDS


@pytest.mark.parametrize("trump", ["", "r", "Z", "H", "R5"])
def test_a_trump_that_is_no_suit_of_the_deck_is_refused(trump: str) -> None:
    with pytest.raises(Refused) as refused:
        taken(CLASSIC, "B5", trump)
    assert refused.value.refusal.code is Code.NO_SUCH_TRUMP
    assert refused.value.refusal.facts == {"value": trump}


def test_a_game_that_only_its_sheet_can_judge_is_refused() -> None:
    ruleset = unjudged_ruleset()
    with pytest.raises(Refused) as refused:
        take(ruleset, every_card(ruleset.deck)[:2], None)
    assert refused.value.refusal == Refusal(Code.NOT_JUDGED, {"game": ruleset.key})


# Any game


def plain(card: Card) -> trick_oracle.Plain:
    return (card.suit or str(card.role), card.rank)


@st.composite
def tricks(
    draw: st.DrawFn, rulesets: st.SearchStrategy[Ruleset]
) -> tuple[Ruleset, list[Card], str | None]:
    """A ruleset, some of its cards as they were played, and trump."""
    ruleset = draw(rulesets)
    deck = every_card(ruleset.deck)
    most = min(len(deck), ruleset.most)
    places = draw(st.lists(st.integers(0, len(deck) - 1), min_size=1, max_size=most, unique=True))
    trump = draw(st.none() | st.sampled_from([suit.code for suit in ruleset.deck.suits]))
    return ruleset, [deck[place] for place in places], trump


@given(data=st.data())
def test_the_taker_is_one_of_the_plays_and_what_a_second_opinion_says(
    data: st.DataObject, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    ruleset, plays, trump = data.draw(tricks(IN_THE_LIBRARY | any_ruleset.filter(judged)))
    verdict = take(ruleset, plays, trump)
    assert plays[verdict.taker] is verdict.card
    assert verdict.taker == trick_oracle.taker([plain(card) for card in plays], trump or "")


def judged(ruleset: Ruleset) -> bool:
    return ruleset.play.judged


@given(data=st.data())
def test_one_more_card_that_beats_none_changes_nothing_unless_there_are_no_others(
    data: st.DataObject, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    ruleset, plays, trump = data.draw(tricks(IN_THE_LIBRARY | any_ruleset.filter(judged)))
    before = take(ruleset, plays, trump)
    place = data.draw(st.integers(0, len(plays)))
    bottom = Card("!", None, 0, CardRole.BOTTOM)
    after = take(ruleset, [*plays[:place], bottom, *plays[place:]], trump)
    if all(card.role is CardRole.BOTTOM for card in plays):
        assert after.taker == 0
    else:
        assert (after.card, after.why) == (before.card, before.why)
        assert after.taker == before.taker + (place <= before.taker)
