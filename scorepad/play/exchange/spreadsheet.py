"""Texts in cells of a spreadsheet: none is ever taken for a formula.

A spreadsheet computes what begins with one of a few signs, and one that splits
lines at another separator finds beginnings within a text as well. There, an
apostrophe is put before the sign, and taken away again when the file is read.
"""

import re

_SIGNS = "=+\\-@\t\r\n\uff1d\uff0b\uff0d\uff20"
_BEFORE = re.compile(f"((?:^|[;|\t,\r\n])[\" ]*)('*)(?=[{_SIGNS}])")
_NUMBER = re.compile(r"[0-9]+(?:[DdEe][0-9]+)?")
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


def id_guarded(id: str) -> str:
    """Return an id as it stands in a file: of one that looks like a number a spreadsheet
    would drop zeros, or make 9.54E+05.

    >>> id_guarded("00954321"), id_guarded("954e3210"), id_guarded("9f4e3210")
    ("'00954321", "'954e3210", '9f4e3210')
    """
    return f"'{id}" if _NUMBER.fullmatch(id) else id


def as_id(text: str) -> str:
    """Return the id that :func:`id_guarded` was given; others stay as they are."""
    return text.removeprefix("'")
