"""The Bomb: in its trick nobody gets anything, and nothing is inferred before
it is known whether it fell."""

from dataclasses import replace
from itertools import product

import pytest

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.entries import bomb_instead, choices, refuse_results
from scorepad.pad.fold import fold
from scorepad.pad.import_check import read_whole
from scorepad.pad.judge import judge_live
from scorepad.pad.marks import Cell, Fate, Mark
from scorepad.pad.state import Flag, Pad, Phase
from scorepad.pad.tricks_taken import NOBODY, UntakenLimit, possible_sums
from scorepad.pad.writers import Writer, refuse_writer
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe, code_of
from tests.pad.test_writers import DEVICES, PHONES


@pytest.fixture
def bombed() -> Scribe:
    """Anna, Ben and Cleo play with the Bomb and have bid one each for three tricks."""
    table = Scribe(hands=[3, 3], options={"play.bomb": True})
    table.bids(1, 1, 1)
    return table


def said(table: Scribe, fell: bool | None) -> Cells:
    return acts.bomb_fell(table.round, fell)


def test_nothing_is_inferred_before_it_is_known_whether_it_fell(bombed: Scribe) -> None:
    bombed.take(ben=1, cleo=1)
    assert bombed.round.phase is Phase.TRICKS
    assert bombed.round.boxes["anna"].tricks is None
    assert bombed.round.bomb is None


@pytest.mark.parametrize(("last", "fell"), [(1, False), (0, True)])
def test_results_that_were_all_typed_say_whether_it_fell(
    last: int, fell: bool, bombed: Scribe
) -> None:
    bombed.take(ben=1, cleo=1, anna=last)
    assert bombed.done(1).phase is Phase.DONE
    assert bombed.done(1).bomb is fell


def test_the_last_result_is_one_of_two_numbers(bombed: Scribe) -> None:
    bombed.take(ben=0, cleo=1)
    codes = [why and why.code for _, why in choices(bombed.round, "anna", "tricks")]
    assert codes == [Code.TRICKS_DO_NOT_ADD_UP, None, None, Code.TOO_MANY_TRICKS]
    assert bombed.code(bombed.tricks_of("anna", 0)) is Code.TRICKS_DO_NOT_ADD_UP


def test_a_trick_given_to_nobody_says_that_it_fell(bombed: Scribe) -> None:
    bombed.give("anna", "")
    assert bombed.round.bomb is True
    assert bombed.round.next_leader is None
    bombed.give("cleo")
    assert [box.tricks for box in bombed.done(1).boxes.values()] == [1, 0, 1]


def test_it_falls_once(bombed: Scribe) -> None:
    bombed.give("anna", "")
    assert bombed.refusal(acts.give_trick(bombed.round, "")) == Refusal(
        Code.BOMB_FELL_BEFORE, {"trick": 2}
    )
    assert bombed.refusal(said(bombed, False)) == Refusal(Code.BOMB_FELL_BEFORE, {"trick": 2})
    bombed.write(said(bombed, True))


def test_what_was_said_of_it_binds_the_count(bombed: Scribe) -> None:
    bombed.write(said(bombed, False))
    assert bombed.code(acts.give_trick(bombed.round, "")) is Code.BOMB_DID_NOT_FALL
    bombed.write(said(bombed, True))
    bombed.give("anna", "ben")
    assert bombed.code(acts.give_trick(bombed.round, "cleo")) is Code.TOO_MANY_TRICKS
    bombed.give("")
    assert [box.tricks for box in bombed.done(1).boxes.values()] == [1, 1, 0]


def test_it_is_said_after_the_bids_with_yes_or_no(bombed: Scribe) -> None:
    for cells in (
        ((Cell(1, 1, "anna", "bomb"), True),),
        ((Cell(1, 1, "", "bomb"), 1),),
        ((Cell(1, 1, "", "bomb"), "yes"),),
    ):
        assert bombed.code(cells) is Code.NOT_A_MARK
    fresh = Scribe(options={"play.bomb": True})
    assert fresh.code(said(fresh, True)) is Code.BIDS_MISSING


def test_a_table_without_it_has_none(table: Scribe) -> None:
    table.bids(0, 0, 0)
    assert table.round.bomb is False
    assert table.code(said(table, True)) is Code.NO_SUCH_CARD_HERE
    assert bomb_instead(table.round, "anna", 0) is None


def test_it_cannot_have_fallen_when_the_results_leave_no_trick_for_it(bombed: Scribe) -> None:
    bombed.take(ben=2, cleo=1)
    assert bombed.code(said(bombed, True)) is Code.TOO_MANY_TRICKS
    bombed.take(anna=0)
    cells = acts.bomb_fell(bombed.done(1), True)
    assert bombed.code(cells) is Code.TRICKS_DO_NOT_ADD_UP


