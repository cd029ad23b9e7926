import json
from pathlib import Path
from typing import Any

import pytest

from scorepad.rules import (
    Game,
    Ruleset,
    TrumpOfRound,
    games,
    trump_in_round,
    trump_of,
    undealt,
    with_options,
)
from scorepad.rules.tricks import NO_CARD_LEFT, UNKNOWN, never_played, read_trump

TRUMP = json.loads((Path(__file__).parent / "data" / "trump.json").read_text("utf-8"))
CHOOSING = ["wizard_gigamic", "wizard_fisher"]


def ruleset(key: str) -> Ruleset:
    return games()[key].ruleset


@pytest.mark.parametrize("case", TRUMP, ids=lambda case: f"{case['place']}, {case['turned']}")
def test_the_trumps_that_the_rule_sheets_give(case: dict[str, Any]) -> None:
    rules = ruleset(case["game"])
    if case["turned"] is None:
        assert undealt(rules, 3, 20) == 0
        trump = NO_CARD_LEFT
    else:
        trump = trump_of(rules, case["turned"])
    assert trump.known
    assert not trump.to_choose
    assert trump.suit == case["trump"]


@pytest.mark.parametrize("key", games())
def test_the_suit_of_a_turned_card_is_trump(key: str) -> None:
    for suit in ruleset(key).deck.suits:
        assert trump_of(ruleset(key), suit.code) == TrumpOfRound(known=True, suit=suit.code)


@pytest.mark.parametrize("key", CHOOSING)
def test_a_turned_wizard_lets_the_dealer_choose_one_of_four_suits(key: str) -> None:
    assert trump_of(ruleset(key), "Z") == TrumpOfRound(known=True, to_choose=True, turned="Z")
    for suit in "RGBY":
        assert trump_of(ruleset(key), f"Z{suit}") == TrumpOfRound(True, suit, turned="Z")


@pytest.mark.parametrize(
    ("key", "turned"), [(key, "N") for key in [*CHOOSING, "wizard_club"]] + [("wizard_club", "Z")]
)
def test_a_turned_jester_and_the_clubs_turned_sorcerer_mean_no_trump(key: str, turned: str) -> None:
    assert trump_of(ruleset(key), turned) == TrumpOfRound(known=True, turned=turned)


def test_a_made_up_game_lets_the_dealer_choose_when_its_lowest_card_is_turned(
    short_lift: Game,
) -> None:
    assert trump_of(short_lift.ruleset, "O").to_choose
    assert trump_of(short_lift.ruleset, "Oc") == TrumpOfRound(True, "c", turned="O")
    assert trump_of(short_lift.ruleset, "X") == TrumpOfRound(known=True, turned="X")


@pytest.mark.parametrize(
    ("key", "turned"),
    [
        ("wizard_gigamic", ""),
        ("wizard_gigamic", "X"),
        ("wizard_gigamic", "r"),
        ("wizard_gigamic", "RR"),
        ("wizard_gigamic", "ZX"),
        ("wizard_gigamic", "ZZ"),
        ("wizard_gigamic", "ZRR"),
        ("wizard_gigamic", "NR"),
        ("wizard_club", "ZR"),
        ("quoicoupli", "Z"),
        ("quoicoupli", "R"),
    ],
)
def test_a_card_that_is_not_in_the_deck_or_leaves_no_choice_is_refused(
    key: str, turned: str
) -> None:
    with pytest.raises(ValueError, match=r"no such card|nothing to choose"):
        trump_of(ruleset(key), turned)


def test_the_werewolf_alone_is_never_played_and_whoever_lays_it_down_may_name_no_trump() -> None:
    jubilee = ruleset("wizard_jubilee")
    assert never_played(jubilee.deck) == ("W",)
    assert never_played(ruleset("wizard_gigamic").deck) == ()
    assert trump_of(jubilee, "W") == TrumpOfRound(True, to_choose=True, turned="W")
    assert trump_of(jubilee, "WR") == TrumpOfRound(True, "R", turned="W")
    assert trump_of(jubilee, "W-") == TrumpOfRound(True, turned="W")
    with pytest.raises(ValueError, match="nothing to choose"):
        trump_of(jubilee, "Z-")


@pytest.mark.parametrize(
    ("key", "turned", "left", "trump"),
    [
        ("wizard_gigamic", "R", 1, TrumpOfRound(True, "R")),
        ("wizard_gigamic", "N", 30, TrumpOfRound(True, turned="N")),
        ("wizard_gigamic", None, 1, UNKNOWN),
        ("wizard_gigamic", "no card", 1, UNKNOWN),
        ("wizard_gigamic", 7, 1, UNKNOWN),
        ("wizard_gigamic", None, 0, NO_CARD_LEFT),
        # After a change of the rules more cards may be dealt than there are.
        ("wizard_gigamic", "R", -1, NO_CARD_LEFT),
        ("skull_king", None, 0, TrumpOfRound(True, "B")),
        ("nomination_whist", "C", 1, TrumpOfRound(True, "D")),
    ],
)
def test_a_pad_has_the_trump_of_the_rules_or_of_what_was_turned(
    key: str, turned: object, left: int, trump: TrumpOfRound
) -> None:
    assert read_trump(ruleset(key), 2, turned, left) == trump


@pytest.mark.parametrize(
    ("key", "options", "expected"),
    [
        ("nomination_whist", {}, ["H", "D", "C", "S", None, "H", "D"]),
        ("nomination_whist", {"trump.source": "fixed"}, ["H"] * 7),
        ("nomination_whist", {"trump.source": "none"}, [None] * 7),
        ("skull_king", {}, ["B"] * 7),
        ("oh_hell", {"trump.source": "none"}, [None] * 7),
    ],
)
def test_trump_that_needs_no_card_follows_from_the_round(
    key: str, options: dict[str, str], expected: list[str | None]
) -> None:
    rules = with_options(ruleset(key), options)
    found = [trump_in_round(rules, number) for number in range(1, 8)]
    assert found == [TrumpOfRound(known=True, suit=suit) for suit in expected]


@pytest.mark.parametrize("key", sorted({*games()} - {"nomination_whist", "skull_king"}))
def test_trump_that_is_turned_does_not_follow_from_the_round(key: str) -> None:
    assert trump_in_round(ruleset(key), 1) is None


def test_a_special_card_that_only_the_sheet_knows_makes_no_trump() -> None:
    rules = with_options(ruleset("skull_king"), {"trump.source": "turned"})
    assert trump_of(rules, "P") == TrumpOfRound(known=True, turned="P")
