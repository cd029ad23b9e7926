"""A docstring says what is given back, not as a question does, and names what is there."""

import re
from collections.abc import Iterator

from tests.tools.house import PACKAGE, TOP, docstrings, modules

_NAMED = re.compile(r":\w+:`[^`<]*?(scorepad[\w.]+)")


def test_no_docstring_begins_as_a_question_does() -> None:
    assert [*docstrings(modules())] == []


def named_but_missing(text: str) -> Iterator[str]:
    """The names in a module's docstrings that no module has."""
    for name in _NAMED.findall(text):
        path, parts = TOP, name.split(".")
        while parts and (path / parts[0]).is_dir():
            path /= parts.pop(0)
        inner = path / f"{parts[0]}.py" if parts else path
        parts = parts[1:] if inner.is_file() else parts
        where = inner if inner.is_file() else path / "__init__.py"
        if not all(re.search(rf"\b{part}\b", where.read_text("utf-8")) for part in parts):
            yield name


def test_every_name_in_a_docstring_is_there() -> None:
    texts = [path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py"))]
    assert [name for text in texts for name in named_but_missing(text)] == []
