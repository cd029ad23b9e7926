"""The games of a span of time, summed up; and spans put together."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from scorepad.stats.best import Bests, best_of, bests_as_json, bests_from_json
from scorepad.stats.finished import Finished
from scorepad.stats.tally import Tally, together

EVERY = ""
"""The key that stands for all rulesets together."""


@dataclass(frozen=True, slots=True)
class SpanSum:
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

    The games are in the order in which they ended. ``who`` has the person of an id, which else
    means itself.
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
    return {ruleset: put_together(games_sums) for ruleset, games_sums in sums.items()}


def put_together(sums: Iterable[SpanSum]) -> SpanSum:
    """Add up the sums, one after the other, the earliest first."""
    tallies: dict[str, list[Tally]] = {}
    bests: dict[str, list[Bests]] = {}
    for span_sum in sums:
        for person, tally in span_sum.tallies.items():
            tallies.setdefault(person, []).append(tally)
        for ruleset, of_ruleset in span_sum.bests.items():
            bests.setdefault(ruleset, []).append(of_ruleset)
    return SpanSum(
        {person: together(of_person) for person, of_person in tallies.items()},
        {ruleset: best_of(of_ruleset) for ruleset, of_ruleset in bests.items()},
    )
