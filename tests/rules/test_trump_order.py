"""A table plays a cycle of trumps in its own order: every round of every order."""

from itertools import permutations

import pytest

from scorepad.rules.library import games
from scorepad.rules.options import try_options, with_options
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Ruleset
from scorepad.rules.tricks import trump_in_round
from scorepad.services.house_rules_form import HouseRulesForm, read_house

CYCLING = [key for key, game in games().items() if game.ruleset.trump.source == "cycle"]
ORDERS = ["".join(order) for order in permutations("HDCS-")]


def trumps(ruleset: Ruleset, rounds: int) -> list[str | None]:
    found = (trump_in_round(ruleset, number) for number in range(1, rounds + 1))
    return [each.suit for each in found if each is not None and each.known]


def test_there_are_all_orders_and_a_game_that_has_one() -> None:
    assert len(set(ORDERS)) == 120
    assert CYCLING == ["nomination_whist"]


@pytest.mark.parametrize("first", "HDCS-")
def test_trump_of_round_n_is_the_nth_of_the_order_and_begins_again_behind_the_last(
    first: str,
) -> None:
    base = games()["nomination_whist"].ruleset
    for order in (each for each in ORDERS if each.startswith(first)):
        wanted = [None if code == "-" else code for code in order]
        played = with_options(base, {"trump.order": order})
        assert trumps(played, 12) == [*wanted, *wanted, *wanted[:2]]
        assert played.options["trump.order"] == order
        # A form sends it; the game's own order is no rule of the house.
        read = read_house(HouseRulesForm("id", base.key, texts={"trump.order": order}), base)
        assert read.wrong == {}, order
        assert read.house.options == ({} if order == "HDCS-" else {"trump.order": order})
        assert trumps(read.ruleset, 5) == wanted
        # The order waits while trump is turned, and takes no trump from a game without cycle.
        turned = with_options(base, {"trump.order": order, "trump.source": "turned"})
        assert trumps(turned, 5) == [], order


@pytest.mark.parametrize("order", ["HHCS-", "HDCS", "HDCSX", "HDCS-H", "-----", "H D C", "h"])
def test_an_order_that_is_none_is_refused(order: str) -> None:
    base = games()["nomination_whist"].ruleset
    refused = try_options(base, {"trump.order": order})
    assert isinstance(refused, Refusal)
    assert refused.code in (Code.TRUMP_NOT_ONCE, Code.NO_SUCH_RULE)
    read = read_house(HouseRulesForm("id", base.key, texts={"trump.order": order}), base)
    assert {place: refusal.code for place, refusal in read.wrong.items()} == {
        "trump.order": Code.TRUMP_NOT_ONCE
    }


def test_a_refused_order_says_how_many_trumps_there_are() -> None:
    refused = try_options(games()["nomination_whist"].ruleset, {"trump.order": "HDCS"})
    assert refused == Refusal(Code.TRUMP_NOT_ONCE, {"number": 5})


@pytest.mark.parametrize("key", sorted({*games()} - {*CYCLING}))
def test_a_game_without_a_cycle_has_no_order_to_change(key: str) -> None:
    base = games()[key].ruleset
    assert with_options(base, {"trump.order": ""}).trump == base.trump
    assert isinstance(try_options(base, {"trump.order": "HDCS-"}), Refusal)
