"""Who may import whom: every arrow between the rooms points one way."""

import ast
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

import pytest

SCOREPAD = Path(__file__).parent.parent / "scorepad"

# Rooms and single modules at the top, with the rooms that each may import.
MAY_IMPORT = {
    "rules": set(),
    "pad": {"rules"},
    "store": {"pad"},
    "play": {"rules", "pad", "store", "stats"},
    "words": {"rules", "pad", "play", "sheets"},
    "sheets": {"pad", "rules", "places", "play"},
    "stats": {"pad", "rules"},
    "phone": {"rules"},
    "address": set(),
    "places": set(),
    "secret_key": set(),
    "setting_names": set(),
    "settings": {"address", "places", "secret_key", "setting_names"},
    "ready": {"places", "secret_key", "settings", "store"},
    "web": {"address", "play", "sheets", "stats", "words", "phone"},
    "cli": {
        *("address", "play", "sheets", "stats", "words"),
        *("ready", "secret_key", "setting_names", "settings", "app"),
    },
    "__main__": {"cli"},
}
KNOWS_EVERYTHING = {"app"}

# Plain values that cross the rooms; they carry facts and decide nothing.
VALUES = {"rules.refusal", "pad.acts", "pad.any_pad", "pad.marks", "pad.state"}

EXCEPTIONS = {
    ("web.current", "store"): "holds the store that play is given",
    ("cli.exchange", "store"): "hands the store of this machine to play",
    ("cli.fill", "store"): "says when games can't be written",
    ("cli.filled_sheet", "store"): "hands the store of its app to play",
    ("cli.check", "store"): "says what the database says of itself",
    ("cli.copies", "store"): "hands the store of this machine to play",
    ("cli.daily", "store"): "hands the store of its server to play",
    ("cli.household", "store"): "opens the store that play is given before there is a server",
    ("cli.new_key", "store"): "writes down the key's fingerprint",
    ("cli.failing", "store"): "says when games can't be read",
    ("cli.link", "store"): "hands the store of this machine to play",
    ("cli.groups", "store"): "hands the store of this machine to play",
    ("cli.sheet", "store"): "says when games can't be read",
    ("web.health", "store"): "asks whether games can be read, which is no game's business",
    ("web.again", "store"): "tries again what the store could not do for a moment",
    ("web.errors", "store"): "a store that is not available is answered with 503",
    ("web.preferences", "rules.game_file"): "the languages are those that the games speak",
}

# What slows every start and is wanted rarely is imported where it is used.
IMPORTED_LATE = {
    ("store.schema", "scorepad.store.migrations"),
    ("store.server_schema", "scorepad.store.migrations"),
    ("store.server", "psycopg.types.string"),  # not on every machine
    ("store.server_url", "psycopg"),
    ("store.carrying", "scorepad.store.migrations"),
    ("settings", "limits.errors"),
    ("settings", "limits.storage"),
    ("web.often", "limits"),
    ("web.often", "limits.errors"),
    ("web.often", "limits.storage"),
    ("web.often", "limits.strategies"),
    ("cli.serve", "scorepad.app"),
    ("cli.serve", "scorepad.cli.household"),
    ("cli.serve", "scorepad.cli.server"),
    ("cli.serve", "scorepad.cli.tls"),
    ("cli.sheet", "scorepad.app"),
    ("cli.sheet", "scorepad.sheets.press"),
    ("cli.check", "scorepad.cli.authority"),
    ("cli.lan", "fcntl"),  # not on every system
    ("phone.minified", "minify"),  # not on every system
    ("sheets.kept", "scorepad.sheets.press"),
    ("stats.rating", "openskill.models"),
    ("sheets.child", "scorepad.sheets.pdf"),
    ("web.phone", "scorepad.phone"),
    ("web.shell", "scorepad.phone"),
    ("sheets.child", "scorepad.sheets.png"),
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
        and (name, to) not in EXCEPTIONS
    }


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    assert wrong_arrows(path, path.read_text("utf-8")) == set()


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("rules/points.py", "from scorepad.pad import marks"),
        ("rules/points.py", "from scorepad import store"),
        ("rules/points.py", "from ..pad.marks import Mark"),
        ("rules/points.py", "from .. import pad"),
        ("pad/fold.py", "import scorepad.store"),
        ("store/reader.py", "from scorepad.rules import library"),
        ("web/pad.py", "def page():\n    from scorepad.store import Store"),
        ("cli/serve.py", "from scorepad.web import pad"),
        ("web/pad.py", "from scorepad.pad import fold"),
        ("web/health.py", "from scorepad.store.writer import Writer"),
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
