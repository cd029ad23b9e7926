"""Hidden bids and their reveal: what is hidden, until when, and what is said afterwards."""

from dataclasses import replace

import pytest

from scorepad.pad import acts
from scorepad.pad.entries import next_entry, smallest_hand
from scorepad.pad.fold import fold
from scorepad.pad.import_check import marks_to_export
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.reveals import ASKED, REVEAL, bids_may_hide
from scorepad.pad.state import Flag, Pad, Phase
from scorepad.pad.visibility import is_hidden
from scorepad.rules import Code
from tests.pad.scribe import Scribe

TOGETHER = {"bidding.visibility": "simultaneous", "bidding.entry": "players"}
SECRET = {"bidding.visibility": "secret", "bidding.entry": "players"}
NEW_ID = "e" * 32


def kept(options: dict[str, str] = TOGETHER, *, reveal: bool = True) -> Scribe:
    """A game whose first round has five cards; Anna deals, Ben leads."""
    return Scribe("wizard_fisher", options=options, hands=[5, 4, 3], reveal=reveal)


def bid_of(player: str, deal: int = 1) -> Cell:
    return Cell(1, deal, player, "bid")


def hidden(pad: Pad, deal: int = 1) -> bool:
    """Return whether the bids of the first round are hidden: all, or none."""
    (said,) = {is_hidden(pad, bid_of(player, deal)) for player in pad.names}
    return said


def late(table: Scribe, cells: acts.Cells) -> None:
    """Append what a phone wrote without network, whatever it is."""
    table.marks.append(Mark(f"d{len(table.marks):031x}", cells, late=True))
    table._pad = None


def test_bids_that_are_shown_together_wait_for_the_reveal() -> None:
    table = kept()
    table.bids(1, 2, 0)
    played = table.round
    assert (played.phase, played.hidden, played.to_reveal) == (Phase.BIDS, True, True)
    assert next_entry(table.pad) is None
    assert table.code(table.tricks_of("ben", 1)) is Code.REVEAL_FIRST
    table.write(acts.reveal(played))
    played = table.round
    assert (played.phase, played.hidden, played.to_reveal) == (Phase.TRICKS, False, False)
    assert played.revealed == {"anna": 1, "ben": 2, "cleo": 0}


def test_bids_that_are_kept_until_the_round_is_played_wait_for_the_last_result() -> None:
    table = kept(SECRET)
    table.bids(1, 2, 0)
    assert table.code(acts.reveal(table.round)) is Code.NOTHING_TO_REVEAL
    table.take(ben=2, cleo=0)
    played = table.round
    assert (played.phase, played.hidden, played.to_reveal) == (Phase.TRICKS, True, True)
    assert (played.flags, next_entry(table.pad)) == ((), None)
    assert [box.points for box in played.boxes.values()] == [None] * 3
    table.write(acts.reveal(played))
    assert (table.done(1).phase, table.round.number) == (Phase.DONE, 2)
    assert table.totals(1) == [-20, 40, 20]


def test_a_result_is_corrected_before_the_reveal_as_it_is_after_it() -> None:
    table = kept(SECRET)
    table.bids(1, 2, 0)
    table.take(ben=2, cleo=0)
    assert table.code(table.tricks_of("ben", 1)) is Code.OTHER_PLAYER_NEEDED
    table.write(acts.correct_tricks(table.round, {"ben": 1, "cleo": 1}))
    assert table.round.to_reveal


def test_the_last_round_is_not_over_before_its_bids_are_revealed() -> None:
    table = Scribe("wizard_fisher", options=SECRET, rounds=1, reveal=True)
    table.bids(1, 0, 0)
    table.take(ben=0, cleo=0)
    assert not table.pad.over
    table.write(acts.reveal(table.round))
    assert table.pad.over
    assert table.pad.winners == ("anna",)


@pytest.mark.parametrize("options", [TOGETHER, SECRET])
def test_nothing_is_revealed_before_it_is_time(options: dict[str, str]) -> None:
    table = kept(options)
    table.bid(ben=2, cleo=0)
    refusal = table.refusal(acts.reveal(table.round))
    assert refusal is not None
    assert (refusal.code, refusal.facts["player"]) == (Code.NOTHING_TO_REVEAL, "anna")


