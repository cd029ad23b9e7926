"""House rules: rules stored under a name by their owner."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select

from scorepad.store.repository import Repository, columns_of
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


_ALL = select(*columns_of(HOUSE_RULE, HouseRow))
_ADD = insert(HOUSE_RULE)
_DROP = delete(HOUSE_RULE)


def _row(columns: Sequence[Any]) -> HouseRow:
    owner, house_id, name, game, options, updated_at = columns
    return HouseRow(owner, house_id, name, game, json.loads(options), updated_at)


class HouseRules(Repository):
    """The house rules of their owners."""

    def all(self, owner: str) -> list[HouseRow]:
        """Return all house rules of ``owner``, last changed first."""
        rows = self._connection.execute(_ALL.where(HOUSE_RULE.c.owner == owner)).all()
        return sorted(map(_row, rows), key=lambda row: (-row.updated_at, row.house_id))

    def save(self, row: HouseRow) -> None:
        """Store ``row``, in the place of the rules that its owner had under this id."""
        options = json.dumps(row.options, separators=(",", ":"), sort_keys=True, allow_nan=False)
        self.delete(row.owner, row.house_id)
        self._write(_ADD, {**row._asdict(), "options": options})

    def delete(self, owner: str, house_id: str) -> None:
        """Remove the rules of ``owner`` with this id, if they were there."""
        self._write(_DROP.where(HOUSE_RULE.c.owner == owner, HOUSE_RULE.c.house_id == house_id))
