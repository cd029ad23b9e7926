"""A round from the deal to the last trick."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.demo.random_games import do_by_chance
from scorepad.rules import (
    Card,
    Deal,
    RoundInPlay,
    Ruleset,
    TrumpOfRound,
    every_card,
    games,
    legal,
    read_cards,
    score,
    take,
    trump_in_round,
    with_options,
)
from scorepad.rules.deck import After

CLASSIC, CLUB, ACES_LOW = (
    games()[key].ruleset for key in ("wizard_gigamic", "wizard_club", "quoicoupli")
)


def stacked(ruleset: Ruleset, first: str) -> list[Card]:
    top = read_cards(ruleset.deck, first.split())
    rest = list(every_card(ruleset.deck))
    for card in top:
        rest.remove(card)
    return [*top, *rest]


def dealt(first: str, ruleset: Ruleset = CLASSIC, hand: int = 2, dealer: int = 0) -> RoundInPlay:
    deck = stacked(ruleset, first)
    return RoundInPlay(ruleset, hand, 3, dealer, Deal(hand), deck)


def codes(cards: object) -> list[str]:
    return list(map(str, cards))  # type: ignore[call-overload]


def test_cards_are_dealt_one_by_one_from_the_left_of_the_dealer() -> None:
    one = dealt("B1 B2 B3 B4 B5 B6 R7", dealer=1)
    assert one.order == (2, 0, 1)
    assert [codes(hand) for hand in one.hands] == [["B2", "B5"], ["B3", "B6"], ["B1", "B4"]]
    assert (str(one.turned), one.trump.suit, one.dealer, one.leader) == ("R7", "R", 1, 2)
    assert (one.number, one.hand, one.blind) == (2, 2, False)


def test_the_whole_deck_dealt_leaves_no_trump() -> None:
    last = RoundInPlay(CLASSIC, 20, 3, 0, Deal(20), every_card(CLASSIC.deck))
    assert last.turned is None
    assert last.trump.known
    assert last.trump.suit is None
    assert [len(hand) for hand in last.hands] == [20, 20, 20]


def test_the_dealer_names_trump_before_anybody_bids() -> None:
    one = dealt("B1 B2 B3 B4 B5 B6 Z")
    assert one.trump.to_choose
    with pytest.raises(ValueError, match="nobody may bid 0 now"):
        one.bid(0)
    for wrong in ("X", "", "Z"):
        with pytest.raises(ValueError, match="trump cannot be"):
            one.name_trump(wrong)
    one.name_trump("Y")
    assert one.trump == TrumpOfRound(known=True, suit="Y", turned="Z")
    with pytest.raises(ValueError, match="trump cannot be"):
        one.name_trump("G")
    one.bid(0)


def test_bids_go_round_and_end_with_the_dealer() -> None:
    one = dealt("B1 B2 B3 B4 B5 B6 R7", dealer=1)
    seats = []
    while one.to_bid is not None:
        seats.append(one.to_bid)
        assert one.to_play is None
        one.bid(1)
    assert seats == [2, 0, 1]
    assert one.bids == {2: 1, 0: 1, 1: 1}
    assert one.allowed_bids() == ()
    assert one.to_play == 2
    with pytest.raises(ValueError, match="nobody may bid 1 now"):
        one.bid(1)


@pytest.mark.parametrize("wrong", [-1, 3])
def test_a_bid_is_from_none_to_all(wrong: int) -> None:
    one = dealt("B1 B2 B3 B4 B5 B6 R7")
    assert one.allowed_bids() == (0, 1, 2)
    with pytest.raises(ValueError, match="nobody may bid"):
        one.bid(wrong)
    assert one.bids == {}


@pytest.mark.parametrize(
    ("options", "leads", "forbidden"),
    [
        ({}, True, None),
        ({"bidding.who": "last"}, False, 1),
        ({"bidding.who": "sole_leader"}, False, None),
        ({"bidding.who": "sole_leader"}, True, 1),
        ({"bidding.who": "last", "bidding.from_hand": 3}, True, None),
        ({"bidding.visibility": "secret"}, True, None),
    ],
)
def test_the_last_bidder_alone_is_restricted(
    options: dict[str, str | int | bool], leads: bool, forbidden: int | None
) -> None:
    ruleset = with_options(CLASSIC, options)
    one = RoundInPlay(ruleset, 2, 3, 0, Deal(2), stacked(CLASSIC, "R1"), dealer_leads_alone=leads)
    for value in (1, 0):
        assert one.forbidden_bid() is None
        one.bid(value)
    assert one.forbidden_bid() == forbidden
    assert one.allowed_bids() == tuple(n for n in range(3) if n != forbidden)


def test_the_taker_leads_and_the_last_trick_ends_the_round() -> None:
    one = dealt("B5 B3 N B12 R7 B6 R8")
    assert one.leader == 1
    for value in (1, 0, 1):
        one.bid(value)
    first, second, third = read_cards(CLASSIC.deck, ["B5", "B3", "N"])
    assert one.play(first) is None
    with pytest.raises(ValueError, match="nobody may play R7 now"):
        one.play(read_cards(CLASSIC.deck, ["R7"])[0])
    with pytest.raises(ValueError, match="nobody may play B12 now"):
        one.play(read_cards(CLASSIC.deck, ["B12"])[0])
    assert one.play(second) is None
    assert codes(one.plays) == ["B5", "B3"]
    verdict = one.play(third)
    assert verdict is not None
    assert (verdict.taker, one.leader, one.tricks, one.plays) == (0, 1, [0, 1, 0], [])
    assert not one.over
    for code in ("B12", "R7", "B6"):
        assert code in codes(one.legal())
        verdict = one.play(read_cards(CLASSIC.deck, [code])[0])
    assert verdict is not None
    assert (str(verdict.card), one.tricks) == ("R7", [0, 1, 1])
    assert one.over
    assert (one.to_play, one.legal()) == (None, ())
    assert one.hands == [[], [], []]
    assert one.points() == (-10, 30, -10)
    with pytest.raises(ValueError, match="nobody may play"):
        one.play(first)


@pytest.mark.parametrize(
    "deck",
    [
        every_card(CLASSIC.deck)[1:],
        every_card(CLASSIC.deck)[1:] + every_card(CLASSIC.deck)[1:2],
        every_card(ACES_LOW.deck),
        (),
    ],
    ids=["one card short", "a card twice", "another game's", "none"],
)
def test_a_deck_that_is_not_the_games_is_refused(deck: tuple[Card, ...]) -> None:
    with pytest.raises(ValueError, match=r"^not the deck of this game, or not enough of it$"):
        RoundInPlay(CLASSIC, 1, 3, 0, Deal(1), deck)


IN_THE_LIBRARY = st.sampled_from([game.ruleset for game in games().values()])


@given(data=st.data(), random=st.integers(0, 2**32).map(Random))
def test_a_round_of_any_game_comes_out_even(
    data: st.DataObject, random: Random, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    ruleset = data.draw((IN_THE_LIBRARY | any_ruleset).filter(lambda each: each.play.judged))
    players = data.draw(st.integers(ruleset.least, ruleset.most))
    deck = list(every_card(ruleset.deck))
    third = ruleset.play.third_hand and players == 2
    hand = data.draw(st.integers(1, len(deck) // (players + third)))
    random.shuffle(deck)
    number = data.draw(st.integers(1, 60))
    one = RoundInPlay(ruleset, number, players, random.randrange(players), Deal(hand), deck)
    dealt = hand * (players + third)
    dealt_out = sorted(codes(card for each in one.hands for card in each))
    of_round = trump_in_round(ruleset, number)
    turned = deck[dealt : dealt + (of_round is None)]
    # Whoever held a card that is never played has the one that was turned.
    laid_down = [] if one.turned is None else [one.turned.code]
    assert len(laid_down) == len(turned)
    assert sorted(dealt_out + laid_down) == sorted(codes([*deck[:dealt], *turned]))
    if of_round is not None:
        assert one.trump == of_round
    if one.trump.to_choose:
        one.name_trump(random.choice(ruleset.deck.suits).code)
    while one.to_bid is not None:
        one.bid(random.choice(one.allowed_bids()))
    played: list[Card] = []
    untaken = 0
    while (seat := one.to_play) is not None:
        lying = [*one.plays]
        # A card that can be two things is there twice.
        assert [*dict.fromkeys(one.legal())] == [
            *dict.fromkeys(legal(ruleset, lying, one.hands[seat]))
        ]
        leader = one.leader
        card = random.choice(one.legal())
        verdict = one.play(card, random.choice(ruleset.deck.suits).code)
        if verdict is not None:
            trick = [*lying, card]
            played += trick
            assert verdict == take(ruleset, trick, one.trump.suit, players)
            untaken += verdict.taker is None
            seats = [(leader + place) % players for place in range(players)]
            if third:
                seats.insert(1, players)
            leads = one.order[0] if verdict.leads is None else seats[verdict.leads]
            assert one.leader == leads
            while one.task is not None:
                follow_up(one, played, random)
    assert one.over
    assert sorted(card.code for card in played) == dealt_out
    assert sum(one.tricks) + untaken == hand
    for seat, points in enumerate(one.points()):
        assert points == score(ruleset.points, one.wanted(seat), one.tricks[seat], hand)


def follow_up(one: RoundInPlay, played: list[Card], random: Random) -> None:
    """Do what a card of the last trick asks for; a card that is swapped lies there for another."""
    task = one.task
    assert task is not None
    if task.what is After.BID:
        one.change_bid(random.choice(one.changes_allowed()))
    elif task.what is After.SWAP and task.seat is not None:
        held = list(one.hands[task.seat])
        do_by_chance(one, task, random)
        for given, taken in zip(held, one.hands[task.seat], strict=True):
            if taken is not given:
                played[[card.code for card in played].index(taken.code)] = given
    else:
        do_by_chance(one, task, random)
