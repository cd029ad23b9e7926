"""The cards of a deck, one by one and together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import (
    Card,
    Code,
    Refused,
    Ruleset,
    every_card,
    games,
    kinds_of_card,
    read_card,
    read_cards,
)
from scorepad.rules.cards import label_between, refuse_held, refuse_together
from scorepad.rules.deck import CardRole

WIZARD, ACES_LOW = (games()[key].ruleset.deck for key in ("wizard_gigamic", "quoicoupli"))


def test_a_card_between_two_ranks_is_said_by_the_lower_one_and_the_part_of_the_way() -> None:
    said = [label_between(WIZARD, rank) for rank in (1.25, 7.5, 9.75, 13)]
    assert said == ["1¼", "7½", "9¾", "13"]
    assert label_between(ACES_LOW, 11.5) == "J½"


def test_a_special_card_has_neither_suit_nor_rank() -> None:
    assert {(card.suit, card.rank) for card in every_card(WIZARD)[-8:]} == {(None, 0)}


def test_sixty_cards_and_fifty_two() -> None:
    assert len(every_card(WIZARD)) == WIZARD.size == 60
    assert len(every_card(ACES_LOW)) == ACES_LOW.size == 52
    assert [str(card) for card in every_card(ACES_LOW)[:3]] == ["HA", "H2", "H3"]
    assert [str(card) for card in every_card(WIZARD)[-5:]] == ["Z", "N", "N", "N", "N"]


@pytest.mark.parametrize(
    ("code", "card"),
    [
        ("B1", Card("B1", "B", 1, None)),
        ("Y13", Card("Y13", "Y", 13, None)),
        ("Z", Card("Z", None, 0, CardRole.TOP)),
        ("N", Card("N", None, 0, CardRole.BOTTOM)),
    ],
)
def test_a_code_names_a_card(code: str, card: Card) -> None:
    assert read_card(WIZARD, code) == card
    assert str(card) == code


def test_where_the_ace_is_low_the_king_is_high() -> None:
    assert [read_card(ACES_LOW, f"S{rank}").rank for rank in ("A", "2", "10", "J", "Q", "K")] == [
        *(1, 2, 10, 11, 12, 13)
    ]


@pytest.mark.parametrize("code", ["", "B", "B0", "B14", "b5", "5B", "B05", " B5", "ZZ", "H5", "Z1"])
def test_a_code_that_the_deck_lacks_is_refused(code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_cards(WIZARD, ["B5", code])
    assert refused.value.refusal.code is Code.NO_SUCH_CARD
    assert refused.value.refusal.facts == {"card": code}


@pytest.mark.parametrize(
    ("codes", "card", "times", "count"),
    [("B5 B3 B5", "B5", 2, 1), ("Z Z N Z Z Z", "Z", 5, 4), ("N N N N N N", "N", 6, 4)],
)
def test_a_card_more_often_than_the_deck_has_it_is_refused(
    codes: str, card: str, times: int, count: int
) -> None:
    with pytest.raises(Refused) as refused:
        read_cards(WIZARD, codes.split())
    assert refused.value.refusal.code is Code.CARD_TOO_OFTEN
    assert refused.value.refusal.facts == {"card": card, "times": times, "count": count}


@pytest.mark.parametrize(
    ("plays", "hand", "code", "card"),
    [
        ("B5 B3", "B4 B6", None, ""),
        ("Z Z", "Z Z", None, ""),
        ("B5 B3", "B4 B3", Code.ALREADY_PLAYED, "B3"),
        ("Z Z", "Z Z Z", Code.ALREADY_PLAYED, "Z"),
        ("", "B3 B3", Code.CARD_TOO_OFTEN, "B3"),
        ("B3 B3", "", Code.CARD_TOO_OFTEN, "B3"),
    ],
)
def test_what_lies_on_the_table_is_in_no_hand(
    plays: str, hand: str, code: Code | None, card: str
) -> None:
    lying, held = ([read_card(WIZARD, each) for each in codes.split()] for codes in (plays, hand))
    refusal = refuse_held(WIZARD, iter(lying), iter(held))
    assert (refusal and refusal.code) == code
    assert refusal is None or refusal.facts["card"] == card


@given(data=st.data())
def test_the_whole_deck_of_any_game_can_be_held_and_not_one_card_more(
    data: st.DataObject, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    deck = data.draw(any_ruleset).deck
    cards = every_card(deck)
    assert len(cards) == deck.size == sum(count for _, count in kinds_of_card(deck))
    assert read_cards(deck, map(str, cards)) == cards
    assert refuse_together(deck, cards) is None
    refusal = refuse_together(deck, [*cards, data.draw(st.sampled_from(cards))])
    assert refusal is not None
    assert refusal.facts["times"] == refusal.facts["count"] + 1
