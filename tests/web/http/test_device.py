"""Whose phone it is: an id that somebody else may have given it is never taken over silently."""

import hashlib
import secrets
from collections.abc import Callable

import pytest
from flask import Flask

from scorepad.services.groups import group_token, groups_of, name_group
from tests.web.http.test_prefix import PREFIX
from tests.web.phone import Phone
from tests.web.table import Table

HTTPS = {"base_url": "https://localhost"}
NAMES = {"": "__Host-device", PREFIX: "__Secure-device.home.pad"}


def device_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def own(phone: Phone, prefix: str = "") -> str:
    """The device that the phone is over https."""
    cookie = phone.client.get_cookie(NAMES[prefix], path=prefix or "/")
    return device_of(cookie.value) if cookie else ""


class Planted:
    """A phone with nothing but the id of a device that plays in the Fridays, under one name."""

    def __init__(self, app: Flask, name: str) -> None:
        self.app, self.other = app, Phone(app)
        self.game = Table(app, self.other, ("Anna", "Ben", "Cleo"))
        name_group(self.game.store, self.other.device, "The Fridays")
        self.phone = Phone(app, known=False)
        token = self.other.client.get_cookie("device").value
        self.phone.client.set_cookie(name, token, secure=name.startswith("__"))

    def go(self, path: str) -> Phone:
        return self.phone.go(path, **HTTPS)

    def answer(self, prefix: str, mine: str, back: str = "") -> Phone:
        form = next(form for form in self.phone.forms if form.action.endswith("/open/earlier"))
        fields = {**form.fields, "mine": mine, **({"back": back} if back else {})}
        return self.phone._shown(
            self.phone.client.post(
                f"{prefix}/open/earlier",
                data=fields,
                headers={"Sec-Fetch-Site": "same-origin", "Referer": "https://localhost/"},
                follow_redirects=True,
                **HTTPS,
            )
        )


PLACES = [
    ("", "device"),
    (PREFIX, "device"),
    (PREFIX, "device.home.pad"),
    (PREFIX, "__Host-device"),
]


@pytest.fixture(params=PLACES, ids=lambda place: "-".join(place))
def place(request: pytest.FixtureRequest, made: Callable[..., Flask]) -> tuple[str, Planted]:
    prefix, name = request.param
    return prefix, Planted(made(prefix=prefix), name)


def test_nothing_is_shown_by_it_but_the_question_that_names_the_group(
    place: tuple[str, Planted],
) -> None:
    prefix, planted = place
    paths = ("/", planted.game.path, "/new", "/people", "/statistics", "/history", "/group")
    for path in paths:
        page = planted.go(f"{prefix}{path}")
        assert page.status == 403
        assert "Was this phone used here before?" in page.text
        assert "The Fridays" in page.text
        assert "Anna" not in page.text
    for query in ("?since=0", "?since=1&state=x"):
        answer = planted.phone.client.get(f"{prefix}{planted.game.path}/marks{query}", **HTTPS)
        assert answer.status_code == 403
        # What scripts show, those of earlier versions too.
        assert "used here before" in answer.json["refusal"]["said"]
    assert own(planted.phone, prefix) == ""


def test_yes_gives_a_new_id_and_ends_the_old_one(place: tuple[str, Planted]) -> None:
    prefix, planted = place
    planted.go(f"{prefix}{planted.game.path}?round=1")
    page = planted.answer(prefix, "yes")
    assert page.status == 200
    assert page.path == f"{prefix}{planted.game.path}"
    assert own(planted.phone, prefix) not in ("", planted.other.device)
    assert planted.go(f"{prefix}/").status == 200
    assert groups_of(planted.game.store, planted.other.device) == ()
    store, new = planted.game.store, own(planted.phone, prefix)
    assert [group.name for group in groups_of(store, new)] == ["The Fridays"]


def test_no_begins_afresh_and_changes_nothing_for_whoever_has_the_other(
    place: tuple[str, Planted],
) -> None:
    prefix, planted = place
    planted.go(f"{prefix}/")
    page = planted.answer(prefix, "no")
    assert page.status == 200
    assert "The Fridays" not in page.text
    assert own(planted.phone, prefix) not in ("", planted.other.device)
    assert planted.go(f"{prefix}{planted.game.path}").status == 404
    assert len(groups_of(planted.game.store, planted.other.device)) == 1


def test_whoever_has_an_id_of_its_own_is_not_asked_and_stays_who_it_is(
    place: tuple[str, Planted],
) -> None:
    prefix, planted = place
    token = secrets.token_urlsafe(16)
    planted.phone.client.set_cookie(NAMES[prefix], token, path=prefix or "/", secure=True)
    assert planted.go(f"{prefix}/group").status == 200
    assert own(planted.phone, prefix) == device_of(token)
    assert "The Fridays" not in planted.phone.text
    planted.go(f"{prefix}/group")
    assert planted.go(f"{prefix}{planted.game.path}").status == 404


def test_a_link_is_opened_after_the_question_and_the_answer_leads_nowhere_else(
    made: Callable[..., Flask],
) -> None:
    planted = Planted(made(), "device")
    planted.go("/open")
    assert planted.phone.status == 200, "this page asks nobody who they are"
    [group] = groups_of(planted.game.store, planted.other.device)
    page = planted.go(f"/c/{group_token(str(planted.app.secret_key).encode(), group)}")
    assert page.status == 403
    assert 'value="/c/' in page.html
    assert planted.answer("", "no", back="https://evil.example/").path == "/"


def test_a_group_without_a_name_is_told_by_the_players_of_its_game(
    made: Callable[..., Flask],
) -> None:
    planted = Planted(made(), "device")
    name_group(planted.game.store, planted.other.device, "")
    assert "It knew the game of Anna, Ben, Cleo then." in planted.go("/").text


def test_the_id_of_another_app_on_the_host_is_never_asked_about(made: Callable[..., Flask]) -> None:
    app = made()
    phone = Phone(app)
    assert phone.go("/", **HTTPS).status == 200
    phone.go("/new/marks", **HTTPS)
    assert own(phone) not in ("", phone.device)


def test_over_plain_http_a_phone_stays_what_it_was(made: Callable[..., Flask]) -> None:
    planted = Planted(made(), "device")
    assert planted.phone.go(planted.game.path).status == 200


def test_a_form_that_was_open_meanwhile_is_not_taken_as_the_others(
    made: Callable[..., Flask],
) -> None:
    planted = Planted(made(), "device")
    token = planted.phone.client.get("/new/marks", **HTTPS).json["csrf"]
    answer = planted.phone.client.post(
        f"{planted.game.path}/entries",
        data={"csrf_token": token},
        headers={"Sec-Fetch-Site": "same-origin", "Referer": "https://localhost/"},
        **HTTPS,
    )
    assert answer.status_code == 403
    assert len(planted.game.pad.written.marks) == 1
