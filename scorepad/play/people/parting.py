"""Two people who were taken for one, and one who was taken for two.

What is said of a person's games is written on their pads, as marks; which ids mean one
person is said of the circle. Each can be taken back: who was parted can be put together,
and who was put together can be parted.
"""

import secrets
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.names import check_name, clean_name
from scorepad.pad.people import be_person, players_of
from scorepad.play.ids import new_player_id
from scorepad.play.keeping import Change, change_of, keep_change
from scorepad.play.people.looks import free_look, with_own_look
from scorepad.play.people.people import person_within
from scorepad.rules.refusal import Refusal
from scorepad.store import GameRow, PersonRow, Reader, Store

MOST_GAMES = 100
"""That are given to somebody else in one transaction."""

_AT_ONCE = 20


class NotParted(StrEnum):
    """The reason why nothing was changed."""

    NO_GAME = "no_game"
    HAVE_MET = "have_met"


Read = tuple[GameRow, AnyPad]
"""A game of the circle as it was read."""


@dataclass(frozen=True, slots=True)
class _Parting:
    """The act of saying that whom ``ids`` mean is the person ``new``."""

    ids: set[str]
    new: str
    by: str
    at: int

    def change_of(self, game: Read) -> Change | None:
        """Return what it changes in a game; ``None`` where the person is not in it."""
        row, pad = game
        cells = be_person(dict.fromkeys(players_of(pad, self.ids), self.new))
        if not cells or row.deleted_at is not None:
            return None
        seen = pad.written.seen(cell for cell, _ in cells)
        mark = Mark(secrets.token_hex(16), cells, seen, by=self.by, at=self.at)
        return change_of(row.game_id, (mark,), read_pad((*pad.written.marks, mark)), pad)


def part_games(
    store: Store,
    device: str,
    person_id: str,
    game_ids: Collection[str],
    into: str,
    at: int,
    name: str = "",
) -> str | Refusal | NotParted:
    """Say that in these games it was somebody else, whom ``into`` means; "" for another
    person, who has the same name unless another ``name`` is given. Return the id that these
    games have from now on, or why nobody can be called so.

    Games that are not the person's are passed over.

    Args:
        at: when this is said, in Unix seconds.

    Raises:
        NoSuchPerson: the circle has nobody with one of the ids.
        StoreUnavailable: nothing was changed.
    """
    refusal = check_name(name, ()) if name.strip() else None
    if refusal is not None:
        return refusal
    new, wanted = new_player_id(), sorted(set(game_ids))[:MOST_GAMES]
    with store.reading() as reader:
        circle_id, person = person_within(reader, device, person_id)
        ids = set(reader.ids_of_person(circle_id, person.person_id))
    games = _read_all(store, circle_id, wanted)
    act = _Parting(ids, new, device[:8], at)
    changes = {game_id: act.change_of(game) for game_id, game in games.items()}
    with store.writing() as writer:
        circle_id, person = person_within(writer, device, person_id)
        _, other = person_within(writer, device, into) if into else (circle_id, None)
        # What has changed since it was read is worked out anew.
        same = set(writer.ids_of_person(circle_id, person.person_id)) == ids
        act = replace(act, ids=set(writer.ids_of_person(circle_id, person.person_id)))
        found: list[tuple[GameRow, Change]] = []
        for game_id in wanted:
            now = _now(writer, circle_id, game_id, games)
            known = same and now is not None and now is games.get(game_id)
            change = changes[game_id] if known else now and act.change_of(now)
            if now is not None and change is not None:
                found.append((now[0], change))
        if not found:
            return NotParted.NO_GAME
        met = set(writer.games_of_person(circle_id, other.person_id)) if other else set()
        if other == person or met.intersection(row.game_id for row, _ in found):
            return NotParted.HAVE_MET
        look = free_look(set(writer.looks_taken(circle_id).values()))
        writer.add_person(
            circle_id, PersonRow(new, clean_name(name) or person.name, look, False, None, at)
        )
        for row, change in found:
            keep_change(writer, row, change)
        if other is not None:
            writer.merge_person(circle_id, new, other.person_id)
    return new


