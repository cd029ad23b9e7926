"""What a player's own phone may write: own cells, while they are open, and nothing else."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.fields import FIELDS
from scorepad.pad.fold import fold, read_pad
from scorepad.pad.judge import MOST_MARKS, judge
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.own_entries import carries_reveal, own_entry, to_confirm
from scorepad.pad.reveals import REVEAL
from scorepad.pad.sittings import Sitter, Sitting
from scorepad.pad.visibility import shown_to
from scorepad.pad.writers import (
    _FEWEST_ROUNDS,
    _FOR_SCORERS,
    _MARKS_A_ROUND,
    _MARKS_A_ROUND_OF_A_MATCH,
    HOST,
    Writer,
    own_reveal,
    refuse_share,
    refuse_writer,
    set_aside,
)
from scorepad.rules import Code, Refusal
from tests.pad.duellists import Duellists
from tests.pad.scribe import Scribe, code_of

TOGETHER = {"bidding.visibility": "simultaneous", "bidding.entry": "players"}
SECRET = {"bidding.visibility": "secret", "bidding.entry": "players"}
ALL = frozenset({"anna", "ben", "cleo"})
DEVICES = {player: player[0] * 16 for player in sorted(ALL)}
SITTINGS = {player: Sitting(player, (Sitter(by, 1),)) for player, by in DEVICES.items()}
PHONES = {player: Writer("player", player, ALL, SITTINGS[player]) for player in DEVICES}


def table_of(options: dict[str, str] | None = None, hands: tuple[int, ...] = (5, 4)) -> Scribe:
    """A game of five cards; Anna deals, so Ben bids first and Anna last."""
    return Scribe("wizard_fisher", options=options or {}, hands=hands, reveal=True)


def asked(table: Scribe, writer: Writer, cells: Cells) -> Code | None:
    return code_of(refuse_writer(table.pad, writer, Mark("f" * 32, cells)))


def own_bids(table: Scribe, **bids: int) -> None:
    """Bids, each written on the player's own phone."""
    for player, value in bids.items():
        table.by = DEVICES[player]
        table.bid(**{player: value})


def open_for(table: Scribe, field: str) -> list[str]:
    """The players whose own phones may fill or change such a cell now."""
    written = [acts.enter(table.round.number, table.round.deal, p, field, 1) for p in PHONES]
    phones = zip(PHONES, written, strict=True)
    allowed = [player for player, cells in phones if asked(table, PHONES[player], cells) is None]
    entries = {player: own_entry(table.pad, player) for player in PHONES}
    fields = [player for player, entry in entries.items() if entry and entry.field == field]
    if field == "bid" or table.round.phase != "bids":
        assert fields == allowed
    return allowed


def test_open_bids_come_in_turn_and_stay_open_until_the_next_has_bid() -> None:
    table = table_of()
    assert open_for(table, "bid") == ["ben"]
    table.bid(ben=1)
    assert open_for(table, "bid") == ["ben", "cleo"]
    table.bid(cleo=2)
    assert open_for(table, "bid") == ["anna", "cleo"]
    table.bid(anna=0)
    assert open_for(table, "bid") == []


@pytest.mark.parametrize("options", [TOGETHER, SECRET])
def test_hidden_bids_are_open_to_all_at_any_time_before_the_last(options: dict[str, str]) -> None:
    table = table_of(options)
    assert open_for(table, "bid") == ["anna", "ben", "cleo"]
    table.bid(anna=1, cleo=0)
    assert open_for(table, "bid") == ["anna", "ben", "cleo"]


def test_bids_that_are_shown_together_stay_open_until_the_reveal() -> None:
    table = table_of(TOGETHER)
    table.bids(1, 2, 0)
    assert open_for(table, "bid") == ["anna", "ben", "cleo"]
    table.write(acts.reveal(table.round))
    assert open_for(table, "bid") == []


def test_bids_that_stay_secret_while_tricks_are_played_are_closed_then() -> None:
    table = table_of(SECRET)
    own_bids(table, ben=2, cleo=0, anna=1)
    assert open_for(table, "bid") == []
    assert open_for(table, "tricks") == ["anna", "ben", "cleo"]


def test_an_own_result_is_open_until_the_round_is_scored() -> None:
    table = table_of()
    table.bids(1, 2, 0)
    table.take(ben=2)
    assert open_for(table, "tricks") == ["anna", "ben", "cleo"]
    table.take(cleo=3)
    assert table.round.number == 2
    assert asked(table, PHONES["ben"], acts.enter(1, 1, "ben", "tricks", 1)) is Code.ENTRY_CLOSED


