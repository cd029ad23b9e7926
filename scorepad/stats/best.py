"""Records of a circle: the highest that anybody ever had of something."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, NamedTuple


class Feat(StrEnum):
    """What a record is of. Totals and rounds compare only within one ruleset."""

    TOTAL = "total"
    """The highest total at the end of a game."""
    ROUND = "round"
    """The most points in one round."""
    TRICKS = "tricks"
    """The most tricks bid and made in one round."""
    MADE = "made"
    """The most bids made in a row."""
    WON = "won"
    """The most games won in a row, alone or with others."""


class Best(NamedTuple):
    """``value`` is points, tricks, rounds or games, by the feat; ``person`` the
    id of whoever did it first, in the game ``game_id`` (a streak: where it ended);
    ``others`` are the ids of those who did as well."""

    value: int
    person: str
    game_id: str
    others: tuple[str, ...] = ()

    def shared_with(self, *people: str) -> "Best":
        """Return the same, done as well by these ``people``."""
        found = dict.fromkeys((*self.others, *people))
        return self._replace(others=tuple(each for each in found if each != self.person))

    def of_persons(self, who: Mapping[str, str]) -> "Best":
        """Return the same of the persons whom the ids mean, each else itself."""
        others = (who.get(each, each) for each in self.others)
        first = self._replace(person=who.get(self.person, self.person), others=())
        return first.shared_with(*others)


Bests = Mapping[Feat, Best]


def bests_as_json(bests: Bests) -> dict[str, list[Any]]:
    """For :func:`bests_from_json`."""
    return {feat.value: list(best) for feat, best in bests.items()}


def bests_from_json(value: Mapping[str, Any]) -> dict[Feat, Best]:
    """Return what :func:`bests_as_json` gave."""
    return {
        Feat(feat): Best(number, person, game_id, tuple(others))
        for feat, (number, person, game_id, others) in value.items()
    }


def best_of(bests: Iterable[Bests]) -> dict[Feat, Best]:
    """The highest of each; the earliest of several, where they come in order, with the
    others who did as well."""
    found: dict[Feat, Best] = {}
    for each in bests:
        for feat, best in each.items():
            highest = found.get(feat)
            if highest is None or best.value > highest.value:
                found[feat] = best
            elif best.value == highest.value:
                found[feat] = highest.shared_with(best.person, *best.others)
    return found
