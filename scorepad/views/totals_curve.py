"""The curve of the totals: the places of its lines, labels and grid lines."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from scorepad.pad.any_pad import AnyPad, AnyRound
from scorepad.pad.state import Phase
from scorepad.services.people.signs import UNKNOWN, colour_of, shape_of, table_signs

WIDTH = 360
_HEIGHT = 240
_LEFT, _TOP, _BOTTOM = 36, 12, 24
_LABEL_HEIGHT = 17
_LETTER, _LEAD, _WIDEST_LABELS = 9, 13, 150
"""The widths of a letter in a wide font, of what leads to a label, and the most for both."""
_FINE_STEPS = (1, 2, 5)
"""The steps for games whose totals stay below the first of the usual steps."""
_STEPS = tuple(unit * 10**power for power in range(1, 10) for unit in _FINE_STEPS)
_STEPS_OF_ROUNDS = (*_FINE_STEPS, *_STEPS)
_MOST_LEVELS = 7
_MOST_TICKS = 10

Point = tuple[float, float]

Path = tuple[tuple[tuple[int, int], ...], ...]
"""The unbroken parts of a line: round numbers with the total after them."""


@dataclass(frozen=True, slots=True)
class Line:
    """One player's line.

    It is drawn in the colour, or the dashes, with the number ``colour``, and with the ``shape`` of
    that number at its end (from 5 on a hollow one). ``strokes`` are its unbroken parts, more than
    one for somebody who sat out; ``end`` is its last point, ``label_y`` the height at which its
    ``label`` has room; ``fitted`` is the width into which a long one is pressed, ``None`` for
    others.
    """

    colour: int
    shape: int
    name: str
    label: str
    total: int
    strokes: tuple[tuple[Point, ...], ...]
    end: Point
    label_y: float
    fitted: int | None


@dataclass(frozen=True, slots=True)
class Curve:
    """A drawing ``width`` by ``height``, y downwards.

    ``levels`` are totals with their height, ``ticks`` round numbers with their place; ``labels`` is
    the room to the right of the last round.
    """

    height: int
    lines: tuple[Line, ...]
    levels: tuple[tuple[float, int], ...]
    ticks: tuple[tuple[float, int], ...]
    width: int
    labels: int
    left: int = _LEFT

    @property
    def right(self) -> int:
        """The place from the left of the last round; labels have the room beyond."""
        return self.width - self.labels

    @property
    def floor(self) -> int:
        """The height at which the drawing of the totals ends."""
        return self.height - _BOTTOM


def height_for(players: int) -> int:
    """Return the least height at which every label has room."""
    return _TOP + _BOTTOM + _LABEL_HEIGHT * players


def curve(
    pad: AnyPad,
    players: Sequence[str],
    width: int = WIDTH,
    height: int = _HEIGHT,
    signs: Mapping[str, int] = UNKNOWN,
    labels: int | None = None,
) -> Curve | None:
    """Return the lines of ``players``, in that order; ``None`` before the first round is done.

    They are drawn ``width`` wide and at least ``height`` high. ``signs`` are the signs of those who
    are known, by player; ``labels`` is the room for names, ``None`` for as much as they need.
    """
    done = [round_ for round_ in pad.rounds if round_.phase is Phase.DONE]
    paths = {player: tuple(_path(done, player)) for player in players}
    paths = {player: path for player, path in paths.items() if path}
    if not paths:
        return None
    signs = table_signs(players, signs)
    return curve_through(paths, pad.names, signs, done[-1].number, width, height, labels)


def curve_through(
    paths: Mapping[str, Path],
    names: Mapping[str, str],
    signs: Mapping[str, int],
    last: int,
    width: int = WIDTH,
    height: int = _HEIGHT,
    labels: int | None = None,
) -> Curve:
    """Return the lines that go along ``paths``, in their order, at least one.

    Paths, ``names`` and ``signs`` are by player. The drawing ends with round ``last``; its size is
    as for :func:`curve`.
    """
    totals = [total for path in paths.values() for stroke in path for _, total in stroke]
    steps = _FINE_STEPS if max(map(abs, totals)) < _STEPS[0] else _STEPS
    step = next(s for s in steps if (max(totals) - min(totals)) / s <= _MOST_LEVELS - 1)
    low, high = min(totals) // step * step, -(-max(totals) // step) * step
    high = max(high, low + step)
    height = max(height, height_for(len(paths)))
    if labels is None:
        longest = max(len(names[player]) for player in paths)
        labels = min(_LEAD + _LETTER * longest, _WIDEST_LABELS)
    right, room = width - labels, labels - _LEAD

    def x(number: int) -> float:
        return _tenths(_LEFT + number * (right - _LEFT) / last)

    def y(total: int) -> float:
        return _tenths(_TOP + (high - total) * (height - _TOP - _BOTTOM) / (high - low))

    def draw(path: Path) -> tuple[tuple[Point, ...], ...]:
        return tuple(tuple((x(number), y(total)) for number, total in part) for part in path)

    heights = _spread([y(path[-1][-1][1]) for path in paths.values()], height - _BOTTOM)
    lines = tuple(
        _line(signs[player], names[player], path[-1][-1][1], draw(path), label_y, room)
        for (player, path), label_y in zip(paths.items(), heights, strict=True)
    )
    every = next(s for s in _STEPS_OF_ROUNDS if last / s <= _MOST_TICKS)
    numbered = (*range(every, last - every + 1, every), last)
    return Curve(
        height=height,
        lines=lines,
        levels=tuple((y(total), total) for total in range(low, high + 1, step)),
        ticks=tuple((x(number), number) for number in numbered),
        width=width,
        labels=labels,
    )


def _path(done: Sequence[AnyRound], player: str) -> Iterator[tuple[tuple[int, int], ...]]:
    part: list[tuple[int, int]] = []
    for round_ in done:
        box = round_.boxes.get(player)
        if box is None:
            continue
        if not part or part[-1][0] != round_.number - 1:
            if part:
                yield tuple(part)
            part = [(round_.number - 1, box.before)]
        part.append((round_.number, box.total))
    if part:
        yield tuple(part)


def _line(
    sign: int,
    name: str,
    total: int,
    strokes: tuple[tuple[Point, ...], ...],
    label_y: float,
    room: int,
) -> Line:
    fitted = room if len(name) * _LETTER > room else None
    drawn = colour_of(sign), shape_of(sign)
    return Line(*drawn, name, name, total, strokes, strokes[-1][-1], label_y, fitted)


def _spread(heights: Sequence[float], floor: float) -> list[float]:
    """Return ``heights`` moved apart until every label has room above ``floor``."""
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    spread = list(heights)
    for upper, lower in pairwise(order):
        spread[lower] = max(spread[lower], spread[upper] + _LABEL_HEIGHT)
    limit = floor
    for index in reversed(order):
        spread[index] = _tenths(min(spread[index], limit))
        limit = spread[index] - _LABEL_HEIGHT
    return spread


def _tenths(value: float) -> float:
    # Whole where it can be, as the script on a phone writes numbers.
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded
