"""Opening a game: what is refused, place by place, and what the first mark holds."""

import pytest

from scorepad.pad.marks import Cell
from scorepad.pad.opening import Opening, check_opening, opening_cells
from scorepad.rules import Code, deals, games
from tests.pad.scribe import Scribe, code_of


def opening(game: str = "wizard_gigamic", names: str = "Anna Ben Cleo", **rest: object) -> Opening:
    players = [(str(place), name) for place, name in enumerate(names.split())]
    return Opening(game, players, **rest)  # type: ignore[arg-type]


def many(count: int) -> str:
    return " ".join(f"P{place}" for place in range(count))


@pytest.mark.parametrize(
    ("wrong", "places"),
    [
        (opening("bridge"), {"game": Code.NO_SUCH_GAME}),
        (opening(names=many(0)), {"players": Code.NUMBER_OF_PLAYERS}),
        (opening(names=many(2)), {"players": Code.NUMBER_OF_PLAYERS}),
        (opening(names=many(7)), {"players": Code.NUMBER_OF_PLAYERS}),
        (opening("quoicoupli", many(1)), {"players": Code.NUMBER_OF_PLAYERS}),
        (opening("quoicoupli", many(11)), {"players": Code.NUMBER_OF_PLAYERS}),
        (opening(dealer=3), {"dealer": Code.NOT_AT_THE_TABLE}),
        (opening(dealer=-1), {"dealer": Code.NOT_AT_THE_TABLE}),
        (opening(names="Anna anna Cleo"), {"name.1": Code.NAME_TAKEN}),
        (opening(names="Anna Ben An\u200bna"), {"name.2": Code.NAME_HAS_CONTROLS}),
        (opening(names=f"{'x' * 33} Ben Cleo"), {"name.0": Code.NAME_TOO_LONG}),
        (opening(options={"bidding.luck": True}), {"rules": Code.NO_SUCH_RULE}),
        (opening(options={"bidding.who": "me"}), {"rules": Code.NO_SUCH_RULE}),
        (
            opening(options={"bidding.who": "last", "bidding.visibility": "secret"}),
            {"rules": Code.BAN_NEEDS_OPEN_BIDS},
        ),
        (
            opening("quoicoupli", options={"bidding.visibility": "simultaneous"}),
            {"rules": Code.BAN_NEEDS_OPEN_BIDS},
        ),
        (opening(rounds=0), {"rounds": Code.ROUNDS_OUT_OF_RANGE}),
        (opening(rounds=21), {"rounds": Code.ROUNDS_OUT_OF_RANGE}),
        (opening("quoicoupli", many(8), rounds=8), {"rounds": Code.ROUNDS_OUT_OF_RANGE}),
        (opening(hands=[1, 21]), {"hands": Code.HAND_OUT_OF_RANGE}),
        (opening(hands=[0]), {"hands": Code.HAND_OUT_OF_RANGE}),
        (opening(hands=[1] * 61), {"hands": Code.ROUNDS_OUT_OF_RANGE}),
        (opening("quoicoupli", many(4), hands=[13]), {"hands": Code.HAND_OUT_OF_RANGE}),
        (
            opening(names="Anna anna", dealer=9, rounds=0, options={"luck": 1}),
            {
                "players": Code.NUMBER_OF_PLAYERS,
                "name.1": Code.NAME_TAKEN,
                "rules": Code.NO_SUCH_RULE,
            },
        ),
    ],
)
def test_what_is_wrong_is_refused_at_its_place(wrong: Opening, places: dict[str, Code]) -> None:
    found = check_opening(wrong)
    assert {place: code_of(refusal) for place, refusal in found.items()} == places


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_opens_for_every_number_of_players_it_is_for(game: str) -> None:
    ruleset = games()[game].ruleset
    for count in range(ruleset.least, ruleset.most + 1):
        assert check_opening(opening(game, many(count))) == {}
        pad = Scribe(game, many(count)).pad
        assert pad.current is not None
        assert (pad.current.hand, *(deal.hand for deal in pad.to_come)) == tuple(
            deal.hand for deal in deals(ruleset, count)
        )


def test_names_are_kept_trimmed() -> None:
    cells = dict(opening_cells(Opening("quoicoupli", [("a", " Anna  Lena "), ("b", "Ben")])))
    assert {value for cell, value in cells.items() if cell.field == "name"} == {"Anna Lena", "Ben"}


def test_the_tables_own_hands_are_played_and_then_the_extra_rounds() -> None:
    table = Scribe("quoicoupli", hands=[3, 5, 3])
    assert [table.round.hand, *(deal.hand for deal in table.pad.to_come)] == [3, 5, 3, 1]
    assert table.pad.to_come[-1].blind


def test_how_long_a_game_may_be_is_said_with_both_limits() -> None:
    said = {
        wrong.facts["value"]: (wrong.facts["low"], wrong.facts["high"])
        for typed in (opening(rounds=21), opening(hands=[1] * 61), opening(hands=[1, 22]))
        for wrong in check_opening(typed).values()
    }
    assert said == {21: (1, 20), 61: (1, 60), 22: (1, 20)}
    assert check_opening(opening(rounds=20)) == check_opening(opening(hands=[1] * 60)) == {}


def test_names_and_persons_are_the_games_and_no_rounds() -> None:
    for game in ("quoicoupli", "wizards_cup"):
        people = Opening(game, [("a", "Anna"), ("b", "Ben")], persons={"b": "benjamin"})
        cells = dict(opening_cells(people))
        assert cells[Cell(0, 0, "a", "name")] == "Anna"
        assert cells[Cell(0, 0, "b", "person")] == "benjamin"
