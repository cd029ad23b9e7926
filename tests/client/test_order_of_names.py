"""Names are in the order in which browsers sort them."""

import json
from itertools import combinations
from random import Random
from unicodedata import name as letter_name

from scorepad.pad.names import by_name
from tests.node import run_node

LETTERS = [letter for letter in map(chr, range(0x61, 0x180)) if letter == letter.lower()]
OTHERS = "\N{LATIN SMALL LETTER DOTLESS I}ðŧĸŀŉŋþ"
"""Letters of their own, which stand behind one that they look like, and two with a sign."""
SORTS = """
const names = JSON.parse(require("fs").readFileSync(0, "utf8"));
const { compare } = new Intl.Collator("und", { sensitivity: "base" });
console.log(JSON.stringify(names.map(([one, other]) => Math.sign(compare(one, other)))));
"""


def test_letters_of_europe_stand_where_the_root_collation_has_them() -> None:
    random = Random(54)
    letters = [
        letter
        for letter in LETTERS
        if letter.isalpha() and "LATIN" in letter_name(letter) and letter not in OTHERS
    ]
    assert len(letters) > 100
    pairs = list(combinations(letters, 2))
    pairs += [
        ("".join(random.choices(letters, k=4)), "".join(random.choices(letters, k=4)))
        for _ in range(2_000)
    ]
    signs = json.loads(run_node("-e", SORTS, given=json.dumps(pairs)))
    for (one, other), sign in zip(pairs, signs, strict=True):
        ours, theirs = by_name(one)[0], by_name(other)[0]
        assert (ours > theirs) - (ours < theirs) == sign, (one, other)