def test_a_deal_that_was_thrown_in_is_closed() -> None:
    table = table_of(TOGETHER)
    cells = table.bid_of("anna", 1)
    table.write(acts.deal_again(table.round))
    assert asked(table, PHONES["anna"], cells) is Code.ENTRY_CLOSED
    assert open_for(table, "bid") == ["anna", "ben", "cleo"]


def test_whoever_is_not_in_the_round_has_nothing_to_enter() -> None:
    table = Scribe("wizard_fisher", "anna ben cleo dora", hands=[5, 4])
    table.play_rounds(1)
    table.seat("anna ben cleo")
    dora = Writer("player", "dora", ALL)
    assert own_entry(table.pad, "dora") is None
    assert asked(table, dora, acts.enter(2, 1, "dora", "bid", 1)) is Code.ENTRY_CLOSED


def stages() -> list[Callable[[Scribe], None]]:
    """What has been written, from nothing to a game that is over."""
    return [
        lambda table: table.bid(),
        lambda table: table.bid(ben=1),
        lambda table: table.bids(1, 2, 0),
        lambda table: table.play((1, 2, 0), (1, 2, 2)),
        lambda table: table.play_rounds(2),
    ]


@pytest.mark.parametrize("stage", stages())
@pytest.mark.parametrize("field", FIELDS)
def test_of_all_fields_a_player_writes_bid_and_tricks_alone(
    field: str, stage: Callable[[Scribe], None]
) -> None:
    table = table_of()
    stage(table)
    known = FIELDS[field]
    cell = Cell(
        1 if known.place.round else 0,
        1 if known.place.deal else 0,
        "ben" if known.place.player else "",
        field + "1" if field.endswith(":") else field,
    )
    refusal = asked(table, PHONES["ben"], ((cell, 1),))
    if field == "changed":
        assert refusal is Code.ENTRY_CLOSED, "this table plays without the Cloud"
    elif field not in ("bid", "tricks"):
        assert refusal is Code.NOT_OWN_SEAT
    assert asked(table, HOST, ((cell, 1),)) is None


@pytest.mark.parametrize("stage", stages())
def test_no_mark_with_a_cell_of_somebody_else_is_a_players(
    stage: Callable[[Scribe], None],
) -> None:
    table = table_of()
    stage(table)
    for field in ("bid", "tricks"):
        own, other = (acts.enter(1, 1, player, field, 1) for player in ("ben", "anna"))
        for cells in (other, other + own):
            assert asked(table, PHONES["ben"], cells) is Code.NOT_OWN_SEAT


def test_the_reveal_comes_with_the_last_bid_where_all_have_an_own_phone() -> None:
    table = table_of(TOGETHER)
    table.bid(anna=1, ben=2)
    cells = acts.bid_and_reveal(table.bid_of("cleo", 0))
    assert carries_reveal(table.pad, "cleo", ALL)
    assert asked(table, PHONES["cleo"], cells) is None
    table.write(cells)
    assert table.round.revealed == {"anna": 1, "ben": 2, "cleo": 0}
    assert table.undo().cells == cells
    # What was seen stays seen.
    assert not table.round.hidden


@pytest.mark.parametrize(
    ("bids", "options", "phones"),
    [
        ({"anna": 1}, TOGETHER, ALL),
        ({"anna": 1, "ben": 2}, TOGETHER, ALL - {"anna"}),
        ({"anna": 1, "ben": 2}, SECRET, ALL),
        ({"ben": 2}, {}, ALL),
    ],
    ids=["one is missing", "one has no phone", "kept until the round is played", "open"],
)
def test_it_comes_with_no_other_bid(
    bids: dict[str, int], options: dict[str, str], phones: frozenset[str]
) -> None:
    table = table_of(options)
    table.bid(**bids)
    cells = acts.bid_and_reveal(table.bid_of("cleo", 0))
    assert not carries_reveal(table.pad, "cleo", phones)
    assert asked(table, Writer("player", "cleo", phones), cells) is Code.NOT_OWN_SEAT


def test_a_reveal_before_the_last_bid_is_refused_by_the_rules_too() -> None:
    table = table_of(TOGETHER)
    table.bid(anna=1)
    assert table.code(acts.bid_and_reveal(table.bid_of("ben", 0))) is Code.NOTHING_TO_REVEAL
    secret = table_of(SECRET)
    secret.bid(anna=1, cleo=0)
    assert secret.code(acts.bid_and_reveal(secret.bid_of("ben", 0))) is Code.NOTHING_TO_REVEAL


