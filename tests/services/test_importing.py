"""Files brought in: twice is once, half is nothing, and others' games stay theirs."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from scorepad.rules import Code
from scorepad.services.groups import ensure_group
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.exporting import game_file
from scorepad.services.marks import store_whole_game
from scorepad.store import PersonRow, Store
from tests.services.hostile_games import game_row, played_game
from tests.tools.groups_taken import (
    HERE,
    THERE,
    a_group,
    brought,
    evenings,
    opened,
    people,
    taken,
    try_one,
)


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Store]:
    """A machine with a circle of three evenings."""
    store = opened(tmp_path / "one")
    a_group(store, Random(4), 3)
    yield store
    store.close()


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Store]:
    """A machine without games."""
    store = opened(tmp_path / "other")
    yield store
    store.close()


@pytest.mark.parametrize("seed", range(8))
def test_a_group_comes_out_and_in_as_the_same(tmp_path: Path, seed: int):
    try_one(tmp_path, seed)


def test_lines_of_a_group_come_in_as_the_same_totals(there: Store, tmp_path: Path):
    here = opened(tmp_path / "lines")
    with here.writing() as transaction:
        group_id = ensure_group(transaction, HERE, 1)
        for place in range(3):
            pad = played_game(Random(place))
            store_whole_game(transaction, f"{place:022d}", group_id, 1_000 + place, pad)
    text = taken(here, HERE, "csv")
    assert brought(there, THERE, text).new == 3
    for (told, *_), (again, *_) in zip(
        evenings(here).values(), evenings(there).values(), strict=True
    ):
        assert again == told
    assert brought(there, THERE, text).known == 3
    assert brought(here, HERE, text).known == 3
    here.close()


@pytest.mark.parametrize("format", ["json", "csv"])
def test_one_game_comes_alone(there: Store, format):
    pad = played_game(Random(1))
    came = brought(there, THERE, game_file(game_row(pad), pad, format))
    assert (came.new, came.known, came.only) == (1, 0, "G" * 22)


def test_nothing_of_a_file_is_written_when_its_last_line_is_wrong(here: Store, there: Store):
    text = taken(here, HERE, "json")
    last = json.loads(text.splitlines()[-1])
    last["marks"][-1]["cells"] = [[1, 1, "nobody", "bid", 0]]
    last["marks"][-1].pop("undoes", None)
    wrong = "\n".join([*text.splitlines()[:-1], json.dumps(last)])
    with pytest.raises(ImportRefused) as caught:
        brought(there, THERE, wrong)
    assert caught.value.line == len(text.splitlines())
    assert caught.value.why.code is Code.NOT_AT_THE_TABLE
    assert evenings(there) == {}


def test_a_game_that_went_on_elsewhere_goes_on_here(there: Store):
    pad = played_game(Random(2))
    whole = json.loads(game_file(game_row(pad), pad, "json"))
    part = {**whole, "marks": whole["marks"][:5]}
    assert brought(there, THERE, json.dumps(part)).new == 1
    assert brought(there, THERE, json.dumps(whole)).new == 1
    assert brought(there, THERE, json.dumps(part)).known == 1
    ((_told, marks, *_),) = evenings(there).values()
    assert marks == pad.written.marks


def test_a_game_that_is_here_already_is_neither_replaced_by_another_nor_reached_by_others(
    there: Store,
):
    one, other = (played_game(Random(seed)) for seed in (1, 2))
    brought(there, THERE, game_file(game_row(one), one, "json"))
    with pytest.raises(ImportRefused) as caught:
        brought(there, THERE, game_file(game_row(other), other, "json"))
    assert caught.value.why is What.ANOTHER_GAME
    with pytest.raises(ImportRefused) as caught:
        brought(there, "stranger", game_file(game_row(one), one, "json"))
    assert caught.value.why is What.ANOTHER_GAME


def test_people_are_known_by_their_names(here: Store, there: Store):
    with here.reading() as transaction:
        group = transaction.groups.of_device(HERE)[0]
        person = transaction.people.all(group.group_id)[0]
    with there.writing() as transaction:
        group_id = ensure_group(transaction, THERE, 1)
        row = PersonRow("mine", person.name, 1, False, None, 1)
        transaction.people.add(group_id, row)
    brought(there, THERE, taken(here, HERE, "json"))
    (mine,) = [each for each in people(there, THERE) if each[0] == "mine"]
    assert person.person_id in mine[4]


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, What.EMPTY),
        ("{}", 1, What.NOT_OURS),
        ('{"scorepad": "games", "version": 9}\n', 1, What.NEWER),
        ('{"scorepad": "games", "version": 1, "people": [{"name": ""}]}\n', 1, What.KEY_WRONG),
        ('{"scorepad": "games", "version": 1, "people": {}}\n', 1, What.KEY_WRONG),
        ('{"scorepad": "games", "version": 1}\n\n{"scorepad"\n', 3, What.NOT_JSON),
        ('{"scorepad":\n"game",\n"version" 1}', 3, What.NOT_JSON),
        ("[1]", 1, What.NOT_JSON),
        ('{"a":' * 500 + "1" + "}" * 500, 1, What.NOT_JSON),
        ('{"a": NaN}', 1, What.NOT_JSON),
        ("just,some,words\n1,2,3\n", 1, What.COLUMN_MISSING),
        ("\x00\x01", 1, What.COLUMN_MISSING),
    ],
)
def test_what_is_no_file_of_games_is_refused(there: Store, text: str, line: int, why: What):
    with pytest.raises(ImportRefused) as caught:
        brought(there, THERE, text)
    assert (caught.value.line, caught.value.why) == (line, why)
    assert evenings(there) == {}
