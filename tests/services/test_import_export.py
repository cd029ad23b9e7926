"""Games in files: what goes out comes in as the same, and what is wrong stays out."""

import csv
import io
import json
from collections.abc import Callable
from dataclasses import replace
from io import StringIO
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.fold import read_pad
from scorepad.pad.import_check import marks_to_export
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.opening import Opening, opening_cells
from scorepad.pad.plain_fields import does_count, note_on, value_of_game
from scorepad.pad.state import Pad
from scorepad.pad.tricks_taken import NOBODY
from scorepad.rules import Code
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.columns import (
    as_id,
    guarded,
    heading,
    id_guarded,
    kinds_of_columns,
    lines,
    unguarded,
)
from scorepad.services.import_export.files import read_file, rebuilt
from scorepad.services.import_export.game_json import (
    GameInFile,
    document,
    one_line,
    read_document,
    readable,
)
from scorepad.services.import_export.rows import read_rows
from tests.pad.duellists import Duellists
from tests.pad.scribe import Scribe
from tests.services.hostile_games import NOW, game_row, played_game, renumbered, whimsical_game
from tests.services.meaning import meaning

SIGNS = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20"


def as_csv(pad: Pad) -> str:
    return heading() + lines("G" * 22, NOW, pad.shown)


def from_csv(text: str) -> GameInFile:
    (rows,) = read_rows(StringIO(text.removeprefix("\ufeff"), newline=""), NOW)
    return rebuilt(rows, now=NOW + 5)


@given(st.text(alphabet=SIGNS + "';|,\" aB", max_size=9))
@example("'=1")
@settings(max_examples=150)
def test_no_text_is_a_formula_and_every_text_comes_back(text: str):
    cell = guarded(text)
    assert unguarded(cell) == text
    assert cell[:1] not in [*SIGNS]
    for separator in ";\t|,":
        assert all(part.lstrip('" ')[:1] not in [*SIGNS] for part in cell.split(separator))


@pytest.mark.parametrize("seed", range(25))
def test_a_game_as_json_has_every_mark_and_comes_back(seed: int):
    random = Random(seed)
    pad = random.choice([played_game, whimsical_game])(random)
    found = document(game_row(pad), marks_to_export(pad))
    kept = [(mark.id, mark.at, mark.by, mark.body()) for mark in pad.written.marks]
    hidden = pad.current is not None and pad.current.hidden
    for text in (one_line(found), readable(found)):
        game = read_document(text, 1, NOW)
        back = [(mark.id, mark.at, mark.by, mark.body()) for mark in game.marks]
        assert back == (kept[: len(back)] if hidden else kept)
        assert (game.game_id, game.created_at) == ("G" * 22, NOW)


@pytest.mark.parametrize("seed", range(15))
def test_a_game_as_lines_is_written_anew_with_the_same_meaning(seed: int):
    pad = played_game(Random(seed))
    assert meaning(from_csv(as_csv(pad)).pad) == meaning(pad)


def test_a_running_game_and_a_table_that_changes_everything_come_back_from_lines():
    table = Scribe(players="anna ben cleo")
    table.play_rounds(2)
    table.bid(ben=1, cleo=0)
    pad = renumbered(table)
    assert meaning(from_csv(as_csv(pad)).pad) == meaning(pad)
    table = Scribe(players="anna ben cleo dora")
    table.play_rounds(2)
    table.seat("ben dora anna")
    table.play_rounds(1)
    table.seat("ben emil dora anna", new="emil", start="lowest")
    table.write(acts.change_rules(table.pad, {"bidding.who": "last"}, whole_game=False))
    table.write(acts.this_round(table.round, hand=2, dealer="anna"))
    table.play_rounds(1)
    table.write(acts.adjust(2, "ben", -10, "=late"))
    table.write(acts.end(table.pad))
    pad = renumbered(table)
    assert meaning(from_csv(as_csv(pad)).pad) == meaning(pad)


NOTE = (
    '=HYPERLINK("x"), <b>\u05e9\u05e8\u05d4</b>; \U0001f468\u200d\U0001f469\u200d\U0001f467 '
    + "x" * 150
)


