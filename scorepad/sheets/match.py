"""Sheets of a match of duels: blank and filled."""

from dataclasses import dataclass

from scorepad.pad.match.state import LoggedDuel, Match, MatchRound
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.services.access import OpenedGame
from scorepad.services.required_kind import match_of
from scorepad.sheets.filled import SheetParts
from scorepad.views.match_sheet import Correction, MatchLine, MatchSheet, corrections, match_sheet


@dataclass(frozen=True, slots=True)
class BlankMatchSheet:
    """The blank sheet of a match.

    ``names`` are those of both sides, "" where left open; ``rounds`` are as many as a match can
    have at most, each with ``duels`` lines; ``values`` are the fields of a pile's values for the
    tie-break.
    """

    ruleset: DuelRuleset
    names: tuple[str, str]
    rounds: int
    duels: int
    values: int


def blank_match(ruleset: DuelRuleset, names: tuple[str, str] = ("", "")) -> BlankMatchSheet:
    """Return the sheet of a match.

    A match has at most twice its tokens of rounds, less one; each duel but the last discards at
    least one card.

    >>> from scorepad.rules.library import duel_games
    >>> (game,) = duel_games().values()
    >>> match = blank_match(game.ruleset)
    >>> match.rounds, match.duels, match.values
    (3, 9, 6)
    """
    return BlankMatchSheet(
        ruleset=ruleset,
        names=names,
        rounds=2 * ruleset.tokens - 1,
        duels=2 * ruleset.fighting - 1,
        values=ruleset.pile,
    )


@dataclass(frozen=True, slots=True)
class FilledMatchSheet:
    """The sheet of one match; ``duels`` by the number of their round, in the
    order in which they were fought; ``corrections`` where they are wanted;
    ``link`` as on any filled sheet."""

    view: MatchSheet
    pad: Match
    ruleset: DuelRuleset
    duels: dict[int, tuple[LoggedDuel, ...]]
    corrections: tuple[Correction, ...]
    parts: SheetParts
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
        """The names of the winners; none after a draw, or while the match goes on."""
        return tuple(column.name for column in self.view.columns if column.won)

    @property
    def longest(self) -> int:
        """The number of lines of the round with the most duels."""
        return max(map(len, self.duels.values()), default=0)


def filled_match(opened: OpenedGame, parts: SheetParts, link: str = "") -> FilledMatchSheet:
    """Return the sheet of the opened match."""
    match = match_of(opened.pad)
    return FilledMatchSheet(
        view=match_sheet(match, opened),
        pad=match,
        ruleset=match.ruleset,
        duels={round_.number: _in_order(round_) for round_ in match.rounds},
        corrections=corrections(match) if parts.corrections else (),
        parts=parts,
        link=link if parts.qr else "",
    )


def _in_order(round_: MatchRound) -> tuple[LoggedDuel, ...]:
    return tuple(sorted(round_.duels, key=lambda each: each.number))
