"""People who come, leave or change seats in the middle of a round, which is dealt again to them."""

import pytest

from scorepad.pad import acts
from scorepad.pad.marks import HIDDEN, Cell, Mark
from scorepad.pad.sittings import Sitter, Sitting
from scorepad.pad.state import Phase
from scorepad.pad.visibility import is_hidden, shown_to
from scorepad.pad.writers import Writer, refuse_writer, set_aside
from scorepad.rules import Code
from tests.pad.scribe import Scribe, hands

TOGETHER = {"bidding.visibility": "simultaneous", "bidding.entry": "players"}
SECRET = {"bidding.visibility": "secret", "bidding.entry": "players"}
FOUR = "anna ben cleo dora"


def come(table: Scribe, player: str = "emil", *, keep_end: bool = False) -> Mark:
    """Somebody sits down beside the last player, from the open round on."""
    seats = [*table.round.seats, player]
    newcomers = {player: player.capitalize()}
    number = table.round.number
    return table.write(
        acts.seat(table.pad, seats, keep_end=keep_end, newcomers=newcomers, number=number)
    )


def leave(table: Scribe, player: str, *, keep_end: bool = True) -> Mark:
    """Somebody leaves the open round."""
    seats = [each for each in table.round.seats if each != player]
    number = table.round.number
    return table.write(acts.seat(table.pad, seats, keep_end=keep_end, number=number))


# what counts no more


def test_what_was_written_in_the_old_deal_counts_no_more_and_stays_in_the_log() -> None:
    table = Scribe(players=FOUR, options={"play.bomb": True, "play.cloud": True}, hands=[3, 4])
    table.write(acts.turn_trump(table.round, "R"))
    table.bids(1, 1, 0, 0)
    table.give("ben", "")
    table.write(acts.change_bid(table.round, "ben", 1))
    table.take(cleo=0)
    before = table.marks[:]
    come(table)
    played = table.round
    assert table.marks[: len(before)] == before
    assert (played.deal, played.phase, played.nobody_has_bid) == (2, Phase.BIDS, True)
    assert not any((played.trump.known, played.takers, played.bomb, played.flags))
    assert {box[1:4] for box in played.boxes.values()} == {(None, None, None)}
    assert table.pad.written.round(1)[1, "ben", "bid"] == 1


def test_a_round_without_a_bid_needs_no_new_deal() -> None:
    table = Scribe(players=FOUR)
    assert [cell.field for cell, _ in come(table).cells] == ["seating", "rounds", "name", "start"]
    assert table.round.deal == 1


def test_it_is_one_mark_and_an_undo_brings_the_old_deal_back() -> None:
    table = Scribe(players=FOUR)
    table.bid(ben=1, cleo=0)
    before = table.pad
    come(table)
    assert table.undo().cells[0] == (Cell(1, 0, "", "deal"), 2)
    assert (table.round, table.pad.names) == (before.current, before.names)
    assert table.pad.to_come == before.to_come


def test_it_is_possible_until_the_round_is_scored() -> None:
    table = Scribe(players=FOUR, hands=[3, 4])
    table.bids(1, 1, 0, 0)
    table.take(ben=1, cleo=1)
    leave(table, "dora")
    assert (table.round.number, table.round.seats) == (1, ("anna", "ben", "cleo"))
    table.play([0, 0, 0], [3, 0, 0])
    cells = acts.seat(table.pad, ["anna", "ben", "cleo", "dora"], keep_end=True, number=1)
    assert table.code(cells) is Code.ROUND_NOT_OPEN


# what is worked out anew


@pytest.mark.parametrize(
    ("leaver", "dealer", "order"),
    [("cleo", "ben", "dora anna ben"), ("ben", "cleo", "dora anna cleo")],
)
def test_the_dealer_stays_or_the_next_on_the_left_deals(
    leaver: str, dealer: str, order: str
) -> None:
    table = Scribe(players=FOUR, dealer=1)
    table.bid(cleo=0)
    leave(table, leaver)
    assert (table.round.dealer, table.round.order) == (dealer, tuple(order.split()))
    table.play_rounds(1)
    assert table.round.dealer == table.done(1).order[0]


def test_the_ban_holds_for_the_new_last_bidder() -> None:
    table = Scribe(players=FOUR, options={"bidding.who": "last"}, hands=[2, 2])
    table.bid(ben=1, cleo=0, dora=0)
    assert table.round.forbidden == 1
    come(table)
    assert table.round.forbidden is None
    table.bid(ben=0, cleo=0, dora=0, emil=0)
    assert table.round.forbidden == 2


def test_hand_and_rounds_left_are_those_of_the_schedule_for_the_new_number() -> None:
    table = Scribe(players=FOUR, options={"schedule.course": "down"})
    table.bid(ben=1)
    assert hands(table) == list(range(15, 0, -1))
    come(table)
    assert hands(table) == list(range(12, 0, -1))
    table.bid(ben=1)
    leave(table, "emil", keep_end=False)
    assert hands(table) == list(range(15, 0, -1))


def test_a_newcomer_starts_like_any_other() -> None:
    table = Scribe(players=FOUR)
    table.play_rounds(1)
    table.bid(cleo=1)
    seats, newcomers = [*FOUR.split(), "emil"], {"emil": "Emil"}
    table.write(
        acts.seat(table.pad, seats, keep_end=False, newcomers=newcomers, start="lowest", number=2)
    )
    assert table.pad.totals["emil"] == min(table.totals(1))


# from the next round on


