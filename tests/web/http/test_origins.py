"""What another site's page sends is refused, whatever token it holds."""

import pytest

from tests.web.phone import Phone
from tests.web.table import Table


def bid(phone: Phone, game: Table, headers: dict[str, str]) -> int:
    """Posts a good form with a good token, and these headers."""
    form, _ = phone.go(game.path).button("1")
    sent = {**form.fields, "value": "1"}
    return phone.client.post(form.action, data=sent, headers=headers).status_code


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "http://localhost:81"},
        {"Origin": "null"},
        {"Origin": "http://localhost.evil.example"},
        {"Referer": "http://evil.example/localhost"},
        {"Referer": "http://["},
        {"Referer": "http://localhost:99999999/"},
        {"Referer": "http://[", "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": "http://localhost"},
    ],
)
def test_good_token_from_a_foreign_origin_writes_nothing(
    headers: dict[str, str], phone: Phone, game: Table
) -> None:
    assert bid(phone, game, headers) == 400
    assert game.pad.rounds[0].boxes["b"].bid is None


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "http://localhost"},
        {"Referer": "http://localhost/g/x"},
        {"Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
        # A proxy that leaves the port out of the name.
        {"Sec-Fetch-Site": "same-origin", "Origin": "http://localhost:8443"},
    ],
)
def test_form_of_this_origin_is_written(headers: dict[str, str], phone: Phone, game: Table) -> None:
    assert bid(phone, game, headers) == 303
    assert game.pad.rounds[0].boxes["b"].bid == 1


@pytest.mark.parametrize(
    ("headers", "root"),
    [
        # By plain http browsers say the page's address alone.
        ({"Origin": "http://pad.example.org:8080"}, "http://localhost"),
        ({"Referer": "http://pad.example.org:8080/new"}, "http://localhost"),
        # Over https the browser vouches for the form, and the library compares addresses.
        (
            {"Sec-Fetch-Site": "same-origin", "Referer": "https://pad.example.org:8443/new"},
            "https://localhost",
        ),
    ],
)
def test_a_form_whose_host_was_changed_on_the_way_is_told_what_arrived(
    headers: dict[str, str], root: str, phone: Phone
) -> None:
    token = phone.client.get("/new/marks", base_url=root).get_json()["csrf"]
    answer = phone.client.post(
        "/group/new", data={"csrf_token": token, "name": "X"}, headers=headers, base_url=root
    )
    assert answer.status_code == 400
    assert f"This page is at pad.example.org:{'8080' if root[4] == ':' else '8443'}" in answer.text
    assert "for localhost: a server in between changes the address" in answer.text
    assert "too old" not in answer.text


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_form_that_another_site_sends_is_told_nothing_new(site: str, phone: Phone) -> None:
    answer = phone.client.post(
        "/group/new", data={}, headers={"Sec-Fetch-Site": site, "Origin": "http://evil.example"}
    )
    assert answer.status_code == 400
    assert "evil.example" not in answer.text
