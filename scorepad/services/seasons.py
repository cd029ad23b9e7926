"""Seasons: spans of days that a group names, each with rules of its own for its table."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import NamedTuple

from scorepad.pad.names import caseless, check_name, clean_name
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.groups import NoSuchGroup, current_group_id
from scorepad.services.links import new_game_id
from scorepad.stats.season import SeasonRules
from scorepad.store import SeasonRow, Store, Transaction

MOST_SEASONS = 200
"""The most seasons of a group: four a year for half a century."""
MOST_EVENINGS, MOST_GAMES = 999, 9_999
_FIRST_DAY, _LAST_DAY = "1971-01-01", "2999-12-31"
_LONGEST_DAY = 10


class NoSuchSeason(LookupError):
    """Raised when the group has no season with the id."""


class Season(NamedTuple):
    """A season of a group.

    ``begins`` and ``ends`` are days, "2026-12-01"; ``ends`` is "" while it goes on. It is the day
    before the next season begins if nobody has said one: ``ends_by_next`` is true then. ``state``
    tells what is written from what was written before.
    """

    id: str
    name: str
    begins: str
    ends: str
    ends_by_next: bool
    rules: SeasonRules
    state: str

    def is_on(self, day: str) -> bool:
        """Return whether the day is one of its days."""
        return self.begins <= day and (not self.ends or day <= self.ends)


@dataclass(frozen=True)
class SeasonForm:
    """The texts that somebody typed for a season: a name, two days, and three numbers.

    Days are written "2026-12-01". ``ends`` and the numbers may be "".
    """

    name: str = ""
    begins: str = ""
    ends: str = ""
    best: str = ""
    of: str = ""
    least: str = ""

    @classmethod
    def of_season(cls, season: Season) -> "SeasonForm":
        """Return the form as it is filled in for a season."""
        best, of, least = (str(number or "") for number in season.rules)
        ends = "" if season.ends_by_next else season.ends
        return cls(season.name, season.begins, ends, best, of, least)


@dataclass(frozen=True)
class Written:
    """The result of writing a season: the id of the one that is there, or why it is not.

    ``refusals`` are by the name of the field of :class:`SeasonForm`. ``was_there`` is true if the
    same season has begun already: by a second tap, or on another phone.
    """

    season_id: str = ""
    refusals: Mapping[str, Refusal] = field(default_factory=dict)
    was_there: bool = False


def seasons_of(store: Store, device: str) -> tuple[Season, ...]:
    """Return the seasons of the group that ``device`` plays in, the newest first.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        return seasons_in(transaction, group_id) if group_id else ()


def seasons_in(transaction: Transaction, group_id: str) -> tuple[Season, ...]:
    """Return the seasons of the group, the newest first."""
    return seasons_from(transaction.seasons.all(group_id))


def has_name(seasons: Iterable[Season], name: str) -> bool:
    """Return whether one of the seasons has the name, in letters of any case."""
    return any(caseless(season.name) == caseless(name) for season in seasons)


def newest_season(transaction: Transaction, group_id: str, today: str) -> Season | None:
    """Return the season of the group that began last by ``today``, a day as "2026-12-01".

    If all are still to come, it is the one that begins last, ``None`` if there is none.
    """
    seasons = seasons_in(transaction, group_id) if group_id else ()
    begun = (season for season in seasons if season.begins <= today)
    return next(begun, seasons[0] if seasons else None)


def seasons_from(rows: Sequence[SeasonRow]) -> tuple[Season, ...]:
    """Return the seasons of rows, the newest first; each ends before the next one begins.

    Rows whose days are none are left out: people edit databases.
    """
    in_order = sorted(filter(_has_days, rows), key=lambda row: row.begins)
    seasons = []
    for place, row in enumerate(in_order):
        following = in_order[place + 1].begins if place + 1 < len(in_order) else ""
        seasons.append(
            Season(
                row.season_id,
                row.name,
                row.begins,
                row.ends or (_day_before(following) if following else ""),
                bool(following and not row.ends),
                SeasonRules(*(max(0, each) for each in (row.best, row.of_evenings, row.least))),
                _state(row),
            )
        )
    return tuple(reversed(seasons))


