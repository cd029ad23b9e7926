"""Whether sheets can be printed is known before one is asked for."""

import subprocess
import sys

import pytest

from scorepad.sheets import text


def test_where_pango_is_said_to_be_there_weasyprint_can_be_imported() -> None:
    assert text.pango_is_there()
    subprocess.run([sys.executable, "-W", "error", "-c", "import weasyprint"], check=True)


def test_one_library_that_can_not_be_loaded_is_enough_to_say_no(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(text, "_LIBRARIES", (*text._LIBRARIES, ("libno-such-thing.so.0",)))
    assert not text.pango_is_there()
