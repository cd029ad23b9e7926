"""The order of the cards in a match: entered unseen, turned up duel by duel."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.fold import read_pad
from scorepad.pad.import_check import marks_to_export, read_whole
from scorepad.pad.judge import judge, judge_live, judge_resent
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import HIDDEN, Cell, Fate, Mark, Value
from scorepad.pad.match import acts as match_acts
from scorepad.pad.match.orders import missing_in, own_set, turned_next
from scorepad.pad.match.state import CARD, TURNED, Match, MatchRound
from scorepad.pad.sittings import Sitting
from scorepad.pad.visibility import match_shown_to
from scorepad.pad.writers import Writer, refuse_writer
from scorepad.rules import Code, Side, Sorcerer
from tests.pad.duellists import Duellists
from tests.pad.scribe import code_of

FIRST = [Sorcerer("Fire", 5), *(Sorcerer("Void", n) for n in (3, 2, 8, 1, 9))]
SECOND = [Sorcerer("Water", 4), *(Sorcerer("Light", n) for n in (6, 7, 0, 2, 3))]


def on_own_phone(match: Match, player: str) -> Match:
    """The match on a player's own phone that wrote all of that player's cards."""
    return match_shown_to(match, Sitting(player, shown_until=len(match.written.marks)))


def current(table: Duellists) -> MatchRound:
    assert table.match.current is not None
    return table.match.current


def place(table: Duellists, player: str, cards: list[Sorcerer]) -> None:
    for number, card in enumerate(cards, 1):
        table.write(match_acts.place_card(current(table).number, player, number, card))


def both_placed() -> Duellists:
    table = Duellists()
    place(table, "a", FIRST)
    place(table, "b", SECOND)
    return table


def turn_up(table: Duellists) -> None:
    table.write(match_acts.turn_up(current(table)))


def fight(table: Duellists, winner: Side | None = None) -> None:
    """Write down the duel of the cards that lie face up, as the rules or a power decide it."""
    round_ = current(table)
    table.write(match_acts.log_duel(round_.number, round_.next_duel, round_.face_up, winner))


def everything(match: Match) -> str:
    """All of a match that leaves the server for everybody: marks, cells, boxes, exports."""
    shown = match.shown
    exported = [mark_json(mark) for mark in marks_to_export(match)]
    marks = [mark_json(mark) for mark in shown.written.marks]
    written = shown.written
    cells = {str(key): value for number in written.rounds.values() for key, value in number.items()}
    boxes = repr([round_.boxes for round_ in shown.rounds])
    rest = repr((written.undoable, written.conflicts, shown.current, shown.masked))
    return json.dumps([exported, marks, cells, boxes, rest])


def test_nobody_sees_a_card_before_it_is_turned_up() -> None:
    table = both_placed()
    box = table.match.shown.rounds[0].boxes["a"]
    assert (box.placed, box.order, box.turned) == (6, (None,) * 6, 0)
    turn_up(table)
    shown = table.match.shown.rounds[0]
    assert shown.face_up == (FIRST[0], SECOND[0])
    assert shown.boxes["a"].order == (FIRST[0], None, None, None, None, None)
    assert shown.is_followed


def test_each_duel_turns_up_the_next_card_of_whoever_lost() -> None:
    table = both_placed()
    turn_up(table)
    fight(table)  # Water beats Fire.
    assert current(table).face_up == (Sorcerer(), SECOND[0])
    turn_up(table)
    assert current(table).face_up == (FIRST[1], SECOND[0])
    assert [box.turned for box in current(table).boxes.values()] == [2, 1]
    fight(table, Side.NONE)
    turn_up(table)
    assert current(table).face_up == (FIRST[2], SECOND[1])


def test_duels_that_were_written_without_turning_are_left_behind() -> None:
    table = both_placed()
    table.write(match_acts.log_duel(1, 1, (Sorcerer(), Sorcerer()), Side.NONE))
    turn_up(table)
    assert current(table).face_up == (FIRST[1], SECOND[1])


def test_the_round_ends_as_ever_and_the_rest_stays_hidden() -> None:
    table = both_placed()
    for _ in range(5):
        turn_up(table)
        fight(table, Side.A)
    match = table.match
    assert match.totals == {"a": 1, "b": 0}
    shown = match.shown.rounds[0].boxes
    assert shown["a"].order == (FIRST[0], None, None, None, None, None)
    assert shown["b"].order == (*SECOND[:5], None)
    assert turned_next(match.rounds[0]) == {}
    assert own_set(on_own_phone(match, "b"), "b") == tuple(SECOND)
    assert own_set(on_own_phone(match, "b"), "a") == (FIRST[0],)
    # A round that ends before the order is whole takes no card out of the set.
    place(table, "b", SECOND[:1])
    table.write(match_acts.win_round(2, ["b"]))
    assert own_set(on_own_phone(table.match, "b"), "b") == tuple(SECOND)


def test_an_undo_reaches_no_card_of_an_order() -> None:
    table = Duellists("a")
    place(table, "b", SECOND[:2])
    won, _, newest = table.match.written.marks[-3:]
    undo = Mark("f" * 32, undoes=newest.id)
    assert code_of(judge(table.match, undo)) is Code.NOT_THE_NEWEST
    assert table.match.written.undoable == won
    table.undo()
    assert table.match.written.undoable is None
    # The cards wait for their round.
    assert current(table).number == 1
    table.won("a")
    assert list(current(table).boxes["b"].order[:2]) == SECOND[:2]
    turned = both_placed()
    turn_up(turned)
    assert turned.match.written.undoable == turned.match.written.marks[-1]


def test_the_pending_card_follows_once_it_came_in() -> None:
    table = both_placed()
    table.write(match_acts.pending_card(1, "b", came_in=True))
    for _ in range(5):
        turn_up(table)
        fight(table, Side.A)
    turn_up(table)
    assert current(table).face_up == (FIRST[0], SECOND[5])


def test_on_the_own_phone_the_own_cards_alone_are_seen() -> None:
    match = both_placed().match
    seen = on_own_phone(match, "a")
    assert seen.current is seen.rounds[0]
    assert list(seen.rounds[0].boxes["a"].order) == FIRST
    assert seen.rounds[0].boxes["b"].order == (None,) * 6
    assert all(mark.cells[0][1] == HIDDEN for mark in seen.written.marks[1:])
    assert on_own_phone(match, "c") is match.shown


@pytest.mark.parametrize("turns", [0, 1, 2])
@pytest.mark.parametrize("player", ["a", "b"])
@settings(max_examples=20)
@given(st.data())
def test_two_matches_that_differ_in_a_hidden_card_look_the_same(
    turns: int, player: str, data: st.DataObject
) -> None:
    """Whatever the card is, and whatever was there before it was changed."""
    hidden = data.draw(st.integers(turns + 1, 6))
    one, other = (
        Sorcerer(data.draw(st.sampled_from(["Fire", "Light"])), data.draw(st.integers(0, 99)))
        for _ in range(2)
    )

    def played(card: Sorcerer, first: Sorcerer) -> Match:
        table = Duellists()
        table.write(match_acts.place_card(1, player, 1, first))
        table.write(match_acts.place_card(1, player, 1, None))
        place(table, "a", FIRST)
        place(table, "b", SECOND)
        table.write(match_acts.place_card(1, player, hidden, Sorcerer("Shadow", 1)))
        table.write(match_acts.place_card(1, player, hidden, card))
        for _ in range(turns):
            turn_up(table)
            fight(table, Side.NONE)
        return table.match

    # What stands face up now stood there in both.
    before = Sorcerer("Nature", 1), Sorcerer("Nature", 2)
    assert everything(played(one, before[0])) == everything(played(other, before[1]))


def test_a_card_is_no_oracle() -> None:
    """Whoever sends the right guess hears the same as with a wrong one."""
    table = both_placed()
    match = table.match
    stands = match.written.marks[1]
    for value in (["Fire", 5], ["Fire", 6]):
        cells: Cells = ((Cell(1, 0, "a", f"{CARD}1"), value),)
        guess = Mark("f" * 32, cells, seen=stands.id, by="another")
        assert judge_live(match, guess).fate is Fate.WRITTEN
        stale = Mark("f" * 32, cells, seen=None, by="another")
        assert judge_live(match, stale).fate is Fate.STALE
        again = Mark(stands.id, cells, by="another")
        assert judge_resent(match, stands, again).fate is Fate.STALE
        assert not acts.stands_already(match, cells)


@pytest.mark.parametrize(
    ("cells", "code"),
    [
        (match_acts.place_card(1, "a", 7, Sorcerer("Fire", 1)), Code.NOT_A_MARK),
        (match_acts.place_card(1, "a", 0, Sorcerer("Fire", 1)), Code.NOT_A_MARK),
        (match_acts.place_card(1, "a", 1, Sorcerer("Wood", 1)), Code.NOT_A_MARK),
        (match_acts.place_card(1, "a", 1, Sorcerer("Fire", 100)), Code.NOT_A_MARK),
        (match_acts.place_card(1, "a", 1, Sorcerer("Fire", None)), Code.NOT_A_MARK),
        (match_acts.place_card(1, "c", 1, Sorcerer("Fire", 1)), Code.NOT_AT_THE_TABLE),
        (match_acts.place_card(2, "a", 1, Sorcerer("Fire", 1)), Code.ROUND_NOT_OPEN),
        (((Cell(1, 0, "a", f"{CARD}1"), HIDDEN),), Code.NOT_A_MARK),
        (((Cell(1, 0, "a", f"{CARD}1"), ["Fire", True]),), Code.NOT_A_MARK),
        (((Cell(1, 0, "a", f"{CARD}01"), ["Fire", 1]),), Code.NOT_A_MARK),
        (((Cell(1, 0, "a", TURNED), 1), (Cell(1, 0, "b", TURNED), 1)), Code.CARDS_MISSING),
    ],
)
def test_what_cannot_be_written_before_the_orders_stand(cells: Cells, code: Code) -> None:
    table = Duellists()
    place(table, "a", FIRST)
    assert code_of(table.try_to(cells)) is code


@pytest.mark.parametrize(("a", "b"), [(1, None), (2, 1), (2, 2), (0, 0), (7, 7)])
def test_the_cards_of_one_duel_are_turned_up_at_once(a: int, b: int | None) -> None:
    table = both_placed()
    turned: list[tuple[str, Value]] = [("a", a)] if b is None else [("a", a), ("b", b)]
    cells = tuple((Cell(1, 0, player, TURNED), value) for player, value in turned)
    assert code_of(table.try_to(cells)) is Code.NOT_A_MARK


def test_the_order_is_changed_until_the_first_cards_lie_face_up() -> None:
    table = both_placed()
    change = match_acts.place_card(1, "b", 6, None)
    table.write(change)
    assert missing_in(current(table)) == ["b"]
    table.write(match_acts.place_card(1, "b", 6, SECOND[5]))
    turn_up(table)
    assert code_of(table.try_to(change)) is Code.ORDER_CLOSED
    again = tuple((Cell(1, 0, player, TURNED), 1) for player in "ab")
    assert match_acts.turn_up(current(table)) == ()
    assert code_of(table.try_to(again)) is Code.NOTHING_TO_TURN_UP


def test_an_own_phone_writes_the_own_order_and_turns_up_for_both() -> None:
    match = both_placed().match
    own = Writer("player", "a", frozenset("ab"))
    round_ = match.rounds[0]

    def asked(cells: Cells) -> Code | None:
        return code_of(refuse_writer(match, own, Mark("f" * 32, cells)))

    mine, yours = (match_acts.place_card(1, player, 1, FIRST[0]) for player in "ab")
    assert asked(mine) is None
    assert asked(match_acts.turn_up(round_)) is None
    assert asked(yours) is Code.NOT_OWN_SEAT
    assert asked((*mine, *yours)) is Code.NOT_OWN_SEAT
    assert asked((*mine, *match_acts.turn_up(round_))) is Code.NOT_OWN_SEAT
    assert asked(match_acts.win_round(1, ["a"])) is Code.NOT_OWN_SEAT
    assert asked(match_acts.pending_card(1, "a", came_in=True)) is Code.NOT_OWN_SEAT
    undo = Mark("f" * 32, undoes=match.written.marks[-1].id)
    assert code_of(refuse_writer(match, own, undo)) is Code.NOT_OWN_SEAT
    stranger = Writer("player", "c", frozenset("abc"))
    cells = match_acts.turn_up(round_)
    assert code_of(refuse_writer(match, stranger, Mark("f" * 32, cells))) is Code.NOT_OWN_SEAT


def test_a_file_waits_for_what_is_hidden_and_can_be_read_again() -> None:
    table = Duellists("a")
    place(table, "a", FIRST)
    place(table, "b", SECOND)
    assert len(marks_to_export(table.match)) == 2
    table.won("b")
    exported = marks_to_export(table.match)
    assert len(exported) == 3
    again = read_whole(exported)
    assert isinstance(again, Match)
    assert again.totals == table.match.totals


def test_a_match_with_nothing_hidden_has_no_mask() -> None:
    assert Duellists("a").match.masked is None


def test_what_is_no_card_in_a_cell_is_none() -> None:
    """A late mark is judged by its shape alone; a cell from elsewhere may hold anything."""
    opening = Duellists().marks[0]
    odd: list[Value] = [["Fire"], ["Fire", "5"], "Fire", {"hidden": True}, ["Fire", -1]]
    cells = tuple((Cell(1, 0, "a", f"{CARD}{n}"), value) for n, value in enumerate(odd, 1))
    match = read_pad([opening, Mark("1" * 32, (*cells, (Cell(1, 0, "a", TURNED), "x")))])
    assert isinstance(match, Match)
    assert match.rounds[0].boxes["a"].order == (None,) * 6
    assert match.rounds[0].boxes["a"].turned == 0
