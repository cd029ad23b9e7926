"""The data file of a game of duels, and what is said about a wrong one."""

from importlib import resources

import pytest

from scorepad.rules import RulesetError, duel_games
from scorepad.rules.duel.ruleset import (
    read_duel_game,
    read_duel_ruleset,
    remembered_duel_ruleset,
)

NAME = "wizards_cup.toml"
TEXT = (resources.files("scorepad.rules") / "games" / NAME).read_text("utf-8")
CUP = duel_games()["wizards_cup"]


def test_every_element_has_a_name() -> None:
    assert list(CUP.words.elements) == [each.code for each in CUP.ruleset.elements]


def test_a_pad_can_be_read_from_what_it_keeps_of_the_game() -> None:
    assert "words" not in CUP.data
    assert "examples" not in CUP.data
    kept = remembered_duel_ruleset(CUP.data)
    assert kept is remembered_duel_ruleset(dict(CUP.data))
    assert (kept.elements, kept.tokens, kept.options) == (CUP.ruleset.elements, 2, {})


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('kind = "duel"', 'kind = "tricks"', "kind: duel"),
        ('key = "wizards_cup"', 'key = "cup"', "key: the file's own name, not 'cup'"),
        ("tokens = 2", "tokens = 0", "tokens: a whole number from 1 to 5"),
        ("tokens = 2", "tokens = 6", "tokens: a whole number from 1 to 5"),
        ("pile = 6", "pile = 1", "cards.pile: a whole number from 2 to 20"),
        ("fighting = 5", "fighting = 0", "cards.fighting: a whole number from 1 to 6"),
        ("highest = 99", "highest = 0", "cards.highest: a whole number from 1 to 99"),
        ("highest = 99", "highest = 100", "cards.highest: a whole number from 1 to 99"),
        ("most = 2", "most = 3", "players.most: a whole number from 2 to 2"),
        ("fighting = 5", "fighting = 7", "cards.fighting: a whole number from 1 to 6"),
        ("least = 2", "least = 3", "players.least: a whole number from 2 to 2"),
        ('weaknesses = ["Water"]', 'weaknesses = ["Rain"]', "elements.1.weaknesses: one of Fire"),
        (
            'weaknesses = ["Nature"]',
            'weaknesses = ["Fire"]',
            "elements.1.weaknesses: no two elements that beat each other, as Water does",
        ),
        ('code = "Water"', 'code = "Fire"', "elements: at least one, and a code of its own"),
        ('element = "Light", value = 9', 'element = "Sun", value = 9', "examples.2.a.element: one"),
        ("value = 9 }", "value = 100 }", "examples.1.b.value: a whole number from 0 to 99"),
        ("value = 9 }", "value = 9, bonus = -1 }", "examples.1.b.bonus: a whole number from 0"),
        ("value = 9 }", "value = 9, bonus = 100 }", "examples.1.b.bonus: a whole number from 0"),
        ("value = 9 }", "value = 9, power = 1 }", "examples.1.b.power: no such key"),
        ('"Fire", value = 9', '"Sun", value = 9', "examples.1.b.element: one of Fire"),
        ('winner = "none"', 'winner = "both"', "examples.5.winner: A, B or none"),
        ('power = "3.A', 'magic = "3.A', "places.power: a text, but it is missing"),
        ("[cards]\n", "[cards]\njokers = 2\n", "cards.jokers: no such key"),
        ('{ Fire = "Fire", ', '{ Sun = "Sun", Fire = "Fire", ', "words.elements.Sun: no such key"),
        ("[words]", "[words]\ncolour = 1", "words.colour: no such key"),
        ('{ Fire = "Fire", ', "{ ", "words.elements.Fire: a text, but it is missing"),
        ("elements = {", "element = {", "words.elements: a table, but it is missing"),
        ("tokens = 2", "tokens = ", "the file: TOML"),
    ],
)
def test_a_wrong_file_is_named_with_the_key_and_what_is_allowed(
    old: str, new: str, error: str
) -> None:
    assert old in TEXT
    with pytest.raises(RulesetError) as wrong:
        read_duel_game(TEXT.replace(old, new, 1), NAME)
    assert str(wrong.value).startswith(f"{NAME}: {error}")


def test_a_game_of_another_kind_is_refused_with_the_kind_that_is_read() -> None:
    with pytest.raises(RulesetError) as wrong:
        read_duel_ruleset({**CUP.data, "kind": "tricks"}, NAME)
    assert (wrong.value.key, wrong.value.allowed) == ("kind", "duel")


def test_a_game_has_two_cards_a_pile_and_nobody_more_than_they_add_up_to() -> None:
    least = {"pile": 2, "fighting": 2, "highest": 99}
    assert read_duel_ruleset({**CUP.data, "cards": least}, NAME).highest_sum == 198


def test_rules_whose_keys_are_in_another_order_are_read_once() -> None:
    turned = dict(reversed(CUP.data.items()))
    assert remembered_duel_ruleset(turned) is remembered_duel_ruleset(CUP.data)


def test_a_game_without_elements_is_refused() -> None:
    data = {**CUP.data, "elements": []}
    with pytest.raises(RulesetError, match="elements: at least one"):
        read_duel_ruleset(data, NAME)
