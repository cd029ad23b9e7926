"""Texts in cells of a spreadsheet: none is ever taken for a formula.

A spreadsheet computes what begins with one of a few signs, and one that splits
lines at another separator finds beginnings within a text as well. There, an
apostrophe is put before the sign, and taken away again when the file is read.
"""

import re

_SIGNS = "=+\\-@\t\r\n\uff1d\uff0b\uff0d\uff20"
_BEFORE = re.compile(f"((?:^|[;|\t,\r\n])[\" ]*)('*)(?=[{_SIGNS}])")
_AGAIN = re.compile(f"((?:^|[;|\t,\r\n])[\" ]*)'('*)(?=[{_SIGNS}])")


def guarded(text: str) -> str:
    """The text as it stands in a file.

    >>> guarded("=1+1"), guarded("Anna"), guarded("O'Neill;=A1"), guarded("'=1")
    ("'=1+1", 'Anna', "O'Neill;'=A1", "''=1")
    """
    return _BEFORE.sub(r"\1'\2", text)


def unguarded(text: str) -> str:
    """The text that :func:`guarded` was made from.

    >>> unguarded(guarded("'=1")), unguarded("'Anna")
    ("'=1", "'Anna")
    """
    return _AGAIN.sub(r"\1\2", text)
