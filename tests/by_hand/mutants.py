"""``make mutants``: small changes to the rules and the pad, each of which a test must notice.

The tests of both run once, and which lines each of them runs is written down. Then every
change of ``mutations.py`` is made in a process of its own, in which the tests that run its
line are run, the quick ones and those that noticed its neighbours first, until one fails.
Exit status 1 when a change survives that ``mutants.toml`` does not explain.
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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

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
_SECONDS = 60
"""Time on the processor after which a change has made a test endless."""


@dataclass
class Run:
    """The tests as they ran on the code as it is."""

    items: list
    seconds: list[float]
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


class Plugin:
    """Runs the collected tests on the code as it is, and then on every change of it."""

    def __init__(self, modules: Sequence[str], workers: int) -> None:
        self._modules, self._workers = modules, workers
        self.survived: list = []
        self.number = 0

    def pytest_collection_modifyitems(self, items: list) -> None:
        """Make properties quick and the same every time: a change need not be made small."""
        from hypothesis import Phase, settings

        quick = {"database": None, "phases": [Phase.explicit, Phase.generate], "derandomize": True}
        for item in items:
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
        from tests.by_hand.mutations import mutations

        if session.testsfailed:
            raise SystemExit("There are tests that cannot be imported.")
        run = _as_it_is(session.items)
        waiting = [each for name in self._modules for each in mutations(import_module(name))]
        self.number = len(waiting)
        begun = time.monotonic()
        for place, (mutation, noticed_by) in enumerate(_all(run, waiting, self._workers), 1):
            if noticed_by is None:
                self.survived.append(mutation)
                print(f"survived {mutation}", flush=True)
            elif noticed_by >= 0:
                run.noticed_by[mutation.function][noticed_by] += 1
            if place % 100 == 0:
                took = time.monotonic() - begun
                print(f"{place} of {self.number}, {took / place:.2f} s each", flush=True)
        return True


def _as_it_is(items: list) -> Run:
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
        begun = time.perf_counter()
        following = items[place + 1] if place + 1 < len(items) else None
        reports = runtestprotocol(item, nextitem=following, log=False)
        seconds.append(time.perf_counter() - begun)
        if any(report.failed for report in reports):
            raise SystemExit(f"{item.nodeid} fails without any change.")
    looking.stop()
    data = looking.get_data()
    for file in data.measured_files():
        module = ".".join(Path(file).relative_to(TOP).with_suffix("").parts)
        for line, contexts in data.contexts_by_lineno(file).items():
            tests_of[module, line] = [int(each) for each in contexts if each]
    return Run(items, seconds, tests_of)


def _all(run: Run, waiting: list, workers: int) -> Iterator[tuple]:
    """Yield every change with the test that noticed it: -1 where it was endless, or ``None``."""
    running: dict[int, tuple] = {}
    waiting = [*reversed(waiting)]
    while waiting or running:
        while waiting and len(running) < workers:
            mutation = waiting.pop()
            reading, writing = os.pipe()
            process = os.fork()
            if not process:
                os.close(reading)
                _try(run, mutation, writing)
            os.close(writing)
            running[process] = mutation, reading
        process, status = os.wait()
        mutation, reading = running.pop(process)
        with os.fdopen(reading) as said:
            noticed_by = said.read()
        if os.waitstatus_to_exitcode(status) < 0:
            yield mutation, -1
        else:
            yield mutation, int(noticed_by) if noticed_by else None


def _forget() -> None:
    """Empty every cache of what is changed."""
    for name, module in list(sys.modules.items()):
        if name.startswith("scorepad."):
            for value in list(vars(module).values()):
                if isinstance(value, functools._lru_cache_wrapper):
                    value.cache_clear()


def _try(run: Run, mutation, writing: int) -> None:
    """Run the tests of a change in a process that ends with the first that fails."""
    from _pytest.runner import runtestprotocol

    from tests.by_hand.mutations import functions_of

    _forget()
    functions_of(sys.modules[mutation.module])[mutation.function].__code__ = mutation.code
    for place in run.tests(mutation):
        signal.setitimer(signal.ITIMER_PROF, _SECONDS)
        reports = runtestprotocol(run.items[place], nextitem=None, log=False)
        if any(report.failed for report in reports):
            os.write(writing, str(place).encode())
            os._exit(0)
    os._exit(0)


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
    pytest.main([*options, *tests], plugins=[plugin])
    reasons = [each for several in _explained().values() for each in several]
    left = [each for each in plugin.survived if _key(each) not in reasons]
    print(*left, sep="\n")
    explained = len(plugin.survived) - len(left)
    print(f"{plugin.number} changes: {len(left)} survived, {explained} more are explained.")
    return 1 if left else 0


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
