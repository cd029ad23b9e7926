"""The sentences of the rule sheets, each with its proof.

``tests/rules/sentences/`` has a file for each sheet, named as the file of its
game. A row is a rule of the sheet in our words, under the sheet's heading, and
what shows it: tests as pytest names them, and screens as "/rules/quoicoupli#end
words", an address with the section of its page and words that stand there.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TOP = Path(__file__).parent.parent
FOLDER = TOP / "tests" / "rules" / "sentences"


@dataclass(frozen=True)
class Screen:
    """Words in a section of a page; ``section`` is "" for the whole of it."""

    address: str
    section: str
    words: str


@dataclass(frozen=True)
class Sentence:
    """A rule of a sheet and its proofs."""

    game: str
    heading: str
    paraphrase: str
    proof: tuple[str, ...]

    @property
    def tests(self) -> list[str]:
        return [each for each in self.proof if not each.startswith("/")]

    @property
    def screens(self) -> list[Screen]:
        return [screen(each) for each in self.proof if each.startswith("/")]


def screen(proof: str) -> Screen:
    """Read a screen from a row: ``/rules/quoicoupli#end the highest total``."""
    place, _, words = proof.partition(" ")
    address, _, section = place.partition("#")
    return Screen(address, section, words)


def sheets() -> list[str]:
    """Return the keys of the games whose sheets have a file here."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def rows(game: str) -> list[dict[str, Any]]:
    """Return the rows of a sheet as they stand in its file."""
    found: list[dict[str, Any]] = tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))[
        "sentence"
    ]
    return found


def sentences() -> list[Sentence]:
    """Return the rows of all sheets."""
    return [
        Sentence(game, row["heading"], row["paraphrase"], tuple(row["proof"]))
        for game in sheets()
        for row in rows(game)
    ]
