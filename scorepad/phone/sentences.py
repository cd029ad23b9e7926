"""The sentences in our modules, put into the reader's language where they stand."""

import json
import re

from scorepad.phone.speech import Speech

_TEXT = r'"(?:[^"\\\n]|\\.)*"'
_LITERAL = rf"{_TEXT}(?:\s*\+\s*{_TEXT})*"
_CALL = re.compile(
    rf"(?<![\w.$])(?:t\(\s*(?P<text>{_LITERAL})|nt\(\s*(?P<one>{_LITERAL}),\s*(?P<many>{_LITERAL}))"
)
_ANY_CALL = re.compile(r"(?<![\w.$])n?t\(")
_ONE_TEXT = re.compile(_TEXT)


class NotLiteral(Exception):
    """A sentence that cannot be looked up, because it is made at run time."""


def translated(module: str, speech: Speech) -> str:
    """The module with every ``t("…")`` and ``nt("…", "…")`` in one language.

    Raises:
        NotLiteral: a call whose sentence is no literal.
    """
    found = list(_CALL.finditer(module))
    if len(found) != len(_ANY_CALL.findall(module)):
        starts = {each.start() for each in found}
        lost = next(each for each in _ANY_CALL.finditer(module) if each.start() not in starts)
        raise NotLiteral(module[lost.start() : lost.start() + 60])
    return _CALL.sub(lambda call: _said(call, speech), module)


def _said(call: re.Match[str], speech: Speech) -> str:
    if call["text"]:
        return f"t({_quoted(speech.say(_text(call['text'])))}"
    one, many = speech.forms(_text(call["one"]), _text(call["many"]))
    return f"nt({_quoted(one)},{_quoted(many)}"


def _text(literal: str) -> str:
    return "".join(json.loads(each) for each in _ONE_TEXT.findall(literal))


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
