"""The log of marks, stored with everything that is worked out from them.

What takes long is a :class:`GameChange`: compute it first, outside the transaction that stores it.
"""

from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from typing import Any

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.people import person_ids
from scorepad.services.game_summary import summarize
from scorepad.services.people.seating import note_people
from scorepad.services.statistics.update import store_finished
from scorepad.stats.finished import Finished, count_game
from scorepad.store import GameRow, Transaction


@dataclass(frozen=True, slots=True)
class GameChange:
    """New marks of a game, with everything that is stored together with them."""

    marks: Sequence[Mark]
    pad: AnyPad
    """The pad after the marks."""
    summary: Mapping[str, Any]
    before: Mapping[str, str]
    """The persons who had played before the marks: their ids by player."""
    finished: Finished | None
    """The game's part of the statistics, where it is over."""
    was_over: bool
    """True if the game was over before the marks."""


def change_of(
    game_id: str, marks: Sequence[Mark], pad: AnyPad, before: AnyPad | None = None
) -> GameChange:
    """Return the change that ``marks`` make, after which the game has the ``pad``.

    ``before`` is the pad that they were written on, ``None`` for a new game.
    """
    return GameChange(
        marks=marks,
        pad=pad,
        summary=summarize(pad),
        before=person_ids(before) if before else {},
        finished=count_game(game_id, pad) if pad.over else None,
        was_over=before is not None and before.over,
    )


def append_change(transaction: Transaction, game: GameRow, change: GameChange) -> GameRow:
    """Write a change of ``game``, and return the game after it.

    The game's row must be as it was when the change was computed.
    """
    game = transaction.marks.append_all(game, change.marks, change.summary)
    persons = person_ids(change.pad)
    if game.group_id and persons != change.before:
        there = change.before
        if any(persons.get(player) != person for player, person in there.items()):
            # A player turned out to be another person: note all players again.
            transaction.people.forget_played(game.group_id, game.game_id)
            there = {}
        note_people(transaction, game, change.pad, game.updated_at, there=there)
    if change.was_over or change.finished is not None:
        store_finished(transaction, game, change.finished)
    return game


def store_opening(transaction: Transaction, game_id: str, group_id: str, mark: Mark) -> None:
    """Write a game with the ``mark`` that opens it, in the group ``group_id``, "" for none.

    Raises:
        AlreadyThere: the id is taken.
    """
    opened = change_of(game_id, (mark,), read_pad((mark,)))
    store_new_game(transaction, game_id, group_id, mark.at, opened)


def store_whole_game(
    transaction: Transaction, game_id: str, group_id: str, created_at: int, pad: AnyPad
) -> None:
    """Write a game that was played elsewhere, with all its marks, into the group.

    Raises:
        AlreadyThere: the id is taken.
    """
    store_new_game(
        transaction, game_id, group_id, created_at, change_of(game_id, pad.written.marks, pad)
    )


def store_new_game(
    transaction: Transaction,
    game_id: str,
    group_id: str,
    created_at: int,
    change: GameChange,
    apart: MutableMapping[str, str] | None = None,
) -> None:
    """Write a game that is not here yet into the group ``group_id``, "" for none.

    ``apart`` is as in :func:`scorepad.services.people.seating.note_people`.

    Raises:
        AlreadyThere: the id is taken.
    """
    game = transaction.games.add(game_id, created_at, change.summary, group_id)
    game = transaction.marks.append_all(game, change.marks, change.summary)
    if group_id:
        note_people(transaction, game, change.pad, created_at, apart=apart)
        if change.finished is not None:
            store_finished(transaction, game, change.finished)
