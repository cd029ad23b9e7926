"""Files brought in: twice is once, half is nothing, and others' games stay theirs."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from scorepad.i18n.importing import import_result
from scorepad.rules import Code
from scorepad.services.groups import current_group_id, ensure_group
from scorepad.services.house_rules import HouseRules, house_rules, save_house_rules
from scorepad.services.import_export import ImportRefused, What, importing
from scorepad.services.import_export.exporting import game_file
from scorepad.services.import_export.files import read_file
from scorepad.services.import_export.game_json import read_document
from scorepad.services.import_export.importing import bring_in, games_of
from scorepad.services.marks import store_whole_game
from scorepad.services.people import seating
from scorepad.store import HouseRow, PersonRow, Store
from tests.kinds import thorough
from tests.services.hostile_games import NOW, game_row, played_game
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
    """A machine with a group of three evenings."""
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


@pytest.mark.parametrize("seed", [0, 1, 2, *map(thorough, range(3, 8))])
def test_a_group_comes_out_and_in_as_the_same(tmp_path: Path, seed: int):
    try_one(tmp_path, seed)


def test_lines_of_a_group_come_in_as_the_same_totals(there: Store, tmp_path: Path):
    here = opened(tmp_path / "lines")
    with here.writing() as transaction:
        group_id = ensure_group(transaction, HERE, 1)
        for place in range(3):
            pad = played_game(Random(place))
            store_whole_game(transaction, f"{place:022d}", group_id, NOW + place, pad)
    text = taken(here, HERE, "csv")
    assert brought(there, THERE, text).new == 3
    for (told, *_), (again, *_) in zip(
        evenings(here).values(), evenings(there).values(), strict=True
    ):
        assert again == told
    assert brought(there, THERE, text).known == 3
    assert brought(here, HERE, text).known == 3
    here.close()


@pytest.mark.parametrize("format", ["json", "csv", "csv-semicolon"])
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
    text = game_file(game_row(one), one, "json")
    (game_id,) = [json.loads(text)["game_id"]]
    brought(there, THERE, text)
    before = evenings(there)
    for device, sent in ((THERE, game_file(game_row(other), other, "json")), ("stranger", text)):
        result = brought(there, device, sent)
        assert (result.new, result.known, result.others) == (0, 0, (game_id,))
        assert evenings(there) == before
        assert [game.game_id for game in games_of(there, device, result.others)] == (
            [game_id] if device == THERE else []
        )
    with there.reading() as transaction:
        assert transaction.groups.of_device("stranger") == []


def test_a_game_that_went_on_differently_is_left_out_and_the_others_come_in(there: Store) -> None:
    ours, theirs = (played_game(Random(seed)) for seed in (1, 2))
    brought(there, THERE, game_file(game_row(ours), ours, "json"))
    before = evenings(there)
    whole = json.loads(game_file(game_row(theirs), theirs, "json"))
    sounds = [{**whole, "game_id": letter * 22} for letter in ("a", "z")]
    head = {"scorepad": "games", "version": 1, "exported_at": NOW, "circle": "", "people": []}
    text = "\n".join(map(json.dumps, (head, sounds[0], whole, sounds[1])))
    first = brought(there, THERE, text)
    assert (first.new, first.known, first.others) == (2, 0, (whole["game_id"],))
    assert first.is_whole
    assert not first.only
    again = brought(there, THERE, text)
    assert (again.new, again.known, again.others) == (0, 2, (whole["game_id"],))
    after = evenings(there)
    assert {id: after[id] for id in before} == before
    assert after.keys() == before.keys() | {"a" * 22, "z" * 22}


SUNDAY = {
    "id": "s" * 22,
    "name": "Sunday",
    "game": "wizard_gigamic",
    "options": {"bidding.who": "nobody"},
}


def _with_houses(*houses: object) -> str:
    head = {"scorepad": "games", "version": 1, "exported_at": NOW, "circle": "", "people": []}
    return json.dumps({**head, "house_rules": houses}) + "\n"


def test_house_rules_come_along_and_none_takes_the_place_of_another(
    here: Store, there: Store
) -> None:
    mine = HouseRules("m" * 22, "sunday", "wizard_gigamic", {"bidding.who": "last"})
    assert mine.ruleset is not None
    assert save_house_rules(there, THERE, mine, NOW) is None
    brought(here, HERE, _with_houses(SUNDAY))
    for _ in range(2):
        brought(there, THERE, taken(here, HERE, "json"))
        assert {house.name: house.options for house in house_rules(there, THERE)} == {
            "sunday": mine.options,
            "Sunday 2": SUNDAY["options"],
        }
    # The same rules, kept on another machine.
    brought(there, THERE, _with_houses({**SUNDAY, "id": "t" * 22, "name": "Sunday 2"}))
    assert len(house_rules(there, THERE)) == 2


def _rules(numbers: range) -> list[dict[str, object]]:
    return [{**SUNDAY, "id": f"{n:022}", "name": f"Rules {n}"} for n in numbers]


def test_house_rules_come_in_while_there_is_room_and_games_always(there: Store) -> None:
    brought(there, THERE, _with_houses(*_rules(range(49))))
    pad = played_game(Random(1))
    game = json.dumps(json.loads(game_file(game_row(pad), pad, "json")))
    # Thirty that are here under other ids, then two for which there is one place.
    again = [{**house, "id": f"x{house['id'][1:]}"} for house in _rules(range(30))]
    result = brought(there, THERE, _with_houses(*again, *_rules(range(60, 62))) + game)
    assert (result.new, result.houses) == (1, 1)
    names = {house.name for house in house_rules(there, THERE)}
    assert names == {f"Rules {n}" for n in (*range(49), 60)}


def test_house_rules_that_cannot_be_played_by_are_counted(there: Store) -> None:
    unknown = {**SUNDAY, "game": "unknown", "id": "u" * 22}
    assert brought(there, THERE, _with_houses(unknown, SUNDAY)).houses == 1
    assert [house.name for house in house_rules(there, THERE)] == ["Sunday"]


def test_a_group_with_more_house_rules_than_a_new_one_may_have_comes_out_and_in(
    here: Store, there: Store
) -> None:
    brought(here, HERE, _with_houses(*_rules(range(30))))
    brought(here, "another", _with_houses(*_rules(range(30, 60))))
    with here.writing() as transaction:
        into = current_group_id(transaction, HERE)
        transaction.groups.drop(current_group_id(transaction, "another"), into)
    assert len(house_rules(here, HERE)) == 60
    text = taken(here, HERE, "json")
    games = len(evenings(here))
    assert brought(there, THERE, text).new == games
    assert len(house_rules(there, THERE)) == 50
    # What has no room here keeps nothing else out.
    assert brought(here, HERE, text).known == games
    pad = played_game(Random(99))
    assert brought(here, HERE, game_file(game_row(pad), pad, "json")).new == 1
    assert len(house_rules(here, HERE)) == 60


@pytest.mark.parametrize(
    "strange",
    [
        {"options": {"points.missed": [0]}},
        {"options": {"of.tomorrow": True}},
        {"options": {"bidding.who": {"deep": [{}]}}},
        {"game": "chess"},
    ],
)
def test_house_rules_that_cannot_be_played_by_here_are_left_out_alone(
    there: Store, strange: dict[str, object]
) -> None:
    pad = played_game(Random(1))
    game = json.dumps(json.loads(game_file(game_row(pad), pad, "json")))
    text = _with_houses({**SUNDAY, "id": "t" * 22, **strange}, SUNDAY) + game
    assert brought(there, THERE, text).new == 1
    assert [house.name for house in house_rules(there, THERE)] == ["Sunday"]


def test_house_rules_come_in_where_all_games_of_their_file_are_left_out(there: Store) -> None:
    ours, theirs = (played_game(Random(seed)) for seed in (1, 2))
    brought(there, THERE, game_file(game_row(ours), ours, "json"))
    before = evenings(there), people(there, THERE)
    whole = json.loads(game_file(game_row(theirs), theirs, "json"))
    result = brought(there, THERE, _with_houses(SUNDAY) + json.dumps(whole))
    assert (result.new, result.known, result.only) == (0, 0, "")
    assert result.others == (whole["game_id"],)
    assert (evenings(there), people(there, THERE)) == before
    assert [house.name for house in house_rules(there, THERE)] == ["Sunday"]


def test_house_rules_from_before_there_was_a_group_come_along_and_are_not_doubled(
    here: Store, there: Store
) -> None:
    with here.writing() as transaction:
        row = HouseRow(HERE, SUNDAY["id"], "Sunday", SUNDAY["game"], SUNDAY["options"], NOW)
        transaction.house_rules.save(row)
    text = taken(here, HERE, "json")
    for store, device in ((here, HERE), (there, THERE)):
        brought(store, device, text)
        assert [house.name for house in house_rules(store, device)] == ["Sunday"]


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
        (_with_houses(0), 1, What.KEY_WRONG),
        (_with_houses({**SUNDAY, "name": ""}), 1, What.KEY_WRONG),
        (_with_houses({**SUNDAY, "options": [0]}), 1, What.KEY_WRONG),
        (_with_houses({**SUNDAY, "game": 0}), 1, What.KEY_WRONG),
        ('{"scorepad": "games", "version": 1}\n\n{"scorepad"\n', 3, What.NOT_JSON),
        ('{"scorepad":\n"game",\n"version" 1}', 3, What.NOT_JSON),
        ("[1]", 1, What.NOT_OURS),
        ('{"a": 1}', 1, What.NOT_OURS),
        ('{"marks":' * 500 + "1" + "}" * 500, 1, What.NOT_JSON),
        ('{"marks": NaN}', 1, What.NOT_JSON),
        ('{"version": 1,' + ",".join(f'"{key}": 1' for key in range(64)) + "}", 1, What.NOT_OURS),
        ("[{}," * 100_000, 1, What.NOT_OURS),
        ('{"people": [' + "{}," * 1_400_000, 1, What.TOO_LARGE),
        ("game,round,player,bid,tricks" + "," * 5_000, 1, What.COLUMNS_TOO_MANY),
        ("just,some,words\n1,2,3\n", 1, What.COLUMN_MISSING),
        ("\x00\x01", 1, What.COLUMN_MISSING),
    ],
)
def test_what_is_no_file_of_games_is_refused(there: Store, text: str, line: int, why: What):
    with pytest.raises(ImportRefused) as caught:
        brought(there, THERE, text)
    assert (caught.value.line, caught.value.why) == (line, why)
    assert evenings(there) == {}


def test_what_nobody_waits_for_any_more_stops_with_whole_games_and_comes_again(
    tmp_path: Path, there: Store
):
    here = opened(tmp_path / "many")
    a_group(here, Random(7), 20)
    text = taken(here, HERE, "json")
    here.close()
    items = list(read_file(text.splitlines(keepends=True), NOW))
    calls = iter([True, True])
    stopped = bring_in(there, THERE, items, 9_000, lambda: next(calls, False))
    assert not stopped.is_whole
    assert 0 < stopped.new < 20
    assert len(evenings(there)) == stopped.new
    assert "Not everything is here yet" in import_result(stopped)
    rest = bring_in(there, THERE, items, 9_000)
    assert (rest.is_whole, rest.new, rest.known) == (True, 20 - stopped.new, stopped.new)
    assert len(evenings(there)) == 20


def test_a_full_group_takes_nobody_in_and_games_in_it_go_on(
    here: Store, there: Store, monkeypatch: pytest.MonkeyPatch
):
    text = taken(here, HERE, "json")
    brought(there, THERE, text)
    known = people(there, THERE)
    monkeypatch.setattr(seating, "MOST_PEOPLE", 3)
    monkeypatch.setattr(importing, "MOST_PEOPLE", 3)
    # Larger ones that are stored stay usable: what is known comes in, and what is new plays.
    assert brought(there, THERE, text).new == 0
    strangers = played_game(Random(99))
    text = game_file(game_row(strangers), strangers, "json").replace('"0000000', '"9999999')
    pad = read_document(text, 1, NOW).pad
    with pytest.raises(ImportRefused) as caught:
        brought(there, THERE, text)
    assert caught.value.why is What.PEOPLE_TOO_MANY
    with there.writing() as transaction:
        group = ensure_group(transaction, THERE, 1)
        store_whole_game(transaction, "Z" * 22, group, 1_000, pad)
    assert {each[0] for each in people(there, THERE)} == {each[0] for each in known}
    assert "Z" * 22 in evenings(there)
    assert evenings(there)["Z" * 22][1] == pad.written.marks


def test_a_file_of_many_ends_writes_few_of_them_with_each_game(here: Store, there: Store) -> None:
    a_group(there, Random(5), 2)
    first, *games = taken(there, HERE, "json").splitlines(keepends=True)
    ends = [NOW - 100 * number for number in range(1_201)]
    head = json.loads(first) | {"evening_ends": ends}
    text = "".join([json.dumps(head) + "\n", *games])
    assert brought(here, HERE, text).new == 2
    with here.reading() as transaction:
        written = transaction.evenings.ends(current_group_id(transaction, HERE))
    assert 0 < len(written) <= 200
    assert {*written} < {*ends}
