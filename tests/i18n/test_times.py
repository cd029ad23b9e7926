from datetime import datetime

import pytest
from flask import Flask

from scorepad.i18n.numbers import clock, day
from scorepad.i18n.speech import zone

AN_EVENING = 1_790_000_000


@pytest.mark.parametrize(("language", "month"), [("en", "Sep"), ("fr", "sept."), ("de", ".09.")])
def test_days_are_written_as_the_reader_writes_them(language: str, month: str, speaking) -> None:
    with speaking(language):
        assert month in day(AN_EVENING)
        assert "2026" in day(AN_EVENING)


def test_hours_are_counted_as_the_reader_counts_them(speaking) -> None:
    with speaking("en"):
        assert clock(AN_EVENING).endswith(("AM", "PM"))
    for language in ("fr", "de"):
        with speaking(language):
            assert clock(AN_EVENING)[-2:].isdigit()


NOV_21 = int(datetime(2026, 11, 21, 21, 31).astimezone().timestamp())


@pytest.mark.parametrize(
    ("language", "accepted", "said"),
    [
        ("en", "en-GB,en;q=0.9", "21 Nov 2026, 21:31"),
        ("en", "en-US,en;q=0.9", "Nov 21, 2026, 9:31 PM"),
        ("en", "en-AU", "21 Nov 2026, 9:31 pm"),
        ("en", "en-ie, en", "21 Nov 2026, 21:31"),
        ("en", "en", "Nov 21, 2026, 9:31 PM"),
        ("en", "en, en-GB;q=0.8", "21 Nov 2026, 21:31"),
        ("en", "de-AT, en-NZ;q=0.5", "21 Nov 2026, 9:31 pm"),
        ("en", "en-XX, en-GB;q=0.5", "21 Nov 2026, 21:31"),
        ("en", "fr-CA", "Nov 21, 2026, 9:31 PM"),
        ("de", "de-AT", "21.11.2026, 21:31"),
        ("fr", "fr-CA", "21 nov. 2026, 21 h 31"),
        ("fr", "fr-CH", "21 nov. 2026, 21:31"),
        ("de", "de-%, de-" + "x" * 200, "21.11.2026, 21:31"),
    ],
)
def test_days_and_times_follow_the_region_that_the_browser_names(
    language: str, accepted: str, said: str, reading
) -> None:
    with reading(language, accepted):
        # A narrow no-break space stands before AM and PM.
        assert f"{day(NOV_21)}, {clock(NOV_21)}".replace("\u202f", " ").replace("\xa0", " ") == said


@pytest.mark.parametrize(
    ("prefix", "cookies", "key"),
    [
        ("", "zone=Pacific/Auckland", "Pacific/Auckland"),
        ("/home/pad", "zone.home.pad=Pacific/Auckland; zone=UTC", "Pacific/Auckland"),
        ("/home/pad", "zone=Pacific/Auckland", "Pacific/Auckland"),
        ("", "zone.home.pad=Pacific/Auckland", None),
    ],
)
def test_the_zone_is_the_one_that_the_phone_named_below_this_path(
    prefix: str, cookies: str, key: str | None
) -> None:
    with Flask("any").test_request_context(
        headers={"Cookie": cookies}, environ_overrides={"SCRIPT_NAME": prefix}
    ):
        named = zone()
    assert (named and named.key) == key
