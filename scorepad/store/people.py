"""The people of a group, and the games that they played in."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from sqlalchemy import and_, delete, func, insert, literal, or_, select, update

from scorepad.store.connection import Connected
from scorepad.store.rows import PersonRow
from scorepad.store.tables import GAME, PERSON, PLAYED_IN
from scorepad.store.upsert import unless_there

_AT_ONCE = 500
"""The most ids that are asked about in one statement."""

_COLUMNS = (
    PERSON.c.person_id,
    PERSON.c.name,
    PERSON.c.look,
    PERSON.c.hidden,
    PERSON.c.merged_into,
    PERSON.c.created_at,
    PERSON.c.merged_under,
)
_LAST = (
    select(PLAYED_IN.c.begun_at)
    .where(PLAYED_IN.c.circle_id == PERSON.c.circle_id, PLAYED_IN.c.person_id == PERSON.c.person_id)
    .order_by(PLAYED_IN.c.begun_at.desc())
    .limit(1)
    .scalar_subquery()
)
_LAST_PLAYED_FIRST = (_LAST.desc().nulls_last(), PERSON.c.created_at.desc())
_PEOPLE = select(*_COLUMNS).where(PERSON.c.merged_into.is_(None), _LAST.is_not(None))
_ONE = select(*_COLUMNS)
_NAMES = select(PERSON.c.name, func.coalesce(PERSON.c.merged_into, PERSON.c.person_id)).distinct()
_IDS = select(PERSON.c.person_id, func.coalesce(PERSON.c.merged_into, PERSON.c.person_id))
_COUNTS = select(PLAYED_IN.c.person_id, func.count()).group_by(PLAYED_IN.c.person_id)
_ADD = insert(PERSON)
_PLAYED = unless_there(PLAYED_IN)


class PeopleReader(Connected):
    """The reading of people, within a transaction."""

    def people(self, circle_id: str) -> list[PersonRow]:
        """Return everybody of the group who has played in a game that is there.

        Each is there once, whoever played last first.
        """
        asked = _PEOPLE.where(PERSON.c.circle_id == circle_id)
        rows = self._connection.execute(asked.order_by(*_LAST_PLAYED_FIRST))
        return [PersonRow(*row) for row in rows]

    def person(self, circle_id: str, person_id: str) -> PersonRow | None:
        """Return the person with this id in the group.

        It is another row than asked for where the id is somebody's second one.
        """
        found = self._person(circle_id, person_id)
        into = found.merged_into if found else None
        return self._person(circle_id, into) if into else found

    def named_looks(self, circle_id: str) -> list[tuple[str, str, int]]:
        """Return everybody's id, name and sign, in no order."""
        these = (PERSON.c.circle_id == circle_id, PERSON.c.merged_into.is_(None))
        columns = (PERSON.c.person_id, PERSON.c.name, PERSON.c.look)
        rows = self._connection.execute(select(*columns).where(*these))
        return [(str(row[0]), str(row[1]), int(row[2])) for row in rows]

    def looks_taken(self, circle_id: str) -> dict[str, int]:
        """Return everybody's sign by their ids, those without a game included."""
        these = (PERSON.c.circle_id == circle_id, PERSON.c.merged_into.is_(None))
        rows = self._connection.execute(select(PERSON.c.person_id, PERSON.c.look).where(*these))
        return {str(row[0]): int(row[1]) for row in rows}

    def names_of_people(self, circle_id: str) -> list[tuple[str, str]]:
        """Return every name that is known, second ones included, with the id of its person."""
        rows = self._connection.execute(_NAMES.where(PERSON.c.circle_id == circle_id))
        return [(name, person_id) for name, person_id in rows]

    def ids_of_person(self, circle_id: str, person_id: str) -> list[str]:
        """Return the person's own id and every other that means them."""
        these = or_(PERSON.c.person_id == person_id, PERSON.c.merged_into == person_id)
        rows = self._connection.execute(
            select(PERSON.c.person_id).where(PERSON.c.circle_id == circle_id, these)
        )
        return [str(row[0]) for row in rows]

    def second_ids(self, circle_id: str, person_id: str) -> list[PersonRow]:
        """Return the other ids that mean the person, each as it was on its own."""
        these = (PERSON.c.circle_id == circle_id, PERSON.c.merged_into == person_id)
        rows = self._connection.execute(
            _ONE.where(*these).order_by(PERSON.c.created_at, PERSON.c.person_id)
        )
        return [PersonRow(*row) for row in rows]

    def ids_of_people(self, circle_id: str) -> dict[str, str]:
        """Return the person's own id for each id that is known."""
        rows = self._connection.execute(_IDS.where(PERSON.c.circle_id == circle_id))
        return {str(row[0]): str(row[1]) for row in rows}

    def ids_among(self, circle_id: str, ids: Iterable[str]) -> dict[str, str]:
        """Return the person's own id for each of these ``ids``.

        Those that nobody knows are missing.
        """
        found: dict[str, str] = {}
        asked = iter(ids)
        while some := list(islice(asked, _AT_ONCE)):
            these = _IDS.where(PERSON.c.circle_id == circle_id, PERSON.c.person_id.in_(some))
            found |= {str(row[0]): str(row[1]) for row in self._connection.execute(these)}
        return found

    def games_by_person(self, circle_id: str) -> dict[str, int]:
        """Return the number of games that each person has played in."""
        rows = self._connection.execute(_COUNTS.where(PLAYED_IN.c.circle_id == circle_id))
        return {str(row[0]): int(row[1]) for row in rows}

    def games_played(self, circle_id: str) -> dict[str, int]:
        """Return the number of games that each person has played in.

        Only those count that are there and have an entry.
        """
        asked = _COUNTS.join(GAME, GAME.c.game_id == PLAYED_IN.c.game_id).where(
            PLAYED_IN.c.circle_id == circle_id, GAME.c.deleted_at.is_(None), GAME.c.version > 1
        )
        return {str(row[0]): int(row[1]) for row in self._connection.execute(asked)}

    def games_of_person(self, circle_id: str, person_id: str) -> list[str]:
        """Return ids of every game that the person played in, deleted ones included."""
        return [str(row[0]) for row in self._connection.execute(_games_of(circle_id, person_id))]

    def looks_in_game(self, game_id: str, ids: Iterable[str]) -> dict[str, int]:
        """Return the signs of those whom the group of the game knows by one of the ``ids``.

        They are by that id.
        """
        means = PERSON.alias("means")
        asked = (
            select(PERSON.c.person_id, func.coalesce(means.c.look, PERSON.c.look))
            .select_from(GAME)
            .join(PERSON, PERSON.c.circle_id == GAME.c.circle_id)
            .outerjoin(
                means,
                and_(
                    means.c.circle_id == PERSON.c.circle_id,
                    means.c.person_id == PERSON.c.merged_into,
                ),
            )
            .where(GAME.c.game_id == game_id, PERSON.c.person_id.in_(sorted(ids)))
        )
        return {str(row[0]): int(row[1]) for row in self._connection.execute(asked)}

    def people_of_games(
        self, game_ids: Iterable[str], people: Iterable[str]
    ) -> set[tuple[str, str]]:
        """Return who of the ``people`` played in which of the games: pairs of both ids."""
        rows = self._connection.execute(
            select(PLAYED_IN.c.game_id, PLAYED_IN.c.person_id).where(
                PLAYED_IN.c.game_id.in_(sorted(game_ids)),
                PLAYED_IN.c.person_id.in_(sorted(people)),
            )
        )
        return {(str(row[0]), str(row[1])) for row in rows}

    def companions(self, circle_id: str, person_id: str, limit: int) -> list[str]:
        """Return the ids of those who were in most games with the person, most first."""
        theirs = _games_of(circle_id, person_id).scalar_subquery()
        rows = self._connection.execute(
            select(PLAYED_IN.c.person_id)
            .where(PLAYED_IN.c.circle_id == circle_id, PLAYED_IN.c.game_id.in_(theirs))
            .where(PLAYED_IN.c.person_id != person_id)
            .group_by(PLAYED_IN.c.person_id)
            .order_by(func.count().desc(), PLAYED_IN.c.person_id)
            .limit(limit)
        )
        return [str(row[0]) for row in rows]

    def have_met(self, circle_id: str, one: str, other: str) -> bool:
        """Return whether two people were in one game."""
        both = _games_of(circle_id, one).where(
            PLAYED_IN.c.game_id.in_(_games_of(circle_id, other).scalar_subquery())
        )
        return self._connection.execute(both.limit(1)).first() is not None

    def _person(self, circle_id: str, person_id: str) -> PersonRow | None:
        row = self._connection.execute(
            _ONE.where(PERSON.c.circle_id == circle_id, PERSON.c.person_id == person_id)
        ).first()
        return None if row is None else PersonRow(*row)


