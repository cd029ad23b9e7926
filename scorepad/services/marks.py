"""Writing marks on a pad: every mark goes this way, from a form, a phone or an import."""

from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from contextlib import contextmanager, nullcontext
from threading import BoundedSemaphore, Lock
from typing import Any, NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.marks import Fate, Mark, Verdict
from scorepad.pad.people import person_ids
from scorepad.pad.state import Pad
from scorepad.pad.writers import HOST, Writer
from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame, allowed_writer, as_seen
from scorepad.services.game_summary import summarize
from scorepad.services.pad_cache import pad_of, remember, remembered
from scorepad.services.people.seating import KnownPeople, known_people, note_people
from scorepad.services.sittings import follow_people, free
from scorepad.services.statistics.update import store_finished
from scorepad.services.write_operations import WriteOperation
from scorepad.stats.finished import Finished, count_game
from scorepad.store import DeviceGame, GameRow, Store, Transaction

_TRIES = 2
"""The number of tries outside the transaction before the marks are computed inside."""

LONG = 500
"""More marks than this make a long game; the longest evening has half as many."""


class Overrun(Exception):
    """Raised when one writer in a long game is served, and another one is waiting already.

    Nothing was written; the same can be sent again after ``wait`` seconds.
    """

    wait = 1


_places, _lock = BoundedSemaphore(2), Lock()
"""The places for writers in long games: one who works and holds the lock, and one who waits."""


@contextmanager
def _turn_in_long_games() -> Iterator[None]:
    """Run the block once no other writer in a long game is in it.

    Several long games computed at once delay all other requests of this process, see "Turns in
    long games" in DECISIONS.md.

    Raises:
        Overrun: another writer waits already.
    """
    if not _places.acquire(blocking=False):
        raise Overrun
    try:
        with _lock:
            yield
    finally:
        _places.release()


class Outcome(NamedTuple):
    """The game after a write, and the verdict on each mark that was sent."""

    opened: OpenedGame
    results: tuple[Verdict, ...]

    @property
    def fate(self) -> Fate:
        """The fate of the first mark, which is the only one of a form."""
        return self.results[0].fate

    @property
    def refusal(self) -> Refusal | None:
        """The reason why the first mark was not written; ``None`` if it was."""
        return self.results[0].refusal


WriteBeforeMarks = Callable[[Transaction, GameRow], GameRow]
"""A function that writes more in the same transaction, before the marks.

It returns the game's row after that.
"""


def write(
    store: Store,
    game_id: str,
    device: str,
    operation: WriteOperation,
    write_before: WriteBeforeMarks | None = None,
    *,
    plays: bool = False,
) -> Outcome:
    """Write the marks that ``operation`` proposes, all or none; they are on disk on return.

    The steps are: load, judge, append, remember. What takes long is done before the transaction,
    which stores the marks if the game has not changed meanwhile. If it has, everything is done once
    more, and the third time inside the transaction, while nobody else can change the game.

    Args:
        operation: judges on the game's pad what is to be written, and again if that has changed.
        write_before: writes more in the same transaction, which then locks more than this game.
        plays: whether a player's own phone may write as well, of which ``operation`` is told.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: the device may not write in it.
        WrongKindOfGame: the game has no such marks.
        StoreUnavailable, Overrun: nothing was written; it can be tried again.
    """
    only = None if write_before else game_id
    before = _load(store, game_id, device, plays=plays)
    is_long = len(before.pad.written.marks) > LONG
    with _turn_in_long_games() if is_long else nullcontext():
        for _ in range(_TRIES):
            proposed = operation(before.pad, before.writer)
            change = change_of(game_id, proposed.marks, proposed.pad, before.pad)
            group = _group_joined(store, game_id, change)
            with store.writing(only) if change.marks else store.reading() as transaction:
                opened, writer = allowed_writer(transaction, game_id, device, plays=plays)
                if (opened.game.state, writer) == (before.state, before.writer):
                    game = _append(transaction, opened.game, change, write_before, group)
                    _free_seats(transaction, opened, change, device)
                    break
            before = _load(store, game_id, device, plays=plays)
        else:
            with store.writing(only) as transaction:
                opened, writer = allowed_writer(transaction, game_id, device, plays=plays)
                pad = pad_of(transaction, opened)
                proposed = operation(pad, writer)
                change = change_of(game_id, proposed.marks, proposed.pad, pad)
                game = _append(transaction, opened.game, change, write_before)
                _free_seats(transaction, opened, change, device)
    if change.marks:
        remember(game, proposed.pad)
    seen = as_seen(opened._replace(game=game), proposed.pad, writer.sitting)
    return Outcome(seen, proposed.results)


def erased_in(store: Store, game_id: str) -> frozenset[str]:
    """Return the players of the game whose names were erased for good."""
    with store.reading() as transaction:
        return transaction.games.forgotten(game_id)


class _Before(NamedTuple):
    """The pad that marks are judged on, with the state of its marks, and who writes."""

    state: str
    pad: AnyPad
    writer: Writer


