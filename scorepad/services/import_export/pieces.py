"""The games of a file, worked out in pieces, each of which is written in one short transaction."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, MutableMapping, Sequence
from enum import Enum, auto
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.fold import read_pad
from scorepad.pad.import_check import is_same_beginning, marks_to_export
from scorepad.pad.match.state import Match
from scorepad.services.groups import current_group, is_owner
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.columns import cells_to_compare
from scorepad.services.import_export.files import (
    FileEnds,
    FileHouses,
    FileItem,
    FilePerson,
    FileSeasons,
)
from scorepad.services.import_export.game_json import GameInFile
from scorepad.services.marks import GameChange, append_change, change_of, store_new_game
from scorepad.services.pad_cache import stored_pad
from scorepad.services.people.seating import KnownPeople
from scorepad.stats.evening import PAUSE, GameTimes
from scorepad.stats.finished import ended_at
from scorepad.store import AlreadyThere, EveningMove, GameRow, Store, Transaction

_AT_ONCE = 8
"""Games in each transaction, at most."""

_PEOPLE_AT_ONCE = 200
"""People, or second ids of theirs, in each transaction."""

_MARKS_AT_ONCE = 250
"""Marks in each transaction, of one game or of several: as many as the longest evening has."""


_MOST_ENDS = 100
"""Ends of evenings that are written with a game, at most: nobody ends more within a day."""


class Here(Enum):
    """A game of a file, as it is here: not at all or in part, whole, or another under its id."""

    NOT_ALL = auto()
    ALL = auto()
    ANOTHER = auto()


class ReadyGame(NamedTuple):
    """A game of the file that is ready to be written.

    ``row`` is the one that was here, ``None`` for a new one; ``change`` is what is to be written
    next, ``None`` if all of it is here, or if it ``is_another``.
    """

    game: GameInFile
    row: GameRow | None
    change: GameChange | None
    is_another: bool = False

    @property
    def marks(self) -> int:
        """The number of marks that are to be written."""
        return len(self.change.marks) if self.change else 0

    @property
    def is_last(self) -> bool:
        """Return whether the game is complete once this is written."""
        return self.change is not None and not self.goes_on

    @property
    def goes_on(self) -> bool:
        """Return whether there is more to be written after this."""
        before = self.row.version if self.row else 0
        return self.change is not None and before + self.marks < len(self.game.marks)

    def pad_if_still(self, row: GameRow) -> AnyPad | None:
        """Return the pad after the change, if the game is now as the change has left it."""
        before, edition = (self.row.version, self.row.edition) if self.row else (0, 0)
        still = (row.version, row.edition) == (before + self.marks, edition)
        return self.change.pad if self.change and still else None


Ready = FilePerson | FileEnds | FileSeasons | FileHouses | ReadyGame


def worked_out(store: Store, device: str, games: Iterable[FileItem]) -> Iterator[Ready]:
    """Yield everything that is to be written, each worked out only when it is needed.

    A game longer than any evening comes in parts; until the last part is written it is a shorter
    game.
    """
    for game in games:
        if not isinstance(game, GameInFile):
            yield game
            continue
        ready = None
        while ready is None or ready.goes_on:
            with store.reading() as transaction:
                ready = _ready(transaction, device, game, ready)
            yield ready


def _ready(
    transaction: Transaction, device: str, game: GameInFile, last: ReadyGame | None = None
) -> ReadyGame:
    """Work out what is to be written next of a game, whose ``last`` part has been written."""
    row = transaction.games.get(game.game_id)
    pad_before = last.pad_if_still(row) if last and row else None
    if pad_before is None:
        here = how_much_is_here(transaction, device, game)
        if here is not Here.NOT_ALL:
            return ReadyGame(game, row, None, here is Here.ANOTHER)
    version = row.version if row else 0
    until = version + _MARKS_AT_ONCE
    marks = game.marks[version:until]
    if not marks:
        return ReadyGame(game, row, None)
    if row and pad_before is None:
        pad_before = read_pad(game.marks[:version])
    pad = game.pad if until >= len(game.marks) else read_pad(game.marks[:until])
    return ReadyGame(game, row, change_of(game.game_id, marks, pad, pad_before))


def pieces_of(ready: Iterator[Ready]) -> Iterator[list[Ready]]:
    """Yield a few games for each transaction, and never many marks.

    Thus no mark of a running game waits for the rest of a long file. The next games are read only
    when these are written.
    """
    piece: list[Ready] = []
    for item in ready:
        piece.append(item)
        games = [item for item in piece if isinstance(item, ReadyGame)]
        people = sum(1 + len(item.ids) for item in piece if isinstance(item, FilePerson))
        marks = sum(game.marks for game in games)
        is_full = len(games) == _AT_ONCE or marks >= _MARKS_AT_ONCE or people >= _PEOPLE_AT_ONCE
        if is_full or isinstance(item, FileSeasons):
            yield piece
            piece = []
    if piece:
        yield piece


def save_game(
    transaction: Transaction,
    group_id: str,
    device: str,
    ready: ReadyGame,
    namesakes: MutableMapping[str, str],
    group: KnownPeople,
    ends: Sequence[int] = (),
) -> bool:
    """Write a part of a game; return false where another is here under its id meanwhile.

    Those of the ``ends`` of evenings that touch it are written with it. So an end that somebody
    took back stays so if the file that has it is brought in once more. They are in their order.
    """
    game_id = ready.game.game_id
    row = transaction.games.get(game_id)
    if row != ready.row:
        # Somebody has written in it since: work it out again.
        ready = _ready(transaction, device, ready.game)
    if ready.change is None:
        return not ready.is_another
    if touching := ends_touching(ready.game, ends):
        transaction.evenings.end(group_id, *touching)
    if row is not None:
        append_change(transaction, row, ready.change, group=group)
        return True
    created_at = ready.game.created_at
    try:
        store_new_game(transaction, game_id, group_id, created_at, ready.change, namesakes, group)
    except AlreadyThere as error:
        raise ImportRefused(ready.game.line, What.ANOTHER_GAME) from error
    if ready.game.paper:
        transaction.paper_drafts.save(game_id, *ready.game.paper)
    if ready.game.evening:
        transaction.evenings.move(group_id, ready.game.evening)
    return True


def ends_touching(game: GameInFile, ends: Sequence[int]) -> Sequence[int]:
    """Return those ends of evenings before or after which a game can be the next or the last one.

    An end parts a game that came in before it from one that came in after it, if both would be of
    one evening without it. The second one then came in within :data:`PAUSE` of the end of the
    first. So it came in within twice :data:`PAUSE` of the time at which the first came in.
    """
    move = game.evening or EveningMove(game.game_id, game.created_at, ended_at(game.pad))
    if not ends or move.begun_at is None or move.ended_at is None:
        return ()
    times = GameTimes(game.game_id, move.begun_at, move.ended_at)
    first = bisect_left(ends, times.came_in_at - 2 * PAUSE)
    return ends[first : bisect_right(ends, times.ended_at + PAUSE)][:_MOST_ENDS]


def can_be_restored(transaction: Transaction, device: str, game_id: str) -> bool:
    """Return whether the game was deleted, and the group of ``device`` can bring it back."""
    row, group = transaction.games.get(game_id), current_group(transaction, device)
    if row is None or row.deleted_at is None or group is None:
        return False
    return row.group_id == group.group_id


def how_much_is_here(transaction: Transaction, device: str, game: GameInFile) -> Here:
    """Return how much of the game is here.

    Another game is one that was written on differently, or in which the device may not write.
    """
    row = transaction.games.get(game.game_id)
    if row is None:
        return Here.NOT_ALL
    right = transaction.links.right(game.game_id, device)
    is_host = is_owner(device) or (right is not None and right.role == "host")
    # Nobody has a right in a game that was deleted; its group can bring it back.
    if not is_host and not can_be_restored(transaction, device, game.game_id):
        return Here.ANOTHER
    marks = transaction.marks.all(game.game_id)
    pad = stored_pad(game.game_id, marks)
    shown = marks_to_export(pad)
    # Hidden bids are compared with nothing, or an import could be used to guess them.
    if len(shown) == len(marks) and is_same_beginning(marks, game.marks):
        return Here.ALL if len(marks) >= len(game.marks) else Here.NOT_ALL
    if len(shown) < len(marks) and is_same_beginning(shown, game.marks):
        return Here.ALL
    return Here.ALL if _same_lines(pad, game.pad) else Here.ANOTHER


def _same_lines(one: AnyPad, other: AnyPad) -> bool:
    """Return whether both would make the same lines of a file, whoever said the Bomb."""
    if isinstance(one, Match) or isinstance(other, Match):
        return False
    return cells_to_compare(one.shown) == cells_to_compare(other.shown)
