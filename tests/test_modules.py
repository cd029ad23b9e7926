"""Every module can be imported, and has every name that its functions ask for."""

import ast
import builtins
import dis
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import CodeType, ModuleType

import pytest

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
    for each in dis.get_instructions(code):
        if each.opname == "LOAD_GLOBAL" and not any(
            hasattr(place, each.argval) for place in (module, builtins)
        ):
            yield each.argval
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from missing_names(module, inner)


def missing_imports(tree: ast.Module) -> Iterator[str]:
    """What functions import from our modules when they are called, and is not there."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or not str(node.module).startswith("scorepad"):
            continue
        if node.module == DRAWING and not pango_is_there():
            continue
        source = import_module(str(node.module))
        for name in node.names:
            if not hasattr(source, name.name):
                yield f"{node.module}.{name.name}"


@pytest.mark.parametrize("name", [*modules()])
def test_a_module_has_all_that_it_asks_for(name: str) -> None:
    module = import_module(name)
    text = Path(str(module.__file__)).read_text("utf-8")
    code = compile(text, name, "exec", dont_inherit=True)
    assert [*missing_names(module, code), *missing_imports(ast.parse(text))] == []


def test_what_is_missing_is_found() -> None:
    text = "def later():\n    from scorepad.zone import nothing\n    return nowhere(len(''))\n"
    code = compile(text, "later", "exec")
    assert [*missing_names(ModuleType("later"), code)] == ["nowhere"]
    assert [*missing_imports(ast.parse(text))] == ["scorepad.zone.nothing"]
