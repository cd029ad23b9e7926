"""The tricks of Skull King: who takes them, who leads next, and what may be played.

Sources: the publisher's rules and its questions and answers.
"""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import (
    Card,
    Code,
    GameInPlay,
    Refused,
    Ruleset,
    RulesetError,
    Verdict,
    Why,
    every_card,
    games,
    legal,
    read_card,
    read_cards,
    rulings,
    suit_led,
    take,
    with_options,
)
from scorepad.rules.cards import ways_to_play
from scorepad.rules.reading import read_ruleset
from tests.rules.test_game_in_play import played_out

PLAIN = games()["skull_king"].ruleset
MORE = {"play.kraken": True, "play.whale": True, "play.loot": True}
ADVANCED = with_options(PLAIN, MORE)
ADDED = games()["skull_king"].data["deck"]["added"][0]


def cards(codes: str) -> tuple[Card, ...]:
    return read_cards(ADVANCED.deck, codes.split())


def taken(plays: str, players: int = 0) -> Verdict:
    return take(ADVANCED, cards(plays), "B", players)


@pytest.mark.parametrize(
    ("plays", "taker", "why"),
    [
        # suits
        ("Y12 Y13 G14", 1, "highest_of_suit_led"),
        ("Y12 B1 Y14", 1, "highest_trump"),
        ("B3 B14 Y14", 1, "highest_trump"),
        # one kind of card that beats every suit
        ("Y12 S B14", 1, "beats_suits"),
        ("Y12 P B14", 1, "beats_suits"),
        ("Y12 TP B14", 1, "beats_suits"),
        ("Y12 K B14", 1, "beats_suits"),
        ("P P P", 0, "beats_suits"),
        ("E TP P", 1, "beats_suits"),
        ("E P TP", 1, "beats_suits"),
        ("Y1 S S", 1, "beats_suits"),
        # one beats the other, in any order
        ("S P B1", 1, "beats_specials"),
        ("P S B1", 0, "beats_specials"),
        ("S TP P", 1, "beats_specials"),
        ("P K B1", 1, "beats_specials"),
        ("K P TP", 0, "beats_specials"),
        ("K S B1", 1, "beats_specials"),
        ("S K S", 0, "beats_specials"),
        # all three
        ("S P K", 0, "circle"),
        ("P K S", 2, "circle"),
        ("K S P", 1, "circle"),
        ("K TP S", 2, "circle"),
        ("P S K S", 1, "circle"),
        # nothing that beats anything
        ("E E E", 0, "first_bottom"),
        ("TE E E", 0, "first_bottom"),
        ("E TE E", 0, "first_bottom"),
        ("E Y1 E", 1, "highest_of_suit_led"),
        ("TE Y1 G14", 1, "highest_of_suit_led"),
        # Loot
        ("L Y1 G14", 1, "highest_of_suit_led"),
        ("L E E", 0, "beats_bottoms"),
        ("E E L", 2, "beats_bottoms"),
        ("E L L", 1, "beats_bottoms"),
        ("L L", 0, "first_bottom"),
        ("L P", 1, "beats_suits"),
    ],
)
def test_the_taker_leads_next(plays: str, taker: int, why: str) -> None:
    verdict = taken(plays)
    assert (verdict.taker, verdict.leads, verdict.why) == (taker, taker, why)
    assert str(verdict.card) == plays.split()[taker]


def test_in_the_circle_the_card_that_wins_beats_both_others() -> None:
    assert taken("P K S").beaten == ("P", "K")


@pytest.mark.parametrize(
    ("codes", "several"), [("P", False), ("P K", True), ("P E T", False), ("P K S E T", True)]
)
def test_no_kind_of_card_beats_all_where_there_are_several_that_beat_every_suit(
    codes: str, several: bool
) -> None:
    specials = tuple(card for card in PLAIN.deck.specials if card.code in codes.split())
    deck = replace(PLAIN.deck, specials=specials)
    assert (deck.several_tops, deck.tops_differ) == (several, several)


def test_every_card_that_a_table_may_put_in_is_counted() -> None:
    assert ADVANCED.more_cards == 4
    assert with_options(PLAIN, {"play.loot": True}).more_cards == 2


@pytest.mark.parametrize(
    ("plays", "leads"),
    [
        ("R Y4 Y9", 2),
        ("Y4 R B1", 2),
        ("Y4 P R", 1),
        ("R E E", 1),
        ("K P S R", 2),
        ("R", 0),
        # after the White Whale it keeps its power
        ("Y12 B3 W R", 1),
        ("W Y3 R E", 1),
        ("W R", 0),
    ],
)
def test_with_the_kraken_nobody_takes_the_trick(plays: str, leads: int) -> None:
    verdict = taken(plays)
    assert (verdict.taker, verdict.leads, verdict.why) == (None, leads, "nobody")
    assert (str(verdict.card), verdict.topic) == ("R", "nobodys_trick")


