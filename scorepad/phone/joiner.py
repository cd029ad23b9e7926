"""Modules joined into one classic script, which imports nothing when it runs.

Each stands in it as it is, behind those that it imports; what it declares has
its file's name before its own, so that no two are the same.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tree_sitter import Node

from scorepad.phone.names import names_in, renamed
from scorepad.phone.trees import Edit, edited, named, parsed, text_of

Source = Callable[[str], str]
"""The text of a module by its file's name."""


class NotJoined(Exception):
    """A module that cannot be joined to the others."""


@dataclass(slots=True)
class _Script:
    source: Source
    parts: list[bytes] = field(default_factory=list)
    exports: dict[str, dict[str, str]] = field(default_factory=dict)
    """What each module exports, with the names in the script."""


def joined(root: str, source: Source) -> bytes:
    """The script that runs the module ``root`` and all that it imports.

    Raises:
        NotJoined: an import of what there is not, or in a circle, or an import
            or export in another form than ours.
    """
    script = _Script(source)
    _join(root, script, ())
    return b"\n".join([b'(()=>{"use strict";', *script.parts, b"})();"])


def _join(file: str, script: _Script, around: tuple[str, ...]) -> dict[str, str]:
    """What a module exports; it is written when it is not there yet."""
    if file in around:
        raise NotJoined(" imports ".join([*around[around.index(file) :], file]))
    if file not in script.exports:
        text = script.source(file).encode()
        root = parsed(text)
        top, written = names_in(root)
        names = {name: f"{_stem(file)}${name}" for name in top.declared}
        edits: list[Edit] = []
        exported: dict[str, str] = {}
        for node in root.children:
            if node.type == "import_statement":
                names |= _imported(node, file, script, around)
                edits.append((node.start_byte, node.end_byte, b""))
            elif node.type == "export_statement":
                exported |= {name: names[name] for name in _exported(node, file)}
                edits.append((node.start_byte, named(node, "declaration").start_byte, b""))
        removed = [range(start, end) for start, end, _ in edits]
        staying = (each for each in written if not any(each.start in part for part in removed))
        edits += renamed(staying, lambda each: names[each.name] if each.scope is top else None)
        script.parts.append(edited(text, edits))
        script.exports[file] = exported
    return script.exports[file]


def _imported(
    node: Node, file: str, script: _Script, around: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    """What each name that is imported is called in the script."""
    other = text_of(named(node, "source")).strip("\"'").removeprefix("./")
    exports = _join(other, script, (*around, file))
    clauses = [each for each in node.named_children if each.type == "import_clause"]
    for clause in (inner for each in clauses for inner in each.named_children):
        if clause.type == "namespace_import":
            whole = f"{_stem(other)}$"
            pairs = ",".join(f"{name}:{js}" for name, js in exports.items())
            part = f"const {whole}={{{pairs}}};".encode()
            if part not in script.parts:
                script.parts.append(part)
            yield text_of(clause.named_children[-1]), whole
            continue
        if clause.type != "named_imports":
            raise NotJoined(f"{file}: {text_of(node)}")
        for specifier in clause.named_children:
            name = text_of(named(specifier, "name"))
            if name not in exports:
                raise NotJoined(f"{file}: {other} exports no {name}")
            alias = specifier.child_by_field_name("alias")
            yield text_of(alias) if alias else name, exports[name]


def _exported(node: Node, file: str) -> Iterator[str]:
    """The names that a statement exports by declaring them."""
    declaration = node.child_by_field_name("declaration")
    if declaration is None or any(each.type == "default" for each in node.children):
        raise NotJoined(f"{file}: {text_of(node)}")
    if declaration.type != "lexical_declaration":
        yield text_of(named(declaration, "name"))
        return
    for declarator in declaration.named_children:
        name = named(declarator, "name")
        if name.type != "identifier" or declaration.children[0].type != "const":
            raise NotJoined(f"{file}: {text_of(node)}")
        yield text_of(name)


def _stem(file: str) -> str:
    return "".join(sign if sign.isalnum() else "_" for sign in file.removesuffix(".mjs"))
