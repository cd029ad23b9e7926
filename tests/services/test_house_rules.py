"""House rules are kept, changed and removed; games that began by them go on."""

from dataclasses import replace

import pytest

from scorepad.rules import Code
from scorepad.services.house_rules import (
    MOST,
    HouseRules,
    drop_house_rule,
    house_rule,
    house_rules,
    save_house_rules,
)
from scorepad.store import Store

ANNA, BEN = "a" * 32, "b" * 32
SUNDAY = HouseRules("s" * 22, "Sunday rules", "wizard_fisher", {"bidding.who": "last"})


def keep(store: Store, house: HouseRules, owner: str = ANNA) -> Code | None:
    refusal = save_house_rules(store, owner, house, 1)
    return refusal.code if refusal else None


def names(store: Store, owner: str = ANNA) -> list[str]:
    return [house.name for house in house_rules(store, owner)]


def test_rules_are_kept_under_their_name_for_their_owner_alone(store: Store) -> None:
    assert keep(store, SUNDAY) is None
    assert house_rule(store, ANNA, SUNDAY.id) == SUNDAY
    assert house_rules(store, ANNA) == (SUNDAY,)
    assert house_rule(store, BEN, SUNDAY.id) is None
    assert house_rules(store, BEN) == ()
    assert house_rules(store, "") == ()


def test_the_list_goes_by_names_whatever_their_case(store: Store) -> None:
    for number, name in enumerate(("hasty", "Friday", "Zoë", "garden")):
        assert keep(store, replace(SUNDAY, id=str(number), name=name)) is None
    assert names(store) == ["Friday", "garden", "hasty", "Zoë"]


def test_a_name_is_tidied_and_can_be_changed(store: Store) -> None:
    keep(store, replace(SUNDAY, name="  Sunday   rules "))
    assert names(store) == ["Sunday rules"]
    assert keep(store, replace(SUNDAY, name="SUNDAY RULES")) is None
    assert names(store) == ["SUNDAY RULES"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", Code.RULES_NEED_A_NAME),
        ("  ", Code.RULES_NEED_A_NAME),
        ("x" * 33, Code.NAME_TOO_LONG),
        ("Sun\u200bday", Code.NAME_HAS_CONTROLS),
        ("sunday  RULES", Code.NAME_TAKEN),
    ],
)
def test_a_name_that_cannot_be_is_refused(store: Store, name: str, code: Code) -> None:
    keep(store, SUNDAY)
    assert keep(store, HouseRules("other", name, "wizard_fisher", {})) is code
    assert names(store) == ["Sunday rules"]


def test_an_owner_has_room_for_so_many_and_can_still_change_them(store: Store) -> None:
    for number in range(MOST):
        assert keep(store, replace(SUNDAY, id=str(number), name=f"Rules {number}")) is None
    assert keep(store, SUNDAY) is Code.TOO_MANY_HOUSE_RULES
    assert keep(store, replace(SUNDAY, id="7", name="Seven")) is None
    drop_house_rule(store, ANNA, "7")
    assert keep(store, SUNDAY) is None


@pytest.mark.parametrize(
    "house",
    [
        replace(SUNDAY, game="a_game_that_left"),
        replace(SUNDAY, options={"bidding.luck": 7}),
        replace(SUNDAY, options={"bidding.who": "last", "bidding.visibility": "secret"}),
    ],
)
def test_rules_that_fit_no_game_any_more_are_listed_and_cannot_be_played(
    store: Store, house: HouseRules
) -> None:
    keep(store, house)
    assert house_rules(store, ANNA) == (house,)
    assert house.ruleset is None