@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize("table", [Scribe, Duellists])
def test_a_note_and_whether_a_game_counts_come_back_from_every_file(table, counts: bool):
    game = table() if table is Scribe else table("a")
    if table is Scribe:
        game.play_rounds(2)
    said = (*game_cell("note", NOTE), *game_cell("counts", counts))
    for cells in (acts.end(read_pad(game.marks)), said):
        game.write(cells)
    pad = read_pad(game.marks)
    sheet = from_csv(as_csv(pad))
    file = readable(document(game_row(pad), as_of_now(game.marks)))
    for again in (sheet, read_document(file, 1, NOW)):
        assert (note_on(again.pad), does_count(again.pad)) == (NOTE, counts)
        assert value_of_game(again.pad, "counts") is counts


def as_of_now(marks: list[Mark]) -> list[Mark]:
    return [replace(mark, at=NOW) for mark in marks]


def game_cell(field: str, value: object) -> acts.Cells:
    return ((Cell(0, 0, "", field), value),)


def test_only_a_game_that_says_what_version_1_could_not_is_of_version_2():
    table = Scribe()
    table.play_rounds(1)
    assert document(game_row(table.pad), table.marks)["version"] == 1
    for field, value in (("note", "rain"), ("counts", False)):
        said = Scribe()
        said.write(game_cell(field, value))
        assert document(game_row(said.pad), said.marks)["version"] == 2
    bombed = Scribe(options={"play.bomb": True}, hands=(3,))
    bombed.bid(ben=1, cleo=0, anna=1)
    bombed.write(acts.count_trick(bombed.round, NOBODY, 1, 0))
    assert document(game_row(bombed.pad), bombed.marks)["version"] == 1
    bombed.undo()
    bombed.write(acts.count_trick(bombed.round, NOBODY, 1, 0, leader=0))
    assert document(game_row(bombed.pad), bombed.marks)["version"] == 2


def test_hidden_bids_stay_at_home():
    apart = {"bidding.visibility": "secret", "bidding.entry": "players"}
    table = Scribe(options={"bidding.who": "nobody", **apart})
    table.bid(ben=1, cleo=0)
    pad = renumbered(table)
    found = document(game_row(pad), marks_to_export(pad))
    assert len(found["marks"]) == 1
    (rows,) = read_rows(StringIO(as_csv(pad).removeprefix("\ufeff"), newline=""), NOW)
    assert all("bid" not in row.numbers for row in rows)


def test_lines_are_plain_for_a_spreadsheet():
    table = Scribe(players="anna ben cleo")
    table.write(acts.rename("ben", "=1+1"))
    table.play_rounds(1)
    records = list(csv.reader(io.StringIO(as_csv(table.pad).removeprefix("\ufeff"))))
    assert as_csv(table.pad).count("\r\n") == len(records)
    assert records[0] == list(kinds_of_columns())
    ben = dict(zip(kinds_of_columns(), records[2], strict=True))
    assert ben["player"] == "'=1+1"
    assert int(ben["points"]) == int(ben["total"])


def test_five_columns_and_a_semicolon_are_enough():
    text = "Game;Round;Player;Bid;Tricks\n" + "".join(
        f"wizard_gigamic;{number};{name};{bid};{tricks}\n"
        for number in (1, 2)
        for name, bid, tricks in (("Anna", 1, number), ("Ben", 0, 0), ("Cleo", 0, 0))
    )
    game = from_csv(text)
    assert game.created_at == NOW + 5
    assert [game.pad.names[player] for player in game.pad.present] == ["Anna", "Ben", "Cleo"]
    assert list(game.pad.totals.values()) == [30 - 10, 40, 40]
    assert from_csv(text).game_id == game.game_id


def refused(act: Callable[[], object]) -> tuple[int, object]:
    with pytest.raises(ImportRefused) as caught:
        act()
    return caught.value.line, caught.value.why if isinstance(
        caught.value.why, What
    ) else caught.value.why.code


