"""Texts that become something else where somebody has forgotten that they are texts."""

import tomllib
from itertools import product, zip_longest
from pathlib import Path

HOST = "x.invalid"
WORKED_OUT = "5332114"
"""What the texts would ask, and what a sum in them comes to."""


def _kinds() -> dict[str, list[str]]:
    texts = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    after = product(texts.pop("ends"), texts.pop("breaking"))
    begun = product(texts.pop("signs"), texts["formulas"])
    more = {"tags after an end": after, "formulas": begun}
    return texts | {name: ["".join(pair) for pair in pairs] for name, pairs in more.items()}


KINDS = _kinds()
PAYLOADS = tuple(
    dict.fromkeys(
        each for one_of_each in zip_longest(*KINDS.values()) for each in one_of_each if each
    )
)
"""All of them, in such an order that neighbours are of different kinds."""
