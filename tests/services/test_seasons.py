"""Seasons in files and in groups that become one; the span that each has beside the others."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scorepad.services.group_admin import merge_groups
from scorepad.services.groups import current_group_id, ensure_group
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.people.people import let_be_guest, people_of
from scorepad.services.seasons import (
    SeasonForm,
    begin_season,
    change_season,
    remove_season,
    seasons_of,
)
from scorepad.store import SeasonRow, Store
from tests.services.hostile_games import NOW
from tests.tools.groups_taken import HERE, THERE, a_group, brought, opened, taken


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Store]:
    store = opened(tmp_path / "here")
    yield store
    store.close()


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Store]:
    store = opened(tmp_path / "there")
    yield store
    store.close()


def begin(store: Store, device: str, *typed: str) -> str:
    with store.writing() as transaction:
        ensure_group(transaction, device, NOW)
    begun = begin_season(store, device, SeasonForm(*typed))
    assert not begun.refusals
    return begun.season_id


def spans(store: Store, device: str) -> dict[str, tuple[str, str]]:
    return {season.name: (season.begins, season.ends) for season in seasons_of(store, device)}


def test_a_season_ends_before_the_next_one_and_goes_on_when_that_is_removed(here: Store) -> None:
    begin(here, HERE, "Spring", "2026-03-01")
    summer = begin(here, HERE, "Summer", "2026-06-01")
    assert spans(here, HERE) == {
        "Spring": ("2026-03-01", "2026-05-31"),
        "Summer": ("2026-06-01", ""),
    }
    remove_season(here, HERE, summer)
    assert spans(here, HERE) == {"Spring": ("2026-03-01", "")}


def test_a_season_keeps_the_day_on_which_somebody_ended_it(here: Store) -> None:
    spring = begin(here, HERE, "Spring", "2026-03-01")
    [season] = seasons_of(here, HERE)
    typed = SeasonForm("Spring", "2026-03-01", "2026-04-30")
    assert not change_season(here, HERE, spring, typed, season.state).refusals
    begin(here, HERE, "Summer", "2026-06-01")
    assert spans(here, HERE)["Spring"] == ("2026-03-01", "2026-04-30")


def test_seasons_and_guests_go_with_a_group_and_meet_those_that_are_there(
    here: Store, there: Store
) -> None:
    a_group(here, Random(1), 3)
    begin(here, HERE, "Winter", "2026-01-01", "2026-02-28", "2", "3", "4")
    begin(here, HERE, "Spring", "2026-03-01", "2026-05-31")
    begin(here, HERE, "Autumn", "2026-09-01")
    guest = people_of(here, HERE)[0]
    let_be_guest(here, HERE, guest.id, guest=True)
    # Spring is there under other days, and Summer overlaps with Winter.
    begin(there, THERE, "SPRING", "2026-04-01", "2026-04-30")
    begin(there, THERE, "Summer", "2026-02-01", "2026-02-02")
    text = taken(here, HERE, "json")
    assert brought(there, THERE, text).seasons == 1
    assert spans(there, THERE) == {
        "Autumn": ("2026-09-01", ""),
        "SPRING": ("2026-04-01", "2026-04-30"),
        "Summer": ("2026-02-01", "2026-02-02"),
    }
    assert {each.id for each in people_of(there, THERE) if each.guest} == {guest.id}
    remove_season(there, THERE, seasons_of(there, THERE)[-1].id)
    assert brought(there, THERE, text).seasons == 0
    winter = seasons_of(there, THERE)[-1]
    assert (winter.name, *winter.rules) == ("Winter", 2, 3, 4)
    # A second time nothing is added, and a third machine gets the same.
    again = taken(there, THERE, "json")
    brought(there, THERE, text)
    assert json.loads(taken(there, THERE, "json").splitlines()[0])["seasons"] == [
        *json.loads(again.splitlines()[0])["seasons"]
    ]


@pytest.mark.parametrize(
    "seasons",
    [
        7,
        [7],
        [{}],
        [{"name": "Winter"}],
        [{"name": "Winter", "begins": "2026-02-30"}],
        [{"name": "", "begins": "2026-02-01"}],
        [{"name": "x" * 33, "begins": "2026-02-01"}],
        [{"name": "Winter", "begins": "2026-02-01", "ends": "2026-01-01"}],
        [{"name": "Winter", "begins": "2026-02-01", "best": -1}],
        [{"name": "Winter", "begins": "2026-02-01", "best": 2, "of": 1}],
        [{"name": "Winter", "begins": "2026-02-01", "least": True}],
        [{"name": "Winter", "begins": "2026-02-01"}] * 201,
    ],
)
def test_a_file_with_what_can_be_no_season_is_refused_as_a_whole(
    there: Store, seasons: Any
) -> None:
    head = {"scorepad": "games", "version": 1, "seasons": seasons}
    with pytest.raises(ImportRefused) as refused:
        brought(there, THERE, json.dumps(head) + "\n")
    assert refused.value.why is What.KEY_WRONG
    assert refused.value.facts["key"].startswith("seasons")
    assert not seasons_of(there, THERE)


def test_what_somebody_wrote_into_the_database_that_can_be_no_season_is_not_exported(
    here: Store, there: Store
) -> None:
    begin(here, HERE, "Winter", "2026-01-01", "2026-02-28")
    with here.writing() as transaction:
        group_id = current_group_id(transaction, HERE)
        for number, (name, begins, best) in enumerate(
            [("Soon", "soon", 0), ("Best", "2026-06-01", -1), ("x" * 40, "2026-07-01", 0)]
        ):
            row = SeasonRow(f"{number}", name, begins, best=best)
            transaction.seasons.add(group_id, row)
    text = taken(here, HERE, "json")
    brought(there, THERE, text)
    assert spans(there, THERE) == {"Winter": ("2026-01-01", "2026-02-28")}


def test_seasons_go_along_when_two_groups_become_one(here: Store) -> None:
    begin(here, HERE, "Winter", "2026-01-01", "2026-02-28")
    begin(here, THERE, "WINTER", "2026-01-05", "2026-02-01")
    begin(here, THERE, "Spring", "2026-02-20", "2026-05-31")
    begin(here, THERE, "Autumn", "2026-09-01")
    with here.reading() as transaction:
        into, double = (current_group_id(transaction, device) for device in (HERE, THERE))
    merged = merge_groups(here, double, into, lambda _: None)
    assert merged.left_out == ("Spring",)
    assert spans(here, HERE) == {
        "Autumn": ("2026-09-01", ""),
        "Winter": ("2026-01-01", "2026-02-28"),
    }
