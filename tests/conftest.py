"""What all tests share: the browser, and patience with a busy machine."""

from collections.abc import Iterator

import pytest
from hypothesis import settings
from playwright.sync_api import Browser

from tests.chromium import chromium, chromium_path

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window; tests that need it fail without one."""
    with chromium(chromium_path()) as browser:
        yield browser
