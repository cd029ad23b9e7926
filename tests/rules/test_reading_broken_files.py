"""Files that are wrong, each refused with its name, the key and what is allowed."""

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from scorepad.rules import RulesetError, read_game

FILE = "short_lift.toml"
TEXT = (Path(__file__).parent / "data" / FILE).read_text("utf-8")
DATA: dict[str, Any] = tomllib.loads(TEXT)
OPTIONAL = {
    "deck.specials",
    "schedule.extra",
    "variants",
    "examples",
    "points.made.base",
    "points.made.trick",
    "points.missed.trick",
    "points.missed.off",
    "variants.1.sets.bidding.who",
    "variants.1.sets.bidding.own_cards",
}
Place = tuple[str | int, ...]


def toml(value: object) -> str:
    """``value`` written as TOML on one line."""
    if isinstance(value, dict):
        return (
            "{"
            + ", ".join(f"{json.dumps(key)} = {toml(each)}" for key, each in value.items())
            + "}"
        )
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def file_of(data: dict[str, Any]) -> str:
    return "\n".join(f"{key} = {toml(value)}" for key, value in data.items())


def places(value: object, place: Place = ()) -> Iterator[Place]:
    """Every key of ``value`` and of all that is in it."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    if isinstance(value, list) and value and isinstance(value[0], dict):
        inner = list(enumerate(value))
    for key, each in inner:
        if isinstance(key, str):
            yield (*place, key)
        yield from places(each, (*place, key))


def named(place: Place) -> str:
    return ".".join(str(key + 1) if isinstance(key, int) else key for key in place)


def table_of(data: dict[str, Any], place: Place) -> dict[str, Any]:
    table: Any = data
    for key in place[:-1]:
        table = table[key]
    assert isinstance(table, dict)
    return table


def changed(place: Place, value: object) -> str:
    data = deepcopy(DATA)
    table_of(data, place)[place[-1]] = value
    return file_of(data)


def refusal(text: str) -> RulesetError:
    with pytest.raises(RulesetError) as wrong:
        read_game(text, FILE)
    assert wrong.value.source == FILE
    assert str(wrong.value) == f"{FILE}: {wrong.value.key}: {wrong.value.allowed}"
    return wrong.value


PLACES = sorted(set(places(DATA)), key=named)
TABLES = [place for place in PLACES if isinstance(table_of(DATA, place)[place[-1]], dict)]


def test_the_file_that_is_broken_below_is_right_as_it_stands() -> None:
    assert read_game(TEXT, FILE) == read_game(file_of(DATA), FILE)
    assert len(PLACES) > 70
    assert {named(place) for place in PLACES} >= OPTIONAL


@pytest.mark.parametrize(
    "place", [place for place in PLACES if named(place) not in OPTIONAL], ids=named
)
def test_a_key_that_is_missing_is_named(place: Place) -> None:
    data = deepcopy(DATA)
    del table_of(data, place)[place[-1]]
    wrong = refusal(file_of(data))
    if place == ("deck", "suits"):
        assert str(wrong) == f"{FILE}: deck.suits: at least one suit"
    elif place == ("words",):
        assert str(wrong) == f"{FILE}: words.name: a text, but it is missing"
    else:
        assert wrong.key == named(place)
        assert wrong.allowed.endswith(", but it is missing")


@pytest.mark.parametrize("name", sorted(OPTIONAL - {"deck.specials", "variants"}))
def test_a_key_that_may_be_missing_may_be_missing(name: str) -> None:
    (place,) = (place for place in PLACES if named(place) == name)
    data = deepcopy(DATA)
    del table_of(data, place)[place[-1]]
    assert read_game(file_of(data), FILE).ruleset != read_game(TEXT, FILE).ruleset


@pytest.mark.parametrize(("key", "group"), [("specials", "deck"), ("variants", None)])
def test_a_game_without_specials_or_variants_has_no_words_for_them(
    key: str, group: str | None
) -> None:
    data = deepcopy(DATA)
    del (data[group] if group else data)[key]
    assert refusal(file_of(data)).key.startswith(f"words.{key}")
    if group:
        data["words"][key] = {}
    else:
        del data["words"][key]
    game = read_game(file_of(data), FILE)
    assert not getattr(game.ruleset.deck if group else game.ruleset, key)


@pytest.mark.parametrize("place", PLACES, ids=named)
def test_a_value_of_another_kind_is_refused_at_its_key(place: Place) -> None:
    value = table_of(DATA, place)[place[-1]]
    others = [7] if isinstance(value, dict | list) else [{"x": 1}, [], "", 1.5]
    if isinstance(value, int):
        others.append(not value if not isinstance(value, bool) else 7)
    for other in others:
        wrong = refusal(changed(place, other))
        assert wrong.key == named(place)
        assert f"not {other!r}" in wrong.allowed


@pytest.mark.parametrize("place", [(), *TABLES], ids=named)
def test_a_key_that_does_not_exist_is_refused_naming_those_that_do(place: Place) -> None:
    data = deepcopy(DATA)
    inside = table_of(data, (*place, "nonsense"))
    inside["nonsense"] = 1
    wrong = refusal(file_of(data))
    assert wrong.key == named((*place, "nonsense"))
    assert wrong.allowed.startswith("no such key")
    assert set(wrong.allowed.partition(": ")[2].split(", ")) >= set(inside) - {"nonsense", "words"}


@pytest.mark.parametrize("name", ["deck.suits", "deck.specials", "schedule.extra", "examples"])
def test_a_key_that_does_not_exist_in_a_list_is_refused(name: str) -> None:
    data = deepcopy(DATA)
    (place,) = (place for place in PLACES if named(place) == name)
    table_of(data, place)[place[-1]][0]["nonsense"] = 1
    assert refusal(file_of(data)).key == f"{name}.1.nonsense"


@pytest.mark.parametrize(
    ("place", "value", "allowed"),
    [
        (("players", "least"), 1, "a whole number from 2 to 10, not 1"),
        (("players", "least"), 11, "a whole number from 2 to 10, not 11"),
        (("players", "least"), 6, None),
        (("players", "most"), 1, "a whole number from 2 to 10, not 1"),
        (("players", "most"), 11, "a whole number from 2 to 10, not 11"),
        (("deck", "suits", 0, "colour"), "pink", "one of red, green, blue, yellow, black"),
        (("deck", "suits", 1, "shape"), "hart", "one of diamond, triangle, circle, star, heart"),
        (("deck", "suits", 1, "code"), "bb", "one letter that no other card has, not 'bb'"),
        (("deck", "specials", 1, "code"), "OO", "one letter that no other card has, not 'OO'"),
        (
            ("deck", "specials", 0, "role"),
            "middle",
            "one of top, bottom, suited, either, copy, nobody, numbers, never, other, not 'middle'",
        ),
        (("deck", "specials", 0, "count"), 0, "a whole number from 1 to 20, not 0"),
        (("deck", "specials", 0, "count"), 21, "a whole number from 1 to 20, not 21"),
        (("deck", "ranks"), ["1", "2", "1"], "a list of different texts"),
        (("deck", "ranks"), "123", "a list of different texts"),
        (("deck", "ranks"), ["1", ""], "a list of different texts"),
        (("deck", "ranks"), ["1", 2], "a list of different texts"),
        (("deck", "ranks"), [], "a list of different texts"),
        (("schedule", "kind"), "sideways", "one of up, down, up_down, down_up, not 'sideways'"),
        (("schedule", "keep"), -1, "a whole number from 0 to 32, not -1"),
        (("schedule", "keep"), 33, "a whole number from 0 to 32, not 33"),
        (("schedule", "extra", 0, "hand"), 2, "1, so that it can always be dealt"),
        (("schedule", "extra", 1, "hand"), 34, "a whole number from 1 to 33, not 34"),
        (("schedule", "extra", 1, "hand"), 0, "a whole number from 1 to 33, not 0"),
        (("trump", "top_turned"), "ask", "one of choose, none, not 'ask'"),
        (("trump", "bottom_turned"), "ask", "one of choose, none, not 'ask'"),
        (("bidding", "who"), "first", "one of nobody, last, sole_leader, not 'first'"),
        (("bidding", "from_hand"), 0, "a whole number from 1 to 33, not 0"),
        (("bidding", "from_hand"), 34, "a whole number from 1 to 33, not 34"),
        (("bidding", "own_cards"), "hidden", "one of seen, forehead, not 'hidden'"),
        (("bidding", "entry"), "dealer", "one of scorer, players, not 'dealer'"),
        (("points", "made", "base"), 1001, "a whole number from -1000 to 1000, not 1001"),
        (("points", "missed", "off"), -1001, "a whole number from -1000 to 1000, not -1001"),
        (("examples", 0, "bid"), -1, "a whole number from 0 to 60, not -1"),
        (("examples", 0, "tricks"), 61, "a whole number from 0 to 60, not 61"),
        (("variants", 0, "sets", "bidding.who"), "none", "one of nobody, last, sole_leader"),
        (("key",), "long_lift", "the file's own name, not 'long_lift'"),
        (("words", "name"), " ", "a text, not ' '"),
    ],
    ids=lambda value: named(value) if isinstance(value, tuple) else None,
)
def test_a_value_that_is_not_allowed_is_named_with_what_is(
    place: Place, value: object, allowed: str | None
) -> None:
    wrong = refusal(changed(place, value))
    if allowed is None:
        assert str(wrong) == f"{FILE}: players.most: a whole number from 6 to 10, not 5"
    else:
        assert wrong.key == named(place)
        assert wrong.allowed.startswith(allowed)


@pytest.mark.parametrize(
    ("place", "value", "key"),
    [
        (("deck", "suits", 1, "code"), "a", "deck.suits.1.code"),
        (("deck", "specials", 0, "code"), "c", "deck.suits.3.code"),
        (("deck", "specials", 0, "code"), "O", "deck.specials.1.code"),
    ],
)
def test_two_cards_with_the_same_code_are_refused(place: Place, value: str, key: str) -> None:
    wrong = refusal(changed(place, value))
    assert str(wrong) == f"{FILE}: {key}: one letter that no other card has, not {value!r}"


def test_two_suits_of_the_same_shape_are_refused_whatever_their_colours() -> None:
    wrong = refusal(changed(("deck", "suits", 0, "shape"), "star"))
    assert str(wrong) == f"{FILE}: deck.suits: a shape of its own for each suit"


@pytest.mark.parametrize(("keep", "allowed"), [(28, None), (29, 4), (32, 1)])
def test_a_schedule_that_needs_more_cards_than_there_are_is_refused(
    keep: int, allowed: int | None
) -> None:
    text = changed(("schedule", "keep"), keep)
    if allowed is None:
        assert read_game(text, FILE).ruleset.schedule.keep == keep
    else:
        wrong = refusal(text)
        assert str(wrong) == f"{FILE}: players.most: at most {allowed}: a card for each"


def test_two_variants_with_the_same_key_are_refused() -> None:
    wrong = refusal(changed(("variants",), DATA["variants"] * 2))
    assert str(wrong) == f"{FILE}: variants: a key of its own for each"


def test_a_variant_that_sets_an_option_that_does_not_exist_is_refused() -> None:
    wrong = refusal(changed(("variants", 0, "sets"), {"bidding.whom": "nobody"}))
    assert wrong.key == "variants.1.sets.bidding.whom"
    assert "bidding.who, bidding.zero_exempt" in wrong.allowed


@pytest.mark.parametrize("visibility", ["simultaneous", "secret"])
def test_a_file_that_bans_and_hides_bids_is_refused(visibility: str) -> None:
    wrong = refusal(changed(("bidding", "visibility"), visibility))
    assert str(wrong) == f"{FILE}: bidding: a restriction needs open bids"


def test_a_variant_that_would_ban_and_hide_bids_is_refused() -> None:
    wrong = refusal(changed(("variants", 0, "sets"), {"bidding.visibility": "secret"}))
    assert str(wrong) == f"{FILE}: variants.no_ban: a restriction needs open bids"


@pytest.mark.parametrize(
    "text",
    [
        *("key = ", "key = 'a'\nkey = 'a'", "<html>", "\x00", "[deck]\n[deck]"),
        *("key = " + "9" * 5_000, "key = " + "[" * 5_000),
    ],
    ids=range(7),
)
def test_a_file_that_is_not_toml_is_refused(text: str) -> None:
    wrong = refusal(text)
    assert wrong.key == "the file"
    assert wrong.allowed.startswith("TOML: ")
