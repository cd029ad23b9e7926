"""The import of games: the whole file is read before anything is written."""

from collections.abc import (
    Callable,
    Iterable,
    Iterator,
    Mapping,
    MutableMapping,
    Sequence,
)
from dataclasses import dataclass, field
from tempfile import TemporaryFile

from scorepad.pad.names import caseless
from scorepad.pad.people import person_ids
from scorepad.services.access import NoSuchGame, allowed
from scorepad.services.evening_times import ends_that_cut
from scorepad.services.game_summary import Listed, listed, readable_game
from scorepad.services.groups import current_group_id, ensure_group
from scorepad.services.house_rules import add_house_rules
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.files import (
    FileEnds,
    FileHouses,
    FileItem,
    FilePerson,
    FileSeasons,
    read_file,
)
from scorepad.services.import_export.game_json import GameInFile
from scorepad.services.import_export.items import ItemFile
from scorepad.services.import_export.people import write_people
from scorepad.services.import_export.pieces import (
    Here,
    ReadyGame,
    can_be_restored,
    how_much_is_here,
    pieces_of,
    save_game,
    worked_out,
)
from scorepad.services.pauses import unhurried
from scorepad.services.people.namesakes import names_in_doubt
from scorepad.services.people.seating import (
    MOST_PEOPLE,
    KnownPeople,
    known_again,
    known_people,
)
from scorepad.services.seasons import add_seasons
from scorepad.store import Store, StoreUnavailable, UnreadableGame
from scorepad.store.progress import Say, silent

_MOST_ASKED = 50
"""The most people about whom it is asked who they are; others can be merged later."""


@dataclass(frozen=True, slots=True)
class ImportResult:
    """The result of an import.

    ``new`` and ``known`` are the numbers of games of the file that were not here, and that were
    here before. ``deleted`` are the ids of games that were deleted here, and that the importing
    group can bring back: they stay deleted. Those of which the file has other marks are in
    ``apart``, too. ``damaged`` are the ids of games that can't be read here. ``others`` are the ids
    of games that went on differently here, or belong to another group. Both stay as they are.
    ``only`` is the id of the game if the file had just one. ``asked`` are people of the file, names
    by ids, who share their name with somebody here, so that a person has to say who they are. If it
    is not ``is_whole``, the rest could not be written, or nobody waited for it any more.
    ``seasons`` is the number of those of the file that overlap with one here, and were left out;
    ``houses`` that of the house rules that can't be played by here, or have no room.
    """

    new: int
    known: int
    only: str = ""
    deleted: tuple[str, ...] = ()
    damaged: tuple[str, ...] = ()
    asked: Mapping[str, str] = field(default_factory=dict)
    is_whole: bool = True
    seasons: int = 0
    others: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()
    houses: int = 0


def import_games(
    store: Store,
    device: str,
    file: Callable[[], Iterator[str]],
    now: int,
    say: Say = silent,
) -> ImportResult:
    """Import the games of ``file``, which returns its lines, into the group of ``device``.

    The file is read in this process. A file from elsewhere is read in a process of its own instead,
    see :mod:`scorepad.services.import_export.reading`.

    Raises:
        ImportRefused, StoreUnavailable: nothing was written.
    """
    with TemporaryFile() as stream:
        items = ItemFile(stream)
        items.write(_counted(read_file(file(), now), say))
        return bring_in(store, device, items, now, say=say)


def _counted(items: Iterable[FileItem], say: Say) -> Iterator[FileItem]:
    for number, item in enumerate(items, 1):
        say("reading", number, 0)
        yield item


def bring_in(
    store: Store,
    device: str,
    items: Iterable[FileItem],
    now: int,
    is_wanted: Callable[[], bool] = lambda: True,
    say: Say = silent,
) -> ImportResult:
    """Write the people and games that were read from a file into the group of ``device``.

    Games that are here with the same marks stay as they are, and so do games that are damaged here,
    or have other marks. House rules come in while there is room for them. A game with more marks
    than here gets the rest. A few games are written in each transaction, and only these are worked
    out beforehand. If ``is_wanted`` returns false, or the games can't be written any more, the rest
    is left out. All that was written is complete, except for a game that is longer than any
    evening. Bringing in the same file again adds the rest.

    Args:
        items: are iterated over several times.
        now: in Unix seconds.

    Raises:
        ImportRefused: nothing was written.
        StoreUnavailable: nothing was written.
    """
    number, known, only = 0, 0, ""
    deleted: list[str] = []
    damaged: set[str] = set()
    others: set[str] = set()
    apart: set[str] = set()
    people: dict[str, str] = {}
    ends: list[int] = []
    for item in items:
        if isinstance(item, FilePerson):
            people[item.person_id] = caseless(item.name)
            continue
        if isinstance(item, FileEnds):
            ends += item.ends
        if isinstance(item, FileEnds | FileSeasons | FileHouses):
            continue
        say("comparing", number, 0)
        number, only = number + 1, item.game_id
        try:
            with store.reading() as transaction:
                here = how_much_is_here(transaction, device, item)
                is_deleted = can_be_restored(transaction, device, item.game_id)
        except UnreadableGame:
            damaged.add(item.game_id)
            continue
        if here is Here.ANOTHER:
            # Of a deleted game it is said what differs once it is brought back.
            (apart if is_deleted else others).add(item.game_id)
            continue
        for player, id in person_ids(item.pad).items():
            people[id] = caseless(item.pad.names[player])
        known += here is Here.ALL and not is_deleted
        if is_deleted:
            deleted.append(item.game_id)
    left_out = damaged | others | apart
    deleted += sorted(apart)
    if (others or apart) and len(left_out) == number:
        # Of people and seasons without their games nobody would have anything; by house rules
        # people play new ones.
        items = [item for item in items if isinstance(item, FileHouses)]
        people, ends = {}, []
    sound = (
        item for item in items if not isinstance(item, GameInFile) or item.game_id not in left_out
    )
    _refuse_if_too_many(store, device, people)
    namesakes = dict.fromkeys(names_in_doubt(store, device, set(people.values()), now), "")
    seasons: list[str] = []
    houses: list[str] = []
    written, is_whole = _write(
        *(store, device, sound, namesakes, seasons, houses, others),
        *(_new_ends(store, device, ends), now, is_wanted),
        lambda done: say("writing", done, number),
    )
    new = max(0, number - known - len(deleted) - len(damaged) - len(others))
    return ImportResult(
        min(written, new),
        known,
        only if number == 1 and is_whole and not (deleted or damaged or others) else "",
        tuple(dict.fromkeys(deleted)),
        tuple(sorted(damaged)),
        names_of(store, device, [id for id in namesakes.values() if id]),
        is_whole,
        len(seasons),
        tuple(sorted(others)),
        tuple(sorted(apart)),
        len(houses),
    )


