"""The checkers' screens on a phone are the server's, whole, in three languages."""

import secrets
from pathlib import Path

import pytest
from flask import Flask, render_template

from scorepad.services.trick_check import check_games
from tests.client.checker_screens import checker_script, different_screens
from tests.client.scripted import answers, app_for_screens, speaking
from tests.languages import each_language

TRICKS = 40


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return app_for_screens(tmp_path_factory.mktemp("app"))


@pytest.mark.parametrize("language", each_language(("de",)))
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
