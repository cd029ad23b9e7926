"""The table of fields, and what is masked by it alone."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from scorepad.pad.field import GAME, Field, Secrecy, Whole
from scorepad.pad.fields import FIELDS, MATCH_FIELDS
from scorepad.pad.fold import fold, read_pad
from scorepad.pad.marks import HIDDEN, Cell, Mark, Value
from scorepad.pad.match.state import CARD, DUEL
from scorepad.pad.state import Box
from scorepad.pad.table import RULE
from scorepad.pad.tricks_taken import LEADER, TRICK
from scorepad.pad.visibility import can_ever_hide
from tests.pad.duellists import Duellists
from tests.pad.scribe import Scribe

ALWAYS: Secrecy[Any] = Secrecy(lambda *_: True, lambda _: True, lambda _: True)
NUMBERED = {TRICK: "1", LEADER: "2", RULE: "play.bomb", DUEL: "1", CARD: "1"}


def cell_of(name: str, fields: Mapping[str, Field[Any, Any]], player: str) -> Cell:
    place = fields[name].place
    number, deal = int(place.round), int(place.deal)
    return Cell(number, deal, player if place.player else "", name + NUMBERED.get(name, ""))


def test_a_field_for_which_nobody_said_whether_it_is_secret_can_not_be_made() -> None:
    with pytest.raises(TypeError, match="secret"):
        Field(GAME, (int,), Whole(0, 1), lambda *_: None)


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_of_a_game_is_masked_if_the_table_says_that_it_is_secret(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Scribe()
    cell = cell_of(name, FIELDS, "anna")
    given = {"name": "Ann", "seating": ["anna", "ben", "cleo"], "adjustment": [5, "why"]}
    value: Value = given.get(name, 1)
    marks = [*table.marks, Mark("f" * 32, ((cell, value),), late=True)]
    assert fold(marks).masked is None
    monkeypatch.setitem(FIELDS, name, replace(FIELDS[name], secret=ALWAYS))
    shown = fold(marks).shown
    assert (cell, HIDDEN) in shown.written.marks[-1].cells
    assert shown.written.round(cell.round)[cell[1:]] == HIDDEN
    assert can_ever_hide(marks)


@pytest.mark.parametrize("name", MATCH_FIELDS)
def test_a_field_of_a_match_is_masked_if_the_table_says_that_it_is_secret(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Duellists()
    cell = cell_of(name, MATCH_FIELDS, table.match.present[0])
    value: Value = {"name": "Ann", "won": [*table.match.present[:1]]}.get(name)
    marks = [*table.marks, Mark("f" * 32, ((cell, value),), late=True)]
    monkeypatch.setitem(MATCH_FIELDS, name, replace(MATCH_FIELDS[name], secret=ALWAYS))
    assert (cell, HIDDEN) in read_pad(marks).shown.written.marks[-1].cells


def test_each_secret_of_a_deal_stands_in_a_box_under_its_own_name() -> None:
    secret = {name for name, field in FIELDS.items() if field.secret}
    assert secret == {"bid", "changed"}
    assert secret <= {*Box._fields}
