"""A variant that was set wrongly, changed for the rest or for the whole game."""

import pytest

from scorepad.pad import acts
from scorepad.pad.marks import Cell
from scorepad.pad.state import Flag
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe


def test_a_restriction_switched_on_for_the_whole_game_flags_old_rounds(table: Scribe) -> None:
    table.play([0, 0, 1], [0, 0, 1])
    table.play([0, 0, 1], [1, 0, 1])
    table.write(acts.change_rules(table.pad, {"bidding.who": "last"}, whole_game=True))
    assert [played.flags for played in table.pad.rounds] == [(Flag.LAST_BID,), (), ()]
    table.bid(anna=1, ben=1)
    assert table.round.forbidden == 1
    table.undo()
    table.undo()
    table.undo()
    assert table.done(1).flags == ()


def test_a_restriction_switched_on_for_the_rest_leaves_old_rounds_alone(table: Scribe) -> None:
    table.play([0, 0, 1], [0, 0, 1])
    table.write(acts.change_rules(table.pad, {"bidding.who": "last"}, whole_game=False))
    assert table.done(1).flags == ()
    table.bid(cleo=1, anna=1)
    assert table.round.forbidden == 0


def test_a_variant_set_for_the_whole_game_overrides_later_changes(table: Scribe) -> None:
    table.write(acts.change_rules(table.pad, {"bidding.who": "last"}, whole_game=False))
    table.play([0, 1, 1], [0, 0, 1])
    table.write(acts.change_rules(table.pad, {"bidding.who": "sole_leader"}, whole_game=False))
    table.write(acts.change_rules(table.pad, {"bidding.who": "nobody"}, whole_game=True))
    assert [played.ruleset.bidding.who for played in table.pad.rounds] == ["nobody", "nobody"]


@pytest.mark.parametrize("whole_game", [True, False])
def test_a_restriction_together_with_hidden_bids_is_refused(whole_game: bool) -> None:
    table = Scribe(options={"bidding.visibility": "secret"})
    table.play_rounds(1)
    cells = acts.change_rules(table.pad, {"bidding.who": "last"}, whole_game=whole_game)
    assert table.refusal(cells) == Refusal(Code.BAN_NEEDS_OPEN_BIDS, {"who": "last"})


def test_a_restriction_for_the_whole_game_is_refused_where_a_later_round_hides_bids(
    table: Scribe,
) -> None:
    table.play_rounds(1)
    secret = {"bidding.visibility": "secret"}
    table.write(acts.change_rules(table.pad, secret, whole_game=False))
    cells = acts.change_rules(table.pad, {"bidding.who": "last"}, whole_game=True)
    assert table.code(cells) is Code.BAN_NEEDS_OPEN_BIDS


@pytest.mark.parametrize("turned", [False, True])
def test_options_that_only_go_together_are_changed_together_in_any_order(turned: bool) -> None:
    options = {"bidding.visibility": "secret", "bidding.who": "nobody"}
    if turned:
        options = dict(reversed(options.items()))
    table = Scribe("quoicoupli")
    table.write(acts.change_rules(table.pad, options, whole_game=False))
    bidding = table.pad.ruleset.bidding
    assert (bidding.who, bidding.visibility) == ("nobody", "secret")
    opened = Scribe("quoicoupli", options=options)
    assert opened.pad.ruleset.bidding == bidding


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("bidding.who", "everybody"),
        ("bidding.zero_exempt", 1),
        ("bidding.from_hand", True),
        ("bidding.from_hand", 0),
        ("bidding.luck", "good"),
    ],
)
def test_an_option_that_does_not_exist_is_refused(table: Scribe, key: str, value: object) -> None:
    cells = acts.change_rules(table.pad, {key: value}, whole_game=False)  # type: ignore[dict-item]
    refusal = table.refusal(cells)
    assert refusal is not None
    assert refusal.code is Code.NO_SUCH_RULE
    assert refusal.facts["key"] == key


@pytest.mark.parametrize("value", [["last"], {"choose": "none"}, 1.0])
def test_an_option_is_one_word_or_number(table: Scribe, value: object) -> None:
    cells = acts.change_rules(table.pad, {"bidding.who": value}, whole_game=False)  # type: ignore[dict-item]
    assert table.code(cells) is Code.NOT_A_MARK


def test_a_card_that_the_changed_rule_does_not_know_leaves_trump_unwritten(table: Scribe) -> None:
    table.write(acts.turn_trump(table.round, "ZR"))
    none = {"trump.top_turned": "none"}
    table.write(acts.change_rules(table.pad, none, whole_game=True))
    assert not table.round.trump.known


def test_rules_of_a_later_round_are_played_with_those_before() -> None:
    table = Scribe(hands=[3, 3, 3])
    table.play([1, 1, 1], [1, 1, 1])

    def rule(number: int, name: str, value: str) -> acts.Cells:
        return ((Cell(number, 0, "", f"rule:{name}"), value),)

    table.write(rule(3, "bidding.who", "last"))
    secret = rule(1, "bidding.visibility", "secret")
    assert table.code(secret) is Code.BAN_NEEDS_OPEN_BIDS
    # What is set for the first round holds in the third only as far as that leaves it alone.
    assert table.code((*rule(1, "bidding.who", "nobody"), *secret)) is Code.BAN_NEEDS_OPEN_BIDS
    table.write(rule(3, "bidding.who", "nobody"))
    table.write(secret)


def test_rules_are_set_for_the_next_round_at_the_latest() -> None:
    table = Scribe(hands=[3, 3, 3])
    table.write(((Cell(2, 0, "", "rule:play.bomb"), True),))
    assert table.code(((Cell(3, 0, "", "rule:play.cloud"), True),)) is Code.NOT_A_MARK
