"""What stands after undoing, and what a cell last saw."""

import pytest

from scorepad.pad import acts
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge, judge_late, judge_live, refuse_stale
from scorepad.pad.marks import Cell, Fate, Mark, MarkIndex
from scorepad.pad.state import Phase
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe, code_of


def test_only_the_newest_act_that_stands_is_undone_and_the_opening_never(table: Scribe) -> None:
    def code(undoes: Mark) -> Code | None:
        return code_of(judge(table.pad, Mark("f" * 32, undoes=undoes.id)))

    opening, fresh = table.marks[0], table.pad
    table.play_rounds(2)
    assert [table.undo() for _ in range(10)] == table.marks[10:0:-1]
    assert table.pad.written.undoable is None
    assert (table.pad.rounds, table.pad.totals) == (fresh.rounds, fresh.totals)
    assert code(opening) is Code.NOTHING_TO_UNDO
    table.bid(ben=1, cleo=1, anna=0)
    undone = table.undo()
    older, newest, _, undo = table.marks[-4:]
    assert table.pad.written.undoable == newest
    assert [code(each) for each in (undone, undo, older)] == [Code.NOT_THE_NEWEST] * 3
    assert code(newest) is None


def test_a_mark_is_stale_when_its_cell_was_written_meanwhile(table: Scribe) -> None:
    ours = Mark("a" * 32, table.bid_of("ben", 1))
    assert refuse_stale(table.pad, ours) is None
    table.bid(ben=0)
    assert refuse_stale(table.pad, ours)
    seen = table.pad.written.seen([Cell(1, 1, "ben", "bid")])
    assert seen == table.marks[-1].id
    assert table.pad.written.seen([Cell(0, 0, "ben", "name")]) == table.marks[0].id
    assert table.pad.written.seen([]) is table.pad.written.seen([Cell(9, 1, "", "trump")]) is None
    assert refuse_stale(table.pad, Mark("a" * 32, table.bid_of("ben", 1), seen=seen)) is None


def test_other_cells_do_not_make_a_mark_stale(table: Scribe) -> None:
    ours = Mark("a" * 32, table.bid_of("ben", 1))
    table.bid(cleo=0)
    table.write(acts.turn_trump(table.round, "R"))
    assert refuse_stale(table.pad, ours) is None


def test_an_undo_makes_stale_whoever_had_seen_the_undone_mark(table: Scribe) -> None:
    table.bid(ben=0)
    ours = Mark("a" * 32, table.bid_of("ben", 1), seen=table.marks[-1].id)
    assert refuse_stale(table.pad, ours) is None
    table.undo()
    assert refuse_stale(table.pad, ours)


def test_a_mark_that_writes_nothing_is_no_conflict_but_refused(table: Scribe) -> None:
    table.bids(1, 0, 0)
    table.write(acts.fill_rest(table.round))
    again = Mark("a" * 32, acts.fill_rest(table.round), seen=table.marks[3].id)
    assert refuse_stale(table.pad, again) is None
    assert code_of(judge(table.pad, again)) is Code.NOT_A_MARK


def test_a_conflict_says_what_both_wrote(table: Scribe) -> None:
    ours = Mark("a" * 32, table.bid_of("ben", 1))
    table.bid(ben=0)
    refusal = refuse_stale(table.pad, ours)
    assert refusal.code is Code.WRITTEN_MEANWHILE
    assert refusal.facts == {"player": "ben", "field": "bid", "ours": 1, "theirs": 0}
    table.undo()
    assert refuse_stale(table.pad, ours).facts["theirs"] is None


def test_of_several_cells_the_one_that_was_written_meanwhile_is_told(table: Scribe) -> None:
    table.bid(ben=1)
    seen = table.marks[-1].id
    ours = Mark("a" * 32, (*table.bid_of("ben", 0), *table.bid_of("cleo", 1)), seen=seen)
    table.bid(cleo=0)
    facts = refuse_stale(table.pad, ours).facts
    assert facts == {"player": "cleo", "field": "bid", "ours": 1, "theirs": 0}


