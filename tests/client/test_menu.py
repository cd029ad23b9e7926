"""What is behind ⋯ is on a phone what it is on the server: views, judge, pages and words."""

import re
import secrets
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask, render_template

from scorepad.client.pages import MENU
from scorepad.i18n.fields import field_title, plain_in_words
from scorepad.i18n.games import captures_in_words
from scorepad.i18n.log import act_in_words
from scorepad.i18n.numbers import day
from scorepad.i18n.refusals import sentence
from scorepad.i18n.rules import rule_allows, rule_choice, rule_in_short, rule_title
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge
from scorepad.pad.marks import Mark
from scorepad.pad.plain_fields import plain_fields
from scorepad.rules import games
from scorepad.rules.option_table import OPTIONS, Number, Order
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Option
from scorepad.services.access import OpenedGame
from scorepad.services.seats import refuse_newcomer, rename_act
from scorepad.services.table_changes import give_points
from scorepad.store import GameRow
from scorepad.views.adjustments import adjustments_view
from scorepad.views.end import end_view
from scorepad.views.log import ShownLine, log_lines
from scorepad.views.plain_fields import plain_field_view
from scorepad.views.rules import rules_view
from scorepad.views.schedule import hand_and_dealer_view, length_view
from scorepad.views.seats import name_view, seating_now, seats_view
from scorepad.views.table_menu import table_view
from tests.client import menu_looks
from tests.client.comparison import compare
from tests.client.evenings import whole_game
from tests.client.hard_spots import HALVES
from tests.client.joined import program_on_joined
from tests.client.judged_spots import CHANGED, SPOTS, rare_lines, spot_lines
from tests.client.menu_looks import any_changes, any_seating
from tests.client.plain_view import plain_view
from tests.client.scripted import Asked, answers, app_for_screens, script_with, speaking
from tests.client.test_markup import hostile
from tests.i18n.test_log import SAYINGS, TOGETHER
from tests.i18n.test_log import line as line_of
from tests.kinds import thorough
from tests.languages import OF_WHOLE_SCREENS, each_language
from tests.pad.plain import PLAIN, with_plain_fields

PAGES = 12
LANGUAGES = each_language(("de",), OF_WHOLE_SCREENS)
CREATED = 1_700_000_000
MAIN = re.compile(r"<main.*</main>", re.DOTALL)

