"""A round that is followed duel by duel: cards lost, the end by itself, what holds meanwhile."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.match import acts as match_acts
from scorepad.pad.state import Phase
from scorepad.rules import Code, Side, Sorcerer, cup_round, duel_games
from scorepad.rules.duel.verdict import PLAYERS
from tests.pad.duellists import Duellists, standing, tokens

CUP = duel_games()["wizards_cup"].ruleset
NOBODY_KNOWS = (Sorcerer(), Sorcerer())
LETTERS = {"a": Side.A, "b": Side.B, "2": Side.BOTH, "0": Side.NONE}


def fight(table: Duellists, results: str) -> None:
    """Write down duels that a power decided: "a", "b", "2" for both, "0" for neither."""
    for result in results:
        current = table.match.current
        assert current is not None
        number, place = current.number, current.next_duel
        table.write(match_acts.log_duel(number, place, NOBODY_KNOWS, LETTERS[result]))


def refused(table: Duellists, cells: Cells) -> Code | None:
    refusal = table.try_to(cells)
    return refusal and refusal.code


def left(table: Duellists, number: int = 1) -> tuple[int, int]:
    boxes = table.match.rounds[number - 1].boxes
    return boxes["a"].left, boxes["b"].left


def test_every_lost_duel_costs_a_card() -> None:
    table = Duellists()
    assert left(table) == (5, 5)
    fight(table, "ab02")
    assert left(table) == (3, 3)
    fight(table, "b")
    assert left(table) == (2, 3)


@pytest.mark.parametrize(
    ("duels", "won"),
    [
        ("bbbbb", ("b",)),
        ("aaaaa", ("a",)),
        ("00000", ("a", "b")),
        ("bbbb0", ("b",)),
        ("bababababb", None),
        ("babababab", ("b",)),
        ("00002", ("a", "b")),
        ("aabbaabb2", ("a", "b")),
        ("2", ()),
        ("bbbb2", ()),
    ],
)
def test_a_round_ends_by_itself_when_a_player_has_no_card(
    duels: str, won: tuple[str, ...] | None
) -> None:
    if won is None:
        table = Duellists()
        fight(table, duels[:-1])
        late = match_acts.log_duel(1, len(duels), NOBODY_KNOWS, Side.A)
        assert refused(table, late) is Code.ROUND_HAS_ENDED
        return
    table = Duellists()
    fight(table, duels)
    assert table.match.rounds[0].winners == won
    assert tokens(table.match) == ("a" in won, "b" in won)
    assert table.match.current is not None
    assert table.match.current.number == (2 if won else 1)


cards = st.lists(
    st.builds(Sorcerer, st.sampled_from([each.code for each in CUP.elements]), st.integers(0, 12)),
    min_size=CUP.fighting,
    max_size=CUP.fighting,
)


@given(cards, cards)
def test_a_round_written_down_ends_as_the_engine_says(a: list[Sorcerer], b: list[Sorcerer]) -> None:
    piles = {Side.A: a, Side.B: b}
    lost = dict.fromkeys(PLAYERS, 0)
    played = cup_round(CUP, a, b)
    table = Duellists()
    for place, verdict in enumerate(played.duels, 1):
        assert table.match.rounds[0].phase is Phase.WINNER
        sides = [piles[side][lost[side]] for side in PLAYERS]
        table.write(match_acts.log_duel(1, place, sides))
        for side in PLAYERS:
            lost[side] += verdict.winner.loses(side)
    expected = {"A": ("a",), "B": ("b",), "both": ("a", "b")}[str(played.winner)]
    assert table.match.rounds[0].winners == expected
    assert left(table) == (5 - lost[Side.A], 5 - lost[Side.B])


def test_a_pending_card_that_came_in_is_one_more() -> None:
    table = Duellists()
    fight(table, "bbbb")
    table.write(match_acts.pending_card(1, "a", came_in=True))
    fight(table, "b")
    assert left(table) == (1, 5)
    assert table.match.rounds[0].winners == ()
    table.write(match_acts.pending_card(1, "a", came_in=False))
    assert table.match.rounds[0].winners == ("b",)


def old(place: int, power: str) -> Cells:
    """A duel as it was written down before rounds were followed."""
    sides: Value = [["Fire", 5, 0], ["Void", 5, 0]]
    return ((Cell(1, 0, "", f"duel:{place}"), {"sides": sides, "power": power}),)


def test_duels_written_down_before_end_no_round() -> None:
    table = Duellists()
    for place in range(1, 7):
        table.write(old(place, "B"))
    assert table.match.rounds[0].winners == ()
    assert table.match.current is not None
    assert table.match.current.number == 1
    table.won("a")
    assert tokens(table.match) == (1, 0)


def test_a_match_begun_before_is_followed_from_now_on() -> None:
    table = Duellists()
    for place in range(1, 5):
        table.write(old(place, "B"))
    fight(table, "b")
    assert table.match.rounds[0].winners == ("b",)


def test_the_winner_stays_and_what_is_known_of_it() -> None:
    table = Duellists()
    assert table.match.rounds[0].staying == NOBODY_KNOWS
    assert table.match.rounds[0].is_followed is False
    table.write(match_acts.log_duel(1, 1, (Sorcerer("Fire", 5, 2), Sorcerer("Void", 3))))
    assert table.match.rounds[0].is_followed is True
    assert table.match.rounds[0].staying == (Sorcerer("Fire", 5), Sorcerer())
    fight(table, "0")
    assert table.match.rounds[0].staying == NOBODY_KNOWS


def test_a_duel_that_its_elements_decide_needs_no_values() -> None:
    table = Duellists()
    table.write(match_acts.log_duel(1, 1, (Sorcerer("Fire"), Sorcerer("Water"))))
    assert table.match.rounds[0].duels[0].verdict.winner is Side.B
    undecided = match_acts.log_duel(1, 2, (Sorcerer("Void"), Sorcerer("Water")))
    assert refused(table, undecided) is Code.OUT_OF_RANGE
    unknown = match_acts.log_duel(1, 2, (Sorcerer(), Sorcerer("Water", 3)))
    assert refused(table, unknown) is Code.NO_SUCH_ELEMENT


def in_force(table: Duellists) -> tuple[str, str]:
    boxes = table.match.rounds[-1].boxes
    return boxes["a"].permanent, boxes["b"].permanent


def test_a_permanent_power_holds_until_its_card_loses() -> None:
    table = Duellists()
    fight(table, "b")
    table.write(match_acts.note_permanent(1, "b", 2, "  the lower   value wins "))
    assert in_force(table) == ("", "the lower value wins")
    fight(table, "b2")
    assert in_force(table) == ("", "the lower value wins")
    table.write(match_acts.note_permanent(1, "a", 3, "any element"))
    assert in_force(table) == ("any element", "the lower value wins")
    table.undo()
    fight(table, "a")
    assert in_force(table) == ("", "")
    table.undo()
    assert in_force(table) == ("", "the lower value wins")
    table.write(match_acts.note_permanent(1, "b", 2, ""))
    assert in_force(table) == ("", "")


@pytest.mark.parametrize(
    ("field", "player", "value", "code"),
    [
        ("pending", "a", False, Code.NOT_A_MARK),
        ("pending", "a", 1, Code.NOT_A_MARK),
        ("pending", "x", True, Code.NOT_AT_THE_TABLE),
        ("permanent", "a", "power", Code.NOT_A_MARK),
        ("permanent", "a", [0, "power"], Code.NOT_A_MARK),
        ("permanent", "a", [True, "power"], Code.NOT_A_MARK),
        ("permanent", "a", [1, " power"], Code.NOT_A_MARK),
        ("permanent", "a", [1, 5], Code.NOT_A_MARK),
        ("permanent", "a", [1, "x" * 33], Code.NAME_TOO_LONG),
        ("permanent", "x", [1, "power"], Code.NOT_AT_THE_TABLE),
    ],
)
def test_what_cannot_be_noted_of_cards_is_refused(
    field: str, player: str, value: Value, code: Code
) -> None:
    assert refused(Duellists(), ((Cell(1, 0, player, field), value),)) is code


@pytest.mark.parametrize(
    ("rounds", "winners"), [(["a"], ("a",)), (["ab"], ()), (["a", "b"], ()), (["b"], ("b",))]
)
def test_a_match_can_be_ended_early(rounds: list[str], winners: tuple[str, ...]) -> None:
    table = Duellists(*rounds)
    before = standing(table.match)
    table.write(acts.end(table.match))
    match = table.match
    assert (match.over, match.ended_early, match.winners) == (True, True, winners)
    assert match.number_of_rounds == len(match.rounds) == len(rounds)
    table.write(acts.reopen())
    assert standing(table.match) == before


def test_a_match_without_a_round_or_at_its_end_cannot_be_ended() -> None:
    assert refused(Duellists(), acts.end(Duellists().match)) is Code.NOTHING_TO_END
    over = Duellists("a", "a")
    assert refused(over, ((Cell(0, 0, "", "ended"), 2),)) is Code.GAME_IS_OVER


def test_an_ended_match_whose_round_is_corrected_may_be_over_by_the_rules() -> None:
    table = Duellists("a", "b")
    table.write(acts.end(table.match))
    table.won("a", 2)
    assert (table.match.winners, table.match.ended_early) == (("a",), False)


def test_marks_that_came_late_are_read_in_any_order() -> None:
    table = Duellists()
    fight(table, "aaaaa")
    first, *duels = table.marks
    shuffled = Duellists()
    shuffled.marks = [first, *(Mark(each.id, each.cells, late=True) for each in reversed(duels))]
    assert shuffled.match.rounds == table.match.rounds


def test_a_duel_that_nobody_can_read_hides_none_of_the_others() -> None:
    table = Duellists()
    fight(table, "a")
    strange = Mark("e" * 32, ((Cell(1, 0, "", "duel:2"), {"sides": 3}),), late=True)
    more = Mark("f" * 32, match_acts.log_duel(1, 3, NOBODY_KNOWS, Side.A), late=True)
    table.marks += [strange, more]
    assert [duel.number for duel in table.match.rounds[0].duels] == [1, 3]


def test_a_permanent_power_goes_with_the_very_duel_that_it_was_noted_for() -> None:
    table = Duellists()
    fight(table, "b")
    table.write(match_acts.note_permanent(1, "b", 2, "the lower value wins"))
    fight(table, "a")
    assert in_force(table) == ("", "")


def test_a_later_round_is_there_when_somebody_may_have_won_it() -> None:
    def beyond(field: str, value: Value, player: str = "") -> tuple[int, ...]:
        table = Duellists("a", "a")
        table.marks.append(Mark("f" * 32, ((Cell(3, 0, player, field), value),), late=True))
        return table.match.beyond

    sides: Value = [["Fire", 5, 0], ["Void", 5, 0]]
    assert beyond("won", ["b"]) == (3,)
    assert beyond("duel:1", {"sides": sides, "counts": True}) == (3,)
    assert beyond("duel:1", {"sides": sides}) == beyond("duel:1", ["counts"]) == ()
    assert beyond("pending", {"counts": True}, "a") == ()
