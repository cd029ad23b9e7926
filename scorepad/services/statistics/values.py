"""Values of the statistics for the screens, all worked out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from scorepad.stats.best import Best, Feat
from scorepad.stats.figures import Figures
from scorepad.stats.rating import Point, Rating


@dataclass(frozen=True, slots=True)
class StatisticsQuery:
    """The selection that an address asks for.

    Each value is "" for any: a ``person``'s id, a ``ruleset``'s key, and months ``since`` and
    ``until`` ("2026-11", in the server's time zone, both included) in which games ended. A value
    that can't be read, or that the group does not have, counts as "".
    """

    person: str = ""
    ruleset: str = ""
    since: str = ""
    until: str = ""


class PersonFigures(NamedTuple):
    """The figures of a person who played in the time that was asked for.

    ``rating`` is the skill in the games of all rulesets together, at the end of that time; ``None``
    after too few games. ``curve`` has the ratings of that time in their order. The person who was
    asked for has one for every evening with a game, and everybody else one for every such month.
    """

    id: str
    name: str
    sign: int
    figures: Figures
    rating: Rating | None
    curve: tuple[Point, ...]


class GroupRecord(NamedTuple):
    """A record of the group: its feat, its ruleset, its holder and the game.

    ``ruleset`` is "" for streaks, in which all rulesets count together. ``at`` is when the game
    ended. ``others`` are the names of those who did as well.
    """

    feat: Feat
    ruleset: str
    best: Best
    name: str
    at: int
    others: tuple[str, ...] = ()


class StatisticsView(NamedTuple):
    """The statistics of a group's games.

    ``asked`` is what was asked for, as far as it could be read. ``games`` is the number of games,
    ``by_ruleset`` that of each ruleset (most played first): the group's games, or those of the
    person who was asked for. ``comparable`` is true if all are of one ruleset, so that totals and
    points can be compared. ``people`` are those who played in them, most games first, then most
    wins, then by name. ``person`` is the one who was asked for, ``None`` if nobody was, or if they
    did not play. ``group`` are the figures of everybody together. Its ``games``, ``placed``,
    ``wins`` and ``shared`` count each person's, so show the view's ``games`` instead.

    ``records`` are the group's, ruleset by ruleset, streaks last; empty if a person is asked for.

    ``known_people`` (id, name), ``known_rulesets`` (keys) and ``known_months`` ("2026-11", newest
    first) are what can be asked for. ``left`` is the number of finished games that are not counted
    yet: the next query counts some of them. ``not_counting`` is the number of those that people
    said are not to count, of the time, the ruleset and the person that were asked for.
    """

    asked: StatisticsQuery
    games: int
    by_ruleset: Mapping[str, int]
    comparable: bool
    group: Figures
    people: tuple[PersonFigures, ...]
    person: PersonFigures | None
    records: tuple[GroupRecord, ...]
    known_people: tuple[tuple[str, str], ...]
    known_rulesets: tuple[str, ...]
    known_months: tuple[str, ...]
    left: int
    not_counting: int
