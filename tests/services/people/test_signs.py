"""The signs of people: told apart by colour and shape, by shape alone, and on paper."""

import re
from itertools import product

import pytest

from scorepad.services.people.signs import (
    SIGNS,
    colour_of,
    free_sign,
    free_signs,
    shape_of,
    table_signs,
)
from tests.web.test_contrast import GROUNDS, THEMES, colours, contrast


def inks(theme: str) -> dict[str, str]:
    """The colours of signs in a theme, by name."""
    return {name: ink for name, ink in colours(theme).items() if re.fullmatch(r"sign-\d", name)}


def test_no_two_signs_share_colour_and_shape_and_the_first_ten_neither() -> None:
    pairs = {(colour_of(sign), shape_of(sign)) for sign in range(SIGNS)}
    assert len(pairs) == SIGNS == 100
    assert {colour_of(sign) for sign in range(10)} == set(range(10))
    assert {shape_of(sign) for sign in range(10)} == set(range(10))


@pytest.mark.parametrize(("theme", "ground"), list(product(THEMES, GROUNDS)))
def test_signs_stand_out_three_to_one_on_every_ground(theme: str, ground: str) -> None:
    found = inks(theme)
    assert len(set(found.values())) == 10
    for colour in found.values():
        assert contrast(colour, colours(theme)[ground]) >= 3


def test_a_new_person_takes_the_first_sign_that_is_free_and_leaves_the_others_theirs() -> None:
    taken: list[int] = []
    for _ in range(SIGNS):
        taken.append(free_sign(taken))
    assert sorted(taken) == list(range(SIGNS))
    assert free_sign({0, 1, 3}) == 2
    assert 0 <= free_sign(range(SIGNS)) < SIGNS


def test_signs_that_are_free_are_offered_and_given_to_whom_nobody_knows() -> None:
    assert free_signs({0, 1, 5}, 5, 4) == (2, 3, 4, 5)
    assert free_signs({0, 1, 50}, 50, 3) == (2, 3, 50)
    assert table_signs(["a", "b", "c"], {}) == {"a": 0, "b": 1, "c": 2}
    assert table_signs(["a", "b", "c"], {"c": 0, "x": 1}) == {"c": 0, "a": 1, "b": 2}
