"""Parting people who were taken for one.

Marks on the pads say that games are another person's. The ids that mean one person are stored with
the group. Both can be undone: parted people can be merged, and merged people parted.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from scorepad.pad.marks import author
from scorepad.pad.names import check_name, clean_name
from scorepad.pad.people import be_person, called, called_before, players_of
from scorepad.rules.refusal import Refusal
from scorepad.services.links import new_player_id
from scorepad.services.marks import GameChange, append_change
from scorepad.services.people.merging import (
    NOTHING_SEEN,
    TRIES,
    games_seen,
    merge_within,
    separate_within,
)
from scorepad.services.people.people import person_within
from scorepad.services.people.renaming import ReadGame, read_again, read_games, write_in
from scorepad.services.people.signs import free_sign
from scorepad.store import GameRow, PersonRow, Store

MOST_GAMES = 100
"""The most games that are given to somebody else in one transaction."""


class NotParted(StrEnum):
    """The reason why nothing was changed."""

    NO_GAME = "no_game"
    HAVE_MET = "have_met"


class Parted(NamedTuple):
    """The result of giving games to another person.

    ``id`` is the id that the other person has; ``kept`` is the number of games whose pad keeps the
    old name, because somebody else there has the new one already.
    """

    id: str
    kept: int


@dataclass(frozen=True, slots=True)
class _Parting:
    """The change that makes ``ids`` mean the person ``new``.

    ``name`` is written on the pads; "" leaves the name that is there.
    """

    ids: set[str]
    new: str
    name: str
    by: str
    at: int

    def change_of(self, game: ReadGame) -> GameChange | None:
        """Return the change of a game; ``None`` if the person is not in it."""
        row, pad = game
        players = players_of(pad, self.ids)
        if not players or row.deleted_at is not None:
            return None
        cells = be_person(dict.fromkeys(players, self.new))
        named = called(pad, players[0], self.name) if self.name else ()
        return write_in(game, (*cells, *named), self.by, self.at)

    def keeps_name(self, change: GameChange) -> bool:
        """Return whether the pad has another name for the person after the change."""
        players = players_of(change.pad, {self.new})
        return bool(self.name) and change.pad.names[players[0]] != self.name


def part_games(
    store: Store,
    device: str,
    person_id: str,
    game_ids: Collection[str],
    into: str,
    at: int,
    name: str = "",
) -> Parted | Refusal | NotParted:
    """Give these games of a person to another one, ``into``; "" for a new person.

    A new person has the same name unless another ``name`` is given. The pads show the other
    person's name from now on. Games that are not the person's are ignored. Return what became of
    the games, or why nothing was changed.

    Args:
        at: the time of the change, in Unix seconds.

    Raises:
        NoSuchPerson: the group has nobody with one of the ids.
        StoreUnavailable: nothing was changed.
    """
    refusal = check_name(name, ()) if clean_name(name) else None
    if refusal is not None:
        return refusal
    new, chosen = new_player_id(), sorted(set(game_ids))[:MOST_GAMES]
    with store.reading() as transaction:
        group_id, person = person_within(transaction, device, person_id)
        _, other = person_within(transaction, device, into) if into else (group_id, None)
        ids = set(transaction.people.ids_of(group_id, person.person_id))
    games = read_games(store, group_id, chosen)
    act = _Parting(ids, new, _name_of(person, other, name), author(device), at)
    changes = {game_id: act.change_of(game) for game_id, game in games.items()}
    with store.writing() as transaction:
        group_id, person = person_within(transaction, device, person_id)
        _, other = person_within(transaction, device, into) if into else (group_id, None)
        # Games that changed since they were read are worked out again.
        ids = set(transaction.people.ids_of(group_id, person.person_id))
        now_said = replace(act, ids=ids, name=_name_of(person, other, name))
        same, act = now_said == act, now_said
        to_change: list[tuple[GameRow, GameChange]] = []
        for game_id in chosen:
            now = read_again(transaction, group_id, game_id, games)
            known = same and now is not None and now is games.get(game_id)
            change = changes[game_id] if known else now and act.change_of(now)
            if now is not None and change is not None:
                to_change.append((now[0], change))
        if not to_change:
            return NotParted.NO_GAME
        met = set(transaction.people.games_of(group_id, other.person_id)) if other else set()
        if other == person or met.intersection(row.game_id for row, _ in to_change):
            return NotParted.HAVE_MET
        sign = free_sign(transaction.people.signs_taken(group_id))
        transaction.people.add(
            group_id, PersonRow(new, clean_name(name) or person.name, sign, False, None, at)
        )
        for row, change in to_change:
            append_change(transaction, row, change)
        if other is not None:
            transaction.people.merge(group_id, new, other.person_id)
    return Parted(new, sum(act.keeps_name(change) for _, change in to_change))


def undo_parting(store: Store, device: str, new: str, into: str, at: int) -> bool:
    """Undo :func:`part_games`: the games are those of ``into`` again.

    Their pads show the former names. Return False if that is impossible: the person who has the
    games by now was in one game with ``into``.

    Args:
        new: the id that the games had been given.
        at: the time of the change, in Unix seconds.

    Raises:
        NoSuchPerson: the group has nobody with one of the ids.
        StoreUnavailable: nothing was changed.
    """

    def names_again(game: ReadGame) -> GameChange | None:
        row, pad = game
        cells = called_before(pad, new) if row.deleted_at is None else ()
        return write_in(game, cells, author(device), at) if cells else None

    changes: dict[str, tuple[GameRow, GameChange]] = {}

    def look(game: ReadGame) -> None:
        change = names_again(game)
        if change is not None:
            changes[game[0].game_id] = game[0], change

    theirs = NOTHING_SEEN
    for is_last in TRIES:
        theirs = games_seen(store, device, new, theirs, look)
        with store.writing() as transaction:
            group_id, person = person_within(transaction, device, new)
            done = (
                merge_within(transaction, device, new, into)
                if person.person_id == new
                else separate_within(transaction, device, new, into, theirs, is_last=is_last)
            )
            for game_id, (row, change) in changes.items() if done else ():
                now = transaction.games.get(game_id)
                # Somebody may have written just now in one of the few games that were given away.
                if now is not None and now != row:
                    again = read_again(transaction, group_id, game_id, {})
                    changed = again and names_again(again)
                else:
                    changed = change
                if now is not None and changed is not None:
                    append_change(transaction, now, changed)
        if done is not None:
            return done
    return False


def _name_of(person: PersonRow, other: PersonRow | None, text: str) -> str:
    """Return the name to write on the pads; "" if the person has it already.

    It is that of the ``other``, or the one that was typed.
    """
    name = other.name if other else clean_name(text)
    return name if name != person.name else ""
