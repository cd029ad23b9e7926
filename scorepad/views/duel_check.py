"""The check of a duel, as one screen shows it."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorepad.pad.marks import Cell
from scorepad.pad.match.state import DUEL, LoggedDuel
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import (
    PLAYERS,
    DuelVerdict,
    PowerOrder,
    Side,
    element_wins,
    power_order,
)
from scorepad.rules.library import duel_games
from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.pad_kinds import match_of
from scorepad.trick_checker.duel_query import DuelQuery, sorcerer_of, verdict_of, wrong_in


@dataclass(frozen=True, slots=True)
class Strength:
    """An element, with those that it beats and loses to, by their codes."""

    element: str
    beats: tuple[str, ...]
    loses_to: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DuelLog:
    """The duels of the round that is played, and the place where the next one is written.

    ``number`` is the round, ``seen`` the newest mark in the next duel's cell.
    """

    number: int
    duels: tuple[LoggedDuel, ...]
    next: int
    writes: bool
    seen: str | None


@dataclass(frozen=True, slots=True)
class DuelView:
    """The screen that checks a duel.

    ``game_id`` is empty and ``names`` are ``("A", "B")`` away from a pad. ``verdict`` is there once
    enough is typed; ``order`` says whose Immediate power goes first, where both have one; ``wrong``
    is by field.
    """

    game_id: str
    ruleset: str
    sheet: str
    names: tuple[str, str]
    asked: DuelQuery
    verdict: DuelVerdict | None
    order: PowerOrder | None
    order_place: str
    table: tuple[Strength, ...]
    log: DuelLog | None
    wrong: Mapping[str, Refusal]

    @property
    def asks_values(self) -> bool:
        """Return whether the elements are told and do not decide."""
        told = self.asked.a.element and self.asked.b.element
        return bool(told) and self.verdict is None and not self.wrong

    @property
    def can_be_written(self) -> bool:
        """Return whether the duel is decided, and may be written by this phone."""
        return self.log is not None and self.log.writes and self.verdict is not None

    @property
    def stays(self) -> Mapping[str, str]:
        """The card that stays for the next duel, as the address says it."""
        if self.verdict is None or self.verdict.winner not in PLAYERS:
            return {}
        key = self.verdict.winner.lower()
        side = self.asked.a if key == "a" else self.asked.b
        return {f"{key}.element": side.element, f"{key}.value": side.value}


def duel_alone(asked: DuelQuery) -> DuelView | None:
    """Return the screen for a duel of no stored match; ``None`` where no such game is offered."""
    shelf = duel_games()
    game = shelf.get(asked.game) if asked.game else next(iter(shelf.values()), None)
    return None if game is None else _view(asked, game.ruleset, ("A", "B"))


def duel_in_match(look: OpenedGame, asked: DuelQuery) -> DuelView:
    """Return the screen for a duel of the match in ``look``, in the round that is played now."""
    match = match_of(look.pad)
    played = match.current or match.rounds[-1]
    one, other = match.present
    cell = Cell(played.number, 0, "", f"{DUEL}{played.next_duel}")
    log = DuelLog(
        number=played.number,
        duels=played.duels,
        next=played.next_duel,
        writes=look.writes and match.current is not None,
        seen=match.written.seen([cell]),
    )
    names = (match.names[one], match.names[other])
    return _view(asked, match.ruleset, names, look.game.game_id, log)


def _view(
    asked: DuelQuery,
    ruleset: DuelRuleset,
    names: tuple[str, str],
    game_id: str = "",
    log: DuelLog | None = None,
) -> DuelView:
    wrong = wrong_in(asked, ruleset)
    return DuelView(
        game_id=game_id,
        ruleset=ruleset.key,
        sheet=ruleset.sheet,
        names=names,
        asked=asked,
        verdict=verdict_of(asked, ruleset),
        order=None if wrong else _order(asked, ruleset),
        order_place=ruleset.places["order"],
        table=tuple(_strength(ruleset, each.code) for each in ruleset.elements),
        log=log,
        wrong=wrong,
    )


def _order(asked: DuelQuery, ruleset: DuelRuleset) -> PowerOrder | None:
    typed = asked.both_powers and asked.a.value and asked.b.value
    if not asked.same_name and not typed:
        return None
    a, b = sorcerer_of(asked.a), sorcerer_of(asked.b)
    return power_order(ruleset, a.value or 0, b.value or 0, same_name=asked.same_name)


def _strength(ruleset: DuelRuleset, code: str) -> Strength:
    others = [each.code for each in ruleset.elements]
    return Strength(
        code,
        tuple(other for other in others if element_wins(ruleset, code, other) is Side.A),
        tuple(other for other in others if element_wins(ruleset, code, other) is Side.B),
    )
