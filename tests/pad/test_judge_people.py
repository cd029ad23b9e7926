"""People who leave, sit out, come back, join, or change seats."""

import pytest

from scorepad.pad import acts
from scorepad.pad.marks import Cell
from scorepad.rules import Code
from tests.pad.scribe import Scribe

FOUR = "anna ben cleo dora"
FIVE = "anna ben cleo dora emil"


def hands(table: Scribe) -> list[int]:
    """Hand sizes of the whole game as it stands."""
    return [r.hand for r in table.pad.rounds] + [deal.hand for deal in table.pad.to_come]


@pytest.fixture
def four() -> Scribe:
    """Four players after three rounds of Wizard."""
    table = Scribe(players=FOUR)
    table.play([0, 0, 0, 0], [1, 0, 0, 0])
    table.play([0, 0, 0, 0], [0, 2, 0, 0])
    table.play([0, 0, 0, 0], [0, 0, 3, 0])
    return table


@pytest.fixture
def shrinking() -> Scribe:
    """Four players after two rounds of Quoicoupli, of 12 and 11 cards."""
    table = Scribe("quoicoupli", FOUR)
    table.play([0, 0, 0, 0], [12, 0, 0, 0])
    table.play([0, 0, 0, 0], [11, 0, 0, 0])
    return table


# a game whose hands grow


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


# dealers


def test_the_deal_passes_to_the_left_of_a_dealer_who_left(four: Scribe) -> None:
    assert four.round.dealer == "dora"
    four.play_rounds(1)
    assert four.round.dealer == "anna"
    four.seat("ben cleo dora")
    assert four.round.dealer == "ben"


def test_a_last_dealer_who_left_does_not_skip_the_next(four: Scribe) -> None:
    assert four.done(3).dealer == "cleo"
    four.seat("anna ben dora")
    assert four.round.dealer == "dora"


def test_the_deal_passes_to_the_left_in_the_new_seats(four: Scribe) -> None:
    assert four.done(3).dealer == "cleo"
    four.seat("cleo anna dora ben")
    assert four.round.dealer == "anna"
    assert four.round.order == ("dora", "ben", "cleo", "anna")


def test_a_newcomer_deals_in_turn(four: Scribe) -> None:
    four.seat("anna ben cleo emil dora", new="emil")
    assert four.round.dealer == "emil"


# who is away, and how much they have


def test_a_leaver_makes_no_points_while_away_and_comes_back_to_the_old_total(
    four: Scribe,
) -> None:
    assert four.totals() == [30, 20, 10, 60]
    four.seat("anna ben dora")
    four.play_rounds(2)
    assert four.pad.totals["cleo"] == 10
    four.seat(FOUR)
    assert four.pad.away == ()
    assert four.round.boxes["cleo"].before == 10
    four.play([0, 0, 6, 0], [0, 0, 6, 0])
    assert four.pad.totals["cleo"] == 90


@pytest.mark.parametrize(("start", "total"), [("zero", 0), ("lowest", -60)])
def test_a_newcomer_starts_at_zero_or_at_the_lowest_total(start: str, total: int) -> None:
    table = Scribe(players=FOUR)
    table.play([0, 1, 0, 0], [0, 0, 0, 1])
    table.play([0, 2, 0, 2], [0, 0, 2, 0])
    table.play([0, 3, 0, 0], [0, 0, 3, 0])
    assert min(table.totals()) == -60
    table.seat(FIVE, new="emil", start=start)
    assert table.round.boxes["emil"].before == total
    assert table.pad.totals["emil"] == total


def test_the_lowest_total_is_that_of_those_who_sit_at_the_table(four: Scribe) -> None:
    four.seat("anna ben dora")
    four.play_rounds(1)
    four.seat("anna ben dora emil", new="emil", start="lowest")
    assert four.pad.totals["cleo"] == 10
    assert four.round.boxes["emil"].before == min(four.pad.totals[p] for p in ("anna", "ben"))


def test_the_lowest_total_follows_a_correction(four: Scribe) -> None:
    four.seat(FIVE, new="emil", start="lowest")
    assert four.round.boxes["emil"].before == 10
    four.correct_tricks(3, cleo=1, dora=2)
    assert four.totals(3) == [30, 20, 30, 20]
    assert four.round.boxes["emil"].before == 20


def test_somebody_known_has_a_total_and_chooses_no_start(four: Scribe) -> None:
    four.seat("anna ben dora")
    cells = acts.seat(four.pad, FOUR.split(), keep_end=False)
    start = ((Cell(4, 0, "cleo", "start"), "lowest"),)
    assert four.code(cells + start) is Code.NOT_A_MARK


def test_a_start_is_written_with_the_seat_only(four: Scribe) -> None:
    assert four.code(((Cell(4, 0, "emil", "start"), "lowest"),)) is Code.NOT_A_MARK


def end_of_a_game_that_cleo_left(leavers_win: bool) -> Scribe:
    table = Scribe(players=FOUR, rounds=2, options={"end.leavers_win": leavers_win})
    table.play([0, 0, 1, 0], [0, 0, 1, 0])
    table.seat("anna ben dora", keep_end=True)
    table.play([0, 0, 0], [2, 0, 0])
    return table


