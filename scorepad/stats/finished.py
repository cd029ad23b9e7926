"""The facts of a finished game that count in statistics, and the sums of many games."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from scorepad.pad.any_pad import AnyPad, place_among
from scorepad.pad.marks import Cell
from scorepad.pad.match.state import Match
from scorepad.pad.people import is_erased, written_persons
from scorepad.pad.plain_fields import does_count
from scorepad.pad.state import Box, Pad, Phase, Round
from scorepad.pad.tricks_taken import TRICK
from scorepad.rules.option_table import Group, group_of
from scorepad.stats.best import Best, Bests, Feat, best_of, bests_as_json, bests_from_json
from scorepad.stats.tally import Highest, Streak, Tally, Tries, sum_tallies

EVERY = ""
"""The key that stands for all rulesets together."""

_RESULTS = frozenset({"bid", "tricks", "won", "sum"})
_END = Cell(0, 0, "", "ended")


def ended_at(pad: AnyPad) -> int:
    """Return when the game ended, in Unix seconds.

    That is when the last entry of the last round was first made, or the game was ended early: a
    correction does not make it later.
    """
    last = len(pad.rounds)
    first: dict[Cell, int] = {}
    for mark in pad.written.marks:
        for cell, _ in mark.cells:
            if cell == _END and pad.ended_early:
                first[cell] = mark.at
            elif cell.round == last and _is_result(cell.field):
                first.setdefault(cell, mark.at)
    return max(first.values(), default=pad.written.marks[-1].at)


def _is_result(field: str) -> bool:
    return field in _RESULTS or field.startswith(TRICK)


@dataclass(frozen=True, slots=True)
class Finished:
    """The facts of one finished game.

    ``tallies`` are those of everybody who finished a round, by the ids that other games know them
    by; whose name was erased has none. ``places`` (1 is the first) are of everybody who could win,
    erased or not: the others played against them. ``bests`` are the highest of this game.
    ``counts`` is false if people said that it counts for nobody: all three are empty then.
    ``scoring`` are the options of points that were not those of the ruleset, "" for none: two games
    of a ruleset have comparable points if it is the same in both.
    """

    ruleset: str
    ended_at: int
    tallies: Mapping[str, Tally]
    places: Mapping[str, int]
    bests: Mapping[Feat, Best]
    counts: bool = True
    scoring: str = ""

    def as_json(self) -> dict[str, Any]:
        """Return all but the ruleset and the end as JSON values, for :meth:`from_json`."""
        return {
            "tallies": {player: tally.as_json() for player, tally in self.tallies.items()},
            "places": dict(self.places),
            "bests": bests_as_json(self.bests),
            **({} if self.counts else {"counts": False}),
            **({"scoring": self.scoring} if self.scoring else {}),
        }

    @classmethod
    def from_json(cls, ruleset: str, ended_at: int, value: Mapping[str, Any]) -> "Finished":
        """Return the game that :meth:`as_json` was made from."""
        return cls(
            ruleset,
            ended_at,
            {player: Tally.from_json(tally) for player, tally in value["tallies"].items()},
            value["places"],
            bests_from_json(value["bests"]),
            value.get("counts", True),
            str(value.get("scoring", "")),
        )


def places_in(written: Mapping[str, Any]) -> Mapping[str, int]:
    """Return the places in what :meth:`Finished.as_json` gave, quicker than all of it."""
    return dict(written["places"])


def count_game(game_id: str, pad: AnyPad) -> Finished:
    """Return the facts of the game on ``pad``.

    A game that is not over, or in which nobody finished a round, says nothing of anybody. Nor does
    one that is not to count.
    """
    if not (pad.over and pad.rounds):
        return Finished(pad.ruleset.key, ended_at(pad), {}, {}, {})
    if not does_count(pad):
        return Finished(pad.ruleset.key, ended_at(pad), {}, {}, {}, counts=False)
    rivals = pad.totals if pad.ruleset.leavers_win else pad.present
    places = {player: place_among(pad, player, rivals) for player in pad.totals}
    placed = {player: place for player, place in places.items() if place}
    tallies = {
        player: _tally(game_id, pad, player, placed=player in placed)
        for player, name in pad.names.items()
        if not is_erased(name) and any(player in round_.boxes for round_ in pad.rounds)
    }
    finished = Finished(
        ruleset=pad.ruleset.key,
        ended_at=ended_at(pad),
        tallies=tallies,
        places=placed,
        bests={} if isinstance(pad, Match) else _bests(game_id, pad, tallies),
        scoring="" if isinstance(pad, Match) else _scoring(pad),
    )
    persons = written_persons(pad)
    return _of_persons(finished, persons) if persons else finished


def _of_persons(finished: Finished, persons: Mapping[str, str]) -> Finished:
    """Return the facts with the persons that some of the players were said to be."""
    return replace(
        finished,
        tallies={persons.get(player, player): tally for player, tally in finished.tallies.items()},
        places={persons.get(player, player): place for player, place in finished.places.items()},
        bests={feat: best.of_persons(persons) for feat, best in finished.bests.items()},
    )


def _tally(game_id: str, pad: AnyPad, player: str, *, placed: bool) -> Tally:
    won = player in pad.winners
    alone = won and len(pad.winners) == 1
    bid = _Bid(game_id)
    if isinstance(pad, Pad):
        for round_ in pad.rounds:
            if player in round_.boxes and round_.phase is Phase.DONE:
                bid.count(round_, round_.boxes[player])
    total = pad.totals[player] if placed and isinstance(pad, Pad) else None
    return Tally(
        by_ruleset={pad.ruleset.key: 1},
        placed=int(placed),
        wins=int(alone),
        shared=int(won and not alone),
        points=bid.points,
        total=total or 0,
        best_total=Highest() if total is None else Highest(total, game_id),
        best_round=bid.best,
        bids=bid.bids,
        zeros=bid.zeros,
        last=bid.last,
        beside=bid.beside,
        made_in_a_row=bid.made,
        won_in_a_row=Streak().then(well=won, game_id=game_id) if placed else Streak(),
    )


def _scoring(pad: Pad) -> str:
    """Return the options of points that a round had and the ruleset has not, as one text.

    It is another text if some rounds had them and others did not.
    """
    usual = pad.base.options
    played_by = {id(round_.ruleset): round_.ruleset for round_ in pad.rounds}
    own = {
        " ".join(
            f"{name}={value}"
            for name, value in ruleset.options.items()
            if group_of(name) is Group.POINTS and value != usual[name]
        )
        for ruleset in played_by.values()
    }
    return "; ".join(sorted(own))


class _Bid:
    """The bids of one player in one game, counted round by round."""

    def __init__(self, game_id: str) -> None:
        self._game_id = game_id
        self.points = 0
        self.best = Highest()
        self.bids: dict[int, dict[int, int]] = {}
        self.zeros = self.last = self.beside = Tries()
        self.made = Streak()

    def count(self, round_: Round, box: Box) -> None:
        """Count one round that is done."""
        assert box.wanted is not None
        assert box.tricks is not None
        made, miss = box.wanted == box.tricks, box.tricks - box.wanted
        misses = self.bids.setdefault(round_.hand, {})
        misses[miss] = misses.get(miss, 0) + 1
        points = box.points or 0
        self.points += points
        if not self.best.game_id or points > self.best.points:
            self.best = Highest(points, self._game_id)
        self.made = self.made.then(well=made, game_id=self._game_id)
        once = Tries(1, int(made))
        if box.wanted == 0:
            self.zeros = self.zeros.plus(once)
        if round_.forbidden is not None and box.player == round_.dealer:
            self.last = self.last.plus(once)
        elif round_.forbidden is not None:
            self.beside = self.beside.plus(once)


def _bests(game_id: str, pad: Pad, tallies: Mapping[str, Tally]) -> dict[Feat, Best]:
    """Return the records of a game, with the others who did as well.

    Of several it is the earliest, by rounds and then by seats.
    """
    bests: dict[Feat, Best] = {}

    def reached(feat: Feat, value: int, player: str) -> None:
        best = bests.get(feat)
        if best is None or value > best.value:
            bests[feat] = Best(value, player, game_id)
        elif value == best.value:
            bests[feat] = best.shared_with(player)

    for round_ in pad.rounds:
        for player, box in round_.boxes.items():
            if player in tallies and round_.phase is Phase.DONE:
                reached(Feat.ROUND, box.points or 0, player)
                if box.made and box.tricks:
                    reached(Feat.TRICKS, box.tricks, player)
    for player, tally in tallies.items():
        if tally.placed:
            reached(Feat.TOTAL, tally.total, player)
    return bests


class SpanSum(NamedTuple):
    """The sum of the games of a span of time: ``tallies`` by person, ``bests`` by ruleset."""

    tallies: Mapping[str, Tally]
    bests: Mapping[str, Bests]

    def as_json(self) -> dict[str, Any]:
        """Return the sum as JSON values, for :meth:`from_json`."""
        return {
            "tallies": {person: tally.as_json() for person, tally in self.tallies.items()},
            "bests": {ruleset: bests_as_json(bests) for ruleset, bests in self.bests.items()},
        }

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "SpanSum":
        """Return the sum that :meth:`as_json` was made from."""
        return cls(
            {person: Tally.from_json(tally) for person, tally in value["tallies"].items()},
            {ruleset: bests_from_json(bests) for ruleset, bests in value["bests"].items()},
        )


def sum_games(games: Iterable[Finished], who: Mapping[str, str]) -> dict[str, SpanSum]:
    """Return the sums of games, by ruleset and of :data:`EVERY` one.

    The games are in the order in which they ended. ``who`` has the person of an id; an id that is
    not in it is the person's own.
    """
    sums: dict[str, list[SpanSum]] = {EVERY: []}
    for game in games:
        tallies: dict[str, Tally] = {}
        for player, tally in game.tallies.items():
            person = who.get(player, player)
            tallies[person] = tallies[person] + tally if person in tallies else tally
        bests = {feat: best.of_persons(who) for feat, best in game.bests.items()}
        one = SpanSum(tallies, {game.ruleset: bests})
        for ruleset in (game.ruleset, EVERY):
            sums.setdefault(ruleset, []).append(one)
    return {ruleset: add_spans(games_sums) for ruleset, games_sums in sums.items()}


def add_spans(sums: Iterable[SpanSum]) -> SpanSum:
    """Add up the sums, one after the other, the earliest first."""
    tallies: dict[str, list[Tally]] = {}
    bests: dict[str, list[Bests]] = {}
    for span_sum in sums:
        for person, tally in span_sum.tallies.items():
            tallies.setdefault(person, []).append(tally)
        for ruleset, of_ruleset in span_sum.bests.items():
            bests.setdefault(ruleset, []).append(of_ruleset)
    return SpanSum(
        {person: sum_tallies(of_person) for person, of_person in tallies.items()},
        {ruleset: best_of(of_ruleset) for ruleset, of_ruleset in bests.items()},
    )
