"""Skull King as its file was before its tricks were judged; pads of that time hold these rules."""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from scorepad.rules import Ruleset, library
from scorepad.rules.reading import read_ruleset

_FILE = Path(__file__).parent / "data" / "skull_king_not_judged.toml"


def unjudged_data() -> dict[str, Any]:
    """Return the part of the file that a pad holds."""
    data = tomllib.loads(_FILE.read_text("utf-8"))
    return {key: value for key, value in data.items() if key not in ("words", "examples")}


@contextmanager
def on_offer() -> Iterator[None]:
    """Offer the game by that file for a while: what is opened meanwhile keeps its rules."""
    games = Path(library.__file__).parent / "games"
    with TemporaryDirectory() as folder:
        folder_of_games = copytree(games, Path(folder) / "games")
        (folder_of_games / "skull_king.toml").write_text(_FILE.read_text("utf-8"), "utf-8")
        _look_again()
        with patch.object(library, "resources", SimpleNamespace(files=lambda _: Path(folder))):
            library.all_games()
            yield
    _look_again()


def _look_again() -> None:
    for remembered in (library.all_games, library.games, library.duel_games):
        remembered.cache_clear()


def unjudged_ruleset() -> Ruleset:
    """Return the rules as such a pad reads them."""
    return read_ruleset(unjudged_data(), "skull_king.toml")
