"""Styles are for what is there: classes that something wears, and tokens that have a value."""

import re
from pathlib import Path

import pytest

from scorepad.paths import STATIC, TEMPLATES
from scorepad.sheets.grid import TOKENS

SHEETS = sorted((STATIC / "css").glob("*.css"))
PACKAGE = TEMPLATES.parent / "scorepad"

COMMENT = re.compile(r"/\*.*?\*/|\{#.*?#\}|^\s*//.*?$", re.DOTALL | re.MULTILINE)
SELECTORS = re.compile(r"[^{};]+(?=\{)")
CLASS = re.compile(r"\.([A-Za-z][\w-]*)")
WORD = re.compile(r"[A-Za-z][\w-]*")


def text_of(path: Path) -> str:
    return COMMENT.sub("", path.read_text("utf-8"))


@pytest.fixture(scope="module")
def words() -> set[str]:
    """Every word of templates, scripts and the package; ``sign-`` where a number follows."""
    files = [*TEMPLATES.rglob("*.html"), *STATIC.rglob("*.mjs"), *STATIC.glob("*.js")]
    return {
        word for path in [*files, *PACKAGE.rglob("*.py")] for word in WORD.findall(text_of(path))
    }


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_every_class_that_is_styled_is_named_elsewhere(sheet: Path, words: set[str]) -> None:
    styled = {name for part in SELECTORS.findall(text_of(sheet)) for name in CLASS.findall(part)}
    strange = {
        name for name in styled - words if re.sub(r"-(?:\d[\d-]*|\w+)$", "-", name) not in words
    }
    assert strange == set()


def test_every_token_has_a_value_and_is_used() -> None:
    styles = {path.name: text_of(path) for path in SHEETS}
    everything = "".join(styles.values())
    given = set(re.findall(r"(--[\w-]+):", everything))
    used = set(re.findall(r"var\((--[\w-]+)", everything))
    of_paper = {f"--{name}" for name in TOKENS}
    assert used - given == of_paper
    assert set(re.findall(r"(--[\w-]+):", styles["tokens.css"])) - used == set()


def test_nothing_at_all_is_styled_by_what_stands_elsewhere() -> None:
    """Chromium keeps what every ``:has()`` leads to in one set, and what every ``:nth-child()``
    does: with one ``*`` in it, a tap restyled the whole page instead of what had changed."""
    by_others = re.compile(r":(?:has|nth-[\w-]+)\([^{}]*[>+~ ]\s*\*")
    assert [each for path in SHEETS for each in by_others.findall(text_of(path))] == []


def test_where_somebody_taps_rows_and_keys_are_not_styled_by_what_stands_elsewhere() -> None:
    """Whatever touches any ``:has()`` has all restyled that one of them leads to: with links, rows
    and keys among it, each of a tap's changes restyled 22 to 44 elements instead of 5 to 10."""
    led_to = re.compile(r":has\([^{};]*?\)[^{};,()]*[>+~ ]\s*([^\s{};,>+~]+)\s*(?=[,{])")
    sheets = [
        STATIC / "css" / f"{name}.css"
        for name in ("scorepad", "display_options", "pad", "trick_check")
    ]
    selectors = [part + "{" for path in sheets for part in SELECTORS.findall(text_of(path))]
    found = {target for part in selectors for target in led_to.findall(part)}
    assert {".say", ".panel"} < found
    assert {each for each in found if not re.search(r"[.#]", each)} == set()
    assert {each for each in found if re.search(r"\.(?:row|key|box|name|total)\b", each)} == set()


def test_on_the_sheet_no_suit_has_the_shape_of_the_dealers_sign() -> None:
    """Printed in black, a dot beside a total was the blue suit as well as who deals."""
    drawn = re.findall(r"(?<=[\n} ])\.dealer \{([^}]*)\}", text_of(STATIC / "css" / "sheet.css"))
    signs = [dict(re.findall(r"([\w-]+): ([^;]+);", each)) for each in drawn]
    shape = {key: value for sign in signs for key, value in sign.items()}
    # A corner: three points, two of them on the box's upper edge, unlike the suit's triangle.
    assert shape["clip-path"] == "polygon(0 0, 100% 0, 0 100%)"
    assert shape["inset"] == "0 auto auto 0"
    suits = set(re.findall(r'"(\w+)": "M', text_of(TEMPLATES / "macros.html")))
    assert {"circle", "triangle"} <= suits
