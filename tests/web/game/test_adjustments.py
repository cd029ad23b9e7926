import pytest

from scorepad.pad import acts
from tests.web.evening import as_it_stands, play_rounds
from tests.web.phone import Phone
from tests.web.table import Table


def test_points_count_in_the_open_round_and_are_listed_with_their_reason(
    phone: Phone, game: Table
) -> None:
    play_rounds(game, 1)
    phone.go(f"{game.path}/points").follow("Ben").tap("Write", points="15", why="  a   bet ")
    assert game.pad.totals["b"] == -10 + 15
    assert "Ben +15 Round 2 · a bet" in phone.go(f"{game.path}/points").text


def test_points_are_taken_back_by_their_button(phone: Phone, game: Table) -> None:
    game.act(lambda _: acts.adjust(1, "c", -20, "peeked"))
    phone.go(f"{game.path}/points").tap("Take back: Cleo −20")
    assert phone.path == game.path
    assert game.pad.totals["c"] == 0
    phone.tap("↶ Undo Cleo: −20 taken back (peeked)")
    assert game.pad.totals["c"] == -20


def test_more_points_in_the_same_round_add_up_with_both_reasons(phone: Phone, game: Table) -> None:
    for points, why in (("10", "won a bet"), ("5", "sang")):
        phone.go(f"{game.path}/points/a").tap("Write", points=points, why=why)
    assert "Anna +15 Round 1 · won a bet; sang" in phone.go(f"{game.path}/points").text


@pytest.mark.parametrize(
    ("points", "why", "said", "beside"),
    [
        ("", "x", "A number from 1 to 1000, please.", "points"),
        ("0", "x", "A number from 1 to 1000, please.", "points"),
        ("ten", "x", "A number from 1 to 1000, please.", "points"),
        ("-5", "x", "A number from 1 to 1000, please.", "points"),
        ("1001", "x", "to 1000, please.", "points"),
        ("5", "", "Say in a word why.", "why"),
        ("5", " \u202e\u200b ", "Say in a word why.", "why"),
        ("5", "x" * 61, "The reason has at most 60 characters.", "why"),
    ],
)
def test_points_that_cannot_be_read_are_refused_beside_their_field(
    points: str, why: str, said: str, beside: str, phone: Phone, game: Table
) -> None:
    before = as_it_stands(game.pad)
    phone.go(f"{game.path}/points/b").tap("Write", sign="-", points=points, why=why)
    assert phone.status == 422
    assert said in phone.text
    field = phone.html.split(f'<input id="{beside}"')[1].split(">")[0]
    assert f'aria-invalid="true" aria-describedby="{beside}-wrong"' in field
    form, _ = phone.button("Write")
    assert [form.fields[name] for name in ("sign", "points", "why")] == ["-", points, why]
    assert as_it_stands(game.pad) == before


def test_a_player_who_is_not_there_gets_the_list(phone: Phone, game: Table) -> None:
    assert "For whom?" in phone.go(f"{game.path}/points/nobody").text
    form, _ = phone.go(f"{game.path}/points/a").button("Write")
    phone.send(f"{game.path}/points/nobody", {**form.fields, "points": "5", "why": "x"})
    assert phone.status == 422
    assert "not at the table" in phone.text
