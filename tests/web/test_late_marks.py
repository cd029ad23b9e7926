"""Whatever phones send late is refused or taken, and every screen goes on."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from tests.pad.late_marks import PLAYERS, late_marks
from tests.web.evening import play_rounds
from tests.web.phone import Phone
from tests.web.script import Script, fates

SCREENS = (
    *("", "/pad", "/sheet", "/end", "/log", "/paper?corrections=1", "/links", "/rules-in-short"),
    *("/check", "/table", "/round", "/players", "/names/a", "/points", "/points/a"),
    *("/rules", "/length", "?round=1", "?at=trump", "?at=bid.a", "?at=bonus.a"),
    *("?round=1&at=bid.b&alone=1", "?at=tricks.a&to=1", "?at=tricks.b&round=1&to=0"),
)
GAMES = ["wizard_gigamic", "quoicoupli", "oh_hell", "skull_king", "wizard_fisher"]
NAMES = [player.capitalize() for player in PLAYERS]


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(GAMES), late_marks(20))
def test_every_screen_has_an_answer(table, phone: Phone, game: str, marks: list[Mark]) -> None:
    opened = table(NAMES, game=game)
    play_rounds(opened, 1)
    script = Script(phone, opened)
    sent = [_by_first_letters(mark) for mark in marks]
    assert set(fates(script.send(*sent, late=True))) <= {"written", "refused"}
    assert len(script.news(0)["marks"]) == len(opened.pad.written.marks)
    for screen in SCREENS:
        assert phone.go(opened.path + screen).status == 200, screen


def _by_first_letters(mark: Mark) -> dict:
    """The mark of a table that calls its players by their first letters."""
    short = {player: player[0] for player in PLAYERS}

    def called(value):
        if isinstance(value, list):
            return [called(each) for each in value]
        return short.get(value, value) if isinstance(value, str) else value

    plain = mark_json(mark)
    cells = [[n, d, called(p), f, called(v)] for n, d, p, f, v in plain.get("cells", [])]
    return {**plain, "cells": cells} if cells else plain
