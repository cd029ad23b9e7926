"""Every module can be imported, and has every name that its functions ask for."""

import ast
import builtins
import dis
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import CodeType, ModuleType

from scorepad.sheets.text import pango_is_there

PACKAGE = Path(__file__).parent.parent / "scorepad"
DRAWING = "scorepad.sheets.pdf"
"""The module that can't be imported without Pango."""


def modules() -> Iterator[str]:
    """The names of all modules, without migrations, which Alembic imports."""
    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        if ".versions." not in name and (name != DRAWING or pango_is_there()):
            yield name.removesuffix(".__init__")


def missing_names(module: ModuleType, code: CodeType) -> Iterator[str]:
    """The global names for which the code asks, and which neither the module nor Python has."""
    # Among these are attributes as well: which of them are global, instructions say.
    names = {name for name in code.co_names if not hasattr(module, name)} - vars(builtins).keys()
    for each in dis.get_instructions(code) if names else ():
        if each.opname == "LOAD_GLOBAL" and each.argval in names:
            yield each.argval
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from missing_names(module, inner)


_IN_FUNCTION = re.compile(r"^\s+from scorepad", re.MULTILINE)


def missing_imports(text: str) -> Iterator[str]:
    """What functions import from our modules when they are called, and is not there."""
    for node in ast.walk(ast.parse(text)) if _IN_FUNCTION.search(text) else ():
        if not isinstance(node, ast.ImportFrom) or not str(node.module).startswith("scorepad"):
            continue
        if node.module == DRAWING and not pango_is_there():
            continue
        source = import_module(str(node.module))
        for name in node.names:
            if not hasattr(source, name.name):
                yield f"{node.module}.{name.name}"


def missing_in(name: str) -> list[str]:
    """What the module with that name asks for and does not find.

    Raises:
        ImportError: It can't be imported itself.
    """
    module = import_module(name)
    code = module.__spec__.loader.get_code(name)
    return [
        *missing_names(module, code),
        *missing_imports(Path(module.__file__).read_text("utf-8")),
    ]


def test_each_module_has_all_that_it_asks_for() -> None:
    found = {name: missing_in(name) for name in modules()}
    assert len(found) > 300
    assert {name: missing for name, missing in found.items() if missing} == {}


def test_what_is_missing_is_found() -> None:
    text = "def later():\n    from scorepad.zone import nothing\n    return nowhere(len(''))\n"
    code = compile(text, "later", "exec")
    assert [*missing_names(ModuleType("later"), code)] == ["nowhere"]
    assert [*missing_imports(text)] == ["scorepad.zone.nothing"]
