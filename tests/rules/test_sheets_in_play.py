"""Rules that several sheets share, tried with the cards of each of them.

Cards are written with a, b, c and d for the first to the fourth suit of a deck,
so that one table of examples serves every deck.
"""

from collections.abc import Iterator
from random import Random

import pytest

from scorepad.rules import (
    Card,
    Deal,
    GameInPlay,
    RoundInPlay,
    Ruleset,
    every_card,
    games,
    legal,
    read_cards,
    suit_led,
    take,
    with_options,
)
from scorepad.rules.ruleset import OwnCards
from tests.rules.sheets import WIZARDS, of_every_sheet

of_every_wizard = pytest.mark.parametrize("key", WIZARDS)


def ruleset(key: str) -> Ruleset:
    return games()[key].ruleset


def with_variant(key: str, variant: str) -> Ruleset:
    (sets,) = (dict(each.sets) for each in ruleset(key).variants if each.key == variant)
    return with_options(ruleset(key), sets)


def cards(rules: Ruleset, written: str) -> tuple[Card, ...]:
    """Return the cards of "a5 b3 Z" in the deck of this game."""
    suits = {letter: suit.code for letter, suit in zip("abcd", rules.deck.suits, strict=True)}
    codes = [suits.get(code[0], code[0]) + code[1:] for code in written.split()]
    return read_cards(rules.deck, codes)


def suit(rules: Ruleset, letter: str) -> str | None:
    return rules.deck.suits["abcd".index(letter)].code if letter else None


def stacked(rules: Ruleset, top: str, below: int) -> list[Card]:
    """Return the whole deck, shuffled, with these cards after the first ``below`` others."""
    first = cards(rules, top)
    others = [card for card in every_card(rules.deck) if card not in first]
    Random(5).shuffle(others)
    return [*others[:below], *first, *others[below:]]


def round_of(rules: Ruleset, hand: int, players: int = 3, dealer: int = 0) -> RoundInPlay:
    """Return a round of ``hand`` cards each in which all have bid the least they may."""
    below = hand * players
    one = RoundInPlay(rules, hand, players, dealer, Deal(hand), stacked(rules, "a9", below))
    while one.to_bid is not None:
        one.bid(one.allowed_bids()[0])
    return one


def tricks(one: RoundInPlay) -> Iterator[tuple[int, list[int]]]:
    """Play a round; yield the taker of each trick and the seats in the order of play."""
    seats: list[int] = []
    while one.to_play is not None:
        seats.append(one.to_play)
        verdict = one.play(one.legal()[0])
        if verdict is not None:
            yield seats[verdict.taker], seats
            seats = []


# The cards


@pytest.mark.parametrize(
    ("colours", "key"),
    [
        ("yellow red green blue", "wizard_gigamic"),
        ("yellow Giants, red Dwarves, green Elves, blue Humans", "wizard_club"),
        ("red hearts, black spades, black clubs, red diamonds", "quoicoupli"),
    ],
)
def test_suits_have_the_colours_that_the_sheet_gives_them(colours: str, key: str) -> None:
    names = games()[key].words.suits
    named = {f"{each.colour} {names[each.code]}" for each in ruleset(key).deck.suits}
    told = colours.split(", ") if "," in colours else [f"{one} {one}" for one in colours.split()]
    assert named == set(told)


# Deal and trump


@of_every_sheet
def test_the_dealers_left_neighbour_bids_and_leads_first_and_deals_the_next_round(key: str) -> None:
    game = GameInPlay(ruleset(key), 4, first_dealer=2)
    for order in [(3, 0, 1, 2), (0, 1, 2, 3), (1, 2, 3, 0)]:
        one = game.next_round(every_card(ruleset(key).deck))
        asked = []
        while one.to_bid is not None:
            asked.append(one.to_bid)
            one.bid(one.allowed_bids()[0])
        assert tuple(asked) == order
        assert (one.leader, one.to_play, one.dealer) == (order[0], order[0], order[-1])
        assert len(list(tricks(one))) == one.hand


@of_every_sheet
def test_every_round_is_dealt_from_the_whole_deck(key: str) -> None:
    deck = every_card(ruleset(key).deck)
    game = GameInPlay(ruleset(key), 3)
    first = game.next_round(deck)
    held = [str(card) for hand in first.hands for card in hand]
    while first.to_bid is not None:
        first.bid(first.allowed_bids()[0])
    assert len(list(tricks(first))) == first.hand
    with pytest.raises(ValueError, match="not the deck of this game"):
        game.next_round([card for card in deck if str(card) not in held])
    assert game.next_round(deck).number == 2


@of_every_sheet
def test_the_next_card_of_the_deck_is_turned_and_makes_trump_for_its_round_alone(key: str) -> None:
    rules = ruleset(key)
    game = GameInPlay(rules, 3)
    found = []
    for turned in ("b9", "c9"):
        hand = game.deals[len(game.rounds)].hand
        one = game.next_round(stacked(rules, turned, 3 * hand))
        assert (one.turned,) == cards(rules, turned)
        while one.to_bid is not None:
            one.bid(one.allowed_bids()[0])
        found.append(one.trump.suit)
        assert len(list(tricks(one))) == hand
        assert one.trump.suit == found[-1]
    assert found == [suit(rules, "b"), suit(rules, "c")]


