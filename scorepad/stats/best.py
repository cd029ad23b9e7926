"""Records of a group: the highest that anybody ever had of something."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, NamedTuple


class Feat(StrEnum):
    """The subject of a record. Totals and rounds compare only within one ruleset."""

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
    """A record: its ``value`` is points, tricks, rounds or games, by the feat.

    ``person`` is the id of whoever did it first, in the game ``game_id`` (a streak: where it
    ended); ``others`` are the ids of those who did as well.
    """

    value: int
    person: str
    game_id: str
    others: tuple[str, ...] = ()

    def shared_with(self, *people: str) -> "Best":
        """Return this record, done as well by these ``people``."""
        others = dict.fromkeys((*self.others, *people))
        return self._replace(others=tuple(other for other in others if other != self.person))

    def of_persons(self, who: Mapping[str, str]) -> "Best":
        """Return this record with the persons of its ids; an id that ``who`` lacks is its own."""
        others = (who.get(other, other) for other in self.others)
        first = self._replace(person=who.get(self.person, self.person), others=())
        return first.shared_with(*others)


Bests = Mapping[Feat, Best]


def bests_as_json(bests: Bests) -> dict[str, list[Any]]:
    """Return the records as JSON values, for :func:`bests_from_json`."""
    return {feat.value: list(best) for feat, best in bests.items()}


def bests_from_json(value: Mapping[str, Any]) -> dict[Feat, Best]:
    """Return the records that :func:`bests_as_json` was given."""
    return {
        Feat(feat): Best(number, person, game_id, tuple(others))
        for feat, (number, person, game_id, others) in value.items()
    }


def best_of(bests: Iterable[Bests]) -> dict[Feat, Best]:
    """Return the highest record of each kind, with the others who did as well.

    Of several it is the earliest, where they come in order.
    """
    highest_by_feat: dict[Feat, Best] = {}
    for some in bests:
        for feat, best in some.items():
            highest = highest_by_feat.get(feat)
            if highest is None or best.value > highest.value:
                highest_by_feat[feat] = best
            elif best.value == highest.value:
                highest_by_feat[feat] = highest.shared_with(best.person, *best.others)
    return highest_by_feat
