from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import (
    OPTIONS,
    Code,
    Game,
    Refused,
    Ruleset,
    RulesetError,
    games,
    read_game,
    with_options,
)
from scorepad.rules.options import Choices, Number, Switch
from scorepad.rules.ruleset import Option

BANS = ["last", "sole_leader"]
NOT_OPEN = ["simultaneous", "secret"]
VALUES: dict[str, list[Option]] = {
    "bidding.who": ["nobody", "last", "sole_leader"],
    "bidding.zero_exempt": [False, True],
    "bidding.from_hand": [1, 2, 60],
    "bidding.blind_exempt": [False, True],
    "bidding.visibility": ["open", "simultaneous", "secret"],
    "bidding.own_cards": ["seen", "forehead"],
    "bidding.entry": ["scorer", "players"],
    "trump.top_turned": ["choose", "none"],
    "end.leavers_win": [False, True],
}


def ruleset(key: str) -> Ruleset:
    return games()[key].ruleset


def test_every_option_has_values_to_try() -> None:
    assert list(VALUES) == list(OPTIONS)
    for name, option in OPTIONS.items():
        match option:
            case Choices(kind):
                assert VALUES[name] == [str(word) for word in kind]
            case Switch():
                assert VALUES[name] == [False, True]
            case Number(low, high):
                assert {low, high} <= set(VALUES[name])


@pytest.mark.parametrize("key", games())
def test_the_options_of_a_game_are_those_that_a_table_may_set(key: str) -> None:
    assert list(ruleset(key).options) == list(OPTIONS)


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize(("name", "value"), [(n, v) for n in VALUES for v in VALUES[n]])
def test_an_option_changes_itself_and_nothing_else(key: str, name: str, value: Option) -> None:
    free = with_options(ruleset(key), {"bidding.who": "nobody"})
    changed = with_options(free, {name: value})
    assert changed.options == {**free.options, name: value}
    assert type(changed.options[name]) is type(free.options[name])
    same = {"bidding": free.bidding, "trump": free.trump, "leavers_win": free.leavers_win}
    assert replace(changed, **same) == free


@pytest.mark.parametrize("key", games())
def test_a_game_without_options_is_the_game_as_it_was(key: str) -> None:
    assert with_options(ruleset(key), {}) == ruleset(key)
    assert with_options(ruleset(key), ruleset(key).options) == ruleset(key)


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("who", BANS)
@pytest.mark.parametrize("visibility", NOT_OPEN)
@pytest.mark.parametrize("order", ["ban first", "hidden bids first", "both at once"])
def test_a_ban_and_bids_that_are_not_open_refuse_each_other(
    key: str, who: str, visibility: str, order: str
) -> None:
    ban, hidden = {"bidding.who": who}, {"bidding.visibility": visibility}
    free = with_options(ruleset(key), {"bidding.who": "nobody", "bidding.visibility": "open"})
    if order == "ban first":
        before, last = with_options(free, ban), hidden
    elif order == "hidden bids first":
        before, last = with_options(free, hidden), ban
    else:
        before, last = free, ban | hidden
    with pytest.raises(Refused) as refused:
        with_options(before, last)
    assert refused.value.refusal.code is Code.BAN_NEEDS_OPEN_BIDS
    assert refused.value.refusal.facts == {"who": who}


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("visibility", NOT_OPEN)
def test_bids_may_be_hidden_once_the_ban_is_lifted(key: str, visibility: str) -> None:
    changed = with_options(
        ruleset(key), {"bidding.who": "nobody", "bidding.visibility": visibility}
    )
    assert changed.bidding.visibility == visibility


@pytest.mark.parametrize("visibility", NOT_OPEN)
def test_a_game_that_bans_by_itself_does_not_hide_its_bids(visibility: str) -> None:
    with pytest.raises(Refused):
        with_options(ruleset("quoicoupli"), {"bidding.visibility": visibility})


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("bidding.who", "dealer", "one of nobody, last, sole_leader, not 'dealer'"),
        ("bidding.who", None, "one of nobody, last, sole_leader, not None"),
        ("bidding.who", True, "one of nobody, last, sole_leader, not True"),
        ("bidding.visibility", "Open", "one of open, simultaneous, secret, not 'Open'"),
        ("bidding.own_cards", "", "one of seen, forehead, not ''"),
        ("bidding.entry", ["scorer"], "one of scorer, players, not ['scorer']"),
        ("bidding.zero_exempt", 1, "true or false, not 1"),
        ("bidding.blind_exempt", "true", "true or false, not 'true'"),
        ("bidding.from_hand", 0, "a whole number from 1 to 60, not 0"),
        ("bidding.from_hand", 61, "a whole number from 1 to 60, not 61"),
        ("bidding.from_hand", 2.0, "a whole number from 1 to 60, not 2.0"),
        ("bidding.from_hand", "2", "a whole number from 1 to 60, not '2'"),
        ("bidding.from_hand", True, "a whole number from 1 to 60, not True"),
        ("trump.top_turned", "lowest", "one of choose, none, not 'lowest'"),
        ("end.leavers_win", None, "true or false, not None"),
    ],
)
def test_a_value_that_an_option_does_not_allow_is_refused(
    name: str, value: Any, allowed: str
) -> None:
    with pytest.raises(RulesetError) as wrong:
        with_options(ruleset("wizard_fisher"), {name: value}, source="the form")
    assert (wrong.value.source, wrong.value.key, wrong.value.allowed) == ("the form", name, allowed)


