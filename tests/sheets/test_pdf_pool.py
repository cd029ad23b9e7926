"""Sheets are drawn in children, within hard limits."""

import os
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from scorepad.processes import Limits
from scorepad.sheets import pdf_pool, text
from scorepad.sheets.drawing import Failure, Kind, NoSheet
from scorepad.sheets.pdf_pool import PdfPool

SMALL = "<html lang=en><title>t</title><p>Anna"
# Takes WeasyPrint minutes; each test stops it long before.
ENDLESS = "<p>" + "a " * 2_000_000
# More text in one word than a small child has memory for.
HUGE = "<p>" + "a" * 20_000_000
# Children that draw give way to everybody else, so on a busy machine they take long.
PATIENCE = 300


_of_others: set[int] = set()


@pytest.fixture(autouse=True)
def others() -> None:
    """Leave out the children of pools that other tests have started in this process."""
    _of_others.clear()
    _of_others.update(children_of(os.getpid()))


@pytest.fixture
def pool() -> Iterator[Callable[..., PdfPool]]:
    """Makes pools with one child each, and closes them."""
    made = []

    def make(limits: Limits | None = None, **how: Any) -> PdfPool:
        made.append(PdfPool(limits or Limits(seconds=PATIENCE), **({"at_once": 1} | how)))
        return made[-1]

    yield make
    for each in made:
        each.close()


def why(pool: PdfPool, html: str) -> Failure:
    with pytest.raises(NoSheet) as caught:
        pool.make(html, Kind.PDF)
    return caught.value.failure


def test_a_page_becomes_a_pdf_or_a_picture(pool: Callable[..., PdfPool]) -> None:
    made = pool()
    assert made.make(SMALL, Kind.PDF).startswith(b"%PDF-1.7")
    assert made.make(SMALL, Kind.PNG).startswith(b"\x89PNG")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("page", "limits", "failure"),
    [
        (ENDLESS, Limits(seconds=2), Failure.TOO_LONG),
        (HUGE, Limits(seconds=PATIENCE, memory=480 << 20), Failure.TOO_LARGE),
    ],
    ids=["too long", "too large"],
)
def test_what_takes_too_much_is_stopped_and_the_next_sheet_is_made(
    pool: Callable[..., PdfPool], page: str, limits: Limits, failure: Failure
) -> None:
    made = pool(limits)
    assert why(made, page) is failure
    assert made.make(SMALL, Kind.PDF)


@pytest.mark.thorough
def test_a_child_that_is_killed_from_outside_costs_one_sheet(
    pool: Callable[..., PdfPool],
) -> None:
    made = pool()
    made.make(SMALL, Kind.PDF)
    (child,) = own_children()
    with ThreadPoolExecutor(1) as thread:
        before = work_of(child)
        waiting = thread.submit(why, made, ENDLESS)
        while work_of(child) < before + 20:
            time.sleep(0.05)
        os.kill(child, 9)
        assert waiting.result(PATIENCE) is Failure.TOO_LARGE
    assert made.make(SMALL, Kind.PDF)


@pytest.mark.thorough
def test_children_that_are_killed_while_they_wait_cost_nothing(
    pool: Callable[..., PdfPool],
) -> None:
    made = pool()
    made.make(SMALL, Kind.PDF)
    (child,) = own_children()
    os.kill(child, 9)
    assert made.make(SMALL, Kind.PDF)
    assert made.make(SMALL, Kind.PDF)
    assert len(own_children()) == 1


@pytest.mark.thorough
def test_a_pool_whose_threads_end_with_the_program_makes_no_sheet_and_the_next_one_does(
    pool: Callable[..., PdfPool], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = pool()
    with monkeypatch.context() as at_the_end:
        at_the_end.setattr("pebble.pool.process.GLOBAL_SHUTDOWN", True)
        assert why(made, SMALL) is Failure.BROKEN
    assert made.make(SMALL, Kind.PDF)


@pytest.mark.thorough
def test_nothing_stays_on_disk(
    pool: Callable[..., PdfPool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    made = pool()
    made.make(SMALL, Kind.PDF)
    (temp_folder,) = tmp_path.iterdir()
    assert list(temp_folder.glob("weasyprint-*"))
    made.close()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.thorough
def test_a_child_is_replaced_after_a_number_of_sheets(
    pool: Callable[..., PdfPool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pdf_pool, "_SHEETS_A_CHILD", 2)
    made = pool()
    made.make(SMALL, Kind.PDF)
    first = own_children()
    for _ in range(2):
        made.make(SMALL, Kind.PDF)
    assert len(first) == len(own_children() - first) == len(own_children()) == 1


def test_without_pango_nothing_is_started(
    pool: Callable[..., PdfPool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pdf_pool, "pango_is_there", lambda: False)
    before = own_children()
    assert why(pool(), SMALL) is Failure.NO_PANGO
    assert own_children() == before


@pytest.mark.thorough
def test_the_server_itself_never_imports_what_draws() -> None:
    program = """
    import sys
    from pathlib import Path
    from scorepad.app import create_app
    from scorepad.settings import Settings
    from scorepad.sheets.pdf_pool import PdfPool
    from scorepad.sheets.drawing import Kind
    if __name__ == "__main__":
        create_app(Settings(Path.cwd(), "sqlite:///unused.db", "k" * 32))
        pool = PdfPool(at_once=1)
        print(len(pool.make("<p>Anna", Kind.PDF)) > 1000)
        print([name for name in ("weasyprint", "pypdfium2", "PIL") if name in sys.modules])
    """
    assert run(program).splitlines() == ["True", "[]"]


def test_children_end_with_the_process_that_started_them() -> None:
    program = """
    import os
    import signal
    from scorepad.sheets.pdf_pool import PdfPool
    from scorepad.sheets.drawing import Kind
    from tests.sheets.test_pdf_pool import children_of
    if __name__ == "__main__":
        pool = PdfPool(at_once=1)
        pool.make("<p>Anna", Kind.PDF)
        print(*children_of(os.getpid()), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    """
    [child] = run(program, status=-9).split()
    until = time.monotonic() + PATIENCE
    while Path(f"/proc/{child}").exists():
        assert time.monotonic() < until
        time.sleep(0.1)


def run(program: str, status: int = 0) -> str:
    """Return what a program says that runs on its own."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == status, done.stderr
    return done.stdout


def own_children() -> set[int]:
    """Return the children of the pools of this test."""
    return children_of(os.getpid()) - _of_others


def children_of(process: int) -> set[int]:
    """The processes that draw for ``process``."""
    found = set()
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            fields = dict(line.split(":", 1) for line in status.read_text().splitlines())
            command = (status.parent / "cmdline").read_text()
        except OSError:
            continue
        if int(fields["PPid"]) == process and "spawn_main" in command:
            found.add(int(fields["Pid"]))
    return found


def work_of(process: int) -> int:
    """Ticks of the clock that a process has worked so far."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(after_name[11])


def test_pango_is_there_where_every_library_can_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    assert text.pango_is_there()
    subprocess.run([sys.executable, "-W", "error", "-c", "import weasyprint"], check=True)
    monkeypatch.setattr(text, "_LIBRARIES", (*text._LIBRARIES, ("libno-such-thing.so.0",)))
    assert not text.pango_is_there()