def test_a_conflict_about_a_hidden_bid_says_no_number() -> None:
    options = {"bidding.visibility": "secret", "bidding.entry": "players"}
    table = Scribe("wizard_club", options=options)
    ours = Mark("a" * 32, table.bid_of("ben", 1))
    table.bid(ben=0)
    facts = refuse_stale(table.pad, ours).facts
    assert (facts["ours"], facts["theirs"]) == (None, None)


def test_a_mark_of_several_cells_is_stale_when_any_of_them_was_written() -> None:
    table = Scribe(hands=[3])
    table.bids(1, 1, 1)
    ours = Mark("a" * 32, acts.fill_rest(table.round))
    table.take(ben=0)
    assert refuse_stale(table.pad, ours).facts["player"] == "ben"


def test_two_who_write_the_same_are_not_asked_which_of_the_two(table: Scribe) -> None:
    ours = Mark("a" * 32, table.bid_of("ben", 1))
    table.bid(ben=1)
    assert refuse_stale(table.pad, ours) is None
    assert judge_live(table.pad, ours).fate is Fate.WRITTEN_BEFORE
    corrected = Mark("b" * 32, table.bid_of("ben", 0), seen=table.marks[-1].id)
    table.bid(ben=0)
    assert judge_live(table.pad, corrected).fate is Fate.WRITTEN_BEFORE


def test_all_made_it_joins_a_result_that_another_phone_has_typed_as_it_was_bid() -> None:
    table = Scribe(hands=[3])
    table.bids(1, 1, 1)
    ours = Mark("a" * 32, acts.fill_rest(table.round))
    table.take(ben=1)
    assert judge_live(table.pad, ours).fate is Fate.WRITTEN
    assert fold([*table.marks, ours]).rounds[0].phase is Phase.DONE


def test_of_two_cells_the_one_that_differs_is_told(table: Scribe) -> None:
    ours = Mark("a" * 32, (*table.bid_of("ben", 0), *table.bid_of("cleo", 1)))
    table.bid(ben=1)
    table.bid(cleo=1)
    facts = refuse_stale(table.pad, ours).facts
    assert facts == {"player": "ben", "field": "bid", "ours": 0, "theirs": 1}


def test_a_cell_that_nobody_wrote_is_not_the_one_that_is_told(table: Scribe) -> None:
    ours = Mark("a" * 32, (*table.bid_of("ben", 0), *table.bid_of("cleo", 1)))
    table.bid(cleo=0)
    assert refuse_stale(table.pad, ours).facts["player"] == "cleo"


def test_what_takes_back_a_mark_that_is_not_there_changes_nothing(table: Scribe) -> None:
    table.bid(ben=1)
    stray = Mark("f" * 32, undoes="e" * 32)
    assert fold([*table.marks, stray]).rounds == table.pad.rounds


def test_which_cell_is_told_does_not_depend_on_their_order_where_all_were_seen(
    table: Scribe,
) -> None:
    """The mark says that it saw one which is newer, and wrote elsewhere."""
    table.bid(ben=0)
    table.write(acts.turn_trump(table.round, "R"))
    cells = (*table.bid_of("cleo", 1), *table.bid_of("ben", 1))
    for order in (cells, cells[::-1]):
        ours = Mark("a" * 32, order, seen=table.marks[-1].id)
        refusal = refuse_stale(table.pad, ours)
        assert refusal is not None
        assert refusal.facts["player"] == "ben"


# deals that are over


def test_of_two_phones_that_deal_again_at_once_the_slower_hears_that_the_deal_is_over(
    table: Scribe,
) -> None:
    ours = Mark("a" * 32, acts.deal_again(table.round))
    assert judge_live(table.pad, ours).fate is Fate.WRITTEN
    table.write(acts.deal_again(table.round))
    refusal = Refusal(Code.DEAL_IS_OVER, {"round": 1})
    assert refuse_stale(table.pad, ours) == refusal
    assert refuse_stale(table.pad, Mark("a" * 32, acts.enter(1, 1, "ben", "bid", 0))) == refusal


