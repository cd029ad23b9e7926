from datetime import datetime

import pytest

from scorepad.views.statistics import periods


@pytest.mark.parametrize(
    ("today", "year", "twelve"),
    [
        ("2026-11-21", "2026-01", "2025-12"),
        ("2026-12-31", "2026-01", "2026-01"),
        ("2027-01-01", "2027-01", "2026-02"),
    ],
)
def test_times_end_with_the_month_that_has_begun(today: str, year: str, twelve: str) -> None:
    at = int(datetime.fromisoformat(today).astimezone().timestamp())
    assert {time.name: time.since for time in periods(at)} == {
        "all": "",
        "year": year,
        "twelve": twelve,
    }
