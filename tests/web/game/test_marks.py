"""Marks as JSON: what a phone's script asks for and sends."""

import time
from collections.abc import Sequence
from typing import Any

import pytest
from flask import Flask

from scorepad.pad.marks import Mark
from scorepad.store import GameRow, StoreUnavailable
from scorepad.store.marks import Marks
from scorepad.web.game.marks import written_at
from tests.web.evening import let_in
from tests.web.phone import Phone
from tests.web.script import Json, Script, as_sent, bid, fates, new_id
from tests.web.table import SECRET, Open, Table

DAY = 24 * 3600


@pytest.fixture
def script(phone: Phone, table: Open) -> Script:
    return Script(phone, table(dealer=2))


def test_all_marks_are_told_to_a_phone_that_knows_none_or_more_than_there_is(
    script: Script, table: Open
) -> None:
    news = script.news(0)
    assert (news["version"], news["since"], len(news["marks"])) == (1, 0, 1)
    assert news["marks"][0]["cells"][0][3] == "ruleset"
    assert script.news(7)["since"] == 0
    assert script.news(-1)["since"] == 0


def test_only_the_newest_marks_are_told(script: Script) -> None:
    first, second = bid("a", 0), bid("b", 1)
    assert script.send(first, second)["version"] == 3
    news = script.news(2)
    assert as_sent(news["marks"]) == [second]
    assert (news["version"], news["since"]) == (3, 2)


def test_a_phone_hears_which_marks_another_one_wrote(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = table(dealer=2)
    scripts = Script(phone, game), Script(let_in(game, other_phone, "host"), game)
    for script, mark in zip(scripts, (bid("a", 0), bid("b", 1)), strict=True):
        assert fates(script.send(mark)) == ["written"]
    told = [[mark.get("other") for mark in script.news(1)["marks"]] for script in scripts]
    assert told == [[None, True], [True, None]]


def lacking(answer: Json) -> Json:
    return {name: answer.get(name) for name in ("version", "since", "marks", "state")}


def test_who_says_what_it_has_hears_with_the_fates_what_it_lacks(
    script: Script,
) -> None:
    state = script.news(0)["state"]
    other, own = bid("a", 0), bid("b", 1)
    script.send(other)
    answer = script.send(own, since=1, has=1, state=state)
    assert fates(answer) == ["written"]
    assert as_sent(answer["marks"]) == [other, own]
    assert lacking(answer) == lacking(script.news(1))
    known = {"since": 3, "has": 3, "state": answer["state"]}
    refused = script.send(bid("a", 1), **known)
    assert (fates(refused), refused["marks"], refused["since"]) == (["stale"], [], 3)
    again = script.send(own, since=2, has=3, state=answer["state"])
    assert (fates(again), as_sent(again["marks"])) == (["written_before"], [own])


def test_who_has_other_marks_than_there_are_hears_all_with_the_fates(script: Script) -> None:
    for known in (
        {"since": 1, "has": 1, "state": "1.1.0"},
        {"since": 9, "has": 9, "state": "0.9.0"},
        {"since": -1, "has": 1, "state": script.news(0)["state"]},
    ):
        answer = script.send(bid("a", 0), **known)
        assert lacking(answer) == lacking(script.news(0))


@pytest.mark.parametrize(
    "known", [{}, {"since": 1}, {"since": True, "has": 1, "state": "0.1.0"}, {"since": "1"}]
)
def test_an_older_script_which_does_not_say_what_it_has_hears_the_fates_alone(
    script: Script, known: Json
) -> None:
    assert script.send(bid("a", 0), **known).keys() == {"version", "fates"}


def test_a_live_mark_is_judged_and_the_others_are_written(script: Script) -> None:
    answer = script.send(bid("a", 5), bid("b", 1), bid("b", 0))
    assert fates(answer) == ["refused", "written", "stale"]
    assert answer["fates"][0]["refusal"] == {
        "code": "out_of_range",
        "facts": {"value": 5, "low": 0, "high": 1},
        "said": "A number from 0 to 1, please.",
    }
    assert answer["fates"][2]["refusal"]["code"] == "written_meanwhile"
    assert answer["version"] == 2


@pytest.mark.both_databases
def test_a_mark_sent_twice_is_written_once(script: Script) -> None:
    mark = bid("a", 0)
    assert fates(script.send(mark, mark)) == ["written", "written_before"]
    assert fates(script.send(mark)) == ["written_before"]
    assert fates(script.send(mark, late=True)) == ["written_before"]
    assert fates(script.send({**mark, "cells": bid("a", 1)["cells"]}, late=True)) == ["stale"]
    assert script.news(0)["version"] == 2


def test_late_marks_are_appended_whatever_the_rules_say(script: Script) -> None:
    marks = [bid("b", 1), bid("a", 40), bid("c", 1, number=9), bid("b", 0)]
    assert fates(script.send(*marks, late=True)) == ["written"] * 4
    assert [mark["id"] for mark in script.news(1)["marks"]] == [mark["id"] for mark in marks]


def test_a_late_mark_that_nobody_can_read_does_not_stop_the_others(script: Script) -> None:
    marks = [
        bid("a", "many"),
        bid("zoe", 1),
        {"id": new_id(), "cells": [[1, 1, "a", "mood", 3]]},
        {"id": new_id(), "undoes": new_id()},
        {"id": new_id()},
        {"id": "short", "cells": [[1, 1, "a", "bid", 0]]},
        {"id": new_id(), "cells": [[1, 1, "a", "bid"]]},
        {"id": new_id(), "cells": [[True, 1, "a", "bid", 0]]},
        "mark",
        None,
        bid("a", 1),
    ]
    answer = script.send(*marks, late=True)
    assert fates(answer) == ["refused"] * 10 + ["written"]
    assert answer["version"] == 2


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"late": true}',
        b'{"late": 1, "marks": []}',
        b'{"late": true, "marks": {}}',
        b'{"late": true, "marks": [1e999]}',
        b'{"late": true, "marks": [NaN]}',
        b'{"late": true, "marks": ["\\ud800"]}',
        b'{"late": true, "marks": ["\xff"]}',
        b"[" * 60_000,
        b'{"late": true, "marks": ' + b"[" * 500 + b"]" * 500 + b"}",
        b'{"late": true, "marks": [' + b"9" * 5000 + b"]}",
        b'{"late": true, "marks": [' + b"0," * 100 + b"0]}",
    ],
)
def test_what_is_no_json_of_ours_is_refused_with_a_sentence(script: Script, body: bytes) -> None:
    answer = script.phone.client.post(
        script.path,
        data=body,
        content_type="application/json",
        headers={"X-CSRFToken": script.token},
    )
    assert answer.status_code == 400
    assert answer.get_json() == {
        "error": "unreadable",
        "says": "That could not be read. Please try once more.",
    }


