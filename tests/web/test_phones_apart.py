"""Two or three phones write one game without network, and bring it together again."""

import secrets
from random import Random
from typing import Any

import pytest
from flask import Flask

from scorepad.pad.fold import fold, read_pad
from scorepad.pad.judge import judge
from scorepad.pad.judge_people import exchanges
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from tests.pad.whims import whim
from tests.web.evening import let_in
from tests.web.phone import Phone
from tests.web.script import Json, Script, fates
from tests.web.table import Open, Table


class Apart:
    """One phone: what it knows of the server's marks, and its own that wait."""

    def __init__(self, script: Script, random: Random) -> None:
        self._script, self._random = script, random
        self.known = script.news(0)["marks"]
        self.own: list[Json] = []
        self.sent = 0

    def do_something(self) -> None:
        """Write, send or hear."""
        match self._random.randint(0, 3):
            case 0 | 1:
                self.write(4)
            case 2:
                self.send(3)
            case _:
                self.hear()

    def write(self, count: int) -> None:
        """Acts of all sorts, as far as the rules allow them on this phone."""
        for _ in range(count):
            pad = fold([Mark.from_body(mark["id"], mark) for mark in self._marks()])
            undoable, id = pad.written.undoable, secrets.token_hex(16)
            if undoable is not None and self._random.random() < 0.1:
                self.own.append({"id": id, "undoes": undoable.id})
                continue
            cells = whim(pad, self._random)
            if exchanges(pad, dict(cells)):
                # One that another phone has exchanged meanwhile is refused: tests/pad tries that.
                continue
            mark = Mark(id, cells, pad.written.seen(dict(cells)))
            if judge(pad, mark) is None:
                self.own.append(mark_json(mark))

    def send(self, count: int) -> None:
        """The next marks that wait, and now and then some that were sent already."""
        first = max(0, self.sent - self._random.choice([0, 0, 1, 5]))
        self.sent = min(self.sent + count, len(self.own))
        marks = self.own[first : self.sent]
        answer = self._script.send(*marks, late=True)
        assert [fate["id"] for fate in answer["fates"]] == [mark["id"] for mark in marks]
        assert set(fates(answer)) <= {"written", "written_before"}, answer

    def hear(self) -> None:
        """Return what is new at the server."""
        since = self._random.choice([0, len(self.known)])
        answer = self._script.phone.client.get(self._script.path, query_string={"since": since})
        if answer.status_code == 200:
            news = answer.get_json()
            self.known[news["since"] :] = news["marks"]

    def _marks(self) -> list[Json]:
        there = {mark["id"] for mark in self.known}
        waiting = [{**mark, "late": True} for mark in self.own if mark["id"] not in there]
        return [*self.known, *waiting]


@pytest.mark.parametrize("seed", range(10))
def test_nothing_is_lost_or_doubled_and_every_phone_keeps_its_order(
    app: Flask, table: Open, seed: int
) -> None:
    random = Random(seed)
    game = table(random.choice([("Anna", "Ben", "Cleo"), ("Anna", "Ben", "Cleo", "Dora")]))
    others = [let_in(game, Phone(app), "host") for _ in range(random.randint(1, 2))]
    scripts = [Script(phone, game) for phone in (game.phone, *others)]
    phones = [Apart(script, random) for script in scripts]
    for _ in range(40):
        random.choice(phones).do_something()
    for phone in random.sample(phones, len(phones)):
        while phone.sent < len(phone.own):
            phone.send(random.randint(1, 20))
        phone.send(len(phone.own))
    written = game.pad.written.marks
    ids = [mark.id for mark in written]
    assert len(set(ids)) == len(ids) == 1 + sum(len(phone.own) for phone in phones)
    for phone in phones:
        own = {mark["id"]: mark for mark in phone.own}
        there = [mark for mark in written if mark.id in own]
        assert [mark.id for mark in there] == list(own)
        for mark in there:
            assert mark_json(mark) == {**own[mark.id], "late": True}
    all_values_stand_until_somebody_chooses(game, scripts[0])


def all_values_stand_until_somebody_chooses(game: Table, script: Script) -> None:
    pad = game.pad
    for conflict in pad.written.conflicts:
        values = [value for value, _ in conflict.values]
        assert len({repr(value) for value in values}) == len(values) > 1
        for value, place in conflict.values:
            assert (conflict.cell, value) in pad.written.marks[place].cells
    for left in range(len(pad.written.conflicts), 0, -1):
        (conflict, *_) = game.pad.written.conflicts
        assert len(game.pad.written.conflicts) == left
        choice: dict[str, Any] = {
            "id": secrets.token_hex(16),
            "cells": [[*conflict.cell, conflict.values[0][0]]],
            "seen": game.pad.written.seen([conflict.cell]),
        }
        assert fates(script.send(choice)) == ["written"], conflict
    assert game.pad.written.conflicts == ()
    assert read_pad(game.pad.written.marks) == game.pad
