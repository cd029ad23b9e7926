"""The filled sheet of a match of duels."""

from dataclasses import dataclass

from scorepad.pad.match.state import LoggedDuel, Match, MatchRound
from scorepad.play.kinds import match_of
from scorepad.play.looking import Look
from scorepad.play.match.sheet import Correction, MatchLine, MatchSheet, corrections, match_sheet
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.sheets.shown import Shown


@dataclass(frozen=True, slots=True)
class FilledMatch:
    """The sheet of one match; ``duels`` by the number of their round, in the
    order in which they were fought; ``corrections`` where they are wanted;
    ``link`` as on any filled sheet."""

    view: MatchSheet
    pad: Match
    ruleset: DuelRuleset
    duels: dict[int, tuple[LoggedDuel, ...]]
    corrections: tuple[Correction, ...]
    shown: Shown
    link: str

    @property
    def key(self) -> str:
        """The key of the game."""
        return self.view.ruleset

    @property
    def lines(self) -> tuple[MatchLine, ...]:
        """The rounds that were begun."""
        return tuple(line for line in self.view.lines if line.boxes)

    @property
    def winners(self) -> tuple[str, ...]:
        """Names; none after a draw, or while the match goes on."""
        return tuple(column.name for column in self.view.columns if column.won)

    @property
    def longest(self) -> int:
        """Lines of the round with the most duels."""
        return max(map(len, self.duels.values()), default=0)


def filled_match(look: Look, shown: Shown, link: str = "") -> FilledMatch:
    """The sheet of the match in ``look``."""
    match = match_of(look.pad)
    return FilledMatch(
        view=match_sheet(look),
        pad=match,
        ruleset=match.ruleset,
        duels={played.number: _in_order(played) for played in match.rounds},
        corrections=corrections(match) if shown.corrections else (),
        shown=shown,
        link=link if shown.qr else "",
    )


def _in_order(played: MatchRound) -> tuple[LoggedDuel, ...]:
    return tuple(sorted(played.duels, key=lambda each: each.number))
