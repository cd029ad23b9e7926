"""A phone renders the very HTML that the server renders of the same views."""

import re
import secrets
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask, render_template

from scorepad.i18n.log import act_in_words
from scorepad.i18n.refusals import sentence
from scorepad.pad.fold import fold
from scorepad.pad.marks import Mark
from scorepad.pad.opening import HOUSE
from scorepad.pad.state import Pad
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import OpenedGame
from scorepad.store import GameRow
from scorepad.views.active_cell import PadQuery
from scorepad.views.end import end_view
from scorepad.views.pad import pad_view
from scorepad.views.sheet import sheet_view
from tests.client.evenings import whole_game
from tests.client.plain_view import plain_view
from tests.client.scripted import answers, app_for_screens, script_with, speaking
from tests.languages import OF_WHOLE_SCREENS, each_language

# The words of the two others are shorter, and stand in the same templates.
GAMES, IN_OTHERS = 30, 10
"""In the language of ``make test``, and in each other one."""
LANGUAGES = each_language(("de",), OF_WHOLE_SCREENS)
HOSTILE = ("<b>Bo</b>", "\"Q\"&'q'", "a&amp;b", "`${1}`", "\\", "</main>", "%(name)s", "Zoé")
TEMPLATES = {"pad": "pad/_pad.html", "sheet": "sheet/_sheet.html", "end": "end/_end.html"}
PHONE_SAYS = re.compile(
    r"(bid|tricks|changed|bonus|bomb|cannonball|wager|loot|trump|trick:\d+|leader:\d+)$"
)

Screen = tuple[str, dict[str, Any]]
"""What a template is called, and the values that it is given."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return app_for_screens(tmp_path_factory.mktemp("app"))


def hostile(marks: list[Mark], random: Random) -> list[Mark]:
    """The game with names that no markup may take for its own."""
    opening, *rest = marks
    cells = [
        (cell, random.choice(HOSTILE) if cell.field == "name" else value)
        for cell, value in opening.cells
    ]
    house = [(HOUSE, random.choice(HOSTILE))] if random.random() < 0.3 else []
    return [replace(opening, cells=(*cells, *house)), *rest]


def screens(random: Random) -> Iterator[Screen]:
    """One game's screens at two moments, for who writes: nobody else has the script."""
    marks = hostile(whole_game(random), random)
    for upto in (len(marks), random.randint(1, len(marks))):
        pad = fold(marks[:upto])
        if not pad.rounds:
            continue
        row = GameRow("g" * 22, random.randint(10**9, 2 * 10**9), 0, upto, 1, 1, {})
        look = OpenedGame(row, "host", pad)
        rematch = random.choice([None, "r" * 22])
        yield "sheet", {"view": sheet_view(pad, look)}
        yield "end", {"view": end_view(look, rematch)}
        for at in places(pad, random):
            refusal = random.choice([None, None, *refusals(pad)])
            values = {"refusal": refusal, "names": pad.names, "rematch": rematch}
            yield "pad", {"view": pad_view(pad, look, at), **values}


def places(pad: Pad, random: Random) -> Iterator[PadQuery]:
    """Nothing asked for, and every kind of box and question of two rounds."""
    yield PadQuery()
    for played in (pad.current or pad.rounds[-1], random.choice(pad.rounds)):
        player = random.choice(played.seats)
        for field in ("trump", "bid", "tricks", "bonus", "cloud"):
            yield PadQuery(played.number, field, player, alone=random.random() < 0.7)
        yield PadQuery(played.number, "tricks", player, random.randint(0, played.hand))


def refusals(pad: Pad) -> list[Refusal]:
    player = pad.present[0]
    return [
        Refusal(Code.BIDS_MISSING, {"player": player}),
        Refusal(Code.TOO_MANY_TRICKS, {"value": 3, "left": 1}),
        Refusal(Code.TRICKS_DO_NOT_ADD_UP, {"tricks": 3, "least": 4, "hand": 5}),
        Refusal(Code.WRITTEN_MEANWHILE, {"player": player, "field": "bid", "ours": 1, "theirs": 2}),
    ]


def by_server(app: Flask, name: str, values: dict[str, Any]) -> str:
    return render_template(TEMPLATES[name], csrf_token=lambda: "token", **values)


def by_phone(
    name: str, values: dict[str, Any], phone_says: Callable[[str], object] = PHONE_SAYS.match
) -> tuple[str, str, list[Any]]:
    """What the phone is asked; ``phone_says``: whether it has words of its own for a field."""
    plain, view = plain_view(values), values["view"]
    conflict = getattr(view, "conflict", None)
    if conflict is not None and not phone_says(conflict.field):
        told = plain["view"]["conflict"]["choices"]
        for choice, ours in zip(conflict.choices, told, strict=True):
            ours["said"] = act_in_words(choice, view.game.ruleset)
    undo = getattr(view, "undo", None)
    if undo is not None and not all(phone_says(each.field) for each in undo.line.details):
        # Such a mark comes with its sentence.
        said = act_in_words(undo.line, view.game.ruleset, short=True)
        plain["view"]["undo"]["line"]["said"] = said
    if values.get("refusal") is not None:
        # So does a refusal by the server.
        plain["refusal"]["said"] = sentence(values["refusal"], values["names"])
    return "markup/pad", "render", [name, {**plain, "csrf": "token"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phone_renders_what_the_server_renders(
    app: Flask, tmp_path: Path, language: str
) -> None:
    seed = secrets.token_hex(4)
    games = GAMES if language == "de" else IN_OTHERS
    shown = [each for number in range(games) for each in screens(Random(f"{seed}.{number}"))]
    script = tmp_path / "pad.js"
    script.write_text(script_with(app, language, ["markup/pad", "markup/later"]), "utf-8")
    with speaking(app, language):
        rendered = answers(script, [by_phone(name, values) for name, values in shown])
        assert len(rendered) == len(shown) > 10 * games
        for (name, values), ours in zip(shown, rendered, strict=True):
            assert ours == by_server(app, name, values), (seed, name)
