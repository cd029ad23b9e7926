"""A secret belongs to the sitting that wrote it: every secret field, every kind of phone."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.fields import FIELDS, MATCH_FIELDS
from scorepad.pad.fold import fold, read_pad
from scorepad.pad.marks import HIDDEN, Cell, Fate, Mark
from scorepad.pad.match import acts as match_acts
from scorepad.pad.match.state import CARD, Match
from scorepad.pad.own_entries import own_entry
from scorepad.pad.sittings import Sitter, Sitting
from scorepad.pad.visibility import match_shown_to, shown_to
from scorepad.pad.writers import Writer
from scorepad.rules import Sorcerer
from scorepad.services.write_operations import FormWrite, SeenCells
from tests.pad.duellists import Duellists
from tests.pad.scribe import Scribe

SECRET = {"bidding.visibility": "secret", "bidding.entry": "players", "play.cloud": True}
TOGETHER = {"bidding.visibility": "simultaneous", "bidding.entry": "players"}
SCORER, OWN, EARLIER, JOINED, STRANGER = (letter * 16 for letter in "sejoa")

WROTE: Mapping[str, tuple[str, int]] = {
    "the own phone in this sitting": (OWN, 3),
    "another phone of this sitting": (JOINED, 3),
    "the own phone in an earlier sitting": (OWN, 1),
    "the phone that had the seat before": (EARLIER, 1),
    "that phone, after the seat was freed": (EARLIER, 3),
    "the scorer, before": (SCORER, 1),
    "the scorer, meanwhile": (SCORER, 3),
    "a phone of this sitting, after it left": (JOINED, 5),
}
"""Who may have written a hidden value, and as which mark: mark 2 is where the sitting begins."""

SITTINGS: Mapping[str, tuple[Sitting | None, set[str]]] = {
    "the scorer": (None, set()),
    "a phone that looks on": (None, set()),
    "a phone by a link of an ended sitting": (None, set()),
    "the sitting": (
        Sitting("ben", (Sitter(OWN, 2), Sitter(JOINED, 2, 5))),
        {"the own phone in this sitting", "another phone of this sitting"},
    ),
    "the sitting before, whose seat was freed": (
        Sitting("ben", (Sitter(EARLIER, 1, 2),)),
        {"the phone that had the seat before"},
    ),
    "a new sitting": (Sitting("ben", (Sitter(STRANGER, 6),)), set()),
    "a new sitting of the same phone": (Sitting("ben", (Sitter(OWN, 6),)), set()),
    "a new sitting that was allowed to see": (
        Sitting("ben", (Sitter(STRANGER, 6),), shown_until=6),
        set(WROTE),
    ),
    "somebody else's": (Sitting("anna", (Sitter(OWN, 1),)), set()),
}
"""Each kind of phone, and whose hidden values of Ben's it is shown."""


def filled(pad: AnyPad, wrote: str, cells: Cells) -> AnyPad:
    """Return the pad with ``cells`` as the mark at that place, between marks that hide nothing."""
    by, place = WROTE[wrote]
    marks = list(pad.written.marks)
    others = [acts.rename(pad.present[0], name) for name in ("Anne", "Anna")]
    while len(marks) < 7:
        at = len(marks)
        written = cells if at == place else others[at % 2]
        marks.append(Mark(f"{at:032x}", written, by=by if at == place else SCORER))
    return read_pad(marks)


def shown(pad: AnyPad, sitting: Sitting | None) -> AnyPad:
    return match_shown_to(pad, sitting) if isinstance(pad, Match) else shown_to(pad, sitting)


def bid_of(pad: AnyPad, player: str = "ben") -> int | None:
    assert not isinstance(pad, Match)
    return pad.rounds[0].boxes[player].bid


@pytest.mark.parametrize("wrote", WROTE)
@pytest.mark.parametrize("phone", SITTINGS)
@pytest.mark.parametrize("options", [TOGETHER, SECRET], ids=["together", "secret"])
def test_a_hidden_bid_is_shown_to_the_sitting_that_wrote_it_alone(
    options: dict[str, object], phone: str, wrote: str
) -> None:
    table = Scribe("wizard_fisher", "anna ben cleo", options=options, hands=[5, 4], reveal=True)  # type: ignore[arg-type]
    pad = filled(table.pad, wrote, acts.enter(1, 1, "ben", "bid", 3))
    sitting, sees = SITTINGS[phone]
    assert pad.written.marks[WROTE[wrote][1]].cells
    seen = shown(pad, sitting)
    assert bid_of(seen) == (3 if wrote in sees else None)
    # Whoever does not see it knows that it stands, and nobody ever gets it with the marks.
    assert not isinstance(seen, Match)
    assert seen.rounds[0].boxes["ben"].has_bid
    cell = Cell(1, 1, "ben", "bid")
    assert seen.written.round(1)[cell[1:]] == HIDDEN
    assert dict(seen.written.marks[WROTE[wrote][1]].cells) == {cell: HIDDEN}


