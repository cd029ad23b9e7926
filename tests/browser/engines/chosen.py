"""In which engines a test runs, and how often."""

import pytest

from tests.kinds import soak, thorough

ENGINES = ("chromium", "firefox", "webkit")


def tried_in(*engines: str) -> pytest.MarkDecorator:
    """Run a test in these engines, and in the others only among the long forms.

    ``make test`` has Chromium alone; the others are tried by ``make test-all``.
    """
    params = [
        soak(engine)
        if engine not in engines
        else engine
        if engine == "chromium"
        else thorough(engine)
        for engine in ENGINES
    ]
    return pytest.mark.parametrize("engine", params, indirect=True)
