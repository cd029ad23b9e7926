from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import (
    OPTIONS,
    Code,
    Refusal,
    Refused,
    Ruleset,
    RulesetError,
    deals,
    games,
    score,
    trump_in_round,
    with_options,
)
from scorepad.rules.option_table import Choices, Number, Order, Switch, group_of
from scorepad.rules.ruleset import Option

BANS = ["last", "sole_leader"]
NOT_OPEN = ["simultaneous", "secret"]


def values(option: Choices | Switch | Number | Order) -> list[Option]:
    """Every value of an option, or those at its ends and one between them."""
    match option:
        case Choices(kind):
            return [str(word) for word in kind]
        case Number(low, high):
            return [low, (low + high) // 7, high]
        case Order():
            return ["", "DSHC-", "-CSDH"]
    return [False, True]


VALUES = {name: values(option) for name, option in OPTIONS.items()}
OF_ZERO = [name for name in VALUES if name.startswith("points.zero_")]
OPEN: dict[str, Option] = {"bidding.who": "nobody", "bidding.visibility": "open"}


def ruleset(key: str) -> Ruleset:
    return games()[key].ruleset


def test_cards_that_all_must_see_are_not_held_on_the_forehead() -> None:
    with pytest.raises(Refused) as refused:
        with_options(ruleset("wizard_jubilee"), {"bidding.own_cards": "forehead"})
    assert refused.value.refusal == Refusal(Code.CARDS_ARE_SEEN)


@pytest.mark.parametrize("name", VALUES)
def test_an_option_changes_itself_and_nothing_else(name: str) -> None:
    for key in games():
        free = with_options(ruleset(key), OPEN)
        own_zero = free.options["points.own_zero"]
        for value in VALUES[name]:
            if why_refused(free, name, value):
                continue
            changed = with_options(free, {name: value})
            expected = {**free.options, name: value}
            if name.startswith("points.zero_") and not own_zero:
                expected = dict(free.options)
            if name.startswith(("points.made.", "points.missed.")) and not own_zero:
                expected[name.replace("points.", "points.zero_")] = value
            if name == "points.own_zero" and not value:
                expected |= {of_zero: expected[of_zero.replace("zero_", "")] for of_zero in OF_ZERO}
            assert changed.options == expected, (key, value)
            assert type(changed.options[name]) is type(free.options[name]), (key, value)
            rooms = ("bidding", "trump", "leavers_win", "tie", "play", "schedule", "points", "deck")
            kept = {room: getattr(free, room) for room in rooms}
            assert replace(changed, **kept) == free, (key, value)


def why_refused(free: Ruleset, name: str, value: Option) -> Code | None:
    if name == "trump.source" and value in ("fixed", "cycle") and not free.trump.suits:
        return Code.NO_SUIT_FOR_TRUMP
    if name == "trump.order" and value and set(free.trump.suits) != {*"HDCS", ""}:
        return Code.TRUMP_NOT_ONCE
    if name == "bidding.own_cards" and value == "forehead" and free.bidding.always_seen:
        return Code.CARDS_ARE_SEEN
    if name == "schedule.largest" and isinstance(value, int):
        cards = free.deck.size + sum(row.count for row in free.deck.added) - free.schedule.keep
        return Code.CARDS_DO_NOT_SUFFICE if value * free.least > cards else None
    bonus = {**free.options, name: value}
    counted = bool(free.points.bonus.cards) and bonus["points.bonus_most"] == 0
    if bonus["points.bonus"] != "never" and has_no_room(bonus) and not counted:
        return Code.NO_ROOM_FOR_A_BONUS
    return None


def has_no_room(options: Mapping[str, Any]) -> bool:
    """Return whether not even one step of a bonus fits below its largest."""
    return bool(options["points.bonus_step"] > options["points.bonus_most"])


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize(
    ("name", "value"),
    [("trump.source", "fixed"), ("trump.source", "cycle"), ("schedule.largest", 60)],
)
def test_what_nobody_can_play_is_refused_with_the_reason(
    key: str, name: str, value: Option
) -> None:
    free = with_options(ruleset(key), OPEN)
    why = why_refused(free, name, value)
    if why is None:
        assert with_options(free, {name: value}).options[name] == value
        return
    with pytest.raises(Refused) as refused:
        with_options(free, {name: value})
    assert refused.value.refusal.code is why


def test_a_bonus_without_room_for_one_step_is_said_with_its_numbers() -> None:
    bonus: dict[str, Option] = {"points.bonus_step": 20, "points.bonus_most": 10}
    with pytest.raises(Refused) as refused:
        with_options(ruleset("oh_hell"), {**bonus, "points.bonus": "made"})
    assert refused.value.refusal == Refusal(Code.NO_ROOM_FOR_A_BONUS, {"step": 20, "most": 10})
    assert with_options(ruleset("oh_hell"), {**bonus, "points.bonus": "never"})
    room_for_one = {**bonus, "points.bonus": "made", "points.bonus_most": 20}
    assert with_options(ruleset("oh_hell"), room_for_one)


def test_a_hand_that_the_cards_do_not_suffice_for_is_said_with_its_numbers() -> None:
    with pytest.raises(Refused) as refused:
        with_options(ruleset("quoicoupli"), {"schedule.largest": 26})
    assert refused.value.refusal.facts == {"players": 2, "hand": 26, "cards": 51}
    for key, most in (("quoicoupli", 25), ("wizard_gigamic", 20)):
        assert with_options(ruleset(key), {"schedule.largest": most}).schedule.largest == most


def test_a_limit_of_hands_may_be_what_a_whole_deck_with_special_cards_allows() -> None:
    whole = {"schedule.whole_deck": True}
    jubilee = ruleset("wizard_jubilee")
    assert with_options(jubilee, {**whole, "schedule.largest": 69 // 3})
    assert len(deals(with_options(jubilee, {**whole, "schedule.largest": 22}), 3)) == 22
    # Where they are not dealt, hands end where the cards do.
    assert len(deals(with_options(jubilee, {"schedule.largest": 22}), 3)) == 60 // 3
    with pytest.raises(Refused) as refused:
        with_options(jubilee, {**whole, "schedule.largest": 24})
    assert refused.value.refusal.facts == {"players": 3, "hand": 24, "cards": 69}


def test_a_cycle_of_trumps_may_begin_with_none_and_a_fixed_trump_may_not() -> None:
    whist = ruleset("nomination_whist")
    rules = replace(whist, trump=replace(whist.trump, suits=("", "H")))
    assert trump_in_round(with_options(rules, {"trump.source": "cycle"}), 1).suit is None
    with pytest.raises(Refused):
        with_options(rules, {"trump.source": "fixed"})


def test_a_trump_of_one_suit_is_the_first_that_the_game_names() -> None:
    fixed = with_options(ruleset("nomination_whist"), {"trump.source": "fixed"})
    assert [trump_in_round(fixed, number).suit for number in (1, 2, 7)] == ["H", "H", "H"]


# Points of a bid of zero


def test_a_bid_of_zero_gets_points_of_its_own_that_begin_as_those_of_any_bid() -> None:
    own = with_options(ruleset("oh_hell"), {"points.own_zero": True, "points.made.base": 9})
    assert own.points.zero_made == own.points.made
    assert own.points.zero_missed == own.points.missed
    changed = with_options(own, {"points.zero_made.base": 5, "points.missed.off": -1})
    assert [score(changed.points, 0, tricks, 9) for tricks in (0, 2)] == [5, 2]
    assert [score(changed.points, 1, tricks, 9) for tricks in (1, 2)] == [10, 1]
    assert with_options(changed, {"points.own_zero": False}).points.zero_made is None


# What the tables see


def test_an_option_stands_in_the_group_that_its_name_begins_with() -> None:
    assert all(name.startswith(f"{group_of(name)}.") for name in OPTIONS)


@pytest.mark.parametrize("key", games())
def test_a_game_without_options_is_the_game_as_it_was(key: str) -> None:
    assert with_options(ruleset(key), {}) == ruleset(key)
    assert with_options(ruleset(key), ruleset(key).options) == ruleset(key)


@pytest.mark.parametrize("order", ["ban first", "hidden bids first", "both at once"])
@pytest.mark.parametrize("key", games())
def test_a_ban_and_bids_that_are_not_open_refuse_each_other(key: str, order: str) -> None:
    free = with_options(ruleset(key), OPEN)
    for who, visibility in product(BANS, NOT_OPEN):
        ban, hidden = {"bidding.who": who}, {"bidding.visibility": visibility}
        if order == "ban first":
            before, last = with_options(free, ban), hidden
        elif order == "hidden bids first":
            before, last = with_options(free, hidden), ban
        else:
            before, last = free, ban | hidden
        with pytest.raises(Refused) as refused:
            with_options(before, last)
        assert refused.value.refusal.code is Code.BAN_NEEDS_OPEN_BIDS, (who, visibility)
        assert refused.value.refusal.facts == {"who": who}, visibility


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


@pytest.mark.parametrize("name", ["bidding.whom", "bidding", "deck.size", "trump.suits"])
def test_an_option_that_does_not_exist_is_refused_naming_those_that_do(name: str) -> None:
    with pytest.raises(RulesetError) as wrong:
        with_options(ruleset("wizard_fisher"), {"bidding.zero_exempt": True, name: "nobody"})
    assert wrong.value.key == name
    assert wrong.value.allowed == f"no such key; the keys here are: {', '.join(OPTIONS)}"


# The variants that the rule sheets name


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
    except Refused as refused:
        both = {**rules.options, **chosen}
        match refused.refusal.code:
            case Code.BAN_NEEDS_OPEN_BIDS:
                assert both["bidding.who"] != "nobody"
                assert both["bidding.visibility"] != "open"
            case Code.CARDS_ARE_SEEN:
                assert rules.bidding.always_seen
                assert both["bidding.own_cards"] == "forehead"
            case Code.NO_SUIT_FOR_TRUMP:
                assert both["trump.source"] in ("fixed", "cycle")
                assert rules.trump.suits[:1] in ((), ("",))
            case Code.TRUMP_NOT_ONCE:
                assert both["trump.order"]
                assert sorted(rules.trump.suits) != ["", "C", "D", "H", "S"]
            case Code.CARDS_DO_NOT_SUFFICE:
                in_box = rules.deck.size + sum(row.count for row in rules.deck.added)
                assert both["schedule.largest"] * rules.least > in_box - rules.schedule.keep
            case Code.NO_ROOM_FOR_A_BONUS:
                assert both["points.bonus"] != "never"
                assert has_no_room(both)
            case code:
                pytest.fail(code)
        return
    step = with_options(rules, {"bidding.who": "nobody", "points.bonus": "never"})
    # Points of a bid of zero of its own begin when they are switched on.
    in_order = [name for name in OPTIONS if name in chosen and name != "points.bonus"]
    for name in ("bidding.visibility", *in_order, "bidding.who", "points.bonus"):
        step = with_options(step, {name: expected.options[name]})
    assert step == expected


@pytest.mark.parametrize("key", games())
def test_a_game_plays_the_variants_that_its_options_are_set_to(key: str) -> None:
    plain = ruleset(key)
    for variant in plain.variants:
        changed = with_options(plain, dict(variant.sets))
        assert variant in changed.variants_on
        for each in changed.variants:
            is_on = all(changed.options[name] == value for name, value in each.sets)
            assert (each in changed.variants_on) is is_on