def test_a_reveal_alone_is_no_players_and_neither_is_one_with_anothers_bid() -> None:
    table = table_of(TOGETHER)
    table.bid(anna=1, ben=2)
    for cells in (acts.reveal(table.round), acts.bid_and_reveal(table.bid_of("cleo", 0))):
        assert asked(table, PHONES["anna"], cells) is Code.NOT_OWN_SEAT


def test_no_bid_in_place_of_one_that_stands_carries_the_reveal() -> None:
    table = table_of(TOGETHER)
    table.bid(anna=1, ben=2, cleo=0)
    assert table.round.to_reveal
    for player, value in (("cleo", 0), ("cleo", 1), ("anna", 1)):
        assert not carries_reveal(table.pad, player, ALL)
        cells = acts.bid_and_reveal(table.bid_of(player, value))
        assert asked(table, PHONES[player], cells) is Code.NOT_OWN_SEAT
        mark = table.phone("a", [Mark("a" * 32, table.bid_of(player, value))])
        assert own_reveal(mark.pad, PHONES[player], mark.marks[-1]) == ()


def typed(table: Scribe, **tricks: str) -> Scribe:
    """Results as "device:tricks", each written by that device, in the order given."""
    for player, said in tricks.items():
        by, _, value = said.rpartition(":")
        mark = replace(table.phone("b").write(table.tricks_of(player, int(value))), by=by)
        table = table.phone(f"{len(table.marks):x}"[-1], [mark])
    return table


def asks(table: Scribe) -> list[str]:
    """Who is asked for the own result of the round that has closed."""
    return [player for player in PHONES if to_confirm(table.pad, player)]


@pytest.mark.parametrize(
    ("ben", "cleo", "asked_for"),
    [
        ("bb:2", "cc:1", ["anna"]),
        # What one phone typed for all was said at the table, and of marks of before nobody knows.
        ("hh:2", "hh:1", []),
        (":2", ":1", []),
        ("bb:2", ":1", ["anna"]),
    ],
)
def test_whose_result_followed_from_own_results_is_asked_for_it(
    ben: str, cleo: str, asked_for: list[str]
) -> None:
    table = table_of()
    table.bids(1, 2, 0)
    table = typed(table, ben=ben, cleo=cleo)
    assert table.done(1).boxes["anna"].inferred
    assert asks(table) == asked_for
    if not asked_for:
        return
    entry = own_entry(table.pad, "anna")
    assert entry is not None
    assert (entry.round, entry.field) == (1, "tricks")
    # What followed is confirmed, and no other number is written.
    same, other = (acts.enter(1, 1, "anna", "tricks", value) for value in (2, 3))
    assert asked(table, PHONES["anna"], same) is None
    assert asked(table, PHONES["anna"], other) is Code.ENTRY_CLOSED
    for player in ("ben", "cleo"):
        assert asked(table, PHONES[player], acts.enter(1, 1, player, "tricks", 2)) is not None
    confirmed = table.phone("e")
    confirmed.write(same)
    assert not confirmed.done(1).boxes["anna"].inferred
    assert (asks(confirmed), confirmed.totals()) == ([], table.totals())
    # The own bid, and what the scorer is asked about, end it.
    going_on = table.phone("c")
    going_on.bid(**dict.fromkeys(going_on.round.order, 1))
    assert asks(going_on) == []
    late = set_aside(table.pad, Mark("f" * 32, other), "e" * 32)
    assert isinstance(late, tuple)
    assert asks(table.phone("d", late)) == []


def test_where_the_scorer_types_all_results_nobody_is_asked_for_the_last() -> None:
    table = table_of({"play.tricks_by_scorer": True})
    table.bids(1, 2, 0)
    assert asks(typed(table, ben="bb:2", cleo="cc:1")) == []


def undone(table: Scribe, player: str) -> Code | None:
    mark = table.pad.written.undoable
    assert mark is not None
    return code_of(refuse_writer(table.pad, PHONES[player], Mark("f" * 32, undoes=mark.id)))


def test_the_newest_act_is_taken_back_by_whom_it_is_of() -> None:
    table = table_of()
    table.bid(ben=1)
    assert (undone(table, "ben"), undone(table, "cleo")) == (None, Code.NOT_OWN_SEAT)
    table.bid(cleo=0, anna=1)
    # Nobody bids after the last: that bid stays its player's until something else is written.
    assert undone(table, "anna") is None
    table.take(ben=2)
    assert (undone(table, "ben"), undone(table, "anna")) == (None, Code.NOT_OWN_SEAT)
    table.take(cleo=3)
    assert undone(table, "cleo") is Code.ENTRY_CLOSED


