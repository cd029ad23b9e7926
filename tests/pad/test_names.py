"""Names that can be written, and those that cannot."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad.names import LONGEST_NAME, by_name, check_name, clean_name, folded
from scorepad.rules import Code

TAKEN = {folded("Anna"), folded("Jürgen"), folded("Weiß")}


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", Code.NAME_EMPTY),
        ("   ", Code.NAME_EMPTY),
        ("\u00a0\u3000", Code.NAME_EMPTY),
        ("x" * 33, Code.NAME_TOO_LONG),
        ("Anna", Code.NAME_TAKEN),
        ("  anna ", Code.NAME_TAKEN),
        ("ANNA", Code.NAME_TAKEN),
        ("Ju\u0308rgen", Code.NAME_TAKEN),
        ("WEISS", Code.NAME_TAKEN),
        ("An\x00na", Code.NAME_HAS_CONTROLS),
        ("An\nna", Code.NAME_HAS_CONTROLS),
        ("An\tna", Code.NAME_HAS_CONTROLS),
        ("An\x7fna", Code.NAME_HAS_CONTROLS),
        ("An\u0085na", Code.NAME_HAS_CONTROLS),
        ("An\u200bna", Code.NAME_HAS_CONTROLS),
        ("\u202eannA", Code.NAME_HAS_CONTROLS),
        ("An\ufeffna", Code.NAME_HAS_CONTROLS),
        ("An\u00adna", Code.NAME_HAS_CONTROLS),
        ("An\ud800na", Code.NAME_HAS_CONTROLS),
        ("An\ue000na", Code.NAME_HAS_CONTROLS),
        ("\u200b", Code.NAME_HAS_CONTROLS),
    ],
)
def test_a_bad_name_is_refused(name: str, code: Code) -> None:
    refusal = check_name(name, TAKEN)
    assert refusal is not None
    assert refusal.code is code


@pytest.mark.parametrize(
    "name", ["x" * 32, "Jürg", "Anna Lena", "Ann\u00a0a", "O'Neil", "李", "🧙", "-1", "<b>", "ẞ"]
)
def test_a_good_name_is_written(name: str) -> None:
    assert check_name(name, TAKEN) is None


@given(st.text(max_size=50))
def test_a_name_that_can_be_written_is_short_visible_and_kept_as_it_is(name: str) -> None:
    if check_name(name, TAKEN) is None:
        kept = clean_name(name)
        assert 1 <= len(kept) <= LONGEST_NAME
        assert clean_name(kept) == kept
        assert folded(kept) == folded(name)
        assert not {unicodedata.category(char) for char in kept} & {"Cc", "Cf", "Cs", "Co"}
        assert check_name(name, TAKEN | {folded(kept)}) is not None


def test_names_stand_in_a_list_where_one_looks_for_them() -> None:
    names = ["Zoe", "Özlem", "Oskar", "Émile", "emil", "Ömer", "Emily", "anna"]
    assert sorted(names, key=by_name) == [
        *("anna", "emil", "Émile", "Emily"),
        *("Ömer", "Oskar", "Özlem", "Zoe"),
    ]
