"""Small changes to functions: one operator, constant, condition or statement each.

Every change is made in the function as it was compiled, so that nothing is written
anywhere and whoever has imported the function calls the changed one.
"""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

_SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Break: ast.Continue,
    ast.Continue: ast.Break,
}


@dataclass(frozen=True)
class Mutation:
    """One change: where it is, what it reads, and the function with it."""

    module: str
    function: str
    line: int
    change: str
    code: CodeType

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.function}: {self.change}"


def mutations(module: ModuleType) -> Iterator[Mutation]:
    """Yield every change to the functions of ``module``."""
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).read_text("utf-8"))
    compiled = functions_of(module)
    for name, function in _functions(tree):
        for node in _nodes(function):
            for line, change, undo in _changes(node):
                code = _code_of(compile(tree, module.__file__, "exec"), name)
                undo()
                # A method without its super() has another closure than the one it replaces.
                if code and code.co_freevars == compiled[name].__code__.co_freevars:
                    yield Mutation(module.__name__, name, line, change, code)


def unchanged(module: ModuleType) -> Iterator[Mutation]:
    """Yield the functions of ``module`` as they are, compiled as every change is."""
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).read_text("utf-8"))
    whole = compile(tree, module.__file__, "exec")
    compiled = functions_of(module)
    for name, function in _functions(tree):
        code = _code_of(whole, name)
        if code and name in compiled:
            yield Mutation(module.__name__, name, function.lineno, "", code)


def functions_of(module: ModuleType) -> dict[str, FunctionType]:
    """Return the functions and methods that a module defines, by their qualified names."""
    found = {}
    for value in vars(module).values():
        members = vars(value).values() if isinstance(value, type) else [value]
        for each in members:
            # A property that is worked out once holds its function, and looks like no other.
            bare = each.func if isinstance(each, cached_property) else each
            bare = getattr(bare, "fget", None) or getattr(bare, "__wrapped__", bare)
            bare = getattr(bare, "__func__", bare)
            if isinstance(bare, FunctionType) and bare.__module__ == module.__name__:
                found[bare.__qualname__] = bare
    return found


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        for each in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(each, ast.FunctionDef):
                prefix = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
                yield prefix + each.name, each


def _nodes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Yield all that runs in a function: no annotation, no default, no assertion, no cast."""
    yield function
    waiting: list[ast.AST] = list(function.body[bool(ast.get_docstring(function)) :])
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.Assert):
            continue
        yield node
        if isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant):
            continue
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "args") and not isinstance(node, ast.Call):
                continue
            children = value if isinstance(value, list) else [value]
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "cast":
                children = [each for each in children if each is not node.args[0]]
            waiting += [each for each in children if isinstance(each, ast.AST)]


def _changes(node: ast.AST) -> Iterator[tuple[int, str, Callable[[], None]]]:
    """Change ``node`` in one way after the other; yield the line, the change, and its undoing."""
    before = ast.unparse(node).partition("\n")[0]
    for field, at, new in list(_replacements(node)):
        holder = getattr(node, field)
        old = holder if at is None else holder[at]
        _put(node, field, at, new)
        ast.fix_missing_locations(node)
        texts = (old, new) if isinstance(new, ast.stmt) else (None, node)
        was, now = (ast.unparse(each).partition("\n")[0] if each else before for each in texts)
        line = next(each.lineno for each in (old, node, *ast.walk(node)) if hasattr(each, "lineno"))
        yield line, f"{was} → {now}", partial(_put, node, field, at, old)


def _put(node: ast.AST, field: str, at: int | None, value: Any) -> None:
    if at is None:
        setattr(node, field, value)
    else:
        getattr(node, field)[at] = value


_Replacement = tuple[str, int | None, Any]
"""The field of a node that changes, its place there if it is a list, and what stands there then."""


def _replacements(node: ast.AST) -> Iterator[_Replacement]:
    yield from _operators(node)
    yield from _constants(node)
    yield from _conditions(node)
    yield from _statements(node)


def _operators(node: ast.AST) -> Iterator[_Replacement]:
    match node:
        case ast.Compare():
            for at, operator in enumerate(node.ops):
                if type(operator) in _SWAPPED:
                    yield "ops", at, _SWAPPED[type(operator)]()
        case ast.BinOp() | ast.AugAssign() | ast.BoolOp():
            if type(node.op) in _SWAPPED:
                yield "op", None, _SWAPPED[type(node.op)]()
        case ast.UnaryOp(op=ast.Not()):
            yield "operand", None, ast.UnaryOp(ast.Not(), node.operand)
        case ast.UnaryOp(op=ast.USub()):
            yield "op", None, ast.UAdd()


def _constants(node: ast.AST) -> Iterator[_Replacement]:
    match node:
        case ast.Constant(value=bool()):
            yield "value", None, not node.value
        case ast.Constant(value=int()):
            yield "value", None, node.value + 1
        # What has a space in it is a sentence or joins one: no test should repeat it.
        case ast.Constant(value=str()) if node.value and " " not in node.value:
            yield "value", None, f"{node.value}?"


def _conditions(node: ast.AST) -> Iterator[_Replacement]:
    match node:
        case ast.If() | ast.IfExp():
            yield "test", None, ast.Constant(False)
            yield "test", None, ast.Constant(True)
        case ast.While():
            yield "test", None, ast.Constant(False)
        case ast.BoolOp() if len(node.values) > 2:
            for at in range(len(node.values)):
                yield "values", at, ast.Constant(isinstance(node.op, ast.And))
        case ast.comprehension():
            for at in range(len(node.ifs)):
                yield "ifs", at, ast.Constant(True)


def _statements(node: ast.AST) -> Iterator[_Replacement]:
    # Nobody tells a false answer from none.
    if isinstance(node, ast.Return) and not isinstance(node.value, ast.Constant | None):
        yield "value", None, ast.Constant(None)
    for field in ("body", "orelse"):
        statements = getattr(node, field, None)
        for at, each in enumerate(statements if isinstance(statements, list) else ()):
            match each:
                case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete():
                    yield field, at, ast.Pass()
                case ast.Break() | ast.Continue():
                    yield field, at, _SWAPPED[type(each)]()


def _code_of(code: CodeType, name: str) -> CodeType | None:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            if each.co_qualname == name:
                return each
            if name.startswith(f"{each.co_qualname}."):
                return _code_of(each, name)
    return None
