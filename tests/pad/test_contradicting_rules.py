"""Options that phones set apart: those that can stand are taken, one after the other."""

from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.fold import fold
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.table import RULE, Table, table_before
from scorepad.rules import games
from scorepad.rules.checking import RulesetError
from scorepad.rules.option_table import OPTIONS, Choices, Number
from scorepad.rules.options import is_allowed, with_options
from scorepad.rules.refusal import Refused
from scorepad.rules.ruleset import Option, Ruleset
from tests.pad.scribe import Scribe


def _values(name: str) -> st.SearchStrategy[Option]:
    kind = OPTIONS[name]
    if isinstance(kind, Choices):
        return st.sampled_from([*(str(word) for word in kind.kind), "nonsense"])
    if isinstance(kind, Number):
        return st.integers(kind.low - 1, kind.high)
    return st.booleans()


_DECIDING = ["bidding.who", "bidding.visibility", "trump.source", "schedule.largest"]
_CHANGES = st.lists(
    (st.sampled_from(_DECIDING) | st.sampled_from(sorted(OPTIONS))).flatmap(
        lambda name: st.tuples(st.just(name), _values(name))
    ),
    max_size=8,
).map(dict)


def _one_by_one(base: Ruleset, rounds: list[dict[str, Option]]) -> Ruleset:
    """All that a round sets, or where that cannot be, each by itself in its order."""
    options: dict[str, Option] = {}
    played = base
    for changes in rounds:
        for tried in [changes] if _made(base, {**options, **changes}) else _each(changes):
            made = _made(base, {**options, **tried})
            if made is not None:
                options, played = {**options, **tried}, made
    return played


def _each(changes: dict[str, Option]) -> list[dict[str, Option]]:
    return [{name: value} for name, value in changes.items()]


def _made(base: Ruleset, options: dict[str, Option]) -> Ruleset | None:
    try:
        return with_options(base, options)
    except (Refused, RulesetError):
        return None


@given(st.sampled_from(sorted(games())), st.lists(_CHANGES, min_size=1, max_size=4))
def test_rules_are_those_of_the_options_tried_one_after_the_other(
    game: str, rounds: list[dict[str, Option]]
) -> None:
    base = games()[game].ruleset
    table = object.__new__(Table)
    table.base = table.ruleset = base
    table._options = {}
    for changes in rounds:
        table.play_by({(0, "", RULE + name): value for name, value in changes.items()})
    assert table.ruleset == _one_by_one(base, rounds)


@given(
    st.sampled_from(sorted(OPTIONS)).flatmap(lambda name: st.tuples(st.just(name), _values(name)))
)
def test_a_value_that_an_option_has_is_allowed(option: tuple[str, Option]) -> None:
    name, value = option
    try:
        with_options(games()["oh_hell"].ruleset, {name: value})
    except RulesetError:
        assert not is_allowed(name, value)
    except Refused:
        assert is_allowed(name, value)
    else:
        assert is_allowed(name, value)


def test_an_option_that_does_not_exist_is_not_allowed() -> None:
    assert not is_allowed("bidding.nonsense", True)


def test_an_option_that_no_library_knows_leaves_the_others_alone() -> None:
    table = Scribe()
    cells = {"rule:nonsense": True, "rule:play.bomb": True, "rule:bidding.who": "nonsense"}
    written = tuple((Cell(1, 0, "", field), value) for field, value in cells.items())
    pad = fold([*table.marks, Mark("f" * 32, written, late=True)])
    assert pad.ruleset.play.bomb
    assert pad.ruleset.bidding == table.pad.ruleset.bidding


def test_a_number_is_no_switch_whatever_was_set_at_other_tables() -> None:
    table = Scribe()
    for value in (1, True, 1, False, 0, True):
        written = ((Cell(1, 0, "", "rule:play.bomb"), value),)
        pad = fold([*table.marks, Mark("f" * 32, written, late=True)])
        assert pad.ruleset.play.bomb is (value is True)


def test_the_table_before_a_round_has_its_rules_and_what_was_fixed() -> None:
    table = Scribe(rounds=3)
    table.play_rounds(1)
    table.write(acts.change_rules(table.pad, {"play.bomb": True}, whole_game=False))
    before, first = (table_before(table.pad, number) for number in (2, 1))
    assert (before.ruleset.play.bomb, before.options) == (True, {"play.bomb": True})
    assert (first.ruleset.play.bomb, first.options) == (False, {})
    assert (before.fixed_rounds, first.fixed_rounds) == (3, None)


def test_an_option_of_a_newer_library_alone_leaves_the_others_alone() -> None:
    table = Scribe()
    written = ((Cell(1, 0, "", "rule:nonsense"), True), (Cell(1, 0, "", "rule:play.bomb"), True))
    pad = fold([*table.marks, Mark("f" * 32, written, late=True)])
    assert pad.ruleset.play.bomb
