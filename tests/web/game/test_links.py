import re
from dataclasses import replace
from urllib.parse import urlsplit

import pytest
import segno
from flask import Flask

from scorepad.sheets.qr import qr_code
from scorepad.web.http.context import install
from tests.web.phone import Phone
from tests.web.table import Open, Table


def at(phone: Phone, address: str, path: str) -> Phone:
    """The page as this phone sees it when it calls the server by ``address``."""
    token, domain = phone.client.get_cookie("device").value, urlsplit(address).hostname
    # Over https only a cookie counts that nobody else can have set.
    secure = address.startswith("https:")
    name = "__Host-device" if secure else "device"
    phone.client.set_cookie(name, token, domain=str(domain), secure=secure)
    return phone.go(path, base_url=address)


def link_on(phone: Phone) -> str:
    """The link that the page shows, without the server's address."""
    found = re.findall(r'id="link">(?:http://[^/]+)(/o/[^<]+)<', phone.html)
    assert len(found) == 1
    return found[0]


def link_to(phone: Phone, game: Table, role: str) -> str:
    return link_on(phone.go(f"{game.path}/links?role={role}"))


def dark_modules(path: str) -> set[tuple[int, int]]:
    """Column and row of every module that a code's path covers."""
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", path)
    assert "".join(f"M{x} {y}h{w}v1h-{v}z" for x, y, w, v in runs) == path
    return {(int(x) + i, int(y)) for x, y, w, _ in runs for i in range(int(w))}


def test_the_link_to_take_over_gives_another_phone_the_pen(
    phone: Phone, other_phone: Phone, game: Table
) -> None:
    assert other_phone.open(link_to(phone, game, "host")).path == game.path
    other_phone.tap("1")
    assert game.pad.rounds[0].boxes["b"].bid == 1


def test_the_link_for_looking_shows_and_takes_no_writing(
    phone: Phone, other_phone: Phone, game: Table
) -> None:
    form, _ = phone.go(game.path).button("1")
    other_phone.open(link_to(phone, game, "view"))
    assert (other_phone.path, other_phone.forms) == (game.path, [])
    sent = {**form.fields, "value": "1", **other_phone.token}
    assert other_phone.send(form.action, sent).status == 403
    assert "This phone is view only" in other_phone.text
    assert other_phone.follow("Enter on this phone").status == 200
    assert game.pad.rounds[0].boxes["b"].bid is None


def test_a_link_leads_to_an_address_without_its_secret(
    phone: Phone, app: Flask, game: Table
) -> None:
    game.begin()
    newcomer, link = Phone(app, known=False), link_to(phone, game, "host")
    newcomer.go(link)
    assert link not in newcomer.html
    answer = newcomer.client.post(link, data=newcomer.forms[0].fields)
    assert (answer.status_code, answer.location) == (303, game.path)
    assert answer.cache_control.no_store
    assert answer.headers["X-Robots-Tag"] == "noindex"
    assert newcomer.client.get_cookie("device").max_age > 300 * 24 * 3600
    assert newcomer.go("/").text.count("Anna · Ben · Cleo") == 1


def test_the_code_says_what_the_text_says(phone: Phone, game: Table) -> None:
    at(phone, "http://192.168.1.20:5000", f"{game.path}/links")
    [link] = re.findall(r'id="link">([^<]+)<', phone.html)
    assert link.startswith("http://192.168.1.20:5000/o/")
    assert f'd="{qr_code(link).path}"' in phone.html
    assert "style=" not in phone.html


def test_a_code_is_drawn_module_by_module_with_white_around_it() -> None:
    text = "http://192.168.1.20:5000/o/" + "x" * 45
    drawn, code = qr_code(text), segno.make_qr(text, error="m")
    assert dark_modules(drawn.path) == {
        (x + 4, y + 4) for y, row in enumerate(code.matrix) for x, dark in enumerate(row) if dark
    }
    assert drawn.size == len(code.matrix) + 8


def test_one_link_is_shown_at_a_time(phone: Phone, game: Table) -> None:
    host, view = link_to(phone, game, "host"), link_to(phone, game, "view")
    assert host != view
    assert host not in phone.go(f"{game.path}/links").html
    assert link_on(phone) == view
    assert link_on(phone.follow("Can enter")) == host
    assert view not in phone.html


def test_one_tap_shows_the_code_for_writing_and_the_page_before_it_has_none(
    phone: Phone, other_phone: Phone, game: Table
) -> None:
    writing = link_to(phone, game, "host")
    phone.follow("View only")
    assert writing not in phone.html
    before, _, _ = phone.follow("Can enter").html.partition('id="link"')
    assert '<svg class="qr"' in before
    assert "<details" not in before
    # Who only looks gets neither page.
    other_phone.open(link_to(phone, game, "view"))
    assert other_phone.go(f"{game.path}/links?role=host").status == 403
    assert writing not in other_phone.html


