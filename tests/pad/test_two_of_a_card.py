"""Two Bombs and two changes of a bid, where a card of a trick is taken back; and named trump."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.state import Flag
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Option
from tests.pad.scribe import Scribe

WITHOUT_WITCH: Mapping[str, Option] = {"play.witch": False}
HAND = 4


def table(bids: tuple[int, ...] = (2, 1, 1), options: Mapping[str, Option] = {}) -> Scribe:
    found = Scribe("wizard_jubilee", hands=[HAND, HAND], options=options)
    found.bids(*bids)
    return found


def changed(player: str, value: Value) -> tuple[tuple[Cell, Value], ...]:
    return ((Cell(1, 1, player, "changed"), value),)


def bomb(value: Value) -> tuple[tuple[Cell, Value], ...]:
    return ((Cell(1, 1, "", "bomb"), value),)


def test_a_second_bomb_falls_only_where_a_card_can_be_taken_back() -> None:
    one = table(options=WITHOUT_WITCH)
    assert one.round.sums == (3, 4)
    assert one.code(bomb(2)) is Code.NO_MORE_FOR_NOBODY
    two = table()
    # The second has to be said: a result that is wrong by two would pass for it.
    assert two.round.sums == (3, 4)
    two.write(bomb(2))
    assert two.round.sums == (2,)
    two.write(bomb(True))
    assert two.round.sums == (3,)
    assert two.code(bomb(1)) is Code.NOT_A_MARK


def test_fewer_bombs_are_not_said_than_tricks_were_nobodys() -> None:
    two = table(options={"play.cloud": False})
    two.write(bomb(2))
    two.give("", "")
    refusal = two.refusal(bomb(True))
    assert refusal == Refusal(Code.NO_MORE_FOR_NOBODY, {"most": 1})
    assert two.refusal(bomb(2)) is None


def test_with_the_bomb_said_another_trick_may_be_the_krakens_in_a_correction_too() -> None:
    one = table(options={"play.kraken": True})
    one.write(bomb(True))
    assert one.round.sums == (2, 3)
    one.take(ben=1, cleo=1, anna=0)
    one.correct_tricks(1, ben=0, cleo=2)
    all_taken = acts.correct_tricks(one.done(1), {"ben": 1, "cleo": 3})
    assert one.code(all_taken) is Code.TRICKS_DO_NOT_ADD_UP


def test_the_edition_without_the_card_that_takes_back_has_one_bomb() -> None:
    older = table(options={"play.edition": "25"})
    assert (older.round.untaken_limit.most, older.round.untaken_limit.bombs) == (1, 1)
    assert older.round.most_changes == 1


def test_the_last_result_follows_from_two_bombs() -> None:
    two = table()
    two.take(ben=1, cleo=0)
    two.write(bomb(2))
    done = two.done(1)
    assert (done.boxes["anna"].tricks, done.untaken) == (1, 2)


def test_what_was_written_of_one_bomb_in_the_form_of_old_is_read_on() -> None:
    for said, sums in ((True, (3,)), (False, (4,)), (None, (3, 4))):
        old = table()
        marks = [*old.marks, Mark("b" * 32, bomb(said), late=True)]
        assert fold(marks).rounds[0].sums == sums


def test_the_bid_that_is_forbidden_counts_the_cards_dealt() -> None:
    last = Scribe("wizard_jubilee", hands=[5], options={"bidding.who": "last"})
    last.bid(ben=2)
    last.bid(cleo=2)
    assert last.round.forbidden == 1


@pytest.mark.parametrize(
    ("first", "second", "code"),
    [
        ({"anna": 3}, {"ben": 2}, None),
        ({"anna": 3}, {"anna": 4}, None),
        ({"anna": 3}, {"anna": 2}, None),
        ({"anna": 4}, {"ben": 2}, Code.NO_MORE_CHANGES),
        ({"anna": 3}, {"anna": 5}, Code.CLOUD_BY_ONE),
        ({"anna": 1}, {"anna": -1}, Code.CLOUD_BY_ONE),
    ],
)
def test_two_changes_are_of_two_bids_or_twice_of_one(
    first: dict[str, int], second: dict[str, int], code: Code | None
) -> None:
    two = table()
    for player, value in first.items():
        two.write(changed(player, value))
    for player, value in second.items():
        refusal = two.refusal(changed(player, value))
        assert (refusal and refusal.code) == code
        if code is None:
            two.write(changed(player, value))
            assert two.round.flags == ()


def test_a_third_change_is_refused_and_one_of_two_phones_flagged() -> None:
    two = table()
    two.write(changed("anna", 3))
    two.write(changed("ben", 2))
    assert two.code(changed("cleo", 2)) is Code.NO_MORE_CHANGES
    late = [*two.marks, Mark("b" * 32, changed("cleo", 2), late=True)]
    assert fold(late).rounds[0].flags == (Flag.CHANGED,)


def test_how_often_a_hidden_bid_was_changed_is_not_told_by_a_refusal() -> None:
    secret = {"bidding.visibility": "secret", "bidding.entry": "players"}
    for first in (3, 4):
        two = table(options=secret)
        assert two.round.hidden
        two.write(changed("anna", first))
        two.write(changed("ben", 2))
        assert two.code(changed("cleo", 2)) is Code.NO_MORE_CHANGES


def test_whoever_took_no_trick_took_no_cloud() -> None:
    two = table()
    two.take(anna=0, ben=1)
    assert two.code(changed("anna", 1)) is Code.CLOUD_WITHOUT_TRICK
    assert two.code(changed("ben", 3)) is Code.CLOUD_WITHOUT_TRICK, "two changes need two tricks"
    two.write(changed("ben", 2))
    two = table()
    two.write(changed("cleo", 2))
    two.take(anna=1, ben=3, cleo=0)
    assert two.done(1).flags == (Flag.CHANGED,), "a result after the change says otherwise"


def test_points_are_those_of_the_bid_that_was_changed() -> None:
    # Cases A44, A45 and A49 of the specification.
    up, down = table((2, 0, 0)), table((2, 0, 0))
    up.write(acts.change_bid(up.round, "anna", 1))
    down.write(acts.change_bid(down.round, "anna", -1))
    for one, points in ((up, 50), (down, -20)):
        one.take(anna=3, ben=0, cleo=0)
        one.write(bomb(True))
        box = one.done(1).boxes["anna"]
        assert (box.bid, box.points, one.done(1).untaken) == (2, points, 1)
    alone = Scribe("wizard_jubilee", hands=[1, 1])
    alone.bids(1, 0, 0)
    alone.take(anna=0, ben=0, cleo=0)
    alone.write(bomb(True))
    assert [box.points for box in alone.done(1).boxes.values()] == [-10, 20, 20]


TRUMPS = [*"RGBYZNDFXWJCSHV", "ZR", "DG", "JB", "CY", "SR", "VG", "WR", "W-", "D-", "R-", "XR", "?"]


@pytest.mark.parametrize("value", TRUMPS)
def test_what_is_turned_says_what_follows(value: str) -> None:
    one = Scribe("wizard_jubilee", hands=[2, 2])
    cells = acts.turn_trump(one.round, value)
    if value in ("D-", "R-", "XR", "?"):
        assert one.code(cells) is Code.NO_SUCH_TRUMP
        return
    one.write(cells)
    trump = one.round.trump
    assert trump.to_choose is (value in [*"ZDWJCSV"])
    assert trump.suit == (value[-1] if value[-1] in "RGBY" else None)


def test_a_card_that_is_left_out_is_not_turned() -> None:
    older = Scribe("wizard_jubilee", hands=[2], options={"play.edition": "20"})
    for code in "SHV":
        assert older.code(acts.turn_trump(older.round, code)) is Code.NO_SUCH_CARD_HERE


def test_whoever_lays_down_a_card_for_the_turned_one_names_trump_or_none() -> None:
    one = Scribe("wizard_jubilee", hands=[2, 2])
    assert one.code(acts.turn_trump(one.round, "DR", "ben")) is Code.NO_SUCH_CARD_HERE
    assert one.code(acts.turn_trump(one.round, "WR", "zoe")) is Code.NOT_AT_THE_TABLE
    one.write(acts.turn_trump(one.round, "W"))
    one.write(acts.turn_trump(one.round, "W-", "ben"))
    trump = one.round.trump
    who = ((Cell(1, 1, "", "chooser"), "cleo"),)
    assert one.refusal(who) is None
    assert (one.round.chooser, trump.known, trump.suit, trump.turned) == ("ben", True, None, "W")
    assert one.refusal(acts.turn_trump(one.round, "G")) is None
    one.write(acts.turn_trump(one.round, "G"))
    assert (one.round.chooser, one.round.trump.suit) == (None, "G")
    assert one.code(who) is Code.NO_SUCH_CARD_HERE


VALUES = {
    "bomb": st.sampled_from([True, False, 2, None]),
    "changed": st.integers(0, 6) | st.none(),
}


@given(data=st.data())
def test_what_the_rule_allows_is_taken_live_and_stands_late(data: st.DataObject) -> None:
    one = table(options=data.draw(st.sampled_from([{}, WITHOUT_WITCH]), "rules"))
    allowed = one.round.most_changes
    bids = {player: box.bid or 0 for player, box in one.round.boxes.items()}
    steps: dict[str, int] = {}
    for _ in range(data.draw(st.integers(1, 5), "marks")):
        player = data.draw(st.sampled_from([*bids]), "player")
        value = data.draw(VALUES["changed"], "value")
        step = 0 if value is None else {0: 2, 1: 1, 2: 2}.get(abs(value - bids[player]), 9)
        new = {**steps, player: step}
        right = value is None or (value <= HAND and sum(new.values()) <= allowed)
        refusal = judge(one.pad, Mark("c" * 32, changed(player, value)))
        assert (refusal is None) is right
        if right:
            one.write(changed(player, value))
            steps = new
            assert one.round.flags == ()
        else:
            late = fold([*one.marks, Mark("c" * 32, changed(player, value), late=True)])
            assert late.rounds[0].boxes[player].changed == value
            assert late.rounds[0].flags == (Flag.CHANGED,) or value > HAND
