"""The same pages and marks, measured in circles of every size, in turns."""

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from tests.tools.bench.browser import Browser
from tests.tools.bench.evening import OpenPad
from tests.tools.bench.report import Line, line_of
from tests.tools.bench.timing import Step, take_turns

_MARK_RATIO = 1.3


class BySize:
    """Steps of circles, the smallest first; ``sizes`` count their games."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self._least, self._most = f"{sizes[0]:,}", f"{sizes[-1]:,}"
        self._pads: dict[str, Step] = {}
        self._pages: dict[str, dict[str, Step]] = {}

    def add(
        self,
        size: int,
        browser: Browser,
        running: str,
        pages: Mapping[str, str],
        more: Mapping[str, Step] = MappingProxyType({}),
    ) -> None:
        """A circle of that size, with the id of a game that runs in it, its ``pages``
        by what they are called, and whatever ``more`` is done there."""
        pad = OpenPad(browser, running)
        pad.look()
        self._pads[f"{size:,}"] = partial(_mark, pad)
        steps = {name: partial(page, browser, path) for name, path in pages.items()}
        for name, step in {**steps, **more}.items():
            self._pages.setdefault(name, {})[f"{size:,}"] = step

    def measure(self, *, marks: int, rounds: int, unmeasured: int, goal: float) -> list[Line]:
        """Lines of every page in every size, and of a mark in the largest circle beside
        one in the smallest."""
        found = take_turns(self._pads, marks, unmeasured=10)
        times = {
            name: take_turns(steps, rounds, unmeasured=unmeasured)
            for name, steps in self._pages.items()
        }
        beside = (f"with {self._least}", found[self._least])
        mark = f"one mark, {self._most} games"
        return [
            *(
                line_of(f"{name}, {size} games", each[size], goal=goal)
                for name, each in times.items()
                for size in each
            ),
            line_of(mark, found[self._most], beside, goal=_MARK_RATIO, of_ratio=True),
        ]


def page(browser: Browser, path: str) -> float:
    """The seconds of a page that is there."""
    answer = browser.get(path)
    assert answer.status == 200, path
    return answer.seconds


def _mark(pad: OpenPad) -> float:
    return pad.tap().seconds
