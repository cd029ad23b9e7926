"""The checkers' screens on a phone are the server's, whole, in three languages."""

import secrets
from pathlib import Path

import pytest
from flask import Flask, render_template

from scorepad.pad import acts
from scorepad.pad.mark_json import mark_json
from scorepad.services.trick_check import check_games
from tests.client.checker_screens import checker_script, different_screens
from tests.client.scripted import Asked, answers, app_for_screens, speaking
from tests.languages import OF_WHOLE_SCREENS, each_language
from tests.pad.scribe import Scribe

TRICKS = 40


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return app_for_screens(tmp_path_factory.mktemp("app"))


@pytest.mark.parametrize("language", each_language(("de",), OF_WHOLE_SCREENS))
def test_a_phone_shows_every_trick_and_duel_as_the_server_does(
    app: Flask, tmp_path: Path, language: str
) -> None:
    seed = secrets.token_hex(4)
    shown, different = different_screens(app, tmp_path, language, TRICKS, seed)
    assert shown > TRICKS
    assert different == [], seed


def test_a_phone_offers_the_games_that_the_server_offers(app: Flask, tmp_path: Path) -> None:
    script = checker_script(app, tmp_path, "de")
    with speaking(app, "de"):
        theirs = render_template(
            "trick_check/_start.html", running=(), games=check_games(), chosen="", refusal=None
        )
    assert answers(script, [("checker_html", "startHtml", [])]) == [theirs]


COUNTED: list[tuple[str, str, dict[str, str]]] = [
    ("", "", {"leader": "2"}),
    ("", "", {}),
    ("", "", {"leader": "7"}),
    ("anna", "", {"leader": "0"}),
    ("anna", "1", {}),
    ("ben", "-1", {"new_trump": "WB"}),
    ("ben", "", {"new_trump": "W-"}),
]
"""Who takes a trick, how the bid changes, and what else the form says."""


def test_a_phone_counts_a_trick_as_the_server_does(app: Flask, tmp_path: Path) -> None:
    table = Scribe("wizard_jubilee", hands=[3, 3], options={"bidding.visibility": "open"})
    table.bids(1, 1, 0)
    table.write(acts.turn_trump(table.round, "WR"))
    marks = [mark_json(mark) for mark in table.marks]
    asked: list[Asked] = []
    theirs = []
    for player, by, said in COUNTED:
        form = {"round": "1", "trick": "1", "player": player, "by": by, "next": "check", **said}
        asked.append(("checker_html", "writtenCells", ["tricks", [*form.items()], marks]))
        leader = int(said["leader"]) if "leader" in said else None
        cells = acts.count_trick(
            table.round,
            player,
            1,
            int(by or 0),
            leader=leader,
            new_trump=said.get("new_trump", ""),
        )
        theirs.append([[*cell, value] for cell, value in cells])
    assert answers(checker_script(app, tmp_path, "de"), asked) == theirs
