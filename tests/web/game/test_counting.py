"""A game that shall not count in statistics, and the note on a game."""

import pytest
from flask import Flask

from scorepad.pad import acts
from scorepad.pad.plain_fields import does_count, note_on
from tests.web.evening import finished, let_in, play_rounds
from tests.web.phone import Phone
from tests.web.table import Open, Table

QUESTION = "Does this game count in statistics?"
SAYS_NO = "Does not count in statistics"


def cut_short(table: Open, after: int, rounds: int = 9) -> Table:
    game = table(rounds=rounds)
    play_rounds(game, after)
    game.act(acts.end)
    return game


@pytest.mark.parametrize(("after", "asks"), [(2, True), (3, False)])
def test_a_game_ended_before_a_third_of_its_rounds_asks_whether_it_counts(
    phone: Phone, table: Open, after: int, asks: bool
) -> None:
    game = cut_short(table, after)
    assert (QUESTION in phone.go(f"{game.path}/end").text) is asks
    assert does_count(game.pad)


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_it_asks_once_and_the_switch_changes_the_answer_later(
    phone: Phone, table: Open, answer: str
) -> None:
    game = cut_short(table, 1)
    end = f"{game.path}/end"
    assert phone.go(end).tap(answer).path == end
    assert QUESTION not in phone.text
    assert does_count(game.pad) is (answer == "Yes")
    action = "Leave out of statistics" if answer == "Yes" else "Count in statistics"
    assert phone.tap(action).path == end
    assert does_count(game.pad) is (answer == "No")
    log = phone.go(f"{game.path}/log").text
    assert SAYS_NO in log
    assert "Counts in statistics" in log


def test_nobody_who_only_looks_on_is_asked_and_all_read_that_it_does_not_count(
    app: Flask, phone: Phone, table: Open
) -> None:
    game = cut_short(table, 1)
    guest = let_in(game, Phone(app))
    assert QUESTION not in guest.go(f"{game.path}/end").text
    phone.go(f"{game.path}/end").tap("No")
    assert SAYS_NO in guest.go(f"{game.path}/end").text
    assert SAYS_NO in guest.go(f"{game.path}/sheet").text
    form, _ = phone.go(f"{game.path}/end").button("Count in statistics")
    guest.send(form.action, {**form.fields, **guest.token, "value": "yes"})
    assert guest.status == 403
    assert not does_count(game.pad)


def test_a_match_and_a_game_of_which_only_totals_are_known_ask_as_they_should(
    phone: Phone, table: Open
) -> None:
    match = table(("Anna", "Ben"), game="wizards_cup")
    phone.go(f"{match.path}/fields/note").tap("Write", value="in the garden")
    phone.go(f"{match.path}/fields/counts").tap("No")
    assert (note_on(match.pad), does_count(match.pad)) == ("in the garden", False)
    sheet = phone.go(f"{match.path}/sheet").text
    assert "Note on the game: in the garden" in sheet
    assert SAYS_NO in sheet


def test_statistics_leave_it_out_and_say_so(phone: Phone, table: Open) -> None:
    counting, other = finished(table), finished(table)
    assert "2 finished games" in phone.go("/statistics").text
    phone.go("/history").tap("Do not count it")
    assert phone.path == "/history"
    assert SAYS_NO in phone.text
    assert [does_count(counting.pad), does_count(other.pad)] == [True, False]
    assert "1 finished game · 3 bids · 1 game does not count." in phone.go("/statistics").text
    assert "1 game does not count." in phone.follow("Anna").text
    phone.go("/history").tap("Do not count it")
    assert "2 games do not count." in phone.go("/statistics").text
    phone.go("/history").tap("Count it again")
    assert "1 finished game · 3 bids · 1 game does not count." in phone.go("/statistics").text


@pytest.mark.parametrize(
    ("typed", "stands"),
    [
        ("  two\n words \x07 ", "two words"),
        ("\u202egnuL", "gnuL"),
        ("\u05e9\u05e8\u05d4 2 : 1", "\u05e9\u05e8\u05d4 2 : 1"),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467 at the lake",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467 at the lake",
        ),
        # No version of Unicode has this sign yet, as earlier ones had not the newest emoji.
        ("new \u0378 sign", "new \u0378 sign"),
        ("<b onclick=alert(1)>&amp;</b>", "<b onclick=alert(1)>&amp;</b>"),
        ("\U0001f3b4" * 200, "\U0001f3b4" * 200),
    ],
)
def test_any_text_is_a_note_that_is_shown_as_it_was_typed(
    phone: Phone, table: Open, typed: str, stands: str
) -> None:
    game = finished(table)
    phone.go(f"{game.path}/end").follow("Note on the game").tap("Write", value=typed)
    assert phone.path == f"{game.path}/end"
    assert note_on(game.pad) == stands
    for page in ("/end", "/sheet", "/log"):
        assert stands in phone.go(game.path + page).text.replace("\u2068", "").replace("\u2069", "")
    assert stands in phone.go("/history").text
    assert "<b onclick" not in phone.html
    form, _ = phone.go(f"{game.path}/fields/note").button("Write")
    assert form.fields["value"] == stands
    phone.tap("Write", value=" ")
    assert note_on(game.pad) == ""


@pytest.mark.parametrize("length", [201, 3_000])
def test_a_note_that_is_too_long_gets_a_sentence_and_stays_typed(
    phone: Phone, table: Open, length: int
) -> None:
    game = finished(table)
    phone.go(f"{game.path}/fields/note").tap("Write", value="x" * length)
    assert phone.status == 422
    assert "At most 200 characters, please." in phone.text
    form, _ = phone.button("Write")
    assert form.fields["value"] == "x" * length


def test_history_leads_back_to_the_search_it_came_from(phone: Phone, table: Open) -> None:
    game = finished(table)
    phone.go("/history?q=anna").follow("Note on the game").tap("Write", value="rain")
    assert phone.path == "/history"
    assert "rain" in phone.text
    form, _ = phone.go(f"{game.path}/fields/note").button("Write")
    phone.send(form.action, {**form.fields, "value": "snow", "back": "//elsewhere.example/"})
    assert phone.path == game.path
