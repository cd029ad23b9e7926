import pytest

from tests.pad.scribe import Scribe


@pytest.fixture
def table() -> Scribe:
    """Anna, Ben and Cleo play Wizard (Gigamic); Anna deals first."""
    return Scribe()


@pytest.fixture
def four() -> Scribe:
    """Four players after three rounds of Wizard."""
    table = Scribe(players="anna ben cleo dora")
    table.play([0, 0, 0, 0], [1, 0, 0, 0])
    table.play([0, 0, 0, 0], [0, 2, 0, 0])
    table.play([0, 0, 0, 0], [0, 0, 3, 0])
    return table