def test_a_bid_that_revealed_all_is_not_taken_back_by_a_player() -> None:
    table = table_of(TOGETHER)
    table.bid(anna=1, ben=2)
    table.write(acts.bid_and_reveal(table.bid_of("cleo", 0)))
    assert undone(table, "cleo") is Code.ENTRY_CLOSED


def test_in_a_match_nobody_bids_on_the_own_phone() -> None:
    match = Duellists().match
    cells = ((Cell(1, 1, match.present[0], "bid"), 1),)
    writer = Writer("player", match.present[0], ALL)
    assert code_of(refuse_writer(match, writer, Mark("f" * 32, cells))) is Code.NOT_OWN_SEAT


# What comes too late


def late_values(table: Scribe, player: str, field: str, value: int, number: int = 1) -> list[Value]:
    """What is asked about once an entry came too late, the value that counts last."""
    mark = Mark("f" * 32, acts.enter(number, 1, player, field, value))
    aside = set_aside(table.pad, mark, "e" * 32)
    assert isinstance(aside, tuple)
    before, after = table.pad, fold((*table.marks, *aside))
    assert (after.totals, len(after.rounds)) == (before.totals, len(before.rounds))
    for one, other in zip(before.rounds, after.rounds, strict=True):
        assert [box.bid for box in one.boxes.values()] == [box.bid for box in other.boxes.values()]
    asked = after.written.conflicts
    assert [each.cell for each in asked] == [cell for cell, _ in mark.cells][: len(asked)]
    return [value for each in asked for value, _ in each.values]


def test_an_entry_after_its_time_changes_nothing_and_is_asked_about() -> None:
    table = table_of()
    table.bids(1, 2, 0)
    assert late_values(table, "ben", "bid", 3) == [3, 2]
    table.take(ben=2, cleo=3)
    assert late_values(table, "cleo", "tricks", 4) == [4, 3]
    # Anna's result follows from the others', and is asked about like one that was typed.
    assert late_values(table, "anna", "tricks", 1) == [1, 0]
    assert late_values(table, "cleo", "tricks", 3) == []


@given(st.data())
@settings(max_examples=60)
def test_however_much_comes_too_late_what_stood_goes_on_counting(data: st.DataObject) -> None:
    table = table_of()
    table.bids(1, 2, 0)
    cell, stands = table.bid_of("ben", 0)[0][0], 2
    ids = [mark.id for mark in table.marks]
    for number in range(data.draw(st.integers(1, 4))):
        value = data.draw(st.integers(0, 5))
        seen = data.draw(st.sampled_from([None, *ids]))
        mark = Mark(f"a{number:031x}", ((cell, value),), seen)
        aside = set_aside(fold(table.marks), mark, f"b{number:031x}")
        assert isinstance(aside, tuple)
        table = table.phone("f", aside)
        ids += [each.id for each in aside]
        assert table.pad.rounds[0].boxes["ben"].bid == stands
        asked = [each.values[-1][0] for each in table.pad.written.conflicts]
        assert asked == [stands] * (len(table.marks) > 4)


@pytest.mark.parametrize(
    ("player", "field", "value", "code"),
    [
        ("ben", "tricks", 6, Code.OUT_OF_RANGE),
        ("dora", "bid", 1, Code.ENTRY_CLOSED),
        ("ben", "tricks", 1, Code.ENTRY_CLOSED),
    ],
    ids=["no hand holds that", "not in the round", "nothing stands there"],
)
def test_what_can_be_no_entry_is_refused_however_late(
    player: str, field: str, value: int, code: Code
) -> None:
    table = table_of()
    table.bid(ben=1)
    mark = Mark("f" * 32, acts.enter(1, 1, player, field, value))
    refusal = set_aside(table.pad, mark, "e" * 32)
    assert isinstance(refusal, Refusal)
    assert refusal.code is code


def test_an_entry_in_a_deal_that_is_not_there_is_told_so_however_late() -> None:
    table = table_of(TOGETHER)
    thrown_in, to_come = (acts.enter(number, 1, "ben", "bid", 1) for number in (1, 2))
    table.write(acts.deal_again(table.round))
    refusals = [
        set_aside(table.pad, Mark("f" * 32, each), "e" * 32) for each in (thrown_in, to_come)
    ]
    codes = [refusal.code for refusal in refusals if isinstance(refusal, Refusal)]
    assert codes == [Code.DEAL_IS_OVER, Code.ROUND_NOT_OPEN]


