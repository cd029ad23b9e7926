"""Skull King as its file was before its tricks were judged; pads of that time hold these rules."""

import tomllib
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from scorepad.rules import Ruleset
from scorepad.rules.reading import read_ruleset
from tests.offered import offered

_FILE = Path(__file__).parent / "data" / "skull_king_not_judged.toml"


def unjudged_data() -> dict[str, Any]:
    """Return the part of the file that a pad holds."""
    data = tomllib.loads(_FILE.read_text("utf-8"))
    return {key: value for key, value in data.items() if key not in ("words", "examples")}


def on_offer() -> AbstractContextManager[Path]:
    """Offer the game by that file for a while: what is opened meanwhile keeps its rules."""
    return offered({"skull_king.toml": _FILE.read_text("utf-8")})


def unjudged_ruleset() -> Ruleset:
    """Return the rules as such a pad reads them."""
    return read_ruleset(unjudged_data(), "skull_king.toml")
