"""Rounds with the anniversary cards, from the deal on: who does what before, between and after.

The rules stand in the decisions, under "The anniversary editions are one game with three switches".
"""

import pytest

from scorepad.rules import Ruleset, every_card, games, read_card, with_options
from scorepad.rules.cards import Card
from scorepad.rules.deck import After
from scorepad.rules.game_in_play import RoundInPlay
from scorepad.rules.ruleset import Deal
from scorepad.rules.tricks import NONE_NAMED

JUBILEE = games()["wizard_jubilee"].ruleset


def card(code: str) -> Card:
    return read_card(JUBILEE.deck, code)


def dealt(*hands: str, pile: str, ruleset: Ruleset = JUBILEE) -> RoundInPlay:
    """Deal these hands, of seat 0 first, who deals; the first card of the ``pile`` is turned."""
    wanted = [[card(code) for code in hand.split()] for hand in hands]
    order = [*range(1, len(hands)), 0]
    deck = [wanted[seat][place] for place in range(len(wanted[0])) for seat in order]
    deck += [card(code) for code in pile.split()]
    rest = list(every_card(ruleset.deck))
    for each in deck:
        rest.remove(each)
    hand = len(wanted[0])
    return RoundInPlay(ruleset, hand, len(hands), 0, Deal(hand), [*deck, *rest])


def bid(round_: RoundInPlay, *bids: int) -> None:
    """Bid in the order of bidding: seat 1 first."""
    for value in bids:
        round_.bid(value)


def play(round_: RoundInPlay, codes: str) -> None:
    for code in codes.split():
        round_.play(card(code))


def codes(cards: list[Card]) -> str:
    return " ".join(each.code for each in cards)


def test_whoever_holds_the_werewolf_takes_the_turned_card_and_may_name_no_trump() -> None:
    round_ = dealt("R1 R2", "G1 G2", "W B2", pile="Z Y1")
    assert (round_.chooser, codes(round_.hands[2])) == (2, "Z B2")
    assert (round_.turned, round_.trump.to_choose) == (card("W"), True)
    round_.name_trump(NONE_NAMED)
    assert (round_.trump.known, round_.trump.suit, round_.trump.to_choose) == (True, None, False)


def test_the_werewolf_turned_is_the_dealers_who_has_to_name_a_suit() -> None:
    round_ = dealt("R1 R2", "G1 G2", "B1 B2", pile="W")
    assert round_.chooser is None
    with pytest.raises(ValueError, match="trump cannot be"):
        round_.name_trump(NONE_NAMED)
    round_.name_trump("B")
    assert round_.trump.suit == "B"


def test_nobody_gets_the_bombs_trick_and_whoever_would_have_leads() -> None:
    round_ = dealt("X R2", "R1 G2", "R9 B2", pile="Y1")
    bid(round_, 1, 1, 0)
    play(round_, "R1 R9 X")
    assert (round_.tricks, round_.leader, round_.task) == ([0, 0, 0], 2, None)


def test_after_the_juggler_each_passes_a_card_to_the_left_before_the_next_is_played() -> None:
    round_ = dealt("R1 R2", "J G2", "B1 B2", pile="Y1")
    bid(round_, 1, 1, 0)
    play(round_, "JG B1 R1")
    assert (round_.task.what, round_.to_play) == (After.HAND_ON, None)
    with pytest.raises(ValueError, match="one card of each hand"):
        round_.pass_on({0: card("R2"), 1: card("G2")})
    round_.pass_on({0: card("R2"), 1: card("G2"), 2: card("B2")})
    assert [codes(hand) for hand in round_.hands] == ["B2", "R2", "G2"]
    assert round_.to_play == 1
    play(round_, "R2 G2 B2")
    assert round_.over


def test_whoever_takes_the_cloud_changes_the_bid_at_once_and_is_scored_by_that() -> None:
    round_ = dealt("R9 R2", "C G2", "B1 B2", pile="Y1")
    bid(round_, 1, 0, 0)
    play(round_, "CR B1 R9")
    assert (round_.task.what, round_.task.seat, round_.changes_allowed()) == (After.BID, 1, (0, 2))
    with pytest.raises(ValueError, match="cannot become 1"):
        round_.change_bid(1)
    round_.change_bid(2)
    play(round_, "G2 B2 R2")
    assert (round_.wanted(1), round_.tricks, round_.points()) == (2, [0, 2, 0], (20, 40, 20))


def test_in_the_older_editions_the_bid_changes_when_the_round_is_over() -> None:
    late = with_options(JUBILEE, {"play.bid_change": "round_end"})
    round_ = dealt("R9 R2", "C G2", "B1 B2", pile="Y1", ruleset=late)
    bid(round_, 2, 0, 0)
    play(round_, "CR B1 R9")
    assert (round_.task, round_.to_play) == (None, 1)
    play(round_, "G2 B2 R2")
    assert (round_.over, round_.task.seat, round_.changes_allowed()) == (False, 1, (1,))
    round_.change_bid(1)
    assert (round_.over, round_.points()[1]) == (True, -10)


def test_the_bomb_lets_nobody_change_a_bid_and_the_witch_may_play_it_again() -> None:
    round_ = dealt("X R2 R3", "C G2 G3", "H B2 B3", pile="Y1")
    bid(round_, 1, 1, 0)
    play(round_, "CR H X")
    assert (round_.task.what, round_.task.seat) == (After.SWAP, 2)
    with pytest.raises(ValueError, match="cannot be swapped"):
        round_.swap(card("B2"), card("H"))
    round_.swap(card("B2"), card("X"))
    play(round_, "G2 X R2 G3 B3 R3")
    assert (round_.over, sum(round_.tricks), round_.changed) == (True, 1, {})


@pytest.mark.parametrize("must", [False, True])
def test_the_witch_may_leave_her_swap_where_she_need_not(must: bool) -> None:
    ruleset = with_options(JUBILEE, {"play.swap": "must"}) if must else JUBILEE
    round_ = dealt("R1 R2", "G1 G2", "H B2", pile="Y1", ruleset=ruleset)
    bid(round_, 1, 1, 0)
    play(round_, "G1 H R1")
    if must:
        with pytest.raises(ValueError, match="has to be swapped"):
            round_.swap(None, None)
    else:
        round_.swap(None, None)
        assert (round_.task, codes(round_.hands[2])) == (None, "B2")


def test_a_vampire_for_the_werewolf_is_the_next_card_of_the_pile_which_is_trump_from_then_on() -> (
    None
):
    round_ = dealt("V R2", "G13 G2", "W B2", pile="Y1 B7 R5")
    round_.name_trump("G")
    bid(round_, 1, 1, 0)
    play(round_, "G13 Y1")
    assert [way.kind for way in round_.legal() if way.code == "V"] == ["V"]
    verdict = round_.play(round_.legal()[0])
    assert (round_.again, round_.trump.suit, verdict.taker) == (card("B7"), "B", 2)
    play(round_, "R2 G2 B2")
    assert round_.tricks == [1, 0, 1]


def test_a_suit_is_named_where_that_card_has_none() -> None:
    round_ = dealt("V R2", "G13 G2", "W B2", pile="Y1 Z R5")
    round_.name_trump("G")
    bid(round_, 1, 1, 0)
    play(round_, "G13 Y1")
    with pytest.raises(ValueError, match="a suit is to be named"):
        round_.play(round_.legal()[0])
    verdict = round_.play(round_.legal()[0], "Y")
    assert (round_.trump.suit, verdict.taker) == ("Y", 2)
