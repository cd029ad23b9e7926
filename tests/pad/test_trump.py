"""Trump of a round: from the card turned, or none because no card is left."""

import pytest

from scorepad.pad import acts
from scorepad.pad.marks import Cell, Mark
from scorepad.rules import Code
from tests.pad.scribe import Scribe


@pytest.mark.parametrize(
    ("game", "turned", "suit", "to_choose"),
    [
        ("wizard_gigamic", "R", "R", False),
        ("wizard_gigamic", "Z", None, True),
        ("wizard_gigamic", "ZB", "B", False),
        ("wizard_gigamic", "N", None, False),
        ("wizard_fisher", "ZG", "G", False),
        ("wizard_club", "Z", None, False),
        ("quoicoupli", "C", "C", False),
    ],
)
def test_trump_is_what_the_turned_card_says(
    game: str, turned: str, suit: str | None, to_choose: bool
) -> None:
    table = Scribe(game)
    assert not table.round.trump.known
    table.write(acts.turn_trump(table.round, turned))
    trump = table.round.trump
    assert (trump.known, trump.suit, trump.to_choose) == (True, suit, to_choose)


def test_the_dealer_who_turned_a_wizard_chooses_and_may_be_corrected(table: Scribe) -> None:
    for turned in ("Z", "ZR", "ZY"):
        table.write(acts.turn_trump(table.round, turned))
    assert table.round.trump.suit == "Y"
    table.undo()
    assert table.round.trump.suit == "R"
    table.write(acts.turn_trump(table.round, None))
    assert not table.round.trump.known


@pytest.mark.parametrize(
    ("game", "turned"), [("wizard_club", "ZR"), ("wizard_gigamic", "NR"), ("quoicoupli", "Z")]
)
def test_a_card_that_the_deck_lacks_is_no_trump_to_turn(game: str, turned: str) -> None:
    table = Scribe(game)
    assert table.code(acts.turn_trump(table.round, turned)) is Code.NO_SUCH_TRUMP


def test_the_last_round_has_no_trump_because_all_cards_are_dealt(table: Scribe) -> None:
    table.play_rounds(19)
    assert (table.round.undealt, table.round.trump.suit, table.round.trump.known) == (0, None, True)
    assert not table.round.turned
    assert table.code(acts.turn_trump(table.round, "R")) is Code.NO_TRUMP_LEFT


def test_special_cards_that_the_table_adds_leave_a_card_for_trump_in_the_last_round() -> None:
    table = Scribe(options={"play.bomb": True}, hands=[20])
    assert (table.round.undealt, table.round.turned) == (1, True)
    table.write(acts.turn_trump(table.round, "R"))
    assert table.round.trump.suit == "R"


def test_quoicoupli_has_trump_in_every_round() -> None:
    table = Scribe("quoicoupli", "anna ben cleo dora")
    seen = []
    while table.pad.current:
        seen.append(table.round.undealt)
        table.play([table.round.hand] * 4, [table.round.hand, 0, 0, 0])
    assert len(seen) == 13
    assert min(seen) >= 1


def test_a_cycle_of_trumps_goes_on_from_round_to_round() -> None:
    table = Scribe("nomination_whist", "anna ben cleo", options={"bidding.who": "nobody"})
    suits = []
    for _ in range(6):
        assert not table.round.turned
        suits.append(table.round.trump.suit)
        table.play_rounds(1)
    assert suits == ["H", "D", "C", "S", None, "H"]


@pytest.mark.parametrize("game", ["nomination_whist", "skull_king"])
def test_where_the_round_says_the_trump_no_card_is_turned(game: str) -> None:
    table = Scribe(game)
    assert table.code(acts.turn_trump(table.round, "H")) is Code.TRUMP_NOT_TURNED


def test_a_card_is_turned_again_once_the_table_says_so() -> None:
    table = Scribe("nomination_whist")
    table.write(acts.change_rules(table.pad, {"trump.source": "turned"}, whole_game=True))
    assert table.round.turned
    assert not table.round.trump.known


@pytest.mark.parametrize("field", ["chooser", "leader:2"])
def test_who_is_away_neither_chooses_trump_nor_leads_whatever_a_late_mark_says(field: str) -> None:
    table = Scribe(players="anna ben cleo dan", options={"play.bomb": True})
    table.play_rounds(1)
    table.seat("anna ben cleo")
    table.bids(0, 0, 0)
    table.give("")
    for player, expected in (("ben", "ben"), ("dan", None)):
        table.marks.append(Mark(f"{player:a>32}", ((Cell(2, 1, "", field), player),), late=True))
        read = {"chooser": table.round.chooser, "leader:2": table.round.next_leader}
        assert read[field] == expected