def test_what_the_scorer_types_needs_no_reveal() -> None:
    table = kept({"bidding.visibility": "simultaneous"})
    table.bid(ben=2, cleo=0)
    last = (*table.bid_of("anna", 1), *acts.reveal(table.round))
    assert table.code(last) is Code.NOTHING_TO_REVEAL
    table.bid(anna=1)
    assert (table.round.phase, table.round.hidden) == (Phase.TRICKS, False)
    assert table.code(acts.reveal(table.round)) is Code.NOTHING_TO_REVEAL


@pytest.mark.parametrize("options", [TOGETHER, SECRET])
def test_a_game_that_was_begun_before_reveals_by_itself(options: dict[str, str]) -> None:
    table = kept(options, reveal=False)
    assert ASKED not in dict(table.marks[0].cells)
    table.bids(1, 2, 0)
    together = options == TOGETHER
    assert (table.round.phase, table.round.hidden) == (Phase.TRICKS, not together)
    table.take(ben=2, cleo=0)
    assert table.done(1).phase is Phase.DONE
    assert not hidden(table.pad)


def test_undoing_the_reveal_hides_nothing_again() -> None:
    table = kept()
    table.bids(1, 2, 0)
    table.write(acts.reveal(table.round))
    assert [table.undo().cells[0][0].field for _ in range(4)] == [REVEAL, "bid", "bid", "bid"]
    assert (table.round.phase, hidden(table.pad)) == (Phase.BIDS, False)
    table.bids(1, 2, 5)
    assert (table.round.phase, table.round.to_reveal) == (Phase.TRICKS, False)


def test_a_bid_that_changes_after_the_reveal_is_said() -> None:
    table = kept()
    table.bids(1, 2, 0)
    table.correct_bid(1, "ben", 3)
    table.write(acts.reveal(table.round))
    assert table.round.changed_after_reveal == {}
    table.correct_bid(1, "ben", 0)
    assert table.round.changed_after_reveal == {"ben": 3}
    places = {mark.id: place for place, mark in enumerate(table.marks)}
    after = [
        table.pad.reveals.had_revealed(places[mark.id], [cell for cell, _ in mark.cells])
        for mark in table.marks[1:]
    ]
    assert after == [False] * 5 + [True]
    table.write(acts.reveal(table.round))
    assert table.round.changed_after_reveal == {"ben": 3}, "the first reveal counts"
    table.take(ben=1)
    assert not table.pad.reveals.had_revealed(7, [Cell(1, 1, "ben", "tricks")])
    table.correct_bid(1, "ben", 3)
    assert table.round.changed_after_reveal == {}


def test_missing_bids_typed_by_somebody_else_to_look_are_said_when_undone() -> None:
    table = kept()
    table.bid(ben=2)
    table.bid(cleo=0, anna=0)
    table.write(acts.reveal(table.round))
    for _ in range(3):
        table.undo()
    assert not hidden(table.pad)
    table.bid(cleo=4)
    assert table.round.changed_after_reveal == {"anna": 0, "cleo": 0}


RULES = [
    {"bidding.entry": "scorer"},
    {"bidding.visibility": "open"},
    {"bidding.visibility": "open", "bidding.who": "last"},
]


@pytest.mark.parametrize("whole_game", [False, True])
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("options", [TOGETHER, SECRET])
def test_how_bids_are_kept_changes_with_the_next_deal_whoever_writes_it(
    options: dict[str, str], rules: dict[str, str], whole_game: bool
) -> None:
    table = kept(options)
    table.bid(ben=2)
    cells = acts.change_rules(table.pad, rules, whole_game=whole_game)
    for phone in (table.phone("a"), table.phone("b")):
        if phone.marks[-1].id == table.marks[-1].id:
            late(phone, cells)
        assert hidden(phone.pad)
        assert table.pad.ruleset.options["bidding.entry"] == "players"
        assert phone.round.ruleset.options["bidding.entry"] == "players"
        late(phone, phone.bid_of("cleo", 1))
        assert hidden(phone.pad)
        again = [*phone.marks, Mark(NEW_ID, acts.deal_again(phone.round))]
        assert hidden(fold(again))
        assert not fold(again).rounds[0].hidden


def test_a_rule_that_is_set_before_the_first_bid_holds_at_once() -> None:
    table = kept()
    table.write(acts.change_rules(table.pad, {"bidding.entry": "scorer"}, whole_game=False))
    assert not table.round.hidden
    table.bid(ben=2)
    assert not hidden(table.pad)


