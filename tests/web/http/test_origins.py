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