BY_ITSELF = {
    Code.ROUND_NOT_OPEN: {"round": 3, "open": 2},
    Code.DEAL_IS_OVER: {"round": 3},
    Code.NOT_AT_THE_TABLE: {"player": "b"},
    Code.GAME_IS_OVER: {},
    Code.GAME_FULL: {},
    Code.NAME_EMPTY: {},
    Code.NAME_TOO_LONG: {"longest": 32},
    Code.NAME_TAKEN: {"name": "Zoë"},
    Code.NAME_HAS_CONTROLS: {},
    Code.NAME_UNSEEN: {},
    Code.NUMBER_OF_PLAYERS: {"players": 7, "least": 3, "most": 6},
    Code.CARDS_DO_NOT_SUFFICE: {"players": 7, "hand": 10, "cards": 60},
    Code.GAME_WOULD_BE_OVER: {"players": 6, "rounds": 10, "round": 11},
    Code.ROUND_HAS_BEGUN: {"round": 3},
    Code.HAND_IS_DEALT: {"round": 3, "hand": 4},
    Code.HAND_OUT_OF_RANGE: {"value": 21, "low": 1, "high": 20},
    Code.ROUNDS_OUT_OF_RANGE: {"value": "many", "low": 1, "high": 60},
    Code.NOTHING_TO_END: {},
    Code.WHY_MISSING: {},
    Code.WHY_TOO_LONG: {"longest": 60},
    Code.TEXT_TOO_LONG: {"longest": 60},
    Code.NO_SUIT_FOR_TRUMP: {"source": "fixed"},
    Code.TRUMP_NOT_ONCE: {"number": 5},
    Code.BAN_NEEDS_OPEN_BIDS: {"who": "last"},
    Code.CARDS_ARE_SEEN: {},
    Code.NO_ROOM_FOR_A_BONUS: {"step": 10, "most": 5},
    Code.OUT_OF_RANGE: {"value": None, "low": 1, "high": 1000},
}
"""What is refused behind ⋯, with facts."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return app_for_screens(tmp_path_factory.mktemp("app"))


@pytest.fixture(autouse=True)
def _plain_fields() -> Iterator[None]:
    """Games have fields that need nothing of their own."""
    with with_plain_fields():
        yield


@pytest.mark.parametrize("games", [15, thorough(25)])
def test_views_and_judge_of_random_games_are_the_same_on_a_phone(
    app: Flask, tmp_path: Path, games: int
) -> None:
    seed = secrets.token_hex(4)
    program = program_on_joined("compare_menu.mjs", app, tmp_path)
    compared = compare((menu_looks.line_of(f"{seed}.{number}") for number in range(games)), program)
    assert compared.different == 0, f"seed {seed}\n{compared.said}"
    assert (compared.cases, compared.looks > 60 * games) == (games, True)


def test_whatever_is_written_at_a_rare_table_is_judged_alike(app: Flask, tmp_path: Path) -> None:
    program = program_on_joined("compare_menu.mjs", app, tmp_path)
    compared = compare(spot_lines(), program)
    tables = len(SPOTS) + len(CHANGED)
    assert (compared.cases, compared.different) == (tables, 0), compared.said


@pytest.mark.parametrize("part", [HALVES[0], thorough(HALVES[1])])
def test_what_is_behind_the_menu_of_hard_spots_is_the_same_on_a_phone(
    app: Flask, tmp_path: Path, part: slice
) -> None:
    compared = compare(rare_lines(part), program_on_joined("compare_menu.mjs", app, tmp_path))
    assert (compared.cases > 60, compared.different) == (True, 0), compared.said


Page = tuple[str, dict[str, Any]]


def pages(random: Random) -> Iterator[Page]:
    """One game's pages at some moment, for who writes."""
    marks = hostile(whole_game(random), random)
    marks = marks[: random.randint(1, len(marks))]
    pad = fold(marks)
    opened = OpenedGame(GameRow("g" * 22, CREATED, CREATED, len(marks), 1, 1, {}), "host", pad)
    player = random.choice([*pad.totals])
    usual: dict[str, Any] = {"refusal": None, "names": pad.names}
    yield "table", {**usual, "view": table_view(opened), "deletes": False}
    cells = [(cell, random.choice([99, "x", ["nobody"]])) for cell, _ in marks[-1].cells[:1]]
    wrong = judge(pad, Mark("f" * 32, tuple(cells))) or Refusal(Code.GAME_IS_OVER)
    refused = {**usual, "refusal": random.choice([None, Refusal(Code.GAME_IS_OVER), wrong])}
    if refused["refusal"] and refused["refusal"].code not in BY_ITSELF:
        refused["refusal"] = None
    yield "round", {**refused, "view": hand_and_dealer_view(opened, random.randint(0, 5))}
    yield "length", {**refused, "view": length_view(opened), "typed": random.choice(["", 'x"'])}
    view = table_view(opened)
    if view.end is not None:
        yield "end_now", {**usual, "view": view, "standings": end_view(opened, None).ranking}
    yield "points", {**usual, "view": adjustments_view(opened, "")}
    gave = give_points(pad, player, random.choice([None, 5]), random.choice(["", "why"]))
    why = gave if isinstance(gave, Refusal) else None
    typed = {name: {"data": random.choice([None, "-", "+", "<5>"])} for name in ("sign", "points")}
    yield (
        "points_of",
        {
            **usual,
            "refusal": why,
            "view": adjustments_view(opened, player),
            "form": {**typed, "why": {"data": "rude"}},
            "about_why": why is not None and why.code is Code.WHY_MISSING,
        },
    )
    for name in plain_fields():
        kept = {"round": random.randint(0, 3), "player": player, "value": "<b>"}
        kept["back"] = random.choice(["", "end"])
        yield (
            "plain_field",
            {**refused, "view": plain_field_view(opened, name), "typed": kept},
        )
    shown_name = name_view(opened, player)
    assert shown_name is not None
    named = rename_act(player, "")(pad)
    assert named
    yield "names", {**usual, "view": shown_name, "typed": "<x>", "known": None}
    seating = random.choice([seating_now, partial(any_seating, random=random)])(opened)
    newcomer = random.choice([None, refuse_newcomer(pad, seating, "")])
    seats = seats_view(opened, seating, "typed", "")
    told = {"known": ["Dora", "<i>"], "about_name": newcomer is not None, "question": None}
    told["came"] = seats.seats[-1].player if seats.seats else ""
    yield "players", {**usual, "refusal": newcomer, "view": seats, **told}
    changes = random.choice([None, any_changes(pad, random)])
    yield "rules", {**usual, "view": rules_view(opened, changes)}
    lines = [
        ShownLine(
            line,
            random.choice(["", "May 1"]),
            bool(number % 2),
            False,
            bool(number % 3),
            random.choice(["", "<b>&"]),
            not number,
        )
        for number, line in enumerate(log_lines(pad))
    ]
    log = {"game": "g" * 22, "ruleset": pad.ruleset.key, "only": random.random() < 0.5}
    opening = {"opened_at": CREATED, "opened_day": random.choice(["", day(CREATED)]), "back": ""}
    yield "log", {"lines": lines, "writes": True, **log, **opening}