@pytest.mark.parametrize("role", ["host", "view"])
@pytest.mark.both_databases
def test_a_renewed_link_stops_the_old_one_and_who_came_by_it(
    role: str, phone: Phone, app: Flask, game: Table
) -> None:
    old = link_to(phone, game, role)
    guest, late = Phone(app), Phone(app)
    guest.open(old)
    phone.tap("Renew the link")
    assert "The old one has stopped" in phone.text
    assert link_on(phone) != old
    assert late.open(old).status == 404
    assert guest.go(game.path).status == 404
    for each in (late, guest):
        assert "The code was renewed" in each.text
        assert "Ask whoever keeps the score for the new code." in each.text
    assert phone.go(game.path).status == 200
    assert late.open(link_to(phone, game, role)).path == game.path


def test_renewing_one_link_leaves_the_other_alone(
    phone: Phone, other_phone: Phone, game: Table
) -> None:
    other_phone.open(link_to(phone, game, "view"))
    link_to(phone, game, "host")
    phone.tap("Renew the link")
    assert other_phone.go(game.path).status == 200


def test_a_scorer_who_opens_the_link_for_looking_keeps_the_pen(phone: Phone, game: Table) -> None:
    phone.open(link_to(phone, game, "view"))
    assert phone.tap("1").status == 200


def test_unknown_foreign_and_damaged_links_are_the_same(
    phone: Phone, app: Flask, table: Open
) -> None:
    game, other_game = table(), table(("Emil", "Zoe", "Xaver"))
    link_to(phone, game, "host")
    phone.tap("Renew the link")
    good = link_to(phone, game, "host")
    foreign = good[:3] + other_game.id + good[3 + len(game.id) :]
    raised = link_to(phone, game, "view").replace(game.id + "v", game.id + "h")
    links = [
        foreign,
        raised,
        good[:-1],
        good + "x",
        good[:-1] + ("A" if good[-1] != "A" else "B"),
        "/o/" + good[3:].upper(),
        good + "/",
        "/o/",
        "/o/x",
        "/o/" + "x" * 45,
        "/o/é",
        "/o/%00",
        "/o/%ff%fe",
        "/o/" + "h" * 5000,
        "/o/../../etc/passwd",
    ]
    stranger = Phone(app)
    for link in links:
        assert stranger.open(link).status == 404, link
        assert "There is no such game for this phone" in stranger.text, link
    assert "Running" not in stranger.go("/").text
    assert stranger.open(good).path == game.path


def test_a_link_of_another_server_is_no_link(phone: Phone, app: Flask, game: Table) -> None:
    link = link_to(phone, game, "host")
    app.secret_key = "another key, as long as the first one was"
    assert Phone(app).open(link).status == 404


@pytest.mark.parametrize("role", ["", "owner", "hostx"])
def test_a_link_that_does_not_exist_is_not_renewed(role: str, phone: Phone, game: Table) -> None:
    link = link_to(phone, game, "host")
    form, _ = phone.button("Renew the link")
    assert phone.send(form.action, {**form.fields, "role": role}).status == 422
    assert link_to(phone, game, "host") == link


@pytest.mark.parametrize(
    "address",
    [
        "http://localhost:5000",
        "http://127.0.0.1:5000",
        "http://127.1.2.3:5000",
        "http://pad.localhost:5000",
        "http://0.0.0.0:5000",
    ],
)
def test_an_address_that_means_this_computer_gives_way_to_those_of_the_network(
    address: str, app: Flask, phone: Phone, table: Open
) -> None:
    parts = app.extensions["scorepad"]
    app.extensions["scorepad"] = replace(parts, addresses=lambda: ["192.168.1.20", "fd00::7"])
    at(phone, address, f"{table().path}/links")
    assert re.findall(r'class="link"[^>]*>(.+)/o/', phone.html) == [
        "http://192.168.1.20:5000",
        "http://[fd00::7]:5000",
    ]
    assert "on this computer only" not in phone.text


def test_a_server_that_only_this_computer_reaches_says_so(phone: Phone, table: Open) -> None:
    path = f"{table().path}/links"
    assert "works on this computer only" in at(phone, "http://127.0.0.1:5000", path).text


@pytest.mark.parametrize("address", ["http://192.168.1.20:5000", "https://pad.local"])
def test_an_address_that_others_can_use_is_kept(address: str, phone: Phone, table: Open) -> None:
    at(phone, address, f"{table().path}/links")
    assert f'id="link">{address}/o/' in phone.html
    assert "on this computer only" not in phone.text


def test_every_code_says_the_address_that_the_owner_has_set(phone: Phone, table: Open) -> None:
    parts = phone.client.application.extensions["scorepad"]
    game = table()
    address = "https://home.example/scorepad/"
    install(phone.client.application, replace(parts, url=address))
    for path, made in ((f"{game.path}/links", "o"), ("/group", "c")):
        page = phone.go(path)
        found = re.search(rf'id="link">({re.escape(address)}{made}/[\w-]+)<', page.html)
        assert f'd="{qr_code(found[1]).path}"' in page.html
    assert qr_code(link_of(phone, game, address)).path in phone.go(f"{game.path}/paper").html


def link_of(phone: Phone, game: Table, address: str) -> str:
    """The link for looking."""
    html = phone.go(f"{game.path}/links?role=view").html
    found = re.search(rf'id="link">({re.escape(address)}[^<]+)<', html)
    return found[1]
