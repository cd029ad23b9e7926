"""The table menu: every act of its screens, written and taken back."""

from typing import Any

import pytest

from scorepad.pad import acts
from tests.web.evening import as_it_stands, let_in, play_rounds
from tests.web.phone import Phone
from tests.web.table import Open, Table

FOUR = ("Anna", "Ben", "Cleo", "Dan")

# Screen, button, what is typed, what the pad's undo then says.
ACTS: list[tuple[str, str, dict[str, Any], str]] = [
    ("round", "Dealt again", {}, "dealt again"),
    ("round", "Anna", {}, "Anna deals"),
    ("round", "5", {}, "5 cards each"),
    ("points/b", "Write", {"points": "10", "why": "a drink"}, "Ben: +10 (a drink)"),
    ("points/b", "Write", {"sign": "-", "points": "5", "why": "late"}, "Ben: −5 (late)"),
    ("names/b", "Rename", {"name": "Bert"}, "Ben → Bert"),
    ("rules", "Play", {"option.bidding.who": "last"}, "Bids must not add up: the last to bid"),
    ("rules", "Play", {"variant": "plus_or_minus_one", "rounds": "all"}, "Bids must not add up"),
    ("length", "10", {}, "10 rounds in all"),
    ("length", "Set", {"rounds": "18"}, "18 rounds in all"),
    ("length/end", "End the game now", {}, "game ended"),
]


def menu(game: Table, phone: Phone, screen: str) -> Phone:
    return phone.go(f"{game.path}/{screen}")


def leads_to(game: Table, screen: str) -> str:
    """The page after an act: the pad, but what became of a name is said where it was typed."""
    return f"{game.path}/{screen}" if screen.startswith("names/") else game.path


def in_round_three(table: Open) -> Table:
    game = table(FOUR)
    play_rounds(game, 2)
    game.enter("d", "bid", 1)
    return game


@pytest.mark.parametrize(("screen", "label", "typed", "said"), ACTS)
def test_an_act_of_the_table_is_written_and_can_be_taken_back_on_the_pad(
    screen: str, label: str, typed: dict[str, Any], said: str, phone: Phone, table: Open
) -> None:
    game = in_round_three(table)
    before = as_it_stands(game.pad)
    menu(game, phone, screen).tap(label, **typed)
    assert (phone.status, phone.path) == (200, leads_to(game, screen))
    assert as_it_stands(game.pad) != before
    phone.go(game.path)
    assert phone.button("↶ Undo")[1].label.startswith(f"↶ Undo {said}")
    phone.tap("↶ Undo")
    assert as_it_stands(game.pad) == before


@pytest.mark.parametrize(("screen", "label", "typed", "said"), ACTS)
def test_a_form_sent_twice_is_written_once_and_answered_twice(
    screen: str, label: str, typed: dict[str, Any], said: str, phone: Phone, table: Open
) -> None:
    game = in_round_three(table)
    form, button = menu(game, phone, screen).button(label)
    fields = {**form.fields.to_dict(), **typed}
    if button.name:
        fields[button.name] = button.value
    for _ in range(2):
        assert phone.send(form.action, fields).path in (game.path, leads_to(game, screen))
    assert phone.status == 200
    assert len([mark for mark in game.pad.written.marks if mark.id == fields["id"]]) == 1


@pytest.mark.parametrize(("screen", "label", "typed", "said"), ACTS)
def test_two_phones_that_decide_the_same_write_it_once_and_nobody_is_asked(
    screen: str,
    label: str,
    typed: dict[str, Any],
    said: str,
    phone: Phone,
    other_phone: Phone,
    table: Open,
) -> None:
    game = in_round_three(table)
    menu(game, phone, screen)
    menu(game, let_in(game, other_phone, "host"), screen).tap(label, **typed)
    after = as_it_stands(game.pad)
    phone.tap(label, **typed)
    again = label == "Dealt again"
    assert phone.status == (409 if again else 200)
    assert ("Round 3 has been dealt again: bid again." in phone.text) == again
    assert "Somebody wrote here in the" not in phone.text
    assert as_it_stands(game.pad) == after


@pytest.mark.parametrize(("name", "value"), [("id", "7"), ("seen", ""), ("seen", "f" * 32)])
def test_a_damaged_form_is_refused(name: str, value: str, phone: Phone, table: Open) -> None:
    game = in_round_three(table)
    before = as_it_stands(game.pad)
    menu(game, phone, "round").tap("Dealt again", **{name: value})
    assert phone.status == 422
    assert "That could not be read." in phone.text
    assert as_it_stands(game.pad) == before


def test_the_menu_says_how_everything_stands(phone: Phone, table: Open) -> None:
    game = table(FOUR, game="wizard_fisher", options={"bidding.who": "sole_leader"}, rounds=9)
    game.act(lambda _: acts.adjust(1, "b", 5, "why not"))
    text = menu(game, phone, "table").text
    for said in (
        "Round 1, 1 card, Anna deals",
        "Anna · Ben · Cleo · Dan",
        "1 entry",
        "The leader may not make it fit",
        "9 rounds",
    ):
        assert said in text


def test_when_the_game_is_over_the_menu_offers_no_round(phone: Phone, table: Open) -> None:
    game = table(rounds=1)
    play_rounds(game, 1)
    menu(game, phone, "table")
    assert "The game is over" in phone.text
    assert "This round" not in phone.text
    assert "no round is open" in menu(game, phone, "round").text


def test_every_entry_of_the_menu_leads_somewhere(phone: Phone, table: Open) -> None:
    game = in_round_three(table)
    addresses = [href for _, href in menu(game, phone, "table").links]
    assert len(addresses) > 10
    for address in addresses:
        assert phone.go(address).status == 200