def test_leavers_are_listed_and_do_not_win() -> None:
    table = end_of_a_game_that_cleo_left(leavers_win=False)
    assert table.pad.over
    assert table.pad.away == ("cleo",)
    assert table.pad.totals["cleo"] == 30
    assert table.pad.winners == ("ben", "dora")
    table.write(acts.adjust(1, "cleo", 500, "far ahead"))
    assert table.pad.winners == ("ben", "dora")


def test_leavers_win_if_the_table_says_so() -> None:
    table = end_of_a_game_that_cleo_left(leavers_win=True)
    table.write(acts.adjust(1, "cleo", 500, "far ahead"))
    assert table.pad.winners == ("cleo",)


def test_the_table_may_let_leavers_win_when_the_game_is_over() -> None:
    table = end_of_a_game_that_cleo_left(leavers_win=False)
    table.write(acts.adjust(1, "cleo", 500, "far ahead"))
    table.write(acts.change_rules(table.pad, {"end.leavers_win": True}, whole_game=True))
    assert table.pad.winners == ("cleo",)


def test_seats_announced_for_a_round_that_is_never_played_change_no_winner() -> None:
    table = Scribe(hands=[1, 1, 1])
    table.bids(1, 1, 1)
    table.seat("anna ben dora", new="dora")
    table.take(ben=0, anna=0)
    assert table.pad.present == ("anna", "ben", "dora")
    table.write(acts.end(table.pad))
    assert table.pad.present == ("anna", "ben", "cleo")
    assert table.pad.away == ()
    assert table.pad.winners == ("cleo",)
    table.write(acts.reopen())
    assert table.round.seats == ("anna", "ben", "dora")


# when seats can change


def test_seats_change_at_once_before_the_first_bid_and_from_the_next_deal_after_it(
    four: Scribe,
) -> None:
    four.bid(anna=1)
    four.seat("anna ben dora")
    assert four.round.seats == ("anna", "ben", "cleo", "dora")
    assert four.pad.present == ("anna", "ben", "dora")
    four.bid(ben=1, cleo=1, dora=1)
    four.write(acts.everybody_made_it(four.round))
    assert four.round.seats == ("anna", "ben", "dora")


def test_a_round_that_was_bid_in_keeps_its_seats(four: Scribe) -> None:
    four.bid(anna=1)
    assert four.code(((Cell(4, 0, "", "seating"), ["anna", "ben", "dora"]),)) is (
        Code.ROUND_HAS_BEGUN
    )


def test_seats_announced_twice_are_those_announced_last(four: Scribe) -> None:
    four.bid(anna=1)
    four.seat("anna ben dora")
    four.seat("anna cleo dora")
    four.write(acts.deal_again(four.round))
    four.seat("ben cleo dora")
    assert four.round.seats == ("ben", "cleo", "dora")
    four.play_rounds(1)
    assert four.round.seats == ("ben", "cleo", "dora")


def test_undoing_a_change_of_seats_brings_everybody_back(four: Scribe) -> None:
    before = four.pad
    four.seat("anna ben emil", new="emil")
    four.undo()
    assert (four.pad.rounds, four.pad.names, four.pad.to_come) == (
        before.rounds,
        before.names,
        before.to_come,
    )


def test_nobody_joins_a_game_that_is_over() -> None:
    table = Scribe(rounds=1)
    table.play_rounds(1)
    cells = acts.seat(table.pad, FOUR.split(), keep_end=False, newcomers={"dora": "Dora"})
    assert table.code(cells) is Code.GAME_IS_OVER


def test_somebody_without_a_name_cannot_sit_down(four: Scribe) -> None:
    cells = acts.seat(four.pad, FIVE.split(), keep_end=False)
    assert four.code(cells) is Code.NOT_AT_THE_TABLE


@pytest.mark.parametrize("seat", [["anna"], {"anna": 1}, 3, None])
def test_a_seat_holds_a_players_id_and_nothing_else(four: Scribe, seat: object) -> None:
    cells = acts.seat(four.pad, ["anna", "ben", seat], keep_end=False)  # type: ignore[list-item]
    assert four.code(cells) is Code.NOT_AT_THE_TABLE


# names


def test_two_newcomers_need_two_names(four: Scribe) -> None:
    newcomers = {"e": "Emil", "f": " emil"}
    cells = acts.seat(four.pad, ["anna", "ben", "e", "f"], keep_end=False, newcomers=newcomers)
    assert four.code(cells) is Code.NAME_TAKEN


def test_a_newcomer_cannot_take_a_leavers_name(four: Scribe) -> None:
    four.seat("anna ben dora")
    cells = acts.seat(
        four.pad, ["anna", "ben", "dora", "c"], keep_end=False, newcomers={"c": "CLEO"}
    )
    assert four.code(cells) is Code.NAME_TAKEN


def test_a_rename_is_judged_like_any_name(table: Scribe) -> None:
    assert table.code(acts.rename("ben", "ANNA")) is Code.NAME_TAKEN
    assert table.code(acts.rename("ben", " ")) is Code.NAME_EMPTY
    assert table.code(acts.rename("zoe", "Zoe")) is Code.NOT_AT_THE_TABLE
    table.write(acts.rename("ben", "BEN"))
