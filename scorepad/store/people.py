"""The people of a group, and the games that they played in."""

from collections.abc import Collection, Iterable, Sequence
from itertools import islice
from typing import Any

from sqlalchemy import (
    String,
    and_,
    bindparam,
    case,
    delete,
    false,
    func,
    insert,
    literal,
    or_,
    select,
    union_all,
    update,
)

from scorepad.store.repository import Repository, columns_of, insert_or_ignore
from scorepad.store.rows import PersonRow
from scorepad.store.tables import GAME, PERSON, PLAYED_IN

_AT_ONCE = 500
"""The most ids that are asked about in one statement."""

_COLUMNS = columns_of(PERSON, PersonRow)
_LAST = (
    select(PLAYED_IN.c.begun_at)
    .where(PLAYED_IN.c.group_id == PERSON.c.group_id, PLAYED_IN.c.person_id == PERSON.c.person_id)
    .order_by(PLAYED_IN.c.begun_at.desc())
    .limit(1)
    .scalar_subquery()
)
_LAST_PLAYED_FIRST = (_LAST.desc().nulls_last(), PERSON.c.created_at.desc())
_PEOPLE = select(*_COLUMNS).where(
    PERSON.c.merged_into.is_(None), PERSON.c.erased_at.is_(None), _LAST.is_not(None)
)
_ONE = select(*_COLUMNS)
_NAMES = (
    select(PERSON.c.name, func.coalesce(PERSON.c.merged_into, PERSON.c.person_id))
    .where(PERSON.c.erased_at.is_(None))
    .distinct()
)
_IDS = select(PERSON.c.person_id, func.coalesce(PERSON.c.merged_into, PERSON.c.person_id))
_COUNTS = select(PLAYED_IN.c.person_id, func.count()).group_by(PLAYED_IN.c.person_id)
_MEANS = PERSON.alias("means")
_SIGNS = (
    select(PERSON.c.person_id, func.coalesce(_MEANS.c.sign, PERSON.c.sign))
    .select_from(GAME)
    .join(PERSON, PERSON.c.group_id == GAME.c.group_id)
    .outerjoin(
        _MEANS,
        and_(
            _MEANS.c.group_id == PERSON.c.group_id,
            _MEANS.c.person_id == PERSON.c.merged_into,
        ),
    )
    .where(GAME.c.game_id == bindparam("game_id", type_=String))
    .where(PERSON.c.person_id.in_(bindparam("ids", expanding=True)))
)
_ADD = insert(PERSON)
_PLAYED = insert_or_ignore(PLAYED_IN)


