"""The documents: every link leads to a file, and to a heading in it."""

import re
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