# Bids


@of_every_wizard
def test_a_bid_of_the_first_round_is_zero_or_one(key: str) -> None:
    rules = ruleset(key)
    one = GameInPlay(rules, 3).next_round(stacked(rules, "a9", 3))
    while one.to_bid is not None:
        assert one.allowed_bids() == (0, 1)
        one.bid(1)


@pytest.mark.parametrize("before", [(0, 0), (2, 1), (2, 2), (3, 3)], ids=str)
@of_every_wizard
def test_all_bids_together_may_be_more_fewer_or_as_many_as_the_tricks(
    before: tuple[int, int], key: str
) -> None:
    rules = ruleset(key)
    one = RoundInPlay(rules, 3, 3, 0, Deal(3), stacked(rules, "a9", 9), dealer_leads_alone=True)
    for value in before:
        one.bid(value)
    assert one.allowed_bids() == (0, 1, 2, 3)


@pytest.mark.parametrize("before", [(0, 3), (2, 1), (0, 0)], ids=str)
@pytest.mark.parametrize(
    ("key", "variant"), [("wizard_gigamic", "plus_or_minus_one"), ("wizard_club", "sums_not_even")]
)
def test_a_variant_bans_the_last_bid_that_evens_the_sum(
    key: str, variant: str, before: tuple[int, int]
) -> None:
    rules = with_variant(key, variant)
    one = RoundInPlay(rules, 5, 3, 0, Deal(5), stacked(rules, "a9", 15))
    for value in before:
        assert one.allowed_bids() == (0, 1, 2, 3, 4, 5)
        one.bid(value)
    assert sorted({0, 1, 2, 3, 4, 5} - set(one.allowed_bids())) == [5 - sum(before)]


@pytest.mark.parametrize(("key", "variant"), [("wizard_club", "vision_of_hell")])
def test_hands_are_seen_by_their_owners_until_a_variant_holds_them_to_the_forehead(
    key: str, variant: str
) -> None:
    assert ruleset(key).bidding.own_cards is OwnCards.SEEN
    rules = with_variant(key, variant)
    assert rules.bidding.own_cards is OwnCards.FOREHEAD
    assert with_options(rules, {"bidding.own_cards": "seen"}).options == ruleset(key).options


# Tricks


@pytest.mark.parametrize("hand", [1, 5])
@of_every_sheet
def test_each_plays_a_card_in_turn_and_there_are_as_many_tricks_as_cards(
    hand: int, key: str
) -> None:
    one = round_of(ruleset(key), hand, players=4)
    played = [seats for _, seats in tricks(one)]
    assert len(played) == hand
    for seats in played:
        assert seats == [(seats[0] + place) % 4 for place in range(4)]
    assert sum(one.tricks) == hand
    assert one.over


def test_eight_cards_for_each_of_six_are_eight_tricks() -> None:
    one = GameInPlay(ruleset("quoicoupli"), 6).next_round(every_card(ruleset("quoicoupli").deck))
    while one.to_bid is not None:
        one.bid(one.allowed_bids()[0])
    assert [len(hand) for hand in one.hands] == [8] * 6
    assert len(list(tricks(one))) == 8


@of_every_sheet
def test_whoever_takes_a_trick_leads_the_next_with_any_card(key: str) -> None:
    one = round_of(ruleset(key), 5)
    takers, leaders = [], []
    for taker, seats in tricks(one):
        takers.append(taker)
        leaders.append(seats[0])
        if one.to_play is not None:
            assert one.legal() == tuple(one.hands[one.to_play])
    assert len(set(takers)) > 1
    assert leaders == [one.order[0], *takers[:-1]]
    assert one.tricks == [takers.count(seat) for seat in range(3)]


@of_every_sheet
def test_any_card_may_be_led(key: str) -> None:
    deck = every_card(ruleset(key).deck)
    assert legal(ruleset(key), (), deck) == deck


@pytest.mark.parametrize(
    ("plays", "hand", "allowed"),
    [
        ("a5", "a3 b7 c9", "a3"),
        ("a5", "a3 a9 d2", "a3 a9"),
        ("a5 b9", "a3 b7 c9", "a3"),
        ("a5 b9 c2", "a3 b7 c9", "a3"),
    ],
)
@of_every_sheet
def test_whoever_has_the_suit_that_was_led_plays_it(
    plays: str, hand: str, allowed: str, key: str
) -> None:
    rules = ruleset(key)
    assert legal(rules, cards(rules, plays), cards(rules, hand)) == cards(rules, allowed)


@of_every_sheet
def test_whoever_lacks_the_suit_that_was_led_plays_a_trump_or_any_other_card(key: str) -> None:
    rules = ruleset(key)
    hand = cards(rules, "b2 c9 d3")
    assert legal(rules, cards(rules, "a5"), hand) == hand
    assert take(rules, cards(rules, "a5 a10 b2"), suit(rules, "b")).taker == 2
    assert take(rules, cards(rules, "a5 a10 c9"), suit(rules, "b")).taker == 1


