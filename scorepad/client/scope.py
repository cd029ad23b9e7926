"""The names that a template knows in one place, and their names in JavaScript."""

from collections import ChainMap
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from itertools import product
from string import ascii_lowercase, ascii_uppercase
from typing import NoReturn

from jinja2 import Environment, nodes

from scorepad.client.branches import folded
from scorepad.client.pieces import Assign
from scorepad.client.speech import Speech

HELPERS = frozenset("hmpuy")
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


@dataclass(slots=True)
class Unit:
    """All templates that are compiled together for one language.

    ``address`` is Flask's ``url_for``. ``constants`` stand around the markup: the values and macros
    of templates that others have ``imported``.
    """

    env: Environment
    speech: Speech
    address: Callable[..., str]
    top: Function = field(default_factory=lambda: Function(_CONSTANTS))
    constants: list[Assign] = field(default_factory=list)
    imported: dict[str, "Scope"] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    """Our own functions that the markup calls."""
    read: set[str] = field(default_factory=set)
    """Names in JavaScript whose values were asked for."""

    def parsed(self, template: str) -> nodes.Template:
        """Return the template's tree, as Jinja reads it, for a phone that writes."""
        assert self.env.loader is not None
        source, filename, _ = self.env.loader.get_source(self.env, template)
        return folded(self.env.parse(source, template, filename))


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
        """Raise an error that says where in the template it is.

        Raises:
            Unknown: always, with the place.
        """
        raise Unknown(f"{self.template}:{node.lineno}: {why}")
