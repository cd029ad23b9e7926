"""What holds for every test, whatever it needs: patience, and its kind."""

import os
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# What a person at a phone has seen, where it is another thing than was expected.
pytest.register_assert_rewrite("tests.browser.scorer")

pytest_plugins = ["tests.kinds", "tests.databases"]

# Python reads it by itself where a test asks for that; it takes modules away.
collect_ignore = ["cli/not_unix/sitecustomize.py"]

# A property meets half as many cases as Hypothesis would draw: others in each run, and a change
# meets several runs (make quick, make test). Nearly every small change that make mutants makes is
# noticed by 30; what seldom happens has a test of its own.
settings.register_profile("patient", deadline=None, max_examples=50)
settings.load_profile("patient")

# Commands say their help in the language of the shell, whoever tries them.
os.environ["LANGUAGE"] = "en"

# A shell that starts the tests beside other work has Ctrl-C ignored, and so has what they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    """Chromium without a window, in the widest font; tests that need it fail without one.

    It is here, for all folders: a process has one Playwright, and two can't run beside each other.
    """
    from tests.chromium import chromium, chromium_path  # what has no browser need not bring it

    with chromium(chromium_path()) as browser:
        yield browser
