"""Links to games in what people paste."""

import pytest

from scorepad.web.open_link import token_in

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