@pytest.mark.parametrize(
    ("plays", "taker"),
    [
        ("W Y4 G9", 2),
        ("Y4 W B3", 0),
        ("Y12 B12 W", 0),
        ("P W M1 K", 2),
        ("W G13 B13 S", 1),
        # after the Kraken it keeps its power
        ("R W Y2 B1", 2),
        ("Y5 R W G9", 3),
    ],
)
def test_with_the_white_whale_the_highest_number_takes_it(plays: str, taker: int) -> None:
    verdict = taken(plays)
    assert (verdict.taker, verdict.leads, verdict.why) == (taker, taker, "highest_number")
    assert verdict.topic == "highest_number"


@pytest.mark.parametrize(
    ("plays", "leads"), [("W P K", 2), ("E W S", 2), ("E W TE", 0), ("L W E", 0), ("R W P E", 2)]
)
def test_with_the_white_whale_and_no_number_nobody_takes_it(plays: str, leads: int) -> None:
    verdict = taken(plays)
    assert (verdict.taker, verdict.leads, verdict.why) == (None, leads, "no_number")


@pytest.mark.parametrize(
    ("plays", "led"),
    [
        ("", None),
        ("Y4", "Y"),
        ("E Y4", "Y"),
        ("TE E Y4", "Y"),
        ("L Y4", "Y"),
        ("L E Y4", "Y"),
        ("E", None),
        *((f"{first} Y4", None) for first in ("P", "K", "S", "TP", "R", "W", "E P", "L W")),
        # once there is a suit, it is followed whatever comes
        ("Y4 W", "Y"),
        ("Y4 R", "Y"),
        ("Y4 K G3", "Y"),
    ],
)
def test_what_was_led_says_which_suit_is_followed(plays: str, led: str | None) -> None:
    assert suit_led(ADVANCED.play, cards(plays)) == led
    hand = cards("Y7 G7 T E")
    held_back = ["G7"] if led == "Y" else []
    allowed = [str(card) for card in legal(ADVANCED, cards(plays), hand)]
    assert allowed == [code for code in ("Y7", "G7", "T", "E") if code not in held_back]


@pytest.mark.parametrize("first", ["P", "K", "S", "TP", "R", "W"])
def test_a_ruling_names_the_card_after_which_no_suit_is_followed(first: str) -> None:
    (ruling,) = rulings(ADVANCED, cards(f"E {first} Y4"), cards("G7"))
    assert (ruling.why, str(ruling.freed_by)) == (Why.TOP_WAS_LED, first)


def test_the_tigress_is_one_card_that_is_played_as_either() -> None:
    tigress = read_card(PLAIN.deck, "T")
    assert [str(way) for way in ways_to_play(PLAIN.deck, tigress)] == ["TP", "TE"]
    assert ways_to_play(PLAIN.deck, read_card(PLAIN.deck, "P")) == ()
    assert set(ways_to_play(PLAIN.deck, tigress)) == {tigress}
    with pytest.raises(Refused) as refused:
        read_cards(PLAIN.deck, ["TP", "TE"])
    assert refused.value.refusal.code is Code.CARD_TOO_OFTEN
    with pytest.raises(Refused) as refused:
        taken("Y4 T Y9")
    assert refused.value.refusal.code is Code.PLAYED_AS_WHAT
    assert refused.value.refusal.facts == {"card": "T", "ways": "TP, TE"}


