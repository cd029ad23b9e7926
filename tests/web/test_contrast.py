"""Ink on paper: what must be read stands out, in the light and in the dark."""

import re
from itertools import product

import pytest

from scorepad.paths import STATIC

STYLE = (STATIC / "css" / "tokens.css").read_text("utf-8")
THEMES = ("day", "night")
GROUNDS = ("paper", "card", "active")
# What stands on a ground: figures, keys and sentences; then what only draws or marks.
READ = {
    **dict.fromkeys(("ink", "soft", "good", "bad", "mark"), GROUNDS),
    # Suits colour the figures of cards, which lie on keys and in the places of the players.
    **dict.fromkeys(("red", "green", "blue", "yellow", "black"), ("paper", "card")),
}
PAIRS = [(ink, ground) for ink, grounds in READ.items() for ground in grounds]


def colours(theme: str) -> dict[str, str]:
    """The colours of a theme, as ``#rrggbb`` by name."""
    return dict(re.findall(rf"--([\w-]+): .*var\(--{theme}, (#\w{{6}})\)", STYLE))


def luminance(colour: str) -> float:
    """Of a colour as ``#rrggbb``, 0 to 1 (WCAG 2.2, relative luminance)."""
    shares = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("theme", "pair"), list(product(THEMES, PAIRS)))
def test_figures_keys_and_sentences_are_seven_to_one(theme: str, pair: tuple[str, str]) -> None:
    shown = colours(theme)
    assert contrast(shown[pair[0]], shown[pair[1]]) >= 7


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
def test_edges_of_what_can_be_tapped_are_three_to_one(theme: str, ground: str) -> None:
    shown = colours(theme)
    assert contrast(shown["line"], shown[ground]) >= 3


def test_every_colour_has_one_value_by_day_and_one_by_night() -> None:
    day, night = map(colours, THEMES)
    assert list(day) == list(night)
    assert len(day) == len(re.findall(r"--day, ", STYLE)) == len(re.findall(r"--night, ", STYLE))


def test_no_other_style_of_a_screen_has_colours_of_its_own() -> None:
    # Paper and print are black and grey; a shadow is no ink.
    styles = {path.name: path.read_text("utf-8") for path in (STATIC / "css").glob("*.css")}
    shown = {
        name: re.findall(r"#[0-9a-f]{6}\b", text.partition("@media print")[0])
        for name, text in styles.items()
        if name not in ("tokens.css", "paper.css")
    }
    assert {name: found for name, found in shown.items() if found} == {}