@pytest.mark.parametrize("wrote", WROTE)
@pytest.mark.parametrize("phone", SITTINGS)
def test_each_card_of_an_order_is_shown_to_the_sitting_that_put_it_there_alone(
    phone: str, wrote: str
) -> None:
    sitting, sees = SITTINGS[phone]
    if sitting is not None:
        sitting = replace(sitting, player=sitting.player[0])
    for place in range(1, 7):
        cells = match_acts.place_card(1, "b", place, Sorcerer("Fire", 5))
        pad = filled(Duellists().match, wrote, cells)
        seen = shown(pad, sitting)
        assert isinstance(seen, Match)
        box = seen.rounds[0].boxes["b"]
        assert (box.order[place - 1] is not None) == (wrote in sees)
        assert box.placed == 1


def test_what_the_cloud_made_of_a_bid_is_shown_with_that_bid_alone() -> None:
    table = Scribe("wizard_club", options=SECRET, hands=[5, 4], reveal=True)
    sitting = Sitting("ben", (Sitter(OWN, 1),))

    def changed() -> tuple[int | None, int | None]:
        box = shown_to(table.pad, sitting).rounds[0].boxes["ben"]
        return box.bid, box.changed

    table.by = SCORER
    table.bids(0, 4, 0)
    table.write(acts.change_bid(table.round, "ben", 1))
    assert changed() == (None, None)
    # Ben bids anew: what the Cloud made of the bid that he does not know would tell it.
    table.by = OWN
    table.write(acts.enter(1, 1, "ben", "bid", 2))
    assert changed() == (2, None)
    table.by = SCORER
    table.write(acts.change_bid(table.round, "ben", -1))
    assert changed() == (2, 1)


def test_once_revealed_all_see_it_whoever_wrote() -> None:
    table = Scribe("wizard_fisher", options=TOGETHER, hands=[5, 4], reveal=True)
    table.by = SCORER
    table.bids(1, 2, 0)
    assert bid_of(shown_to(table.pad, Sitting("ben", (Sitter(OWN, 1),)))) is None
    table.write(acts.reveal(table.round))
    assert bid_of(shown_to(table.pad, Sitting("ben", (Sitter(OWN, 1),)))) == 2


def test_all_secret_fields_are_tried_here() -> None:
    """Whoever makes another field secret says here which sitting sees it."""
    secret = {name for name, field in {**FIELDS, **MATCH_FIELDS}.items() if field.secret}
    assert secret == {"bid", "changed", CARD}


# Entering anew


def enters(
    table: Scribe, value: int, sitting: Sitting, *, late: bool = False, seen: str | None = "newest"
) -> Fate:
    """A bid of Ben's from the form of an own phone, which has ``seen`` that mark there."""
    cell = Cell(1, 1, "ben", "bid")
    newest = table.pad.written.seen([cell]) if seen == "newest" else seen
    writer = Writer("player", "ben", frozenset({"ben"}), sitting)
    form = FormWrite(
        f"{len(table.marks):x}".rjust(32, "d"),
        lambda _: acts.enter(1, 1, "ben", "bid", value),
        OWN,
        1_790_000_000,
        SeenCells(newest),
        late=late,
        is_entry=True,
    )
    proposed = form.apply(table.pad, writer)
    table.marks += proposed.marks
    table._pad = None
    return proposed.results[0].fate


@pytest.mark.parametrize("options", [TOGETHER, SECRET], ids=["together", "secret"])
@pytest.mark.parametrize("value", [2, 3])
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("by", [SCORER, OWN])
def test_whoever_does_not_see_the_own_bid_enters_it_anew_until_the_reveal(
    by: str, late: bool, value: int, options: dict[str, object]
) -> None:
    table = Scribe("wizard_fisher", options=options, hands=[5, 4], reveal=True)  # type: ignore[arg-type]
    table.by = by
    table.bids(1, 2, 0)
    sitting = Sitting("ben", (Sitter(OWN, len(table.marks)),))
    mine = shown_to(table.pad, sitting)
    entry = own_entry(mine, "ben", anew=True)
    assert entry is not None
    assert entry.field == "bid"
    # The same number is written like any other: the answer tells nothing of what stood there.
    before = len(table.marks)
    assert enters(table, value, sitting, late=late) is Fate.WRITTEN
    assert len(table.marks) == before + 1
    assert bid_of(shown_to(table.pad, sitting)) == value
    assert bid_of(table.pad) == value
    # It is the own one now, which stays once play has begun.
    if options is SECRET:
        assert own_entry(shown_to(table.pad, sitting), "ben", anew=True) != entry
    table.write(acts.reveal(table.round)) if options is TOGETHER else None


