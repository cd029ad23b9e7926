"""What a player may say beside bid, tricks and bonus: the cannonball, a wager, an alliance; and
points that count by half."""

import pytest

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.captures import CAPTURES
from scorepad.pad.entries import bonus_values
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge_late
from scorepad.pad.marks import Fate, Mark, MarkIndex, Value
from scorepad.rules import Code, Refusal, games
from scorepad.rules.ruleset import Option
from tests.pad.scribe import Scribe


def sets(*variants: str) -> dict[str, Option]:
    """The options that some variants of the game set."""
    ruleset = games()["skull_king"].ruleset
    found: dict[str, Option] = {}
    for variant in ruleset.variants:
        found |= dict(variant.sets) if variant.key in variants else {}
    return found


def table_of(*variants: str, hand: int = 4, bids: tuple[int, ...] = (2, 1, 0)) -> Scribe:
    """Anna, Ben and Cleo have bid for four tricks."""
    table = Scribe("skull_king", hands=[hand, hand], options=sets(*variants))
    table.bids(*bids)
    return table


def said(player: str, field: str, value: Value) -> Cells:
    return acts.enter(1, 1, player, field, value)


def taken(table: Scribe, **tricks: int) -> None:
    table.write(acts.correct_tricks(table.round, tricks))


def points(table: Scribe) -> list[int | None]:
    return [box.points for box in table.done(1).boxes.values()]


def test_in_rascal_scoring_a_bid_missed_by_one_brings_half_and_half_the_bonus() -> None:
    table = table_of("rascal", bids=(2, 2, 0))
    table.write(said("anna", "bonus", 30))
    table.write(said("ben", "bonus", 30))
    table.write(said("cleo", "bonus", 30))
    taken(table, anna=2, ben=1, cleo=1)
    assert points(table) == [70, 35, 35]
    table.correct_tricks(1, anna=0, cleo=3)
    assert points(table) == [0, 35, 0]


def test_a_cannonball_brings_all_or_nothing() -> None:
    table = table_of("rascal")
    for player in ("anna", "ben"):
        table.write(said(player, "cannonball", True))
        table.write(said(player, "bonus", 20))
    taken(table, anna=2, ben=2, cleo=0)
    assert points(table) == [80, 0, 40]
    assert [box.cannonball for box in table.done(1).boxes.values()] == [True, True, False]
    table.write(said("ben", "cannonball", None))
    assert points(table) == [80, 30, 40]
    assert [box.cannonball for box in table.done(1).boxes.values()] == [True, False, False]


def test_without_rascal_scoring_nobody_has_a_cannonball() -> None:
    assert table_of().code(said("anna", "cannonball", True)) is Code.NO_CANNONBALL
    assert table_of("rascal").code(said("anna", "cannonball", 1)) is Code.NOT_A_MARK
    assert table_of("rascal").code(said("zoe", "cannonball", True)) is Code.NOT_AT_THE_TABLE


def test_a_cannonball_goes_with_the_bid_and_waits_where_that_is_hidden() -> None:
    # Skull King, Rascal scoring: each says it with the bid.
    table = Scribe("skull_king", hands=[4], options=sets("rascal"))
    table.write(said("anna", "cannonball", True))
    secret = {"bidding.visibility": "secret", "bidding.entry": "players"}
    table = Scribe("skull_king", hands=[4], options={**sets("rascal"), **secret})
    assert table.code(said("anna", "cannonball", True)) is Code.BIDS_MISSING


def test_a_wager_is_won_with_an_exact_bid_and_lost_otherwise() -> None:
    table = table_of("pirates", "rascal")
    table.write(said("anna", "wager", 20))
    table.write(said("ben", "wager", 10))
    taken(table, anna=2, ben=2, cleo=0)
    assert points(table) == [60, 10, 40], "half of 40 for Ben, but the wager is lost"
    assert [box.wager_points for box in table.done(1).boxes.values()] == [20, -10, 0]


@pytest.mark.parametrize(
    ("field", "value"), [("wager", True), ("wager", "10"), ("loot", 1), ("loot", True)]
)
def test_a_wager_is_a_number_and_an_ally_a_player(field: str, value: Value) -> None:
    table = table_of("pirates" if field == "wager" else "loot")
    assert table.code(said("anna", field, value)) is Code.NOT_A_MARK


