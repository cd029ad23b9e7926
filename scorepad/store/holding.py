"""Keeping others away from what a transaction is about to change.

SQLite locks as a whole, and nothing has to be held. On a server everybody
writes at the same time: a mark holds its game's row and waits for nobody else,
all that is no mark goes one after the other.
"""

from sqlalchemy import Connection, String, bindparam, func, select

from scorepad.pad.marks import Mark
from scorepad.store.reader import Reader
from scorepad.store.rows import GameRow, Opened, Right
from scorepad.store.tables import GAME

_SHARED = 7_305_211_934_106
"""A number for the lock, which nobody else on the server uses."""

_HOLD_SHARED = select(func.pg_advisory_xact_lock(_SHARED))
_HOLD_GAME = (
    select(GAME.c.game_id)
    .where(GAME.c.game_id == bindparam("game_id", type_=String))
    .with_for_update()
)


class HoldingReader(Reader):
    """Reads what it is about to change: a game that was looked at is held until
    the transaction ends, and is seen as whoever held it before has left it."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._locks = connection.dialect.name != "sqlite"
        self._shared = False
        self._games: set[str] = set()

    def hold_shared(self) -> None:
        """Until the transaction ends nobody else changes what games share:
        circles, people, lists, who has which games."""
        if self._locks and not self._shared:
            self._connection.execute(_HOLD_SHARED)
            self._shared = True

    def hold_game(self, game_id: str) -> None:
        """Until the transaction ends nobody else changes the game."""
        if self._locks and game_id not in self._games:
            # A statement of its own: what it waited for is seen by the next one only.
            self._connection.execute(_HOLD_GAME, {"game_id": game_id})
            self._games.add(game_id)

    def game(self, game_id: str) -> GameRow | None:
        self.hold_game(game_id)
        return super().game(game_id)

    def opened(self, game_id: str, device: str) -> Opened | None:
        self.hold_game(game_id)
        return super().opened(game_id, device)

    def marks(self, game_id: str) -> tuple[Mark, ...]:
        self.hold_game(game_id)
        return super().marks(game_id)

    def mark(self, game_id: str, mark_id: str) -> Mark | None:
        self.hold_game(game_id)
        return super().mark(game_id, mark_id)

    def right(self, game_id: str, device: str) -> Right | None:
        self.hold_game(game_id)
        return super().right(game_id, device)
