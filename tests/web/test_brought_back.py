"""An older copy was brought back: phones and server have other marks, and get the same again."""

from pathlib import Path
from typing import Any

import pytest

from scorepad.pad.mark_json import mark_json
from scorepad.pad.opening import Opening, opening_cells
from scorepad.services.links import new_game_id
from tests.web.phone import Phone
from tests.web.script import Script, fates, new_id
from tests.web.table import Open, Table


class Copy:
    """A copy of everything as it was when this was made."""

    def __init__(self, game: Table, folder: Path) -> None:
        self.store, self.file = game.store, folder / "copy.db"
        self.store.copy(self.file, replace=False)

    def bring_back(self) -> None:
        self.store.restore(self.file, self.file.with_name("replaced.db"))


def ask(phone: Phone, game: Table, what: str, **asked: Any) -> Any:
    return phone.client.get(f"{game.path}/{what}", query_string=asked)


@pytest.mark.parametrize("what", ["marks", "pad"])
def test_whoever_has_as_many_others_is_told_so(
    phone: Phone, table: Open, tmp_path: Path, what: str
) -> None:
    game = table(dealer=2)
    copy = Copy(game, tmp_path)
    game.enter("a", "bid", 0)
    before = ask(phone, game, "marks", since=0).json
    assert ask(phone, game, what, since=2, state=before["state"]).status_code == 204
    copy.bring_back()
    game.enter("a", "bid", 1)
    # A phone that does not say which marks it has is answered as it always was.
    assert ask(phone, game, what, since=2).status_code == 204
    assert ask(phone, game, what, since=2, state=before["state"]).status_code == 200


def test_it_hears_all_marks_and_sends_those_that_are_lost(
    phone: Phone, table: Open, tmp_path: Path
) -> None:
    game = table(dealer=2)
    script, copy = Script(phone, game), Copy(game, tmp_path)
    game.enter("a", "bid", 0)
    known = script.news(0)
    copy.bring_back()
    game.enter("a", "bid", 1)
    news = ask(phone, game, "marks", since=2, state=known["state"]).json
    assert (news["since"], news["version"]) == (0, 2)
    assert news["marks"][1]["id"] != known["marks"][1]["id"]
    assert fates(script.send(known["marks"][1], late=True)) == ["written"]
    assert [mark.id for mark in game.pad.written.marks] == [
        *(mark["id"] for mark in news["marks"]),
        known["marks"][1]["id"],
    ]
    assert len(game.pad.written.conflicts) == 1


def test_a_prefix_is_told_apart_too(phone: Phone, table: Open) -> None:
    game = table(dealer=2)
    game.enter("a", "bid", 0)
    two = ask(phone, game, "marks", since=0).json["state"]
    game.enter("b", "bid", 1)
    right = ask(phone, game, "marks", since=2, state=two).json
    assert (right["since"], len(right["marks"])) == (2, 1)
    for wrong in ("", "0.1", right["state"], "1" + two):
        assert ask(phone, game, "marks", since=2, state=wrong).json["since"] == 0
    within = ask(phone, game, "marks", since=1, has=2, state=two).json
    assert (within["since"], len(within["marks"])) == (1, 2)
    for has in (0, 4, -1):
        assert ask(phone, game, "marks", since=1, has=has, state=two).json["since"] == 0


def test_a_name_that_goes_is_heard_of_by_phones_that_have_all_marks(phone: Phone) -> None:
    path = phone.go("/new").tap("Start", name=["Anna", "Ben", "Cleo"]).path
    before = phone.client.get(f"{path}/marks?since=0").json
    assert phone.client.get(f"{path}/marks?since=1&state={before['state']}").status_code == 204
    erase(phone, "Anna")
    after = phone.client.get(f"{path}/marks?since=1&state={before['state']}").json
    assert after["since"] == 0
    assert "Anna" in str(before["marks"])
    assert "Anna" not in str(after["marks"])


def erase(phone: Phone, name: str) -> None:
    phone.go("/people").follow(name).follow("Erase for good").tap("Erase for good")


def test_a_name_that_is_gone_comes_back_with_no_mark(phone: Phone) -> None:
    path = phone.go("/new").tap("Start", name=["Anna", "Ben", "Cleo"]).path
    first = phone.client.get(f"{path}/marks?since=0").json
    anna = next(cell[2] for cell in first["marks"][0]["cells"] if cell[4] == "Anna")

    def send(*marks: dict[str, Any]) -> list[str]:
        headers = {"X-CSRFToken": first["csrf"]}
        sent = {"late": True, "marks": list(marks)}
        return fates(phone.client.post(f"{path}/marks", json=sent, headers=headers).json)

    earlier = {"id": new_id(), "cells": [[0, 0, anna, "name", "Annabelle"]]}
    assert send(earlier) == ["written"]
    erase(phone, "Anna")
    later = {"id": new_id(), "cells": [[0, 0, anna, "name", "Annemarie"]]}
    assert send(later, earlier) == ["written", "written_before"]
    now = phone.client.get(f"{path}/marks?since=0").text
    assert [name for name in ("Anna", "Annabelle", "Annemarie") if name in now] == []


def test_a_game_that_only_the_phone_has_is_begun_again_under_its_id(
    phone: Phone, table: Open, tmp_path: Path
) -> None:
    before = table()
    copy = Copy(before, tmp_path)
    game = table(("Dora", "Emil", "Fay"), dealer=2)
    game.enter("d", "bid", 1)
    marks = [mark_json(mark) for mark in game.pad.written.marks]
    script = Script(phone, game)
    copy.bring_back()
    assert ask(phone, game, "marks", since=2).status_code == 404
    begun = script.post({"game_id": game.id, "mark": marks[0]}, path="/new/marks")
    assert begun.status_code == 200
    assert fates(script.send(*marks[1:], late=True)) == ["written"]
    assert [mark.id for mark in game.pad.written.marks] == [mark["id"] for mark in marks]


def test_a_game_that_is_gone_on_purpose_is_not_begun_again(phone: Phone, game: Table) -> None:
    opening = mark_json(game.pad.written.marks[0])
    script = Script(phone, game)
    with game.store.writing() as transaction:
        transaction.games.purge(game.id)
    answer = script.post({"game_id": game.id, "mark": opening}, path="/new/marks")
    assert answer.status_code == 410
    assert answer.json["refusal"]["said"] == "This game was deleted and is gone for good."
    other = {
        "id": new_id(),
        "cells": [
            [*cell, value]
            for cell, value in opening_cells(
                Opening("wizard_gigamic", (("a", "Anna"), ("b", "Ben"), ("c", "Cleo")))
            )
        ],
    }
    answer = script.post({"game_id": new_game_id(), "mark": other}, path="/new/marks")
    assert answer.status_code == 200
