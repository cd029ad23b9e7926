"""The sittings of a game: a device on a seat, from one moment to another."""

from sqlalchemy import BigInteger, ColumnElement, String, bindparam, delete, insert, select, update

from scorepad.store.repository import Repository, columns_of
from scorepad.store.rows import Ended, SittingRow
from scorepad.store.tables import GAME, SITTING

_ALL = (
    select(*columns_of(SITTING, SittingRow))
    .where(SITTING.c.game_id == bindparam("game_id", type_=String))
    .order_by(SITTING.c.began_at, SITTING.c.sitting_id, SITTING.c.device)
)
_THIS_GAME = bindparam("this_game", type_=String)
_NOTE = (
    update(GAME)
    .where(GAME.c.game_id == _THIS_GAME)
    .values(seated_at=bindparam("at", type_=BigInteger))
)


class Sittings(Repository):
    """The sittings of a game: those that last, and the latest of those that have ended."""

    def all(self, game_id: str) -> list[SittingRow]:
        """Return the sittings of the game, a row for each device, in the order they began."""
        self._hold(game_id)
        rows = self._connection.execute(_ALL, {"game_id": game_id})
        return [SittingRow(*row) for row in rows]

    def add(self, game_id: str, sitting: SittingRow) -> None:
        """Add a device to a sitting, the first one or another; one that was in it comes again."""
        self.drop(game_id, sitting)
        self._write(insert(SITTING), {"game_id": game_id, **sitting._asdict()})

    def end(
        self, game_id: str, sitting: SittingRow, ended: Ended, by: str, at: int, until: int
    ) -> None:
        """Note how the sitting of one device has ended, by the device ``by``.

        ``until`` is how many marks the game had then.
        """
        values = {"ended": ended, "ended_by": by, "ended_at": at, "until": until}
        self._write(update(SITTING).where(*_this(game_id, sitting)).values(**values))

    def show_earlier(self, game_id: str, sitting_id: str, until: int) -> None:
        """Let a sitting see the values of earlier ones on its seat, before mark ``until``."""
        this = (SITTING.c.game_id == game_id, SITTING.c.sitting_id == sitting_id)
        self._write(update(SITTING).where(*this).values(shown_until=until))

    def note(self, game_id: str, at: int) -> None:
        """Note that somebody sat down or got up at ``at``, in Unix seconds."""
        self._write(_NOTE, {"this_game": game_id, "at": at})

    def drop(self, game_id: str, sitting: SittingRow) -> None:
        """Forget one device of a sitting."""
        self._write(delete(SITTING).where(*_this(game_id, sitting)))


def _this(game_id: str, sitting: SittingRow) -> tuple[ColumnElement[bool], ...]:
    return (
        SITTING.c.game_id == game_id,
        SITTING.c.sitting_id == sitting.sitting_id,
        SITTING.c.device == sitting.device,
    )