def season_with_id(seasons: Iterable[Season], season_id: str) -> Season:
    """Return the season with the id; raise :class:`NoSuchSeason` if there is none."""
    for season in seasons:
        if season.id == season_id:
            return season
    raise NoSuchSeason(season_id)


def begin_season(store: Store, device: str, form: SeasonForm) -> Written:
    """Begin a season, with what was typed; the one that goes on ends the day before.

    If two phones begin the same season, with one name, the same days and rules, there is one.

    Raises:
        NoSuchGroup: the device is in no group.
        StoreUnavailable: nothing was written.
    """
    row, refusals = _read(form)
    with store.writing() as transaction:
        group_id = current_group_id(transaction, device)
        if not group_id:
            raise NoSuchGroup(device)
        there = transaction.seasons.all(group_id)
        same = next((each for each in there if row and _is_same(each, row)), None)
        if same is not None:
            return Written(same.season_id, was_there=True)
        refusals = refusals or (refuse_beside(row, there) if row else {})
        if not refusals and len(there) >= MOST_SEASONS:
            refusals = {"name": Refusal(Code.TOO_MANY_SEASONS, {"most": MOST_SEASONS})}
        if refusals or row is None:
            return Written(refusals=refusals)
        transaction.seasons.add(group_id, row)
    return Written(row.season_id)


def change_season(
    store: Store, device: str, season_id: str, form: SeasonForm, state: str
) -> Written:
    """Write what was typed for a season.

    ``state`` is that of the season as it was shown; if it is another one by now, nothing is
    changed.

    Raises:
        NoSuchSeason: the group has none with this id.
        StoreUnavailable: nothing was written.
    """
    row, refusals = _read(form)
    with store.writing() as transaction:
        group_id = current_group_id(transaction, device)
        there = transaction.seasons.all(group_id) if group_id else []
        before = next((each for each in there if each.season_id == season_id), None)
        if before is None:
            raise NoSuchSeason(season_id)
        others = [each for each in there if each.season_id != season_id]
        refusals = refusals or (refuse_beside(row, others) if row else {})
        if refusals or row is None:
            return Written(season_id, refusals)
        wanted = row._replace(season_id=season_id)
        if wanted != before and _state(before) != state:
            return Written(season_id, {"name": Refusal(Code.SEASON_CHANGED)})
        transaction.seasons.change(group_id, wanted)
    return Written(season_id)


def remove_season(store: Store, device: str, season_id: str) -> None:
    """Remove a season: its name and its rules go, its games stay. Without it nothing is changed.

    Raises:
        StoreUnavailable: nothing was written.
    """
    with store.writing() as transaction:
        group_id = current_group_id(transaction, device)
        if group_id:
            transaction.seasons.remove(group_id, season_id)


def add_seasons(
    transaction: Transaction, group_id: str, rows: Iterable[SeasonRow]
) -> tuple[str, ...]:
    """Add the seasons of another machine or group; return the names of those that have no room.

    If a season has the name of one that is here, it counts as the same season, and that one stays
    as it is.
    """
    there = transaction.seasons.all(group_id)
    without_room = []
    for row in rows:
        if any(caseless(each.name) == caseless(row.name) for each in there):
            continue
        if len(there) >= MOST_SEASONS or refuse_beside(row, there):
            without_room.append(row.name)
            continue
        own = row._replace(season_id=new_game_id())
        transaction.seasons.add(group_id, own)
        there.append(own)
    return tuple(without_room)


def can_be_season(row: SeasonRow) -> bool:
    """Return whether people could have typed such a season."""
    texts = (str(number or "") for number in (row.best, row.of_evenings, row.least))
    read, refusals = _read(SeasonForm(row.name, row.begins, row.ends, *texts))
    return not refusals and read is not None


