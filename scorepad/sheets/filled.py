"""The filled sheet of a game as it stands, with the parts that its reader wants."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from scorepad.pad.any_pad import as_trick_pad
from scorepad.pad.state import Pad, Phase
from scorepad.rules.library import games
from scorepad.rules.ruleset import Option, Ruleset
from scorepad.services.access import OpenedGame
from scorepad.services.people.signs import UNKNOWN
from scorepad.sheets.blank import differences
from scorepad.views.sheet import Note, SheetView, sheet_view
from scorepad.views.standings import Standing


@dataclass(frozen=True, slots=True)
class SheetParts:
    """The parts that a reader wants on a filled sheet.

    They are ``tricks`` as a third figure in the boxes, ``corrections`` with their footnotes, the
    ``curve`` of the totals, the ``qr`` code of the game.
    """

    tricks: bool = False
    corrections: bool = False
    curve: bool = True
    qr: bool = True


@dataclass(frozen=True, slots=True)
class FilledSheet:
    """The filled sheet of one trick game.

    The curve is drawn from ``pad``, all else is in ``view``. ``link`` is the address that the code
    leads to, "" for no code; ``player_signs`` are the signs of players, by their ids.
    """

    view: SheetView
    pad: Pad
    ruleset: Ruleset
    variants: tuple[str, ...]
    options: tuple[tuple[str, Option], ...]
    last_round_done: int
    ended_early: bool
    parts: SheetParts
    link: str
    player_signs: Mapping[str, int] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The key of the game."""
        return self.view.ruleset

    @property
    def columns(self) -> tuple[Standing, ...]:
        """The players, in seating order, leavers last."""
        return self.view.columns

    @property
    def winners(self) -> tuple[Standing, ...]:
        """The players who won, once the game is over."""
        return tuple(column for column in self.columns if column.won)

    @property
    def notes(self) -> tuple[Note, ...]:
        """The footnotes."""
        return self.view.notes

    @property
    def has_curve(self) -> bool:
        """Return whether a curve is wanted, and there is something to draw."""
        return self.parts.curve and self.last_round_done > 0

    @property
    def players(self) -> tuple[str, ...]:
        """The ids of the players."""
        return tuple(column.player for column in self.columns)

    @property
    def suits(self) -> tuple[str, ...]:
        """The codes of the trump suits that are printed, in the order of their rounds."""
        return tuple(dict.fromkeys(filter(None, (line.trump.suit for line in self.view.lines))))

    @property
    def turned(self) -> tuple[str, ...]:
        """The codes of special cards that were turned for trump, in the order of their rounds."""
        return tuple(dict.fromkeys(filter(None, (line.turned for line in self.view.lines))))

    @property
    def symbols_used(self) -> Mapping[str, bool]:
        """The symbols that the key may explain, each with whether the sheet has it."""
        boxes = [box for line in self.view.lines for box in line.boxes if box is not None]
        return {
            "deals": any(box.deals for box in boxes),
            "made": any(box.off == 0 for box in boxes),
            "missed": any(box.off for box in boxes),
            "cannonball": any(box.cannonball for box in boxes),
            "wager_points": any(box.wager_points for box in boxes),
            "bonus": any(box.bonus for box in boxes),
            "lost": any(box.bonus_lost for box in boxes),
            "changed": any(box.changed is not None for box in boxes),
            "bomb": any(line.bomb for line in self.view.lines),
            "untaken": any(line.untaken and not line.bomb for line in self.view.lines),
            "no_trump": any(line.no_trump for line in self.view.lines),
            "rank": self.has_ranks,
        }

    @property
    def has_ranks(self) -> bool:
        """Return whether ranks are printed beside the totals."""
        return self.last_round_done > 0 or self.view.over


def filled_sheet(
    opened: OpenedGame, parts: SheetParts, link: str = "", signs: Mapping[str, int] = UNKNOWN
) -> FilledSheet:
    """Return the sheet of the opened trick game."""
    pad = as_trick_pad(opened.pad)
    game = games().get(pad.ruleset.key)
    usual = game.ruleset if game else pad.ruleset
    variants, options = differences(pad.ruleset, usual)
    return FilledSheet(
        view=sheet_view(pad, opened, corrections=parts.corrections),
        pad=pad,
        ruleset=pad.ruleset,
        variants=variants,
        options=options,
        last_round_done=max(
            (round_.number for round_ in pad.rounds if round_.phase is Phase.DONE), default=0
        ),
        ended_early=pad.ended_early,
        parts=parts,
        link=link if parts.qr else "",
        player_signs=signs,
    )
