"""What a group's own programs read, by a link that lets nobody do anything else."""

import json
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from scorepad.services.evening_moves import NOWHERE, move_to_evening
from scorepad.services.people.people import rename_person
from tests.web.evening import finished, play_rounds
from tests.web.phone import Phone
from tests.web.table import Open

MANUAL = Path(__file__).parent.parent.parent / "scorepad" / "MANUAL.md"


def link_of(phone: Phone) -> str:
    """Return the path of the link for the group's programs, which a person makes."""
    screen = phone.go("/").follow("People").follow("All our phones")
    screen = screen.follow("A link for programs").tap("Make a link")
    return re.search(r"http://localhost(/programs/[\w-]{44})", screen.text)[1]


def read(phone: Phone, path: str) -> Any:
    answer = phone.client.get(path)
    assert answer.status_code == 200, path
    assert answer.mimetype == "application/json"
    # Who reads gets no right by it.
    assert "Set-Cookie" not in answer.headers
    return json.loads(answer.data)


def keys_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
    for each in value.values() if isinstance(value, dict) else value:
        if isinstance(each, dict | list):
            yield from keys_in(each)


def test_a_program_reads_the_evening_as_people_see_it(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    first, second = finished(table), finished(table, "Dora", "Anna", "Ed")
    link = link_of(phone)
    start = read(other_phone, link)
    assert start == {"version": 1, "evenings": f"{link}/evenings", "games": f"{link}/games"}
    evenings = read(other_phone, start["evenings"])
    (listed,) = evenings["evenings"]
    assert evenings["older"] is None
    shown = read(other_phone, f"{start['evenings']}/{listed['id']}")
    assert shown["evening"] == {**listed, "open": False}
    assert [game["id"] for game in shown["games"]] == [first.id, second.id]
    totals: dict[str, int] = {}
    for line in shown["games"]:
        game = read(other_phone, f"{start['games']}/{line['id']}")["game"]
        for seat, player in enumerate(game["players"]):
            points = [
                result["points"]
                for each in game["rounds"]
                for result in each["results"]
                if result["player"] == seat
            ]
            assert player["points"] == sum(points)
            totals[player["person"]] = totals.get(player["person"], 0) + sum(points)
    assert {each["person"]: each["points"] for each in listed["standings"]} == totals
    assert [each["rank"] for each in listed["standings"]] == [
        1 + sum(other > each["points"] for other in totals.values()) for each in listed["standings"]
    ]


def test_times_have_a_zone_and_every_field_is_in_the_manual(phone: Phone, table: Open) -> None:
    game, _ = finished(table), finished(table)
    link = link_of(phone)
    paths = ("", "/evenings", f"/evenings/{game.id}", "/games", f"/games/{game.id}")
    answers = [read(phone, f"{link}{path}") for path in paths]
    described = set(re.findall(r"`(\w+)`", MANUAL.read_text()))
    assert {key for answer in answers for key in keys_in(answer)} <= described
    evening, whole = answers[2]["evening"], answers[4]["game"]
    for moment in (evening["began_at"], evening["ended_at"], whole["began_at"], whole["ended_at"]):
        assert datetime.fromisoformat(moment).tzinfo is not None


def test_a_running_game_shows_no_more_than_its_finished_rounds(phone: Phone, table: Open) -> None:
    game = table(rounds=3)
    play_rounds(game, 1)
    game.begin()
    secret = table(("Dora", "Ed", "Fred"), rounds=3, options={"bidding.visibility": "secret"})
    secret.enter(secret.pad.current.leader, "bid", 1)
    link = link_of(phone)
    running = {line["id"]: line for line in read(phone, f"{link}/games")["running"]}
    assert running.keys() == {game.id, secret.id}
    assert running[game.id]["round"] == 2
    for each, rounds in ((game, [1]), (secret, [])):
        whole = read(phone, f"{link}/games/{each.id}")["game"]
        assert [played["round"] for played in whole["rounds"]] == rounds
        assert (whole["over"], whole["ended_at"]) == (False, None)
        assert not any(player["won"] for player in whole["players"])


def test_who_has_the_answer_already_gets_none_until_something_changes(
    phone: Phone, table: Open
) -> None:
    first, second = finished(table), finished(table)
    path = f"{link_of(phone)}/evenings/{first.id}"
    answer = phone.client.get(path)
    assert answer.headers["Cache-Control"] == "private, no-cache"
    known = {"If-None-Match": answer.headers["ETag"]}
    again = phone.client.get(path, headers=known)
    assert (again.status_code, again.data) == (304, b"")
    person = json.loads(answer.data)["evening"]["standings"][0]["person"]
    assert rename_person(first.store, phone.device, person, "Xaver") is None
    changed = phone.client.get(path, headers=known)
    assert changed.status_code == 200
    assert b"Xaver" in changed.data
    assert move_to_evening(first.store, phone.device, second.id, NOWHERE, "") is None
    assert phone.client.get(path, headers=known).status_code == 404


def test_a_revoked_link_says_so_in_a_sentence_and_no_link_opens_anything_else(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game, _ = finished(table), finished(table)
    link = link_of(phone)
    token = link.rpartition("/")[2]
    for address in (f"/tv/{token}", f"/c/{token}", f"/o/{token}", f"{game.path}"):
        assert other_phone.client.get(address).status_code == 404, address
    phone.go("/group/links?role=programs").tap("Revoke the link")
    for path in ("", "/evenings", f"/evenings/{game.id}", "/games", f"/games/{game.id}"):
        answer = other_phone.client.get(f"{link}{path}", headers={"Accept-Language": "de"})
        assert answer.status_code == 410
        told = json.loads(answer.data)
        assert told["error"] == "link_revoked"
        assert "gesperrt" in told["says"]
        assert "Anna" not in answer.text
    assert link_of(phone) != link
    assert other_phone.client.get(link).status_code == 410


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/evenings/{game}x", 404, "no_evening"),
        ("/games/{game}x", 404, "no_game"),
        ("/people", 404, "no_page"),
        ("/evenings?before=-1", 404, "no_page"),
        ("/evenings?before=x", 404, "no_page"),
        ("/evenings?before=1000000", 404, "no_page"),
        ("/games?before=x", 404, "no_page"),
        ("/games?before=12", 404, "no_page"),
        ("/games?before=-1.{game}", 404, "no_page"),
    ],
)
def test_what_is_not_there_is_said_in_json(
    phone: Phone, table: Open, path: str, status: int, code: str
) -> None:
    game, _ = finished(table), finished(table)
    answer = phone.client.get(link_of(phone) + path.format(game=game.id))
    assert answer.status_code == status
    told = json.loads(answer.data)
    assert told["error"] == code
    assert told["says"].endswith(".")


def test_a_link_that_never_was_and_one_that_is_written_to_say_so_in_json(
    phone: Phone, table: Open
) -> None:
    finished(table)
    link = link_of(phone)
    wrong = phone.client.get(link[:-1] + ("a" if link[-1] != "a" else "b"))
    assert (wrong.status_code, json.loads(wrong.data)["error"]) == (404, "no_circle")
    for method in ("post", "put", "delete"):
        answer = getattr(phone.client, method)(f"{link}/games")
        assert answer.status_code in (400, 405)
        assert json.loads(answer.data)["says"]


def test_games_and_evenings_come_a_page_at_a_time(
    phone: Phone, table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scorepad.services.programs._A_PAGE", 2)
    games = [finished(table).id for _ in range(5)]
    link, found, older = link_of(phone), list[str](), ""
    for _ in range(3):
        page = read(phone, f"{link}/games?before={older}")
        found += [game["id"] for game in page["games"]]
        older = page["older"]
    assert older is None
    assert sorted(found) == sorted(games)
    assert read(phone, f"{link}/evenings?before=1")["evenings"] == []
