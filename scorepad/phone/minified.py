"""JavaScript without comments and blanks, its own names as short as can be."""

import re

from scorepad.phone.names import shortened
from scorepad.phone.trees import edited, found, parsed

# What stays as it is, and what goes; all between is code, where blanks mean little.
_TEXTS = """
(string) @text
(template_string [(string_fragment) (escape_sequence)] @text)
(regex) @regex
(comment) @comment
"""
_STAND_INS = {"text": b"\x00", "regex": b"\x01", "comment": b" "}
_STAND_IN = re.compile(rb"[\x00\x01]")
_BLANKS = re.compile(rb"\s+")
_WORD = re.compile(rb"[\w$\\\x80-\xff]")
# Where a line ends behind or before these, no statement ends with it.
_GO_ON = frozenset(b";{,([:?=>&|+-*<!")
_CONTINUE = frozenset(b")],;.:?=&|*}><")
_PARTED = {b"++", b"--", b"/\x01"}


def minified(text: bytes) -> bytes:
    """The same program, shorter.

    Raises:
        NotJavaScript: the text is none.
    """
    short = edited(text, shortened(parsed(text)))
    kept: list[bytes] = []
    edits = []
    for node, name in found(parsed(short), _TEXTS):
        if name != "comment":
            kept.append(short[node.start_byte : node.end_byte])
        edits.append((node.start_byte, node.end_byte, _STAND_INS[name]))
    code = _BLANKS.sub(_instead, edited(short, edits))
    texts = iter(kept)
    return _STAND_IN.sub(lambda _: next(texts), code)


def _instead(gap: re.Match[bytes]) -> bytes:
    """What parts the signs on both sides of a gap."""
    code, start, end = gap.string, gap.start(), gap.end()
    before, after = code[start - 1 : start], code[end : end + 1]
    if not before or not after:
        return b""
    ends = before[0] not in _GO_ON or code[start - 2 : start] in _PARTED
    if b"\n" in gap[0] and ends and after[0] not in _CONTINUE:
        return b"\n"
    parted = (_WORD.match(before) and _WORD.match(after)) or before + after in _PARTED
    return b" " if parted else b""