@pytest.mark.parametrize("value", [5, 0, 30, -10])
def test_a_wager_is_ten_or_twenty(value: Value) -> None:
    table = table_of("pirates")
    refusal = table.refusal(said("ben", "wager", value))
    assert refusal == Refusal(Code.WAGER_IN_STEPS, {"step": 10, "most": 20})


def test_cards_that_are_not_in_the_deck_bring_nothing() -> None:
    table = table_of()
    assert table.code(said("anna", "wager", 10)) is Code.NO_SUCH_CARD_HERE
    assert table.code(said("anna", "loot", "ben")) is Code.NO_SUCH_CARD_HERE
    assert table.code(said("anna", "changed", 1)) is Code.NO_SUCH_CARD_HERE


@pytest.mark.parametrize(
    ("variant", "field", "value"),
    [("pirates", "wager", 10), ("loot", "loot", "ben"), ("", CAPTURES, "mermaid=1")],
)
def test_what_is_played_comes_after_the_bids(variant: str, field: str, value: Value) -> None:
    table = Scribe("skull_king", hands=[4], options=sets(variant))
    bonus = said("anna", "bonus", 20) if field == CAPTURES else ()
    assert table.code((*said("anna", field, value), *bonus)) is Code.BIDS_MISSING


@pytest.mark.parametrize(
    ("field", "value"),
    [("changed", 1), ("wager", 10), ("loot", "anna"), ("bonus", 10), ("cannonball", True)],
)
def test_whoever_has_left_plays_no_card(field: str, value: Value) -> None:
    table = Scribe(
        "skull_king", "anna ben cleo", hands=[2, 2], options=sets("pirates", "loot", "rascal")
    )
    table.play([0, 0, 0], [1, 1, 0])
    table.seat("anna ben")
    table.bids(0, 0)
    assert table.refusal(acts.enter(2, 1, "cleo", field, value)) == Refusal(
        Code.NOT_AT_THE_TABLE, {"player": "cleo"}
    )


def test_loot_brings_both_allies_twenty_where_both_made_their_bids() -> None:
    table = table_of("loot", bids=(2, 1, 1))
    table.write(said("anna", "loot", "ben"))
    table.write(said("cleo", "loot", "anna"))
    taken(table, anna=2, ben=1, cleo=1)
    assert points(table) == [40 + 40, 20 + 20, 20 + 20]
    table.correct_tricks(1, ben=2, cleo=0)
    assert points(table) == [40, -10, -10]


def test_an_ally_who_is_oneself_or_is_not_there_brings_nothing() -> None:
    """As only a phone without network, whose mark comes late, can have said."""
    table = table_of("loot", bids=(0, 0, 0))
    taken(table, anna=0, ben=0, cleo=4)
    table.seat("anna ben")
    table.play([0, 1], [0, 4])
    for ally, number in (("anna", 1), ("anna", 2), ("cleo", 2)):
        late = Mark("f" * 32, acts.enter(number, 1, "anna", "loot", ally), late=True)
        boxes = fold([*table.marks, late]).rounds[number - 1].boxes
        assert boxes["anna"].points == table.done(number).boxes["anna"].points


def test_two_allies_of_both_loots_are_bound_twice() -> None:
    table = table_of("loot", bids=(2, 1, 1))
    table.write(said("anna", "loot", "ben"))
    table.write(said("ben", "loot", "anna"))
    assert table.refusal(said("cleo", "loot", "anna")) == Refusal(
        Code.LOOTS_ARE_PLAYED, {"most": 2}
    )
    table.write(said("ben", "loot", "cleo"))
    table.write(said("ben", "loot", "anna"))
    taken(table, anna=2, ben=1, cleo=1)
    assert points(table) == [80, 60, 20]


@pytest.mark.parametrize("ally", ["anna", "zoe"])
def test_an_ally_is_another_player(ally: Value) -> None:
    table = table_of("loot")
    mark = Mark("b" * 32, said("anna", "loot", ally), late=True)
    assert table.code(mark.cells) is Code.NOT_AN_ALLY
    late = judge_late(table.pad, MarkIndex(table.marks), mark)
    assert late.fate is Fate.REFUSED
    assert late.refusal == Refusal(Code.NOT_A_MARK, {"what": "loot"})


