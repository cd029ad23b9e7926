"""A match on a phone without JavaScript, from the two names to the rematch."""

import pytest

from scorepad.pad.match.acts import win_round
from scorepad.services.match_writing import type_sums
from tests.web.evening import let_in
from tests.web.phone import Phone
from tests.web.table import Open, Table

CUP = "wizards_cup"
BOTH = ["a", "b"]


@pytest.fixture
def match(table: Open) -> Table:
    """Anna and Ben, nothing played yet."""
    return table(("Anna", "Ben"), game=CUP)


def tied(match: Table) -> Table:
    """Two double wins: the sums are asked for."""
    match.act(lambda _: win_round(1, BOTH))
    match.act(lambda _: win_round(2, BOTH))
    return match


def drawn(match: Table) -> Table:
    tied(match).act(lambda pad: type_sums(pad, 2, {"a": "24", "b": "24"}))
    return match


def test_a_match_asks_for_two_names_and_nothing_else(phone: Phone) -> None:
    of_a_trick_game = ("D marks who deals first", 'name="dealer"', "hand sizes", "House rules")
    phone.go("/new")
    assert all(words in phone.html for words in of_a_trick_game)
    phone.tap("Start", game=CUP, name=["Anna", "Ben", "Cleo"])
    assert phone.status == 422
    assert "exactly 2 players, not for 3" in phone.text
    assert not any(words in phone.html for words in of_a_trick_game)
    phone.tap("Start", name=["Anna", "Anna"])
    assert "There is already one called Anna" in phone.text
    phone.tap("Start", name=["Anna", "Ben"])
    assert phone.status == 200
    assert "Who wins round 1?" in phone.text


def test_one_tap_writes_a_round(phone: Phone, match: Table) -> None:
    phone.go(match.path).tap("Anna wins the round")
    assert match.pad.totals == {"a": 1, "b": 0}
    assert "Who wins round 2?" in phone.text
    phone.tap("Both win the round")
    assert match.pad.winners == ("a",)
    assert "The match is over" in phone.text
    assert "The winner: Anna" in phone.text


def test_the_same_tap_twice_is_one_round(phone: Phone, match: Table) -> None:
    form, button = phone.go(match.path).button("Ben wins the round")
    fields = {**form.fields, button.name: button.value}
    for _ in range(2):
        phone.send(form.action, fields)
    assert match.pad.totals == {"a": 0, "b": 1}


def test_sums_are_asked_only_when_both_would_win(phone: Phone, match: Table) -> None:
    phone.go(match.path).tap("Both win the round")
    assert "Sum of" not in phone.text
    phone.tap("Both win the round")
    assert "Sum of Anna’s six values" in phone.text
    phone.tap("Decide", **{"sum.a": "24", "sum.b": "21"})
    assert "The winner: Ben" in phone.text
    assert match.pad.totals == {"a": 1, "b": 2}


@pytest.mark.parametrize("typed", ["", "x", "-3", "9999", "595"])
def test_a_sum_that_is_none_is_refused_beside_its_field(
    typed: str, phone: Phone, match: Table
) -> None:
    tied(match)
    phone.go(match.path).tap("Decide", **{"sum.a": "21", "sum.b": typed})
    assert phone.status == 422
    assert 'aria-describedby="wrong-b"' in phone.html
    assert "A number from 0 to 594, please." in phone.text
    form, _ = phone.button("Decide")
    assert (form.fields["sum.a"], form.fields["sum.b"]) == ("21", typed)
    phone.tap("Decide", **{"sum.b": "20"})
    assert match.pad.winners == ("b",)


def test_level_sums_are_a_draw_everywhere(phone: Phone, match: Table) -> None:
    drawn(match)
    assert "A draw" in phone.go(match.path).text
    assert "A draw" in phone.follow("How it went").text
    assert "The winner" not in phone.text
    assert "One more round" not in phone.text
    assert "★" not in phone.go("/").text
    assert "Wizards Cup · a draw Anna 1Ben 1" in phone.text


def test_undo_says_what_it_takes_back(phone: Phone, match: Table) -> None:
    match.act(lambda _: win_round(1, ["b"]))
    assert "Undo Round 1 · won by Ben" in phone.go(match.path).text
    phone.tap("↶ Undo")
    assert match.pad.totals == {"a": 0, "b": 0}


def test_an_earlier_round_is_corrected_from_the_sheet(phone: Phone, match: Table) -> None:
    match.act(lambda _: win_round(1, ["a"]))
    match.act(lambda _: win_round(2, ["b"]))
    phone.go(f"{match.path}/sheet").follow("Anna, round 1, won, 1 token")
    assert "Correcting round 1" in phone.text
    assert 'aria-label="Anna wins the round" aria-pressed="true">Anna</button>' in phone.html
    phone.tap("Ben wins the round")
    assert match.pad.winners == ("b",)


