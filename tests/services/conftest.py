from collections.abc import Iterator
from contextlib import closing

import pytest

from scorepad.store import Store
from tests.pad.scribe import Scribe


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An empty store on each kind of database, which is ready."""
    with closing(Store(database)) as store:
        store.prepare()
        yield store


@pytest.fixture
def table() -> Scribe:
    """Anna, Ben and Cleo play Wizard (Gigamic); Anna deals first."""
    return Scribe()