def _load(store: Store, game_id: str, device: str, *, plays: bool) -> _Before:
    present, cached = store.game_state(game_id, device), remembered(game_id)
    # Most marks come from a scorer's phone that is nobody's own: one statement says enough.
    is_scorer = present and (present.role, present.player) == ("host", "")
    if present and cached and is_scorer and cached.state == present.state:
        return _Before(cached.state, cached.pad, HOST)
    with store.reading() as transaction:
        opened, writer = allowed_writer(transaction, game_id, device, plays=plays)
        return _Before(opened.game.state, pad_of(transaction, opened), writer)


def _group_joined(store: Store, game_id: str, change: "GameChange") -> KnownPeople | None:
    """Return the people of the game's group if the change brings in somebody new, else ``None``.

    Reading 20,000 people takes 0.1 s, for which no mark of another table should wait.
    """
    if not set(change.persons.values()) - set(change.there.values()):
        return None
    with store.reading() as transaction:
        game = transaction.games.get(game_id)
        return known_people(transaction, game.group_id) if game and game.group_id else None


def _append(
    transaction: Transaction,
    game: GameRow,
    change: "GameChange",
    write_before: WriteBeforeMarks | None,
    group: KnownPeople | None = None,
) -> GameRow:
    if not change.marks:
        return game
    if write_before is not None:
        game = write_before(transaction, game)
    if group is not None and not group.is_current(transaction, game.group_id):
        group = None
    return append_change(transaction, game, change, group=group)


def _free_seats(
    transaction: Transaction, opened: DeviceGame, change: "GameChange", device: str
) -> None:
    """Free the own phones of those who have left the open round, which is dealt again."""
    before, pad = change.before, change.pad
    if not (change.marks and isinstance(before, Pad) and isinstance(pad, Pad)):
        return
    then, now = before.current, pad.current
    if then is None or now is None or then.number != now.number or then.deal == now.deal:
        return
    for player in then.seats:
        if player not in now.seats:
            free(transaction, opened, player, "freed", device, change.marks[-1].at)


class GameChange(NamedTuple):
    """New marks of a game, with everything that is stored together with them."""

    marks: Sequence[Mark]
    before: AnyPad | None
    """The pad that the marks were written on, ``None`` for a new game."""
    pad: AnyPad
    """The pad after the marks."""
    there: Mapping[str, str]
    """The ids by which players were known before the marks, as in ``persons``."""
    persons: Mapping[str, str]
    """The ids by which players are known after the marks, see
    :func:`scorepad.pad.people.person_ids`."""
    summary: Mapping[str, Any]
    finished: Finished | None
    """The game's part of the statistics, if it is over."""


def change_of(
    game_id: str, marks: Sequence[Mark], pad: AnyPad, before: AnyPad | None = None
) -> GameChange:
    """Return the change that ``marks`` make of ``before``, or of no game yet, to ``pad``."""
    finished = count_game(game_id, pad) if pad.over else None
    there = person_ids(before) if before else {}
    return GameChange(marks, before, pad, there, person_ids(pad), summarize(pad), finished)


def append_change(
    transaction: Transaction,
    game: GameRow,
    change: GameChange,
    namesakes: MutableMapping[str, str] | None = None,
    group: KnownPeople | None = None,
) -> GameRow:
    """Write a change of ``game``, and return the game after it.

    The game's row must be as it was when the change was computed. ``namesakes`` and ``group`` are
    as in :func:`scorepad.services.people.seating.note_people`.
    """
    if change.before is not None:
        follow_people(transaction, game, change.there, change.persons, change.marks[-1].at)
    game = transaction.marks.append_all(game, change.marks, change.summary)
    persons, there = change.persons, change.there
    if game.group_id and persons != there:
        if any(persons.get(player) != person for player, person in there.items()):
            # A player turned out to be another person: note all players again.
            transaction.people.forget_played(game.group_id, game.game_id)
            there = {}
        since = game.updated_at if change.before else game.created_at
        note_people(
            transaction, game, change.pad, since, there=there, namesakes=namesakes, group=group
        )
    if change.finished is not None or (change.before and change.before.over):
        store_finished(transaction, game, change.finished)
    return game


def store_whole_game(
    transaction: Transaction,
    game_id: str,
    group_id: str,
    created_at: int,
    pad: AnyPad,
    group: KnownPeople | None = None,
) -> None:
    """Write a game that is not here yet, with all its marks, into the group ``group_id``.

    ``group`` are the people there, as in :func:`scorepad.services.people.seating.note_people`.

    Raises:
        AlreadyThere: the id is taken.
    """
    change = change_of(game_id, pad.written.marks, pad)
    store_new_game(transaction, game_id, group_id, created_at, change, group=group)


def store_new_game(
    transaction: Transaction,
    game_id: str,
    group_id: str,
    created_at: int,
    change: GameChange,
    namesakes: MutableMapping[str, str] | None = None,
    group: KnownPeople | None = None,
) -> None:
    """Write a game that is not here yet, of which ``change`` has the first marks.

    ``namesakes`` and ``group`` are as in :func:`scorepad.services.people.seating.note_people`.

    Raises:
        AlreadyThere: the id is taken.
    """
    game = transaction.games.add(game_id, created_at, change.summary, group_id)
    append_change(transaction, game, change, namesakes, group)
