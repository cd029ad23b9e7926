"""The rules in short on a phone are the server's, whole, in three languages."""

import json
import re
import secrets
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask, render_template

from scorepad.i18n.house_rules import hands_in_words
from scorepad.rules.library import all_games
from scorepad.rules.option_table import Option
from scorepad.rules.options import with_options
from scorepad.rules.reading import remembered_ruleset
from scorepad.services.house_rules import HouseRules
from scorepad.views.rules_examples import PointsRow
from scorepad.views.rules_summary import (
    RulesSummaryView,
    _view,
    rules_summary_of_game,
    rules_summary_of_house_rules,
)
from tests.client.random_rules import any_rules
from tests.client.scripted import (
    Asked,
    answers,
    app_without_games,
    question_lines,
    script_with,
    speaking,
)
from tests.languages import OF_WHOLE_SCREENS, each_language
from tests.rules.drawn import Data

TABLES = 60
LANGUAGES = each_language(("de",), OF_WHOLE_SCREENS)
GAME_ID = "g" * 22
HANDS = ([], [1], [1, 2, 3, 4], [5, 4, 3, 2, 1], [1, 2, 9, 10, 11, 12, 13], [1, 1, 2, 2, 4, 6, 8])
HTML = Path(__file__).with_name("rules_html.mjs")


def any_houses(seed: str, count: int = TABLES // 2) -> list[HouseRules]:
    houses = []
    for number in range(count):
        data, options = any_rules(Random(f"{seed}.{number}"))
        houses.append(HouseRules("h" * 22, "Our <b>own</b>", str(data["key"]), dict(options)))
    return [
        *houses,
        HouseRules("h" * 22, "", "gone", {}),
        HouseRules("h" * 22, "", "wizard_club", {"bidding.luck": 1}),
    ]


def as_asked(house: HouseRules) -> dict[str, Any]:
    return {"name": house.name, "game": house.game, "options": house.options}


def any_tables(seed: str, count: int = TABLES) -> Iterator[tuple[Data, dict[str, Option], str]]:
    for number in range(count):
        random = Random(f"{seed}.{number}")
        yield *any_rules(random), random.choice(["", "", "Our <b>own</b>"])


def lines(seed: str) -> Iterator[str]:
    """The same games, houses and tables as lines for ``answers.mjs``."""
    asked: list[tuple[str, list[Any]]] = [("gameHtml", [key]) for key in all_games()]
    asked += [("houseHtml", [as_asked(each)]) for each in any_houses(seed)]
    asked += [("tableHtml", [GAME_ID, *each]) for each in any_tables(seed)]
    for name, args in asked:
        yield json.dumps({"module": "rules_html", "name": name, "args": args})
    yield from question_lines(hands_asked())
    yield from question_lines([("i18n/rules_summary", "namedGame", ["gone"])])


def hands_asked() -> list[Asked]:
    """What a phone is asked about hands of any size."""
    return [("i18n/hands", "handsInWords", [hands]) for hands in HANDS]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return app_without_games(tmp_path_factory.mktemp("app"))


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def script(app: Flask, language: str, tmp_path: Path) -> Path:
    """The script of the rules, with the functions that return what they show."""
    path = tmp_path / "rules.js"
    own = {"rules_html": HTML.read_text("utf-8")}
    path.write_text(script_with(app, language, ["rules_html"], own), "utf-8")
    return path


def tables(language: str) -> int:
    """Return how many are drawn: most in the language of ``make test``."""
    return TABLES if language == "de" else TABLES // 4


def by_server(view: RulesSummaryView) -> list[str]:
    return render_template("rules_summary/_summary.html", view=view, back="").splitlines()


def test_a_phone_has_the_rules_of_every_game_as_the_server_has_them(
    app: Flask, script: Path, language: str
) -> None:
    with speaking(app, language):
        shown = answers(script, [("rules_html", "gameHtml", [key]) for key in all_games()])
        for key, html in zip(all_games(), shown, strict=True):
            view = rules_summary_of_game(key)
            assert view is not None
            assert html.splitlines() == by_server(view), key


def test_a_phone_writes_hands_as_the_server_does(app: Flask, tmp_path: Path) -> None:
    path = tmp_path / "hands.js"
    path.write_text(script_with(app, "en", ["i18n/hands"]), "utf-8")
    assert answers(path, hands_asked()) == [hands_in_words(hands) for hands in HANDS]


def test_every_worked_bid_has_as_many_columns_as_the_heading(app: Flask) -> None:
    view = rules_summary_of_game("skull_king")
    assert view is not None
    rows = (PointsRow(2, 2, 0, 40), PointsRow(3, 3, 5, 75, cannonball=True))
    with speaking(app, "en"):
        html = render_template("rules_summary/_points.html", view=replace(view, points=rows))
    _, *lines = html.split("<tr>")
    assert [len(re.findall("<t[hd]", line)) for line in lines] == [4, 4, 4]


def test_a_phone_has_the_rules_of_a_house_as_the_server_has_them(
    app: Flask, script: Path, language: str
) -> None:
    seed = secrets.token_hex(4)
    houses = any_houses(seed, tables(language) // 2)
    with speaking(app, language):
        shown = answers(script, [("rules_html", "houseHtml", [as_asked(each)]) for each in houses])
        for number, (house, html) in enumerate(zip(houses, shown, strict=True)):
            view = rules_summary_of_house_rules(house)
            right = by_server(view) if view else None
            assert (html and html.splitlines()) == right, f"{seed}.{number}"
    assert shown[-2:] == [None, None]


def test_a_phone_has_the_rules_of_any_table_as_the_server_has_them(
    app: Flask, script: Path, language: str
) -> None:
    seed = secrets.token_hex(4)
    asked, views = [], []
    for data, options, house in any_tables(seed, tables(language)):
        ruleset = with_options(remembered_ruleset(data), options)
        game = all_games().get(ruleset.key)
        view = _view(ruleset, game.ruleset if game else ruleset)
        views.append(replace(view, game_id=GAME_ID, house=house))
        # As they come from a pad.
        asked.append(json.loads(json.dumps([GAME_ID, dict(data), options, house])))
    with speaking(app, language):
        shown = answers(script, [("rules_html", "tableHtml", each) for each in asked])
        for number, (view, html) in enumerate(zip(views, shown, strict=True)):
            assert html.splitlines() == by_server(view), f"{seed}.{number}"
