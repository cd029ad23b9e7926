"""House rules: rules stored under a name by their owner."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select

from scorepad.store.connection import Connected
from scorepad.store.tables import HOUSE_RULE


class HouseRow(NamedTuple):
    """The house rules called ``name``: the ``options`` that are set on top of ``game``'s own.

    ``owner`` is a device, or whatever else may own rules.
    """

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
    """The reading of house rules, within a transaction."""

    def house_rules(self, owner: str) -> list[HouseRow]:
        """Return all house rules of ``owner``, last changed first."""
        rows = self._connection.execute(_ALL.where(HOUSE_RULE.c.owner == owner)).all()
        return sorted(map(_row, rows), key=lambda row: (-row.updated_at, row.house_id))

    def house_rule(self, owner: str, house_id: str) -> HouseRow | None:
        """Return the rules with this id, if ``owner`` has them."""
        row = self._connection.execute(
            _ALL.where(HOUSE_RULE.c.owner == owner, HOUSE_RULE.c.house_id == house_id)
        ).first()
        return None if row is None else _row(row)


class HouseWriter(HouseReader):
    """The writing of house rules, within a transaction that nobody else can write beside."""

    def keep_house_rule(self, row: HouseRow) -> None:
        """Store ``row``, in the place of the rules that its owner had under this id."""
        options = json.dumps(row.options, separators=(",", ":"), sort_keys=True, allow_nan=False)
        self.drop_house_rule(row.owner, row.house_id)
        self._connection.execute(_ADD, {**row._asdict(), "options": options})

    def drop_house_rule(self, owner: str, house_id: str) -> None:
        """Remove the rules of ``owner`` with this id, if they were there."""
        self._connection.execute(
            _DROP.where(HOUSE_RULE.c.owner == owner, HOUSE_RULE.c.house_id == house_id)
        )
