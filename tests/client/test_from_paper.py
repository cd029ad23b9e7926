"""The grid of a game from paper is on a phone what it is on the server."""

import json
import re
import secrets
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask, render_template

from scorepad.pad.fold import fold
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from tests.client.evenings import whole_game
from tests.client.looks import boxes_from_paper, typed_from_paper
from tests.client.plain_view import plain_view
from tests.client.scripted import answers, app_without_games, script_with, speaking
from tests.client.test_markup import hostile
from tests.languages import OF_WHOLE_SCREENS, each_language

PADS = 80
HTML = Path(__file__).with_name("paper_html.mjs")
BOXES = re.compile(r'<div class="(?:paper-grid|finals).*?\n</div>', re.DOTALL)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return app_without_games(tmp_path_factory.mktemp("app"))


def moment(seed: str) -> list[Mark]:
    """The marks of a game at some moment."""
    random = Random(seed)
    marks = hostile(whole_game(random), random)
    return marks[: random.choice([1, 1, random.randint(1, len(marks)), len(marks)])]


@pytest.mark.parametrize("language", each_language(("de",), OF_WHOLE_SCREENS))
def test_a_phone_shows_the_boxes_that_the_server_shows(
    app: Flask, tmp_path: Path, language: str
) -> None:
    seed = secrets.token_hex(4)
    script = tmp_path / "paper.js"
    own = {"paper_html": HTML.read_text("utf-8")}
    script.write_text(script_with(app, language, ["paper_html"], own), "utf-8")
    asked: list[tuple[str, str, list[Any]]] = []
    ours: list[list[Any]] = []
    with speaking(app, language):
        for number in range(PADS):
            marks = moment(f"{seed}.{number}")
            pad, random = fold(marks), Random(number)
            typed = typed_from_paper(pad, random)
            kind = random.choice(["tricks", "totals", "final"])
            grid, finals = boxes_from_paper(pad, typed, kind)
            view = {"grid": grid, "finals": finals, "wrong": None, "names": {}}
            part = "_finals" if kind == "final" else "_grid"
            html = render_template(f"from_paper/{part}.html", view=view)
            found = BOXES.findall(html) if not pad.over else []
            ours.append([plain_view(grid), plain_view(finals), found])
            asked.append(
                ("paper_html", "paperOf", [[mark_json(mark) for mark in marks], typed, kind])
            )
        said = answers(script, asked)
    for place, (grid, finals, html) in enumerate(said):
        shown = [re.sub(r"\s+", " ", each) for each in BOXES.findall(html)]
        right = [re.sub(r"\s+", " ", each) for each in ours[place][2]]
        assert json.dumps([grid, finals]) == json.dumps(ours[place][:2]), f"{seed}.{place}"
        assert shown == right, f"{seed}.{place}"
