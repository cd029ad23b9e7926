"""What a phone keeps of the app, and what it must not keep."""

import json
import re
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorepad.app import create_app
from scorepad.settings import Settings
from scorepad.web import phone_script
from tests.languages import each_language
from tests.web.phone import Phone


def shell_of(worker: str) -> dict:
    return json.loads(re.match(r"const SHELL=(\{.*\});\n", worker)[1])


def worker(client: FlaskClient, language: str = "en") -> str:
    return client.get(f"/sw.js?language={language}").text


def test_every_page_names_the_worker_of_its_language(phone: Phone) -> None:
    html = phone.go("/", headers={"Accept-Language": "fr"}).html
    (address,) = re.findall(r'data-worker="([^"]+)"', html)
    shell = shell_of(phone.client.get(address).text)
    assert shell["page"] == "/phone/fr"


def test_the_worker_is_asked_for_again_each_time_and_speaks_our_languages_alone(
    client: FlaskClient,
) -> None:
    answer = client.get("/sw.js?language=de")
    assert answer.content_type == "text/javascript; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"
    again = client.get("/sw.js?language=de", headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304
    assert client.get("/phone/tlh").status_code == 404


@pytest.mark.parametrize("language", each_language())
def test_the_shell_holds_its_page_and_everything_that_the_page_names(
    client: FlaskClient, language: str
) -> None:
    shell = shell_of(worker(client, language))
    html = client.get(shell["page"]).text
    assert f'<html lang="{language}"' in html
    named = set(re.findall(r'(?:href|src)="([^"]+)"', html))
    assert {*shell["files"], *shell["behind"]} == named
    for parts, files in (
        (("pad", "later", "shell"), "files"),
        (("checker", "rules", "paper"), "behind"),
    ):
        for part in parts:
            name = f"/phone/{part}.{language}.js?v="
            assert sum(file.startswith(name) for file in shell[files]) == 1
    for file in named:
        answer = client.get(file)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]


def test_a_page_names_scripts_that_it_may_need_without_putting_them_together(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes as long as a quarter of a start, and a first page is waited for."""
    with monkeypatch.context() as without:
        without.setattr(phone_script, "_put_together", lambda _language: pytest.fail("not yet"))
        phone_script._below.cache_clear()
        named = re.findall(r'data-sends="([^"]+)"', phone.go("/").html)[0].split()
    assert named == ["/phone/pad.en.js", "/phone/shell.en.js"]
    # Browsers have kept what they lead to.
    led = [phone.client.get(address) for address in named]
    assert [each.status_code for each in led] == [302, 302]
    assert {each.location for each in led} < {*shell_of(worker(phone.client))["files"]}


def test_the_page_of_the_shell_is_the_same_for_every_device(table, phone: Phone) -> None:
    table(("Anna", "Ben", "Cleo"))
    phone.go("/")
    phone.client.set_cookie("theme", "dark")
    phone.client.set_cookie("looks", "large.hidden")
    ours = phone.client.get("/phone/en")
    stranger = phone.client.application.test_client().get("/phone/en")
    assert ours.data == stranger.data
    for answer in (ours, stranger):
        assert "Set-Cookie" not in answer.headers
        assert answer.headers["Cache-Control"] == "no-cache"
        assert "csrf" not in answer.text
        assert "Anna" not in answer.text


def test_the_worker_changes_when_anything_of_the_shell_does(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = shell_of(worker(client))
    assert shell_of(worker(client)) == before

    def changed(endpoint: str, values: dict) -> None:
        if values.get("filename") == "css/pad.css":
            values["v"] = "another"

    functions = app.url_default_functions[None]
    monkeypatch.setitem(app.url_default_functions, None, [*functions, changed])
    after = shell_of(worker(client))
    assert after["cache"] != before["cache"]
    assert "/static/css/pad.css?v=another" in after["files"]


def test_a_device_that_keeps_nothing_gets_a_worker_that_takes_itself_away(phone: Phone) -> None:
    phone.go("/preferences").tap("Works without network")
    assert 'data-worker=""' in phone.html
    said = worker(phone.client)
    assert "SHELL" not in said
    assert "registration.unregister()" in said
    phone.tap("Works without network")
    assert 'data-worker="/sw.js?language=en"' in phone.html
    assert shell_of(worker(phone.client))


def test_where_the_operator_has_switched_it_off_nobody_is_asked(tmp_path: Path) -> None:
    settings = Settings(tmp_path, "sqlite:///none.db", "k" * 32, service_worker=False)
    client = create_app(settings).test_client()
    page = client.get("/preferences").text
    assert 'data-worker=""' in page
    assert "Works without network" not in page
    assert "registration.unregister()" in worker(client)


def test_what_a_device_likes_can_be_changed_over_plain_http_after_https(phone: Phone) -> None:
    form, _ = phone.go("/preferences", base_url="https://localhost").button("dark")
    answer = phone.client.post(
        "/preferences",
        data={**form.fields.to_dict(), "theme": "dark"},
        base_url="https://localhost",
        headers={"Referer": "https://localhost/preferences"},
    )
    assert "Secure" not in answer.headers["Set-Cookie"]
