"""A match is on a phone what it is on the server: the same state, screens, acts and markup."""

import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask, render_template

from scorepad.i18n.log import act_in_words
from scorepad.pad.any_pad import as_match
from scorepad.pad.fold import read_pad
from scorepad.pad.match.state import Match
from scorepad.rules.refusal import Code, Refusal
from scorepad.views.end import end_view
from scorepad.views.log import LogLine, log_lines
from scorepad.views.match_pad import match_view
from scorepad.views.match_sheet import match_sheet
from tests.client.comparison import GAMES, MATCH_PROGRAM, compare
from tests.client.joined import program_on_joined
from tests.client.match_looks import (
    any_match,
    any_phones,
    hard_lines,
    hostile,
    line_of,
    opened,
    places,
)
from tests.client.plain_view import plain_view
from tests.client.scripted import Asked, answers, app_for_screens, script_with, speaking
from tests.client.test_markup import HOSTILE, by_phone
from tests.kinds import soak
from tests.languages import OF_WHOLE_SCREENS, each_language

SHOWN = 30
LANGUAGES = each_language(("de",), OF_WHOLE_SCREENS)
TEMPLATES = {"pad": "match/_pad.html", "sheet": "match_sheet/_sheet.html", "end": "end/_end.html"}
OWN_WORDS = ("won", "sum", "duel:", "pending", "permanent")
REFUSALS = (
    Refusal(Code.OUT_OF_RANGE, {"value": "x", "low": 0, "high": 594, "player": "a"}),
    Refusal(Code.OUT_OF_RANGE, {"value": "x", "low": 0, "high": 99}),
    Refusal(Code.WRITTEN_MEANWHILE, {"player": "", "field": "won", "ours": ["a"], "theirs": ["b"]}),
)

Screen = tuple[str, dict[str, Any]]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return app_for_screens(tmp_path_factory.mktemp("app"))