def test_a_rule_that_was_taken_back_does_not_show_what_was_said_under_it() -> None:
    table = kept({})
    cells = acts.change_rules(table.pad, SECRET, whole_game=False)
    rule = table.write(cells)
    table.bid(ben=2)
    assert hidden(table.pad)
    for undone, hides in ((rule, False), (table.marks[0], True)):
        phone = table.phone("a", [Mark(NEW_ID, undoes=undone.id, late=True)])
        assert hidden(phone.pad)
        late(phone, acts.deal_again(phone.round))
        late(phone, phone.bid_of("ben", 1))
        assert is_hidden(phone.pad, bid_of("ben", deal=2)) is hides


def test_a_bid_that_was_taken_back_is_not_revealed() -> None:
    table = kept()
    table.bids(1, 2, 0)
    table.correct_bid(1, "ben", 3)
    table.undo()
    table.write(acts.reveal(table.round))
    assert table.round.revealed == {"anna": 1, "ben": 2, "cleo": 0}
    table = kept()
    table.bid(ben=2)
    table.undo()
    late(table, acts.reveal(table.round))
    assert table.round.revealed == {"ben": None}


def test_rules_of_later_rounds_that_were_struck_out_hide_nothing() -> None:
    table = kept({})
    table.bid(ben=1)
    table.write(acts.change_rules(table.pad, SECRET, whole_game=False))
    usual = {"bidding.visibility": "open", "bidding.entry": "scorer"}
    table.write(acts.change_rules(table.pad, usual, whole_game=True))
    table.bid(cleo=0, anna=0)
    table.take(ben=1, cleo=0)
    table.bid(cleo=1)
    assert not is_hidden(table.pad, Cell(2, 1, "cleo", "bid"))


def test_marks_tell_without_a_pad_whether_bids_can_have_been_hidden() -> None:
    def opened(value: Value, field: str = "ruleset") -> list[Mark]:
        return [Mark(NEW_ID, ((Cell(0, 0, "", field), value),))]

    by_players, by_scorer = ({"bidding": {"entry": entry}} for entry in ("players", "scorer"))
    assert bids_may_hide(kept().marks)
    assert bids_may_hide(opened(by_players))
    for marks in (kept({}).marks, opened(by_scorer), opened({}), opened("players")):
        assert not bids_may_hide(marks)
    assert not bids_may_hide(opened(by_players, "house"))


def test_a_deal_that_was_thrown_in_keeps_its_bids_whatever_comes() -> None:
    table = kept()
    table.bid(ben=2)
    table.write(acts.deal_again(table.round))
    table.write(acts.change_rules(table.pad, {"bidding.entry": "scorer"}, whole_game=False))
    table.bids(0, 0, 1)
    assert not table.round.hidden
    assert is_hidden(table.pad, bid_of("ben"))
    assert not is_hidden(table.pad, bid_of("ben", deal=2))


def test_a_game_that_ends_keeps_the_bids_that_were_not_revealed() -> None:
    table = kept()
    table.bids(1, 2, 0)
    table.write(acts.reveal(table.round))
    table.take(ben=2, cleo=0)
    table.bid(cleo=3)
    table.undo()
    table.bid(cleo=2)
    table.write(acts.end(table.pad))
    late(table, acts.change_rules(table.pad, {"bidding.entry": "scorer"}, whole_game=True))
    assert table.pad.over
    assert is_hidden(table.pad, Cell(2, 1, "cleo", "bid"))
    exported = marks_to_export(table.pad)
    shown = [cell for mark in exported for cell, _ in mark.cells]
    assert Cell(2, 1, "cleo", "bid") not in shown
    assert Cell(0, 0, "", "ended") in shown
    assert all(mark.undoes is None for mark in exported)


def test_bids_of_a_first_deal_thrown_in_do_not_end_the_file_of_a_game_that_is_over() -> None:
    table = Scribe("wizard_fisher", options=TOGETHER, hands=[1], reveal=True)
    table.bid(ben=1)
    hidden_bid = table.marks[-1]
    table.write(acts.deal_again(table.round))
    table.bids(1, 0, 1)
    table.write(acts.reveal(table.round))
    table.take(ben=1, cleo=0)
    assert table.pad.over
    left_out = [mark for mark in table.marks if mark not in marks_to_export(table.pad)]
    assert left_out == [hidden_bid]


