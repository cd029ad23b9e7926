"""A picture of a match: whose token each round was."""

from dataclasses import dataclass

from scorepad.pad.match.state import Match
from scorepad.pad.state import Phase

WIDTH = 360
_LINE, _TOP, _BOTTOM = 44, 8, 24
_LEFT, _RIGHT = 112, 44
_LONGEST_LABEL = 12


@dataclass(frozen=True, slots=True)
class Disc:
    """A round of one player at ``x``; ``gained`` where it brought a token."""

    x: float
    gained: bool


@dataclass(frozen=True, slots=True)
class TokenLine:
    """One player's line at the height ``y``: a (shortened) ``label``, a disc for
    each round that is done, and the tokens ``held`` after the last."""

    name: str
    label: str
    y: int
    held: int
    discs: tuple[Disc, ...]


@dataclass(frozen=True, slots=True)
class TokenPicture:
    """A drawing ``width`` by ``height``; ``ticks`` are rounds with their place, and
    ``right`` is where the tokens held stand."""

    width: int
    height: int
    lines: tuple[TokenLine, ...]
    ticks: tuple[tuple[float, int], ...]

    @property
    def right(self) -> int:
        """Return where the tokens held stand."""
        return self.width - 12

    @property
    def floor(self) -> int:
        """Return where the lines end."""
        return self.height - _BOTTOM


def token_picture(match: Match, width: int = WIDTH) -> TokenPicture | None:
    """Return the picture of ``match``, ``width`` wide; ``None`` before a round is done."""
    done = [played for played in match.rounds if played.phase is Phase.DONE]
    if not done:
        return None
    step = (width - _LEFT - _RIGHT) / max(match.number_of_rounds, 1)
    places = [round(_LEFT + (place + 0.5) * step, 1) for place in range(len(done))]
    lines = []
    for place, player in enumerate(match.present):
        name = match.names[player]
        short = name if len(name) <= _LONGEST_LABEL else name[: _LONGEST_LABEL - 1] + "…"
        discs = tuple(
            Disc(x, bool(played.boxes[player].points))
            for x, played in zip(places, done, strict=True)
        )
        y = _TOP + _LINE * place + _LINE // 2
        lines.append(TokenLine(name, short, y, match.totals[player], discs))
    return TokenPicture(
        width=width,
        height=_TOP + _LINE * len(lines) + _BOTTOM,
        lines=tuple(lines),
        ticks=tuple(zip(places, (played.number for played in done), strict=True)),
    )