class People(Repository):
    """The people of groups, and the games that they played in."""

    def all(self, group_id: str) -> list[PersonRow]:
        """Return everybody of the group who has played in a game that is there, last played first.

        Each is there once, and nobody who is being erased.
        """
        query = _PEOPLE.where(PERSON.c.group_id == group_id)
        rows = self._connection.execute(query.order_by(*_LAST_PLAYED_FIRST))
        return [PersonRow(*row) for row in rows]

    def called(self, group_id: str, names: Collection[str]) -> list[PersonRow]:
        """Return those of everybody of the group who have one of the ``names``."""
        these = (PERSON.c.group_id == group_id, PERSON.c.name.in_(names))
        return [PersonRow(*row) for row in self._connection.execute(_PEOPLE.where(*these))]

    def get(self, group_id: str, person_id: str) -> PersonRow | None:
        """Return the person with this id in the group; for a second id, the row of their own id."""
        person = self._row(group_id, person_id)
        into = person.merged_into if person else None
        return self._row(group_id, into) if into else person

    def named_signs(self, group_id: str) -> list[tuple[str, str, int]]:
        """Return everybody's id, name and sign, in no order."""
        these = (PERSON.c.group_id == group_id, PERSON.c.merged_into.is_(None))
        columns = (PERSON.c.person_id, PERSON.c.name, PERSON.c.sign)
        rows = self._connection.execute(select(*columns).where(*these))
        return [(str(row[0]), str(row[1]), int(row[2])) for row in rows]

    def signs_taken(self, group_id: str) -> set[int]:
        """Return the signs that anybody has, those without a game included."""
        these = (PERSON.c.group_id == group_id, PERSON.c.merged_into.is_(None))
        rows = self._connection.execute(select(PERSON.c.sign).where(*these).distinct())
        return {int(row[0]) for row in rows}

    def change_sign(self, group_id: str, sign: int, to: int) -> None:
        """Give everybody who has the sign another one."""
        these = (PERSON.c.group_id == group_id, PERSON.c.merged_into.is_(None))
        self._write(update(PERSON).where(*these, PERSON.c.sign == sign).values(sign=to))

    def number(self, group_id: str, sign: int | None = None) -> int:
        """Return how many people the group has, or how many with that sign."""
        these = [PERSON.c.group_id == group_id, PERSON.c.merged_into.is_(None)]
        these += [] if sign is None else [PERSON.c.sign == sign]
        return int(self._connection.execute(select(func.count()).where(*these)).scalar_one())

    def playing_since(self, group_id: str, since: int) -> set[str]:
        """Return who is in a game of the group that is not over, last written in ``since`` then."""
        running = select(GAME.c.game_id).where(
            GAME.c.group_id == group_id,
            GAME.c.deleted_at.is_(None),
            GAME.c.over == false(),
            GAME.c.updated_at >= since,
        )
        rows = self._connection.execute(
            select(PLAYED_IN.c.person_id).where(PLAYED_IN.c.game_id.in_(running)).distinct()
        )
        return {str(row[0]) for row in rows}

    def names(self, group_id: str) -> list[tuple[str, str]]:
        """Return every name that is known, second ones included, with the id of its person.

        Those of people who are being erased are left out.
        """
        rows = self._connection.execute(_NAMES.where(PERSON.c.group_id == group_id))
        return [(name, person_id) for name, person_id in rows]

    def ids_of(self, group_id: str, person_id: str) -> list[str]:
        """Return the person's own id and every other that means them."""
        these = or_(PERSON.c.person_id == person_id, PERSON.c.merged_into == person_id)
        rows = self._connection.execute(
            select(PERSON.c.person_id).where(PERSON.c.group_id == group_id, these)
        )
        return [str(row[0]) for row in rows]

    def second_ids(self, group_id: str, person_id: str) -> list[PersonRow]:
        """Return the other ids that mean the person, each as it was on its own."""
        these = (PERSON.c.group_id == group_id, PERSON.c.merged_into == person_id)
        rows = self._connection.execute(
            _ONE.where(*these).order_by(PERSON.c.created_at, PERSON.c.person_id)
        )
        return [PersonRow(*row) for row in rows]

    def ids(self, group_id: str) -> dict[str, str]:
        """Return the person's own id for each id that is known."""
        rows = self._connection.execute(_IDS.where(PERSON.c.group_id == group_id))
        return {str(row[0]): str(row[1]) for row in rows}

    def ids_among(self, group_id: str, ids: Iterable[str]) -> dict[str, str]:
        """Return the person's own id for each of these ``ids``.

        Those that nobody knows are missing.
        """
        persons: dict[str, str] = {}
        remaining = iter(ids)
        while some := list(islice(remaining, _AT_ONCE)):
            these = _IDS.where(PERSON.c.group_id == group_id, PERSON.c.person_id.in_(some))
            persons |= {str(row[0]): str(row[1]) for row in self._connection.execute(these)}
        return persons

    def among(self, group_id: str, ids: Iterable[str]) -> dict[str, PersonRow]:
        """Return the people of these ``ids`` who are in the group, by id."""
        people: dict[str, PersonRow] = {}
        remaining = iter(ids)
        while some := list(islice(remaining, _AT_ONCE)):
            these = _ONE.where(PERSON.c.group_id == group_id, PERSON.c.person_id.in_(some))
            rows = (PersonRow(*row) for row in self._connection.execute(these))
            people |= {row.person_id: row for row in rows}
        return people

    def game_counts(self, group_id: str) -> dict[str, int]:
        """Return the number of games that each person has played in."""
        rows = self._connection.execute(_COUNTS.where(PLAYED_IN.c.group_id == group_id))
        return {str(row[0]): int(row[1]) for row in rows}

    def written_game_counts(self, group_id: str) -> dict[str, tuple[int, int]]:
        """Return in how many games each person has played, and how many of these are not over.

        Only those count that are there and have an entry. All of a person are counted in one index,
        and only the few that are deleted or not over are looked at: 10,000 games took 40 ms.
        """
        left_out = case((or_(GAME.c.deleted_at.is_not(None), GAME.c.version <= 1), 1), else_=0)
        # Two ranges of one index: with OR, all games of the group are read.
        unusual = union_all(
            *(
                select(PLAYED_IN.c.person_id, left_out.label("left_out"))
                .select_from(GAME)
                .join(PLAYED_IN, PLAYED_IN.c.game_id == GAME.c.game_id)
                .where(GAME.c.group_id == group_id, *these)
                for these in (
                    (GAME.c.deleted_at.is_not(None),),
                    (GAME.c.deleted_at.is_(None), GAME.c.over == false()),
                )
            )
        ).subquery()
        sums = func.sum(unusual.c.left_out), func.count()
        rows = self._connection.execute(
            select(unusual.c.person_id, *sums).group_by(unusual.c.person_id)
        )
        few = {str(row[0]): (int(row[1]), int(row[2])) for row in rows}
        counts = {
            person_id: (games - left_out, others - left_out)
            for person_id, games in self.game_counts(group_id).items()
            for left_out, others in [few.get(person_id, (0, 0))]
        }
        return {person_id: count for person_id, count in counts.items() if count[0]}

    def games_of(self, group_id: str, person_id: str) -> list[str]:
        """Return ids of every game that the person played in, deleted ones included."""
        return [str(row[0]) for row in self._connection.execute(_games_of(group_id, person_id))]

    def signs_in_game(self, game_id: str, ids: Iterable[str]) -> dict[str, int]:
        """Return by id the signs of those whom the game's group knows by one of the ``ids``."""
        rows = self._connection.execute(_SIGNS, {"game_id": game_id, "ids": sorted(ids)})
        return {str(row[0]): int(row[1]) for row in rows}

    def who_played(self, game_ids: Iterable[str], people: Iterable[str]) -> set[tuple[str, str]]:
        """Return who of the ``people`` played in which of the games: pairs of both ids."""
        rows = self._connection.execute(
            select(PLAYED_IN.c.game_id, PLAYED_IN.c.person_id).where(
                PLAYED_IN.c.game_id.in_(sorted(game_ids)),
                PLAYED_IN.c.person_id.in_(sorted(people)),
            )
        )
        return {(str(row[0]), str(row[1])) for row in rows}

    def players_of(self, game_ids: Iterable[str]) -> dict[str, set[str]]:
        """Return the ids of the people who play or played in each of the games, by its id."""
        query = select(PLAYED_IN.c.game_id, PLAYED_IN.c.person_id)
        found: dict[str, set[str]] = {}
        rows = self._connection.execute(query.where(PLAYED_IN.c.game_id.in_(sorted(game_ids))))
        for game_id, person_id in rows:
            found.setdefault(game_id, set()).add(person_id)
        return found

    def companions(self, group_id: str, person_id: str, limit: int | None = None) -> list[str]:
        """Return the ids of those who were in games with the person, in most games first."""
        theirs = _games_of(group_id, person_id).scalar_subquery()
        rows = self._connection.execute(
            select(PLAYED_IN.c.person_id)
            .where(PLAYED_IN.c.group_id == group_id, PLAYED_IN.c.game_id.in_(theirs))
            .where(PLAYED_IN.c.person_id != person_id)
            .group_by(PLAYED_IN.c.person_id)
            .order_by(func.count().desc(), PLAYED_IN.c.person_id)
            .limit(limit)
        )
        return [str(row[0]) for row in rows]

    def have_met(self, group_id: str, one: str, other: str) -> bool:
        """Return whether two people were in one game."""
        both = _games_of(group_id, one).where(
            PLAYED_IN.c.game_id.in_(_games_of(group_id, other).scalar_subquery())
        )
        return self._connection.execute(both.limit(1)).first() is not None

    def begin_erasing(self, group_id: str, person_id: str, at: int) -> None:
        """Note that the person is being erased since ``at``: no name means them any more."""
        these = or_(PERSON.c.person_id == person_id, PERSON.c.merged_into == person_id)
        self._write(update(PERSON).where(PERSON.c.group_id == group_id, these).values(erased_at=at))

    def erased(self, group_id: str | None = None) -> list[tuple[str, PersonRow]]:
        """Return those who are being erased, with the id of their group; ``None``: of all."""
        these = and_(PERSON.c.merged_into.is_(None), PERSON.c.erased_at.is_not(None))
        query = select(PERSON.c.group_id, *_COLUMNS).where(these)
        if group_id is not None:
            query = query.where(PERSON.c.group_id == group_id)
        rows = self._connection.execute(query)
        return [(str(row[0]), PersonRow(*row[1:])) for row in rows]

    def _row(self, group_id: str, person_id: str) -> PersonRow | None:
        row = self._connection.execute(
            _ONE.where(PERSON.c.group_id == group_id, PERSON.c.person_id == person_id)
        ).first()
        return None if row is None else PersonRow(*row)

    def add(self, group_id: str, person: PersonRow) -> None:
        """Add somebody new, or a second id of somebody."""
        self.add_all(group_id, (person,))

    def add_all(self, group_id: str, people: Sequence[PersonRow]) -> None:
        """Add several people."""
        if people:
            rows = [{"group_id": group_id, **person._asdict()} for person in people]
            self._write(_ADD, rows)

    def change(self, group_id: str, person_id: str, **values: Any) -> None:
        """Change the ``name``, the ``sign``, or whether they are ``hidden`` or a ``guest``."""
        self._write(
            update(PERSON)
            .where(PERSON.c.group_id == group_id, PERSON.c.person_id == person_id)
            .values(**values)
        )

    def merge(self, group_id: str, double: str, into: str) -> None:
        """Let ``double`` and every id that meant them mean ``into`` from now on.

        The games that they played in go to ``into`` as well.
        """
        ids = self.ids_of(group_id, double)
        self.point_ids(group_id, ids, into)
        self.change(group_id, double, merged_under=into)
        played = (PLAYED_IN.c.group_id == group_id, PLAYED_IN.c.person_id == double)
        columns = (PLAYED_IN.c.group_id, literal(into), PLAYED_IN.c.begun_at, PLAYED_IN.c.game_id)
        carried = self._in_dialect(_PLAYED).from_select(
            ["group_id", "person_id", "begun_at", "game_id"], select(*columns).where(*played)
        )
        self._write(carried)
        self._write(delete(PLAYED_IN).where(*played))

    def point_ids(self, group_id: str, ids: Iterable[str], person_id: str) -> None:
        """Let each of the ids mean the person with that id from now on.

        The person's id may be one of them; games are left alone.
        """
        remaining = iter(ids)
        while some := list(islice(remaining, _AT_ONCE)):
            these = (PERSON.c.group_id == group_id, PERSON.c.person_id.in_(some))
            into = case((PERSON.c.person_id == person_id, None), else_=person_id)
            self._write(update(PERSON).where(*these).values(merged_into=into))

    def hand_games(self, group_id: str, game_ids: Iterable[str], person_id: str, to: str) -> None:
        """Note that somebody else played in these games, not the person with that id."""
        remaining = iter(game_ids)
        while some := list(islice(remaining, _AT_ONCE)):
            these = (PLAYED_IN.c.group_id == group_id, PLAYED_IN.c.game_id.in_(some))
            theirs = update(PLAYED_IN).where(*these, PLAYED_IN.c.person_id == person_id)
            self._write(theirs.values(person_id=to))

    def forget(self, group_id: str, person_id: str) -> None:
        """Remove the person and every id that meant them."""
        these = or_(PERSON.c.person_id == person_id, PERSON.c.merged_into == person_id)
        self._write(delete(PERSON).where(PERSON.c.group_id == group_id, these))
        self._write(
            delete(PLAYED_IN).where(
                PLAYED_IN.c.group_id == group_id, PLAYED_IN.c.person_id == person_id
            )
        )

    def forget_games(self, group_id: str, person_id: str, game_ids: Collection[str]) -> None:
        """Remove the notes that the person played in these games."""
        these = (PLAYED_IN.c.group_id == group_id, PLAYED_IN.c.game_id.in_(game_ids))
        self._write(delete(PLAYED_IN).where(*these, PLAYED_IN.c.person_id == person_id))

    def note_played(self, group_id: str, people: Iterable[str], game_id: str, at: int) -> None:
        """Note that these people play in the game, which began at ``at``.

        A note that is there already stays as it is.
        """
        rows = [
            {"group_id": group_id, "person_id": person, "begun_at": at, "game_id": game_id}
            for person in people
        ]
        if rows:
            self._write(self._in_dialect(_PLAYED), rows)

    def forget_played(self, group_id: str, game_id: str) -> None:
        """Remove the notes of who in the group played in the game."""
        self._write(
            delete(PLAYED_IN).where(
                PLAYED_IN.c.group_id == group_id, PLAYED_IN.c.game_id == game_id
            )
        )


def _games_of(group_id: str, person_id: str) -> Any:
    return select(PLAYED_IN.c.game_id).where(
        PLAYED_IN.c.group_id == group_id, PLAYED_IN.c.person_id == person_id
    )
