"""What a bonus was won with, in the cell beside its number."""

import pytest

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.captures import CAPTURES, captures_of, is_captures
from scorepad.pad.judge import judge_late
from scorepad.pad.marks import Cell, Fate, Mark, MarkIndex, Value
from scorepad.rules import Code, games
from tests.pad.scribe import Scribe


@pytest.fixture
def pirates() -> Scribe:
    """Anna, Ben and Cleo at Skull King, with five cards each and all bids made."""
    table = Scribe("skull_king", hands=[5, 5])
    table.bids(2, 2, 1)
    return table


def won(table: Scribe, bonus: int, text: str | None, player: str = "ben") -> Cells:
    return acts.win_bonus(table.round, player, bonus, text)


@pytest.mark.parametrize(
    ("bonus", "text"),
    [
        (10, "fourteen=1"),
        (50, "fourteen=3 black_fourteen=1"),
        (40, "mermaid=2"),
        (90, "pirate=3"),
        (60, "black_fourteen=1 skull_king=1"),
    ],
)
def test_what_was_won_adds_up_to_the_number_which_counts(
    bonus: int, text: str, pirates: Scribe
) -> None:
    # Skull King, points: a 14 brings 10, the black one 20, a mermaid 20, a pirate 30, the king 40.
    pirates.write(won(pirates, bonus, text))
    pirates.take(ben=2, cleo=1)
    played = pirates.done(1)
    assert played.boxes["ben"].points == 40 + bonus
    assert (
        " ".join(f"{key}={count}" for key, count in captures_of(pirates.pad, played, "ben").items())
        == text
    )
    assert captures_of(pirates.pad, played, "anna") == {}


@pytest.mark.parametrize(
    ("bonus", "text"),
    [
        (20, "fourteen=1"),
        (40, "fourteen=4"),
        (60, "mermaid=3"),
        (70, "pirate=1 skull_king=1"),
        (10, "kraken=1"),
        (20, "fourteen=1 fourteen=1"),
        (0, "fourteen=0"),
        (10, "fourteen=1 " + "x" * 300),
    ],
)
def test_what_nobody_can_win_or_adds_up_to_another_number_is_no_mark(
    bonus: int, text: str, pirates: Scribe
) -> None:
    assert pirates.code(won(pirates, bonus, text)) is Code.NOT_A_MARK


def test_two_hundred_characters_are_the_longest_that_a_phone_may_send() -> None:
    longest = " ".join(["fourteen=10"] * 16) + " king=10"
    assert len(longest) == 199
    assert is_captures(longest.replace("king", "kings"))
    assert not is_captures(longest.replace("king", "kings_"))


def test_more_than_a_round_holds_is_refused_as_a_number_is(pirates: Scribe) -> None:
    one_card = Scribe("skull_king", hands=[1, 1])
    one_card.bids(1, 0, 0)
    cells = won(one_card, 90, "fourteen=3 black_fourteen=1 mermaid=2", "anna")
    assert one_card.code(cells) is Code.BONUS_IN_STEPS
    assert pirates.code(won(pirates, 10, "fourteen=1", "zoe")) is Code.NOT_AT_THE_TABLE
    pirates.write(acts.deal_again(pirates.round))
    assert pirates.code(won(pirates, 10, "fourteen=1")) is Code.BIDS_MISSING


def test_a_number_that_is_changed_by_itself_is_no_more_said_to_be_won_so(pirates: Scribe) -> None:
    pirates.write(won(pirates, 40, "skull_king=1"))
    pirates.write(acts.enter(1, 1, "ben", "bonus", 30))
    assert captures_of(pirates.pad, pirates.round, "ben") == {}
    assert pirates.round.boxes["ben"].bonus == 30
    pirates.write(won(pirates, 0, None))
    assert pirates.round.boxes["ben"].bonus == 0
    assert CAPTURES not in {field for _, player, field in pirates.pad.written.round(1) if player}


def test_whoever_plays_no_round_has_won_nothing_in_it(pirates: Scribe) -> None:
    pirates.marks.append(Mark("f" * 32, ((Cell(1, 1, "zoe", CAPTURES), "fourteen=1"),), late=True))
    pad = pirates.phone("e").pad
    assert captures_of(pad, pad.rounds[0], "zoe") == {}


def test_rules_of_before_have_numbers_alone_and_go_on(pirates: Scribe) -> None:
    old = [
        {key: value for key, value in card.items() if key != "key"}
        for card in games()["skull_king"].data["points"]["bonus"]["cards"]
    ]
    opening = pirates.marks[0]
    data = next(value for cell, value in opening.cells if cell.field == "ruleset")
    bonus = {**data["points"]["bonus"], "cards": old}
    data = {**data, "points": {**data["points"], "bonus": bonus}}
    cells = [(cell, data if cell.field == "ruleset" else value) for cell, value in opening.cells]
    earlier = pirates.phone("b")
    earlier.marks[0] = Mark(opening.id, tuple(cells))
    assert earlier.code(won(earlier, 10, "fourteen=1")) is Code.NOT_A_MARK
    earlier.write(acts.enter(1, 1, "ben", "bonus", 90))
    earlier.take(ben=2, cleo=1)
    assert earlier.done(1).boxes["ben"].points == 130


@pytest.mark.parametrize(
    ("value", "fate"),
    [
        ("fourteen=9", Fate.WRITTEN),
        ("something_new=2", Fate.WRITTEN),
        (None, Fate.WRITTEN),
        ("", Fate.REFUSED),
        ("fourteen", Fate.REFUSED),
        ("a=1 " * 80, Fate.REFUSED),
        (40, Fate.REFUSED),
        ({"fourteen": 1}, Fate.REFUSED),
    ],
)
def test_what_comes_late_needs_its_shape_alone(value: Value, fate: Fate, pirates: Scribe) -> None:
    mark = Mark("f" * 32, ((Cell(1, 1, "ben", CAPTURES), value),), late=True)
    verdict = judge_late(pirates.pad, MarkIndex(pirates.marks), mark)
    assert verdict.fate is fate
    assert captures_of(pirates.pad, pirates.round, "ben") == {}


def test_every_key_of_the_library_can_stand_on_a_pad() -> None:
    for game in games().values():
        for card in game.ruleset.points.bonus.cards:
            assert is_captures(f"{card.key}={card.count}")
