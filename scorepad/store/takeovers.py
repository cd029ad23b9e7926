"""Devices that only saw a game and asked to write in it."""

from typing import Literal

from sqlalchemy import String, bindparam, delete, insert, select, update

from scorepad.store.repository import Repository, columns_of
from scorepad.store.rows import Role, Takeover
from scorepad.store.tables import TAKEOVER

_ALL = (
    select(*columns_of(TAKEOVER, Takeover))
    .where(TAKEOVER.c.game_id == bindparam("game_id", type_=String))
    .order_by(TAKEOVER.c.asked_at, TAKEOVER.c.takeover_id)
)


class Takeovers(Repository):
    """The questions of devices that only saw a game, with their answers."""

    def all(self, game_id: str) -> list[Takeover]:
        """Return all of the game, in the order in which they were asked."""
        self._hold(game_id)
        rows = self._connection.execute(_ALL, {"game_id": game_id})
        return [Takeover(*row) for row in rows]

    def add(self, game_id: str, takeover: Takeover) -> None:
        """Add what a device asks for."""
        self._write(insert(TAKEOVER), {"game_id": game_id, **takeover._asdict()})

    def show(self, game_id: str, takeover_id: str, at: int, by: str) -> None:
        """Store when the scorer's phone, the device ``by``, was shown what is not answered yet."""
        this = (TAKEOVER.c.game_id == game_id, TAKEOVER.c.takeover_id == takeover_id)
        values = {"answered_at": at, "answered_by": by}
        self._write(update(TAKEOVER).where(*this, TAKEOVER.c.answer == "").values(**values))

    def answer(self, game_id: str, takeover_id: str, answer: str, at: int, by: str) -> None:
        """Store the ``answer`` that the device ``by`` has given."""
        this = (TAKEOVER.c.game_id == game_id, TAKEOVER.c.takeover_id == takeover_id)
        values = {"answer": answer, "answered_at": at, "answered_by": by}
        self._write(update(TAKEOVER).where(*this).values(**values))

    def had(
        self, game_id: str, takeover_id: str, role: Role | Literal[""], generation: int
    ) -> None:
        """Store the right that the device has once that to write is taken back."""
        this = (TAKEOVER.c.game_id == game_id, TAKEOVER.c.takeover_id == takeover_id)
        values = {"had_role": role, "had_generation": generation}
        self._write(update(TAKEOVER).where(*this).values(**values))

    def games_with(self, takeover_id: str) -> list[str]:
        """Return the games in which the answer counts: the one it was given in, and rematches."""
        query = select(TAKEOVER.c.game_id).where(TAKEOVER.c.takeover_id == takeover_id)
        return sorted(self._connection.execute(query).scalars())

    def end(self, game_id: str, takeover_id: str, at: int, by: str) -> None:
        """Store that the device ``by`` has taken the right back."""
        this = (TAKEOVER.c.game_id == game_id, TAKEOVER.c.takeover_id == takeover_id)
        self._write(update(TAKEOVER).where(*this).values(ended_at=at, ended_by=by))

    def drop(self, game_id: str, takeover_id: str) -> None:
        """Remove what was asked, as if it had not been."""
        this = (TAKEOVER.c.game_id == game_id, TAKEOVER.c.takeover_id == takeover_id)
        self._write(delete(TAKEOVER).where(*this))