@pytest.mark.parametrize("number", [GAMES // 2, soak(10_000)])
def test_random_matches_are_the_same_on_a_phone(number: int) -> None:
    seed = secrets.token_hex(4)
    compared = compare((line_of(f"{seed}.{each}") for each in range(number)), MATCH_PROGRAM)
    assert compared.different == 0, f"seed {seed}\n{compared.said}"
    assert compared.cases == number
    assert compared.looks > 20 * number


def test_the_joined_script_reads_matches_as_the_server_does(app: Flask, tmp_path: Path) -> None:
    seed = secrets.token_hex(4)
    program = program_on_joined("compare_match.mjs", app, tmp_path)
    compared = compare((line_of(f"{seed}.{number}") for number in range(20)), program)
    assert (compared.cases, compared.different) == (20, 0), f"{seed}\n{compared.said}"


def test_rounds_that_seldom_come_are_the_same_on_a_phone() -> None:
    compared = compare(hard_lines(), MATCH_PROGRAM)
    assert (compared.cases > 40, compared.different) == (True, 0), compared.said


def test_a_difference_is_seen_and_its_place_is_named() -> None:
    case = json.loads(line_of("any"))
    case["moments"][0]["state"]["rounds"][0]["boxes"][1]["total"] += 1
    compared = compare(iter([json.dumps(case)]), MATCH_PROGRAM)
    assert compared.different == 1
    assert "state.rounds.0.boxes.1.total" in compared.said


def _happened(match: Match) -> Iterator[str]:
    """Yield what has happened in a match, of what some should have."""
    yield from (f"it stands at {round_.phase}" for round_ in match.rounds)
    boxes = [box for round_ in match.rounds for box in round_.boxes.values()]
    happened = {
        "nobody won": match.over and not match.winners,
        "ended early": match.ended_early,
        "beyond": match.beyond,
        "conflicts": match.written.conflicts,
        "won otherwise than by duels": any(
            round_.by_duels and round_.by_duels != round_.winners for round_ in match.rounds
        ),
        "permanent": any(box.permanent for box in boxes),
        "pending": any(box.pending for box in boxes),
        "turned": any(box.turned for box in boxes),
        "turned, and one is missing": any(
            box.turned > 0 and box.placed > sum(map(bool, box.order)) for box in boxes
        ),
        "a sum": any(box.sum is not None for box in boxes),
    }
    yield from (name for name, has in happened.items() if has)


def test_the_random_matches_have_all_that_can_happen_in_one() -> None:
    """Some of it is rare, so that many matches are looked at."""
    expected = {f"it stands at {phase}" for phase in ("winner", "sums", "done")}
    expected |= {"nobody won", "ended early", "beyond", "conflicts", "permanent", "pending"}
    expected |= {"won otherwise than by duels", "turned", "turned, and one is missing", "a sum"}
    seen: set[str] = set()
    for number in range(300, 600):
        seen.update(_happened(as_match(read_pad(any_match(Random(number))))))
        if expected <= seen:
            break
    assert seen == expected


def screens(random: Random) -> Iterator[Screen]:
    """One match's screens at two moments, for who writes: nobody else has the script."""
    names = dict(zip("ab", random.sample(HOSTILE, 2), strict=True))
    marks = hostile(any_match(random), names)
    for upto in (len(marks), random.randint(1, len(marks))):
        match = as_match(read_pad(marks[:upto]))
        now = opened(match)
        rematch = random.choice([None, "r" * 22])
        yield "sheet", {"view": match_sheet(match, now)}
        yield "end", {"view": end_view(now, rematch)}
        for at in places(match, random):
            view = match_view(match, now, at, any_phones(random))
            refusal = random.choice([None, *REFUSALS])
            typed = {"sum.a": "<b>", "sum.b": "5"} if refusal and view.asks_sums else {}
            values = {"refusal": refusal, "names": match.names, "rematch": rematch, "typed": typed}
            yield "pad", {"view": view, **values}


def has_own_words(field: str) -> bool:
    return field.startswith(OWN_WORDS)


_AS_MATCH = """\
import { templates } from "./markup/pad.mjs";
import { matchTemplates } from "./markup/match.mjs";
Object.assign(templates, matchTemplates);
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phone_renders_a_match_as_the_server_renders_it(
    app: Flask, tmp_path: Path, language: str
) -> None:
    seed = secrets.token_hex(4)
    shown = [each for number in range(SHOWN) for each in screens(Random(f"{seed}.{number}"))]
    script = tmp_path / "match.js"
    own = {"as_match": _AS_MATCH}
    script.write_text(script_with(app, language, ["markup/pad", "as_match"], own), "utf-8")
    with speaking(app, language):
        rendered = answers(script, [by_phone(*each, has_own_words) for each in shown])
        for (name, values), ours in zip(shown, rendered, strict=True):
            theirs = render_template(TEMPLATES[name], csrf_token=lambda: "token", **values)
            assert ours == theirs, (seed, name)


def logged(seed: str) -> list[tuple[str, LogLine]]:
    """The log of matches, each line with its game."""
    matches = [as_match(read_pad(any_match(Random(f"{seed}.{each}")))) for each in range(60)]
    return [(match.ruleset.key, line) for match in matches for line in log_lines(match)]


def said_of(lines: list[tuple[str, LogLine]]) -> list[Asked]:
    """What a phone is asked of these lines: each in full, and short."""
    return [
        ("i18n/match_words", "matchActInWords", [plain_view(line), key, short])
        for key, line in lines
        for short in (False, True)
    ]


_JOINS = {
    "details": [{"field": "seating", "player": "", "before": None, "after": []}],
    "said": "Ben joins",
}
BY_THEMSELVES: tuple[tuple[Asked, str], ...] = (
    (("i18n/match_words", "matchTitle", ["gone"]), "gone"),
    (("i18n/match_words", "matchActInWords", [_JOINS, "gone"]), "Ben joins"),
)
"""What a phone is asked that it has no words for."""


def test_what_has_no_words_in_a_match_comes_with_the_servers_and_a_game_that_left_has_its_key(
    app: Flask, tmp_path: Path
) -> None:
    script = tmp_path / "words.js"
    script.write_text(script_with(app, "en", ["i18n/match_words"]), "utf-8")
    said = answers(script, [asked for asked, _ in BY_THEMSELVES])
    assert said == [expected for _, expected in BY_THEMSELVES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_a_match_says_on_a_phone_what_it_says_on_the_server(
    app: Flask, tmp_path: Path, language: str
) -> None:
    seed = secrets.token_hex(4)
    lines = logged(seed)
    script = tmp_path / "words.js"
    script.write_text(script_with(app, language, ["i18n/match_words"]), "utf-8")
    with speaking(app, language):
        told = iter(answers(script, said_of(lines)))
        own = 0
        for key, line in lines:
            ours = [next(told), next(told)]
            if all(has_own_words(detail.field) for detail in line.details):
                own += 1
                expected = [act_in_words(line, key, short=short) for short in (False, True)]
                assert ours == expected, (seed, line)
            else:
                assert ours == ["", ""]
    assert own > 300
