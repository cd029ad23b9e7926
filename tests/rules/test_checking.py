from enum import StrEnum
from typing import Any

import pytest

from scorepad.rules import RulesetError
from scorepad.rules.checking import Section


class Season(StrEnum):
    SUMMER = "summer"
    WINTER = "winter"


def refusal(take: Any, value: object) -> str:
    with pytest.raises(RulesetError) as wrong:
        take(Section("my.toml", {"here": value}, "path."))
    assert wrong.value.source == "my.toml"
    assert wrong.value.key == "path.here"
    assert str(wrong.value) == f"my.toml: path.here: {wrong.value.allowed}"
    return wrong.value.allowed


@pytest.mark.parametrize("value", ["", "  ", "\n", 1, True, None, ["text"], {}])
def test_a_text_is_not_empty_and_nothing_else(value: object) -> None:
    assert refusal(lambda section: section.text("here"), value) == f"a text, not {value!r}"


@pytest.mark.parametrize("value", [0, 1, "true", None, []])
def test_a_flag_is_true_or_false(value: object) -> None:
    assert refusal(lambda section: section.flag("here"), value) == f"true or false, not {value!r}"


@pytest.mark.parametrize("value", [-1, 6, 2.0, "2", True, None, [2]])
def test_a_number_is_whole_and_in_range(value: object) -> None:
    allowed = refusal(lambda section: section.integer("here", 0, 5), value)
    assert allowed == f"a whole number from 0 to 5, not {value!r}"


@pytest.mark.parametrize("value", ["spring", "Summer", "SUMMER", "", 0, None, ["summer"], {}])
def test_a_choice_is_one_of_the_words(value: object) -> None:
    allowed = refusal(lambda section: section.choice("here", Season), value)
    assert allowed == f"one of summer, winter, not {value!r}"


@pytest.mark.parametrize("value", [[], "abc", ["a", "a"], ["a", ""], ["a", 1], [["a"]], 1, {}])
def test_a_list_of_texts_has_different_texts_and_at_least_one(value: object) -> None:
    allowed = refusal(lambda section: section.texts("here"), value)
    assert allowed == f"a list of different texts, not {value!r}"


@pytest.mark.parametrize("value", ["abc", 1, {}, True])
def test_a_list_of_tables_is_a_list(value: object) -> None:
    allowed = refusal(lambda section: section.each("here", Section.done), value)
    assert allowed == f"a list of tables, not {value!r}"


@pytest.mark.parametrize("value", ["abc", 1, [], True, None])
def test_a_table_is_a_table(value: object) -> None:
    assert refusal(lambda section: section.section("here"), value) == f"a table, not {value!r}"


@pytest.mark.parametrize(
    ("take", "allowed"),
    [
        (lambda section: section.text("gone"), "a text"),
        (lambda section: section.flag("gone"), "true or false"),
        (lambda section: section.integer("gone", 2, 3), "a whole number from 2 to 3"),
        (lambda section: section.choice("gone", Season), "one of summer, winter"),
        (lambda section: section.section("gone"), "a table"),
        (lambda section: section.texts("gone"), "a list of texts"),
    ],
)
def test_a_key_that_is_missing_is_named_with_what_belongs_there(take: Any, allowed: str) -> None:
    with pytest.raises(RulesetError) as wrong:
        take(Section("my.toml", {"here": 1}))
    assert str(wrong.value) == f"my.toml: gone: {allowed}, but it is missing"


def test_what_is_allowed_is_handed_on() -> None:
    section = Section(
        "my.toml",
        {
            "text": "a",
            "flag": False,
            "low": 0,
            "high": 5,
            "choice": "winter",
            "texts": ["a", "b"],
            "table": {"text": "inner"},
            "tables": [{"text": "one"}, {"text": "two"}],
        },
    )
    assert section.text("text") == "a"
    assert section.flag("flag") is False
    assert section.integer("low", 0, 5) == 0
    assert section.integer("high", 0, 5) == 5
    assert section.choice("choice", Season) is Season.WINTER
    assert section.texts("texts") == ("a", "b")
    assert section.section("table").text("text") == "inner"
    assert section.each("tables", lambda each: each.text("text")) == ("one", "two")
    assert section.each("no such list", Section.done) == ()
    section.done()


def test_a_key_that_nobody_takes_is_refused_naming_those_that_exist() -> None:
    section = Section("my.toml", {"a": "x", "c": "z"}, "path.")
    section.text("a")
    assert not section.has("b")
    with pytest.raises(RulesetError, match=r"^my\.toml: path\.c: no such key; .*: a, b$"):
        section.done()


def test_a_key_where_there_should_be_none_is_refused() -> None:
    with pytest.raises(RulesetError, match=r"the keys here are: none$"):
        Section("my.toml", {"a": 1}).done()


def test_a_fault_in_a_list_of_tables_is_named_by_its_number() -> None:
    section = Section("my.toml", {"cards": [{"code": "a"}, {"code": ""}]}, "deck.")
    with pytest.raises(RulesetError, match=r"^my\.toml: deck\.cards\.2\.code: a text, not ''$"):
        section.each("cards", lambda card: card.text("code"))
    section = Section("my.toml", {"cards": [{"code": "a"}, 7]}, "deck.")
    with pytest.raises(RulesetError, match=r"^my\.toml: deck\.cards\.2: a table, not 7$"):
        section.each("cards", lambda card: card.text("code"))
    section = Section("my.toml", {"cards": [{"code": "a", "size": 1}]}, "deck.")
    with pytest.raises(RulesetError, match=r"deck\.cards\.1\.size: no such key"):
        section.each("cards", lambda card: card.text("code"))


def test_data_that_is_no_table_at_all_is_refused() -> None:
    with pytest.raises(RulesetError, match=r"^my\.toml: the file: a table, not 7$"):
        Section("my.toml", 7)
