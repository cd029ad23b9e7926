"""What the phone says is what the server says, in three languages."""

import re
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from scorepad.i18n.games import specials_of, suits_of, words_of
from scorepad.i18n.house_rules import game_title
from scorepad.i18n.log import act_in_words
from scorepad.i18n.numbers import day, figure, signed
from scorepad.i18n.refusals import WORDS, sentence
from scorepad.paths import STATIC
from scorepad.rules import games
from scorepad.rules.refusal import Code, Refusal
from scorepad.views.log import Detail, LogLine
from tests.client.plain_view import plain_view
from tests.client.scripted import Asked, answers, app_without_games, script_with, speaking
from tests.languages import each_language

MODULES = ("i18n/games", "i18n/log", "i18n/numbers", "i18n/refusals", "i18n/speech")
BY_ITSELF = WORDS.parts["refusals"]
"""What a phone refuses without the server, whose refusals come with their sentences."""
NAMES = {"a": "Anna", "b": "Ben %(value)s $& <b>"}

FACTS: Mapping[Code, list[dict[str, Any]]] = {
    Code.BID_FORBIDDEN: [{"player": "a", "value": 2, "bids": 3, "hand": 5}],
    Code.OUT_OF_RANGE: [{"value": 7, "low": -5, "high": 5}],
    Code.TOO_MANY_TRICKS: [{"value": 3, "left": left} for left in range(-1, 3)],
    Code.TRICKS_DO_NOT_ADD_UP: [
        {"tricks": tricks, "least": least, "hand": 4} for tricks in (1, 3, 5, 7) for least in (2, 4)
    ],
    Code.NOTHING_CHANGED: [{"player": "b", "value": 3}],
    Code.OTHER_PLAYER_NEEDED: [{"player": "b"}],
    Code.BIDS_MISSING: [{"player": "a"}, {"player": "nobody"}],
    Code.REVEAL_FIRST: [{"round": 3}],
    Code.ROUND_NOT_OPEN: [{"round": 3, "open": 2}],
    Code.DEAL_IS_OVER: [{"round": 3}],
    Code.NOT_AT_THE_TABLE: [{"player": "b"}],
    Code.GAME_IS_OVER: [{}],
    Code.BOMB_FELL_BEFORE: [{"trick": 2}],
    Code.CLOUD_WAS_TAKEN: [{"player": "b"}],
    Code.CLOUD_BY_ONE: [{"player": "a"}],
    Code.NOTHING_TO_UNDO: [{}],
    Code.NOT_THE_NEWEST: [{}],
    Code.WRITTEN_MEANWHILE: [
        {"player": "b", "field": "bid", "ours": 0, "theirs": 3},
        {"player": "b", "field": "bid", "ours": None, "theirs": 3},
        {"player": "b", "field": "bid", "ours": 2, "theirs": None},
        {"player": "", "field": "trick:12", "ours": "a", "theirs": "b"},
    ],
    Code.NOT_A_MARK: [{"what": "cells"}],
}


def told(refusal: Refusal) -> dict[str, Any]:
    said = {} if refusal.code in BY_ITSELF else {"said": sentence(refusal, NAMES)}
    return {**plain_view(refusal), **said}


def test_the_phone_has_words_for_all_that_it_refuses_by_itself() -> None:
    modules = [path.read_text("utf-8") for path in (STATIC / "phone").rglob("*.mjs")]
    asked = {code for text in modules for code in re.findall(r'\brefusal\("(\w+)"', text)}
    assert asked | {Code.NOT_A_MARK} == set(BY_ITSELF)


def test_what_a_phone_says_is_worded_in_python_or_a_template() -> None:
    folder = STATIC / "phone" / "i18n"
    worded = [
        f"static/phone/i18n/{path.name}: {said}"
        for path in folder.glob("*.mjs")
        for said in re.findall(r"\bn?t\(\s*\"[^\"]*", path.read_text("utf-8"))
        if path.name != "speech.mjs"
    ]
    assert worded == [], "a sentence stands in scorepad/i18n or templates/words, and nowhere else"