def test_a_result_of_a_finished_round_may_change_alone_with_it(bombed: Scribe) -> None:
    bombed.take(ben=1, cleo=1, anna=1)
    assert bomb_instead(bombed.done(1), "anna", 0) is True
    assert (
        bomb_instead(bombed.done(1), "anna", 1) is bomb_instead(bombed.done(1), "anna", 2) is None
    )
    bombed.write(acts.correct_with_bomb(bombed.done(1), "anna", 0, fell=True))
    assert [box.tricks for box in bombed.done(1).boxes.values()] == [0, 1, 1]
    assert bombed.done(1).bomb is True
    assert bomb_instead(bombed.done(1), "cleo", 2) is False
    bombed.write(acts.correct_with_bomb(bombed.done(1), "cleo", 2, fell=False))
    assert bombed.totals(1) == [-10, 30, -10]


def test_a_result_may_change_alone_while_nobody_has_said_whether_it_fell(bombed: Scribe) -> None:
    bombed.take(ben=1, cleo=1, anna=1)
    bombed.correct_tricks(1, anna=0)
    assert bombed.done(1).bomb is True


def test_an_inferred_result_follows_what_is_said_later(bombed: Scribe) -> None:
    bombed.write(said(bombed, False))
    bombed.take(ben=1, cleo=0)
    bombed.write(acts.bomb_fell(bombed.done(1), True))
    assert [box.tricks for box in bombed.done(1).boxes.values()] == [1, 1, 0]


def test_an_inferred_result_stays_when_another_changes_with_it(bombed: Scribe) -> None:
    bombed.write(said(bombed, False))
    bombed.take(ben=1, cleo=1)
    bombed.write(acts.correct_with_bomb(bombed.done(1), "ben", 0, fell=True))
    assert [box.tricks for box in bombed.done(1).boxes.values()] == [1, 0, 1]
    assert bombed.done(1).boxes["anna"].inferred


def test_a_result_does_not_change_alone_against_what_was_said(bombed: Scribe) -> None:
    bombed.write(said(bombed, False))
    bombed.take(ben=1, cleo=1)
    cells = acts.correct_tricks(bombed.done(1), {"ben": 0})
    assert bombed.code(cells) is Code.OTHER_PLAYER_NEEDED


def test_two_phones_that_contradict_each_other_about_it_are_flagged(bombed: Scribe) -> None:
    one, other = bombed.phone("a"), bombed.phone("b")
    one.write(said(one, False))
    other.give("anna", "", "cleo")
    both = one.phone("c", other.marks[len(bombed.marks) :])
    assert both.round.number == 1
    assert set(both.round.flags) == {Flag.COUNT, Flag.TRICKS}
    both.write(said(both, None))
    assert both.done(1).flags == ()


def test_two_bombs_of_two_phones_are_flagged(bombed: Scribe) -> None:
    one, other = bombed.phone("a"), bombed.phone("b")
    one.give("")
    other.give("anna", "")
    both = other.phone("c", one.marks[len(bombed.marks) :])
    assert both.round.takers == ("", "")
    assert both.round.flags == (Flag.COUNT,)
    both.write(acts.give_trick(both.round, "ben", 2))
    assert both.round.flags == ()


def test_a_last_result_that_fits_neither_is_refused_for_the_sum_of_all(bombed: Scribe) -> None:
    bombed.take(ben=0, cleo=1)
    assert bombed.code(bombed.tricks_of("anna", 0)) is Code.TRICKS_DO_NOT_ADD_UP


@pytest.mark.parametrize("hand", range(4))
@pytest.mark.parametrize("said", [None, True, False, 2])
@pytest.mark.parametrize("bombs", [0, 1, 2])
def test_results_always_have_a_sum_whatever_was_written(
    hand: int, said: bool | int | None, bombs: int
) -> None:
    for most, takers in product(range(hand + 1), range(hand + 1)):
        sums = possible_sums(hand, said, (NOBODY,) * takers, UntakenLimit(most, bombs))
        assert sums
        assert min(sums) >= 0
        assert max(sums) <= hand


def counted(bombed: Scribe, *takers: str) -> Scribe:
    """A round whose tricks were counted one by one."""
    bombed.bids(1, 1, 0)
    for taker in takers:
        bombed.write(acts.give_trick(bombed.round, taker))
    return bombed


def test_a_bomb_that_was_counted_by_mistake_is_taken_back_with_the_result() -> None:
    bombed = counted(Scribe(options={"play.bomb": True}, hands=(3, 3)), "anna", "", "ben")
    assert bombed.done(1).bomb is True
    assert bomb_instead(bombed.done(1), "ben", 2) is False
    assert bomb_instead(bombed.done(1), "ben", 0) is bomb_instead(bombed.done(1), "ben", 3) is None
    bombed.write(acts.correct_with_bomb(bombed.done(1), "ben", 2, fell=False))
    assert bombed.done(1).takers == ("anna", "ben", "ben")
    assert [box.tricks for box in bombed.done(1).boxes.values()] == [1, 2, 0]
    assert (bombed.done(1).bomb, bombed.done(1).flags) == (False, ())


