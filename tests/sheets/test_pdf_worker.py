"""Only so many draw at once on a machine."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from scorepad.sheets.pdf_worker import DrawingSlots

PATIENCE = 30


def test_the_third_waits_until_one_of_two_is_done(tmp_path: Path) -> None:
    turns, drawn = DrawingSlots(2, tmp_path), Event()

    def third() -> None:
        with turns.one():
            drawn.set()

    with ThreadPoolExecutor(1) as thread, turns.one():
        with turns.one():
            waiting = thread.submit(third)
            assert not drawn.wait(0.5)
        waiting.result(PATIENCE)
    assert drawn.is_set()


def test_who_fails_gives_the_place_back(tmp_path: Path) -> None:
    for _ in range(2):
        with pytest.raises(MemoryError), DrawingSlots(1, tmp_path).one():
            raise MemoryError


def test_without_a_folder_nobody_waits() -> None:
    with DrawingSlots(1).one(), DrawingSlots(1).one():
        pass