def test_an_open_round_leaves_the_machine_up_to_its_first_hidden_bid() -> None:
    table = kept()
    table.bid(ben=2)
    table.write(((Cell(0, 0, "anna", "name"), "Anne"),))
    assert marks_to_export(table.pad) == tuple(table.marks[:1])
    table.bid(cleo=2, anna=1)
    table.write(acts.reveal(table.round))
    assert marks_to_export(table.pad) == tuple(table.marks)


def test_hands_and_the_cloud_do_not_tell_a_hidden_bid() -> None:
    said = []
    for bid in (0, 3, 5):
        table = kept(SECRET | {"play.cloud": True})
        table.bid(ben=bid)
        hand = table.refusal(acts.this_round(table.round, hand=4))
        assert smallest_hand(table.round) == 5
        table.bid(cleo=0, anna=0)
        changed = [
            table.refusal(((Cell(1, 1, "ben", "changed"), value),)) for value in range(-1, 7)
        ]
        less = table.refusal(acts.change_bid(table.round, "ben", -1))
        odd = [table.refusal(((Cell(1, 1, "ben", "changed"), odd),)) for odd in (True, "1")]
        assert None not in odd
        said.append((hand, changed, less))
    assert said[0] == said[1] == said[2]


def test_the_cloud_that_can_not_be_is_shown_by_the_reveal() -> None:
    table = kept(SECRET | {"play.cloud": True})
    table.bids(0, 0, 0)
    table.write(acts.change_bid(table.round, "ben", -1))
    table.take(ben=5, cleo=0)
    table.write(acts.reveal(table.round))
    assert table.done(1).flags == (Flag.CHANGED,)


def test_a_late_result_implies_the_reveal_where_its_phone_knew_of_none() -> None:
    table = kept()
    table.bids(1, 2, 0)
    late(table, table.tricks_of("ben", 2))
    assert table.round.to_reveal
    cells = acts.implied_reveals(table.pad, table.marks[-1:])
    assert cells == ((Cell(1, 1, "", REVEAL), True),)
    late(table, cells)
    assert (table.round.phase, table.round.boxes["ben"].tricks) == (Phase.TRICKS, 2)
    assert acts.implied_reveals(table.pad, table.marks) == ()


def test_a_late_bid_of_the_next_round_implies_the_reveal_of_the_one_before() -> None:
    table = kept(SECRET)
    table.bids(1, 2, 0)
    table.take(ben=2, cleo=0)
    late(table, acts.enter(2, 1, "cleo", "bid", 1))
    assert acts.implied_reveals(table.pad, table.marks[-1:]) == ((Cell(1, 1, "", REVEAL), True),)
    assert acts.implied_reveals(table.pad, [Mark(NEW_ID, acts.turn_trump(table.round, "H"))]) == ()


def test_a_late_result_implies_nothing_while_a_bid_is_missing() -> None:
    table = kept()
    table.bid(ben=2)
    late(table, table.tricks_of("ben", 2))
    assert acts.implied_reveals(table.pad, table.marks[-1:]) == ()
    assert hidden(table.pad)


def test_late_bids_imply_no_reveal_of_their_own_round() -> None:
    table = kept()
    before = len(table.marks)
    for player in table.pad.present:
        late(table, acts.enter(1, 1, player, "bid", 0))
    assert table.round.to_reveal
    assert acts.implied_reveals(table.pad, table.marks[before:]) == ()


def test_what_is_planned_for_a_later_round_implies_no_reveal() -> None:
    table = kept()
    table.bids(1, 2, 0)
    assert table.round.to_reveal
    planned = Mark(NEW_ID, ((Cell(2, 0, "", "hand"), 3),))
    assert acts.implied_reveals(table.pad, [planned]) == ()


def test_the_reveals_of_a_pad_do_not_depend_on_who_reads_it_when() -> None:
    table = kept()
    table.bids(1, 2, 0)
    table.write(acts.reveal(table.round))
    undo = Mark(NEW_ID, undoes=table.marks[-1].id)
    moved = [*table.marks, undo]
    assert fold(moved).reveals.made == table.pad.reveals.made
    assert fold([replace(mark, late=True) for mark in moved]).reveals == fold(moved).reveals
