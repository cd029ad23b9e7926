"""A small change that is explained, as nothing could notice it, is one to the code as it is now."""

import ast
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from scorepad.paths import STATIC
from tests.by_hand.mutations import functions_of

BY_HAND = Path(__file__).parents[1] / "by_hand"


def explained(file: Path) -> list[str]:
    reasons: dict[str, list[str]] = tomllib.loads(file.read_text("utf-8"))
    found = [change for changes in reasons.values() for change in changes]
    assert len(found) == len(set(found))
    return found


def test_every_change_to_the_phone_that_is_explained_is_one_to_a_line_that_is_there() -> None:
    gone = []
    for change in explained(BY_HAND / "phone" / "mutants.toml"):
        name, _, rest = change.partition(": ")
        line = rest.rpartition(" → ")[0].replace("«", "").replace("»", "")
        lines = (STATIC / "phone" / f"{name}.mjs").read_text("utf-8").splitlines()
        if line not in map(str.strip, lines):
            gone.append(change)
    assert not gone


def test_every_change_to_the_server_that_is_explained_is_one_to_what_is_there() -> None:
    gone = []
    for change in explained(BY_HAND / "mutants.toml"):
        place, _, rest = change.partition(": ")
        module, name = place.split(" ")
        was = rest.partition(" → ")[0].strip()
        if was not in _function(f"scorepad.{module}", name):
            gone.append(change)
    assert not gone


def test_every_function_of_the_rules_and_the_pad_can_be_changed() -> None:
    missing = []
    for room in ("rules", "pad"):
        for file in sorted((BY_HAND.parents[1] / "scorepad" / room).rglob("[!_]*.py")):
            name = ".".join(file.relative_to(BY_HAND.parents[1]).with_suffix("").parts)
            found = functions_of(import_module(name))
            missing += [f"{name} {each}" for each in _functions_in(file) if each not in found]
    assert not missing


def _functions_in(file: Path) -> Iterator[str]:
    for node in ast.parse(file.read_text("utf-8")).body:
        for each in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(each, ast.FunctionDef):
                yield f"{node.name}.{each.name}" if isinstance(node, ast.ClassDef) else each.name


def _function(module: str, name: str) -> str:
    """Return the code of a function or a method as the changes quote it, "" where it has gone."""
    file = import_module(module).__file__
    assert file is not None
    node: ast.AST | None = ast.parse(Path(file).read_text("utf-8"))
    for part in name.split("."):
        named = {getattr(each, "name", ""): each for each in getattr(node, "body", ())}
        node = named.get(part)
    return ast.unparse(node) if node else ""
