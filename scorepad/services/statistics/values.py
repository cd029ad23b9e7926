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

    Each is "" for any: a ``person``'s id, a ``ruleset``'s key, and months ``since`` and ``until``
    ("2026-11", in the server's time zone, both of them included) in which games ended. A value that
    nobody can read, or that the group does not have, counts as not asked.
    """

    person: str = ""
    ruleset: str = ""
    since: str = ""
    until: str = ""


class PersonFigures(NamedTuple):
    """The figures of a person who played in the time that was asked for.

    ``rating`` is the skill over the games of every ruleset together, at the end of that time,
    ``None`` below a sensible number of games; ``curve`` are ratings in the order of
    time within the time asked for: of the one person who was asked for, one for every evening with
    a game; of everybody else, one for every such month.
    """

    id: str
    name: str
    sign: int
    figures: Figures
    rating: Rating | None
    curve: tuple[Point, ...]


class GroupRecord(NamedTuple):
    """A record of the group: its feat, its ruleset, its holder and the game.

    ``ruleset`` is "" where all count together: streaks; the game ended at ``at``; ``others`` are
    the names of those who did as well.
    """

    feat: Feat
    ruleset: str
    best: Best
    name: str
    at: int
    others: tuple[str, ...] = ()


class StatisticsView(NamedTuple):
    """The statistics of a group's games.

    ``asked`` is what was asked for, as far as it could be read; ``games`` the number of games it is
    about, ``by_ruleset`` of each ruleset (most played first): the group's, or those of the person
    who was asked for. ``comparable`` when all are of one ruleset, so that totals and points are
    said. ``people`` are those who play in them, most games first, of as many the most won, then by
    name; ``person`` is the one who was asked for, ``None`` where nobody was or where they did not
    play. ``group`` are the figures of everybody together: its ``games``, ``placed``, ``wins`` and
    ``shared`` count each person's, so say the view's ``games`` instead.

    ``records`` are the group's, ruleset by ruleset, streaks last; empty where a person is asked
    for.

    ``known_people`` (id, name), ``known_rulesets`` (keys) and ``known_months`` ("2026-11", newest
    first) are what can be asked for. ``left`` is the number of finished games that are not counted
    yet: nothing is said of them, and asking again counts some more.
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