@pytest.mark.parametrize("bids", [{}, {"ben": 1}])
def test_from_the_next_round_on_leaves_the_open_one_alone(bids: dict[str, int]) -> None:
    table = Scribe(players=FOUR)
    table.bid(**bids)
    table.write(acts.seat(table.pad, ["anna", "cleo", "dora"], keep_end=True, number=2))
    assert (table.round.deal, len(table.round.seats)) == (1, 4)
    assert table.pad.present == ("anna", "cleo", "dora")
    table.write(acts.seat(table.pad, ["anna", "cleo", "dora"], keep_end=True, number=1))
    assert (table.round.deal, table.round.seats) == (1 + len(bids), ("anna", "cleo", "dora"))
    assert table.pad.present == ("anna", "cleo", "dora")


def test_a_chosen_dealer_is_a_cell_of_the_next_round_and_goes_with_other_seats() -> None:
    table = Scribe(players=FOUR)
    table.bid(ben=0)
    moved = ["ben", "anna", "cleo", "dora"]
    table.write(acts.seat(table.pad, moved, keep_end=True, number=2, dealer="ben"))
    assert table.pad.written.round(2)[0, "", "dealer"] == "ben"
    assert table.code(((Cell(2, 0, "", "dealer"), "anna"),)) is Code.ROUND_NOT_OPEN
    table.write(acts.seat(table.pad, [*moved[1:], "ben"], keep_end=True, number=1))
    assert (0, "", "dealer") not in table.pad.written.round(2)
    assert table.code(((Cell(1, 0, "", "dealer"), None),)) is Code.NOT_A_MARK


@pytest.mark.parametrize("number", [0, 3, 4])
def test_other_rounds_than_these_two_are_refused(number: int) -> None:
    table = Scribe(players=FOUR)
    table.bid(ben=0)
    cells = acts.seat(table.pad, ["anna", "ben", "cleo"], keep_end=True, number=number)
    assert table.refusal(cells) is not None


# what was hidden


@pytest.mark.parametrize("reveal", [True, False])
@pytest.mark.parametrize("options", [TOGETHER, SECRET])
@pytest.mark.parametrize("leaver", ["", "ben", "dora"])
def test_hidden_bids_of_the_old_deal_stay_hidden_for_good(
    options: dict[str, str], leaver: str, reveal: bool
) -> None:
    table = Scribe("wizard_fisher", FOUR, options=options, hands=[3, 4], reveal=reveal)
    # Everybody but Dora has bid: if she leaves, all who are still there have.
    table.bid(ben=3, cleo=2, anna=1)
    old = [Cell(1, 1, player, "bid") for player in ("ben", "cleo", "anna")]
    leave(table, leaver) if leaver else come(table)

    def are_hidden() -> bool:
        shown = table.pad.shown.written
        values = {shown.round(1)[cell[1:]] == HIDDEN for cell in old}
        values |= {is_hidden(table.pad, cell) for cell in old}
        (said,) = values
        return said

    assert are_hidden()
    table.undo()
    assert are_hidden()
    assert table.round.hidden
    leave(table, leaver) if leaver else come(table)
    table.bids(*[0] * len(table.round.seats))
    if reveal and options is TOGETHER:
        table.write(acts.reveal(table.round))
    table.take(**{player: 3 * (player == "anna") for player in table.round.order[:-1]})
    if reveal and options is SECRET:
        table.write(acts.reveal(table.round))
    assert table.round.number == 2
    assert are_hidden()


def test_a_deal_whose_bids_all_had_seen_stays_open_if_nobody_else_was_ever_named() -> None:
    table = Scribe("wizard_fisher", FOUR, options=TOGETHER, hands=[3, 4])
    table.bids(1, 1, 1, 1)
    leave(table, "dora")
    assert is_hidden(table.pad, Cell(1, 1, "ben", "bid")) is False


# own phones


def test_an_entry_for_the_old_deal_never_counts_and_is_told_to_bid_again() -> None:
    table = Scribe("wizard_fisher", FOUR, options=TOGETHER, hands=[3, 4], reveal=True)
    sitting = Sitting("ben", (Sitter("b" * 32, 0),))
    writer = Writer("player", "ben", frozenset(), sitting)
    late = Mark("e" * 32, table.bid_of("ben", 2), by="bbbbbbbb")
    table.bid(cleo=1)
    come(table)
    refusal = refuse_writer(table.pad, writer, late)
    assert refusal is not None
    assert refusal.code is Code.ENTRY_CLOSED
    aside = set_aside(table.pad, late, "f" * 32, writer)
    assert aside.code is Code.DEAL_IS_OVER  # type: ignore[union-attr]
    # A phone that was away for longer has its mark written, in the old deal.
    table.marks.append(Mark("d" * 32, ((Cell(1, 1, "ben", "bid"), 2),), late=True))
    table._pad = None
    assert table.round.nobody_has_bid
    assert is_hidden(table.pad, Cell(1, 1, "ben", "bid"))


def test_the_own_phone_that_bid_in_the_old_deal_sees_no_bid_in_the_new_one() -> None:
    table = Scribe("wizard_fisher", FOUR, options=TOGETHER, hands=[3, 4], reveal=True)
    table.by = "bbbbbbbb"
    table.bid(ben=3)
    table.by = ""
    sitting = Sitting("ben", (Sitter("bbbbbbbb", 0),))
    come(table)
    current = shown_to(table.pad, sitting).current
    assert current is not None
    assert not current.boxes["ben"].has_bid
    table.undo()
    for viewer in (sitting, Sitting("ben", (Sitter("cccccccc", 0),)), None):
        current = shown_to(table.pad, viewer).current
        assert current is not None
        assert current.boxes["ben"].has_bid
        is_own = viewer is sitting
        assert current.boxes["ben"].bid_hidden is not is_own
