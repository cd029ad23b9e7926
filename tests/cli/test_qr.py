"""The code in the terminal is the code."""

import pytest
import segno

from scorepad.cli.link import qr_code

ADDRESS = "http://192.168.178.120:5000/"
HALVES = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}


def modules(drawn: str) -> list[list[int]]:
    rows = []
    for line in drawn.splitlines():
        pairs = [HALVES[character] for character in line]
        rows += [[upper for upper, _ in pairs], [lower for _, lower in pairs]]
    return rows


@pytest.mark.parametrize("text", [ADDRESS, "http://10.0.0.2:80/"])
def test_what_is_drawn_is_the_code_with_a_light_border(text: str) -> None:
    expected = [list(row) for row in segno.make_qr(text, error="l").matrix_iter(border=3)]
    assert modules(qr_code(text, coloured=False))[: len(expected)] == expected


def test_it_fits_the_smallest_terminal() -> None:
    lines = qr_code(ADDRESS, coloured=False).splitlines()
    assert len(lines) <= 20
    assert {len(line) for line in lines} == {len(lines[0])}
    assert len(lines[0]) <= 40


def test_colours_are_set_and_taken_back_in_every_line() -> None:
    for line in qr_code(ADDRESS, coloured=True).splitlines():
        assert line.startswith("\033[97;40m")
        assert line.endswith("\033[0m")
