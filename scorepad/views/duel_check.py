"""The check of a duel, as one screen shows it."""

from collections.abc import Mapping
from typing import NamedTuple

from scorepad.pad.any_pad import as_match
from scorepad.pad.marks import Cell
from scorepad.pad.match.state import DUEL, LoggedDuel
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import (
    PLAYERS,
    DuelVerdict,
    PowerOrder,
    power_order,
)
from scorepad.rules.library import duel_games
from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.trick_checker.query import DuelQuery, sorcerer_of, verdict_of, wrong_in
from scorepad.views.rules_summary import ElementRow, element_rows


class DuelLog(NamedTuple):
    """The duels of the round that is played, and the place where the next one is written.

    ``number`` is the round, ``seen`` the newest mark in the next duel's cell.
    """

    number: int
    duels: tuple[LoggedDuel, ...]
    next: int
    writes: bool
    seen: str | None


class DuelView(NamedTuple):
    """The screen that checks a duel.

    ``game_id`` is empty and ``names`` are ``("A", "B")`` away from a pad. ``verdict`` is there once
    enough is typed; ``order`` says whose Immediate power goes first, where both have one; ``wrong``
    is by field.
    """

    game_id: str
    ruleset: str
    sheet: str
    names: tuple[str, str]
    query: DuelQuery
    verdict: DuelVerdict | None
    order: PowerOrder | None
    order_place: str
    table: tuple[ElementRow, ...]
    log: DuelLog | None
    wrong: Mapping[str, Refusal]

    @property
    def is_wrong(self) -> bool:
        """Return whether something that is typed cannot be."""
        return bool(self.wrong)

    @property
    def asks_values(self) -> bool:
        """Return whether both elements are known and the values have to decide."""
        both_elements = self.query.a.element and self.query.b.element
        return bool(both_elements) and self.verdict is None and not self.wrong

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
        side = self.query.a if key == "a" else self.query.b
        return {f"{key}.element": side.element, f"{key}.value": side.value}


def duel_alone(query: DuelQuery) -> DuelView | None:
    """Return the screen for a duel of no stored match; ``None`` where no such game is offered."""
    offered = duel_games()
    game = offered.get(query.game) if query.game else next(iter(offered.values()), None)
    return None if game is None else _view(query, game.ruleset, ("A", "B"))


def duel_in_match(opened: OpenedGame, query: DuelQuery) -> DuelView:
    """Return the screen for a duel of the match in ``opened``, in the round that is played now."""
    match = as_match(opened.pad)
    round_ = match.current or match.rounds[-1]
    one, other = match.present
    cell = Cell(round_.number, 0, "", f"{DUEL}{round_.next_duel}")
    log = DuelLog(
        number=round_.number,
        duels=round_.duels,
        next=round_.next_duel,
        writes=opened.writes and match.current is not None,
        seen=match.written.seen([cell]),
    )
    names = (match.names[one], match.names[other])
    return _view(query, match.ruleset, names, opened.game.game_id, log)


def _view(
    query: DuelQuery,
    ruleset: DuelRuleset,
    names: tuple[str, str],
    game_id: str = "",
    log: DuelLog | None = None,
) -> DuelView:
    wrong = wrong_in(query, ruleset)
    return DuelView(
        game_id=game_id,
        ruleset=ruleset.key,
        sheet=ruleset.sheet,
        names=names,
        query=query,
        verdict=verdict_of(query, ruleset),
        order=None if wrong else _order(query, ruleset),
        order_place=ruleset.places["order"],
        table=element_rows(ruleset),
        log=log,
        wrong=wrong,
    )


def _order(query: DuelQuery, ruleset: DuelRuleset) -> PowerOrder | None:
    both_values = query.both_powers and query.a.value and query.b.value
    if not query.same_name and not both_values:
        return None
    a, b = sorcerer_of(query.a), sorcerer_of(query.b)
    return power_order(ruleset, a.value or 0, b.value or 0, same_name=query.same_name)
