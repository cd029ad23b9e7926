from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad.acts import end
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.columns import heading, lines
from scorepad.services.import_export.files import rebuilt
from scorepad.services.import_export.game_json import GameInFile
from scorepad.services.import_export.rows import read_rows
from tests.pad.duellists import Duellists, standing

PAPER = """game,round,player,bid,tricks,won,total
wizards_cup,1,Anna,,,yes,1
wizards_cup,1,Ben,,,no,0
wizards_cup,2,Anna,,,no,1
wizards_cup,2,Ben,,,yes,1
"""


def as_csv(table: Duellists) -> str:
    return heading() + lines("G" * 22, 1_790_000_000, table.match)


def from_csv(text: str) -> GameInFile:
    (rows,) = read_rows(StringIO(text.removeprefix("\ufeff"), newline=""), 1_790_000_000)
    return rebuilt(rows, now=5_000)


@given(
    st.lists(st.sampled_from(["a", "b", "ab"]), max_size=5),
    st.tuples(st.integers(0, 60), st.integers(0, 60)),
    st.text(alphabet="=+-@;'a", min_size=1, max_size=5),
    st.booleans(),
)
def test_a_match_comes_back_from_its_lines(rounds, sums, name, early):
    table = Duellists()
    for won in rounds:
        if table.match.current is None or table.match.current.tied:
            break
        table.won(won)
    current = table.match.current
    if current is not None and current.tied:
        table.sums(*sums, number=current.number)
    if early and table.match.current is not None and table.match.current.number > 1:
        table.write(end(table.match))
    table.name("a", f"x{name}")
    assert standing(from_csv(as_csv(table)).pad) == standing(table.match)


def test_a_match_from_paper_needs_no_ids_and_is_told_by_who_won():
    found = from_csv(PAPER)
    assert list(found.pad.totals.values()) == [1, 1]
    assert found.game_id == from_csv(PAPER).game_id
    plain = PAPER.replace(",total", "").replace(",1\n", "\n").replace(",0\n", "\n")
    swapped = plain.replace("yes", "?").replace("no", "yes").replace("?", "no")
    assert from_csv(plain).game_id != from_csv(swapped).game_id


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("2,Ben,,,yes,1", "2,Ben,,,yes,2", 5, What.NOT_WHAT_THE_RULES_GIVE),
        ("2,Ben,,,yes", "2,Ben,,,perhaps", 5, What.VALUE_WRONG),
        ("1,Ben,,,no", "1,Anna,,,no", 3, What.PLAYER_TWICE),
        ("1,Ben,,,no", "3,Ben,,,no", 3, What.ROUND_OUT_OF_ORDER),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(old: str, new: str, line: int, why: What):
    with pytest.raises(ImportRefused) as refused:
        from_csv(PAPER.replace(old, new, 1))
    assert (refused.value.line, refused.value.why) == (line, why)
