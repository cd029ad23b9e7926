import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import partial
from itertools import islice
from pathlib import Path

import pytest
from flask import Flask
from jinja2 import Environment
from jinja2.meta import find_referenced_templates

from scorepad.paths import TEMPLATES
from scorepad.sheets import pdf_pool
from scorepad.sheets.drawing import Failure, Kind, NoSheet
from scorepad.sheets.pdf_cache import MOST_WAITING, PdfCache, edition, sources
from scorepad.sheets.pdf_pool import PdfPool

PATIENCE = 60


class Slow:
    """A pool that draws when it is told to."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.may = threading.Event()

    def make(self, html: str, _kind: Kind) -> bytes:
        self.may.wait(PATIENCE)
        self.drawn.append(html)
        return html.encode()


def test_a_file_is_drawn_once_and_its_page_made_once() -> None:
    made: list[str] = []
    sheets = PdfCache(lambda html, _: html.encode())

    def html() -> str:
        made.append("page")
        return "page"

    assert [sheets.file("a", Kind.PDF, html) for _ in range(3)] == [b"page"] * 3
    assert made == ["page"]


def test_only_so_many_bytes_are_kept_and_those_asked_for_last() -> None:
    drawn: list[str] = []

    def make(html: str, _kind: Kind) -> bytes:
        drawn.append(html)
        return b"x" * 40

    sheets = PdfCache(make, most=100)
    for key in ("a", "b", "a", "c", "a", "b"):
        sheets.file(key, Kind.PDF, lambda key=key: key)
    assert drawn == ["a", "b", "c", "b"]
    sheets = PdfCache(lambda html, _: html.encode(), most=3)
    assert sheets.file("a", Kind.PDF, lambda: "large") == b"large"
    assert sheets.file("b", Kind.PDF, lambda: "ok") == b"ok"


def test_what_is_forgotten_is_drawn_again() -> None:
    drawn: list[str] = []
    sheets = PdfCache(lambda html, _: (drawn.append(html), html.encode())[1])
    for _ in range(2):
        sheets.file("a", Kind.PDF, lambda: "page")
        sheets.forget()
    assert drawn == ["page", "page"]


def test_of_two_who_ask_for_the_same_one_draws() -> None:
    pool = Slow()
    sheets = PdfCache(pool.make)
    with ThreadPoolExecutor(2) as threads:
        asked = [threads.submit(sheets.file, "a", Kind.PDF, lambda: "page") for _ in range(2)]
        pool.may.set()
        assert [each.result(PATIENCE) for each in asked] == [b"page"] * 2
    assert pool.drawn == ["page"]


def test_only_a_few_may_wait_so_that_threads_are_left_for_the_pad() -> None:
    pool = Slow()
    sheets = PdfCache(pool.make)
    with ThreadPoolExecutor(12) as threads:
        asked = [
            threads.submit(sheets.file, str(each), Kind.PDF, lambda: "page") for each in range(12)
        ]
        # All others wait for the pool.
        refused = [each.exception() for each in islice(as_completed(asked), 12 - MOST_WAITING)]
        pool.may.set()
        answers = [each for each in asked if not each.exception(PATIENCE)]
    assert len(answers) == MOST_WAITING == 8
    assert all(isinstance(each, NoSheet) for each in refused)


def test_what_failed_is_tried_again() -> None:
    failures = [NoSheet(Failure.TOO_LONG, seconds=10)]

    def make(html: str, _kind: Kind) -> bytes:
        if failures:
            raise failures.pop()
        return html.encode()

    sheets = PdfCache(make)
    with pytest.raises(NoSheet):
        sheets.file("a", Kind.PDF, lambda: "page")
    assert sheets.file("a", Kind.PDF, lambda: "page") == b"page"


@pytest.mark.thorough
def test_the_pool_is_started_by_the_first_sheet_and_again_after_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pdf_pool, "PdfPool", partial(PdfPool, at_once=1))
    sheets = PdfCache()
    for key in ("a", "b"):
        made = sheets.file(key, Kind.PDF, lambda: "<html lang=en><title>t</title><p>Anna")
        assert made.startswith(b"%PDF")
        sheets.close()


def used_by(template: Path, environment: Environment) -> Iterator[Path]:
    """Yield the template, and every one that it extends, includes or imports."""
    yield template
    source = environment.parse(template.read_text("utf-8"))
    for name in filter(None, find_referenced_templates(source)):
        yield from used_by(TEMPLATES / name, environment)


def test_the_edition_covers_every_template_that_a_sheet_uses(app: Flask) -> None:
    templates = (TEMPLATES / "sheets").iterdir()
    used = {path for each in templates for path in used_by(each, app.jinja_env)}
    assert TEMPLATES / "macros.html" in used
    assert used <= set(sources())


def test_the_edition_is_the_same_in_every_process() -> None:
    assert edition() == edition.__wrapped__()
    assert len(edition()) == 12
