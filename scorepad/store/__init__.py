"""Games kept safe: SQL, and no rule."""

from scorepad.store.facts import Facts
from scorepad.store.failures import (
    AlreadyThere,
    DatabaseEmpty,
    DatabaseTooNew,
    Reason,
    StoreUnavailable,
    UnknownGame,
)
from scorepad.store.house import HouseRow
from scorepad.store.reader import Reader
from scorepad.store.rows import (
    Before,
    CircleRow,
    CircleSize,
    DeviceGame,
    FinishedRow,
    GameRow,
    Opened,
    PersonRow,
    Right,
    Role,
    SumRow,
    Wanted,
    state_of,
)
from scorepad.store.store import Store
from scorepad.store.writer import Writer

__all__ = [
    "AlreadyThere",
    "Before",
    "CircleRow",
    "CircleSize",
    "DatabaseEmpty",
    "DatabaseTooNew",
    "DeviceGame",
    "Facts",
    "FinishedRow",
    "GameRow",
    "HouseRow",
    "Opened",
    "PersonRow",
    "Reader",
    "Reason",
    "Right",
    "Role",
    "Store",
    "StoreUnavailable",
    "SumRow",
    "UnknownGame",
    "Wanted",
    "Writer",
    "state_of",
]
