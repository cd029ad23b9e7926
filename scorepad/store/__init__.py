"""The storage of games: SQL, and none of the rules of the games."""

from scorepad.store.database import Facts
from scorepad.store.failures import (
    AlreadyThere,
    DatabaseEmpty,
    DatabaseTooNew,
    Reason,
    StoreUnavailable,
    UnknownGame,
    UnreadableGame,
)
from scorepad.store.house_rules import HouseRow
from scorepad.store.repository import NOT_AS_WRITTEN, if_sound
from scorepad.store.rows import (
    AnyOf,
    Before,
    DeviceGame,
    FinishedRow,
    GameRow,
    GroupRow,
    GroupSize,
    HistoryFilter,
    OwnPhone,
    PaperDraft,
    PersonRow,
    Phone,
    Right,
    Role,
    SumRow,
    Takeover,
    Watched,
    state_of_marks,
)
from scorepad.store.store import Store, Transaction

__all__ = [
    "NOT_AS_WRITTEN",
    "AlreadyThere",
    "AnyOf",
    "Before",
    "DatabaseEmpty",
    "DatabaseTooNew",
    "DeviceGame",
    "Facts",
    "FinishedRow",
    "GameRow",
    "GroupRow",
    "GroupSize",
    "HistoryFilter",
    "HouseRow",
    "OwnPhone",
    "PaperDraft",
    "PersonRow",
    "Phone",
    "Reason",
    "Right",
    "Role",
    "Store",
    "StoreUnavailable",
    "SumRow",
    "Takeover",
    "Transaction",
    "UnknownGame",
    "UnreadableGame",
    "Watched",
    "if_sound",
    "state_of_marks",
]
