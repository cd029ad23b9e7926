import pytest

from tests.pad.scribe import Scribe


@pytest.fixture
def table() -> Scribe:
    """Anna, Ben and Cleo play Wizard (Gigamic); Anna deals first."""
    return Scribe()
