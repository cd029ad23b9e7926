from itertools import pairwise

import pytest

from scorepad.pad import acts
from scorepad.views.totals_curve import Curve, curve
from tests.pad.duellists import Duellists
from tests.pad.scribe import Scribe


def drawn(scribe: Scribe) -> Curve:
    found = curve(scribe.pad, list(scribe.pad.names))
    assert found is not None
    return found


def test_a_line_begins_at_zero_and_has_a_point_a_round_once_one_is_done(table: Scribe) -> None:
    table.bid(ben=1)
    assert curve(table.pad, ["anna", "ben", "cleo"]) is None
    table.play((0, 1, 0), (0, 1, 0))
    table.play((0, 1, 0), (0, 1, 1))
    lines = drawn(table).lines
    assert [(line.name, line.total) for line in lines] == [("Anna", 40), ("Ben", 60), ("Cleo", 10)]
    assert all(len(stroke) == 3 for line in lines for stroke in line.strokes)
    assert len({line.strokes[0][0] for line in lines}) == 1


def test_more_points_are_higher_and_later_rounds_further_right(table: Scribe) -> None:
    table.play((0, 1, 0), (0, 1, 0))
    table.play((0, 0, 0), (0, 2, 0))
    picture = drawn(table)
    (_, y0), (x1, y1), (x2, y2) = picture.lines[1].strokes[0]
    assert x2 > x1
    assert y1 < y2 < y0
    assert x2 == picture.right


def test_every_point_lies_between_the_lowest_and_the_highest_level() -> None:
    scribe = Scribe(players="anna ben cleo dan eva finn")
    scribe.play_rounds(8)
    picture = drawn(scribe)
    heights = [y for y, _ in picture.levels]
    for line in picture.lines:
        for stroke in line.strokes:
            assert all(min(heights) <= y <= max(heights) for _, y in stroke)


@pytest.mark.parametrize("players", range(2, 11))
def test_labels_never_overlap_and_stay_in_the_picture(players: int) -> None:
    names = " ".join("abcdefghij"[:players])
    scribe = Scribe("quoicoupli", names, options={"bidding.who": "nobody"})
    scribe.play_rounds(3)
    picture = drawn(scribe)
    heights = sorted(line.label_y for line in picture.lines)
    assert all(lower - upper >= 16.9 for upper, lower in pairwise(heights))
    assert heights[0] > 0
    assert heights[-1] <= picture.height


def test_ten_lines_look_different() -> None:
    scribe = Scribe("quoicoupli", "a b c d e f g h i j", options={"bidding.who": "nobody"})
    scribe.play_rounds(1)
    lines = drawn(scribe).lines
    assert {line.colour for line in lines} == {line.shape for line in lines} == set(range(10))


def test_whoever_is_known_has_the_own_sign_and_others_have_what_is_left(table: Scribe) -> None:
    table.play_rounds(1)
    found = curve(table.pad, ["anna", "ben", "cleo"], signs={"ben": 0, "cleo": 23})
    signs = {line.name: (line.colour, line.shape) for line in found.lines}
    assert signs == {"Anna": (1, 1), "Ben": (0, 0), "Cleo": (3, 5)}


def test_whoever_sat_out_has_a_gap(table: Scribe) -> None:
    scribe = Scribe(players="anna ben cleo dan")
    scribe.play_rounds(1)
    scribe.seat("anna cleo dan", keep_end=True)
    scribe.play_rounds(1)
    scribe.seat("anna ben cleo dan", keep_end=True)
    scribe.play_rounds(1)
    strokes = {line.name: line.strokes for line in drawn(scribe).lines}
    assert [len(stroke) for stroke in strokes["Ben"]] == [2, 2]
    assert [len(stroke) for stroke in strokes["Anna"]] == [4]


def test_totals_that_never_move_can_be_drawn_too(table: Scribe) -> None:
    table.play((0, 0, 0), (0, 1, 0))
    for player, points in (("anna", -20), ("ben", 10), ("cleo", -20)):
        table.write(acts.adjust(1, player, points, "even"))
    assert len(drawn(table).levels) >= 2


def test_names_stand_whole_at_the_ends_and_a_long_one_is_pressed_into_its_room() -> None:
    scribe = Scribe(players="anna maximiliane-katharina cleo")
    scribe.play_rounds(1)
    picture = drawn(scribe)
    assert [line.label for line in picture.lines] == ["Anna", "Maximiliane-katharina", "Cleo"]
    assert [line.fitted is None for line in picture.lines] == [True, False, True]
    (fitted,) = {line.fitted for line in picture.lines} - {None}
    assert picture.right + 13 + fitted <= picture.width


def test_short_names_leave_the_room_to_the_lines() -> None:
    short, long = Scribe(), Scribe(players="anna wolfgang cleo")
    for scribe in (short, long):
        scribe.play_rounds(1)
    assert drawn(long).right < drawn(short).right < drawn(short).width


def test_tokens_are_drawn_on_whole_levels() -> None:
    table = Duellists("ab", "a")
    picture = curve(table.match, ["a", "b"])
    assert [level for _, level in picture.levels] == [0, 1, 2]
    assert [(line.name, line.total) for line in picture.lines] == [("Anna", 2), ("Ben", 1)]


def test_totals_of_many_thousands_are_drawn_too() -> None:
    options = {"points.made.base": 1000, "points.made.hand": 1000}
    scribe = Scribe(players="anna ben cleo", options=options)
    scribe.play_rounds(12)
    picture = drawn(scribe)
    assert max(line.total for line in picture.lines) > 40_000
    assert 2 <= len(picture.levels) <= 8


def test_a_point_that_lies_on_a_whole_number_is_written_as_one(table: Scribe) -> None:
    table.play((0, 1, 0), (0, 1, 0))
    picture = drawn(table)
    assert str(picture.lines[0].strokes[0][0][0]) == str(picture.left)
