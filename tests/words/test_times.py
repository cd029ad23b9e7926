from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from scorepad.words.times import clock, day

Speaking = Callable[[str], AbstractContextManager[None]]
AN_EVENING = 1_790_000_000


@pytest.mark.parametrize(("language", "month"), [("en", "Sep"), ("fr", "sept."), ("de", ".09.")])
def test_days_are_written_as_the_reader_writes_them(
    language: str, month: str, speaking: Speaking
) -> None:
    with speaking(language):
        assert month in day(AN_EVENING)
        assert "2026" in day(AN_EVENING)


def test_hours_are_counted_as_the_reader_counts_them(speaking: Speaking) -> None:
    with speaking("en"):
        assert clock(AN_EVENING).endswith(("AM", "PM"))
    for language in ("fr", "de"):
        with speaking(language):
            assert clock(AN_EVENING)[-2:].isdigit()