@pytest.mark.parametrize("code", ["TK", "TS", "TT", "PE", "TY", "t"])
def test_a_card_is_played_as_nothing_else(code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_card(PLAIN.deck, code)
    assert refused.value.refusal.code is Code.NO_SUCH_CARD


# Two players


def test_what_graybeard_takes_is_nobodys_and_whoever_led_the_round_leads_next() -> None:
    for trick in ("Y4 Y9 Y5", "Y4 P B14"):
        verdict = taken(trick, players=2)
        assert (verdict.taker, verdict.leads, str(verdict.card)) == (None, None, trick.split()[1])
        assert taken(trick).taker == 1
        assert taken(trick, players=3).taker == 1
    # Nobody takes it by the Kraken; without that it would have been Graybeard's.
    assert taken("R B2 Y5", players=2).leads is None
    assert taken("R B2 B3", players=2).leads == 2


def test_graybeards_tigress_is_an_escape() -> None:
    assert taken("Y4 T Y5", players=2).taker == 2
    assert taken("E T E", players=2).taker == 0
    with pytest.raises(Refused):
        taken("T Y4 Y5", players=2)


@pytest.mark.parametrize("seed", range(3))
def test_graybeards_hand_is_played_from_the_top_and_second(seed: int) -> None:
    game = played_out(PLAIN, 2, 0, seed)
    assert [len(played.hands) for played in game.rounds] == [3] * 10
    assert [played.played for played in game.rounds] == list(range(1, 11))
    assert any(sum(played.tricks) < played.hand for played in game.rounds)
    one = GameInPlay(PLAIN, 2).next_round(every_card(PLAIN.deck))
    one.bid(0), one.bid(0)
    top = one.hands[2][0]
    one.play(one.legal()[0])
    assert one.plays[1] == top


@pytest.mark.parametrize("players", [3, 8])
def test_a_game_with_every_card_comes_out_even(players: int) -> None:
    game = played_out(ADVANCED, players, 1, seed=players)
    assert len(game.rounds) == 10
    assert max(played.hand for played in game.rounds) == (8 if players == 8 else 10)
    for played in game.rounds:
        assert played.hand - 2 <= sum(played.tricks) <= played.hand


# With and without the advanced cards


@pytest.mark.parametrize(
    ("option", "code", "count"),
    [("play.kraken", "R", 1), ("play.whale", "W", 1), ("play.loot", "L", 2)],
)
def test_a_card_is_in_the_deck_where_the_table_plays_with_it(
    option: str, code: str, count: int
) -> None:
    with pytest.raises(Refused):
        read_card(PLAIN.deck, code)
    with_it = with_options(PLAIN, {option: True})
    assert read_card(with_it.deck, code).code == code
    assert len(every_card(with_it.deck)) == 70 + count
    assert with_options(with_it, {option: False}).deck == PLAIN.deck
    # Hands stay as they are.
    assert with_it.deck.size == 70
    assert [dict(each.sets) for each in with_it.variants_on] == [{option: True}]


# A second opinion, as a person at the table reasons


def second_opinion(plays: list[Card]) -> tuple[int | None, int]:
    """Return the taker, and who leads next."""
    called = [card.kind or card.code for card in plays]
    beasts = [place for place, name in enumerate(called) if name in ("R", "W")]
    rest = [place for place in range(len(plays)) if place not in beasts]
    usual = fight(plays, called, rest) if rest else 0
    if not beasts:
        return usual, usual
    if called[beasts[-1]] == "R":
        return None, usual
    numbers = [plays[place].rank for place in rest]
    if max(numbers, default=0) == 0:
        return None, usual
    winner = rest[numbers.index(max(numbers))]
    return winner, winner


def fight(plays: list[Card], called: list[str], places: list[int]) -> int:
    there = {called[place] for place in places}
    for kind, beaten_by in (("S", "P"), ("P", "K"), ("K", "S")):
        if kind in there and (beaten_by not in there or (kind == "S" and "K" in there)):
            return next(place for place in places if called[place] == kind)
    numbers = [place for place in places if plays[place].rank]
    if not numbers:
        loot = [place for place in places if called[place] == "L"]
        return (loot or places)[0]
    wanted = {"B"} & {plays[place].suit for place in numbers} or {plays[numbers[0]].suit}
    return max(
        (place for place in numbers if plays[place].suit in wanted),
        key=lambda place: plays[place].rank,
    )


@given(seed=st.integers(0, 2**32), size=st.integers(1, 8))
def test_the_taker_is_what_a_second_opinion_says(seed: int, size: int) -> None:
    random = Random(seed)
    # Half of the tricks are full of special cards.
    deck = [
        card for card in every_card(ADVANCED.deck) if card.suit is None or random.random() < 0.5
    ]
    drawn = random.sample(deck, size)
    plays = [random.choice(ways_to_play(ADVANCED.deck, card) or (card,)) for card in drawn]
    verdict = take(ADVANCED, plays, "B")
    assert (verdict.taker, verdict.leads) == second_opinion(plays)


# Files that contradict themselves


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"beats": ["Q"]}, "deck.specials.1.beats"),
        ({"beats": ["E"]}, "deck.specials.1.beats"),
        ({"plays_as": ["E"]}, "deck.specials.1.plays_as"),
        ({"role": "either"}, "deck.specials.1.plays_as"),
        ({"role": "either", "plays_as": ["T"]}, "deck.specials.1.plays_as"),
    ],
)
def test_special_cards_that_cannot_be_are_refused(change: dict[str, object], key: str) -> None:
    data = dict(games()["skull_king"].data)
    first, *others = data["deck"]["specials"]
    changed = {**first, "beats": [], **change}
    changed = {name: value for name, value in changed.items() if value != []}
    data["deck"] = {**data["deck"], "specials": [changed, *others]}
    with pytest.raises(RulesetError) as wrong:
        read_ruleset(data, "it")
    assert wrong.value.key == key


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"circle": "E"}, "deck.circle"),
        ({"added": [{}]}, "deck.added.1.option"),
        ({"added": [{**ADDED, "code": "RR"}]}, "deck.added.1.code"),
        ({"added": [{**ADDED, "beats": ["Q"]}]}, "deck.added.1.beats"),
        ({"court": ["Jack", "Queen"]}, "deck.court"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(change: dict[str, object], key: str) -> None:
    data = dict(games()["skull_king"].data)
    data["deck"] = {**data["deck"], **change}
    with pytest.raises(RulesetError) as wrong:
        read_ruleset(data, "it")
    assert wrong.value.key == key


def test_a_pad_reads_the_rules_as_they_were_stored() -> None:
    stored: Ruleset = read_ruleset(games()["skull_king"].data, "the pad")
    assert stored.deck == PLAIN.deck
    assert stored.play == PLAIN.play