def merge_people(store: Store, device: str, double: str, into: str) -> bool:
    """Return whether ``double`` is the same person as ``into`` from now on; two who were
    in one game are two people.

    Raises:
        NoSuchPerson: the circle has nobody with one of the ids.
    """
    with store.writing() as writer:
        circle_id, one = person_within(writer, device, double)
        _, other = person_within(writer, device, into)
        if one == other or writer.have_met(circle_id, one.person_id, other.person_id):
            return False
        writer.change_months(circle_id, writer.months_of_person(circle_id, one.person_id))
        writer.merge_person(circle_id, one.person_id, other.person_id)
        return True


def part_again(store: Store, device: str, second: str, into: str = "") -> bool:
    """Part a second id, with those that came with it, from the person it was put together
    with: it means somebody of its own again, or whom ``into`` means. Return False where
    that cannot be: the id means nobody else, or they were in one game.

    Raises:
        NoSuchPerson: the circle has nobody with one of the ids.
        StoreUnavailable: nothing was changed.
    """
    with store.reading() as reader:
        circle_id, person = person_within(reader, device, second)
        game_ids = reader.games_of_person(circle_id, person.person_id)
    games = _read_all(store, circle_id, game_ids)
    with store.writing() as writer:
        circle_id, person = person_within(writer, device, second)
        _, other = person_within(writer, device, into) if into else (circle_id, None)
        if person.person_id in (second, other.person_id if other else ""):
            return False
        ids = set(_with_those_under(writer, circle_id, person, second))
        moved = []
        for game_id in writer.games_of_person(circle_id, person.person_id):
            now = _now(writer, circle_id, game_id, games)
            if now is not None and players_of(now[1], ids):
                moved.append(game_id)
        to = other.person_id if other else second
        if not set(moved).isdisjoint(writer.games_of_person(circle_id, to)):
            return False
        writer.change_months(circle_id, writer.months_of_person(circle_id, person.person_id))
        writer.point_ids(circle_id, ids, to)
        writer.change_person(circle_id, second, merged_under=other and other.person_id)
        writer.hand_games(circle_id, moved, person.person_id, to)
        own = writer.person(circle_id, second)
        if own is not None and own.person_id == second:
            look = with_own_look(writer, circle_id, own).look
            writer.change_person(circle_id, second, look=look)
        return True


def second_ids(store: Store, device: str, person_id: str) -> tuple[PersonRow, ...]:
    """Return the ids that somebody has put together with the person, or that have another
    name, each as it was on its own.

    Raises:
        NoSuchPerson: the circle has nobody with this id.
    """
    with store.reading() as reader:
        circle_id, person = person_within(reader, device, person_id)
        found = reader.second_ids(circle_id, person.person_id)
    direct = (person.person_id, None)
    return tuple(
        each
        for each in found
        if each.merged_under in direct and (each.merged_under or each.name != person.name)
    )


def _with_those_under(
    reader: Reader, circle_id: str, person: PersonRow, second: str
) -> Iterable[str]:
    """The second id, and those that were put together with it before it was itself."""
    rows = reader.second_ids(circle_id, person.person_id)
    found, waiting = [second], [second]
    while waiting:
        under = waiting.pop()
        new = [each.person_id for each in rows if each.merged_under == under]
        waiting += [each for each in new if each not in found]
        found += [each for each in new if each not in found]
    return found


def _read_all(store: Store, circle_id: str, game_ids: Collection[str]) -> dict[str, Read]:
    """The games by their ids, a few in each transaction, so that no mark waits long."""
    found: dict[str, Read] = {}
    waiting = iter(game_ids)
    while some := list(islice(waiting, _AT_ONCE)):
        with store.reading() as reader:
            for game_id in some:
                game = _now(reader, circle_id, game_id, {})
                if game is not None:
                    found[game_id] = game
    return found


def _now(reader: Reader, circle_id: str, game_id: str, known: Mapping[str, Read]) -> Read | None:
    """The game as it is now, which is that of the ``known`` ones where nobody has written
    in it since; ``None`` where the circle has none."""
    row, read = reader.game(game_id), known.get(game_id)
    if row is None or row.circle_id != circle_id:
        return None
    if read is not None and read[0] == row:
        return read
    return row, read_pad(reader.marks(game_id))