class PeopleWriter(PeopleReader):
    """The writing of people, within a transaction that nobody else can write beside."""

    def add_person(self, circle_id: str, person: PersonRow) -> None:
        """Add somebody new, or a second id of somebody."""
        self.add_people(circle_id, (person,))

    def add_people(self, circle_id: str, people: Sequence[PersonRow]) -> None:
        """Add several people."""
        if people:
            rows = [{"circle_id": circle_id, **person._asdict()} for person in people]
            self._connection.execute(_ADD, rows)

    def change_person(self, circle_id: str, person_id: str, **values: Any) -> None:
        """Change the ``name``, the ``look``, or whether they are ``hidden``."""
        self._connection.execute(
            update(PERSON)
            .where(PERSON.c.circle_id == circle_id, PERSON.c.person_id == person_id)
            .values(**values)
        )

    def merge_person(self, circle_id: str, double: str, into: str) -> None:
        """Let ``double`` and every id that meant them mean ``into`` from now on.

        The games that they played in go to ``into`` as well.
        """
        ids = self.ids_of_person(circle_id, double)
        self.point_ids(circle_id, ids, into)
        self.change_person(circle_id, double, merged_under=into)
        played = (PLAYED_IN.c.circle_id == circle_id, PLAYED_IN.c.person_id == double)
        columns = (PLAYED_IN.c.circle_id, literal(into), PLAYED_IN.c.begun_at, PLAYED_IN.c.game_id)
        carried = self._words(_PLAYED).from_select(
            ["circle_id", "person_id", "begun_at", "game_id"], select(*columns).where(*played)
        )
        self._connection.execute(carried)
        self._connection.execute(delete(PLAYED_IN).where(*played))

    def point_ids(self, circle_id: str, ids: Iterable[str], person_id: str) -> None:
        """Let each of the ids mean the person with that id from now on.

        The person's id may be one of them; games are left alone.
        """
        for each in ids:
            into = None if each == person_id else person_id
            self.change_person(circle_id, each, merged_into=into)

    def hand_games(self, circle_id: str, game_ids: Iterable[str], person_id: str, to: str) -> None:
        """Note that somebody else played in these games, not the person with that id."""
        for game_id in game_ids:
            self._connection.execute(
                update(PLAYED_IN)
                .where(PLAYED_IN.c.circle_id == circle_id, PLAYED_IN.c.game_id == game_id)
                .where(PLAYED_IN.c.person_id == person_id)
                .values(person_id=to)
            )

    def forget_person(self, circle_id: str, person_id: str) -> None:
        """Remove the person and every id that meant them."""
        these = or_(PERSON.c.person_id == person_id, PERSON.c.merged_into == person_id)
        self._connection.execute(delete(PERSON).where(PERSON.c.circle_id == circle_id, these))
        self._connection.execute(
            delete(PLAYED_IN).where(
                PLAYED_IN.c.circle_id == circle_id, PLAYED_IN.c.person_id == person_id
            )
        )

    def note_played(self, circle_id: str, people: Iterable[str], game_id: str, at: int) -> None:
        """Note that these people play in the game, which began at ``at``.

        A note that is there already stays as it is.
        """
        rows = [
            {"circle_id": circle_id, "person_id": each, "begun_at": at, "game_id": game_id}
            for each in people
        ]
        if rows:
            self._connection.execute(self._words(_PLAYED), rows)


def _games_of(circle_id: str, person_id: str) -> Any:
    return select(PLAYED_IN.c.game_id).where(
        PLAYED_IN.c.circle_id == circle_id, PLAYED_IN.c.person_id == person_id
    )
