"""Tricks with the special cards of the anniversary editions, beside a second opinion."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import (
    Code,
    Refusal,
    RulesetError,
    Why,
    legal,
    read_card,
    rulings,
    suit_led,
    take,
    with_options,
)
from scorepad.rules.after_trick import effects
from scorepad.rules.cards import as_copied, every_way, ways_to_play
from scorepad.rules.deck import CardRole
from scorepad.rules.reading import read_ruleset
from scorepad.rules.refusal import Refused
from scorepad.rules.tricks import trump_of
from tests.anniversary import anniversary_data, anniversary_ruleset, drawn_trick
from tests.rules.anniversary_oracle import demanded, leader, lying, may_be_played

RULES = anniversary_ruleset()
DECK = RULES.deck


@given(seed=st.integers(0, 2**32))
def test_a_second_opinion_says_the_same(seed: int) -> None:
    random = Random(seed)
    turned, plays, hand = drawn_trick(random)
    trump = random.choice((None, *(suit.code for suit in DECK.suits)))
    codes = [card.played for card in plays]
    there = [lying(code, turned.code) for code in codes]
    verdict = take(RULES, plays, trump)
    assert verdict.leads == leader(there, trump)
    assert (verdict.taker is None) is ("X" in [card.letter for card in there])
    led = demanded(there)
    assert suit_led(RULES.play, plays) == led
    held = [card.code for card in hand]
    allowed = [card.code for card in legal(RULES, plays, hand)]
    assert allowed == [code for code in held if may_be_played(code, held, led)]
    assert allowed == [each.card.code for each in rulings(RULES, plays, hand) if each.legal]


def test_a_card_stays_the_same_whatever_is_said_of_it() -> None:
    juggler, red, blue = (read_card(DECK, code) for code in ("J", "JR", "JB"))
    assert juggler == red == blue
    assert (red.suit, red.rank, red.played) == ("R", 7.5, "JR")
    assert [str(way) for way in ways_to_play(DECK, juggler)] == ["JR", "JG", "JB", "JY"]
    assert ways_to_play(DECK, red) == ()
    assert len({card.played for card in every_way(DECK)}) == len(every_way(DECK))


def test_of_a_bid_that_is_not_known_nobody_is_told_what_it_may_become() -> None:
    plays = [read_card(DECK, code) for code in ("R7", "CR", "R1")]
    (unknown,) = effects(RULES, plays, 1, last=False, hand=5, bids=(2, None, 0))
    (known,) = effects(RULES, plays, 1, last=False, hand=5, bids=(None, 2, None))
    assert (unknown.bids, known.bids) == ((), (1, 3))


def test_the_reasons_name_the_card_and_what_it_beats() -> None:
    def said(codes: str) -> tuple[int | None, str, str, tuple[str, ...]]:
        verdict = take(RULES, [read_card(DECK, code) for code in codes.split()], None)
        return verdict.taker, str(verdict.card), verdict.why, verdict.beaten

    assert said("R1 Z D") == (2, "D", "beats_specials", ("Z",))
    assert said("D F Z") == (1, "F", "beats_specials", ("D",))
    assert said("F H N") == (2, "N", "beats_bottoms", ("F", "H"))
    assert said("H F") == (1, "F", "beats_bottoms", ("H",))
    assert said("H") == (0, "H", "first_bottom", ())
    assert said("R7 JR R3") == (1, "JR", "highest_of_suit_led", ())
    assert said("X R7") == (None, "X", "nobody", ())


def test_a_card_with_a_suit_that_was_named_is_a_special_card_all_the_same() -> None:
    led = [read_card(DECK, "B4")]
    hand = [read_card(DECK, code) for code in ("JB", "R3", "CR", "B9")]
    assert [each.why for each in rulings(RULES, led, hand)] == [
        Why.SPECIAL,
        Why.MUST_FOLLOW,
        Why.SPECIAL,
        Why.FOLLOWS,
    ]
    named = [read_card(DECK, "JR")]
    assert [each.why for each in rulings(RULES, named, hand[1:2])] == [Why.FOLLOWS]


def test_a_special_card_with_the_suit_led_does_not_oblige_to_follow() -> None:
    # Case A19 of the specification: they never oblige, nothing green in hand, all free.
    led, hand = [read_card(DECK, "G8")], [read_card(DECK, code) for code in ("R3", "JG", "CG")]
    assert legal(RULES, led, hand) == tuple(hand)
    whys = [each.why for each in rulings(RULES, led, hand)]
    assert whys == [Why.CANNOT_FOLLOW, Why.SPECIAL, Why.SPECIAL]


@pytest.mark.parametrize(
    ("turned", "chooses"), [(code, code in "ZDSJCVW") for code in "ZNDFXWJCSHV"]
)
def test_what_a_card_means_turned_stands_in_its_row(turned: str, chooses: bool) -> None:
    assert trump_of(RULES, turned).to_choose is chooses
    if chooses:
        assert trump_of(RULES, f"{turned}R").suit == "R"
    else:
        assert trump_of(RULES, turned).suit is None
        with pytest.raises(ValueError, match="nothing to choose"):
            trump_of(RULES, f"{turned}R")


def test_a_copy_is_known_as_soon_as_it_can_be_one_thing_alone() -> None:
    vampire = read_card(DECK, "V")
    dragon = as_copied(DECK, vampire, read_card(DECK, "D"))
    assert (dragon.code, dragon.kind, dragon.role) == ("V", "D", CardRole.TOP)
    open_yet = as_copied(DECK, vampire, read_card(DECK, "J"))
    assert [str(way) for way in ways_to_play(DECK, open_yet, read_card(DECK, "J"))] == [
        *("VR", "VG", "VB", "VY")
    ]
    assert as_copied(DECK, vampire, None).kind == "N"


def test_what_is_said_of_a_copy_is_one_of_what_the_turned_card_can_be() -> None:
    # Section 1.9 of the specification: it is the turned card, the Juggler with a suit.
    juggler, dragon, blue = (read_card(DECK, code) for code in ("J", "D", "VB"))
    lies = as_copied(DECK, blue, juggler)
    assert (lies.played, lies.suit, lies.rank) == ("VB", "B", 7.5)
    with pytest.raises(Refused) as wrong:
        as_copied(DECK, blue, dragon)
    assert wrong.value.refusal == Refusal(Code.NO_SUCH_CARD, {"card": "VB"})


def test_a_card_from_the_hand_that_nobody_holds_counts_as_the_last_thing_it_can_be() -> None:
    rules = with_options(RULES, {"play.third_hand": True})
    plays = [read_card(DECK, code) for code in ("R7", "J", "R9")]
    verdict = take(rules, plays, "Y", players=2)
    assert (verdict.taker, str(verdict.card), verdict.leads) == (None, "JY", None)
    assert take(rules, plays, "G", players=2).taker == 2


@pytest.mark.parametrize("code", ["R7", "Z", "JR", "SN"])
def test_a_card_that_copies_nothing_lies_as_it_was_played(code: str) -> None:
    card = read_card(DECK, code)
    assert as_copied(DECK, card, read_card(DECK, "D")) is card


@pytest.mark.parametrize(
    ("code", "change", "key"),
    [
        ("J", {"rank": 0}, "rank"),
        ("X", {"rank": 3.5}, "rank"),
        ("J", {"rank": 60.5}, "rank"),
        ("J", {"rank": "7"}, "rank"),
        ("J", {"rank": True}, "rank"),
        ("D", {"beats": ["F"]}, "beats"),
        ("V", {"plays_as": []}, "plays_as"),
        ("H", {"after": "nothing"}, "after"),
        ("H", {"turned": "pile"}, "turned"),
        ("H", {"frees": "no"}, "frees"),
        ("H", {"option": "broom"}, "option"),
        ("H", {"since": 0}, "since"),
        ("H", {"since": 101}, "since"),
    ],
)
def test_a_row_that_cannot_be_is_refused(code: str, change: dict[str, object], key: str) -> None:
    place, data = changed_row(code, change)
    with pytest.raises(RulesetError) as wrong:
        read_ruleset(data, "it")
    assert wrong.value.key == f"deck.added.{place}.{key}"


@pytest.mark.parametrize(("code", "change"), [("J", {"rank": 0.5}), ("H", {"since": 1})])
def test_a_row_may_have_the_lowest_number(code: str, change: dict[str, object]) -> None:
    place, data = changed_row(code, change)
    [(key, value)] = change.items()
    assert getattr(read_ruleset(data, "it").deck.added[place - 1], key) == value


def changed_row(code: str, change: dict[str, object]) -> tuple[int, dict[str, Any]]:
    """The number of the row of this card, and the data in which the row is changed."""
    data = anniversary_data()
    rows = [{**row, **change} if row["code"] == code else row for row in data["deck"]["added"]]
    rows = [{name: value for name, value in row.items() if value != []} for row in rows]
    data["deck"] = {**data["deck"], "added": rows}
    return 1 + [row["code"] for row in rows].index(code), data
