"""``make mutants``: small changes to the rules and the pad, each of which a test must notice.

The tests of both run once, and which lines each of them runs is written down. Then every
change of ``mutations.py`` is made in a process of its own, in which the tests that run its
line are run, the quick ones and those that noticed its neighbours first, until one fails.
The same is done before and after with everything put in anew but nothing changed: whatever
fails then has noticed no change, and is named. A change that makes a test endless is counted
apart.
Exit status 1 when a change survives that ``mutants.toml`` does not explain, or where a test fails
without any change.
"""

import argparse
import functools
import os
import signal
import subprocess
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

TOP = Path(__file__).parents[2]
sys.path.insert(0, str(TOP))

from tests.tools.names import one_of

COVERAGE = TOP / "build" / "coverage"
"""The folder of what writes down which lines run; nothing else needs it."""
EXPLAINED = Path(__file__).with_suffix(".toml")
ROOMS = ("scorepad/rules", "scorepad/pad")
"""What is changed; what must notice are the tests in the folder of the same name."""

# It looks at what is imported, and the tools that look on are imported as well.
_LEFT_OUT = "tests/rules/test_public_face.py"
_EXAMPLES = 30
_TIMES, _SECONDS_MORE = 3, 5
"""So many times as long, and so much longer on the processor, takes a test that is endless."""


@dataclass
class Run:
    """The tests as they ran on the code as it is."""

    items: list
    seconds: list[float]
    """What each took on the processor."""
    tests_of: dict[tuple[str, int], list[int]]
    noticed_by: defaultdict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))

    def tests(self, mutation) -> list[int]:
        """Return the tests that run the line of a change, in the order to try them."""
        noticed = self.noticed_by[mutation.function]
        # A line in the middle of a statement may be none that is entered.
        lines = range(mutation.line, mutation.code.co_firstlineno, -1)
        each = (self.tests_of.get((mutation.module, line)) for line in lines)
        found = next(filter(None, each), [])
        room = mutation.module.split(".")[1]
        return sorted(
            found,
            key=lambda test: (
                -noticed[test],
                room not in self.items[test].path.parts,
                self.seconds[test],
            ),
        )


class Try(NamedTuple):
    """What is put in, and the tests that look at it: all of them, or until one fails."""

    changes: list
    tests: list[int]
    until_one_fails: bool = True


class Seen(NamedTuple):
    """The tests that failed, the one that ran last, and the status with which the process ended."""

    failed: list[int]
    last: int | None
    status: int

    @property
    def outcome(self) -> str:
        if self.failed:
            return "noticed"
        if not self.status:
            return "survived"
        return "endless" if self.status == -signal.SIGPROF else "broken off"