def test_a_result_that_was_typed_since_does_not_follow_the_counted_tricks() -> None:
    bombed = counted(Scribe(options={"play.bomb": True}, hands=(3, 3)), "anna", "", "ben")
    bombed.correct_tricks(1, ben=0, cleo=1)
    assert bomb_instead(bombed.done(1), "ben", 1) is None


@pytest.fixture
def asked() -> Scribe:
    """Anna, Ben and Cleo have bid one each for three tricks in a game that asks for the Bomb."""
    table = Scribe("wizard_jubilee", hands=[3, 3])
    table.bids(1, 1, 1)
    return table


def stored_before(table: Scribe) -> list[Mark]:
    """The marks of a game that was opened before its data said that the Bomb is asked for."""
    opening, *marks = table.marks
    (cell, data), *more = opening.cells
    assert isinstance(data, dict)
    assert data["play"]["bomb_said"] is True
    data = {**data, "play": {k: v for k, v in data["play"].items() if k != "bomb_said"}}
    return [replace(opening, cells=((cell, data), *more)), *marks]


def test_results_that_lack_a_trick_leave_the_round_open_until_somebody_says_the_bomb(
    asked: Scribe,
) -> None:
    asked.take(ben=1, cleo=1, anna=0)
    assert (asked.round.number, asked.round.phase) == (1, Phase.TRICKS)
    assert refuse_results(asked.round) == Refusal(Code.BOMB_NOT_SAID)
    assert asked.code(said(asked, False)) is Code.TRICKS_DO_NOT_ADD_UP
    asked.write(said(asked, True))
    assert (asked.done(1).phase, asked.done(1).bomb, asked.done(1).flags) == (Phase.DONE, True, ())
    assert refuse_results(asked.done(1)) is None


def test_a_slip_in_a_result_is_corrected_and_no_bomb_stays_behind(asked: Scribe) -> None:
    asked.take(ben=1, cleo=1, anna=0)
    asked.take(anna=1)
    assert (asked.done(1).phase, asked.done(1).bomb) == (Phase.DONE, False)


def test_tricks_that_were_counted_say_that_the_bomb_fell(asked: Scribe) -> None:
    asked.give("anna", "", "ben")
    assert (asked.done(1).phase, asked.done(1).bomb) == (Phase.DONE, True)


def test_all_made_it_asks_for_the_bomb_where_the_bids_lack_a_trick() -> None:
    table = Scribe("wizard_jubilee", hands=[3, 3])
    table.bids(1, 1, 0)
    table.write(acts.fill_rest(table.round))
    assert refuse_results(table.round) == Refusal(Code.BOMB_NOT_SAID)


def test_a_game_from_before_reads_on_as_it_was_played(asked: Scribe) -> None:
    asked.take(ben=1, cleo=1, anna=0)
    old = fold(stored_before(asked))
    assert (old.rounds[0].phase, old.rounds[0].bomb, len(old.rounds)) == (Phase.DONE, True, 2)


def test_no_correction_opens_a_round_that_asked_for_the_bomb(asked: Scribe) -> None:
    asked.take(ben=1, cleo=1, anna=1)
    alone = acts.correct_tricks(asked.done(1), {"anna": 0})
    assert asked.code(alone) is Code.OTHER_PLAYER_NEEDED
    asked.write(acts.correct_with_bomb(asked.done(1), "anna", 0, fell=True))
    assert asked.done(1).bomb is True
    assert asked.code(acts.bomb_fell(asked.done(1), None)) is Code.TRICKS_DO_NOT_ADD_UP


def test_a_late_result_that_takes_a_trick_away_asks_for_the_bomb(asked: Scribe) -> None:
    asked.take(ben=1, cleo=1, anna=1)
    late = Mark("b" * 32, ((Cell(1, 1, "anna", "tricks"), 0),), late=True)
    open_again = fold([*asked.marks, late])
    assert refuse_results(open_again.rounds[0]) == Refusal(Code.BOMB_NOT_SAID)
    fell = Mark("c" * 32, acts.bomb_fell(asked.done(1), fell=True), late=True)
    assert fold([*asked.marks, late, fell]).rounds[0].phase is Phase.DONE