def _new_ends(store: Store, device: str, ends: Sequence[int]) -> list[int]:
    """Return those ends of evenings that cut no evening of the group of ``device`` in two.

    An end that would cut an evening was taken back here, or it belongs to another group, as when
    two groups are merged.
    """
    with store.reading() as transaction:
        cut = set(ends_that_cut(transaction, current_group_id(transaction, device), ends))
    return [at for at in ends if at not in cut]


def _refuse_if_too_many(store: Store, device: str, people: Mapping[str, str]) -> None:
    """Raise :class:`ImportRefused` unless the group has room for these, as names by their ids."""
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        group = known_people(transaction, group_id)
    named = {id: name for id, name in people.items() if name not in group.names}
    with store.reading() as transaction:
        new = named.keys() - transaction.people.ids_among(group_id, named).keys()
    if new and group.number + len(new) > MOST_PEOPLE:
        raise ImportRefused(0, What.PEOPLE_TOO_MANY, most=MOST_PEOPLE)


def _write(
    store: Store,
    device: str,
    items: Iterable[FileItem],
    namesakes: MutableMapping[str, str],
    seasons: list[str],
    houses: list[str],
    others: set[str],
    ends: Sequence[int],
    now: int,
    is_wanted: Callable[[], bool],
    say: Callable[[int], None],
) -> tuple[int, bool]:
    """Write the games and people; return how many games were written, and whether that was all.

    ``namesakes`` has the names that may mean another person here, each with the id of the person
    who got the name now. The names of ``seasons`` and house rules that have no place here are added
    to these, and to ``others`` the ids of games that were written on differently meanwhile.
    ``ends`` of evenings are in their order.
    """
    group: KnownPeople | None = None
    # Two people of one file stay two, even under the same name.
    names: Mapping[str, str] = {}
    written = done = 0
    try:
        for piece in pieces_of(worked_out(store, device, items)):
            if not is_wanted():
                return written, False
            with store.reading() as transaction:
                group_id = current_group_id(transaction, device)
            again = known_again(store, group_id, group)
            if again is not group:
                group, names = again, dict(again.names)
            left_out: tuple[str, ...] = ()
            no_room: tuple[str, ...] = ()
            with unhurried(), store.writing() as transaction:
                group_id = ensure_group(transaction, device, now)
                people = [item for item in piece if isinstance(item, FilePerson)]
                write_people(transaction, group_id, people, names, group, namesakes, now)
                for item in piece:
                    if isinstance(item, FileHouses):
                        no_room = add_house_rules(transaction, device, item.houses, now)
                    if isinstance(item, FileSeasons):
                        left_out = add_seasons(transaction, group_id, item.seasons)
                    if isinstance(item, ReadyGame) and not save_game(
                        transaction, group_id, device, item, namesakes, group, ends
                    ):
                        others.add(item.game.game_id)
            seasons += left_out
            houses += no_room
            for item in piece:
                houses += item.unplayable if isinstance(item, FileHouses) else ()
            written += sum(isinstance(item, ReadyGame) and item.is_last for item in piece)
            done += sum(isinstance(item, ReadyGame) and not item.goes_on for item in piece)
            say(done)
    except StoreUnavailable:
        if not written:
            raise
        return written, False
    return written, True


def names_of(store: Store, device: str, ids: Sequence[str]) -> dict[str, str]:
    """Return the names of people of the group by their ids, but of no more than are asked about.

    Raises:
        StoreUnavailable: they can't be read now.
    """
    ids = ids[:_MOST_ASKED]
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        people = [transaction.people.get(group_id, id) for id in ids]
    return {person.person_id: person.name for person in people if person is not None}


def games_of(store: Store, device: str, ids: Sequence[str]) -> tuple[Listed, ...]:
    """Return those of the games that the device may open.

    Raises:
        StoreUnavailable: they can't be read now.
    """
    found = []
    for game_id in ids:
        with store.reading() as transaction:
            try:
                opened = allowed(transaction, game_id, device)
            except NoSuchGame:
                continue
            game = readable_game(transaction, opened.game)
            found.append(listed(opened._replace(game=game), game.group_id))
    return tuple(found)
