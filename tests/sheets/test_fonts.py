"""Letters that no font has are named before a sheet is printed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scorepad.sheets.fonts import PACKAGES, SAMPLES, unprintable
from tests.fonts import WIDE, only

TOP = Path(__file__).parents[2]
_ASK = (
    "import sys; from scorepad.sheets.fonts import unprintable; print(*unprintable(sys.argv[1:]))"
)
NOWHERE = "\U0001fbff"
"""A letter that is none yet, so that no font has it."""


def with_the_wide_font_alone(*texts: str) -> list[str]:
    with only(WIDE) as named:
        command = [sys.executable, "-c", _ASK, *texts]
        run = subprocess.run(
            command, env={**os.environ, **named}, cwd=TOP, capture_output=True, check=True
        )
    return run.stdout.decode().split()


def test_letters_are_asked_of_all_fonts_of_the_machine() -> None:
    found = with_the_wide_font_alone(
        "Anna", "สมช", "علی\u200cرضا", "👩\u200d🚀", "ส", "李", "❤\ufe0f"
    )
    assert found == ["ส", "ม", "ช", "👩", "🚀", "李"]


@pytest.mark.parametrize(
    "name", ["Zoé", "Ångström", "Łukasz", "Юлия", "Γιώργος", "Nguyễn", "O’Neil"]
)
def test_our_own_fonts_need_none_of_the_machine(name: str) -> None:
    assert unprintable([name]) == ()


def test_what_no_font_has_is_named_once() -> None:
    assert unprintable([f"A{NOWHERE}", NOWHERE]) == (NOWHERE,)


def test_the_image_and_the_setup_bring_what_the_check_names() -> None:
    for path in (".ci/setup", "scorepad/deploy/Containerfile"):
        assert " ".join(PACKAGES) in (TOP / path).read_text("utf-8")
    assert all(len(letter) == 1 for letter in SAMPLES.values())
