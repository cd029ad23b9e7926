"""The table that is printed: a figure, what it should be, and the floor beside it."""

from dataclasses import dataclass

from tests.tools.bench.timing import Times, median, p99

_COLUMNS = "{:<48} {:>9} {:>9}  {:<15}  {:<23} {:>9}  {:>7}"


@dataclass(frozen=True, slots=True)
class Floor:
    """What a figure is compared with: the same unit, measured in the same run."""

    name: str
    value: float


@dataclass(frozen=True, slots=True)
class Line:
    """One figure; ``goal`` is what it, or with ``of_ratio`` its ratio to the
    floor, should stay below. Seconds where ``unit`` is one of time, else bytes."""

    name: str
    value: float
    unit: str
    floor: Floor | None = None
    goal: float | None = None
    worst: float | None = None
    of_ratio: bool = False

    @property
    def ratio(self) -> float | None:
        """Return how many times the floor the figure is."""
        return self.value / self.floor.value if self.floor else None

    @property
    def met(self) -> bool | None:
        """Return whether the goal is met; ``None`` without a goal."""
        compared = self.ratio if self.of_ratio else self.value
        return None if self.goal is None or compared is None else compared < self.goal

    def __str__(self) -> str:
        return _COLUMNS.format(
            self.name,
            _figure(self.value, self.unit),
            "" if self.worst is None else _figure(self.worst, self.unit),
            self._goal(),
            self.floor.name if self.floor else "",
            _figure(self.floor.value, self.unit) if self.floor else "",
            "" if self.ratio is None else f"× {self.ratio:.2f}",
        ).rstrip()

    def _goal(self) -> str:
        if self.goal is None:
            return ""
        below = f"× {self.goal}" if self.of_ratio else _figure(self.goal, self.unit, "g")
        return f"< {below} {'met' if self.met else 'MISSED'}"


def line_of(
    name: str,
    times: Times,
    floor: tuple[str, Times] | None = None,
    *,
    goal: float | None = None,
    unit: str = "ms",
    of_ratio: bool = False,
) -> Line:
    """The line of a step's times, its floor's median beside it; ``goal`` in seconds."""
    beside = Floor(floor[0], median(floor[1])) if floor else None
    return Line(name, median(times), unit, beside, goal, p99(times), of_ratio)


def show(title: str, lines: list[Line], what: str = "median") -> None:
    """Prints one part of the table."""
    worst = "p99" if what == "median" else ""
    print()
    print(_COLUMNS.format(title, what, worst, "goal", "beside it", what, "ratio"))
    for line in lines:
        print(line, flush=True)


def _figure(value: float, unit: str, form: str = "") -> str:
    of_seconds = {"s": 1, "ms": 1e3, "µs": 1e6}
    if unit in of_seconds:
        return f"{value * of_seconds[unit]:{form or '.2f'}} {unit}"
    return f"{value / 1000:{form or '.1f'}} KB"
