"""A form behind ⋯ writes on a phone without network what it writes on the server."""

import secrets
from pathlib import Path

from flask import Flask

from tests.client.comparison import compare
from tests.client.sent_forms import lines

PROGRAM = Path(__file__).parents[2] / "client" / "compare_forms.mjs"
GAMES, SENDINGS = 3, 8


def test_what_a_form_writes_it_writes_on_a_phone_too(app: Flask) -> None:
    seed = secrets.token_hex(4)
    compared = compare(lines(app, seed, GAMES, SENDINGS), PROGRAM)
    assert (compared.cases, compared.different) == (GAMES, 0), f"seed {seed}\n{compared.said}"
