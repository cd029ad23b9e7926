"""A server on which only those who are in a group begin games."""

from pathlib import Path

import pytest
from flask import Flask

from scorepad.pad.mark_json import mark_json
from scorepad.services.groups import HOUSEHOLD, group_to_share, group_token
from scorepad.services.links import new_game_id
from scorepad.setting_values import NoSuchSetting
from scorepad.settings import settings_from
from scorepad.store import Store
from scorepad.web.http.context import current_store
from tests.tools.bench.games import FOUR, played
from tests.web.phone import Phone

KEY = "k" * 40
SAID = "Only phones of a group begin games here."


@pytest.fixture
def closed(made) -> Flask:
    return made(members_only=True)


@pytest.fixture
def store(app: Flask) -> Store:
    return current_store(app)


@pytest.fixture
def link(store: Store) -> str:
    return f"/c/{group_token(KEY.encode(), group_to_share(store, HOUSEHOLD, 1_000))}"


@pytest.mark.parametrize("path", ["/new", "/group"])
def test_a_stranger_is_told_whom_to_ask_and_gets_no_group(
    closed: Flask, store: Store, path: str
) -> None:
    answer = closed.test_client().get(path)
    assert answer.status_code == 403
    assert SAID in answer.text
    with store.reading() as transaction:
        assert transaction.groups.all() == []


def test_a_stranger_who_names_a_season_gets_no_group(closed: Flask, store: Store) -> None:
    phone = Phone(closed)
    assert "Begin the season" not in phone.go("/statistics/seasons").text
    assert "This phone is in no group yet" in phone.text
    for name in ("", "Winter"):
        form = {**phone.token, "name": name, "begins": "2026-12-01"}
        assert phone.send("/statistics/seasons", form).status == 404
    with store.reading() as transaction:
        assert transaction.groups.all() == []


def test_a_game_begun_without_network_stays_on_a_strangers_phone_and_it_is_told_why(
    closed: Flask, link: str
) -> None:
    phone = Phone(closed)

    def bring() -> tuple[int, object]:
        token = phone.token["csrf_token"]
        sent = {"game_id": game, "mark": opening}
        answer = phone.client.post("/new/marks", json=sent, headers={"X-CSRFToken": token})
        return answer.status_code, answer.json

    game, opening = new_game_id(), mark_json(played(FOUR)[0])
    status, told = bring()
    assert (status, told["refusal"]["said"].startswith(SAID)) == (403, True)
    phone.open(link)
    assert bring() == (200, {"version": 1})


def test_whoever_opens_the_link_of_a_group_begins_games_and_the_rest_is_open_to_all(
    closed: Flask, link: str
) -> None:
    for path in ("/", "/check", "/sheets", "/healthz", "/files"):
        assert closed.test_client().get(path).status_code == 200
    phone = Phone(closed)
    assert phone.open(link).status == 200
    assert phone.go("/new").status == 200


def test_the_setting_has_one_value(tmp_path: Path) -> None:
    def members_only(said: str) -> bool:
        return settings_from({"SCOREPAD_NEW_GAMES": said}, tmp_path).members_only

    assert [members_only(said) for said in ("", "members")] == [False, True]
    with pytest.raises(NoSuchSetting, match="SCOREPAD_NEW_GAMES is members, or empty"):
        members_only("nobody")
