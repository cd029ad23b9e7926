"""Names that can be written, and those that cannot."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad.names import (
    LONGEST_NAME,
    by_name,
    caseless,
    check_name,
    check_spelling,
    clean_name,
)
from scorepad.rules import Code

SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"

TAKEN = {caseless("Anna"), caseless("Jürgen"), caseless("Weiß")}


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
        ("\u202eannA", Code.NAME_TAKEN),
        ("\u2068Anna\u2069 ", Code.NAME_TAKEN),
        ("An\u200dna", Code.NAME_TAKEN),
        ("An\u200d\u200dna", Code.NAME_HAS_CONTROLS),
        ("An \u200dna", Code.NAME_HAS_CONTROLS),
        ("An\U000e0067na", Code.NAME_HAS_CONTROLS),
        ("An\u202ena", Code.NAME_HAS_CONTROLS),
        ("WEIẞ", Code.NAME_TAKEN),
        ("\u3164", Code.NAME_UNSEEN),
        ("\u2800", Code.NAME_UNSEEN),
        ("\u034f", Code.NAME_UNSEEN),
        ("\ufe0f", Code.NAME_UNSEEN),
        ("\u0301", Code.NAME_UNSEEN),
        ("\ufdd0\U0010ffff", Code.NAME_UNSEEN),
        ("\u3164 \u0301", Code.NAME_UNSEEN),
        ("\u200e\u200f", Code.NAME_EMPTY),
        ("An\ufeffna", Code.NAME_HAS_CONTROLS),
        ("An\u00adna", Code.NAME_HAS_CONTROLS),
        ("An\ud800na", Code.NAME_HAS_CONTROLS),
        ("An\ue000na", Code.NAME_HAS_CONTROLS),
        ("\u200b", Code.NAME_EMPTY),
    ],
)
def test_a_bad_name_is_refused(name: str, code: Code) -> None:
    refusal = check_name(name, TAKEN)
    assert refusal is not None
    assert refusal.code is code


@pytest.mark.parametrize(
    "name",
    [
        *("x" * 32, "Jürg", "Anna Lena", "Ann\u00a0a", "O'Neil", "李", "🧙", "-1", "<b>", "ẞ"),
        *(
            "👩\u200d🚀",
            "👨\u200d👩\u200d👧",
            "🏳\ufe0f\u200d🌈",
            SCOTLAND,
            "علی\u200cرضا",
            "क्\u200dष",
        ),
        *("\u2067علی\u2069", "1", "?", "–", "\U0001faef"),
    ],
)
def test_a_good_name_is_written(name: str) -> None:
    assert check_name(name, TAKEN) is None


@given(st.text(max_size=50))
def test_a_name_that_can_be_written_is_short_visible_and_kept_as_it_is(name: str) -> None:
    if check_name(name, TAKEN) is None:
        kept = clean_name(name)
        assert 1 <= len(kept) <= LONGEST_NAME
        assert clean_name(kept) == kept
        assert caseless(kept) == caseless(name)
        assert not {unicodedata.category(char) for char in kept} & {"Cc", "Cs", "Co"}
        assert check_name(name, TAKEN | {caseless(kept)}) is not None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("❤", "❤\ufe0f"),
        ("Weiß", "WEIẞ"),
        ("Anna", "Anna\u3164"),
        ("علی\u200cرضا", "علیرضا"),
        ("🏳\ufe0f\u200d🌈", "🏳🌈"),
        ("ΟΔΥΣΣΕΥΣ", "Οδυσσευς"),
        ("Işıl", "IŞIL"),
    ],
)
def test_what_nobody_sees_does_not_tell_two_names_apart(one: str, other: str) -> None:
    assert caseless(one) == caseless(other)


def test_two_flags_are_two_names() -> None:
    assert caseless(SCOTLAND) != caseless(ENGLAND)


def test_letters_that_are_the_same_in_other_cases_are_one_name() -> None:
    capitals: dict[str, set[str]] = {}
    # Signs of three planes have other cases; beyond them are rarely used ideographs and nothing.
    for sign in map(chr, range(0x20000)):
        if unicodedata.category(sign) != "Cs":
            capitals.setdefault(clean_name(sign).casefold(), set()).add(caseless(sign))
    assert all(len(forms) == 1 for forms in capitals.values())


@given(st.text(max_size=12))
def test_what_older_versions_took_is_stored_as_it_is(name: str) -> None:
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    kinds = {unicodedata.category(char) for char in cleaned}
    if cleaned and not kinds & {"Cc", "Cf", "Cs", "Co"}:
        assert check_spelling(cleaned) is None
        assert clean_name(cleaned) == cleaned


def test_names_stand_in_a_list_where_one_looks_for_them() -> None:
    names = ["Zoe", "Özlem", "Oskar", "Émile", "emil", "Ömer", "Emily", "anna"]
    names += ["Łukasz", "Lisa", "Maria", "Øyvind", "Œdipe", "Ægir", "Adam", "Ahmet"]
    assert sorted(names, key=by_name) == [
        *("Adam", "Ægir", "Ahmet", "anna", "emil", "Émile", "Emily"),
        *("Lisa", "Łukasz", "Maria", "Œdipe", "Ömer", "Oskar", "Øyvind", "Özlem", "Zoe"),
    ]
