"""Pauses between the transactions of long work, in which other requests have their turn."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

A_STEP = 1.0
"""Seconds after which a page answers, and goes on with the next step."""

_LONGEST = 0.1


@contextmanager
def unhurried() -> Iterator[None]:
    """Pause after the block for as long as it took, 0.1 s at most.

    Another process that waits for an SQLite file looks only now and then whether it is free. When
    ``scorepad groups merge`` wrote without a pause, a mark waited for 1.9 s (99th percentile).
    """
    begun = time.monotonic()
    yield
    time.sleep(min(_LONGEST, time.monotonic() - begun))
