"""Names in their boxes."""

import pytest

from scorepad.sheets.text import SIZES, name_size


@pytest.mark.parametrize("name", ["Anna", "Maximiliane Müller", "W" * 32, "山田太郎", "i" * 32])
def test_a_smaller_box_never_has_a_larger_name(name: str) -> None:
    sizes = [name_size(name, width, 8) for width in (60, 45, 30, 22, 15, 10)]
    assert sizes == sorted(sizes, reverse=True)
    assert set(sizes) <= set(SIZES)


def test_short_names_are_as_large_as_can_be_and_the_widest_still_have_a_size() -> None:
    assert name_size("Anna", 28, 8) == SIZES[0]
    assert name_size("W" * 32, 9, 8) == SIZES[-1]
    assert name_size("", 9, 8) == SIZES[0]


def test_combining_marks_take_no_width() -> None:
    assert name_size("a\u0301" * 8, 20, 8) == name_size("a" * 8, 20, 8)
