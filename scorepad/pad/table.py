"""Choices that hold at the table from one round to the next."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from scorepad.pad.effective_marks import EffectiveMarks, Key
from scorepad.pad.marks import Value
from scorepad.pad.state import Pad
from scorepad.rules.options import DECIDING, is_allowed, try_options
from scorepad.rules.reading import remembered_ruleset
from scorepad.rules.refusal import Refusal
from scorepad.rules.ruleset import Deal, Option, Ruleset
from scorepad.rules.schedule import deals_to_come, next_dealer

RULE = "rule:"
"""The start of the field of a cell that sets an option of the rules."""

BY_SCHEDULE = "schedule"
"""The value of a ``rounds`` cell when the game is as long as its schedule again."""


@lru_cache(maxsize=1024)
def _played_with(ruleset: Ruleset, options: tuple[tuple[str, Option], ...]) -> Ruleset | None:
    played_by = try_options(ruleset, dict(options))
    return None if isinstance(played_by, Refusal) else played_by


_is_allowed = lru_cache(maxsize=1024, typed=True)(is_allowed)


class Table:
    """The seats, the rules, the deals to come and the dealer, carried from
    round to round. :meth:`sit` brings in what a round's cells change."""

    def __init__(self, base: Ruleset) -> None:
        self.base = self.ruleset = base
        self.seats: tuple[str, ...] = ()
        self.to_come: list[Deal] = []
        self.dealer = ""
        self._options: dict[str, Option] = {}
        self._rounds: int | None = None
        self._hands: Sequence[int] = ()
        self._played = 0
        self._last_hand: int | None = None
        self._extras: tuple[Deal, ...] = ()
        self._extras_played = 0
        self._seats_before: tuple[str, ...] = ()

    def sit(self, cells: Mapping[Key, Value]) -> None:
        """Take over what ``cells`` of the next round set from that round on."""
        before = self.ruleset
        self.play_by(cells)
        changed = self.ruleset.schedule != before.schedule
        for (_, _, field), value in cells.items():
            if field == "seating":
                self.seats, changed = tuple(cast("list[str]", value)), True
            elif field == "rounds":
                self._rounds, changed = value if isinstance(value, int) else None, True
            elif field == "hands":
                self._hands, changed = cast("list[int]", value), True
        if changed:
            self.to_come = list(self.deals_for(len(self.seats), self._rounds))
            self._extras = self.ruleset.schedule.extra

    def play_by(self, cells: Mapping[Key, Value]) -> None:
        """Take over the options of the rules that ``cells`` set, and no more."""
        options = {
            field.removeprefix(RULE): cast("Option", value)
            for (_, _, field), value in cells.items()
            if field.startswith(RULE)
        }
        if options and not self._play_with(options):
            self._play_with(self._possible(options))

    def deal(self, cells: Mapping[Key, Value]) -> Deal:
        """Return the next deal, and move the dealer on, or to the player whom ``cells`` name."""
        # After the schedule, a tie is played on, with as many cards as in the last round.
        deal = self.to_come.pop(0) if self.to_come else Deal(self._last_hand or 1)
        self._played += 1
        if any(deal is extra for extra in self._extras):
            self._extras_played += 1
        else:
            self._last_hand = deal.hand
        chosen = cells.get((0, "", "dealer"))
        if chosen in self.seats:
            self.dealer = str(chosen)
        elif self.dealer:
            self.dealer = next_dealer(self._seats_before, self.seats, self.dealer)
        else:
            self.dealer = self.seats[0]
        self._seats_before = self.seats
        return deal

    def deals_for(self, players: int, rounds: int | None) -> tuple[Deal, ...]:
        """Return the deals to come if ``players`` sat down now.

        ``rounds`` fixes the length of the whole game, ``None`` leaves it to the schedule.
        """
        return deals_to_come(
            self.ruleset,
            players,
            dealt=self._played,
            last=self._last_hand,
            extras_played=self._extras_played,
            rounds=rounds,
            hands=self._hands,
        )

    @property
    def fixed_rounds(self) -> int | None:
        """The length that the table has fixed, if it has."""
        return self._rounds

    @property
    def has_own_hands(self) -> bool:
        """Return whether the table plays its own list of hand sizes."""
        return bool(self._hands)

    @property
    def options(self) -> Mapping[str, Option]:
        """The options that the table has set so far."""
        return self._options

    def _play_with(self, changes: Mapping[str, Option]) -> bool:
        # What is remembered would not tell the number 1 from a switch that is on.
        if not all(_is_allowed(name, option) for name, option in changes.items()):
            return False
        options = {**self._options, **changes}
        if not self._can_be_played(options):
            return False
        ruleset = _played_with(self.base, tuple(sorted(options.items())))
        if ruleset is None:
            return False
        self._options, self.ruleset = options, ruleset
        return True

    def _possible(self, changes: Mapping[str, Option]) -> Mapping[str, Option]:
        """Return those of the ``changes`` that can be made one after another."""
        options = dict(self._options)
        for name, option in changes.items():
            if not _is_allowed(name, option):
                continue
            if name in DECIDING and not self._can_be_played({**options, name: option}):
                continue
            options[name] = option
        return options

    def _can_be_played(self, options: Mapping[str, Option]) -> bool:
        """Return whether the rules can be played with these ``options``.

        It tries only those that can be refused, which takes a fraction of the time.
        """
        deciding = tuple((name, options[name]) for name in sorted(DECIDING & options.keys()))
        return _played_with(self.base, deciding) is not None


def opened_with(written: EffectiveMarks) -> Ruleset:
    """Return the rules that the game was opened with, as its cells have them."""
    return remembered_ruleset(cast("Mapping[str, Any]", written.round(0)[0, "", "ruleset"]))


def table_before(pad: Pad, number: int) -> Table:
    """Return the table when round ``number`` is about to begin.

    It has the rules that hold in that round, but people have not sat down for it yet.
    """
    table, written = Table(pad.base), pad.written
    for earlier in range(1, number):
        cells = written.round(earlier)
        table.sit(cells)
        table.deal(cells)
    table.play_by(written.round(number))
    return table
