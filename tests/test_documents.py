"""The documents: every link leads to a file and to a heading in it, every file named is there."""

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent
DOCUMENTS = sorted(
    path.relative_to(TOP).as_posix()
    for pattern in ("*.md", ".github/*.md", "scorepad/**/*.md", "tests/**/*.md")
    for path in TOP.glob(pattern)
)

_LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
_BLOCK = re.compile(r"^```.*?^```|(?<=\n\n)(?: {4}[^\n]*\n)+", re.MULTILINE | re.DOTALL)
_IN_LINE = re.compile(r"`[^`\n]*`")


def anchors(path: Path) -> set[str]:
    """Return the fragments that lead to the headings of a document, as GitHub makes them."""
    headings = re.findall(r"^#+ +(.+)$", _BLOCK.sub("", path.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(path: Path) -> list[str]:
    """Return the links of a document that lead nowhere in this repository."""
    found = []
    text = _IN_LINE.sub("", _BLOCK.sub("", path.read_text("utf-8")))
    for link, source in _LINK.findall(text):
        target, _, fragment = (link or source).partition("#")
        if "://" in target:
            continue
        there = (path.parent / target).resolve() if target else path
        if not there.exists() or (fragment and fragment not in anchors(there)):
            found.append(link or source)
    return found


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_of_a_document_leads_somewhere(document: str) -> None:
    assert broken_links(TOP / document) == []


def test_a_link_to_nowhere_is_found(tmp_path: Path) -> None:
    written = tmp_path / "page.md"
    written.write_text("# One\n\n[gone](gone.md), [bad](#two), [here](#one)\n\n    [code](x.md)\n")
    assert broken_links(written) == ["gone.md", "#two"]


MAPS = (".github/ARCHITECTURE.md", ".github/CONTRIBUTING.md", "scorepad/DECISIONS.md")
"""The documents that say where something is in the code."""

_FILE = re.compile(r"`([\w./*-]+\.(?:py|mjs|html|ts))`")


def files_that_are_not_there(text: str) -> list[str]:
    """Return the files that a document names and that this repository lacks, NOUN.py apart."""
    there = [
        path.relative_to(TOP).as_posix()
        for folder in ("scorepad", "static", "templates", "tests", ".ci")
        for path in (TOP / folder).rglob("*.*")
    ]
    return [
        name
        for name in _FILE.findall(text)
        if "NOUN" not in name and not any(fnmatch(f"/{path}", f"*/{name}") for path in there)
    ]


@pytest.mark.parametrize("document", MAPS)
def test_every_file_that_a_map_of_the_code_names_is_there(document: str) -> None:
    assert files_that_are_not_there((TOP / document).read_text("utf-8")) == []


def test_a_file_that_is_not_there_is_found() -> None:
    text = "`pad/judge.py`, `pad/gone.py`, `judge_*.py`, `outbox.mjs`, `gone/outbox.mjs`"
    assert files_that_are_not_there(text) == ["pad/gone.py", "gone/outbox.mjs"]
