"""The names that a template knows in one place, and their names in JavaScript.

Branches that no phone needs are left out before: its script is for writers alone.
"""

from collections import ChainMap
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from itertools import product
from string import ascii_lowercase, ascii_uppercase
from typing import NoReturn

from jinja2 import Environment, nodes

from scorepad.client.pieces import Assign
from scorepad.client.speech import Speech


def for_writers(template: nodes.Template, *, has_server: bool = True) -> nodes.Template:
    """Return ``template``, changed in place: without the branches for those who only read.

    ``game.writes`` and ``view.writes`` count as true. ``view.evening`` counts as false: a phone is
    sent that part of the end when it has network. ``has_server`` is known as well: an edition
    without a server has what stands for that, and the other has nothing of it.
    """
    template.body = _all(template.body, has_server)
    return template


def _all(body: list[nodes.Node], has_server: bool) -> list[nodes.Node]:
    return [made for node in body for made in _statements(node, has_server)]


def _statements(node: nodes.Node, has_server: bool) -> list[nodes.Node]:
    """Return the nodes in the place of ``node``: itself, or what a known condition leaves of it."""
    return _branches(node, has_server) if isinstance(node, nodes.If) else [_one(node, has_server)]


def _branches(node: nodes.If, has_server: bool) -> list[nodes.Node]:
    otherwise, open_ones = node.else_, []
    for each in (node, *node.elif_):
        test = _one(each.test, has_server)
        if _is(test, True):
            otherwise = each.body
            break
        if not _is(test, False):
            open_ones.append(
                nodes.If(test, _all(each.body, has_server), [], [], lineno=each.lineno)
            )
    if not open_ones:
        return _all(otherwise, has_server)
    first, *rest = open_ones
    return [
        nodes.If(first.test, first.body, rest, _all(otherwise, has_server), lineno=first.lineno)
    ]


def _one(node: nodes.Node, has_server: bool) -> nodes.Node:
    for name, value in node.iter_fields():
        if isinstance(value, nodes.Node):
            setattr(node, name, _one(value, has_server))
        elif isinstance(value, list) and all(isinstance(each, nodes.Node) for each in value):
            setattr(node, name, _all(value, has_server))
    match node:
        case nodes.Getattr(node=nodes.Name(name="game" | "view"), attr="writes"):
            return nodes.Const(True, lineno=node.lineno)
        case nodes.Getattr(node=nodes.Name(name="view"), attr="evening"):
            return nodes.Const(False, lineno=node.lineno)
        case nodes.Name(name="has_server"):
            return nodes.Const(has_server, lineno=node.lineno)
        case nodes.Not(node=nodes.Const(value=bool(value))):
            return nodes.Const(not value, lineno=node.lineno)
        case nodes.And():
            return _side(node, neutral=True)
        case nodes.Or():
            return _side(node, neutral=False)
        case nodes.CondExpr(test=nodes.Const(value=bool(value)), expr2=nodes.Expr() as expr2):
            return node.expr1 if value else expr2
        case _:
            return node


def _side(node: nodes.And | nodes.Or, *, neutral: bool) -> nodes.Node:
    """Return the one side that decides, where the other is known."""
    for known, other in ((node.left, node.right), (node.right, node.left)):
        if isinstance(known, nodes.Const) and isinstance(known.value, bool):
            return other if known.value is neutral else known
    return node


def _is(test: nodes.Node, value: bool) -> bool:
    return isinstance(test, nodes.Const) and test.value is value


HELPERS = frozenset("himpuy")
"""The one-letter names of the functions around the markup."""

_RESERVED = HELPERS | {"as", "do", "if", "in", "is", "of"}


class Unknown(Exception):
    """An error for a part of a template that no JavaScript is known for."""


class Kind(Enum):
    """The kind of thing that a name stands for."""

    VALUE = "a value, escaped where it is written"
    MARKUP = "markup, written as it is"
    MACRO = "a macro"
    LOOP = "the loop around"


@dataclass(frozen=True, slots=True)
class Name:
    """A name in JavaScript; a macro's has its parameters."""

    js: str
    kind: Kind
    macro: nodes.Macro | None = None
    scope: "Scope | None" = None
    """The place where a macro stands."""


@dataclass(slots=True)
class Function:
    """A JavaScript function while it is written.

    It knows the names that are taken in it, those of the functions around it among them, and the
    ones that it declares.
    """

    names: tuple[str, ...]
    taken: int = 0
    declared: list[str] = field(default_factory=list)

    def fresh(self) -> str:
        """Return a short name that means nothing here yet."""
        self.taken += 1
        return self.names[self.taken - 1]

    def inner(self) -> "Function":
        """Return a function within this one."""
        return Function(_NAMES, self.taken if self.names is _NAMES else 0)


def _short_names(letters: str) -> tuple[str, ...]:
    names = (*letters, *map("".join, product(letters, repeat=2)))
    return tuple(name for name in names if name not in _RESERVED)


