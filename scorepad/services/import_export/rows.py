"""The lines of a spreadsheet, read as rows: one for each player and round."""

import csv
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from itertools import groupby, islice
from typing import NamedTuple

from scorepad.pad.marks import Value
from scorepad.pad.moments import can_be
from scorepad.pad.names import clean_name
from scorepad.rules.option_table import OPTIONS
from scorepad.rules.ruleset import Option
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.columns import (
    NO,
    YES,
    Kind,
    as_id,
    kinds_of_columns,
    unguarded,
)
from scorepad.services.rule_fields import read_option

NEEDED = ("game", "round", "player", "bid", "tricks")

_GAME_ID = re.compile(r"([A-Za-z0-9_-]{22})?\Z")
_PLAYER_ID = re.compile(r"[A-Za-z0-9_-]{0,32}\Z")
_WHOLE = re.compile(r"([-+]?[0-9]{1,7})(?:[.,]0{1,7})?\Z")
_LONGEST = 400
_LONGEST_HEADING = 4_096

_MOST_ROWS = 5_000
"""The most lines of one game: as many as it can have entries, as each line has at least one."""
_SEPARATORS = (",", ";", "\t")
_SEPARATOR_SAID = re.compile(r"\"?sep=.\"?[,;\t]*\s*\Z", re.IGNORECASE)


class Row(NamedTuple):
    """One line of a spreadsheet.

    ``texts``, ``numbers`` and ``switches`` (yes or no) are by column, without empty cells;
    ``begun`` is in Unix seconds.
    """

    line: int
    texts: Mapping[str, str]
    numbers: Mapping[str, int]
    switches: Mapping[str, bool]
    options: Mapping[str, Option]
    begun: int | None

    def value(self, column: str) -> Value:
        """Return what the line has in a column of texts, numbers or switches, or ``None``."""
        for cells in (self.numbers, self.switches, self.texts):
            if column in cells:
                return cells[column]
        return None

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.numbers["round"]


def stands_before_heading(line: str) -> bool:
    """Return whether a line has no cell, or tells spreadsheets which separator to use.

    >>> [stands_before_heading(line) for line in (";;;\\n", "sep=;\\n", "game;round\\n")]
    [True, True, False]
    """
    return not line.strip(' ,;\t\r\n"') or _SEPARATOR_SAID.match(line) is not None


def columns_in(heading: str, line: int = 1) -> tuple[list[str], str]:
    """Return the columns that the first line of a spreadsheet names, and its separator.

    ``line`` is the number of that line in its file.

    Raises:
        ImportRefused: a needed column is missing, or is there twice.
    """
    separator = max(_SEPARATORS, key=heading.count)
    if len(heading) > _LONGEST_HEADING:
        raise ImportRefused(line, What.COLUMNS_TOO_MANY)
    try:
        cells = next(csv.reader([heading], delimiter=separator, strict=True), [])
    except csv.Error as error:
        raise ImportRefused(line, What.NOT_TEXT) from error
    columns = [column.strip().lower() for column in cells]
    for column in NEEDED:
        if columns.count(column) != 1:
            raise ImportRefused(line, What.COLUMN_MISSING, column=column)
    return columns, separator


def read_rows(lines: Iterable[str], now: int, first: int = 1) -> Iterator[list[Row]]:
    """Yield the rows of one game after the other.

    The heading is on line ``first`` of the file; the separator is read from it. ``now`` is in Unix
    seconds: no game begins more than a day later.

    Raises:
        ImportRefused: a line that cannot be read.
    """
    rest = iter(lines)
    columns, separator = columns_in(next(rest, ""), first)
    reader = csv.reader(rest, delimiter=separator, strict=True)
    try:
        rows = (
            _row(columns, cells, reader.line_num + first, now) for cells in reader if any(cells)
        )
        for _, game in groupby(rows, key=_which_game):
            of_game = list(islice(game, _MOST_ROWS + 1))
            if len(of_game) > _MOST_ROWS:
                raise ImportRefused(of_game[-1].line, What.TOO_LONG_A_GAME, most=_MOST_ROWS)
            yield of_game
    except csv.Error as error:
        raise ImportRefused(reader.line_num + first, What.NOT_TEXT) from error


def _which_game(row: Row) -> tuple[str, str]:
    return row.texts.get("game_id", ""), row.texts["game"]


def _row(columns: list[str], cells: list[str], line: int, now: int) -> Row:
    if len(cells) > len(columns) or any(len(cell) > _LONGEST for cell in cells):
        raise ImportRefused(line, What.COLUMNS_TOO_MANY)
    kinds = kinds_of_columns()
    filled = {
        column: unguarded(cell).strip()
        for column, cell in zip(columns, cells, strict=False)
        if column in kinds and cell.strip()
    }
    for column in ("game", "round", "player"):
        if column not in filled:
            raise ImportRefused(line, What.VALUE_WRONG, column=column, value="")
    texts: dict[str, str] = {}
    numbers: dict[str, int] = {}
    switches: dict[str, bool] = {}
    # Of two wrong cells the one is named whose column comes first.
    for column in filter(filled.__contains__, kinds):
        match kinds[column]:
            case Kind.ID:
                texts[column] = _id(filled[column], column, line)
            case Kind.TEXT:
                texts[column] = clean_name(filled[column])
            case Kind.NUMBER:
                numbers[column] = _number(filled[column], column, line)
            case Kind.SWITCH:
                switches[column] = _switch(filled[column], column, line)
    options = dict(_options(filled.get("rules", ""), line))
    return Row(line, texts, numbers, switches, options, _moment(filled.get("begun", ""), line, now))


def _id(text: str, column: str, line: int) -> str:
    id = as_id(text)
    if not (_GAME_ID if column == "game_id" else _PLAYER_ID).match(id):
        raise ImportRefused(line, What.NO_ID, column=column, value=id)
    return clean_name(id)


def _number(text: str, column: str, line: int) -> int:
    text = text.replace("\N{MINUS SIGN}", "-")
    # A spreadsheet may give every number a fraction, with a point or a comma.
    whole = _WHOLE.match(text)
    if whole is None:
        raise ImportRefused(line, What.NOT_A_NUMBER, column=column, value=text)
    return int(whole[1])


def _switch(text: str, column: str, line: int) -> bool:
    if text.lower() not in (YES, NO):
        raise ImportRefused(line, What.VALUE_WRONG, column=column, value=text)
    return text.lower() == YES


def _options(text: str, line: int) -> Iterator[tuple[str, Option]]:
    for given in text.split():
        name, _, value = given.partition("=")
        option = read_option(name, value) if name in OPTIONS else None
        if option is None:
            raise ImportRefused(line, What.VALUE_WRONG, column="rules", value=given)
        yield name, option


def _moment(text: str, line: int, now: int) -> int | None:
    if not text:
        return None
    try:
        moment = int(datetime.fromisoformat(text).timestamp())
    except (ValueError, OverflowError, OSError) as error:
        raise ImportRefused(line, What.NO_MOMENT, column="begun", value=text) from error
    if not can_be(moment, now):
        raise ImportRefused(line, What.NO_MOMENT, column="begun", value=text)
    return moment
