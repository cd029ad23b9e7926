"""The scorer's part in every rule sheet of tricks, on the pad of each game."""

import pytest

from scorepad.pad import acts
from scorepad.pad.state import Phase
from scorepad.rules import Code, games
from tests.pad.scribe import Scribe
from tests.rules.sheets import of_every_sheet


@of_every_sheet
def test_a_round_is_bid_played_and_scored_and_the_next_is_dealt(key: str) -> None:
    table = Scribe(key, hands=[3, 3])
    assert (table.round.phase, table.round.dealer) == (Phase.BIDS, "anna")
    table.bids(1, 1, 2)
    assert [box.bid for box in table.round.boxes.values()] == [1, 1, 2]
    assert (table.round.phase, table.totals()) == (Phase.TRICKS, [0, 0, 0])
    table.give("ben", "cleo")
    assert table.round.phase is Phase.TRICKS
    table.give("cleo")
    assert table.totals() == [-10, 30, 40]
    assert (table.round.number, table.round.phase, table.round.dealer) == (2, Phase.BIDS, "ben")


@of_every_sheet
def test_everybody_sees_who_has_taken_how_many_tricks_and_who_leads(key: str) -> None:
    table = Scribe(key, hands=[4])
    table.bids(1, 1, 1)
    assert table.round.next_leader == "ben"
    assert {(box.counted_tricks, box.made) for box in table.round.boxes.values()} == {(None, None)}
    table.give("cleo")
    assert table.round.next_leader == "cleo"
    table.give("cleo", "anna")
    assert [box.counted_tricks for box in table.round.boxes.values()] == [1, 0, 2]
    assert (table.round.tricks_left, table.round.next_leader) == (1, "anna")


@of_every_sheet
def test_trump_is_turned_anew_in_every_round(key: str) -> None:
    table = Scribe(key, hands=[2, 2])
    first, second = (suit.code for suit in table.pad.ruleset.deck.suits[:2])
    table.write(acts.turn_trump(table.round, first))
    table.play_rounds(1)
    assert not table.round.trump.known
    table.write(acts.turn_trump(table.round, second))
    assert [table.done(number).trump.suit for number in (1, 2)] == [first, second]


@of_every_sheet
def test_points_are_added_to_the_total_and_taken_from_it(key: str) -> None:
    table = Scribe(key, hands=[2, 2])
    table.play([1, 0, 0], [1, 1, 0])
    assert table.totals() == [30, -10, 20]
    table.play([0, 0, 1], [1, 0, 1])
    boxes = table.done(2).boxes.values()
    assert [(box.before, box.points, box.total) for box in boxes] == [
        (30, -10, 20),
        (-10, 20, 10),
        (20, 30, 50),
    ]


@of_every_sheet
def test_the_game_ends_with_its_last_round_and_the_highest_total_wins(key: str) -> None:
    table = Scribe(key)
    rounds = table.pad.number_of_rounds
    table.play_rounds(rounds - 1)
    assert not table.pad.over
    table.play_rounds(1)
    totals = table.pad.totals
    assert table.pad.over
    assert table.pad.current is None
    assert table.pad.winners == tuple(
        player for player in table.pad.present if totals[player] == max(totals.values())
    )


@pytest.mark.parametrize(
    ("key", "variant", "before_the_play"),
    [
        ("wizard_fisher", "hidden_bid", True),
        ("wizard_fisher", "delayed_reveal", False),
        ("wizard_club", "simultaneous_bids", True),
        ("wizard_club", "secret_bids", False),
    ],
)
def test_hidden_bids_come_to_light_together_before_the_play_or_after_it(
    key: str, variant: str, before_the_play: bool
) -> None:
    (sets,) = (dict(each.sets) for each in games()[key].ruleset.variants if each.key == variant)
    table = Scribe(key, options={**sets, "bidding.entry": "players"}, hands=[3, 3], reveal=True)
    table.bids(1, 1, 2)
    assert table.round.hidden
    if before_the_play:
        assert table.code(acts.give_trick(table.round, "ben")) is Code.REVEAL_FIRST
        table.write(acts.reveal(table.round))
        assert not table.round.hidden
    table.give("ben", "cleo", "cleo")
    if not before_the_play:
        assert table.round.hidden
        table.write(acts.reveal(table.round))
    assert not table.done(1).hidden
    assert table.totals() == [-10, 30, 40]
