"""Games kept safe: SQL, and no rule."""

from scorepad.store.failures import (
    AlreadyThere,
    DatabaseTooNew,
    Reason,
    StoreUnavailable,
    UnknownGame,
)
from scorepad.store.house import HouseRow
from scorepad.store.reader import Reader
from scorepad.store.rows import Before, DeviceGame, GameRow, Opened, Right, Role
from scorepad.store.store import Store
from scorepad.store.writer import Writer

__all__ = [
    "AlreadyThere",
    "Before",
    "DatabaseTooNew",
    "DeviceGame",
    "GameRow",
    "HouseRow",
    "Opened",
    "Reader",
    "Reason",
    "Right",
    "Role",
    "Store",
    "StoreUnavailable",
    "UnknownGame",
    "Writer",
]