def test_a_pirate_changes_one_bid_by_one_even_after_the_last_trick() -> None:
    table = table_of("pirates")
    taken(table, anna=2, ben=2, cleo=0)
    assert points(table) == [40, -10, 40]
    table.write(acts.change_bid(table.done(1), "ben", 1))
    assert points(table) == [40, 40, 40]
    assert table.code(acts.change_bid(table.done(1), "anna", 1)) is Code.CLOUD_WAS_TAKEN
    table.write(said("ben", "changed", None))
    table.write(acts.change_bid(table.done(1), "cleo", 1))
    assert points(table) == [40, -10, -10], "a pirate needs no trick"


def test_a_bonus_goes_up_to_what_can_be_won() -> None:
    most = {
        (players, hand): bonus_values(
            Scribe("skull_king", " ".join("abcdefgh"[:players]), hands=[hand]).round
        )[-1]
        for players, hand in ((4, 10), (8, 8), (3, 1), (2, 1))
    }
    # Of four cards three are pirates that the Skull King takes; with one trick, of three two.
    assert most == {(4, 10): 180, (8, 8): 270, (3, 1): 60, (2, 1): 60}


def test_who_sets_a_largest_bonus_has_that() -> None:
    table = Scribe("skull_king", hands=[1], options={"points.bonus_most": 500})
    assert bonus_values(table.round)[-1] == 500


def test_level_players_play_another_round_with_as_many_cards() -> None:
    table = Scribe("skull_king", hands=[2])
    table.play([1, 1, 0], [1, 1, 0])
    assert not table.pad.over
    assert (table.round.number, table.round.hand) == (2, 2)
    assert table.pad.number_of_rounds == 2
    table.play([1, 1, 0], [1, 1, 0])
    assert table.totals() == [40, 40, 40]
    table.play([1, 1, 0], [2, 0, 0])
    assert table.pad.over
    assert table.pad.winners == ("cleo",)
    table.correct_tricks(3, anna=1, ben=1)
    assert not table.pad.over


def test_a_table_that_shares_is_over_and_one_that_stops_has_several_winners() -> None:
    shared = Scribe("skull_king", hands=[2], options=sets("shared"))
    shared.play([1, 1, 0], [1, 1, 0])
    assert shared.pad.winners == ("anna", "ben", "cleo")
    stopped = Scribe("skull_king", hands=[2])
    stopped.play([1, 1, 0], [1, 1, 0])
    stopped.write(acts.end(stopped.pad))
    assert (stopped.pad.over, len(stopped.pad.winners)) == (True, 3)


def test_what_is_changed_in_an_added_round_is_judged_like_in_any() -> None:
    table = Scribe("skull_king", hands=[2])
    table.play([1, 1, 0], [1, 1, 0])
    table.write(acts.this_round(table.round, hand=3))
    assert table.round.hand == 3
    table.write(acts.change_rules(table.pad, {"end.tie": "shared"}, whole_game=True))
    assert table.pad.over


@pytest.mark.parametrize(
    ("variant", "hands"),
    [
        ("even", [2, 4, 6, 8, 10]),
        ("late", [6, 7, 8, 9, 10]),
        ("fives", [5] * 5),
        ("tens", [10] * 10),
        ("down", [9, 7, 5, 3, 1]),
        ("one", [1]),
    ],
)
def test_shorter_games_have_their_hands(variant: str, hands: list[int]) -> None:
    table = Scribe("skull_king", options=sets(variant))
    assert [table.round.hand, *(deal.hand for deal in table.pad.to_come)] == hands
    eight = Scribe("skull_king", "a b c d e f g h", options=sets(variant))
    to_come = [eight.round.hand, *(deal.hand for deal in eight.pad.to_come)]
    assert to_come == [min(8, hand) for hand in hands], "seventy cards are eight for each of eight"


def test_eight_players_have_ten_rounds_of_at_most_eight_cards() -> None:
    table = Scribe("skull_king", "a b c d e f g h")
    hands = [table.round.hand, *(deal.hand for deal in table.pad.to_come)]
    assert hands == [1, 2, 3, 4, 5, 6, 7, 8, 8, 8]
