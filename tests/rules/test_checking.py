from typing import Any

import pytest

from scorepad.rules import RulesetError
from scorepad.rules.checking import Section


def refusal(take: Any, value: object) -> str:
    with pytest.raises(RulesetError) as wrong:
        take(Section("my.toml", {"here": value}, "path."))
    assert wrong.value.source == "my.toml"
    assert wrong.value.key == "path.here"
    assert str(wrong.value) == f"my.toml: path.here: {wrong.value.allowed}"
    return wrong.value.allowed


@pytest.mark.parametrize("value", [[], "abc", ["a", "a"], ["a", ""], ["a", 1], [["a"]], 1, {}])
def test_a_list_of_texts_has_different_texts_and_at_least_one(value: object) -> None:
    allowed = refusal(lambda section: section.texts("here"), value)
    assert allowed == f"a list of different texts, not {value!r}"


@pytest.mark.parametrize("value", ["abc", 1, {}, True])
def test_a_list_of_tables_is_a_list(value: object) -> None:
    allowed = refusal(lambda section: section.each("here", Section.done), value)
    assert allowed == f"a list of tables, not {value!r}"


def test_a_key_that_nobody_takes_is_refused_naming_those_that_exist() -> None:
    section = Section("my.toml", {"a": "x", "c": "z"}, "path.")
    section.text("a")
    assert not section.has("b")
    with pytest.raises(RulesetError, match=r"^my\.toml: path\.c: no such key; .*: a, b$"):
        section.done()


def test_a_key_where_there_should_be_none_is_refused() -> None:
    with pytest.raises(RulesetError, match=r"the keys here are: none$"):
        Section("my.toml", {"a": 1}).done()


@pytest.mark.parametrize(
    ("second", "key", "allowed"),
    [({"code": ""}, ".code", "a text, not ''"), (7, "", "a table, not 7")],
)
def test_a_fault_in_a_list_of_tables_is_named_by_its_number(
    second: object, key: str, allowed: str
) -> None:
    section = Section("my.toml", {"cards": [{"code": "a"}, second]}, "deck.")
    with pytest.raises(RulesetError) as wrong:
        section.each("cards", lambda card: card.text("code"))
    assert str(wrong.value) == f"my.toml: deck.cards.2{key}: {allowed}"


def test_data_that_is_no_table_at_all_is_refused() -> None:
    with pytest.raises(RulesetError, match=r"^my\.toml: the file: a table, not 7$"):
        Section("my.toml", 7)
