"""A phone reads the numbers that people type as the server does, in the digits of every script."""

import secrets
import sys
import unicodedata
from functools import cache
from pathlib import Path
from random import Random

import pytest
from flask import Flask

from scorepad.pad.typed_numbers import typed_number, typed_signed_number
from tests.client.scripted import Asked, answers, app_without_games, script_with

TEXTS = 3000
READERS = {"typedNumber": typed_number, "typedSignedNumber": typed_signed_number}
SIGNS = "0123456789 -+\N{MINUS SIGN}.,xⅣ²½一\u0301\u00a0\u3000\t"


@cache
def zeros() -> list[int]:
    """Return the digit 0 of every script, which 1 to 9 follow, as its number in Unicode."""
    return [zero for zero in range(sys.maxunicode) if unicodedata.decimal(chr(zero), None) == 0]


def in_other_digits(text: str, random: Random) -> str:
    """``text`` with the digits of one script, as keyboards have them in its countries."""
    zero = random.choice(zeros())
    return text.translate({ord("0") + digit: zero + digit for digit in range(10)})


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("script")
    app: Flask = app_without_games(folder)
    path = folder / "numbers.js"
    path.write_text(script_with(app, "en", ["pad/typed_numbers"]), "utf-8")
    return path


def texts(random: Random) -> list[str]:
    """Texts that mean a number, or nearly do."""
    written = [f"{random.choice(['', ' ', '-', '+', '− '])}{random.randint(0, 12000)} "]
    written.append("".join(random.choices(SIGNS, k=random.randint(0, 6))))
    written.append("".join(chr(random.choice(zeros()) + random.randint(0, 9)) for _ in range(3)))
    return [in_other_digits(text, random) for text in written]


def questions(seed: str) -> list[Asked]:
    """Every digit, and texts at random, for both readers."""
    random = Random(seed)
    digits = [chr(zero + digit) for zero in zeros() for digit in range(10)]
    every = [*digits, *(text for _ in range(TEXTS // 3) for text in texts(random))]
    return [("pad/typed_numbers", name, [text]) for name in READERS for text in every]


def test_every_digit_and_every_text_is_the_number_that_the_server_reads(script: Path) -> None:
    seed = secrets.token_hex(4)
    asked = questions(seed)
    said = answers(script, asked)
    for (_, name, (text,)), number in zip(asked, said, strict=True):
        assert number == READERS[name](text), f"seed {seed}: {name} of {text!r}"
    assert said[: 10 * len(zeros())] == list(range(10)) * len(zeros())