def test_more_than_64_kb_are_refused(script: Script) -> None:
    answer = script.post({"late": True, "marks": [], "more": "x" * 65_536})
    assert answer.status_code == 413
    assert answer.get_json()["error"] == "too_large"


def test_a_script_without_a_token_is_given_one_and_writes_nothing(script: Script) -> None:
    answer = script.post({"late": True, "marks": [bid("a", 0)]}, token="")
    assert answer.status_code == 400
    assert answer.get_json()["error"] == "stale_form"
    script.token = answer.get_json()["csrf"]
    assert script.send(bid("a", 0))["version"] == 2


@pytest.mark.both_databases
def test_a_batch_is_written_as_a_whole_or_not_at_all(
    phone: Phone, game: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Script(phone, game)
    append_all = Marks.append_all

    def fills_up(self: Marks, game: GameRow, marks: Sequence[Mark], summary: Json) -> GameRow:
        append_all(self, game, marks[:2], summary)
        raise StoreUnavailable("full")

    marks = [bid("a", 0), bid("b", 0), bid("c", 0)]
    with monkeypatch.context() as patch:
        patch.setattr(Marks, "append_all", fills_up)
        answer = script.post({"late": True, "marks": marks})
    assert (answer.status_code, answer.get_json()["error"]) == (503, "not_written")
    assert answer.headers["Retry-After"] == "5"
    assert script.news(0)["version"] == 1
    assert fates(script.send(*marks, late=True)) == ["written"] * 3


@pytest.mark.parametrize(
    ("said", "believed"),
    [(0, True), (-60, True), (-59 * DAY, True), (-61 * DAY, False), (1, False)],
)
def test_when_a_mark_was_written_is_believed_within_reason(said: int, believed: bool) -> None:
    now = 1_800_000_000
    assert written_at({"at": now + said}, now) == (now + said if believed else now)


@pytest.mark.parametrize("said", ["noon", True, None, 1e9, [1]])
def test_what_is_no_time_is_not_believed(said: Any) -> None:
    assert written_at({"at": said}, 1_800_000_000) == 1_800_000_000


def test_a_late_mark_keeps_its_time_and_a_live_one_is_written_now(
    phone: Phone, game: Table
) -> None:
    script = Script(phone, game)
    before = int(time.time()) - DAY
    script.send(bid("a", 0, at=before), late=True)
    script.send(bid("b", 0, at=before))
    late, live = game.pad.written.marks[1:]
    assert (late.at, live.at > before) == (before, True)


def test_a_mark_says_when_it_was_written_and_that_another_phone_wrote_it(
    app: Flask, table: Open, phone: Phone
) -> None:
    opened = table(dealer=2)
    anna = Script(phone, opened)
    ben = Script(let_in(opened, Phone(app), "host"), opened)
    anna.send(bid("a", 0))
    ben.send(bid("b", 1))
    for script, others in ((anna, [False, True]), (ben, [True, False])):
        told = script.news(1)["marks"]
        assert [mark.get("other", False) for mark in told] == others
        assert all(mark["at"] > 1_700_000_000 for mark in told)


def test_a_mark_that_phones_have_no_words_for_says_what_it_did(script: Script) -> None:
    renamed = {"id": new_id(), "cells": [[0, 0, "a", "name", "Annabel"]]}
    opening = script.news(0)["marks"][0]["id"]
    renamed["seen"] = opening
    script.send(renamed, bid("a", 0))
    one, other = as_sent(script.news(1)["marks"])
    assert one == {**renamed, "said": "Anna → Annabel"}
    assert "said" not in other
    assert "said" not in script.news(0)["marks"][0]


def test_what_it_did_is_said_in_the_readers_language(script: Script) -> None:
    script.send({"id": new_id(), "cells": [[1, 0, "", "deal", 2]]})
    answer = script.phone.client.get(script.path, headers={"Accept-Language": "de"})
    assert answer.get_json()["marks"][1]["said"] == "neu gegeben"


def test_a_hidden_bid_is_told_to_nobody_not_even_by_what_becomes_of_a_guess(
    app: Flask, phone: Phone, table: Open
) -> None:
    told = []
    for value in (0, 1):
        opened = table(dealer=2, options=SECRET)
        script = Script(phone, opened)
        mark = {**bid("a", value), "id": "b" * 32}
        script.send(mark)
        other = Script(let_in(opened, Phone(app), "host"), opened)
        guesses = [
            {**bid("a", 1), "id": "b" * 32},
            {**bid("a", 1), "id": "c" * 32, "seen": "b" * 32},
            {**bid("a", 1), "id": "d" * 32},
        ]
        news = other.news(1)
        assert news["marks"][0]["cells"] == [[1, 1, "a", "bid", {"hidden": True}]]
        known = {"since": 1, "has": 2, "state": news["state"]}
        answer = other.send(*guesses, **known)
        assert lacking(answer) == lacking(other.news(1))
        # It names the marks, of which each game has an opening of its own.
        del answer["state"]
        answer["marks"] = as_sent(answer["marks"])
        told.append((as_sent(news["marks"]), answer, as_sent(other.news(1)["marks"])))
        assert fates(script.send(mark)) == ["written_before"], "to the phone that wrote it"
    assert told[0] == told[1]


def test_a_mark_of_a_match_is_told_and_written(phone: Phone, table: Open) -> None:
    opened = table(("Ann", "Bob"), game="wizards_cup")
    script = Script(phone, opened)
    won = {"id": new_id(), "cells": [[1, 0, "", "won", ["a"]]]}
    both = {"id": new_id(), "cells": [[1, 0, "", "won", ["a", "b"]]]}
    assert fates(script.send(won, both)) == ["written", "stale"]
    assert fates(script.send(both, late=True)) == ["written"]
    assert script.news(2)["marks"][0]["said"] == "won by Ann + Bob", "which had not seen the other"


class TestAGameBegunWithoutNetwork:
    @pytest.fixture
    def opening(self, script: Script) -> Json:
        """An opening as the server would make it."""
        mark = script.news(0)["marks"][0]
        return {"id": new_id(), "cells": mark["cells"]}

    def bring(self, script: Script, opening: Any, game_id: Any = "g" * 22) -> Any:
        body = {"game_id": game_id, "mark": opening}
        return script.post(body, path="/new/marks")

    def test_is_opened_once_and_its_host_writes_on(self, script: Script, opening: Json) -> None:
        for _ in range(2):
            answer = self.bring(script, opening)
            assert (answer.status_code, answer.get_json()) == (200, {"version": 1})
        script.path = f"/g/{'g' * 22}/marks"
        assert as_sent(script.news(0)["marks"]) == [opening]
        assert fates(script.send(bid("a", 1), late=True)) == ["written"]
        assert self.bring(script, opening).status_code == 200

    def test_does_not_take_the_id_of_another(
        self, app: Flask, script: Script, opening: Json, table: Open
    ) -> None:
        self.bring(script, opening)
        again = {**opening, "id": new_id()}
        assert self.bring(script, again).status_code == 409
        stranger = Phone(app)
        other = table()
        let_in(other, stranger, "host")
        assert self.bring(Script(stranger, other), opening).status_code == 409

    def test_is_opened_by_a_device_that_was_never_here(self, app: Flask, opening: Json) -> None:
        stranger = Phone(app, known=False)
        body = {"game_id": "n" * 22, "mark": opening}
        token = stranger.client.get("/new/marks").get_json()["csrf"]
        answer = stranger.client.post("/new/marks", json=body, headers={"X-CSRFToken": token})
        assert answer.status_code == 200
        assert stranger.client.get(f"/g/{'n' * 22}/marks").status_code == 200

    def test_whose_first_answer_is_lost_is_this_phones_all_the_same(
        self, app: Flask, opening: Json
    ) -> None:
        phone = Phone(app, known=False)
        token = phone.client.get("/new/marks").get_json()["csrf"]
        device, session = (phone.client.get_cookie(name) for name in ("device", "session"))
        assert device is not None
        assert session is not None
        # The same phone, but what it is told is lost.
        lost = app.test_client()
        for each in (device, session):
            lost.set_cookie(each.key, each.value)
        body, says = {"game_id": "n" * 22, "mark": opening}, {"X-CSRFToken": token}
        assert lost.post("/new/marks", json=body, headers=says).status_code == 200
        assert phone.client.post("/new/marks", json=body, headers=says).status_code == 200
        assert phone.client.get(f"/g/{'n' * 22}/marks").status_code == 200

    @pytest.mark.parametrize("game_id", ["short", "g" * 23, "g" * 21 + "/", 7, None])
    def test_needs_an_id(self, script: Script, opening: Json, game_id: Any) -> None:
        assert self.bring(script, opening, game_id).status_code == 400

    @pytest.mark.parametrize(
        ("field", "value", "code"),
        [
            ("ruleset", {"key": "nobodys"}, "no_such_game"),
            ("seating", ["a", "b", ["c"]], "not_a_mark"),
            ("name", "Cl\u202eeo", "name_has_controls"),
            ("rule:bidding.who", "me", "no_such_rule"),
            ("mood", 1, "not_a_mark"),
        ],
    )
    def test_that_could_not_be_opened_here_is_not(
        self, script: Script, opening: Json, field: str, value: Any, code: str
    ) -> None:
        kept = [cell for cell in opening["cells"] if cell[3] != field or field == "name"]
        number = 0 if field in ("ruleset", "name", "house") else 1
        player = "a" if field == "name" else ""
        kept = [cell for cell in kept if cell[:4] != [number, 0, player, field]]
        opening["cells"] = [*kept, [number, 0, player, field, value]]
        answer = self.bring(script, opening)
        said = answer.get_json()
        assert (answer.status_code, said["refusal"]["code"]) == (422, code)
        assert said["why"] == f"The server does not take this game. {said['refusal']['said']}"
        script.path = f"/g/{'g' * 22}/marks"
        assert script.phone.client.get(script.path).status_code == 404

    @pytest.mark.parametrize("mark", [None, {}, {"id": new_id()}, {"id": new_id(), "cells": [[]]}])
    def test_needs_a_mark(self, script: Script, mark: Any) -> None:
        answer = self.bring(script, mark)
        assert (answer.status_code, answer.get_json()["refusal"]["code"])[0] == 422

    def test_by_rules_that_an_older_library_had_is_opened_by_these(
        self, script: Script, opening: Json
    ) -> None:
        (data,) = [cell[4] for cell in opening["cells"] if cell[3] == "ruleset"]
        data["points"]["made"]["base"] += 5
        assert self.bring(script, opening).status_code == 200
        data["deck"]["suits"][0]["code"] = "Q"
        refused = self.bring(script, opening, "h" * 22)
        assert (refused.status_code, refused.get_json()["refusal"]["code"]) == (422, "no_such_game")


class Known:
    """What a phone says that it has, in the way that scripts ask with it."""

    def __init__(self, phone: Phone, game: Table) -> None:
        self.phone, self.path = phone, f"{game.path}/marks"
        self.token = phone.client.get("/new/marks").get_json()["csrf"]
        news = phone.client.get(self.path, query_string={"since": 0}).get_json()
        self.has, self.state = news["version"], news["state"]

    def asked(self, **other: Any) -> list[tuple[int, str]]:
        """The status and the reason of the answers, to a question and to marks."""
        known = {"since": self.has, "has": self.has, "state": self.state, **other}
        sent = {"late": False, "marks": [bid("b", 1)], **known}
        answers = [
            self.phone.client.get(self.path, query_string=known),
            self.phone.client.post(self.path, json=sent, headers={"X-CSRFToken": self.token}),
        ]
        return [
            (answer.status_code, answer.get_json().get("refusal", {}).get("code", ""))
            for answer in answers
        ]


ENDED, UNKNOWN = [(403, "access_ended")] * 2, [(404, "")] * 2


def test_a_phone_whose_link_was_renewed_is_told_so_if_it_knows_the_game(
    app: Flask, phone: Phone, game: Table
) -> None:
    other = Phone(app)
    let_in(game, other, role="host")
    game.enter("b", "bid", 0)
    known = Known(other, game)
    phone.go(f"{game.path}/links?role=host").tap("Renew")
    assert known.asked() == ENDED
    game.enter("c", "bid", 0)
    assert known.asked() == ENDED
    known.has, known.state = 1, known.state.replace(".2.", ".1.")
    assert known.asked() == UNKNOWN, "others than the first mark"


def test_who_does_not_know_the_game_is_told_nothing(app: Flask, phone: Phone, game: Table) -> None:
    known = Known(phone, game)
    known.phone = Phone(app)
    known.token = known.phone.client.get("/new/marks").get_json()["csrf"]
    assert known.asked() == ENDED, "by its state"
    for state in ("", "x", "0.1.0", "0.1", "..", "0.2.0"):
        assert known.asked(state=state) == UNKNOWN
    for has in (0, -1, 2, 10**20):
        assert known.asked(has=has) == UNKNOWN
    for has in ("x", [], None):
        answer = known.phone.client.post(
            known.path,
            json={"late": False, "marks": [], "has": has, "state": known.state},
            headers={"X-CSRFToken": known.token},
        )
        assert answer.status_code == 404


def test_a_deleted_game_and_one_that_has_less_end_nobodys_access(
    app: Flask, phone: Phone, game: Table
) -> None:
    game.enter("b", "bid", 0)
    known = Known(phone, game)
    known.has += 1
    known.phone.client.delete_cookie("device")
    assert known.asked() == UNKNOWN
    known.has -= 1
    assert known.asked() == ENDED
    with game.store.writing(game.id) as transaction:
        transaction.games.delete(game.id, 1_000)
    assert known.asked() == UNKNOWN


def test_after_a_name_was_erased_the_phone_that_still_has_it_is_told_to_let_go(
    app: Flask, phone: Phone, game: Table
) -> None:
    known = Known(phone, game)
    phone.go("/people").follow("Anna").follow("Erase").tap("Erase for good")
    known.phone.client.delete_cookie("device")
    assert known.asked() == ENDED


def test_whoever_only_looked_on_is_sent_to_a_page_without_the_game(
    app: Flask, phone: Phone, game: Table
) -> None:
    viewer = Phone(app)
    let_in(game, viewer, role="view")
    poll = viewer.client.get(f"{game.path}/pad?since=0", headers={"HX-Request": "true"})
    assert "HX-Refresh" not in poll.headers
    phone.go(f"{game.path}/links?role=view").tap("Renew")
    poll = viewer.client.get(f"{game.path}/pad?since=0", headers={"HX-Request": "true"})
    assert (poll.status_code, poll.headers["HX-Refresh"]) == (404, "true")
    assert "Anna" not in poll.text
    page = viewer.go(game.path)
    assert (page.status, "Anna" in page.html) == (404, False)
    assert "Try again" in page.text