_NAMES = _short_names(ascii_lowercase)
_CONSTANTS = _short_names(ascii_uppercase)


def names_ending(ending: str) -> tuple[str, ...]:
    """Return short names for the constants of a module whose names end in this way."""
    return tuple(f"{name}{ending}" for name in _CONSTANTS)


CONSTANTS_OF_SHELL = names_ending("_")
CONSTANTS_BEHIND = tuple(f"_{name}" for name in _CONSTANTS)
"""Names for the constants of a script behind another, none of which that one has."""


_TREES: dict[tuple[object, ...], nodes.Template] = {}
"""The trees of templates that were read, which depend on no language; nobody changes one.

Several units have the same templates, and each language has all of them. To read them each time
took a third of what it takes to make the scripts of the first language (1.2 s now, 2.1 before), and
two thirds of each other one (0.4 s now, 1.5 before). They take 4.6 MB (116 trees, by tracemalloc)
in a process that makes scripts; those that are on the disk already need no tree.
"""


@dataclass(slots=True)
class Unit:
    """All templates that are compiled together for one language.

    ``address`` is Flask's ``url_for``. ``constants`` stand around the markup: the values and macros
    of templates that others have ``imported``.
    """

    env: Environment
    speech: Speech
    address: Callable[..., str]
    values: tuple[str, ...] = ()
    """The values that the templates may read, where these are others than those of a pad."""
    top: Function = field(default_factory=lambda: Function(_CONSTANTS))
    constants: list[Assign] = field(default_factory=list)
    imported: dict[str, "Scope"] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    """Our own functions that the markup calls."""
    read: set[str] = field(default_factory=set)
    """Names in JavaScript whose values were asked for."""
    part_names: Mapping[str, str] = field(default_factory=dict)
    """The names of included templates that are functions of their own, by their files."""
    parts: dict[str, str] = field(default_factory=dict)
    """The JavaScript of these functions, by their names."""
    used_by_parts: set[str] = field(default_factory=set)
    """Our own functions that they call."""
    blocks: dict[str, list[nodes.Node]] = field(default_factory=dict)
    """The contents of each block of the page that is written, by its name."""
    words: Mapping[str, str] = field(default_factory=dict)
    """The modules of functions that these templates have from others than all the rest."""
    instead: Mapping[str, str] = field(default_factory=dict)
    """Our own functions that stand for others in these templates, by those others' names."""
    writes_text: bool = False
    """True for templates of text: nothing is escaped, and what a macro writes is a value."""
    trees: dict[str, nodes.Template] = field(default_factory=dict)
    """The templates that were asked for already, by their files."""

    def use(self, function: str) -> str:
        """Note that the markup calls one of our own functions; return its name there."""
        name = self.instead.get(function, function)
        self.used.add(name)
        return name

    def parsed(self, template: str) -> nodes.Template:
        """Return the template's tree, as Jinja reads it, for a phone that writes."""
        if template not in self.trees:
            assert self.env.loader is not None
            source, filename, _ = self.env.loader.get_source(self.env, template)
            has_server = self.env.globals.get("has_server", True) is True
            read = (template, source, has_server, self.env.lexer, *self.env.extensions)
            if read not in _TREES:
                _TREES[read] = for_writers(
                    self.env.parse(source, template, filename), has_server=has_server
                )
            self.trees[template] = _TREES[read]
        return self.trees[template]


@dataclass(slots=True)
class Scope:
    """The names of one place in one template."""

    unit: Unit
    template: str
    function: Function
    names: ChainMap[str, Name] = field(default_factory=ChainMap)

    def within(self, *, template: str = "", function: Function | None = None) -> "Scope":
        """Return a place inside that sees everything from here and keeps its own names."""
        return Scope(
            self.unit, template or self.template, function or self.function, self.names.new_child()
        )

    def find(self, node: nodes.Name) -> Name:
        """Return the meaning of a name.

        Raises:
            Unknown: the name means nothing here.
        """
        name = self.names.get(node.name)
        if name is None:
            self.refuse(node, f"nothing is called {node.name}")
        self.unit.read.add(name.js)
        return name

    def bind(self, name: str, kind: Kind) -> str:
        """Bind a name in this place, and declare it; return its name in JavaScript."""
        here = self.names.maps[0].get(name)
        if here is not None and here.kind is kind:
            return here.js
        js = self.parameter(name, kind)
        self.function.declared.append(js)
        return js

    def parameter(self, name: str, kind: Kind = Kind.VALUE) -> str:
        """Bind a name that the function declares in its head; return its name in JavaScript."""
        js = self.function.fresh()
        self.names[name] = Name(js, kind)
        return js

    def refuse(self, node: nodes.Node, why: str) -> NoReturn:
        """Raise :class:`Unknown`, with the place in the template."""
        raise Unknown(f"{self.template}:{node.lineno}: {why}")
