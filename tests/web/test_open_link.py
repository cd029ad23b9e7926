"""A link that is pasted opens its game, and nothing else."""

import re

import pytest

from scorepad.web.open_link import token_in
from tests.web.phone import Phone
from tests.web.table import Table


def link_of(table: Table, role: str) -> str:
    html = table.phone.client.get(f"{table.path}/links?role={role}").get_data(as_text=True)
    return re.search(r"http://\S+/o/[\w-]+", html)[0]


@pytest.mark.parametrize("role", ["host", "view"])
def test_a_pasted_link_opens_its_game(role: str, table, other_phone: Phone) -> None:
    link = link_of(table(("Ann", "Bob", "Cleo")), role)
    other_phone.go("/open").tap("Open the game", link=f"Look at this: {link}")
    assert re.fullmatch(r"/g/[\w-]+", other_phone.path)
    assert "Ann" in other_phone.text


def test_a_link_is_read_by_what_it_holds_and_leads_to_no_other_host(
    table, other_phone: Phone
) -> None:
    elsewhere = re.sub("http://[^/]+", "https://evil.example", link_of(table(), "host"))
    other_phone.go("/open").tap("Open the game", link=elsewhere)
    assert other_phone.path.startswith("/g/")
    assert other_phone.answer.request.host == "localhost"


@pytest.mark.parametrize("typed", ["", "hello", "https://example.org/", "/g/" + "a" * 22])
def test_what_is_no_link_is_said_to_be_none_and_stays(typed: str, phone: Phone) -> None:
    phone.go("/open").tap("Open the game", link=typed)
    assert phone.status == 422
    assert "no link to a game" in phone.text
    assert phone.forms[0].fields["link"] == typed


def test_a_link_that_was_renewed_says_whom_to_ask(table, phone: Phone, other_phone: Phone) -> None:
    table = table()
    link = link_of(table, "host")
    phone.go(f"{table.path}/links?role=host").tap("Renew the link")
    other_phone.go("/open").tap("Open the game", link=link)
    assert other_phone.status == 422
    assert "ask for the code again" in other_phone.text


TOKEN = "A-b_" * 5 + "xy" + "h" + "C0" * 11


@pytest.mark.parametrize(
    "text",
    [
        TOKEN,
        f"  {TOKEN}\n",
        f"http://192.168.1.20:5000/o/{TOKEN}",
        f"https://pad.example/scores/o/{TOKEN}?x=1#y",
        f"Come and look:\nhttps://pad.example/o/{TOKEN}.",
        f"<https://pad.example/o/{TOKEN}>",
    ],
)
def test_a_link_is_found_wherever_it_stands(text: str) -> None:
    assert token_in(text) == TOKEN


@pytest.mark.parametrize(
    "text",
    [
        "",
        "https://pad.example/",
        "https://pad.example/g/" + "a" * 22,
        f"https://pad.example/o/{TOKEN[:-1]}",
        f"https://pad.example/o/{TOKEN}a",
        f"https://pad.example/o/{TOKEN.replace('h', 'x', 1)}",
        f"https://pad.example/{TOKEN}",
        f"see {TOKEN}",
        "javascript:alert(1)",
        "x" * 5000 + f"/o/{TOKEN}",
    ],
)
def test_anything_else_is_no_link(text: str) -> None:
    assert token_in(text) == ""
