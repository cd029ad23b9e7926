"""A link that is opened says what it is for; only a tap lets a phone in."""

import re
import secrets
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import select
from werkzeug.datastructures import MultiDict

from scorepad.services.groups import groups_of
from scorepad.services.links import link_token
from scorepad.store import Store
from scorepad.store.tables import METADATA
from scorepad.web.http.rate_limit import WRONG_LINK
from tests.kinds import thorough
from tests.web.actors import Evening
from tests.web.addresses import addresses, ways
from tests.web.phone import Phone
from tests.web.table import Open, Table

PURPOSES = ("viewer", "joiner", "player", "host", "group")
PREVIEWS: tuple[dict[str, str], ...] = (
    {"User-Agent": "WhatsApp/2.23.20.0"},
    {"User-Agent": "facebookexternalhit/1.1", "Range": "bytes=0-524287"},
    {"User-Agent": "Mozilla/5.0", "Sec-Purpose": "prefetch;prerender", "Sec-Fetch-Site": "none"},
    {"User-Agent": "TelegramBot (like TwitterBot)", "Accept-Language": "de"},
    {},
)


@pytest.fixture
def evening(app: Flask) -> Evening:
    return Evening.of(app)


def link(evening: Evening, purpose: str) -> str:
    """The path of a link; that of a joiner is the players', that of a player is Anna's seat."""
    if purpose not in ("joiner", "player"):
        return f"/{'c' if purpose == 'group' else 'o'}/{evening.tokens[purpose]}"
    with evening.game.store.reading() as transaction:
        row = transaction.games.get(evening.game.id)
        sits = transaction.links.right(evening.game.id, evening.phones["player"].device)
    assert row is not None
    assert sits is not None
    seat = (sits.player, sits.sitting_id) if purpose == "player" else ()
    return f"/o/{link_token(str(evening.app.secret_key).encode(), row, 'player', *seat)}"


def rows(store: Store) -> dict[str, list[Any]]:
    """Every row of every table, but for the day of a phone's last visit."""
    found = {}
    with store.reading() as transaction:
        for table in METADATA.sorted_tables:
            columns = [column for column in table.columns if column.name != "seen_at"]
            found[table.name] = sorted(map(repr, transaction._connection.execute(select(*columns))))
    return found


def meta(page: str) -> dict[str, str]:
    """What a preview reads of a page."""
    return dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)">', page))


@pytest.mark.parametrize("purpose", PURPOSES)
def test_messengers_and_scanners_that_open_a_link_change_no_row(
    purpose: str, evening: Evening
) -> None:
    address, before = link(evening, purpose), rows(evening.game.store)
    for told in PREVIEWS:
        for method in ("GET", "HEAD"):
            answer = evening.app.test_client().open(address, method=method, headers=told)
            assert answer.status_code == 200
            assert "device" not in str(answer.headers.getlist("Set-Cookie"))
    assert rows(evening.game.store) == before


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_whoever_was_never_here_changes_no_row_by_opening_any_address(
    method: str, evening: Evening
) -> None:
    before = rows(evening.game.store)
    for _, rule in (way for way in ways(evening.app) if way[0] == "GET"):
        for address in addresses(evening.app, rule, game_id=evening.game.id):
            evening.app.test_client().open(address, method=method)
    assert rows(evening.game.store) == before


