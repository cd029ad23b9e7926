"""How long a game is, and with which hands, when people come and go."""

import pytest

from scorepad.pad import acts
from scorepad.rules import Code
from tests.pad.scribe import Scribe, hands

FOUR = "anna ben cleo dora"
FIVE = "anna ben cleo dora emil"


def test_when_somebody_leaves_a_growing_game_it_is_as_long_as_for_those_present(
    four: Scribe,
) -> None:
    four.seat("anna ben dora")
    assert four.pad.number_of_rounds == 20
    assert hands(four) == list(range(1, 21))
    assert four.round.seats == ("anna", "ben", "dora")
    assert four.pad.away == ("cleo",)


def test_when_somebody_leaves_the_table_may_keep_the_old_end(four: Scribe) -> None:
    four.seat("anna ben dora", keep_end=True)
    assert hands(four) == list(range(1, 16))


def test_when_somebody_joins_a_growing_game_it_is_as_long_as_for_those_present(
    four: Scribe,
) -> None:
    four.seat(FIVE, new="emil")
    assert hands(four) == list(range(1, 13))
    assert four.pad.names["emil"] == "Emil"


def test_a_joiner_is_refused_where_the_old_end_needs_too_many_cards(four: Scribe) -> None:
    cells = acts.seat(four.pad, FIVE.split(), keep_end=True, newcomers={"emil": "Emil"})
    refusal = four.refusal(cells)
    assert refusal is not None
    assert refusal.code is Code.CARDS_DO_NOT_SUFFICE
    assert refusal.facts == {"players": 5, "hand": 15, "cards": 60}


def test_a_joiner_may_keep_the_end_of_a_shortened_game() -> None:
    table = Scribe(players=FOUR, rounds=8)
    table.play_rounds(3)
    table.seat(FIVE, new="emil", keep_end=True)
    assert hands(table) == list(range(1, 9))


def test_a_joiner_is_refused_where_the_game_would_be_over() -> None:
    table = Scribe(players=FOUR)
    table.play_rounds(12)
    cells = acts.seat(table.pad, FIVE.split(), keep_end=False, newcomers={"emil": "Emil"})
    refusal = table.refusal(cells)
    assert refusal is not None
    assert refusal.code is Code.GAME_WOULD_BE_OVER
    assert refusal.facts == {"players": 5, "rounds": 12, "round": 13}


def test_a_joiner_may_come_for_the_very_last_round() -> None:
    table = Scribe(players=FOUR)
    table.play_rounds(11)
    table.seat(FIVE, new="emil")
    assert (table.round.number, table.round.hand, table.pad.number_of_rounds) == (12, 12, 12)


def test_a_joiner_is_refused_where_the_hand_written_for_the_round_needs_too_many_cards(
    four: Scribe,
) -> None:
    four.write(acts.this_round(four.round, hand=15))
    cells = acts.seat(four.pad, FIVE.split(), keep_end=False, newcomers={"emil": "Emil"})
    assert four.code(cells) is Code.CARDS_DO_NOT_SUFFICE


@pytest.mark.parametrize("keep_end", [True, False])
def test_a_joiner_is_refused_where_the_tables_own_hands_need_too_many_cards(keep_end: bool) -> None:
    table = Scribe(players=FOUR, hands=[1, 5, 15, 5])
    table.play_rounds(1)
    cells = acts.seat(table.pad, FIVE.split(), keep_end=keep_end, newcomers={"emil": "Emil"})
    assert table.code(cells) is Code.CARDS_DO_NOT_SUFFICE
    table.play_rounds(2)
    table.seat(FIVE, new="emil", keep_end=keep_end)
    assert hands(table) == [1, 5, 15, 5]


def test_seats_may_change_before_the_very_first_bid() -> None:
    table = Scribe(players=FOUR)
    cells = acts.seat(table.pad, FIVE.split(), keep_end=True, newcomers={"emil": "Emil"})
    assert table.code(cells) is Code.CARDS_DO_NOT_SUFFICE
    table.seat("dora cleo anna", keep_end=True)
    assert table.round.dealer == "anna"
    assert hands(table) == list(range(1, 16))


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


# a game whose hands shrink


def test_when_somebody_leaves_a_shrinking_game_hands_go_on_downward(shrinking: Scribe) -> None:
    shrinking.seat("anna ben cleo")
    assert hands(shrinking) == [12, 11, *range(10, 0, -1), 1]


def test_when_somebody_joins_a_shrinking_game_hands_are_at_most_what_the_cards_allow(
    shrinking: Scribe,
) -> None:
    shrinking.seat("anna ben cleo dora emil finn", new="emil finn")
    assert hands(shrinking) == [12, 11, *range(8, 0, -1), 1]
    assert shrinking.pad.to_come[-1].blind


def test_a_shrinking_game_may_keep_its_end_when_somebody_joins(shrinking: Scribe) -> None:
    shrinking.seat("anna ben cleo dora emil finn", new="emil finn", keep_end=True)
    assert shrinking.pad.number_of_rounds == 13
    assert hands(shrinking) == [12, 11, 8, 8, 8, 7, 6, 5, 4, 3, 2, 1, 1]


def test_as_many_people_as_before_leave_the_length_alone() -> None:
    table = Scribe(players=FOUR, rounds=3)
    table.play_rounds(3)
    table.write(acts.length(table.pad, 5))
    table.seat("dora cleo ben anna")
    assert hands(table) == [1, 2, 3, 4, 5]
    table.seat("dora cleo ben emil", new="emil")
    assert hands(table) == [1, 2, 3, 4, 5]


def test_seats_change_in_a_round_that_was_added_at_the_end() -> None:
    table = Scribe(players=FOUR)
    table.play_rounds(15)
    table.write(acts.length(table.pad, 16))
    table.seat("dora cleo ben anna")
    assert (table.round.number, table.round.seats[0]) == (16, "dora")


def test_nothing_of_the_schedule_follows_the_blind_round() -> None:
    table = Scribe("quoicoupli", rounds=1)
    table.bid(ben=0)
    cells = acts.seat(table.pad, ["anna", "ben"], keep_end=False)
    assert table.code(cells) is Code.GAME_WOULD_BE_OVER


def test_a_shrinking_game_may_keep_its_end_when_somebody_leaves(shrinking: Scribe) -> None:
    shrinking.seat("anna ben cleo", keep_end=True)
    assert hands(shrinking) == [12, 11, *range(10, 0, -1), 1]


def test_somebody_may_join_for_the_blind_round() -> None:
    table = Scribe("quoicoupli", "anna ben")
    table.write(acts.length(table.pad, 2))
    table.play([1, 1], [1, 0])
    assert table.round.blind
    table.seat("anna ben cleo", new="cleo")
    assert table.round.blind
    assert table.pad.number_of_rounds == 2
