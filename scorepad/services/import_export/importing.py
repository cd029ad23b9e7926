"""The import of games: the whole file is read before anything is written."""

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass, field

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.fold import read_pad
from scorepad.pad.import_check import is_same_beginning, marks_to_export
from scorepad.pad.match.state import Match
from scorepad.pad.names import clean_name, folded
from scorepad.services.groups import HOUSEHOLD, current_group, ensure_group
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.columns import lines
from scorepad.services.import_export.files import FileItem, FilePerson, read_file
from scorepad.services.import_export.game_json import GameInFile
from scorepad.services.marks import GameChange, append_change, change_of, store_new_game
from scorepad.services.people.namesakes import Asking
from scorepad.services.people.seating import names_known
from scorepad.services.people.signs import with_own_sign
from scorepad.store import AlreadyThere, GameRow, PersonRow, Store, Transaction

_AT_ONCE = 8
"""Games in each transaction, at most."""

_MARKS_AT_ONCE = 250
"""Marks in each transaction, of one game or of several: as many as the longest evening has."""


@dataclass(frozen=True, slots=True)
class ImportResult:
    """The numbers of games of a file that are new here, and that were here before.

    ``only`` is the id of a game that came alone. ``asked`` are people of the file, as names by
    ids, who share their name with somebody here, so that a person has to say who they are.
    """

    new: int
    known: int
    only: str = ""
    asked: Mapping[str, str] = field(default_factory=dict)


def import_games(
    store: Store, device: str, file: Callable[[], Iterator[str]], now: int
) -> ImportResult:
    """Import the games of ``file`` into the group of ``device``.

    ``file`` gives its lines each time it is called. Games that are here with the same marks stay as
    they are; of those with more marks, the rest is added.

    Raises:
        ImportRefused: nothing was written.
        StoreUnavailable: games that were written until then are whole, but for one
            that is longer than any evening, and importing the file again brings the rest.
    """
    games: list[FileItem] = []
    new = known = 0
    only = ""
    for game in read_file(file(), now):
        if len(games) <= _AT_ONCE:
            games.append(game)
        if isinstance(game, GameInFile):
            with store.reading() as transaction:
                existing = _is_there(transaction, device, game)
            new, known, only = new + (not existing), known + existing, game.game_id
    again = iter(games) if len(games) <= _AT_ONCE else read_file(file(), now)
    questions = _write(store, device, again, now)
    return ImportResult(new, known, only if new + known == 1 else "", questions)


def _write(store: Store, device: str, games: Iterator[FileItem], now: int) -> dict[str, str]:
    """Write the games and people; return the names by ids of those who may be somebody else."""
    known: dict[str, str] | None = None
    apart = _names_to_ask(store, device, now)
    group_id = ""
    for piece in _pieces(_worked_out(store, device, games)):
        with store.writing() as transaction:
            group_id = ensure_group(transaction, device, now)
            # Two people of one file stay two, even under the same name.
            known = names_known(transaction, group_id) if known is None else known
            for item in piece:
                if isinstance(item, FilePerson):
                    _know(transaction, group_id, item, known, apart, now)
                else:
                    _save(transaction, group_id, device, item, apart)
    with store.reading() as transaction:
        people = [transaction.people.get(group_id, id) for id in apart.values() if id]
    return {person.person_id: person.name for person in people if person is not None}


def _names_to_ask(store: Store, device: str, now: int) -> dict[str, str]:
    """Return the known names that may mean somebody else than the person who has them here.

    Each stands for nobody yet: its id is "".
    """
    with store.reading() as transaction:
        group = current_group(transaction, device)
        if group is None:
            return {}
        asking = Asking(transaction, group, device, (), now)
        names = names_known(transaction, group.group_id)
        return {name: "" for name in names if asking.about(name) is not None}


@dataclass(frozen=True, slots=True)
class _Ready:
    """A game of the file that is ready to be written.

    ``row`` is the one that was here, ``None`` for a new one; ``change`` is what is to be written
    next, ``None`` where all of it is here.
    """

    game: GameInFile
    row: GameRow | None
    change: GameChange | None

    @property
    def marks(self) -> int:
        """The number of marks that are to be written."""
        return len(self.change.marks) if self.change else 0

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


def _worked_out(
    store: Store, device: str, games: Iterator[FileItem]
) -> Iterator["FilePerson | _Ready"]:
    """Yield everything that is to be written, each worked out only when it is needed.

    A game longer than any evening comes in parts; until the last part is written it is a shorter
    game.
    """
    for game in games:
        if isinstance(game, FilePerson):
            yield game
            continue
        ready = None
        while ready is None or ready.goes_on:
            with store.reading() as transaction:
                ready = _ready(transaction, device, game, ready)
            yield ready


