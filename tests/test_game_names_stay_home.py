"""A game is one file: no other code, template or script knows its key or its name."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.languages import words_in_each_language

TOP = Path(__file__).parent.parent
GAMES = TOP / "scorepad" / "rules" / "games"
HOMES = (GAMES, TOP / "scorepad" / "i18n")

# What programs write in the cases that they send has been agreed on.
AGREED = {("scorepad/trick_checker/referee.py", "wizard_lead")}


def names_of_games() -> set[str]:
    """Keys, full names, and names without what stands in brackets; in lower case."""
    found = set()
    for path in GAMES.glob("*.toml"):
        game = tomllib.loads(path.read_text("utf-8"))
        names = {game["sheet"], *(words.name for words in words_in_each_language(path.stem))}
        found |= {path.stem, *names, *(re.sub(r"\s*\(.*\)", "", name) for name in names)}
    return {name.casefold() for name in found}


def said_by_python(text: str) -> Iterator[str]:
    """Identifiers and strings; comments and docstrings may name a rule's source."""
    tree = ast.parse(text)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(string)) if id(node) not in alone:
                yield string
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name


def said_by_template(text: str) -> str:
    return re.sub(r"\{#.*?#\}", "", text, flags=re.DOTALL)


def leaks(path: Path, text: str, names: set[str]) -> set[str]:
    said = said_by_python(text) if path.suffix == ".py" else [said_by_template(text)]
    agreed = {word for where, word in AGREED if path.as_posix().endswith(where)}
    said = [each for each in said if each not in agreed]
    together = "\n".join(said).casefold()
    return {name for name in names if name in together}


def files() -> list[Path]:
    found = [
        *(TOP / "scorepad").rglob("*.py"),
        *(TOP / "templates").rglob("*.html"),
        *(TOP / "static").glob("*.js"),
        *(TOP / "static" / "phone").rglob("*.mjs"),
    ]
    return sorted(path for path in found if not any(path.is_relative_to(h) for h in HOMES))


def test_no_game_is_named_outside_its_file() -> None:
    names = names_of_games()
    found = {path: leaks(path, path.read_text("utf-8"), names) for path in files()}
    assert {path: leaked for path, leaked in found.items() if leaked} == {}


def test_a_leak_is_seen() -> None:
    names = {"wizard_example", "wizard"}
    assert leaks(Path("a.py"), "if key == 'wizard_example': pass", names)
    assert leaks(Path("a.py"), "def wizard_points(): pass", names)
    assert leaks(Path("a.html"), "{% if key == 'wizard_example' %}", names)
    assert not leaks(Path("a.py"), '"""Wizard, Scoring."""\nx = 1  # Wizard', names)


def test_the_games_that_must_stay_home_are_found() -> None:
    assert {path.stem for path in GAMES.glob("*.toml")} <= names_of_games()
    assert len(names_of_games()) > len(list(GAMES.glob("*.toml")))
