"""A terminal for programs that look whether they have one."""

import os
import sys

import pytest


def open_terminal() -> tuple[int, int]:
    """Return a pseudo-terminal: the end of the test, and that of the program.

    Where the machine has none, as a chroot without ``/dev/pts``, the test is skipped.
    """
    if sys.platform == "win32":
        pytest.skip("there are no pseudo-terminals")
    try:
        return os.openpty()
    except OSError as error:
        pytest.skip(f"there are no pseudo-terminals here: {error}")
