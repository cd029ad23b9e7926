"""The page of an evening: standings, a line for each game, and the curve of the leaders."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, zip_longest
from typing import Literal, NamedTuple

from scorepad.services.evenings import Evening, EveningPage, NamedStanding
from scorepad.services.game_summary import Listed
from scorepad.services.people.signs import table_signs
from scorepad.sheets.drawing import LaidOut
from scorepad.sheets.grid import TOKENS, UNIT
from scorepad.sheets.paper import Layout, Need, Orientation, Paper, lay_out
from scorepad.sheets.text import MM_A_POINT, SIZES, ems, shortened
from scorepad.views.totals_curve import Curve, Path, curve_through, height_for

_LEADERS = 6
"""The most people in the curve: more lines can't be told apart in black."""

_HEAD, _COLUMNS_HEAD, _STANDING = 17.0, 7.0, 5.6
_TITLE, _GAME, _LINE, _GAP = 8.0, 5.4, 3.9, 4.0
"""Millimetres of the head, of the head of the columns and a line in them; of the title above the
games, a game in one line and each line more, and of the gap between parts."""

_NUMBER, _POINTS, _PLACES = 0.11, 0.13, 0.25
"""The parts of the width that columns take: a number, points, or the places of all games."""

_CURVE = 62.0
"""The height of the curve, in millimetres; it is higher for many people."""

_SIZE_OF_PLAYERS = 9
"""The size of the players of a game in points."""

_SIZE_OF_STORY, _LINE_OF_STORY = 10, 4.4
"""The size of the sentences in points, and the height of a line of them in millimetres."""

_LETTERS, _LEAD = 12, 24
"""The size of names beside the curve, and the width of what leads to them, in its units."""


class Block(NamedTuple):
    """A line or a picture on the page, so many millimetres high.

    ``item`` is a standing or a game, ``None`` for what there is one of.
    """

    kind: Literal["columns", "standing", "story", "curve", "games", "game"]
    height: float
    item: NamedStanding | Listed | None = None


class EveningSheetPage(NamedTuple):
    """A page of the sheet, with its number."""

    number: int
    blocks: tuple[Block, ...]

    @property
    def standings(self) -> tuple[NamedStanding, ...]:
        """Return the standings of this page."""
        items = (block.item for block in self.blocks)
        return tuple(item for item in items if isinstance(item, NamedStanding))

    @property
    def games(self) -> tuple[Listed, ...]:
        """Return the games of this page."""
        items = (block.item for block in self.blocks)
        return tuple(item for item in items if isinstance(item, Listed))

    @property
    def has_story(self) -> bool:
        """Return whether the story stands on this page."""
        return any(block.kind == "story" for block in self.blocks)

    @property
    def has_curve(self) -> bool:
        """Return whether the curve stands on this page."""
        return any(block.kind == "curve" for block in self.blocks)


def lay_out_evening(page: EveningPage, story: Sequence[str], paper: Paper) -> LaidOut:
    """Lay out an evening on as many pages as it needs, one for most.

    ``story`` are the sentences about how it was won.
    """
    need = Need(columns=1, rows=1, side=0, head=_HEAD, foot=0)
    layout = lay_out(paper, Orientation.PORTRAIT, need)
    width = layout.inner_width
    leaders = [each for each in page.evening.standings if any(each.results)][:_LEADERS]
    height = max(_CURVE, height_for(len(leaders)) * UNIT)
    curve = leaders_curve(page.evening, leaders, int(width / UNIT), int(height / UNIT))
    blocks = [
        Block("columns", _COLUMNS_HEAD),
        *(Block("standing", _STANDING, each) for each in page.evening.standings),
        *([Block("story", _height_of_story(story, width))] if story else []),
        *([Block("curve", height + 2 * _GAP)] if curve else []),
        Block("games", _TITLE),
        *(Block("game", _height_of(game, width), game) for game in page.games),
    ]
    pages = tuple(_pages(blocks, layout))
    facts = {
        "evening": page.evening,
        "story": story,
        "layout": layout,
        "tokens": TOKENS,
        "pages": pages,
        "head": _HEAD,
        "numbers": {game.game_id: number for number, game in enumerate(page.games, 1)},
        "sizes": SIZES,
        "places": {
            each.at.person: _fitted(each.at.places, _PLACES * width - 1)
            for each in page.evening.standings
        },
        "shares": (_NUMBER, _POINTS if page.evening.with_points else _PLACES),
        "curve": curve,
        "curve_size": (width, height),
    }
    return LaidOut(layout, "evening", facts, len(pages))


