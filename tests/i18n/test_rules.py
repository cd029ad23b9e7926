"""Options of the rules and their values have words in every language."""

from collections.abc import Callable, Iterator

import pytest

from scorepad.i18n.languages import LANGUAGES
from scorepad.i18n.rules import rule_allows, rule_choice, rule_in_short, rule_title
from scorepad.rules.option_table import OPTIONS, Choices, Switch
from scorepad.rules.ruleset import Option


def values() -> Iterator[tuple[str, Option]]:
    """Every option with each value that has a word."""
    for name, option in OPTIONS.items():
        if isinstance(option, Choices):
            yield from ((name, value) for value in option.kind)
        elif isinstance(option, Switch):
            yield from ((name, value) for value in (True, False))


def in_each_language(speaking, say: Callable[[], str]) -> list[str]:
    said = []
    for language in LANGUAGES:
        with speaking(language):
            said.append(say())
    return said


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_has_a_title_in_every_language(option: str, speaking) -> None:
    titles = in_each_language(speaking, lambda: rule_title(option))
    assert not {"", option} & set(titles)
    assert len(set(titles)) > len(LANGUAGES) // 2


@pytest.mark.parametrize(("option", "value"), list(values()))
def test_every_choice_has_a_word_in_every_language(option: str, value: Option, speaking) -> None:
    words = in_each_language(speaking, lambda: rule_choice(option, value))
    assert "" not in words
    assert len(set(words)) > len(LANGUAGES) // 2


@pytest.mark.parametrize(("option", "value"), [*values(), ("bidding.from_hand", 7)])
def test_every_rule_has_a_short_saying_in_every_language(
    option: str, value: Option, speaking
) -> None:
    sayings = in_each_language(speaking, lambda: rule_in_short(option, value))
    titles = in_each_language(speaking, lambda: rule_title(option))
    assert len(set(sayings)) > len(LANGUAGES) // 2
    # Where there were none it would be title and choice, in every language.
    assert not sayings[0].startswith(titles[0])
    assert not any("%" in saying for saying in sayings)


def test_numbers_choices_and_what_is_gone_are_called_by_what_there_is(speaking) -> None:
    with speaking("en"):
        assert rule_in_short("bidding.from_hand", 3) == "bids may add up below 3 cards"
        assert rule_in_short("bidding.who", "last") == "bids must not add up"
    with speaking("en"):
        assert rule_in_short("bidding.who", "everybody") == "Bids must not add up: everybody"
    with speaking("de"):
        assert rule_choice("bidding.own_cards", "seen") == "sichtbar"
        assert rule_choice("bidding.own_cards", "forehead") == "an der Stirn, nicht zu sehen"
    with speaking("fr"):
        assert rule_choice("bidding.from_hand", 3) == "3"
        assert rule_allows("bidding.from_hand") == "de 1 à 60"
    with speaking("fr"):
        assert rule_title("bidding.luck") == "bidding.luck"
        assert rule_allows("bidding.luck") == ""


@pytest.mark.parametrize("option", OPTIONS)
def test_what_an_option_allows_has_words_in_every_language(option: str, speaking) -> None:
    assert len(set(in_each_language(speaking, lambda: rule_allows(option)))) > len(LANGUAGES) // 2
