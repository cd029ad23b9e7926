"""The keys that a game's data may leave out, and what is wrong with them when it doesn't."""

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from scorepad.rules import Ruleset, RulesetError, read_game
from scorepad.rules.reading import read_ruleset
from scorepad.rules.ruleset import BidExample, Bonus, Formula, Play, Tie, TrickExample

TEXT = (Path(__file__).parent / "data" / "short_lift.toml").read_text("utf-8")
DATA = {key: value for key, value in tomllib.loads(TEXT).items() if key != "words"}

TRICK = {"place": "Tricks", "trump": "a", "plays": ["b3", "a1", "O"], "taker": 1}
HANDS = [["b3", "b4"], ["a1", "c2"], ["O"]]
BID = {"place": "Bids", "hand": 4, "bids": [1, 2], "players": 3, "forbidden": 1}


def data_with(path: str, value: object) -> dict[str, Any]:
    data: Any = deepcopy(DATA)
    *rooms, last = path.split(".")
    inside = data
    for room in rooms:
        inside = inside.setdefault(room, {})
    inside[last] = value
    return data


def read(path: str, value: object) -> Ruleset:
    return read_ruleset(data_with(path, value), "drawn")


def test_a_file_without_the_keys_means_what_it_always_meant() -> None:
    rules = read_ruleset(DATA, "drawn")
    assert rules.play == Play(judged=True, bomb=False, cloud=False)
    assert (rules.play.top_lead, rules.trump.source, rules.trump.suits) == ("free", "turned", ())
    schedule = rules.schedule
    assert (schedule.largest, schedule.largest_for, schedule.rounds) == (0, (), 0)
    assert (rules.points.zero_made, rules.points.zero_missed) == (None, None)
    assert rules.points.bonus == Bonus()
    assert (rules.points.bonus.when, rules.points.bonus.step, rules.points.bonus.most) == (
        "never",
        10,
        170,
    )
    assert rules.tie is Tie.SHARED
    assert (rules.places, rules.trick_examples, rules.bid_examples) == ({}, (), ())


def test_every_key_is_read_where_it_stands() -> None:
    assert read("kind", "tricks") == read_ruleset(DATA, "drawn")
    assert read("deck.specials", [{"code": "X", "count": 2, "role": "other"}]).deck.size == 32
    assert read("schedule.largest", 6).schedule.largest == 6
    by_players = read("schedule.largest", {"3": 4, "2": 5}).schedule
    assert (by_players.largest, by_players.largest_for) == (0, ((2, 5), (3, 4)))
    assert read("schedule.rounds", 60).schedule.rounds == 60
    assert read("end.tie", "most_made").tie is Tie.MOST_MADE
    assert read("places", {"deal": "Dealing", "omens": "Signs"}).places == {
        "deal": "Dealing",
        "omens": "Signs",
    }
    play = {"judged": False, "top_lead": "next_card", "bomb": True, "cloud": True}
    assert read("play", play).play.top_lead == "next_card"
    assert [getattr(read("play", play).play, key) for key in ("judged", "bomb", "cloud")] == [
        False,
        True,
        True,
    ]
    bonus = read("points.bonus", {"when": "always", "step": 5, "most": 20}).points.bonus
    assert (bonus.when, bonus.step, bonus.most) == ("always", 5, 20)
    assert read("points.bonus", {"when": "made"}).points.bonus.most == 170


@pytest.mark.parametrize("key", ["zero_made", "zero_missed"])
def test_where_one_formula_of_a_zero_is_missing_it_counts_as_any_bid(key: str) -> None:
    points = read(f"points.{key}", {"hand": 10}).points
    own = {"zero_made": points.made, "zero_missed": points.missed, key: Formula(hand=10)}
    assert {"zero_made": points.zero_made, "zero_missed": points.zero_missed} == own


def test_a_worked_trick_and_a_worked_bid_are_read() -> None:
    (trick,) = read("trick_examples", [{**TRICK, "hands": HANDS, "illegal": [1]}]).trick_examples
    assert trick == TrickExample(
        "Tricks", "a", ("b3", "a1", "O"), 1, (("b3", "b4"), ("a1", "c2"), ("O",)), (1,)
    )
    (bare,) = read("trick_examples", [{**TRICK, "trump": ""}]).trick_examples
    assert (bare.trump, bare.hands, bare.illegal) == ("", (), ())
    more = {"sets": "no_ban", "leads": True, "blind": True, "forbidden": -1}
    first, second = read("bid_examples", [BID, {**BID, **more}]).bid_examples
    assert first == BidExample("Bids", 4, (1, 2), 3, 1)
    assert second == BidExample("Bids", 4, (1, 2), 3, None, "no_ban", leads=True, blind=True)