def lines() -> list[LogLine]:
    """Acts of every field that the phone has words for."""
    values: list[tuple[str, list[Any]]] = [
        *((field, [None, 0, 3]) for field in ("bid", "tricks", "changed", "bonus", "wager")),
        ("cannonball", [None, True]),
        ("loot", [None, "Anna"]),
        ("bomb", [None, True, False]),
        ("trump", [None, "H", "WR", "?"]),
        ("trick:3", [None, "", "Anna"]),
        ("reveal", [None, True]),
    ]
    details = [
        Detail(2, 0, field, "Ben", before, after, hidden)
        for field, known in values
        for before, after, hidden in product(known, known, (False, True))
        if not (hidden and field not in ("bid", "changed"))
    ]
    long = Detail(2, 0, "bid", "Marie-Antoinette", None, 3, hidden=False)
    many = [[long], *(details[:count] for count in range(1, 5))]
    return [
        LogLine("m", 0, "", tuple(found), undo=False, undone=False, late=False)
        for found in [*([detail] for detail in details), *many]
    ]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return app_without_games(tmp_path_factory.mktemp("app"))


def sayings() -> Iterator[tuple[Asked, Any]]:
    """What a phone is asked, each with what the server says to it."""
    refusals = [Refusal(code, facts) for code, several in FACTS.items() for facts in several]
    keys = [*games(), "gone"]
    numbers = [-20, -1, 0, 1, 30]
    for refusal in refusals:
        yield (
            ("i18n/refusals", "sentence", [told(refusal), NAMES]),
            sentence(refusal, NAMES),
        )
    for line, key, short in product(lines(), ("gone", keys[0]), (True, False)):
        said = act_in_words(line, key, short=short)
        yield ("i18n/log", "actInWords", [plain_view(line), key, short]), said
    for number in numbers:
        yield ("i18n/numbers", "figure", [number]), figure(number)
        yield ("i18n/numbers", "signed", [number]), signed(number)
    for at in (
        *range(0, 2 * 10**9, 77_777_777),
        -1,
        31_535_999,
        31_536_000,
        10**12,
        253_370_764_800,
        2**53,
    ):
        yield ("i18n/numbers", "day", [at]), day(at)
    for key, house in product(keys, ("", "$1 & Co", "Our {}")):
        named = house.format(words_of(key).name.upper())
        yield ("i18n/games", "gameTitle", [key, named]), game_title(key, named)
    for key in keys:
        yield ("i18n/games", "suitsOf", [key]), plain_view(suits_of(key))
        yield ("i18n/games", "specialsOf", [key]), plain_view(specials_of(key))
        yield ("i18n/games", "wordsOf", [key]), dict(words_of(key).suits)


@pytest.mark.parametrize("language", each_language())
def test_the_phone_says_what_the_server_says(app: Flask, tmp_path: Path, language: str) -> None:
    script = tmp_path / "words.js"
    script.write_text(script_with(app, language, MODULES), "utf-8")
    with speaking(app, language):
        said = [*sayings()]
    ours = answers(script, [asked for asked, _ in said])
    for ((_, name, args), theirs), answer in zip(said, ours, strict=True):
        assert (answer["suits"] if name == "wordsOf" else answer) == theirs, (name, args)


_STRANGE = {"code": "no_such_rule", "facts": {}, "said": "There is no such rule."}
_LINE = {"details": [{"field": "seating", "before": None, "after": []}], "said": "Ben joins"}
BY_THEMSELVES: tuple[tuple[Asked, str], ...] = (
    (("i18n/refusals", "sentence", [_STRANGE, {}]), "There is no such rule."),
    (("i18n/log", "actInWords", [_LINE, "gone"]), "Ben joins"),
    (("i18n/speech", "t", ["100 %%"]), "100 %%"),
    (("i18n/speech", "t", ["50 %% of %(name)s", {"name": "Ben"}]), "50 % of Ben"),
)
"""What a phone is asked that no server says."""


def test_what_has_no_words_comes_with_its_sentence(app: Flask, tmp_path: Path) -> None:
    script = tmp_path / "words.js"
    script.write_text(script_with(app, "en", MODULES), "utf-8")
    said = answers(script, [asked for asked, _ in BY_THEMSELVES])
    assert said == [right for _, right in BY_THEMSELVES]