def test_no_bomb_closes_a_round_that_a_choice_between_two_phones_has_opened(asked: Scribe) -> None:
    asked.take(ben=1, cleo=1)
    one, other = asked.phone("a"), asked.phone("b")
    one.take(anna=1)
    other.take(anna=0)
    other.write(said(other, True))
    late = [replace(mark, late=True) for mark in other.marks[len(asked.marks) :]]
    both = one.phone("c", late)
    assert (both.done(1).phase, both.done(1).bomb) == (Phase.DONE, True)
    chosen = ((Cell(1, 1, "anna", "tricks"), 1),)
    mark = Mark("d" * 32, chosen, both.pad.written.seen(dict(chosen)))
    assert judge_live(both.pad, mark).fate is Fate.WRITTEN
    both.marks.append(mark)
    assert (both.round.number, both.round.flags) == (1, (Flag.TRICKS,))
    both.write(said(both, False))
    assert (both.done(1).phase, both.done(1).bomb) == (Phase.DONE, False)


def test_a_late_bomb_closes_the_round_that_asked_for_it(asked: Scribe) -> None:
    asked.take(ben=1, cleo=1, anna=0)
    fell = Mark("b" * 32, said(asked, True), late=True)
    assert fold([*asked.marks, fell]).rounds[0].phase is Phase.DONE


def test_a_game_that_waits_for_the_bomb_can_be_brought_elsewhere(asked: Scribe) -> None:
    asked.take(ben=1, cleo=1, anna=0)
    there = read_whole(asked.marks)
    assert isinstance(there, Pad)
    assert refuse_results(there.rounds[0]) == Refusal(Code.BOMB_NOT_SAID)


@pytest.mark.parametrize(
    ("results", "cells", "code"),
    [
        ((0, 1, 1), ((Cell(1, 1, "", "bomb"), True),), None),
        ((0, 1, 1), ((Cell(1, 1, "", "bomb"), False),), Code.NOT_OWN_SEAT),
        ((0, 1, 1), ((Cell(1, 1, "", "bomb"), 2),), Code.NOT_OWN_SEAT),
        ((0, 1, 1), ((Cell(1, 2, "", "bomb"), True),), Code.NOT_OWN_SEAT),
        ((None, 1, 1), ((Cell(1, 1, "", "bomb"), True),), Code.NOT_OWN_SEAT),
        ((1, 1, 1), ((Cell(1, 1, "", "bomb"), True),), Code.NOT_OWN_SEAT),
    ],
)
def test_an_own_phone_says_the_bomb_only_where_a_trick_is_missing(
    results: tuple[int | None, ...], cells: Cells, code: Code | None, asked: Scribe
) -> None:
    anna, ben, cleo = results
    typed = {"anna": anna, "ben": ben, "cleo": cleo}
    asked.take(**{player: tricks for player, tricks in typed.items() if tricks is not None})
    mark = Mark("b" * 32, cells)
    refusal = refuse_writer(asked.pad, Writer("player", "ben"), mark)
    assert (refusal and refusal.code) is code
    stranger = refuse_writer(asked.pad, Writer("player", "dan"), mark)
    assert stranger is not None


def test_that_it_fell_twice_is_said_by_whoever_is_last(asked: Scribe) -> None:
    asked.take(ben=1, cleo=0)
    twice = Mark("b" * 32, ((Cell(1, 1, "", "bomb"), 2),))
    assert code_of(refuse_writer(asked.pad, PHONES["ben"], twice)) is Code.NOT_OWN_SEAT
    assert refuse_writer(asked.pad, PHONES["anna"], twice) is None
    assert judge_live(asked.pad, twice).fate is Fate.WRITTEN
    asked.write(twice.cells)
    assert (asked.done(1).boxes["anna"].tricks, asked.done(1).untaken) == (0, 2)


def test_whoever_said_the_bomb_takes_it_back_and_nobody_else_does(asked: Scribe) -> None:
    asked.take(ben=1, cleo=1, anna=0)
    asked.by = DEVICES["ben"]
    fell = asked.write(said(asked, True))
    assert asked.round.number == 2

    def code(player: str) -> Code | None:
        return code_of(refuse_writer(asked.pad, PHONES[player], Mark("f" * 32, undoes=fell.id)))

    assert (code("ben"), code("cleo")) == (None, Code.NOT_OWN_SEAT)
    nobody = refuse_writer(asked.pad, Writer("player", "ben"), Mark("f" * 32, undoes=fell.id))
    assert code_of(nobody) is Code.NOT_OWN_SEAT


def test_a_bomb_that_ended_the_game_is_not_taken_back_on_an_own_phone() -> None:
    table = Scribe("wizard_jubilee", hands=[3])
    table.bids(1, 1, 1)
    table.take(ben=1, cleo=1, anna=0)
    table.by = DEVICES["ben"]
    fell = table.write(said(table, True))
    assert table.pad.over
    refusal = refuse_writer(table.pad, PHONES["ben"], Mark("f" * 32, undoes=fell.id))
    assert code_of(refusal) is Code.NOT_OWN_SEAT
