import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import Deal, Game, Ruleset, RulesetError, games
from scorepad.rules.checking import Section
from scorepad.rules.reading import read_ruleset, remembered_ruleset


@pytest.mark.parametrize("key", games())
def test_a_pad_reads_back_the_rules_it_was_begun_with(key: str) -> None:
    game = games()[key]
    kept = json.loads(json.dumps(game.data))
    bare = replace(game.ruleset, examples=(), trick_examples=(), bid_examples=())
    assert read_ruleset(kept, "the pad") == bare
    assert remembered_ruleset(kept) == bare


def test_the_rules_on_a_pad_are_read_once_however_often_the_pad_is(short_lift: Game) -> None:
    kept = json.loads(json.dumps(short_lift.data))
    assert remembered_ruleset(kept) is remembered_ruleset(short_lift.data)


def test_a_pad_whose_rules_are_damaged_says_so() -> None:
    with pytest.raises(RulesetError, match=r"^the pad: players: a table, but it is missing$"):
        remembered_ruleset({})
    with pytest.raises(RulesetError, match=r"^the pad: the file: a table, not 7$"):
        read_ruleset(7, "the pad")
    with pytest.raises(RulesetError, match=r"a: no such key; the keys here are: none$"):
        Section("the pad", {"a": 1}).done()


@pytest.mark.parametrize("rank", [0, 9.75, 60])
def test_a_rank_between_others_need_not_be_whole_and_may_be_the_least_or_the_most(
    rank: float,
) -> None:
    assert Section("the pad", {"rank": rank}).decimal("rank", 0, 60) == rank


@pytest.mark.parametrize("rank", [-0.25, 60.25, True, "9"])
def test_another_rank_is_refused_and_the_bounds_are_named(rank: object) -> None:
    with pytest.raises(RulesetError, match=r"rank: a number from 0 to 60, not "):
        Section("the pad", {"rank": rank}).decimal("rank", 0, 60)


def test_what_a_file_says_is_what_the_ruleset_holds(short_lift: Game) -> None:
    rules = short_lift.ruleset
    assert (rules.key, rules.sheet, rules.least, rules.most) == ("short_lift", "Short lift", 2, 5)
    assert [suit.code for suit in rules.deck.suits] == ["a", "b", "c"]
    assert [suit.colour for suit in rules.deck.suits] == ["red", "blue", "black"]
    assert [suit.shape for suit in rules.deck.suits] == ["heart", "star", "club"]
    assert [(card.code, card.count) for card in rules.deck.specials] == [("X", 2), ("O", 1)]
    assert rules.deck.ranks == tuple(str(rank) for rank in range(1, 11))
    assert rules.deck.size == 33
    assert (rules.schedule.course, rules.schedule.keep) == ("up", 3)
    assert rules.schedule.extra == (Deal(1), Deal(1, blind=True))
    said = {
        "bidding.who": "last",
        "bidding.zero_exempt": True,
        "bidding.from_hand": 2,
        "bidding.blind_exempt": True,
        "trump.top_turned": "none",
        "trump.bottom_turned": "choose",
        "end.leavers_win": True,
        "points.made.base": 5,
        "points.made.trick": 3,
        "points.missed.trick": 1,
        "points.missed.off": -2,
    }
    assert said.items() <= rules.options.items()


@given(data=st.data())
def test_any_ruleset_has_a_card_for_each_player_beside_those_it_keeps(
    data: st.DataObject, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    rules = data.draw(any_ruleset)
    plain = len(rules.deck.suits) * len(rules.deck.ranks)
    assert rules.deck.size == plain + sum(special.count for special in rules.deck.specials)
    assert rules.least <= rules.most <= rules.deck.size - rules.schedule.keep