def _ready(
    transaction: Transaction, device: str, game: GameInFile, last: _Ready | None = None
) -> _Ready:
    """Work out what is to be written next of a game, the ``last`` part of which has been written.

    Raises:
        ImportRefused: as by :func:`_is_there`.
    """
    row = transaction.games.get(game.game_id)
    pad_before = last.pad_if_still(row) if last and row else None
    if pad_before is None and _is_there(transaction, device, game):
        return _Ready(game, row, None)
    version = row.version if row else 0
    until = version + _MARKS_AT_ONCE
    marks = game.marks[version:until]
    if not marks:
        return _Ready(game, row, None)
    if row and pad_before is None:
        pad_before = read_pad(game.marks[:version])
    pad = game.pad if until >= len(game.marks) else read_pad(game.marks[:until])
    return _Ready(game, row, change_of(game.game_id, marks, pad, pad_before))


def _pieces(ready: Iterator["FilePerson | _Ready"]) -> Iterator[list["FilePerson | _Ready"]]:
    """Yield a few games for each transaction, and never many marks.

    So no mark of a running game waits for the rest of a long file. The next games are read when
    these are written.
    """
    piece: list[FilePerson | _Ready] = []
    for item in ready:
        piece.append(item)
        marks = sum(item.marks for item in piece if isinstance(item, _Ready))
        if len(piece) == _AT_ONCE or marks >= _MARKS_AT_ONCE:
            yield piece
            piece = []
    if piece:
        yield piece


def _save(
    transaction: Transaction,
    group_id: str,
    device: str,
    ready: _Ready,
    apart: MutableMapping[str, str],
) -> None:
    game_id = ready.game.game_id
    row = transaction.games.get(game_id)
    if row != ready.row:
        # Somebody has written in it since: work it out again.
        ready = _ready(transaction, device, ready.game)
    if ready.change is None:
        return
    if row is not None:
        append_change(transaction, row, ready.change)
        return
    try:
        store_new_game(transaction, game_id, group_id, ready.game.created_at, ready.change, apart)
    except AlreadyThere as error:
        raise ImportRefused(ready.game.line, What.ANOTHER_GAME) from error


def _is_there(transaction: Transaction, device: str, game: GameInFile) -> bool:
    """Return whether the game is here with all its marks.

    Raises:
        ImportRefused: another is here under its id, or one that the device may not write in.
    """
    row = transaction.games.get(game.game_id)
    if row is None:
        return False
    right = transaction.links.right(game.game_id, device)
    if device != HOUSEHOLD and (right is None or right.role != "host"):
        raise ImportRefused(game.line, What.ANOTHER_GAME)
    marks = transaction.marks.all(game.game_id)
    pad = read_pad(marks)
    shown = marks_to_export(pad)
    # Hidden bids are compared with nothing, or an import could be used to guess them.
    if len(shown) == len(marks) and is_same_beginning(marks, game.marks):
        return len(marks) >= len(game.marks)
    if len(shown) < len(marks) and is_same_beginning(shown, game.marks):
        return True
    if not _same_lines(pad, game.pad):
        raise ImportRefused(game.line, What.ANOTHER_GAME)
    return True


def _same_lines(one: AnyPad, other: AnyPad) -> bool:
    """Return whether both would make the same lines of a file."""
    if isinstance(one, Match) or isinstance(other, Match):
        return False
    return lines("", 0, one.shown) == lines("", 0, other.shown)


def _know(
    transaction: Transaction,
    group_id: str,
    person: FilePerson,
    known: Mapping[str, str],
    apart: MutableMapping[str, str],
    now: int,
) -> None:
    """Write a person of another group into this one.

    It is one of those ``known`` by their folded names, if there is one, unless the name is among
    those to be kept ``apart``.
    """
    person_here = transaction.people.get(group_id, person.person_id)
    into = person_here.person_id if person_here else known.get(folded(person.name))
    if person_here is None and folded(person.name) in apart:
        into = None
        apart[folded(person.name)] = person.person_id
    if person_here is None:
        name = clean_name(person.name)
        sign, hidden = person.sign, person.hidden and into is None
        row = PersonRow(person.person_id, name, sign, hidden, into, now)
        transaction.people.add(group_id, row if into else with_own_sign(transaction, group_id, row))
    means = into or person.person_id
    for id in person.ids:
        if transaction.people.get(group_id, id) is None:
            row = PersonRow(id, clean_name(person.name), person.sign, False, means, now)
            transaction.people.add(group_id, row)
