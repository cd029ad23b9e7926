"""The browser that the tests use."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.chromium import chromium, chromium_path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window; tests that need it fail without one."""
    with chromium(chromium_path()) as browser:
        yield browser