class Plugin:
    """Runs the collected tests on the code as it is, and then on every change of it."""

    def __init__(self, modules: Sequence[str], workers: int) -> None:
        self._modules, self._workers = modules, workers
        self.survived: list = []
        self.outcomes: Counter[str] = Counter()

    def pytest_collection_modifyitems(self, items: list) -> None:
        """Make properties quick and the same every time: a change need not be made small.

        Examples in docstrings keep what they begin with: they run once for every change.
        """
        from _pytest.doctest import DoctestItem
        from hypothesis import HealthCheck, Phase, settings

        quick = {"database": None, "phases": [Phase.explicit, Phase.generate], "derandomize": True}
        # On a busy machine they fail by the clock.
        quick["suppress_health_check"] = list(HealthCheck)
        for item in items:
            if isinstance(item, DoctestItem):
                runner = item.runner
                runner.run = functools.partial(type(runner).run, runner, clear_globs=False)
            machine = getattr(getattr(item, "cls", None), "settings", None)
            holder, name = (
                (item.cls, "settings")
                if machine
                else (getattr(item, "obj", None), "_hypothesis_internal_use_settings")
            )
            usual = getattr(holder, name, None)
            if usual is not None:
                examples = min(usual.max_examples, _EXAMPLES)
                setattr(
                    holder, name, settings(usual, max_examples=examples, deadline=None, **quick)
                )

    def pytest_runtestloop(self, session) -> bool:
        import pytest

        from tests.by_hand.mutations import mutations, unchanged

        if session.testsfailed:
            pytest.exit("There are tests that cannot be imported.", 1)
        run = _as_it_is(session.items)
        modules = [import_module(name) for name in self._modules]
        waiting = [each for module in modules for each in mutations(module)]
        same = [each for module in modules for each in unchanged(module)]
        looking = sorted({test for each in waiting for test in run.tests(each)})
        parts = [Try(same, looking[at :: self._workers], False) for at in range(self._workers)]
        failing = _failing(run, parts, self._workers)
        if failing:
            pytest.exit(f"Without any change fails {_named(run, failing)}.", 1)
        noticed = [*self._noticed(run, waiting)]
        failing = _failing(run, parts, self._workers)
        for mutation, test in noticed:
            if test in failing:
                self.outcomes.update({"noticed": -1, "not judged": 1})
                print(f"not judged {mutation}: without it fails, too, {_named(run, [test])}")
        return True

    def _noticed(self, run: Run, waiting: list) -> Iterator[tuple]:
        """Try all changes; yield those that were noticed, with the test that failed."""
        begun = time.monotonic()
        tries = (Try([each], run.tests(each)) for each in waiting)
        for place, (tried, seen) in enumerate(_seen(run, tries, self._workers), 1):
            [mutation] = tried.changes
            self.outcomes[seen.outcome] += 1
            if seen.failed:
                run.noticed_by[mutation.function][seen.failed[0]] += 1
                yield mutation, seen.failed[0]
            else:
                print(seen.outcome, mutation, flush=True)
            if seen.outcome == "survived":
                self.survived.append(mutation)
            if place % 100 == 0:
                took = time.monotonic() - begun
                print(f"{place} of {len(waiting)}, {took / place:.2f} s each", flush=True)


def _as_it_is(items: list) -> Run:
    import pytest
    from _pytest.runner import runtestprotocol
    from coverage import Coverage

    seconds, tests_of = [], defaultdict(list)
    looking = Coverage(data_file=None, source=[str(TOP / room) for room in ROOMS])
    looking.start()
    for place, item in enumerate(items):
        looking.switch_context(str(place))
        # Otherwise the first test that asks would be the only one to run what is remembered.
        if "rules" in item.path.relative_to(TOP).parts:
            _forget()
        begun = time.process_time()
        following = items[place + 1] if place + 1 < len(items) else None
        reports = runtestprotocol(item, nextitem=following, log=False)
        seconds.append(time.process_time() - begun)
        if any(report.failed for report in reports):
            pytest.exit(f"{item.nodeid} fails without any change.", 1)
    looking.stop()
    data = looking.get_data()
    for file in data.measured_files():
        module = ".".join(Path(file).relative_to(TOP).with_suffix("").parts)
        for line, contexts in data.contexts_by_lineno(file).items():
            tests_of[module, line] = [int(each) for each in contexts if each]
    return Run(items, seconds, tests_of)


def _failing(run: Run, tries: Iterable[Try], workers: int) -> list[int]:
    """Return the tests that fail, or do not come to their end."""
    failing = []
    for tried, seen in _seen(run, tries, workers):
        failing += seen.failed
        if seen.status:
            failing += (
                tried.tests[tried.tests.index(seen.last) :]
                if seen.last is not None
                else tried.tests
            )
    return failing


def _named(run: Run, tests: Iterable[int]) -> str:
    return ", ".join(run.items[test].nodeid for test in tests)


def _seen(run: Run, tries: Iterable[Try], workers: int) -> Iterator[tuple[Try, Seen]]:
    """Try each in a process of its own, so many at a time."""
    running: dict[int, tuple] = {}
    waiting = iter(tries)
    while True:
        while len(running) < workers and (tried := next(waiting, None)):
            reading, writing = os.pipe()
            process = os.fork()
            if not process:
                os.close(reading)
                try:
                    _try(run, tried, writing)
                    os._exit(0)
                finally:
                    os._exit(1)
            os.close(writing)
            running[process] = tried, reading
        if not running:
            return
        process, status = os.wait()
        tried, reading = running.pop(process)
        with os.fdopen(reading) as said:
            ran = said.read().split()
        failed = [int(each[:-1]) for each in ran if each.endswith("!")]
        last = int(ran[-1].rstrip("!")) if ran else None
        yield tried, Seen(failed, last, os.waitstatus_to_exitcode(status))


