"""In which engines a test runs every day; make soak tries the others as well."""

import pytest

ENGINES = ("chromium", "firefox", "webkit")


def every_day_in(*engines: str) -> pytest.MarkDecorator:
    """Run a test in these engines, and in the others only among the long forms."""
    params = [
        engine if engine in engines else pytest.param(engine, marks=pytest.mark.soak)
        for engine in ENGINES
    ]
    return pytest.mark.parametrize("engine", params, indirect=True)
