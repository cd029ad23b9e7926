from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from scorepad.stats.charts import Tick, ticks


def at(day: str) -> int:
    return int(datetime.fromisoformat(day).astimezone().timestamp())


@pytest.mark.parametrize(
    ("first", "last", "said", "expected"),
    [
        ("2026-11-03", "2026-11-21", "day", ["2026-11-03", "2026-11-21"]),
        ("2026-10-03", "2026-11-21", "day", ["2026-10-03", "2026-11-21"]),
        ("2026-09-03", "2026-11-21", "month", ["2026-10-01", "2026-11-01"]),
        (
            "2025-11-21",
            "2026-11-21",
            "month",
            ["2026-01-01", "2026-04-01", "2026-07-01", "2026-10-01"],
        ),
        (
            "2022-05-01",
            "2026-11-21",
            "year",
            ["2023-01-01", "2024-01-01", "2025-01-01", "2026-01-01"],
        ),
        ("1990-05-01", "2026-11-21", "year", ["2000-01-01", "2010-01-01", "2020-01-01"]),
    ],
)
def test_days_are_said_as_finely_as_there_is_room(
    first: str, last: str, said: str, expected: list[str]
) -> None:
    assert ticks(at(first), at(last)) == tuple(Tick(at(day), said) for day in expected)


def test_one_moment_is_one_day() -> None:
    assert ticks(at("2026-11-03"), at("2026-11-03")) == (Tick(at("2026-11-03"), "day"),)


def test_months_begin_where_the_reader_is() -> None:
    auckland = ZoneInfo("Pacific/Auckland")
    first, last = at("2026-09-03"), at("2026-11-21")
    begins = [datetime(2026, month, 1, tzinfo=auckland) for month in (10, 11)]
    assert [tick.at for tick in ticks(first, last, auckland)] == [
        int(moment.timestamp()) for moment in begins
    ]


@pytest.mark.parametrize("wrong", [-(2**62), 2**62])
def test_a_moment_that_no_calendar_has_is_taken_to_its_end(wrong: int) -> None:
    assert ticks(*sorted((at("2026-09-03"), wrong)))
