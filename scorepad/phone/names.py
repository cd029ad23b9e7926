"""Which names JavaScript declares and where, and other names in their place."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from string import ascii_letters

from tree_sitter import Node

from scorepad.phone.trees import Edit, NotJavaScript, text_of

_SCOPES = {
    "arrow_function",
    "catch_clause",
    "class_body",
    "for_in_statement",
    "for_statement",
    "function_declaration",
    "function_expression",
    "generator_function",
    "generator_function_declaration",
    "method_definition",
    "program",
    "statement_block",
    "switch_body",
}
_SHORTHAND = {"shorthand_property_identifier", "shorthand_property_identifier_pattern"}
_NAMES = _SHORTHAND | {"identifier"}
_KNOWN_OUTSIDE = {"class_declaration", "function_declaration", "generator_function_declaration"}
_PATTERNS = {"array_pattern", "formal_parameters", "namespace_import", "rest_pattern"}
# Where a declared name stands, by the kind of what is around it.
_FIELDS = {
    "arrow_function": "parameter",
    "assignment_pattern": "left",
    "catch_clause": "parameter",
    "class_declaration": "name",
    "for_in_statement": "left",
    "function_declaration": "name",
    "function_expression": "name",
    "generator_function_declaration": "name",
    "pair_pattern": "value",
    "variable_declarator": "name",
}
_RESERVED = {"as", "do", "if", "in", "is", "of"}


@dataclass(slots=True, eq=False)
class Scope:
    """A stretch of text in which names can be declared; ``around`` is the next
    larger one, ``declared`` says how often each name of it is written."""

    around: "Scope | None"
    declared: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Written:
    """A name where it is written. ``scope`` declares it; ``None``: nobody does."""

    start: int
    end: int
    name: str
    shorthand: bool
    scope: Scope | None


def names_in(root: Node) -> tuple[Scope, list[Written]]:
    """The outermost scope, and every name of a variable in the order of the text.

    Raises:
        NotJavaScript: a ``var``, whose scope is another.
    """
    top = Scope(None)
    found: list[Written] = []
    cursor = root.walk()
    # The kinds of the nodes around, each with its scope.
    around: list[tuple[str, Scope]] = [("program", top)]
    if not cursor.goto_first_child():
        return top, found
    while True:
        node = cursor.node
        assert node is not None
        kind = node.type
        outer, scope = around[-1]
        if kind == "variable_declaration":
            raise NotJavaScript(f"{text_of(node)}: const or let, please")
        if kind in _NAMES:
            name = text_of(node)
            if _declares(kind, outer, cursor.field_name):
                within = around[-2][1] if outer in _KNOWN_OUTSIDE else scope
                within.declared.setdefault(name, 0)
            found.append(Written(node.start_byte, node.end_byte, name, kind in _SHORTHAND, scope))
        if cursor.goto_first_child():
            around.append((kind, Scope(scope) if kind in _SCOPES else scope))
            continue
        while not cursor.goto_next_sibling():
            cursor.goto_parent()
            around.pop()
            if not around:
                _resolve(found)
                return top, found


def renamed(written: Iterable[Written], rename: Callable[[Written], str | None]) -> Iterator[Edit]:
    """The edits that give names others; ``None`` leaves one as it is."""
    for each in written:
        name = rename(each)
        if name is not None:
            instead = f"{each.name}:{name}" if each.shorthand else name
            yield each.start, each.end, instead.encode()


def shortened(root: Node) -> Iterator[Edit]:
    """The edits that make all names short that the text declares. Scopes that
    know nothing of each other use the same names; the commonest are the shortest."""
    _, written = names_in(root)
    places: dict[tuple[Scope, str], int] = {}
    times: dict[int, int] = defaultdict(int)
    for each in written:
        if each.scope is not None and (each.scope, each.name) not in places:
            _place(each.scope, places)
    for (scope, name), place in places.items():
        times[place] += scope.declared[name]
    kept = {each.name for each in written if each.scope is None}
    free = (name for name in _short_names() if name not in kept)
    short = dict(zip(sorted(times, key=lambda place: -times[place]), free, strict=False))

    def shorter(each: Written) -> str | None:
        return None if each.scope is None else short[places[each.scope, each.name]]

    return renamed(written, shorter)


def _place(scope: Scope, places: dict[tuple[Scope, str], int]) -> int:
    """Give the scope's names places behind those of the scopes around; the first
    place behind them."""
    first = 0 if scope.around is None else _place(scope.around, places)
    often = sorted(scope.declared, key=lambda name: -scope.declared[name])
    for number, name in enumerate(often, first):
        places.setdefault((scope, name), number)
    return first + len(often)


def _declares(kind: str, outer: str, field_name: str | None) -> bool:
    if kind == "shorthand_property_identifier_pattern" or outer in _PATTERNS:
        return True
    if outer == "import_specifier":
        # With an alias both are taken for declared, which does no harm.
        return True
    return field_name is not None and _FIELDS.get(outer) == field_name


def _resolve(found: list[Written]) -> None:
    for each in found:
        scope = each.scope
        while scope is not None and each.name not in scope.declared:
            scope = scope.around
        each.scope = scope
        if scope is not None:
            scope.declared[each.name] += 1


def _short_names() -> Iterator[str]:
    for length in (1, 2, 3):
        names = map("".join, product(ascii_letters, repeat=length))
        yield from (name for name in names if name not in _RESERVED)
