"""The same marks make the same pad, and no order of marks breaks it."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.changes import change_log, undoable_entry
from scorepad.pad.entries import (
    all_made,
    bomb_instead,
    choices,
    next_entry,
    smallest_hand,
    who_else,
)
from scorepad.pad.fields import FIELDS as KNOWN
from scorepad.pad.fold import fold, with_marks
from scorepad.pad.judge import judge, refuse_stale
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.state import Flag, Pad, Phase
from scorepad.pad.visibility import is_hidden
from scorepad.rules import Code, games
from tests.pad.scribe import Scribe
from tests.pad.test_marks import VALUES
from tests.pad.whims import OPTIONS, go_on, whim

RANDOM = st.integers(0, 2**32).map(Random)
GAMES = st.sampled_from(sorted(games()))
FIELDS = [
    *(field for field in KNOWN if not field.endswith(":")),
    *("trick:1", "trick:2", "trick:x", "hands", "ruleset"),
    *(f"rule:{key}" for key in [*OPTIONS, "bidding.luck"]),
]


def look_at(pad: Pad, random: Random) -> None:
    """Everything that a screen asks of a pad."""
    assert set(pad.present) <= set(pad.names)
    assert set(pad.away) <= set(pad.totals)
    assert set(pad.winners) <= set(pad.totals)
    assert pad.over is (next_entry(pad) is None)
    for entry in change_log(pad):
        for change in entry.changes:
            is_hidden(pad, change.cell)
    for played in pad.rounds:
        all_made(played)
        assert played.bomb in (None, True, False)
        assert 1 <= played.next_trick <= len(played.takers) + 1
        assert played.next_leader in (None, *played.seats)
        assert smallest_hand(played) >= 1
        bomb_instead(played, random.choice(played.seats), random.randint(0, played.hand))
        for player in played.seats:
            for field in ("bid", "tricks"):
                assert len(choices(played, player, field)) == played.hand + 1
            who_else(played, player, random.randint(0, played.hand))
    for _ in range(5):
        cells = whim(pad, random)
        mark = Mark("f" * 32, cells)
        refuse_stale(pad, mark)
        if judge(pad, mark) is None:
            fold([*pad.written.marks, mark])


def evening(game: str, random: Random, acts: int) -> Scribe:
    """A table where all sorts of things have happened."""
    options = {"play.bomb": True, "play.cloud": True, "points.bonus": "made"}
    table = Scribe(
        game,
        "anna ben cleo dora",
        rounds=random.choice([None, 3, 6]),
        options=random.choice([{}, options]),
    )
    go_on(table, random, acts)
    return table


@settings(max_examples=40, deadline=None)
@given(GAMES, RANDOM)
def test_marks_sent_as_json_and_more_than_once_make_the_same_pad(game: str, random: Random) -> None:
    table = evening(game, random, 60)
    sent = [
        (mark.id, json.dumps(mark.body()))
        for place, mark in enumerate(table.marks)
        for mark in (mark, *random.sample(table.marks[:place], min(place, 2)))
    ]
    received: dict[str, Mark] = {}
    for id, body in sent:
        received.setdefault(id, Mark.from_body(id, json.loads(body)))
    assert fold(list(received.values())) == table.pad


@settings(max_examples=40, deadline=None)
@given(GAMES, RANDOM)
def test_a_pad_grows_with_new_marks_into_what_all_of_them_make(game: str, random: Random) -> None:
    opening, *rest = evening(game, random, 60).marks
    if random.random() < 0.3:
        random.shuffle(rest)
    late = random.choice([0, 0.1, 0.5])
    rest = [replace(mark, late=random.random() < late) for mark in rest]
    pad: AnyPad = fold([opening])
    while rest:
        number = random.choice([1, 1, 1, 2, 7])
        new, rest = rest[:number], rest[number:]
        pad = with_marks(pad, new)
        whole = fold(pad.written.marks)
        assert pad == whole
        assert pad.shown == whole.shown


@settings(max_examples=40, deadline=None)
@given(GAMES, RANDOM)
def test_the_order_in_which_different_cells_were_written_does_not_matter(
    game: str, random: Random
) -> None:
    table = Scribe(game, "anna ben cleo dora", options={"bidding.who": "nobody"})
    for _ in range(3):
        hand = table.round.hand
        tricks = [hand, 0, 0, 0]
        random.shuffle(tricks)
        table.play([random.randint(0, hand) for _ in tricks], tricks)
    opening, *rest = table.marks
    random.shuffle(rest)
    shuffled = fold([opening, *rest])
    assert (shuffled.rounds, shuffled.totals) == (table.pad.rounds, table.pad.totals)


@settings(max_examples=40, deadline=None)
@given(GAMES, RANDOM, RANDOM)
def test_an_evening_of_all_sorts_of_acts_can_always_be_shown_and_undone(
    game: str, random: Random, looking: Random
) -> None:
    table = evening(game, random, 60)
    look_at(table.pad, looking)
    fresh = fold(table.marks[:1])
    while table.pad.written.undoable is not None:
        table.undo()
    assert table.pad.rounds == fresh.rounds
    assert table.pad.to_come == fresh.to_come
    assert (table.pad.names, table.pad.totals) == (fresh.names, fresh.totals)
    assert table.pad.ruleset == fresh.ruleset


@settings(max_examples=60, deadline=None)
@given(GAMES, RANDOM)
def test_what_two_phones_wrote_apart_can_be_shown_in_any_order(game: str, random: Random) -> None:
    table = evening(game, random, 25)
    phones = [table.phone("a"), table.phone("b")]
    for phone in phones:
        go_on(phone, random, 20)
    queues = [phone.marks[len(table.marks) :] for phone in phones]
    merged: list[Mark] = []
    while any(queues):
        queue = random.choice([queue for queue in queues if queue])
        merged.append(queue.pop(0))
    both = table.phone("c", merged)
    look_at(both.pad, random)
    go_on(both, random, 20)
    look_at(both.pad, random)


@settings(max_examples=60, deadline=None)
@given(GAMES, RANDOM)
def test_the_log_ends_with_what_stands(game: str, random: Random) -> None:
    opening, *rest = evening(game, random, 40).marks
    random.shuffle(rest)
    pad = fold([opening, *rest])
    last = {change.cell: change.after for entry in change_log(pad) for change in entry.changes}
    standing = {
        Cell(number, *key): value
        for number, cells in pad.written.rounds.items()
        for key, value in cells.items()
    }
    assert {cell: value for cell, value in last.items() if value is not None} == standing


@settings(max_examples=60, deadline=None)
@given(GAMES, RANDOM)
def test_what_undo_would_take_back_is_what_it_takes_back(game: str, random: Random) -> None:
    opening, *rest = evening(game, random, 40).marks
    random.shuffle(rest)
    pad = fold([opening, *rest])
    entry = undoable_entry(pad)
    if entry is None:
        assert {mark.id for mark in rest if mark.undoes is None} <= pad.written.undone
        return
    after = fold([opening, *rest, Mark("f" * 32, undoes=entry.mark.id)])
    for change in entry.changes:
        number, *key = change.cell
        assert pad.written.round(number).get(tuple(key)) == change.after
        assert after.written.round(number).get(tuple(key)) == change.before


def test_results_of_two_phones_that_do_not_add_up_are_flagged_until_one_is_corrected() -> None:
    table = Scribe(hands=[2, 2])
    table.bids(0, 1, 1)
    one, other = table.phone("a"), table.phone("b")
    one.take(ben=1, cleo=1)
    other.take(ben=1, anna=1)
    both = table.phone("c", [*one.marks[4:], *other.marks[4:]])
    assert both.round.number == 1
    assert both.round.flags == (Flag.TRICKS,)
    assert all(box.points is None for box in both.round.boxes.values())
    assert both.code(both.tricks_of("anna", 2)) is Code.TOO_MANY_TRICKS
    both.take(anna=0)
    assert both.done(1).flags == ()
    assert both.totals(1) == [20, 30, 30]


def test_nobody_is_left_with_less_than_nothing() -> None:
    table = Scribe(hands=[2, 2])
    table.bids(0, 1, 1)
    one, other = table.phone("a"), table.phone("b")
    one.take(ben=2)
    other.take(cleo=1)
    both = table.phone("c", [*one.marks[4:], *other.marks[4:]])
    assert both.round.boxes["anna"].tricks is None


def test_rounds_that_another_phone_played_on_are_kept_while_an_earlier_one_is_open() -> None:
    table = Scribe(hands=[1, 1, 1])
    table.play_rounds(1)
    one, other = table.phone("a"), table.phone("b")
    one.undo()
    other.play_rounds(1)
    both = one.phone("c", other.marks[len(table.marks) :])
    phases = [played.phase for played in both.pad.rounds]
    assert phases == [Phase.TRICKS, Phase.DONE, Phase.BIDS]
    assert both.round.number == 1
    changed = acts.seat(both.pad, ["anna", "cleo", "ben"], keep_end=True)
    assert changed[0][0].round == 3, "the second round was played in the old seats"
    both.take(cleo=0)
    assert both.round.number == 3


@pytest.fixture(scope="module")
def tables() -> list[Scribe]:
    return [evening(game, Random(place), 40) for place, game in enumerate(sorted(games()) * 2)]


CELLS = st.builds(
    Cell,
    st.integers(-1, 12),
    st.integers(-1, 3),
    st.sampled_from(["", "anna", "ben", "cleo", "dora", "zoe"]),
    st.sampled_from(FIELDS),
)
LIKELY = st.sampled_from(
    [
        0,
        1,
        2,
        10,
        True,
        "",
        "anna",
        "R",
        "zero",
        "schedule",
        "last",
        ["anna", "ben", "cleo"],
        [5, "why"],
    ]
)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 7), st.lists(st.tuples(CELLS, LIKELY | VALUES), min_size=1, max_size=3))
def test_whatever_a_mark_holds_is_refused_or_can_be_shown(
    tables: list[Scribe], place: int, cells: list[tuple[Cell, object]]
) -> None:
    table = tables[place]
    mark = Mark("f" * 32, tuple(cells))  # type: ignore[arg-type]
    if judge(table.pad, mark) is None:
        look_at(fold([*table.marks, mark]), Random(place))


@pytest.mark.parametrize(("player", "field"), [("ben", "bid"), ("ben", "tricks"), ("", "trick:1")])
def test_a_round_that_another_phone_has_begun_is_on_the_pad(
    table: Scribe, player: str, field: str
) -> None:
    value = 1 if player else "ben"
    late = Mark("f" * 32, ((Cell(3, 1, player, field), value),), late=True)
    pad = fold([*table.marks, late])
    assert len(pad.rounds) == 3
    assert pad.current is not None
    assert pad.current.number == 1
