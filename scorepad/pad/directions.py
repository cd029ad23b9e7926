"""Names that are written from right to left, among words that are written from left to right."""

import re

_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""The blocks of letters that are written from right to left."""


def isolated(name: object) -> str:
    """Return a name for a sentence or a row of names: with marks around it, if it needs them.

    Without the marks, several names that are written from right to left would stand in reverse
    order, and a number after such a name would stand before it. Our sentences are written from left
    to right, so other names need no marks. A name that is alone in an element needs none either:
    the element isolates it.
    """
    text = str(name)
    return f"\u2068{text}\u2069" if _RIGHT_TO_LEFT.search(text) else text