@pytest.mark.parametrize("name", ["bidding.whom", "bidding", "deck.size", "trump.bottom_turned"])
def test_an_option_that_does_not_exist_is_refused_naming_those_that_do(name: str) -> None:
    with pytest.raises(RulesetError) as wrong:
        with_options(ruleset("wizard_fisher"), {"bidding.zero_exempt": True, name: "nobody"})
    assert wrong.value.key == name
    assert wrong.value.allowed == f"no such key; the keys here are: {', '.join(OPTIONS)}"


# The variants that the rule sheets name


@pytest.mark.parametrize(
    ("key", "variant", "sets"),
    [
        ("wizard_gigamic", "plus_or_minus_one", {"bidding.who": "last"}),
        ("wizard_fisher", "hidden_bid", {"bidding.visibility": "simultaneous"}),
        ("wizard_fisher", "delayed_reveal", {"bidding.visibility": "secret"}),
        ("wizard_fisher", "optional_rule", {"bidding.who": "sole_leader"}),
        ("wizard_club", "sums_not_even", {"bidding.who": "last"}),
        ("wizard_club", "simultaneous_bids", {"bidding.visibility": "simultaneous"}),
        ("wizard_club", "secret_bids", {"bidding.visibility": "secret"}),
        ("wizard_club", "vision_of_hell", {"bidding.own_cards": "forehead"}),
        ("quoicoupli", "free_blind_round", {"bidding.blind_exempt": True}),
    ],
)
def test_a_variant_sets_what_its_rule_sheet_says(
    key: str, variant: str, sets: dict[str, Option]
) -> None:
    found = {each.key: dict(each.sets) for each in ruleset(key).variants}
    assert found[variant] == sets
    assert with_options(ruleset(key), sets).options == {**ruleset(key).options, **sets}


def test_the_same_ban_and_the_same_hidden_bids_have_another_name_on_another_sheet() -> None:
    sets = {
        (key, variant.key): variant.sets
        for key, game in games().items()
        for variant in game.ruleset.variants
    }
    assert sets["wizard_gigamic", "plus_or_minus_one"] == sets["wizard_club", "sums_not_even"]
    assert sets["wizard_fisher", "hidden_bid"] == sets["wizard_club", "simultaneous_bids"]
    assert sets["wizard_fisher", "delayed_reveal"] == sets["wizard_club", "secret_bids"]


def test_a_variant_of_a_made_up_game_sets_two_options_at_once(
    short_lift: Game, short_lift_text: str
) -> None:
    (variant,) = short_lift.ruleset.variants
    changed = with_options(short_lift.ruleset, dict(variant.sets))
    assert changed.bidding.who == "nobody"
    assert changed.bidding.own_cards == "forehead"
    hidden = short_lift_text.replace('own_cards" = "forehead"', 'visibility" = "secret"')
    assert read_game(hidden, "short_lift.toml").ruleset.variants[0].sets == (
        ("bidding.who", "nobody"),
        ("bidding.visibility", "secret"),
    )


@given(data=st.data())
def test_options_written_one_after_the_other_end_where_all_at_once_would(
    data: st.DataObject, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    rules = data.draw(any_ruleset)
    chosen = data.draw(
        st.fixed_dictionaries({}, optional={n: st.sampled_from(v) for n, v in VALUES.items()})
    )
    try:
        expected = with_options(rules, chosen)
    except Refused:
        both = {**rules.options, **chosen}
        assert both["bidding.who"] != "nobody"
        assert both["bidding.visibility"] != "open"
        return
    step = with_options(rules, {"bidding.who": "nobody"})
    for name in ("bidding.visibility", *chosen, "bidding.who"):
        step = with_options(step, {name: expected.options[name]})
    assert step == expected