def test_rounds_after_a_corrected_end_are_flagged(phone: Phone, match: Table) -> None:
    for winner in "aba":
        match.act(lambda pad, won=winner: win_round(len(pad.rounds), [won]))
    phone.go(f"{match.path}?round=2").tap("Anna wins the round")
    assert "Round 3 was played after the end and does not count" in phone.text
    assert "was played after the end" in phone.go(f"{match.path}/sheet").text
    phone.go(f"{match.path}/end").follow("Correct the last round").tap("Ben wins the round")
    assert "was played after the end" not in phone.text
    assert match.pad.totals == {"a": 2, "b": 1}


def test_the_sheet_shows_tokens_and_sums_and_a_rematch_has_the_same_two(
    phone: Phone, match: Table
) -> None:
    drawn(match)
    labels = [words for words, _ in phone.go(f"{match.path}/sheet").links]
    assert "Ben, round 1, won, 1 token" in labels
    assert "Ben, round 2, 1 token, sum 24" in labels
    assert "the lower sum decides" in phone.text
    phone.go(match.path).tap("Rematch")
    assert phone.path != match.path
    assert "Who wins round 1?" in phone.text
    assert "To the rematch" in phone.go(f"{match.path}/end").text


def test_a_new_game_like_a_match_is_filled_in(phone: Phone, match: Table) -> None:
    form, _ = phone.go(f"/new?like={match.id}").button("Start")
    assert form.fields.getlist("name") == ["Anna", "Ben"]
    assert form.fields["game"] == CUP


def test_home_lists_a_match(phone: Phone, match: Table) -> None:
    match.act(lambda _: win_round(1, ["a"]))
    assert "Anna · Ben Wizards Cup · Round 2 of 3" in phone.go("/").text


def test_a_player_gets_another_name_from_the_table_menu(phone: Phone, match: Table) -> None:
    phone.go(f"{match.path}/table").follow("Anna").tap("Rename", name="Anouk")
    phone.follow("Back to the pad")
    assert phone.button("Anouk wins the round")


@pytest.mark.parametrize(
    "screen", ["players", "points", "rules", "length", "round", "names/nobody"]
)
def test_what_a_match_does_not_have_is_no_page(screen: str, phone: Phone, match: Table) -> None:
    assert phone.go(f"{match.path}/{screen}").status == 404


@pytest.mark.parametrize("act", ["entries", "made", "trump", "results", "tricks"])
def test_no_tap_of_a_trick_game_is_taken(act: str, phone: Phone, match: Table) -> None:
    form, _ = phone.go(match.path).button("Anna wins the round")
    fields = dict(form.fields) | {"deal": "1", "player": "a", "field": "bid", "value": "0"}
    more = {"tricks": "0", "other": "b", "others_tricks": "0", "trick": "1", "next": ""}
    taken = {**fields, **more} if act != "trump" else {**fields, **more, "value": "R"}
    # An entry is a mark before the game is known, and the judge refuses it.
    assert phone.send(f"{match.path}/{act}", taken).status == (422 if act == "entries" else 404)
    assert len(match.pad.written.marks) == 1


def test_no_tap_of_a_match_is_taken_in_a_trick_game(phone: Phone, game: Table) -> None:
    form, _ = phone.go(game.path).button("0")
    fields = {**form.fields, "won": "a", "round": "1"}
    assert phone.send(f"{game.path}/won", fields).status == 404


def test_a_form_that_cannot_be_read_writes_nothing(phone: Phone, match: Table) -> None:
    form, _ = phone.go(match.path).button("Anna wins the round")
    assert phone.send(form.action, {**form.fields, "won": "", "round": "x"}).status == 422
    assert phone.send(form.action, {**form.fields, "won": "a x"}).status == 422
    assert len(match.pad.written.marks) == 1


def test_who_only_looks_has_nothing_to_tap(other_phone: Phone, match: Table) -> None:
    viewer = let_in(match, other_phone).go(match.path)
    assert "Round 1 is being played." in viewer.text
    assert viewer.forms == []
    tied(match)
    assert "the sums decide" in viewer.go(match.path).text


def test_two_phones_that_tap_at_once_are_told(
    phone: Phone, other_phone: Phone, match: Table
) -> None:
    second = let_in(match, other_phone, "host").go(match.path)
    phone.go(match.path).tap("Anna wins the round")
    second.tap("Ben wins the round")
    assert second.status == 409
    assert "Somebody wrote here in the meantime" in second.text
    assert match.pad.totals == {"a": 1, "b": 0}
