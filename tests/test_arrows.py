"""Who may import whom: every arrow between the rooms points one way."""

import ast
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

import pytest

from tests.tools.house import Module, docstrings, modules

SCOREPAD = Path(__file__).parent.parent / "scorepad"

# Rooms and single modules at the top, with the rooms that each may import.
MAY_IMPORT = {
    "rules": set(),
    "pad": {"rules"},
    "trick_checker": {"rules", "pad"},
    "store": {"pad"},
    "stats": {"pad", "rules"},
    "services": {"store", "stats", "trick_checker", "pad", "rules"},
    "views": {"services", "stats", "trick_checker", "pad", "rules"},
    "sheets": {"views", "services", "pad", "rules", "paths"},
    "i18n": {"rules", "pad", "trick_checker", "stats", "services", "views", "sheets"},
    "client": {"rules"},
    "demo": {"services", "pad", "rules"},
    "address": set(),
    "paths": set(),
    "secret_key": set(),
    "setting_names": set(),
    "settings": {"address", "paths", "secret_key", "setting_names", "zone"},
    "zone": {"setting_names"},
    "startup": {"paths", "secret_key", "settings", "store"},
    "web": {
        *("address", "paths", "services", "views", "trick_checker", "stats"),
        *("i18n", "sheets", "client"),
    },
    "cli": {
        *("address", "services", "views", "trick_checker", "i18n", "sheets", "demo"),
        *("startup", "secret_key", "setting_names", "settings", "zone", "app"),
    },
    "__main__": {"cli"},
}
KNOWS_EVERYTHING = {"app"}

# Plain values that cross the rooms; they carry facts and decide nothing.
VALUES = {
    *("rules.refusal", "pad.acts", "pad.any_pad", "pad.marks", "pad.state"),
    *("pad.mark_json", "pad.typed_numbers"),
}

# These open the store, hand it on and say when it cannot be reached; they ask it nothing.
HOLD_THE_STORE = {"web", "cli", "demo"}

EXCEPTIONS = {
    ("web.preferences", "rules.game_file"): "the languages are those that the games speak",
}

# What slows every start and is wanted rarely is imported where it is used.
IMPORTED_LATE = {
    ("store.sqlite", "scorepad.store.migrations"),
    ("store.postgresql", "scorepad.store.migrations"),
    ("store.postgresql", "psycopg.types.string"),  # not on every machine
    ("store.database_url", "psycopg"),
    ("store.transfer", "scorepad.store.migrations"),
    ("settings", "limits.errors"),
    ("settings", "limits.storage"),
    ("web.http.rate_limit", "limits"),
    ("web.http.rate_limit", "limits.errors"),
    ("web.http.rate_limit", "limits.storage"),
    ("web.http.rate_limit", "limits.strategies"),
    ("cli.serve", "scorepad.app"),
    ("cli.serve", "scorepad.cli.gunicorn_server"),
    ("cli.serve", "scorepad.cli.tls"),
    ("cli.sheet", "scorepad.app"),
    ("cli.sheet", "scorepad.sheets.pdf_pool"),
    ("cli.check", "scorepad.cli.authority"),
    ("cli.network_addresses", "fcntl"),  # not on every system
    ("client.bundler", "minify"),  # not on every system
    ("sheets.pdf_cache", "scorepad.sheets.pdf_pool"),
    ("stats.rating", "openskill.models"),
    ("sheets.pdf_worker", "scorepad.sheets.pdf"),
    ("web.phone_script", "scorepad.client"),
    ("web.shell", "scorepad.client"),
}

MODULES = sorted(path for path in SCOREPAD.rglob("*.py") if "versions" not in path.parts)


def module_name(path: Path) -> str:
    parts = path.relative_to(SCOREPAD).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    path = SCOREPAD.parent.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def imported_by(path: Path, tree: ast.AST) -> Iterator[str]:
    """Full names of what the nodes of ``tree`` import, relative imports resolved."""
    own = f"scorepad.{module_name(path)}".rstrip(".")
    package = own if path.name == "__init__.py" else own.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = resolve_name("." * node.level + (node.module or ""), package)
            whole = {f"{base}.{alias.name}" for alias in node.names}
            yield from whole if any(map(is_module, whole)) or base == "scorepad" else {base}


def wrong_arrows(path: Path, text: str) -> set[str]:
    name = module_name(path)
    room = name.partition(".")[0]
    if room in KNOWS_EVERYTHING or not room:
        return set()
    allowed = MAY_IMPORT[room] | {room, "__version__"}
    imported = {
        to.removeprefix("scorepad.")
        for to in imported_by(path, ast.parse(text))
        if to.startswith("scorepad.")
    }
    return {
        to
        for to in imported
        if to.partition(".")[0] not in allowed
        and not (room in {"web", "cli"} and to in VALUES)
        and not (room in HOLD_THE_STORE and to == "store")
        and (name, to) not in EXCEPTIONS
    }


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    assert wrong_arrows(path, path.read_text("utf-8")) == set()


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("rules/points.py", "from scorepad.pad import marks"),
        ("rules/points.py", "from .. import pad"),
        ("pad/fold.py", "import scorepad.store"),
        ("web/game/pad.py", "def page():\n    from scorepad.store.games import Games"),
        ("cli/serve.py", "from scorepad.web import pad"),
        ("web/game/pad.py", "from scorepad.pad import fold"),
        ("web/health.py", "from scorepad.store.marks import Marks"),
    ],
)
def test_an_arrow_that_points_up_is_seen(module: str, text: str) -> None:
    assert wrong_arrows(SCOREPAD / module, text)


@pytest.mark.parametrize("room", ["rules", "pad"])
def test_what_is_pure_imports_only_the_standard_library(room: str) -> None:
    for path in MODULES:
        if module_name(path).partition(".")[0] == room:
            names = imported_by(path, ast.parse(path.read_text("utf-8")))
            tops = {name.partition(".")[0] for name in names}
            assert tops <= sys.stdlib_module_names | {"scorepad"}, path


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_imports_stand_at_the_top_unless_there_is_a_reason(path: Path) -> None:
    late = {
        (module_name(path), name)
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for name in imported_by(path, function)
    }
    assert {
        (module, name)
        for module, name in late
        if not any(module == m and (name + ".").startswith(n + ".") for m, n in IMPORTED_LATE)
    } == set()


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_a_module_holds_one_concept_and_under_300_lines(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) < 300


def test_every_room_has_its_line_in_the_table() -> None:
    rooms = {module_name(path).partition(".")[0] for path in MODULES} - {""}
    assert rooms <= MAY_IMPORT.keys() | KNOWS_EVERYTHING


@pytest.mark.parametrize("module", modules().values(), ids=lambda module: module.name)
def test_no_docstring_begins_as_a_question_does(module: Module) -> None:
    assert [*docstrings({module.name: module})] == []
