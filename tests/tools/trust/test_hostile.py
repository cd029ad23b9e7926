"""Clients that try to hold up everybody else, for seconds; ``make hostile`` takes longer."""

from pathlib import Path

import pytest

from tests.tools.trust import crowds
from tests.tools.trust.hostile import (
    heavy_reads,
    hostile_games,
    many_sheets,
    previews,
    wrong_links,
)

pytestmark = pytest.mark.thorough

SECONDS = 2


@pytest.mark.parametrize("counted", [True, False], ids=["counted", "not counted"])
def test_beside_clients_that_write_the_longest_games_a_table_goes_on(
    tmp_path: Path, counted: bool
) -> None:
    found = hostile_games(tmp_path, SECONDS, counted=counted)
    print(found)
    assert found.wrong == []
    assert found.refused == 0
    assert found.times, "the table has written meanwhile"
    assert found.told_to_wait > 0, "the others are told when to come again"


def test_beside_clients_that_read_many_games_a_table_goes_on(tmp_path: Path) -> None:
    found = heavy_reads(tmp_path, SECONDS, counted=False, games=60)
    print(found)
    assert found.wrong == []
    assert found.refused == 0
    assert found.times, "the table has written meanwhile"
    assert set(found.statuses) == {200}


def test_beside_clients_that_ask_for_one_new_sheet_after_the_other_a_table_goes_on(
    tmp_path: Path,
) -> None:
    found = many_sheets(tmp_path, SECONDS, counted=False)
    print(found)
    assert found.wrong == []
    assert found.refused == 0
    assert found.times, "the table has written meanwhile"
    assert set(found.statuses) == {200}


def test_behind_an_address_that_tries_wrong_links_right_ones_let_newcomers_in(
    tmp_path: Path,
) -> None:
    found = wrong_links(tmp_path, SECONDS, counted=True)
    print(found)
    assert found.wrong == []
    assert found.refused == 0
    assert set(found.statuses) == {404, 429}


def test_beside_previews_of_a_link_a_table_goes_on_and_only_taps_let_phones_in(
    tmp_path: Path,
) -> None:
    found = previews(tmp_path, SECONDS, counted=True)
    print(found)
    assert found.wrong == []
    assert found.refused == 0
    assert found.times, "the table has written meanwhile"
    assert set(found.statuses) == {200}


@pytest.mark.parametrize("section", crowds.SECTIONS)
def test_beside_one_phone_that_uses_up_what_others_share_a_table_goes_on(
    tmp_path: Path, section: str
) -> None:
    """So does the game of that phone: its scorer writes, undoes and ends it, and no bid is seen
    too early."""
    found = crowds.SECTIONS[section](tmp_path, SECONDS, counted=True)
    print(found)
    assert found.wrong == []
    assert found.refused == 0
    assert found.times, "the table has written meanwhile"
    assert found.statuses, "the phone was answered"
