"""The browser that tests and pictures use."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserType, expect, sync_playwright

from tests.fonts import WIDE, Font, only

# Beside other tests a page may take long for what takes it a moment alone.
expect.set_options(timeout=60_000)


def chromium_path() -> str:
    """Return where Chromium is, its shell without a desktop first; whoever needs it
    fails without one."""
    shells = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    names = (os.environ.get("CHROMIUM"), *shells)
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    assert found, "no Chromium: make test installs it, or set CHROMIUM to its path"
    return found


@contextmanager
def chromium(path: str, *switches: str) -> Iterator[Browser]:
    """Chromium without a window, in the widest font, as long as the block lasts."""
    with (
        sync_playwright() as playwright,
        launched(playwright.chromium, path, WIDE, *switches) as browser,
    ):
        yield browser


@contextmanager
def launched(kind: BrowserType, path: str, font: Font, *switches: str) -> Iterator[Browser]:
    """A browser without a window that writes in ``font``, as long as the block lasts."""
    unboxed = ["--no-sandbox"] if os.geteuid() == 0 else []
    with only(font) as named:
        browser = kind.launch(
            executable_path=path, args=[*unboxed, *switches], env={**os.environ, **named}
        )
        yield browser
        browser.close()
