"""The pieces that a template writes, and JavaScript's literal for them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Js:
    """An expression whose value is written as it is."""

    code: str


@dataclass(frozen=True, slots=True)
class Assign:
    """An assignment: nothing is written, a name gets its value here."""

    name: str
    code: str


Piece = str | Js | Assign
"""A piece of a template; text stands for itself."""

Pieces = list[Piece]

_SPECIAL = re.compile(r"[\\`]|\$\{")


def literal(pieces: Sequence[Piece]) -> str:
    """Return an expression for all that the pieces write, in their order.

    Names that are set before anything is written come first in a bracket.
    """
    first = leading(pieces)
    if first:
        sets = ",".join(f"{each.name}={each.code}" for each in first)
        return f"({sets},{literal(pieces[len(first) :])})"
    if not any(pieces):
        return '""'
    written = [piece for piece in pieces if piece]
    if len(written) == 1 and isinstance(written[0], Js):
        return written[0].code
    return "`" + "".join(map(_inside, written)) + "`"


def leading(pieces: Sequence[Piece]) -> list[Assign]:
    """Return the names that are set before anything is written."""
    start = []
    for piece in pieces:
        if not isinstance(piece, Assign):
            break
        start.append(piece)
    return start


def function(parameters: Sequence[str], pieces: Sequence[Piece], declared: Sequence[str]) -> str:
    """Return a JavaScript function that returns all that the pieces write.

    ``declared`` are the names that are set in it.
    """
    first = leading(pieces)
    set_first = {each.name for each in first}
    names = [f"{each.name}={each.code}" for each in first]
    names += [name for name in declared if name not in set_first]
    head = f"({','.join(parameters)})=>"
    rest = literal(pieces[len(first) :])
    return f"{head}{{let {','.join(names)};return {rest}}}" if names else head + rest


def _inside(piece: Piece) -> str:
    match piece:
        case Js(code):
            return "${" + code + "}"
        case Assign(name, code):
            return "${" + f'({name}={code},"")' + "}"
        case _:
            return _SPECIAL.sub(r"\\\g<0>", piece)