def test_what_belongs_to_no_deal_outlives_them_all(table: Scribe) -> None:
    table.write(acts.deal_again(table.round))
    cells = acts.this_round(table.round, dealer="ben")
    ours = Mark("a" * 32, cells, seen=table.pad.written.seen(dict(cells)))
    assert judge_live(table.pad, ours).fate is Fate.WRITTEN


# beside a conflict

LATE = "b" * 32


@pytest.fixture
def torn(table: Scribe) -> Scribe:
    """A table where Ben's bid is 1 or, as another phone has it, 2; Cleo has bid since."""
    table.bid(ben=1)
    table.marks.append(Mark(LATE, acts.enter(1, 1, "ben", "bid", 2), late=True))
    table.bid(cleo=0)
    [conflict] = table.pad.written.conflicts
    assert [value for value, _ in conflict.values] == [1, 2]
    return table


def test_a_choice_needs_to_have_seen_what_it_does_not_choose(torn: Scribe) -> None:
    bid = acts.enter(1, 1, "ben", "bid", 1)
    assert judge_live(torn.pad, Mark("a" * 32, bid)).fate is Fate.STALE
    assert judge_live(torn.pad, Mark("a" * 32, bid, seen=LATE)).fate is Fate.WRITTEN


def test_a_conflict_of_a_deal_that_is_over_can_still_be_ended(torn: Scribe) -> None:
    bid = acts.enter(1, 1, "ben", "bid", 1)
    torn.write(acts.deal_again(torn.round))
    assert judge_live(torn.pad, Mark("a" * 32, bid, seen=LATE)).fate is Fate.WRITTEN
    other = acts.enter(1, 1, "ben", "bid", 0)
    verdict = judge_live(torn.pad, Mark("a" * 32, other, seen=LATE))
    assert code_of(verdict.refusal) is Code.DEAL_IS_OVER


def test_what_is_in_conflict_in_one_cell_is_no_choice_in_another(torn: Scribe) -> None:
    for cells in (
        torn.bid_of("cleo", 1),
        (*torn.bid_of("ben", 1), *torn.bid_of("cleo", 1)),
        (*torn.bid_of("anna", 1), *torn.bid_of("cleo", 1)),
    ):
        assert judge_live(torn.pad, Mark("a" * 32, cells)).fate is Fate.STALE
        assert judge_live(torn.pad, Mark("a" * 32, cells, seen=LATE)).fate is Fate.STALE
    result = Mark("a" * 32, torn.tricks_of("ben", 1))
    assert code_of(judge_live(torn.pad, result).refusal) is Code.BIDS_MISSING


def test_a_value_that_is_none_of_those_in_conflict_settles_nothing(torn: Scribe) -> None:
    torn.write(acts.turn_trump(torn.round, "R"))
    late = Mark("a" * 32, torn.bid_of("ben", 0), seen=torn.marks[-1].id)
    assert judge_live(torn.pad, late).fate is Fate.STALE


# late marks


def test_every_cell_of_a_late_mark_has_its_shape(table: Scribe) -> None:
    known = MarkIndex(table.marks)
    points = ((Cell(1, 0, "ben", "adjustment"), [5, "why"]),)
    no_points = ((Cell(1, 0, "cleo", "adjustment"), [5, 5]),)
    for cells, fate in (
        (points, Fate.WRITTEN),
        ((*points, *no_points), Fate.REFUSED),
        ((*no_points, *points), Fate.REFUSED),
    ):
        assert judge_late(table.pad, known, Mark("a" * 32, cells, late=True)).fate is fate


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("chooser", "ben", None),
        ("chooser", None, None),
        ("chooser", "zoe", Code.NOT_AT_THE_TABLE),
        ("leader:2", "ben", None),
        ("leader:2", "zoe", Code.NOT_AT_THE_TABLE),
        ("leader:1", "ben", Code.NOT_A_MARK),
    ],
)
def test_whom_a_late_mark_names_is_a_player_and_leads_a_trick_that_follows_another(
    table: Scribe, field: str, value: str | None, code: Code | None
) -> None:
    late = Mark("a" * 32, ((Cell(1, 1, "", field), value),), late=True)
    assert code_of(judge_late(table.pad, MarkIndex(table.marks), late).refusal) is code
