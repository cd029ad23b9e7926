"""Recovery of one game from a copy: one that is gone, deleted, damaged, or shorter here."""

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple

from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.people import without_names
from scorepad.services.backups import NoCopy, failures_as_no_copy
from scorepad.services.game_summary import summarize
from scorepad.services.games import owners_game
from scorepad.services.groups import NoSuchGroup
from scorepad.services.pad_cache import stored_pad
from scorepad.services.people.seating import KnownPeople, known_people, note_people
from scorepad.services.statistics.update import store_finished
from scorepad.stats.finished import count_game
from scorepad.store import GameRow, Store, Transaction, UnreadableGame, if_sound
from scorepad.store.file_copies import drafted
from scorepad.store.progress import Say, silent
from scorepad.store.sqlite import copy_upgraded
from scorepad.store.whole_games import Rows

Recovery = Literal["here", "back", "mended", "grown"]


class WentAnotherWay(Exception):
    """Raised when the marks here and in the copy contradict each other; the game stays as it is."""


class FromCopy(NamedTuple):
    """The recovery of a game from a copy.

    ``recovery`` is ``here`` if the game has all that the copy has, ``back`` if it was gone or
    deleted, ``mended`` if it was damaged, and ``grown`` if it was shorter. ``entries`` is the
    number of marks in the copy. ``later`` is the number of readable marks that were only here, and
    ``lost`` that of those that can't be read.
    """

    game_id: str
    recovery: Recovery
    entries: int
    later: int = 0
    lost: int = 0


class _Copied(NamedTuple):
    """A game as a copy has it."""

    row: GameRow
    marks: Sequence[Mark]
    other_rows: Rows


def game_from_copy(
    store: Store, copy: Path, link_or_id: str, group_id: str = "", say: Say = silent
) -> FromCopy:
    """Bring one game back from a copy, plain or packed, of this version or an older one.

    It goes into the group that it was in, or into the one with ``group_id``. Names that were erased
    since the copy was made stay erased.

    Raises:
        NoCopy: ``copy`` can't be used.
        NoSuchGame: it has no such game.
        UnreadableGame: the game is damaged in the copy, too.
        NoSuchGroup: the group of the game is not here any more.
        WentAnotherWay: other marks are here than in the copy.
        StoreUnavailable: nothing was written.
    """
    copied = _read(store, copy, link_or_id, say)
    with store.reading() as transaction:
        here = transaction.games.get(copied.row.game_id)
        own = (here.group_id if here else "") or copied.row.group_id
        group_id = group_id or own
        if transaction.groups.get(group_id) is None:
            raise NoSuchGroup(own)
        group = known_people(transaction, group_id)
    with store.writing() as transaction:
        if not group.is_current(transaction, group_id):
            group = known_people(transaction, group_id)
        return _bring_back(transaction, copied, group_id, group)


def _read(store: Store, copy: Path, link_or_id: str, say: Say) -> _Copied:
    if not copy.is_file():
        raise NoCopy("unsound")
    with _upgraded(store, copy, say) as draft, closing(Store(f"sqlite:///{draft}")) as there:
        game = owners_game(there, link_or_id).game
        with there.reading() as transaction:
            marks = transaction.marks.all(game.game_id)
            return _Copied(game, marks, transaction.whole_games.other_rows(game.game_id))


@contextmanager
def _upgraded(store: Store, copy: Path, say: Say) -> Iterator[Path]:
    """Yield the path of the copy as a database of this version, which is there for the block."""
    store.backup_base.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with ExitStack() as kept:
        with failures_as_no_copy():
            make = partial(copy_upgraded, copy, say=say)
            draft = kept.enter_context(drafted(make, store.backup_base, say))
        yield draft


def _bring_back(
    transaction: Transaction, copied: _Copied, group_id: str, group: KnownPeople
) -> FromCopy:
    game_id = copied.row.game_id
    here = transaction.games.get(game_id)
    gone = transaction.games.forgotten(game_id) - {""}
    renamed = {mark.id: mark for mark in without_names(copied.marks, gone)}
    marks = [renamed.get(mark.id, mark) for mark in copied.marks]
    result = FromCopy(game_id, "back", len(marks))
    if here is not None:
        present, damaged = _present(transaction, game_id)
        ids, new = transaction.whole_games.mark_ids(game_id), [mark.id for mark in marks]
        shorter = min(len(ids), len(new))
        if ids[:shorter] != new[:shorter]:
            raise WentAnotherWay(game_id)
        if damaged:
            later = _later(transaction, game_id, marks)
            lost = max(0, len(ids) - len(marks)) - len(later)
            result = FromCopy(game_id, "mended", len(marks), len(later), lost)
            marks += later
        elif len(present) >= len(marks):
            is_deleted = here.deleted_at is not None
            result = FromCopy(
                game_id, "back" if is_deleted else "here", len(marks), len(present) - len(marks)
            )
            if not is_deleted:
                return result
            marks = list(present)
        else:
            result = FromCopy(game_id, "grown", len(marks))
    pad = read_pad(marks)
    summary = summarize(pad)
    if here is None:
        # Phones that have the former marks must not take these for the same.
        edition = copied.row.edition + (1 + len(gone) if renamed else 0)
        whole = copied.row._replace(group_id=group_id, deleted_at=None, edition=edition)
        row = transaction.whole_games.put(whole, marks, summary, copied.other_rows)
    else:
        moved = here._replace(group_id=here.group_id or group_id)
        row = transaction.whole_games.replace_marks(moved, marks, summary)
    note_people(transaction, row, pad, row.created_at, group=group)
    store_finished(transaction, row, count_game(game_id, pad) if pad.over else None)
    return result


def _present(transaction: Transaction, game_id: str) -> tuple[Sequence[Mark], bool]:
    """Return the marks that are here, and whether they are damaged."""
    try:
        marks = transaction.marks.all(game_id)
        stored_pad(game_id, marks)
    except UnreadableGame:
        return (), True
    return marks, False


def _later(transaction: Transaction, game_id: str, marks: Sequence[Mark]) -> list[Mark]:
    """Return the marks that came after those of the copy, if a pad can be read with them."""
    later: list[Mark] = []
    for id, body, by, at in transaction.whole_games.unread_marks(game_id, len(marks)):
        mark = if_sound(partial(_mark, id, body, by, at))
        if mark is None:
            break
        later.append(mark)
    return later if if_sound(partial(read_pad, [*marks, *later])) else []


def _mark(id: str, body: str, by: str, at: int) -> Mark:
    return Mark.from_body(id, json.loads(body), by, at)
