"""Rules kept under a name, by whoever owns them."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select

from scorepad.store.connected import Connected
from scorepad.store.tables import HOUSE_RULE


class HouseRow(NamedTuple):
    """Rules kept under ``name``: the ``options`` that are set on top of
    ``game``'s own. ``owner`` is a device, or whatever else may own rules."""

    owner: str
    house_id: str
    name: str
    game: str
    options: dict[str, Any]
    updated_at: int


_COLUMNS = (
    HOUSE_RULE.c.owner,
    HOUSE_RULE.c.house_id,
    HOUSE_RULE.c.name,
    HOUSE_RULE.c.game,
    HOUSE_RULE.c.options,
    HOUSE_RULE.c.updated_at,
)
_ALL = select(*_COLUMNS)
_ADD = insert(HOUSE_RULE)
_DROP = delete(HOUSE_RULE)


def _row(columns: Sequence[Any]) -> HouseRow:
    owner, house_id, name, game, options, updated_at = columns
    return HouseRow(owner, house_id, name, game, json.loads(options), updated_at)


class HouseReader(Connected):
    """Reading them, within a transaction."""

    def house_rules(self, owner: str) -> list[HouseRow]:
        """All that ``owner`` keeps, last changed first."""
        rows = self._connection.execute(_ALL.where(HOUSE_RULE.c.owner == owner)).all()
        return sorted(map(_row, rows), key=lambda row: (-row.updated_at, row.house_id))

    def house_rule(self, owner: str, house_id: str) -> HouseRow | None:
        """The rules with this id, if ``owner`` keeps them."""
        row = self._connection.execute(
            _ALL.where(HOUSE_RULE.c.owner == owner, HOUSE_RULE.c.house_id == house_id)
        ).first()
        return None if row is None else _row(row)


class HouseWriter(HouseReader):
    """Writing them, within a transaction that nobody else can write beside."""

    def keep_house_rule(self, row: HouseRow) -> None:
        """Keeps ``row``, in the place of what its owner had under this id."""
        options = json.dumps(row.options, separators=(",", ":"), sort_keys=True, allow_nan=False)
        self.drop_house_rule(row.owner, row.house_id)
        self._connection.execute(_ADD, {**row._asdict(), "options": options})

    def drop_house_rule(self, owner: str, house_id: str) -> None:
        """``owner`` keeps them no longer, if they were there."""
        self._connection.execute(
            _DROP.where(HOUSE_RULE.c.owner == owner, HOUSE_RULE.c.house_id == house_id)
        )