@pytest.mark.parametrize("later", ["b9", "a9", "b9 c9"])
@of_every_sheet
def test_the_first_card_is_the_suit_led_whatever_follows(later: str, key: str) -> None:
    rules = ruleset(key)
    assert suit_led(rules.play, cards(rules, f"a5 {later}")) == suit(rules, "a")


@pytest.mark.parametrize("later", ["Z", "N", "Z b9", "N b9"])
@of_every_wizard
def test_a_special_card_in_the_middle_leaves_the_suit_led_as_it_is(later: str, key: str) -> None:
    rules = ruleset(key)
    assert suit_led(rules.play, cards(rules, f"a5 {later}")) == suit(rules, "a")


@of_every_wizard
def test_a_wizard_or_jester_may_be_played_by_somebody_who_could_follow(key: str) -> None:
    rules = ruleset(key)
    found = legal(rules, cards(rules, "a5"), cards(rules, "a3 b7 Z N"))
    assert found == cards(rules, "a3 Z N")


@pytest.mark.parametrize("plays", ["Z", "Z a5", "Z N", "N Z", "N Z a5"])
@of_every_wizard
def test_once_a_wizard_was_there_before_any_suit_every_card_may_be_played(
    plays: str, key: str
) -> None:
    rules = ruleset(key)
    hand = cards(rules, "a3 b7 Z N")
    assert legal(rules, cards(rules, plays), hand) == hand


@pytest.mark.parametrize(
    ("plays", "allowed"),
    [("N", "a3 b7 Z N"), ("N N", "a3 b7 Z N"), ("N a5", "a3 Z N"), ("N N a5 b9", "a3 Z N")],
)
@of_every_wizard
def test_after_jesters_the_first_number_is_followed(plays: str, allowed: str, key: str) -> None:
    rules = ruleset(key)
    found = legal(rules, cards(rules, plays), cards(rules, "a3 b7 Z N"))
    assert found == cards(rules, allowed)


# Who takes a trick; b is trump.


def takers(key: str, plays: str) -> tuple[int, int]:
    """Return the places of the cards that win where b is trump and where nothing is."""
    rules = ruleset(key)
    lying = cards(rules, plays)
    return take(rules, lying, suit(rules, "b")).taker, take(rules, lying, None).taker


@pytest.mark.parametrize(
    ("plays", "taker"), [("Z b13 Z", 0), ("a13 Z Z", 1), ("b13 a5 Z", 2), ("N Z b13", 1)]
)
@of_every_wizard
def test_the_first_wizard_takes_the_trick(plays: str, taker: int, key: str) -> None:
    assert takers(key, plays) == (taker, taker)


@pytest.mark.parametrize(
    ("plays", "taker"), [("a10 b2 a9", 1), ("a10 b3 b2", 1), ("a10 b2 b3", 2), ("b2 b3 a10", 1)]
)
@of_every_sheet
def test_the_highest_trump_takes_the_trick_however_low_it_is(
    plays: str, taker: int, key: str
) -> None:
    assert takers(key, plays)[0] == taker


@pytest.mark.parametrize(("plays", "taker"), [("a5 a9 a7", 1), ("a5 c10 d10", 0), ("a5 c10 a9", 2)])
@of_every_sheet
def test_without_a_trump_the_highest_card_of_the_suit_led_takes_it(
    plays: str, taker: int, key: str
) -> None:
    assert takers(key, plays) == (taker, taker)


@pytest.mark.parametrize(("plays", "taker"), [("N a2 N", 1), ("a1 N N", 0), ("N N a1 c13", 2)])
@of_every_wizard
def test_a_jester_loses_to_every_other_card(plays: str, taker: int, key: str) -> None:
    assert takers(key, plays) == (taker, taker)


@pytest.mark.parametrize("plays", ["N N N", "N N N N"])
@of_every_wizard
def test_of_nothing_but_jesters_the_first_takes_the_trick(plays: str, key: str) -> None:
    assert takers(key, plays) == (0, 0)


# The whole game


@pytest.mark.parametrize("players", [3, 5])
@of_every_sheet
def test_after_the_last_round_whoever_has_the_most_points_has_won(players: int, key: str) -> None:
    rules = ruleset(key)
    game = GameInPlay(rules, players)
    while not game.over:
        hand = game.deals[len(game.rounds)].hand
        one = game.next_round(stacked(rules, "a9", min(hand * players, rules.deck.size - 1)))
        while one.to_bid is not None:
            one.bid(one.allowed_bids()[-1])
        assert len(list(tricks(one))) == hand
    assert len(game.rounds) == len(game.deals)
    sums = [sum(points) for points in zip(*(one.points() for one in game.rounds), strict=True)]
    assert list(game.totals()) == sums
    assert game.winners() == tuple(seat for seat in range(players) if sums[seat] == max(sums))
