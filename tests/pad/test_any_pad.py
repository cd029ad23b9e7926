"""Which kind of game a pad is of, and who is at its table."""

import pytest

from scorepad.pad import acts
from scorepad.pad.any_pad import WrongKindOfGame, as_match, as_trick_pad, sits
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.match.state import Match
from scorepad.pad.opening import Opening, opening_cells
from tests.pad.scribe import Scribe


def a_match() -> Match:
    opening = Opening("wizards_cup", [("anna", "Anna"), ("ben", "Ben")])
    match = read_pad([Mark("0" * 32, opening_cells(opening))])
    assert isinstance(match, Match)
    return match


def test_a_pad_is_taken_for_what_it_is_and_refused_for_the_other(table: Scribe) -> None:
    match = a_match()
    assert as_trick_pad(table.pad) is table.pad
    assert as_match(match) is match
    with pytest.raises(WrongKindOfGame, match="wizards_cup"):
        as_trick_pad(match)
    with pytest.raises(WrongKindOfGame, match="wizard_gigamic"):
        as_match(table.pad)


def test_who_comes_and_who_still_plays_the_round_are_at_the_table(four: Scribe) -> None:
    four.write(acts.enter(4, 1, four.round.leader, "bid", 0))
    four.seat("anna ben cleo emil", new="emil")
    assert [sits(four.pad, player) for player in ("anna", "dora", "emil")] == [True] * 3
    assert not sits(four.pad, "nobody")
    assert sits(a_match(), "ben")
    assert not sits(a_match(), "cleo")
