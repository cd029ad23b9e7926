"""The sheet of a match: a line a round, with its winners and the tokens after it."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from scorepad.pad.changes import CellChange, earlier_values
from scorepad.pad.marks import Cell, Value
from scorepad.pad.match.state import LoggedDuel, Match, MatchRound
from scorepad.pad.state import Phase
from scorepad.services.access import OpenedGame
from scorepad.views.log import Detail, detail_of
from scorepad.views.sheet import Note, plain_notes
from scorepad.views.standings import Standing, standings


class TokenBox(NamedTuple):
    """A player's box of a round.

    ``total`` are the tokens after the round (``None`` until it is done), ``won`` says whether the
    round was won, and ``sum`` is the one that was asked for.
    """

    name: str
    total: int | None
    won: bool
    sum: int | None


class MatchLine(NamedTuple):
    """A round of the sheet; one without boxes is still to come.

    ``won_by`` are names, ``tied`` when sums had to decide, ``duels`` are those written down.
    """

    number: int
    boxes: tuple[TokenBox, ...]
    won_by: tuple[str, ...]
    tied: bool
    duels: tuple[LoggedDuel, ...]
    open: bool


class Correction(NamedTuple):
    """The corrections of one round, each with the value before and after."""

    round: int
    details: tuple[Detail, ...]


@dataclass(frozen=True, slots=True)
class MatchSheet:
    """The sheet of one match.

    ``beyond`` are rounds that no longer count, ``notes`` those on the match as a whole.
    """

    folder: ClassVar[str] = "match_sheet"

    game_id: str
    writes: bool
    ruleset: str
    created_at: int
    columns: tuple[Standing, ...]
    lines: tuple[MatchLine, ...]
    beyond: tuple[int, ...]
    notes: tuple[Note, ...]
    over: bool
    cut_short: bool


def match_sheet(match: Match, opened: OpenedGame) -> MatchSheet:
    """Return the sheet of ``opened``, whose pad is ``match``."""
    lines = [_line(match, round_) for round_ in match.rounds]
    to_come = [MatchLine(number, (), (), False, (), open=False) for number in match.to_come]
    return MatchSheet(
        game_id=opened.game.game_id,
        writes=opened.writes,
        ruleset=match.ruleset.key,
        created_at=opened.game.created_at,
        columns=standings(match),
        lines=(*lines, *to_come),
        beyond=match.beyond,
        notes=tuple(plain_notes(match, None)),
        over=match.over,
        cut_short=match.over and match.ended_early,
    )


def _line(match: Match, round_: MatchRound) -> MatchLine:
    done = round_.phase is Phase.DONE
    return MatchLine(
        number=round_.number,
        boxes=tuple(
            TokenBox(
                name=match.names[player],
                total=box.total if done else None,
                won=bool(box.points),
                sum=box.sum,
            )
            for player, box in round_.boxes.items()
        ),
        won_by=tuple(match.names[player] for player in round_.winners),
        tied=round_.tied,
        duels=round_.duels,
        open=round_ is match.current,
    )


def corrections(match: Match) -> tuple[Correction, ...]:
    """Return what stood on the sheet before it was corrected, by its rounds.

    These are the winners, and the sums that decide. A winner that was written against the duels
    corrects them.
    """
    earlier = earlier_values(match.written)
    corrected = []
    for round_ in match.rounds:
        cells = [Cell(round_.number, 0, "", "won")]
        cells += [Cell(round_.number, 0, player, "sum") for player in round_.seats]
        changes: list[CellChange] = []
        for cell in cells:
            after = match.written.round(round_.number).get(cell[1:])
            by_duels: Value = list(round_.by_duels) if cell.field == "won" else None
            before = earlier.get(cell) or by_duels or None
            if after is not None and before is not None and before != after:
                changes.append(CellChange(cell, before, after))
        if changes:
            details = tuple(detail_of(match, change) for change in changes)
            corrected.append(Correction(round_.number, details))
    return tuple(corrected)


_WIDTH = 360
_LINE, _TOP, _BOTTOM = 44, 8, 24
_LEFT, _RIGHT = 112, 44
_LONGEST_LABEL = 12


class Disc(NamedTuple):
    """A round of one player at ``x``; ``gained`` where it brought a token."""

    x: int
    gained: bool


class TokenLine(NamedTuple):
    """One player's line at the height ``y``.

    It has a (shortened) ``label``, a disc for each round that is done, and the tokens ``held``
    after the last.
    """

    name: str
    label: str
    y: int
    held: int
    discs: tuple[Disc, ...]


class TokenPicture(NamedTuple):
    """A drawing ``width`` by ``height``.

    ``ticks`` are rounds with their place, and ``right`` is where the tokens held stand.
    """

    width: int
    height: int
    lines: tuple[TokenLine, ...]
    ticks: tuple[tuple[int, int], ...]

    @property
    def right(self) -> int:
        """The place from the left of the tokens held."""
        return self.width - 12

    @property
    def floor(self) -> int:
        """The height at which the lines end."""
        return self.height - _BOTTOM


def token_picture(match: Match) -> TokenPicture | None:
    """Return the picture of ``match``; ``None`` before a round is done."""
    done = [round_ for round_ in match.rounds if round_.phase is Phase.DONE]
    if not done:
        return None
    step = (_WIDTH - _LEFT - _RIGHT) / max(match.number_of_rounds, 1)
    places = [int(_LEFT + (index + 0.5) * step + 0.5) for index in range(len(done))]
    lines = []
    for index, player in enumerate(match.present):
        name = match.names[player]
        short = name if len(name) <= _LONGEST_LABEL else name[: _LONGEST_LABEL - 1] + "…"
        discs = tuple(
            Disc(x, bool(round_.boxes[player].points))
            for x, round_ in zip(places, done, strict=True)
        )
        y = _TOP + _LINE * index + _LINE // 2
        lines.append(TokenLine(name, short, y, match.totals[player], discs))
    return TokenPicture(
        width=_WIDTH,
        height=_TOP + _LINE * len(lines) + _BOTTOM,
        lines=tuple(lines),
        ticks=tuple(zip(places, (round_.number for round_ in done), strict=True)),
    )
