"""Fields that need nothing of their own: five that no game has, and what people write in them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any
from unittest.mock import patch

from scorepad.client.script import Modules
from scorepad.i18n.fields import TITLES
from scorepad.pad.field import (
    GAME,
    NOTHING,
    PLAYER,
    PLAYER_IN_DEAL,
    PLAYER_IN_ROUND,
    ROUND,
    Field,
    OneOf,
    Text,
    Whole,
)
from scorepad.pad.fields import FIELDS
from scorepad.pad.judge_table import judge_dealt
from scorepad.pad.marks import Cell, Value
from scorepad.pad.plain_fields import plain_fields
from scorepad.web import phone_script

_FIELD_TABLE = "pad/field_table.mjs"
field_table_module = run_path(str(Path(__file__).parents[2] / ".ci" / "field_table.py"))[
    "field_table_module"
]
_YES = OneOf((True, None))
PLAIN: dict[str, Field[Any, Any]] = {
    "motto": Field(GAME, (str, NOTHING), Text(30), judge_dealt, None),
    "lent": Field(PLAYER, (bool, NOTHING), _YES, judge_dealt, None),
    "remark": Field(ROUND, (str, NOTHING), Text(20), judge_dealt, None),
    "drinks": Field(PLAYER_IN_ROUND, (int, NOTHING), Whole(0, 9), judge_dealt, None),
    "laughed": Field(PLAYER_IN_DEAL, (bool, NOTHING), _YES, judge_dealt, None),
}
"""One of each kind, and one for each place but the deal."""


@contextmanager
def with_plain_fields() -> Iterator[None]:
    """A game that has these fields as well, on the server and in the joined script of a phone."""
    titles = {name: name.capitalize() for name in PLAIN}
    source = Modules.source

    def with_their_table(modules: Modules, file: str) -> str:
        return field_table_module() if file == _FIELD_TABLE else source(modules, file)

    with (
        patch.dict(FIELDS, PLAIN),
        patch.dict(TITLES, titles),
        patch.object(Modules, "source", with_their_table),
        # What is put together with these fields is not kept for others, nor on the disk.
        patch.object(phone_script, "_put_together", _put_together),
        patch.object(phone_script, "_below", lru_cache(phone_script._below.__wrapped__)),
    ):
        yield


@cache
def _put_together(language: str) -> dict[str, str]:
    scripts: dict[str, str] = json.loads(phone_script._made(language))
    return scripts


def any_value(field: Field[Any, Any], random: Random) -> Value:
    """A value that the shape of a plain field allows."""
    match field.shape:
        case Whole(low, high):
            return random.choice([None, low, high, random.randint(low, high)])
        case OneOf(values):
            return random.choice(values)
        case Text(longest):
            return random.choice([None, "a", "<b>"[:longest], "=1+1"[:longest], "x" * longest])
    raise AssertionError(f"{field} is not plain")


def largest_value(field: Field[Any, Any]) -> Value:
    """The largest value, or the longest one, that the shape of a plain field allows."""
    match field.shape:
        case Whole(_, high):
            return high
        case Text(longest):
            return "x" * longest
    return True


def any_plain_cells(
    random: Random, number: int, deal: int, players: list[str]
) -> list[tuple[Cell, Value]]:
    """What somebody writes in one of the plain fields, if there are any."""
    fields = plain_fields()
    if not fields:
        return []
    name = random.choice([*fields])
    cell = fields[name].place.cell(name, number, deal, random.choice(players))
    return [(cell, any_value(fields[name], random))]
