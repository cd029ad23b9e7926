import pytest

from scorepad.pad import acts
from tests.web.evening import as_it_stands, play_rounds
from tests.web.phone import Phone
from tests.web.table import Open, Table


def test_rounds_that_have_begun_are_not_offered_away(phone: Phone, game: Table) -> None:
    play_rounds(game, 3)
    phone.go(f"{game.path}/length")
    offered = [label for form in phone.forms for label in form.labels if label.isdecimal()]
    assert offered == [str(number) for number in range(4, 22)]


@pytest.mark.parametrize("typed", ["0", "1", "61", "many", "", "-3", "1e3", "९" * 9])
def test_a_length_that_cannot_be_is_refused_and_kept(typed: str, phone: Phone, game: Table) -> None:
    play_rounds(game, 1)
    before = as_it_stands(game.pad)
    phone.go(f"{game.path}/length").tap("Set", rounds=typed)
    assert phone.status == 422
    assert "From 2 to 60 rounds" in phone.text
    assert f'name="rounds" value="{typed}"' in " ".join(phone.html.split())
    assert as_it_stands(game.pad) == before


def test_one_tap_shortens_the_game_and_the_same_length_again_writes_nothing(
    phone: Phone, game: Table
) -> None:
    phone.go(f"{game.path}/length").tap("20")
    assert phone.path == game.path
    assert len(game.pad.written.marks) == 1
    phone.go(f"{game.path}/length").tap("12")
    assert "/12" in phone.text


def test_a_game_ended_now_counts_the_rounds_that_are_done(phone: Phone, game: Table) -> None:
    play_rounds(game, 2)
    game.enter("a", "bid", 0)
    assert "Round 3 does not count then." in phone.go(f"{game.path}/table").text
    assert "Round 3 does not count then." in phone.follow("End the game now").text
    assert f"Anna {game.pad.totals['a']} · Ben" in phone.text
    assert not game.pad.over
    phone.tap("End the game now")
    assert "The game is over" in phone.text
    assert len(game.pad.rounds) == 2


def test_before_the_first_round_is_done_there_is_nothing_to_end(phone: Phone, game: Table) -> None:
    assert "End the game now" not in phone.go(f"{game.path}/table").text
    assert phone.go(f"{game.path}/length/end").path == game.path
    form, _ = phone.go(f"{game.path}/length").button("12")
    phone.send(f"{game.path}/length/end", form.fields)
    assert phone.status == 422
    assert not game.pad.over


@pytest.mark.parametrize("screen", ["length", "end"])
def test_a_game_that_was_ended_is_reopened_with_one_tap(
    screen: str, phone: Phone, game: Table
) -> None:
    play_rounds(game, 2)
    game.act(acts.end)
    phone.go(f"{game.path}/{screen}").tap("Play on")
    assert "3 cards Cleo deals" in phone.text


def test_a_game_that_is_over_is_made_longer(phone: Phone, table: Open) -> None:
    game = table(rounds=2)
    play_rounds(game, 2)
    phone.go(f"{game.path}/length").tap("3")
    assert "3 cards" in phone.text
    assert not game.pad.over
