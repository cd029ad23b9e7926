"""The Cloud: after play began, one bid changes by exactly one."""

import pytest

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.changes import change_log
from scorepad.pad.entries import all_made
from scorepad.pad.marks import Cell, Value
from scorepad.pad.state import Flag
from scorepad.pad.visibility import is_hidden
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe

CLOUD = {"play.cloud": True}


@pytest.fixture
def clouded() -> Scribe:
    """Anna, Ben and Cleo play with the Cloud and have bid 2, 1 and 0 for three tricks."""
    table = Scribe(hands=[3, 3], options=CLOUD)
    table.bids(2, 1, 0)
    return table


def cloud(table: Scribe, player: str, by: int) -> Cells:
    return acts.change_bid(table.round, player, by or None)


def test_the_points_use_the_changed_bid_and_the_announced_one_stays(clouded: Scribe) -> None:
    clouded.write(cloud(clouded, "anna", -1))
    clouded.take(ben=1, cleo=1)
    anna = clouded.done(1).boxes["anna"]
    assert (anna.bid, anna.changed, anna.wanted, anna.tricks, anna.made) == (2, 1, 1, 1, True)
    assert clouded.done(1).flags == ()
    assert clouded.totals() == [30, 30, -10]


@pytest.mark.parametrize(
    ("player", "value"),
    [("anna", 2), ("anna", 0), ("anna", 4), ("cleo", -1), ("cleo", 2)],
)
def test_a_bid_changes_by_exactly_one_and_stays_a_bid(
    player: str, value: Value, clouded: Scribe
) -> None:
    assert clouded.refusal(((Cell(1, 1, player, "changed"), value),)) == Refusal(
        Code.CLOUD_BY_ONE, {"player": player}
    )


@pytest.mark.parametrize("value", [True, "2", 2.0])
def test_what_it_makes_of_a_bid_is_a_number(value: Value, clouded: Scribe) -> None:
    assert clouded.code(((Cell(1, 1, "ben", "changed"), value),)) is Code.NOT_A_MARK


def test_not_all_can_be_right_where_the_cloud_made_a_bid_zero() -> None:
    """Whoever took it has a trick."""
    table = Scribe(hands=[3, 3], options={**CLOUD, "play.bomb": True})
    table.bids(1, 2, 0)
    table.write(cloud(table, "anna", -1))
    assert all_made(table.round) == ()
    table.write(cloud(table, "anna", 0))
    table.write(cloud(table, "ben", -1))
    assert all_made(table.round) == ("anna", "ben", "cleo")


def test_a_pirate_needs_no_trick_to_change_a_bid() -> None:
    table = Scribe(game="skull_king", hands=[2, 2], options={"play.pirates": True})
    table.bids(1, 2, 0)
    table.write(acts.change_bid(table.round, "anna", -1))
    assert all_made(table.round) == ("anna", "ben", "cleo")
    table.take(ben=2, cleo=0)
    assert (table.done(1).boxes["anna"].made, table.done(1).flags) == (True, ())


def test_one_player_takes_it(clouded: Scribe) -> None:
    clouded.write(cloud(clouded, "anna", -1))
    assert clouded.refusal(cloud(clouded, "ben", 1)) == Refusal(
        Code.CLOUD_WAS_TAKEN, {"player": "anna"}
    )
    clouded.write(cloud(clouded, "anna", 1))
    assert clouded.round.boxes["anna"].wanted == 3


def test_it_comes_after_the_bids(table: Scribe) -> None:
    fresh = Scribe(hands=[3], options=CLOUD)
    fresh.bid(ben=1)
    assert fresh.code(cloud(fresh, "ben", 1)) is Code.BIDS_MISSING


def test_a_table_without_it_changes_no_bid(table: Scribe) -> None:
    table.bids(1, 0, 0)
    assert table.code(cloud(table, "ben", 1)) is Code.NO_SUCH_CARD_HERE
    assert table.code(((Cell(1, 1, "zoe", "changed"), 1),)) is Code.NOT_AT_THE_TABLE


def test_the_restriction_looks_at_what_was_announced() -> None:
    table = Scribe(hands=[3, 3], options={**CLOUD, "bidding.who": "last"})
    table.bids(2, 1, 1)
    table.write(cloud(table, "ben", -1))
    assert table.round.flags == ()


def test_a_bid_that_was_corrected_away_from_its_change_is_flagged(clouded: Scribe) -> None:
    clouded.write(cloud(clouded, "anna", -1))
    clouded.correct_bid(1, "anna", 3)
    assert clouded.round.flags == (Flag.CHANGED,)
    assert clouded.round.boxes["anna"].wanted == 1


def test_two_bids_changed_on_two_phones_are_flagged(clouded: Scribe) -> None:
    one, other = clouded.phone("a"), clouded.phone("b")
    one.write(cloud(one, "anna", 1))
    other.write(cloud(other, "ben", 1))
    both = one.phone("c", other.marks[len(clouded.marks) :])
    assert both.round.flags == (Flag.CHANGED,)
    both.write(cloud(both, "ben", 0))
    assert both.round.flags == ()


def test_a_secret_bid_stays_secret_when_it_changes() -> None:
    options = {"bidding.visibility": "secret", "bidding.entry": "players", **CLOUD}
    table = Scribe("wizard_club", hands=[2, 2], options=options)
    table.bids(1, 0, 0)
    table.write(cloud(table, "anna", 1))
    table.write(cloud(table, "anna", 0))
    mark = table.write(cloud(table, "anna", 1))
    (cell, _), *_ = mark.cells
    assert is_hidden(table.pad, cell)
    table.take(ben=0, cleo=0)
    assert not is_hidden(table.pad, cell)
    assert change_log(table.pad)[6].changes[0].after == 2