@pytest.mark.parametrize(
    ("path", "value", "key", "allowed"),
    [
        ("kind", "duel", "kind", "'tricks' for a game of bids and tricks"),
        ("kind", 1, "kind", "a text, not 1"),
        ("schedule.largest", 0, "schedule.largest", "a whole number from 1 to 33, not 0"),
        (
            "schedule.largest",
            16,
            "schedule.largest",
            "at most as many as there are: 2 x 16 is more than 30",
        ),
        ("schedule.largest", {"1": 3}, "schedule.largest.1", "no such key; the keys here are: 2"),
        ("schedule.largest", {"4": 8}, "schedule.largest.4", "a whole number from 1 to 7, not 8"),
        ("schedule.rounds", 0, "schedule.rounds", "a whole number from 1 to 60, not 0"),
        ("schedule.rounds", 61, "schedule.rounds", "a whole number from 1 to 60, not 61"),
        ("trump.source", "sky", "trump.source", "one of turned, fixed, cycle, none, not 'sky'"),
        ("trump.source", "fixed", "trump.suits", "a suit where the source is fixed"),
        ("trump.source", "cycle", "trump.suits", "a suit where the source is cycle"),
        ("trump.suits", ["z"], "trump.suits", 'codes of suits, or "": a, b, c'),
        ("trump.suits", [], "trump.suits", "a list of texts, not []"),
        ("trump.suits", "ab", "trump.suits", "a list of texts, not 'ab'"),
        ("trump.suits", [1], "trump.suits", "a list of texts, not [1]"),
        ("play", {"judged": "no"}, "play.judged", "true or false, not 'no'"),
        ("play", {"top_lead": "any"}, "play.top_lead", "one of free, next_card, not 'any'"),
        ("play", {"goblin": True}, "play.goblin", "no such key; the keys here are: judged"),
        (
            "points.made.hand",
            1001,
            "points.made.hand",
            "a whole number from -1000 to 1000, not 1001",
        ),
        ("points.zero_missed", {"off": 1.5}, "points.zero_missed.off", "a whole number from"),
        ("points.bonus", {}, "points.bonus.when", "one of never, made, always, but it is missing"),
        (
            "points.bonus",
            {"when": "made", "step": 0},
            "points.bonus.step",
            "a whole number from 1 to 1000, not 0",
        ),
        (
            "points.bonus",
            {"when": "made", "step": 20, "most": 10},
            "points.bonus.most",
            "a whole number from 20 to 1000, not 10",
        ),
        ("end.tie", "replay", "end.tie", "one of shared, most_made, play_on, not 'replay'"),
        ("places", {"deal": ""}, "places.deal", "a text, not ''"),
    ],
)
def test_a_value_that_is_not_allowed_is_named_with_what_is(
    path: str, value: object, key: str, allowed: str
) -> None:
    with pytest.raises(RulesetError) as wrong:
        read(path, value)
    assert (wrong.value.source, wrong.value.key) == ("drawn", key)
    assert wrong.value.allowed.startswith(allowed)


@pytest.mark.parametrize("suits", [["a", "b"], [""]])
def test_a_fixed_trump_is_one_suit(suits: list[str]) -> None:
    data = data_with("trump.source", "fixed")
    data["trump"]["suits"] = suits
    with pytest.raises(RulesetError, match=r"trump\.suits: one suit for a trump that is fixed$"):
        read_ruleset(data, "drawn")


def test_a_variant_that_nobody_can_play_is_refused() -> None:
    variant = {"key": "v", "sets": {"trump.source": "cycle"}}
    with pytest.raises(RulesetError, match=r"variants\.v: a suit where the source is cycle$"):
        read("variants", [variant])
    variant = {"key": "v", "sets": {"schedule.largest": 16}}
    with pytest.raises(RulesetError, match=r"variants\.v: at most as many as there are"):
        read("variants", [variant])


