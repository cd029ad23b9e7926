"""Templates that are named are there, and those that are there are named."""

import re
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
TEMPLATES = TOP / "templates"
THERE = {path.relative_to(TEMPLATES).as_posix() for path in TEMPLATES.rglob("*.html")}
_NAME = re.compile(r"""["']([\w/]+\.html)["']""")
BY_KIND = {
    *(f"{kind}/{part}.html" for kind in ("pad", "match") for part in ("_pad", "page")),
    *(f"{kind}/page.html" for kind in ("sheet", "match_sheet")),
    *(f"pad/_{field}_box.html" for field in ("bid", "tricks", "bonus")),
}
"""Templates whose folder a view names, or whose field a row names."""


def named_in(paths: list[Path]) -> set[str]:
    """Return the templates that the files name in quotation marks."""
    return {name for path in paths for name in _NAME.findall(path.read_text("utf-8"))}


IN_CODE = named_in(list((TOP / "scorepad").rglob("*.py")))
IN_TEMPLATES = named_in(list(TEMPLATES.rglob("*.html")))


@pytest.mark.parametrize("name", sorted(name for name in IN_CODE if "/" in name))
def test_a_template_that_the_code_names_is_there(name: str) -> None:
    assert name in THERE


@pytest.mark.parametrize("name", sorted(THERE - BY_KIND))
def test_a_template_is_named_by_the_code_or_by_another(name: str) -> None:
    assert name in IN_CODE | IN_TEMPLATES or name.startswith("sheets/")
