"""The log of marks, stored with everything that is worked out from them.

What takes long is a :class:`GameChange`: compute it first, outside the transaction that stores it.
"""

from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from typing import Any

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.marks import Mark
from scorepad.pad.people import person_ids
from scorepad.services.game_summary import summarize
from scorepad.services.people.seating import KnownPeople, note_people
from scorepad.services.statistics.update import store_finished
from scorepad.stats.finished import Finished, count_game
from scorepad.store import GameRow, Transaction


@dataclass(frozen=True, slots=True)
class GameChange:
    """New marks of a game, with everything that is stored together with them."""

    marks: Sequence[Mark]
    before: AnyPad | None
    """The pad that the marks were written on, ``None`` for a new game."""
    pad: AnyPad
    """The pad after the marks."""
    summary: Mapping[str, Any]
    finished: Finished | None
    """The game's part of the statistics, where it is over."""


def change_of(
    game_id: str, marks: Sequence[Mark], pad: AnyPad, before: AnyPad | None = None
) -> GameChange:
    """Return the change that ``marks`` make, after which the game has the ``pad``.

    ``before`` is the pad that they were written on, ``None`` for a new game.
    """
    finished = count_game(game_id, pad) if pad.over else None
    return GameChange(marks, before, pad, summarize(pad), finished)


def append_change(
    transaction: Transaction,
    game: GameRow,
    change: GameChange,
    apart: MutableMapping[str, str] | None = None,
    group: KnownPeople | None = None,
) -> GameRow:
    """Write a change of ``game``, and return the game after it.

    The game's row must be as it was when the change was computed. ``apart`` and ``group`` are as in
    :func:`scorepad.services.people.seating.note_people`.
    """
    game = transaction.marks.append_all(game, change.marks, change.summary)
    persons, there = person_ids(change.pad), person_ids(change.before) if change.before else {}
    if game.group_id and persons != there:
        if any(persons.get(player) != person for player, person in there.items()):
            # A player turned out to be another person: note all players again.
            transaction.people.forget_played(game.group_id, game.game_id)
            there = {}
        since = game.updated_at if change.before else game.created_at
        note_people(transaction, game, change.pad, since, there=there, apart=apart, group=group)
    if change.finished is not None or (change.before and change.before.over):
        store_finished(transaction, game, change.finished)
    return game


def store_whole_game(
    transaction: Transaction, game_id: str, group_id: str, created_at: int, pad: AnyPad
) -> None:
    """Write a game that is not here yet, with all its marks, into the group ``group_id``.

    Raises:
        AlreadyThere: the id is taken.
    """
    change = change_of(game_id, pad.written.marks, pad)
    store_new_game(transaction, game_id, group_id, created_at, change)


def store_new_game(
    transaction: Transaction,
    game_id: str,
    group_id: str,
    created_at: int,
    change: GameChange,
    apart: MutableMapping[str, str] | None = None,
    group: KnownPeople | None = None,
) -> None:
    """Write the first ``change`` of a game that is not here yet, else like the above.

    Raises:
        AlreadyThere: the id is taken.
    """
    game = transaction.games.add(game_id, created_at, change.summary, group_id)
    append_change(transaction, game, change, apart, group)
