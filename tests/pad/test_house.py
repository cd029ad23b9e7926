from scorepad.pad.fold import fold
from scorepad.pad.judge import judge
from scorepad.pad.marks import Mark
from scorepad.pad.opening import HOUSE, Opening, house_name, opening_cells
from scorepad.rules import Code
from tests.pad.scribe import code_of

PLAYERS = [("a", "Anna"), ("b", "Ben"), ("c", "Cleo")]


def opened(house: str = "") -> Mark:
    opening = Opening("wizard_fisher", PLAYERS, options={"bidding.who": "last"}, house=house)
    return Mark("00", opening_cells(opening))


def test_a_game_keeps_the_name_of_the_house_rules_that_it_began_by() -> None:
    pad = fold((opened(" Sunday  rules "),))
    assert house_name(pad.written) == "Sunday rules"
    assert pad.ruleset.options["bidding.who"] == "last"


def test_a_game_by_the_rule_sheet_has_no_such_name() -> None:
    assert house_name(fold((opened(),)).written) == ""
    assert HOUSE not in dict(opened().cells)


def test_nobody_gives_a_running_game_another_name() -> None:
    pad = fold((opened("Sunday rules"),))
    assert code_of(judge(pad, Mark("01", ((HOUSE, "Mine"),)))) is Code.NOT_A_MARK
