"""Tricks that nobody takes: those of a third hand of two players, of the Kraken and of the White
Whale. How many there were follows from the results, which are all typed."""

import pytest

from scorepad.pad import acts
from scorepad.pad.entries import choices, last_result, untaken_instead
from scorepad.pad.state import Flag, Phase
from scorepad.pad.tricks_taken import UntakenLimit, possible_sums
from scorepad.rules import Code, Refusal, games
from scorepad.rules.options import with_options
from tests.pad.scribe import Scribe

KRAKEN = {"play.kraken": True}
BOTH = {"play.kraken": True, "play.whale": True}


def at_three_cards(players: str = "anna ben cleo", **options: bool) -> Scribe:
    table = Scribe("skull_king", players, hands=[3, 3], options=dict(options))
    table.bids(*[1] * len(players.split()))
    return table


def allowed(table: Scribe, player: str) -> list[int]:
    return [value for value, why in choices(table.round, player, "tricks") if why is None]


def test_of_two_players_any_number_of_tricks_is_nobodys() -> None:
    table = Scribe("skull_king", "anna ben", hands=[1, 4])
    table.bids(0, 1)
    table.take(anna=0)
    assert table.round.boxes["ben"].tricks is None, "nothing is inferred"
    assert allowed(table, "ben") == [0, 1]
    table.take(ben=0)
    first = table.done(1)
    assert (first.phase, first.untaken, first.flags) == (Phase.DONE, 1, ())
    table.bids(2, 2)
    table.take(anna=1)
    assert last_result(table.round) == ("ben", 0, 3)
    assert allowed(table, "ben") == [0, 1, 2, 3]
    table.take(ben=1)
    assert table.done(2).untaken == 2


def test_two_who_play_without_a_third_hand_share_all_tricks() -> None:
    table = at_three_cards("anna ben", **{"play.third_hand": False})
    table.take(anna=1)
    assert table.done(1).boxes["ben"].tricks == 2


def test_of_three_players_a_third_hand_takes_none() -> None:
    table = at_three_cards()
    table.take(anna=1, ben=1)
    assert table.done(1).boxes["cleo"].inferred


@pytest.mark.parametrize(("options", "least"), [(KRAKEN, 1), (BOTH, 0), ({"play.whale": True}, 1)])
def test_each_card_leaves_one_trick_to_nobody(options: dict[str, bool], least: int) -> None:
    table = at_three_cards(**options)
    table.take(anna=0, ben=1)
    assert last_result(table.round) == ("cleo", least, 2)
    assert allowed(table, "cleo") == list(range(least, 3))


def test_with_one_card_there_is_one_trick_for_both() -> None:
    table = Scribe("skull_king", hands=[1], options=BOTH)
    table.bids(0, 0, 1)
    assert table.round.sums == (0, 1)
    table.take(anna=0, ben=0, cleo=0)
    assert table.done(1).untaken == 1


def test_a_sum_that_cannot_be_has_its_sentence() -> None:
    table = at_three_cards(**KRAKEN)
    table.take(anna=0, ben=1)
    assert table.refusal(table.tricks_of("cleo", 0)) == Refusal(
        Code.TRICKS_DO_NOT_ADD_UP, {"tricks": 1, "least": 2, "hand": 3}
    )
    assert table.code(table.tricks_of("cleo", 3)) is Code.TOO_MANY_TRICKS


def test_counted_tricks_say_how_many_were_nobodys() -> None:
    table = at_three_cards(**BOTH)
    table.give("anna", "", "")
    assert table.done(1).untaken == 2
    assert [box.tricks for box in table.done(1).boxes.values()] == [1, 0, 0]
    assert table.refusal(acts.give_trick(table.done(1), "", 1)) == Refusal(
        Code.NO_MORE_FOR_NOBODY, {"most": 2}
    )


def test_a_count_that_has_begun_leaves_fewer_for_nobody() -> None:
    table = at_three_cards(**BOTH)
    table.give("", "anna")
    assert table.round.sums == (1, 2)
    assert table.round.untaken is None
    table.give("")
    assert table.done(1).untaken == 2


@pytest.mark.parametrize(
    ("takers", "sums"),
    [
        ((), (1, 2, 3)),
        (("anna",), (1, 2, 3)),
        (("anna", "ben"), (2, 3)),
        ((None, "ben"), (1, 2, 3)),
    ],
)
def test_tricks_without_a_taker_yet_may_be_nobodys(
    takers: tuple[str | None, ...], sums: tuple[int, ...]
) -> None:
    assert possible_sums(3, None, takers, UntakenLimit(2)) == sums


def test_a_bomb_that_did_not_fall_leaves_the_krakens_trick_to_nobody() -> None:
    table = at_three_cards(**KRAKEN, **{"play.bomb": True})
    assert table.round.sums == (1, 2, 3)
    table.write(acts.bomb_fell(table.round, False))
    assert table.round.sums == (2, 3)


def test_a_trick_that_was_given_to_nobody_stays_so_when_the_card_is_taken_out() -> None:
    table = at_three_cards(**KRAKEN)
    table.give("")
    table.write(acts.change_rules(table.pad, {"play.kraken": False}, whole_game=True))
    assert (table.round.sums, table.round.flags) == ((2,), ())
    table.give("anna", "ben")
    assert table.done(1).untaken == 1


def test_whoever_plays_without_such_a_card_gives_nobody_a_trick() -> None:
    assert (
        at_three_cards().code(acts.give_trick(at_three_cards().round, "")) is Code.NO_SUCH_CARD_HERE
    )


def test_a_result_of_a_finished_round_changes_alone_where_that_can_be() -> None:
    table = at_three_cards(**KRAKEN)
    table.take(anna=1, ben=1, cleo=1)
    played = table.done(1)
    assert untaken_instead(played, "cleo", 0) == 1
    assert untaken_instead(played, "cleo", 2) is None
    table.correct_tricks(1, cleo=0)
    assert table.done(1).untaken == 1
    assert untaken_instead(table.done(1), "cleo", 1) == 0
    assert table.code(acts.correct_tricks(table.done(1), {"ben": 0})) is Code.OTHER_PLAYER_NEEDED


def test_all_made_it_fits_where_nobody_has_the_rest() -> None:
    table = Scribe("skull_king", hands=[3], options=KRAKEN)
    table.bids(1, 1, 0)
    table.write(acts.fill_rest(table.round))
    assert table.done(1).untaken == 1


def test_two_phones_that_give_nobody_too_many_are_flagged() -> None:
    table = at_three_cards(**KRAKEN)
    one, other = table.phone("a"), table.phone("b")
    one.give("")
    other.give("anna", "")
    both = other.phone("c", one.marks[len(table.marks) :])
    assert both.round.takers[:2] == ("", "")
    assert both.round.flags == (Flag.COUNT,)
    assert both.round.sums == (2,), "there is one Kraken"


def test_a_game_that_was_begun_before_goes_on_as_it_was() -> None:
    table = Scribe("skull_king", "anna ben", hands=[3])
    opening = table.marks[0]
    cells = [
        (cell, {**value, "play": {"judged": False}} if cell.field == "ruleset" else value)
        for cell, value in opening.cells
    ]
    table.marks[0] = type(opening)(opening.id, tuple(cells))
    table = table.phone("a")
    table.bids(1, 1)
    table.take(anna=1)
    assert table.done(1).boxes["ben"].tricks == 2


def test_cards_besides_the_deck_stay_undealt() -> None:
    ruleset = with_options(games()["skull_king"].ruleset, BOTH)
    assert ruleset.more_cards == 2
    assert ruleset.deck.size == games()["skull_king"].ruleset.deck.size
