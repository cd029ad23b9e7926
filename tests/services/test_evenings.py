"""The evening of a group is read from the store a piece at a time."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC
from io import StringIO
from random import Random
from threading import Barrier

import pytest

from scorepad.pad.fold import read_pad
from scorepad.services.deleted_games import delete_game, purge_games
from scorepad.services.evening_moves import (
    NOWHERE,
    NotMoved,
    end_evening,
    move_to_evening,
    placing_of,
    take_back_end,
)
from scorepad.services.evening_times import NoSuchEvening, has_evenings
from scorepad.services.evenings import evening_list, evening_on, evening_page
from scorepad.services.group_admin import merge_groups
from scorepad.services.groups import HOUSEHOLD, ensure_group, owner_in
from scorepad.services.import_export.files import read_file
from scorepad.services.import_export.importing import bring_in
from scorepad.services.marks import store_whole_game
from scorepad.services.statistics.results import statistics_view
from scorepad.services.statistics.values import StatisticsQuery
from scorepad.store import Store
from tests.stats.plain_games import write_game

TONIGHT, A_DAY, HOUR = 1_800_000_000, 86_400, 3_600


def play(store: Store, games: dict[str, int], device: str = HOUSEHOLD) -> str:
    """Store finished games that began at these moments; return the id of their group."""
    with store.writing() as transaction:
        group_id = ensure_group(transaction, device, TONIGHT)
        for number, (game_id, at) in enumerate(games.items()):
            pad = read_pad(write_game(Random(number), f"{number:x}", at))
            store_whole_game(transaction, game_id, group_id, at, pad)
    return group_id


def type_in(store: Store, group_id: str, games: dict[str, int]) -> None:
    """Store finished games from paper, all of each written at its moment."""
    with store.writing() as transaction:
        for number, (game_id, at) in enumerate(games.items(), 100):
            marks = write_game(Random(number), f"{number:x}", at)
            pad = read_pad([replace(mark, at=at) for mark in marks])
            store_whole_game(transaction, game_id, group_id, at, pad)


def test_a_night_of_many_tables_is_one_evening_and_the_one_before_is_not_of_it(
    store: Store,
) -> None:
    # More than are read in one piece, several of which end in the same second.
    tonight = {f"tonight{number:03}": TONIGHT + number // 3 for number in range(120)}
    play(store, {"before": TONIGHT - A_DAY, "long before": TONIGHT - 40 * A_DAY, **tonight})
    evening = evening_on(store, HOUSEHOLD, None)
    assert evening is not None
    assert evening.games == 120
    assert evening.began_at == TONIGHT
    assert sum(each.at.games for each in evening.standings) == sum(
        len(read_pad(write_game(Random(number), f"{number:x}", TONIGHT)).present)
        for number in range(2, 122)
    )


def test_a_game_alone_is_no_evening(store: Store) -> None:
    play(store, {"before": TONIGHT - A_DAY, "tonight": TONIGHT})
    assert evening_on(store, HOUSEHOLD, None) is None


def test_paper_typed_in_after_midnight_does_not_hide_the_evening_that_was_played(
    store: Store,
) -> None:
    midnight = TONIGHT - TONIGHT % A_DAY
    group_id = play(store, {"a": midnight - 3 * HOUR, "b": midnight - 2 * HOUR})
    type_in(store, group_id, {"c": midnight + HOUR})
    tonight = evening_on(store, HOUSEHOLD, UTC)
    assert tonight is not None
    assert set(tonight.game_ids) == {"a", "b"}
    # What was on paper a week later is an evening of its own, and the newest.
    type_in(store, group_id, {"d": midnight + 7 * A_DAY, "e": midnight + 7 * A_DAY + 1})
    later = evening_on(store, HOUSEHOLD, UTC)
    assert later is not None
    assert set(later.game_ids) == {"d", "e"}


def test_a_long_way_back_nobody_looks_for_an_evening(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scorepad.services.evening_times._NEWEST", 3)
    games = {"first": TONIGHT, "second": TONIGHT + 600}
    games |= {f"alone{day}": TONIGHT + day * A_DAY for day in (1, 2)}
    group_id = play(store, games)
    with store.reading() as transaction:
        assert has_evenings(transaction, group_id, None)
    play(store, {"alone3": TONIGHT + 3 * A_DAY})
    with store.reading() as transaction:
        assert not has_evenings(transaction, group_id, None)


def evenings_of(store: Store, device: str) -> list[set[str]]:
    return [set(each.game_ids) for each in evening_list(store, device, 0, None).evenings]


def test_moves_and_ends_come_along_when_groups_are_merged(store: Store) -> None:
    ours = {"a": TONIGHT, "b": TONIGHT + 600, "c": TONIGHT + 1_200}
    theirs = {"d": TONIGHT - A_DAY, "e": TONIGHT - A_DAY + 600, "f": TONIGHT - 9 * A_DAY}
    group_id, other = play(store, ours), play(store, theirs, "another")
    assert move_to_evening(store, "another", "f", "e", "") is None
    with store.writing() as transaction:
        transaction.evenings.end(other, TONIGHT - A_DAY + 300)
        transaction.evenings.end(other, TONIGHT + 700)
        transaction.evenings.end(group_id, TONIGHT + 700)
    assert evenings_of(store, "another") == [{"e", "f"}]
    merge_groups(store, other, group_id, lambda _: None)
    assert evenings_of(store, owner_in(group_id)) == [{"a", "b"}, {"e", "f"}]


def test_an_end_of_one_group_cuts_no_evening_of_the_group_that_it_is_merged_with(
    store: Store,
) -> None:
    group_id = play(store, {"a": TONIGHT, "b": TONIGHT + 3 * HOUR})
    theirs = {"c": TONIGHT + 600, "d": TONIGHT + A_DAY, "e": TONIGHT + A_DAY + HOUR}
    other = play(store, theirs, "another")
    with store.writing() as transaction:
        transaction.evenings.end(other, TONIGHT + HOUR, TONIGHT + A_DAY + 600)
    merge_groups(store, other, group_id, lambda _: None)
    assert ends_of(store, group_id) == [TONIGHT + A_DAY + 600]
    assert evenings_of(store, owner_in(group_id)) == [{"a", "b", "c"}]


def test_an_evening_that_two_phones_end_at_once_is_ended_once(store: Store) -> None:
    group_id = play(store, {"a": TONIGHT, "b": TONIGHT + 600})
    for now in (TONIGHT + 900, TONIGHT + 901):
        end_evening(store, HOUSEHOLD, "a", now, None)
    assert ends_of(store, group_id) == [TONIGHT + 900]
    for _ in range(2):
        take_back_end(store, HOUSEHOLD, TONIGHT + 900)
    assert evening_page(store, HOUSEHOLD, "a", TONIGHT + 900, None).may_go_on


def ends_of(store: Store, group_id: str) -> list[int]:
    with store.reading() as transaction:
        return transaction.evenings.ends(group_id)


def test_of_phones_that_end_an_evening_in_the_same_moment_one_does(store: Store) -> None:
    group_id = play(store, {"a": TONIGHT, "b": TONIGHT + 600})
    together = Barrier(4)

    def end(now: int) -> None:
        together.wait()
        end_evening(store, HOUSEHOLD, "a", now, None)

    with ThreadPoolExecutor(4) as phones:
        list(phones.map(end, range(TONIGHT + 900, TONIGHT + 904)))
    assert len(ends_of(store, group_id)) == 1


def test_a_phone_without_a_group_ends_no_evening(store: Store) -> None:
    group_id = play(store, {"a": TONIGHT, "b": TONIGHT + 600})
    with pytest.raises(NoSuchEvening):
        end_evening(store, "another", "a", TONIGHT + 900, None)
    take_back_end(store, "another", TONIGHT + 900)
    assert ends_of(store, group_id) == []


def test_games_from_paper_do_not_keep_an_evening_open(store: Store) -> None:
    typed_at = TONIGHT + 12 * HOUR
    group_id = play(store, {"a": TONIGHT, "b": TONIGHT + 600})
    type_in(store, group_id, {"c": typed_at})
    page = evening_page(store, HOUSEHOLD, "a", typed_at + HOUR, UTC)
    assert set(page.evening.game_ids) == {"a", "b", "c"}
    assert not page.may_go_on
    end_evening(store, HOUSEHOLD, "a", typed_at + HOUR, UTC)
    assert ends_of(store, group_id) == []


def test_games_from_paper_alone_are_an_evening_that_nobody_ends(store: Store) -> None:
    group_id = play(store, {"a": TONIGHT - 9 * A_DAY})
    type_in(store, group_id, {"b": TONIGHT, "c": TONIGHT + 600})
    assert not evening_page(store, HOUSEHOLD, "b", TONIGHT + 900, UTC).may_go_on
    end_evening(store, HOUSEHOLD, "b", TONIGHT + 900, UTC)
    assert ends_of(store, group_id) == []


def test_an_evening_past_midnight_goes_on_though_games_from_paper_are_later(store: Store) -> None:
    midnight = TONIGHT - TONIGHT % A_DAY
    group_id = play(store, {"a": midnight - HOUR, "b": midnight + HOUR // 2})
    type_in(store, group_id, {"c": midnight + HOUR, "d": midnight + 2 * HOUR})
    assert evenings_of(store, HOUSEHOLD) == [{"c", "d"}, {"a", "b"}]
    assert evening_page(store, HOUSEHOLD, "a", midnight + 3 * HOUR, UTC).may_go_on


def test_a_game_goes_where_the_second_of_two_phones_saw_it_or_nowhere(store: Store) -> None:
    play(store, {"a": TONIGHT, "b": TONIGHT + 600, "c": TONIGHT + 2 * A_DAY})
    seen = placing_of(store, HOUSEHOLD, "c", None).state
    assert move_to_evening(store, HOUSEHOLD, "c", "a", seen) is None
    assert move_to_evening(store, HOUSEHOLD, "c", NOWHERE, seen) is NotMoved.CHANGED
    assert evenings_of(store, HOUSEHOLD) == [{"a", "b", "c"}]
    now = placing_of(store, HOUSEHOLD, "c", None).state
    assert move_to_evening(store, HOUSEHOLD, "c", NOWHERE, now) is None
    assert evenings_of(store, HOUSEHOLD) == [{"a", "b"}]


def test_a_move_stays_when_the_game_it_went_to_is_purged(store: Store) -> None:
    play(store, {"a": TONIGHT, "b": TONIGHT + 600, "c": TONIGHT + 2 * A_DAY})
    assert move_to_evening(store, HOUSEHOLD, "c", "a", "") is None
    delete_game(store, "a", HOUSEHOLD, TONIGHT)
    purge_games(store, HOUSEHOLD, TONIGHT + 90 * A_DAY)
    assert evenings_of(store, HOUSEHOLD) == [{"b", "c"}]
    delete_game(store, "c", HOUSEHOLD, TONIGHT)
    purge_games(store, HOUSEHOLD, TONIGHT + 90 * A_DAY)
    with pytest.raises(NoSuchEvening):
        evening_page(store, HOUSEHOLD, "b", TONIGHT, None)
    with store.reading() as transaction:
        assert transaction.evenings.moves_among(["a", "b", "c"]) == {}


@pytest.mark.parametrize(("begun", "games"), [("", []), ("2026-11-08T19:30:00Z", [2])])
def test_games_from_a_table_without_times_are_no_evening(
    store: Store, begun: str, games: list[int]
) -> None:
    lines = [
        f"{number:022};wizard_gigamic;1;{player};0;{tricks};yes;{begun}"
        for number in range(2)
        for player, tricks in (("Ann", 1), ("Ben", 0), ("Cleo", 0))
    ]
    text = "\n".join(("game_id;game;round;player;bid;tricks;over;begun", *lines, ""))
    bring_in(store, HOUSEHOLD, [*read_file(StringIO(text, newline=""), TONIGHT)], TONIGHT)
    assert statistics_view(store, HOUSEHOLD, StatisticsQuery()).games == 2
    assert [len(each) for each in evenings_of(store, HOUSEHOLD)] == games
