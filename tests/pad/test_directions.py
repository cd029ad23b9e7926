"""Which names are isolated, among words that are written from left to right."""

import sys
import unicodedata

from scorepad.pad.directions import isolated


def test_every_letter_from_right_to_left_is_known_and_no_other() -> None:
    letters = (chr(code) for code in range(sys.maxunicode + 1))
    for letter in letters:
        if unicodedata.category(letter)[0] == "L":
            turns = unicodedata.bidirectional(letter) in ("R", "AL")
            assert (isolated(letter) != letter) == turns, hex(ord(letter))


def test_what_is_isolated_is_the_name_between_two_marks() -> None:
    assert isolated("דוד") == "\u2068דוד\u2069"
    assert isolated("Anna") == "Anna"
    assert isolated(3) == "3"
