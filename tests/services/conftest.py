from collections.abc import Iterator

import pytest

from scorepad.store import Store
from tests.databases import lent_store, ready_and_empty
from tests.pad.scribe import Scribe


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """The address of a database without games, on each kind of database in turn, which is ready."""
    return ready_and_empty(request, request.param)


@pytest.fixture
def store(request: pytest.FixtureRequest, database: str) -> Iterator[Store]:
    """The store of that database."""
    with lent_store(request, database) as store:
        yield store


@pytest.fixture
def table() -> Scribe:
    """Anna, Ben and Cleo play Wizard (Gigamic); Anna deals first."""
    return Scribe()