def test_no_address_that_is_opened_changes_who_may_do_what(evening: Evening) -> None:
    names = ("circle", "device_circle", "device_game", "takeover", "game", "mark")
    evening.finished_id()  # is played when it is first asked for
    before = rows(evening.game.store)
    for actor in ("viewer", "player", "host", "group", "expelled", "revoked", "stranger"):
        for purpose in PURPOSES:
            evening.phones[actor].go(link(evening, purpose))
        for method, rule in ways(evening.app):
            if method == "GET":
                evening.ask(actor, "GET", rule)
    after = rows(evening.game.store)
    assert {name: after[name] for name in names} == {name: before[name] for name in names}


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Join a game"), thorough("fr", "Rejoindre une partie"), ("de", "Mitspielen")],
)
def test_a_link_previews_with_a_title_a_sentence_and_a_picture(
    language: str, title: str, evening: Evening
) -> None:
    client = evening.app.test_client()
    told = {"Accept-Language": language, "Host": "pad.local:5000"}
    answer = client.get(link(evening, "joiner"), headers=told)
    assert answer.status_code == 200
    said = meta(answer.text)
    assert said["og:title"] == title
    assert f"<title>{title}</title>" in answer.text
    assert len(said["og:description"]) > 40
    assert said["og:image"].startswith("http://pad.local:5000/static/icons/")
    picture = client.get(said["og:image"].removeprefix("http://pad.local:5000"))
    assert (picture.status_code, picture.mimetype) == (200, "image/png")
    assert {"og:type", "og:site_name"} <= said.keys()
    assert answer.headers["X-Robots-Tag"] == "noindex"
    assert {"Accept-Language", "Cookie"} <= set(answer.headers["Vary"].split(", "))


@pytest.mark.parametrize("purpose", PURPOSES)
def test_the_page_has_nothing_of_the_game_and_nothing_of_the_secret(
    purpose: str, evening: Evening
) -> None:
    evening.game.play({"b": 1, "c": 1, "a": 0}, {"b": 1, "c": 0})
    address = link(evening, purpose)
    page = Phone(evening.app, known=False).go(address)
    for text in ("Anna", "Ben", "Cleo", "Wizard – ", evening.game.id, address[3:]):
        assert text not in page.html
    assert not re.search(r"\d", page.text)
    other = Evening.of(evening.app)
    # Two games, or two groups, have the same page.
    without = re.compile(r'value="[\w.-]+"')
    same = Phone(evening.app, known=False).go(link(other, purpose))
    assert without.sub("", same.html) == without.sub("", page.html)


@pytest.mark.parametrize(
    ("purpose", "label", "leads_to"),
    [
        ("viewer", "Watch", "{}"),
        ("player", "Sit down here", "{}"),
        ("host", "Keep the score here", "{}"),
        ("group", "Join the group", "/"),
    ],
)
def test_one_tap_lets_in_and_whoever_is_in_goes_straight_on(
    purpose: str, label: str, leads_to: str, evening: Evening
) -> None:
    address, newcomer = link(evening, purpose), Phone(evening.app, known=False)
    assert newcomer.go(evening.game.path).status == 404
    there = leads_to.format(evening.game.path)
    newcomer.go(address).tap(label)
    assert (newcomer.status, newcomer.path) == (200, there)
    answer = newcomer.client.get(address)
    assert (answer.status_code, answer.headers["Location"].partition("?")[0]) == (303, there)
    assert newcomer.go(evening.game.path).status == 200


def test_a_player_joins_with_two_taps(evening: Evening) -> None:
    address, ben = link(evening, "joiner"), Phone(evening.app, known=False)
    ben.go(address).tap("Join")
    assert ben.path == f"{evening.game.path}/own-phone"
    ben.tap("Ben")
    assert ben.path == evening.game.path
    assert ben.client.get(address).status_code == 303


@pytest.mark.parametrize("purpose", ["viewer", "joiner"])
def test_a_phone_that_may_do_more_goes_straight_on(purpose: str, evening: Evening) -> None:
    assert evening.phones["host"].client.get(link(evening, purpose)).status_code == 303
    assert evening.phones["group"].client.get(link(evening, purpose)).status_code == 303


def test_a_phone_that_may_do_less_is_asked(evening: Evening) -> None:
    assert "Keep the score" in evening.phones["viewer"].go(link(evening, "host")).text
    assert "Your seat at the table" in evening.phones["host"].go(link(evening, "player")).text