def leaders_curve(
    evening: Evening, leaders: Sequence[NamedStanding], width: int, height: int
) -> Curve | None:
    """Return the way of the leaders from game to game, ``None`` where there is nothing to draw.

    It goes along the sums of their totals, or the numbers of games that they won if totals of
    different games do not compare.
    """
    if not leaders or evening.games < 2:
        return None
    people = [each.at.person for each in leaders]
    names = {each.at.person: each.name for each in leaders}
    known = {each.at.person: each.sign for each in leaders}
    room = min(max(94, int(_LEAD + _LETTERS * max(map(ems, names.values()))) + 1), width // 3)
    drawn = curve_through(
        {each.at.person: _path(each, with_points=evening.with_points) for each in leaders},
        names,
        table_signs(people, known),
        evening.games,
        width,
        height,
        room,
    )
    most = (room - _LEAD) / _LETTERS
    lines = (replace(line, label=shortened(line.name, most)) for line in drawn.lines)
    return replace(drawn, lines=tuple(lines))


def _path(standing: NamedStanding, *, with_points: bool) -> Path:
    """Return the sums after each game, from the one before the first that the person played."""
    gained = [
        0 if result is None else (result.total or 0) if with_points else int(result.won)
        for result in standing.results
    ]
    first = next(number for number, result in enumerate(standing.results) if result is not None)
    sums = list(accumulate(gained, initial=0))
    return (tuple(enumerate(sums))[first:],)


def _fitted(places: Sequence[int], width: float) -> tuple[str, float]:
    """Return places for one line of so many millimetres, and their size in points."""
    text, closer = (between.join(map(str, places)) for between in (" · ", " "))
    size = SIZES[2]
    if ems(text) * size * MM_A_POINT <= width:
        return text, size
    for size in SIZES[2:]:
        if ems(closer) * size * MM_A_POINT <= width:
            return closer, size
    return shortened(closer, width / (size * MM_A_POINT)), size


def _height_of_story(story: Sequence[str], width: float) -> float:
    em = _SIZE_OF_STORY * MM_A_POINT
    words = (f"{word} " for sentence in story for word in sentence.split(" "))
    return _GAP + _LINE_OF_STORY * _lines((ems(word) * em for word in words), width)


def _height_of(game: Listed, width: float) -> float:
    """Return how many millimetres a game needs, its players in as many lines as they take."""
    em = _SIZE_OF_PLAYERS * MM_A_POINT
    return _GAME + _LINE * _lines((ems(text) * em for text in texts_of(game)), width)


def texts_of(game: Listed) -> Iterator[str]:
    """Yield what a game's line says of each player, about as wide as it will be."""
    for standing in (*game.standings, *game.left):
        mark = "" if standing.sign is None else "● "
        yield f"{mark}{standing.name} {standing.total} · "


def _lines(widths: Iterable[float], room: float) -> int:
    lines, taken = 1, 0.0
    for width in widths:
        if taken + width > room and taken:
            lines, taken = lines + 1, 0.0
        taken += width
    return lines


def _pages(blocks: Sequence[Block], layout: Layout) -> Iterator[EveningSheetPage]:
    room = layout.inner_height - _HEAD
    number, on_page = 1, list[Block]()
    for block, following in zip_longest(blocks, blocks[1:]):
        taken = sum(each.height for each in on_page)
        # A title is not the last line of a page.
        below = following.height if following and block.kind in ("columns", "games") else 0
        if on_page and taken + block.height + below > room:
            yield EveningSheetPage(number, tuple(on_page))
            number, on_page = number + 1, [blocks[0]] if block.kind == "standing" else []
        on_page.append(block)
    yield EveningSheetPage(number, tuple(on_page))