def same_hours(html: str) -> str:
    """The page with one kind of space before AM and PM, which browsers choose by their age."""
    return re.sub(r"(?<=\d)\s(?=[AP]M)", " ", html)


def by_phone(name: str, values: dict[str, Any]) -> tuple[str, str, list[Any]]:
    return "markup/menu", "renderMenu", [name, {**plain_view(values), "csrf": "token"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phone_renders_the_pages_that_the_server_renders(
    app: Flask, tmp_path: Path, language: str
) -> None:
    seed = secrets.token_hex(4)
    shown = [each for number in range(PAGES) for each in pages(Random(f"{seed}.{number}"))]
    assert {name for name, _ in shown} >= MENU.keys() - {"links", "styles", "end_now"}
    script = tmp_path / "menu.js"
    script.write_text(script_with(app, language, ["markup/menu", "i18n/menu_words"]), "utf-8")
    with speaking(app, language):
        rendered = answers(script, [by_phone(name, values) for name, values in shown])
        for (name, values), ours in zip(shown, rendered, strict=True):
            theirs = MAIN.search(render_template(MENU[name], **values))
            assert theirs is not None
            assert same_hours(ours.strip()) == same_hours(theirs[0]), (seed, name)


def sayings(seed: str) -> Iterator[tuple[Asked, str]]:
    """What a phone is asked behind ⋯, each with what the server says to it."""
    names = {"b": "Ben %(value)s <b>"}
    refusals = [Refusal(code, facts) for code, facts in BY_ITSELF.items()]
    refusals += [
        Refusal(Code.NUMBER_OF_PLAYERS, {"players": 2, "least": least, "most": 4})
        for least in (3, 4)
    ]
    refusals += [Refusal(Code.NO_SUCH_RULE, {"key": key}) for key in [*OPTIONS, "gone"]]
    for key, game in games().items():
        one, *others = [variant.key for variant in game.ruleset.variants] or [""]
        facts = {"game": key, "first": one, "other": (others or [one])[0]}
        refusals += [Refusal(Code.VARIANTS_CONTRADICT, facts)] if one else []
    for refusal in refusals:
        plain = {"code": refusal.code, "facts": dict(refusal.facts)}
        yield ("i18n/refusals", "sentence", [plain, names]), sentence(refusal, names)
    for option, value in rule_values():
        for ours, theirs in ((rule_choice, "ruleChoice"), (rule_in_short, "ruleInShort")):
            yield ("i18n/rules", theirs, [option, value]), ours(option, value)
        yield ("i18n/rules", "ruleTitle", [option]), rule_title(option)
        assert rule_allows(option)
    for name in PLAIN:
        yield ("i18n/fields", "fieldTitle", [name]), field_title(name)
    # A text stays as it was typed, also where it could be a number.
    for name, value, player in product(PLAIN, (None, True, 3, -2, "<b>", "-2"), ("", "Ben")):
        said = plain_in_words(value, name, player)
        yield ("i18n/fields", "plainInWords", [value, name, player]), said
    for text, key in product(("", "fourteen=2 mermaid=1", "odd=1"), ("skull_king", "gone")):
        said = captures_in_words(text, key)
        yield ("i18n/later_words", "capturesInWords", [text, key]), said
    for detail, _ in SAYINGS:
        args = [plain_view(line_of(detail)), "wizard_gigamic", False]
        yield ("i18n/log", "actInWords", args), act_in_words(line_of(detail), "wizard_gigamic")
    for line, short in product(TOGETHER, (False, True)):
        args = [plain_view(line), "wizard_gigamic", short]
        yield ("i18n/log", "actInWords", args), act_in_words(line, "wizard_gigamic", short=short)
    for number in range(PAGES):
        pad = fold(hostile(whole_game(Random(f"{seed}.{number}")), Random(number)))
        for line, short in product(log_lines(pad), (True, False)):
            said = act_in_words(line, pad.ruleset.key, short=short)
            yield ("i18n/log", "actInWords", [plain_view(line), pad.ruleset.key, short]), said


_NO_TIMES = (-1, 31_535_999, 253_370_764_800, 2**53)
BY_THEMSELVES: tuple[tuple[Asked, Any], ...] = (
    *((("i18n/menu_words", "clock", [at]), "?") for at in _NO_TIMES),
    (("i18n/menu_words", "variantWords", ["gone", "gone"]), ["gone", ""]),
    (("i18n/menu_words", "optionsHere", []), []),
)
"""What a phone is asked that no server says: moments without a time of day, words that have left,
and what holds where there is no page."""


def test_a_moment_that_no_calendar_has_and_a_variant_that_has_left_are_said_plainly(
    app: Flask, tmp_path: Path
) -> None:
    script = tmp_path / "words.js"
    script.write_text(script_with(app, "en", ["i18n/menu_words"]), "utf-8")
    said = answers(script, [asked for asked, _ in BY_THEMSELVES])
    assert said == [expected for _, expected in BY_THEMSELVES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phone_says_what_the_server_says(app: Flask, tmp_path: Path, language: str) -> None:
    script = tmp_path / "words.js"
    modules = [
        "i18n/later_words",
        "i18n/fields",
        "i18n/log",
        "i18n/menu_words",
        "i18n/refusals",
        "i18n/rules",
    ]
    script.write_text(script_with(app, language, modules), "utf-8")
    seed = secrets.token_hex(4)
    with speaking(app, language):
        asked = [*sayings(seed)]
    said = answers(script, [question for question, _ in asked])
    for (question, right), ours in zip(asked, said, strict=True):
        assert ours == right, (seed, question)


def rule_values() -> Iterator[tuple[str, Option]]:
    for name, kind in OPTIONS.items():
        if isinstance(kind, Number):
            yield from ((name, value) for value in {kind.low, 0, 1, 7, -3, kind.high})
        elif isinstance(kind, Order):
            yield from ((name, value) for value in ("", "DSHC-", "-HCDS"))
        else:
            words = getattr(kind, "kind", (True, False))
            yield from ((name, value if isinstance(value, bool) else str(value)) for value in words)
