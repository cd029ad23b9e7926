"""The style of paper on a screen."""

import re

from scorepad.paths import STATIC
from scorepad.web.sheet_files import screen_style, style_on_screen


def on_screen(style: str, measures: str = "") -> str:
    return screen_style(style, measures, 210).partition("@media print")[0]


def test_lengths_shrink_with_the_window_and_never_grow_beyond_paper() -> None:
    assert "width: min(210mm, 96vw)" in on_screen(".a { width: 210mm }")
    assert "min(10pt, 1.6127vw)" in on_screen(".a { font: 10pt serif }")
    assert "max(-.2mm, -0.0914vw)" in on_screen(".a { margin: -.2mm }")


def test_nothing_but_lengths_is_changed() -> None:
    style = ".n-9-5 { color: #0005mm; width: 30%; line-height: 1.2 } .mm { flex: 1 }"
    assert style in on_screen(style)


def test_what_is_for_paper_alone_stays_there() -> None:
    css = screen_style("@font-face { src: x }\n.a { left: 1mm }", "@page { size: 1mm }", 210)
    screen, _, paper = css.partition("@media print")
    assert "@font-face" not in css
    assert "@page" not in screen
    assert "@page { size: 1mm }" in paper


def test_every_length_of_our_own_stylesheet_is_covered() -> None:
    css = style_on_screen("", 210).partition("@media print")[0]
    bare = re.sub(r"(min|max)\([^)]*\)", "", css)
    assert re.findall(r"\d(?:mm|pt)\b", bare) == []
    assert (STATIC / "css" / "paper.css").read_text("utf-8").count("{") > 50