@pytest.mark.parametrize(
    ("change", "key", "allowed"),
    [
        ({"place": ""}, "place", "a text, not ''"),
        ({"trump": "z"}, "trump", 'the code of a suit, or "" for no trump'),
        ({"trump": 1}, "trump", "a text, not 1"),
        ({"plays": ["b3", "b3", "O"]}, "plays", "cards that the deck has, no more of each; not"),
        ({"plays": ["b11", "a1", "O"]}, "plays", "cards that the deck has"),
        ({"plays": []}, "plays", "a list of texts, not []"),
        ({"taker": 3}, "taker", "a whole number from -1 to 2, not 3"),
        ({"hands": HANDS[:2]}, "hands", "a hand for each play"),
        ({"hands": "bbb"}, "hands", "a list of lists of texts, not 'bbb'"),
        ({"hands": [["b4"], *HANDS[1:]]}, "hands", "hands from which the plays come; 'b3' does"),
        ({"hands": [["b3", "z"], *HANDS[1:]]}, "hands", "cards that the deck has"),
        ({"hands": HANDS, "illegal": [3]}, "illegal", "a list of whole numbers from 0 to 2"),
        ({"hands": HANDS, "illegal": [True]}, "illegal", "a list of whole numbers from 0 to 2"),
        ({"illegal": [1]}, "illegal", "hands beside it that show why"),
        ({"winner": 1}, "winner", "no such key; the keys here are: place, trump, plays"),
    ],
)
def test_a_worked_trick_that_cannot_be_is_refused(
    change: Mapping[str, object], key: str, allowed: str
) -> None:
    with pytest.raises(RulesetError) as wrong:
        read("trick_examples", [{**TRICK, **change}])
    assert wrong.value.key == f"trick_examples.1.{key}"
    assert wrong.value.allowed.startswith(allowed)


@pytest.mark.parametrize(
    ("change", "key", "allowed"),
    [
        ({"hand": 0}, "1.hand", "a whole number from 1 to 60, not 0"),
        ({"players": 1}, "1.players", "a whole number from 2 to 10, not 1"),
        ({"bids": [1]}, "1.bids", "a bid of each player but the last"),
        ({"bids": [1, 5]}, "1.bids", "a list of whole numbers from 0 to 4"),
        ({"bids": "12"}, "1.bids", "a list of whole numbers from 0 to 4"),
        ({"bids": 1}, "1.bids", "a list of whole numbers from 0 to 4"),
        ({"forbidden": -2}, "1.forbidden", "a whole number from -1 to 4, not -2"),
        ({"forbidden": 5}, "1.forbidden", "a whole number from -1 to 4, not 5"),
        ({"sets": "ban"}, "1.sets", "one of no_ban"),
        ({"leads": 1}, "1.leads", "true or false, not 1"),
    ],
)
def test_a_worked_bid_that_cannot_be_is_refused(
    change: Mapping[str, object], key: str, allowed: str
) -> None:
    with pytest.raises(RulesetError) as wrong:
        read("bid_examples", [{**BID, **change}])
    assert wrong.value.key == f"bid_examples.{key}"
    assert wrong.value.allowed.startswith(allowed)


def test_a_worked_bid_of_a_game_without_variants_names_none() -> None:
    data = data_with("bid_examples", [{**BID, "sets": "ban"}])
    del data["variants"]
    with pytest.raises(RulesetError, match=r"bid_examples\.1\.sets: one of none$"):
        read_ruleset(data, "drawn")


# Words


@pytest.mark.parametrize("card", ["{suit}", "{rank}", "{suit} {rank} {code}", "five", ""])
def test_how_a_card_is_called_needs_its_suit_and_its_rank(card: str) -> None:
    text = TEXT.replace('name = "Short lift"', f'name = "Short lift"\ncard = "{card}"')
    with pytest.raises(RulesetError, match=r"^short_lift\.toml: words\.card: a text"):
        read_game(text, "short_lift.toml")


def test_how_a_card_is_called_may_be_left_out_where_ranks_are_numbers() -> None:
    words = read_game(TEXT, "short_lift.toml").words
    assert (words.card, words.ranks) == ("{suit} {rank}", {})


def test_ranks_that_are_no_numbers_need_names() -> None:
    text = TEXT.replace('"9", "10"', '"9", "T"')
    with pytest.raises(RulesetError, match=r"words\.ranks: a table, but it is missing$"):
        read_game(text, "short_lift.toml")
    named = text.replace("suits = { a", 'ranks = { T = "ten" }\nsuits = { a')
    assert read_game(named, "short_lift.toml").words.ranks == {"T": "ten"}
