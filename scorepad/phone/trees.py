"""JavaScript as a tree, and changes in its text."""

from collections.abc import Iterable, Iterator
from functools import cache

import tree_sitter_javascript
from tree_sitter import Language, Node, Parser, Query, QueryCursor

Edit = tuple[int, int, bytes]
"""What stands from one byte to another, and what shall stand there."""


class NotJavaScript(Exception):
    """A text that is no JavaScript."""


def parsed(text: bytes) -> Node:
    """The root of the text's tree.

    Raises:
        NotJavaScript: there is none.
    """
    root = _parser().parse(text).root_node
    if root.has_error:
        wrong = next(node for node in walked(root) if node.is_error or node.is_missing)
        raise NotJavaScript(text[wrong.start_byte : wrong.start_byte + 60].decode(errors="replace"))
    return root


def walked(root: Node) -> Iterator[Node]:
    """Every node below ``root``, in the order of the text."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += reversed(node.children)


def named(node: Node, field: str) -> Node:
    """A part that the node must have."""
    part = node.child_by_field_name(field)
    assert part is not None, (node.type, field)
    return part


def text_of(node: Node) -> str:
    """What stands there."""
    assert node.text is not None
    return node.text.decode()


def edited(text: bytes, edits: Iterable[Edit]) -> bytes:
    """The text with all edits done; none touches another."""
    parts, end = [], 0
    for start, stop, instead in sorted(edits):
        parts += [text[end:start], instead]
        end = stop
    return b"".join([*parts, text[end:]])


def found(root: Node, query: str) -> Iterator[tuple[Node, str]]:
    """Every node that the query captures, with its name there, in the order of the text."""
    captures = QueryCursor(_query(query)).captures(root)
    pairs = [(node, name) for name, nodes in captures.items() for node in nodes]
    return iter(sorted(pairs, key=lambda pair: pair[0].start_byte))


@cache
def _language() -> Language:
    return Language(tree_sitter_javascript.language())


@cache
def _parser() -> Parser:
    return Parser(_language())


@cache
def _query(text: str) -> Query:
    return Query(_language(), text)