def refuse_beside(row: SeasonRow, others: Sequence[SeasonRow]) -> dict[str, Refusal]:
    """Return why a season can't be beside the others, by the name of the field; none if it can."""
    for other in others:
        if caseless(other.name) == caseless(row.name):
            return {"name": Refusal(Code.SEASON_IS_THERE, {"name": other.name})}
    for other in filter(_has_days, others):
        facts = {"name": other.name}
        if other.begins == row.begins:
            facts["day"] = _day_after(other.ends or other.begins)
            return {"begins": Refusal(Code.SEASON_DAY_TAKEN, facts)}
        if other.begins < row.begins and other.ends and row.begins <= other.ends:
            facts |= {"last": other.ends, "day": _day_after(other.ends)}
            return {"begins": Refusal(Code.SEASON_BEGINS_EARLY, facts)}
        if row.begins < other.begins and row.ends and other.begins <= row.ends:
            facts |= {"next": other.begins, "day": _day_before(other.begins)}
            return {"ends": Refusal(Code.SEASON_ENDS_LATE, facts)}
    return {}


def _read(form: SeasonForm) -> tuple[SeasonRow | None, dict[str, Refusal]]:
    """Return the season that was typed, with a new id, or what is wrong by its field's name."""
    refusals: dict[str, Refusal] = {}
    refusal = check_name(form.name, ())
    if refusal is not None:
        is_empty = refusal.code is Code.NAME_EMPTY
        refusals["name"] = Refusal(Code.SEASON_NEEDS_A_NAME) if is_empty else refusal
    begins, ends = form.begins.strip(), form.ends.strip()
    if not _is_day(begins):
        refusals["begins"] = _no_day(begins)
    if ends and not _is_day(ends):
        refusals["ends"] = _no_day(ends)
    elif ends and "begins" not in refusals and ends < begins:
        refusals["ends"] = Refusal(Code.SEASON_ENDS_EARLY, {"day": begins})
    numbers: dict[str, int] = {}
    for name, text, high in (
        ("best", form.best, MOST_EVENINGS),
        ("of", form.of, MOST_EVENINGS),
        ("least", form.least, MOST_GAMES),
    ):
        number = _number(text, high)
        if number is None:
            refusals[name] = Refusal(Code.SEASON_NUMBER, {"low": 1, "high": high})
        else:
            numbers[name] = number
    best, of = numbers.get("best", 0), numbers.get("of", 0)
    if of and best > of:
        refusals["best"] = Refusal(Code.SEASON_BEST_OF, {"best": best, "of": of})
    if refusals:
        return None, refusals
    name, least = clean_name(form.name), numbers["least"]
    return SeasonRow(new_game_id(), name, begins, ends, best, of, least), {}


def _has_days(row: SeasonRow) -> bool:
    return _is_day(row.begins) and (not row.ends or _is_day(row.ends))


def _number(text: str, high: int) -> int | None:
    """Return the number that was typed, 0 for none; ``None`` if it can't be one."""
    text = text.strip()
    if not text:
        return 0
    if not text.isdecimal() or len(text) > len(str(high)) + 2:
        return None
    number = int(text)
    return number if 1 <= number <= high else None


def _no_day(text: str) -> Refusal:
    """Return why the text is no day of a season."""
    if _is_of_calendar(text):
        years = {"first": int(_FIRST_DAY[:4]), "last": int(_LAST_DAY[:4])}
        return Refusal(Code.SEASON_DAY_FAR, years)
    return Refusal(Code.NO_SUCH_DAY)


def _is_day(text: str) -> bool:
    return _is_of_calendar(text) and _FIRST_DAY <= text <= _LAST_DAY


def _is_of_calendar(text: str) -> bool:
    if len(text) != _LONGEST_DAY:
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    # Days are compared as texts. Python also reads weeks, "2026-W01-1", and other digits.
    return text.isascii() and text.replace("-", "").isdigit()


def _day_after(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def _day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def _is_same(one: SeasonRow, other: SeasonRow) -> bool:
    """Return whether two seasons are alike in all but their ids and the case of their names."""
    return one._replace(season_id="", name=caseless(one.name)) == other._replace(
        season_id="", name=caseless(other.name)
    )


def _state(row: SeasonRow) -> str:
    return hashlib.sha256(repr(row[1:]).encode()).hexdigest()[:16]