# What such a phone sees


@given(st.data())
@settings(max_examples=60)
def test_an_own_phone_shows_own_hidden_bids_and_nothing_of_others(data: st.DataObject) -> None:
    options = data.draw(st.sampled_from([TOGETHER, SECRET]))
    order = data.draw(st.permutations(sorted(ALL)))
    count = data.draw(st.integers(0, 3))
    one, other = table_of(options), table_of(options)
    for player in order[:count]:
        bid = data.draw(st.integers(0, 5))
        own_bids(one, **{player: bid})
        own_bids(other, **{player: bid if player == "ben" else data.draw(st.integers(0, 5))})
    ben = SITTINGS["ben"]
    assert shown_to(one.pad, ben) == shown_to(other.pad, ben)
    own = shown_to(one.pad, ben).rounds[0].boxes["ben"]
    assert own == one.pad.rounds[0].boxes["ben"]
    assert shown_to(one.pad, Sitting("nobody")) == one.pad.shown == shown_to(one.pad, None)
    # Marks, from which files and other phones are made, are as everybody sees them.
    assert shown_to(one.pad, ben).written == one.pad.shown.written


def test_where_nothing_is_hidden_all_see_the_same() -> None:
    table = table_of(TOGETHER)
    table.bid(anna=1, ben=2)
    table.write(acts.bid_and_reveal(table.bid_of("cleo", 0)))
    assert shown_to(table.pad, SITTINGS["ben"]) is table.pad


def test_a_game_begun_before_there_was_a_reveal_shows_its_bids_by_itself() -> None:
    table = Scribe("wizard_fisher", options=TOGETHER, hands=[5])
    table.bid(anna=1, ben=2)
    assert not carries_reveal(table.pad, "cleo", ALL)
    table.bid(cleo=0)
    assert REVEAL not in {cell.field for mark in table.pad.written.marks for cell, _ in mark.cells}
    assert fold(table.marks).rounds[0].boxes["ben"].bid == 2


@pytest.mark.parametrize("is_match", [False, True])
def test_a_players_own_phone_has_a_share_of_a_game_and_scorers_have_none(is_match: bool) -> None:
    table = Duellists() if is_match else table_of()
    pad = read_pad(table.marks)
    a_round = (_MARKS_A_ROUND, _MARKS_A_ROUND_OF_A_MATCH)[is_match]
    share = a_round * max(_FEWEST_ROUNDS, pad.number_of_rounds)
    cell = Cell(1, 0, "ben", "card:1") if is_match else Cell(1, 1, "ben", "bid")
    own = [Mark(f"{n:032x}", ((cell, str(n)),), by="bens phone") for n in range(share)]
    tap = Mark("f" * 32, ((Cell(1, 1, "ben", "bid"), 2),), by="bens phone")
    ben, cleo = (Writer("player", player, ALL) for player in ("ben", "cleo"))
    before, after = (read_pad([*table.marks, *own[:n]]) for n in (share - 1, share))
    assert refuse_share(before, ben, tap) is None
    assert refuse_share(after, ben, tap) == Refusal(Code.SHARE_USED_UP, {"value": 2})
    undo = Mark("f" * 32, undoes=own[-1].id, by="bens phone")
    assert refuse_share(after, ben, undo) == Refusal(Code.SHARE_USED_UP, {"value": None})
    assert refuse_share(after, cleo, replace(tap, by="cleos phone")) is None
    assert refuse_share(after, HOST, tap) is None


def test_however_many_phones_one_player_brings_the_last_marks_are_for_scorers() -> None:
    table = table_of()
    tap = Mark("f" * 32, ((Cell(1, 1, "ben", "bid"), 2),), by="a new phone")
    own = [
        Mark(f"{n:032x}", tap.cells, by=f"phone {n // 50}", late=True)
        for n in range(MOST_MARKS - _FOR_SCORERS - len(table.marks))
    ]
    before, after = (read_pad([*table.marks, *each]) for each in (own[:-1], own))
    assert refuse_share(before, PHONES["ben"], tap) is None
    refusal = refuse_share(after, PHONES["ben"], tap)
    assert refusal is not None
    assert refusal.code is Code.SHARE_USED_UP
    assert judge(after, Mark("e" * 32, acts.enter(1, 1, "ben", "bid", 1))) is None