def _forget() -> None:
    """Empty every cache of what is changed."""
    for name, module in list(sys.modules.items()):
        if name.startswith("scorepad."):
            for value in list(vars(module).values()):
                if isinstance(value, functools._lru_cache_wrapper):
                    value.cache_clear()


def _try(run: Run, tried: Try, writing: int) -> None:
    """Run the tests, and write the number of each as it begins, and ! where it fails."""
    from _pytest.runner import runtestprotocol

    from tests.by_hand.mutations import functions_of

    _forget()
    for each in tried.changes:
        functions_of(sys.modules[each.module])[each.function].__code__ = each.code
    for place in tried.tests:
        os.write(writing, f" {place}".encode())
        most = _TIMES * run.seconds[place] + _SECONDS_MORE
        signal.setitimer(signal.ITIMER_PROF, most)
        reports = runtestprotocol(run.items[place], nextitem=None, log=False)
        if any(report.failed for report in reports):
            os.write(writing, b"!")
            if tried.until_one_fails:
                return


def _explained() -> dict[str, list[str]]:
    """Return the changes that change nothing, as they are printed, by the reason why."""
    return tomllib.loads(EXPLAINED.read_text("utf-8"))


def _modules() -> list[str]:
    """Return what can be changed, as pad/fold."""
    return [
        str(path.relative_to(TOP / "scorepad").with_suffix(""))
        for room in ROOMS
        for path in sorted((TOP / room).rglob("*.py"))
        if path.name != "__init__.py"
    ]


def _asked() -> argparse.Namespace:
    every = _modules()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", type=one_of(every), default=every, help="modules")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def main(asked: argparse.Namespace) -> int:
    """Return 1 where a change survived that is not explained."""
    import pytest

    modules = [f"scorepad.{each.replace('/', '.')}" for each in asked.only]
    rooms = sorted({name.split(".")[1] for name in modules})
    # The pad plays by the rules: what the rules' own tests let through, its tests may notice.
    tests = ["tests/rules", "tests/pad"] if "rules" in rooms else ["tests/pad"]
    # The examples in docstrings are tests as well.
    tests += ["--doctest-modules", *(name.replace(".", "/") + ".py" for name in modules)]
    plugin = Plugin(modules, asked.workers)
    options = ["-q", "--capture=no", "-pno:cacheprovider", f"--ignore={_LEFT_OUT}"]
    # The tests of the rules and the pad need nothing of what is beside them.
    options += ["-oaddopts=--import-mode=importlib", f"--confcutdir={tests[0]}"]
    status = pytest.main([*options, *tests], plugins=[plugin])
    if status:
        return status
    reasons = [each for several in _explained().values() for each in several]
    left = [each for each in plugin.survived if _key(each) not in reasons]
    print(*left, sep="\n")
    plugin.outcomes.update(explained=len(plugin.survived) - len(left))
    plugin.outcomes.update(survived=-plugin.outcomes["explained"])
    counts = ", ".join(f"{number} {outcome}" for outcome, number in plugin.outcomes.items())
    print(f"Changes: {counts}.")
    return 1 if left or plugin.outcomes["not judged"] else 0


def _key(mutation) -> str:
    """Return a change without its line, which moves."""
    return f"{mutation.module.removeprefix('scorepad.')} {mutation.function}: {mutation.change}"


def _with_coverage() -> None:
    """Install what looks on into a folder of its own, and let it be imported from there."""
    if not COVERAGE.exists():
        project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
        needed = project["optional-dependencies"]["mutants"]
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, "--no-deps", "--target", COVERAGE, *needed], check=True)
    sys.path.append(str(COVERAGE))


if __name__ == "__main__":
    os.chdir(TOP)
    _with_coverage()
    sys.exit(main(_asked()))