LINES = """game,round,player,bid,tricks,points
wizard_gigamic,1,Anna,1,1,30
wizard_gigamic,1,Ben,0,0,20
wizard_gigamic,1,Cleo,0,0,20
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("bid,tricks", "said,tricks", 1, What.COLUMN_MISSING),
        ("points\n", 'points\n"', 4, What.NOT_TEXT),
        ("Ben,0,0,20", "Ben,0,0,20,1", 3, What.COLUMNS_TOO_MANY),
        ("Ben,0,0", "Ben,none,0", 3, What.NOT_A_NUMBER),
        ("Ben,0,0", "Ben,1.5,0", 3, What.NOT_A_NUMBER),
        ("Ben,0,0", "Anna,0,0", 3, What.PLAYER_TWICE),
        ("Ben,0,0", ",0,0", 3, What.VALUE_WRONG),
        ("1,Cleo", "3,Cleo", 4, What.ROUND_OUT_OF_ORDER),
        ("Ben,0,0,20", "Ben,0,0,30", 3, What.NOT_WHAT_THE_RULES_GIVE),
        ("Ben,0,0,20", "Ben,2,0,20", 3, Code.OUT_OF_RANGE),
        ("Ben,0,0,20", "Ben,0,1,20", 2, Code.TRICKS_DO_NOT_ADD_UP),
        ("wizard_gigamic,1,Cleo,0,0,20\n", "", 2, Code.NUMBER_OF_PLAYERS),
        ("Ben", "B" * 40, 3, Code.NAME_TOO_LONG),
        ("Ben", "anna", 3, What.PLAYER_TWICE),
    ],
)
def test_lines_that_are_no_game_are_refused_where_they_are_wrong(
    old: str, new: str, line: int, why: object
):
    assert refused(lambda: from_csv(LINES.replace(old, new, 1))) == (line, why)


def test_a_game_that_nobody_knows_is_refused():
    assert refused(lambda: from_csv(LINES.replace("wizard_gigamic", "chess"))) == (
        2,
        What.NO_SUCH_GAME,
    )


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda found: found.update(version=3), What.NEWER),
        (lambda found: found.update(scorepad="other"), What.NOT_OURS),
        (lambda found: found.update(version=True), What.NOT_OURS),
        (lambda found: found.update(game_id="short"), What.KEY_WRONG),
        (lambda found: found.update(created_at=-1), What.NO_TIME),
        (lambda found: found.update(created_at=NOW + 2 * 86_400), What.NO_TIME),
        (lambda found: found.update(created_at=253_402_300_800), What.NO_TIME),
        (lambda found: found["marks"][-1].update(at=10**11), What.NO_TIME),
        (lambda found: found["marks"][-1].update(at=0), What.NO_TIME),
        (lambda found: found["marks"][-1].pop("at"), What.NO_TIME),
        (lambda found: found.update(marks=[]), What.KEY_WRONG),
        (lambda found: found["marks"][2].update(id="x"), What.KEY_WRONG),
        (lambda found: found["marks"][2].update(at="now"), What.NO_TIME),
        (lambda found: found["marks"][2].update(id=found["marks"][1]["id"]), Code.SAME_ID),
        (lambda found: found["marks"][2].update(undoes="f" * 32, cells=[]), Code.NOT_A_MARK),
        (lambda found: found["marks"][2]["cells"][0].__setitem__(4, 99), Code.OUT_OF_RANGE),
        (lambda found: found["marks"][2]["cells"][0].__setitem__(4, 9), Code.OUT_OF_RANGE),
        (lambda found: found["marks"][2]["cells"][0].__setitem__(3, "gold"), Code.NOT_A_MARK),
        (lambda found: found["marks"][2]["cells"][0].__setitem__(2, "x"), Code.NOT_AT_THE_TABLE),
        (lambda found: found["marks"][2]["cells"][0].__setitem__(0, 80), Code.ROUND_NOT_OPEN),
        (lambda found: found["marks"].pop(0), Code.NO_SUCH_GAME),
        (lambda found: found["marks"][0]["cells"][0][4].update(key={}), Code.NO_SUCH_GAME),
        (lambda found: found["marks"][0]["cells"][0][4].update(kind=[]), Code.NO_SUCH_GAME),
    ],
)
def test_a_document_that_is_no_game_is_refused(change: Callable[[dict], object], why: object):
    table = Scribe(players="anna ben cleo")
    table.play_rounds(2)
    pad = renumbered(table)
    found = json.loads(one_line(document(game_row(pad), marks_to_export(pad))))
    change(found)
    assert refused(lambda: read_document(one_line(found), 7, NOW)) == (7, why)


def test_what_is_wrong_is_found_on_its_line():
    table = Scribe(players="anna ben cleo")
    table.play_rounds(2)
    pad = renumbered(table)
    text = readable(document(game_row(pad), marks_to_export(pad)))
    id = pad.written.marks[3].id
    assert text.splitlines()[4].startswith(f'{{"id":"{id}"')
    assert refused(lambda: read_document(text.replace('"bid",', '"bit",', 3), 1, NOW))[0] in (
        3,
        4,
        5,
    )
    assert refused(lambda: read_document(text.replace('"bid",', '"bid"', 2), 1, NOW)) == (
        3,
        What.NOT_JSON,
    )


NUMBERS = ("00954321", "95400000", "954e0005", "9D5", "1")


@given(st.sampled_from([*NUMBERS, "9f4e3210", "-1234567", "_a", "abc"]))
def test_no_id_is_a_number_to_a_spreadsheet_and_every_id_comes_back(id: str):
    cell = id_guarded(guarded(id))
    assert as_id(unguarded(cell)) == id
    assert not cell[:1].isdigit() or not cell.replace("e", "").replace("D", "").isdigit()


def test_a_game_whose_players_have_ids_of_digits_comes_back_and_an_older_file_as_well():
    players = list(zip(NUMBERS, "ABCDE", strict=True))
    pad = read_pad([Mark("0" * 32, opening_cells(Opening("wizard_gigamic", players)))])
    text = as_csv(pad)
    assert f",'{NUMBERS[0]}," in text
    for each in (text, text.replace(",'", ",")):
        assert set(from_csv(each).pad.names) == set(pad.names)


HEADING = "game;round;player;bid;tricks"


@pytest.mark.parametrize(
    "before", ["", "\n", "\r\n\r\n", "sep=;\r\n", "SEP=;\n", '"sep=;"\n', "sep=;;;;;\n\n", ";;;;\n"]
)
def test_what_a_spreadsheet_puts_before_the_heading_is_passed_over(before: str):
    text = f"{before}{HEADING}\nwizard_gigamic;1;Ann;0;0\nwizard_gigamic;1;Bob;x;0\n"
    with pytest.raises(ImportRefused) as refused:
        list(read_file(text.splitlines(keepends=True), NOW))
    assert refused.value.line == before.count("\n") + 3
    assert refused.value.why is What.NOT_A_NUMBER


def test_blank_lines_before_a_document_are_passed_over_and_not_for_ever():
    for text in ("\n\n{}", "\n\n{\n}"):
        with pytest.raises(ImportRefused) as refused:
            list(read_file(text.splitlines(keepends=True), NOW))
        assert (refused.value.why, refused.value.line) == (What.NOT_OURS, 3)
    with pytest.raises(ImportRefused) as refused:
        list(read_file(iter(lambda: "\n", ""), NOW))
    assert refused.value.why is What.EMPTY


@pytest.mark.parametrize("number", ["1", "1,0", "1.0", "1,00", "+1"])
def test_a_whole_number_may_have_a_fraction_of_nothing(number: str):
    text = f"{HEADING}\nwizard_gigamic;1;Ann;{number};0\n"
    (row,) = next(read_rows(StringIO(text, newline=""), NOW))
    assert row.numbers["bid"] == 1


@pytest.mark.parametrize("number", ["1,5", "1.000,0", "1,", "1,0,0"])
def test_a_number_with_a_fraction_is_none(number: str):
    with pytest.raises(ImportRefused) as refused:
        list(read_rows(StringIO(f"{HEADING}\nwizard_gigamic;1;Ann;{number};0\n"), NOW))
    assert refused.value.why is What.NOT_A_NUMBER


@pytest.mark.parametrize(
    ("column", "value", "what"),
    [
        ("begun", "08.11.2026", What.NO_MOMENT),
        ("begun", "11/8/2026 19:30", What.NO_MOMENT),
        ("player_id", "9,54E+005", What.NO_ID),
        ("game_id", "9.54E+05", What.NO_ID),
    ],
)
def test_what_a_spreadsheet_makes_of_a_cell_is_named(column: str, value: str, what: What):
    text = f"game;round;player;bid;tricks;{column}\nwizard_gigamic;1;Ann;0;0;{value}\n"
    with pytest.raises(ImportRefused) as refused:
        list(read_rows(StringIO(text, newline=""), NOW))
    assert (refused.value.why, refused.value.line) == (what, 2)
    assert refused.value.facts == {"column": column, "value": value}
