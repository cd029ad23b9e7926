"""How long a game is, and with which hands, when people come and go."""

import pytest

from scorepad.pad import acts
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe, hands

FOUR = "anna ben cleo dora"
FIVE = "anna ben cleo dora emil"


def test_a_joiner_is_refused_where_the_old_end_needs_too_many_cards(four: Scribe) -> None:
    cells = acts.seat(four.pad, FIVE.split(), keep_end=True, newcomers={"emil": "Emil"})
    assert four.refusal(cells) == Refusal(
        Code.CARDS_DO_NOT_SUFFICE, {"players": 5, "hand": 15, "cards": 60}
    )


def test_seats_change_in_a_round_that_was_added_at_the_end() -> None:
    table = Scribe(players=FOUR)
    table.play_rounds(15)
    table.write(acts.length(table.pad, 16))
    table.seat("dora cleo ben anna")
    assert (table.round.number, table.round.seats[0]) == (16, "dora")


def test_a_joiner_may_come_where_the_cards_just_suffice(four: Scribe) -> None:
    cells = acts.seat(four.pad, FIVE.split(), keep_end=False, newcomers={"emil": "Emil"})
    for hand, refused in ((13, True), (12, False)):
        four.write(acts.this_round(four.round, hand=hand))
        assert (four.refusal(cells) is not None) is refused
    table = Scribe(players=FOUR, rounds=12)
    table.seat(FIVE, new="emil", keep_end=True)
    assert hands(table) == list(range(1, 13))


def test_a_joiner_is_refused_where_the_game_would_be_over() -> None:
    table = Scribe(players=FOUR)
    table.play_rounds(12)
    cells = acts.seat(table.pad, FIVE.split(), keep_end=False, newcomers={"emil": "Emil"})
    assert table.refusal(cells) == Refusal(
        Code.GAME_WOULD_BE_OVER, {"players": 5, "rounds": 12, "round": 13}
    )


@pytest.mark.parametrize("keep_end", [True, False])
def test_a_joiner_is_refused_where_the_tables_own_hands_need_too_many_cards(keep_end: bool) -> None:
    table = Scribe(players=FOUR, hands=[1, 5, 15, 5])
    table.play_rounds(1)
    cells = acts.seat(table.pad, FIVE.split(), keep_end=keep_end, newcomers={"emil": "Emil"})
    assert table.code(cells) is Code.CARDS_DO_NOT_SUFFICE
    table.play_rounds(2)
    table.seat(FIVE, new="emil", keep_end=keep_end)
    assert hands(table) == [1, 5, 15, 5]


@pytest.mark.parametrize(
    ("game", "seating"),
    [
        ("wizard_gigamic", "anna ben"),
        ("wizard_gigamic", "anna ben cleo d e f g"),
        ("quoicoupli", "anna"),
        ("quoicoupli", "anna ben cleo d e f g h i j k"),
    ],
)
def test_too_few_or_too_many_players_are_refused(game: str, seating: str) -> None:
    table = Scribe(game)
    players = seating.split()
    newcomers = {p: p.capitalize() for p in players if p not in table.pad.names}
    cells = acts.seat(table.pad, players, keep_end=False, newcomers=newcomers)
    refusal = table.refusal(cells)
    assert refusal is not None
    assert refusal.code is Code.NUMBER_OF_PLAYERS
    assert refusal.facts["players"] == len(players)


def test_somebody_may_join_for_the_blind_round() -> None:
    table = Scribe("quoicoupli", "anna ben")
    table.write(acts.length(table.pad, 2))
    table.play([1, 1], [1, 0])
    assert table.round.blind
    table.seat("anna ben cleo", new="cleo")
    assert table.round.blind
    assert table.pad.number_of_rounds == 2


# a game whose hands shrink