FOREIGN = (
    {"Origin": "https://evil.example"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "null"},
)


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize("purpose", ["host", "group"])
def test_no_other_site_taps(purpose: str, headers: dict[str, str], evening: Evening) -> None:
    address, victim = link(evening, purpose), Phone(evening.app)
    # Even with the token of a page that the victim has open.
    fields = victim.go(address).forms[0].fields
    before = rows(evening.game.store)
    assert victim.client.post(address, data=fields, headers=headers).status_code == 400
    assert rows(evening.game.store) == before


def test_a_tap_without_a_token_or_without_cookies_lets_nobody_in(evening: Evening) -> None:
    evening.app.config["WTF_CSRF_ENABLED"] = True
    address, before = link(evening, "host"), rows(evening.game.store)
    assert evening.app.test_client().post(address).status_code == 400
    blind = evening.app.test_client(use_cookies=False)
    token = re.search(r'name="csrf_token" value="([^"]+)"', blind.get(address).text)
    answer = blind.post(address, data=MultiDict({"csrf_token": token[1]}))
    assert answer.status_code == 400
    assert "keeps no cookies" in answer.text
    assert rows(evening.game.store) == before


def test_a_phone_is_told_by_name_which_group_stays_in_the_background(
    evening: Evening, app: Flask
) -> None:
    guest = Phone(app)
    Table(app, guest, ("Dora", "Ed", "Fay")).begin()
    guest.go("/group").tap("Save", name="The Fridays")
    address = link(evening, "group")
    assert "The Fridays" in guest.go(address).text
    # Nothing has happened yet: the phone plays where it played.
    assert guest.go("/").text.startswith("The Fridays")
    guest.open(address)
    assert not guest.go("/").text.startswith("The Fridays")
    ours, theirs = groups_of(evening.game.store, guest.device)
    assert theirs.name == "The Fridays"
    # Back in the first group, the link of the second is no tap that somebody else can do.
    guest.go("/group").tap("The Fridays")
    assert "The Fridays" in guest.go(address).text
    guest.tap("Join the group")
    assert groups_of(evening.game.store, guest.device)[0] == ours


def test_a_group_in_which_nobody_has_played_is_not_told(evening: Evening) -> None:
    guest = Phone(evening.app)
    assert "in the background" not in guest.go(link(evening, "group")).text


def test_previews_use_up_no_wrong_links_and_renewed_links_neither(
    app: Flask, evening: Evening
) -> None:
    seen = {"REMOTE_ADDR": "192.168.1.20"}
    for token in (evening.tokens["host"], evening.tokens["revoked"]):
        for _ in range(WRONG_LINK.most + 1):
            app.test_client().get(f"/o/{token}", environ_overrides=seen)
    wrong = secrets.token_urlsafe(16) + "h" + secrets.token_urlsafe(16)
    assert app.test_client().get(f"/o/{wrong}", environ_overrides=seen).status_code == 404


def test_a_link_below_a_path_over_https_lets_in(made) -> None:
    app = made(prefix="/home/pad")
    game = Table(app, Phone(app))
    with game.store.reading() as transaction:
        row = transaction.games.get(game.id)
    address = f"/home/pad/o/{link_token(str(app.secret_key).encode(), row, 'view')}"
    guest = Phone(app, known=False).go(address, base_url="https://localhost")
    # All that a browser tells of such a page is its host.
    told = {"Origin": "https://localhost", "Referer": "https://localhost/"}
    answer = guest.client.post(
        address, data=guest.forms[0].fields, headers=told, base_url="https://localhost"
    )
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/home/pad{game.path}")


def test_opening_the_page_of_a_group_makes_none(app: Flask, phone: Phone, table: Open) -> None:
    game = table()
    visitor = Phone(app)
    before = rows(game.store)
    assert visitor.go("/group").path == "/group/new"
    assert "This phone is in no group yet." in visitor.text
    assert rows(game.store) == before
    assert visitor.tap("Begin this group", name="Club").path == "/"
    assert "Club" in visitor.go("/group").text