@pytest.mark.parametrize("stood", [2, 3])
def test_an_entry_that_comes_too_late_learns_nothing_of_what_stands(stood: int) -> None:
    table = Scribe("wizard_fisher", options=TOGETHER, hands=[5, 4], reveal=True)
    sitting = Sitting("ben", (Sitter(OWN, 1),))
    table.by = SCORER
    table.bid(ben=stood)
    before = len(table.marks)
    assert enters(table, 3, sitting, late=True, seen=None) is Fate.WRITTEN
    assert len(table.marks) == before + 2
    mine = shown_to(table.pad, sitting)
    assert bid_of(mine) is None
    [asked] = mine.written.conflicts
    assert [value for value, _ in asked.values] == [3, HIDDEN]
    # The scorer's value counts until somebody has chosen.
    assert bid_of(table.pad) == stood
    # Ben chooses by entering it once more.
    assert enters(table, 3, sitting) is Fate.WRITTEN
    assert bid_of(shown_to(table.pad, sitting)) == 3
    assert table.pad.written.conflicts == ()


@pytest.mark.parametrize("value", [2, 4])
def test_what_a_freed_phone_wrote_comes_late_and_is_shown_to_nobody(value: int) -> None:
    table = Scribe("wizard_fisher", options=TOGETHER, hands=[5, 4], reveal=True)
    table.by = EARLIER
    table.bid(ben=1)
    former = Sitting("ben", (Sitter(EARLIER, 1, 2),))
    sitting = Sitting("ben", (Sitter(OWN, 2),))
    assert enters(table, 2, sitting) is Fate.WRITTEN
    writer = Writer("player", former=(former,))
    cells = acts.enter(1, 1, "ben", "bid", value)
    form = FormWrite("f" * 32, lambda _: cells, EARLIER, 1, SeenCells(), late=True, is_entry=True)
    proposed = form.apply(table.pad, writer)
    assert proposed.results[0].fate is Fate.WRITTEN
    pad = proposed.pad
    assert bid_of(shown(pad, sitting)) == bid_of(pad) == 2
    for phone in (None, former):
        assert bid_of(shown(pad, phone)) is None
    # Sent again it is there already; another player's cell, and later rounds, are not open.
    again = form.apply(pad, writer)
    assert again.results[0].fate is Fate.WRITTEN_BEFORE
    for other in (acts.enter(1, 1, "anna", "bid", 1), acts.enter(2, 1, "ben", "bid", 1)):
        bad = replace(form, id="a" * 32, act=lambda _, cells=other: cells).apply(pad, writer)
        assert bad.results[0].fate in (Fate.REFUSED, Fate.STALE)
        assert not bad.marks
    # At the reveal the table is asked which of the two holds.
    table.marks = list(pad.written.marks)
    table._pad, table.by = None, SCORER
    table.bid(cleo=0, anna=0)
    table.write(acts.reveal(table.round))
    asked = [[value for value, _ in each.values] for each in table.pad.shown.written.conflicts]
    assert asked == ([[value, 2]] if value != 2 else [])


def test_a_freed_phone_does_not_go_on_for_ever() -> None:
    table = Scribe("wizard_fisher", options=TOGETHER, hands=[5, 4], reveal=True)
    table.by = SCORER
    table.bid(ben=1)
    writer = Writer("player", former=(Sitting("ben", (Sitter(EARLIER, 1, 1),)),))
    pad, written = table.pad, 0
    for number in range(40):
        cells = acts.enter(1, 1, "ben", "bid", number % 5)
        id = f"{number:032x}".replace("0", "e")
        form = FormWrite(id, lambda _, cells=cells: cells, EARLIER, 1, SeenCells(), is_entry=True)
        proposed = form.apply(pad, writer)
        written += bool(proposed.marks)
        pad = proposed.pad
    assert written == 10
    assert proposed.results[0].fate is not Fate.WRITTEN


@settings(max_examples=60)
@given(st.data())
def test_evenings_that_differ_in_what_others_wrote_look_the_same(data: st.DataObject) -> None:
    """Whoever sits down and gets up in whatever order, and whoever enters for whom."""
    options = data.draw(st.sampled_from([TOGETHER, SECRET]))
    one, other = (
        Scribe("wizard_club", options=options, hands=[5, 4], reveal=True) for _ in range(2)
    )
    phones = st.sampled_from([SCORER, OWN, EARLIER, STRANGER])
    sits, mine = Sitting("ben"), set[int]()
    for _ in range(data.draw(st.integers(1, 12))):
        act = data.draw(st.sampled_from(["sit", "join", "write", "write", "undo"]))
        place, phone = len(one.marks), data.draw(phones)
        if act == "sit":
            sits, mine = Sitting("ben", (Sitter(phone, place),)), set()
        elif act == "join":
            sits = replace(sits, sitters=(*sits.sitters, Sitter(phone, place)))
        elif act == "undo" and one.pad.written.undoable is not None:
            one.undo()
            other.undo()
        elif one.round.phase == "bids":
            value = data.draw(st.integers(0, 5))
            is_mine = phone in {sitter.device for sitter in sits.sitters}
            for table in (one, other):
                table.by = phone
                same = value if is_mine or table is one else data.draw(st.integers(0, 5))
                table._log(acts.enter(1, 1, "ben", "bid", same))
            mine |= {place} if is_mine else set()
    assert shown_to(fold(one.marks), sits) == shown_to(fold(other.marks), sits)
