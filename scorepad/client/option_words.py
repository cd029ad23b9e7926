"""The names that the app has for the options of the rules, as a module for the phone."""

import json
from typing import Any

from jinja2 import Environment

from scorepad.rules.option_table import OPTIONS, TERMS, Choices, Number
from scorepad.rules.ruleset import Formula, Option

_NUMBER = 7_070_707
"""A number that stands for any other, and is in no sentence."""


def option_words_module(env: Environment) -> str:
    """Return the module that takes the place of ``option_words.mjs``.

    Each option has its title, the names of its values, and what is said of a value in short. A
    number without a name is called by itself, and "" stands for any number.

    Args:
        env: the app's, whose functions know the words; the language is the one that they speak.
    """
    rules = {name: [_title(env, name), _choices(env, name), _short(env, name)] for name in OPTIONS}
    in_words = env.filters["points_in_words"]
    terms = {
        term: in_words(Formula(**{term: _NUMBER})).replace(str(_NUMBER), "%(points)s")
        for term in TERMS
        if term != "base"
    }
    data = {"rules": rules, "terms": terms}
    return f"export const optionWords = {json.dumps(data, ensure_ascii=False)};\n"


def _title(env: Environment, name: str) -> str:
    return str(_of(env, "rule_title")(name))


def _choices(env: Environment, name: str) -> dict[str, str]:
    called = {_sent(value): str(_of(env, "rule_choice")(name, value)) for value in _values(name)}
    return {sent: word for sent, word in called.items() if word != sent}


def _short(env: Environment, name: str) -> dict[str, str]:
    """Return what is said in short where it is more than the title and the name of the value."""
    in_short, choice = _of(env, "rule_in_short"), _of(env, "rule_choice")
    said = {}
    for value in _values(name):
        word = str(choice(name, value))
        text = str(in_short(name, value))
        if not (text.startswith(_title(env, name)) and text.endswith(word)):
            said[_sent(value)] = text
    number = str(_NUMBER)
    if number in said:
        any_number = said.pop(number).replace(number, "%(value)s")
        said = {sent: text for sent, text in said.items() if text != _with(any_number, sent)}
        said[""] = any_number
    return said


def _with(saying: str, value: str) -> str:
    return saying.replace("%(value)s", value)


def _values(name: str) -> list[Option]:
    match OPTIONS[name]:
        case Choices(words):
            return [str(word) for word in words]
        case Number(low, high):
            return [*(value for value in (0, 1) if low <= value <= high), _NUMBER]
        case _:
            return [True, False]


def _sent(value: Option) -> str:
    return json.dumps(value) if isinstance(value, bool) else str(value)


def _of(env: Environment, name: str) -> Any:
    return env.globals[name]
