"""The records of a circle, each with its game."""

from collections.abc import Iterator, Mapping

from scorepad.play.statistics.figured import CircleRecord
from scorepad.play.statistics.kept import Kept
from scorepad.stats.best import Best, Bests, Feat
from scorepad.stats.streak import Run
from scorepad.stats.tally import Tally
from scorepad.store import Store

_LEAST_IN_A_ROW = {Feat.MADE: 4, Feat.WON: 2}
"""A shorter streak happens to everybody, and is no record."""


def records_of(
    store: Store, kept: Kept, tallies: Mapping[str, Tally], bests: Mapping[str, Bests]
) -> tuple[CircleRecord, ...]:
    """Of each ruleset the highest of everything, and the longest streaks."""
    found = [*_highest(kept, bests), *_longest(kept, tallies)]
    with store.reading() as reader:
        ends = reader.ends_of({best.game_id for _, _, best in found})
    return tuple(
        CircleRecord(
            *(feat, ruleset, best, kept.people[best.person].name, ends[best.game_id]),
            tuple(kept.people[each].name for each in best.others if each in kept.people),
        )
        for feat, ruleset, best in found
        if best.game_id in ends
    )


def _highest(kept: Kept, bests: Mapping[str, Bests]) -> Iterator[tuple[Feat, str, Best]]:
    for ruleset in kept.known_rulesets:
        for feat in (Feat.TOTAL, Feat.ROUND, Feat.TRICKS):
            best = bests.get(ruleset, {}).get(feat)
            if best is not None and best.person in kept.people:
                yield feat, ruleset, best


def _longest(kept: Kept, tallies: Mapping[str, Tally]) -> Iterator[tuple[Feat, str, Best]]:
    streaks: Mapping[Feat, Mapping[str, Run]] = {
        Feat.MADE: {each: tally.made_in_a_row.longest for each, tally in tallies.items()},
        Feat.WON: {each: tally.won_in_a_row.longest for each, tally in tallies.items()},
    }
    for feat, runs in streaks.items():
        longest = max(runs.items(), key=_number, default=None)
        if longest is not None and _number(longest) >= _LEAST_IN_A_ROW[feat]:
            person, run = longest
            best = Best(run.number, person, run.game_id)
            level = (each for each, other in runs.items() if other.number == run.number)
            yield feat, kept.asked.ruleset, best.shared_with(*level)


def _number(of_person: tuple[str, Run]) -> int:
    return of_person[1].number
