"""Files of games that the library offers for a while, beside its own."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from unittest.mock import patch

from scorepad.i18n.game_words import library_words
from scorepad.rules import library


@contextmanager
def offered(files: Mapping[str, str]) -> Iterator[Path]:
    """Offer these files, by their names; the folder of all games may be given more."""
    with TemporaryDirectory() as top:
        folder = copytree(Path(library.__file__).parent / "games", Path(top) / "games")
        for name, text in files.items():
            (folder / name).write_text(text, "utf-8")
        look_again()
        with patch.object(library, "resources", SimpleNamespace(files=lambda _: Path(top))):
            yield folder
    look_again()


def look_again() -> None:
    """Forget what was read of any game."""
    for remembered in (library.all_games, library.games, library.duel_games, library_words):
        remembered.cache_clear()
