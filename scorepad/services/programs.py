"""The evenings and games that a group's own programs read, by a link that writes nothing."""

from collections.abc import Mapping
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.people import is_erased, person_ids
from scorepad.services.access import NoSuchGame
from scorepad.services.game_summary import Listed, listed, readable_game
from scorepad.services.games import games_listed
from scorepad.services.group_links import group_looked_at
from scorepad.services.pad_cache import pad_of
from scorepad.store import Before, DeviceGame, HistoryFilter, Store

_A_PAGE = 50
"""Games on a page, and the most running games that are listed."""

_PLAYED = HistoryFilter(written=True)


class NoSuchPage(LookupError):
    """Raised when a program asks for a page by a value that leads to none."""


class GameList(NamedTuple):
    """A page of the games of a group, last begun first; running ones are on the first page alone.

    ``older`` leads to the next page, "" if there is none.
    """

    running: tuple[Listed, ...]
    past: tuple[Listed, ...]
    older: str


class ReadGame(NamedTuple):
    """A game as anybody who looks on may see it.

    ``people`` are the ids by which the group knows its players now, by player; nobody whose name
    was erased is among them.
    """

    game: Listed
    pad: AnyPad
    people: Mapping[str, str]


def group_of_program(store: Store, key: bytes, token: str) -> str:
    """Return the id of the group that a program with the link's ``token`` may read.

    Raises:
        GroupLinkRevoked, NoSuchGroup: as :func:`scorepad.services.group_links.group_looked_at`.
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as transaction:
        return group_looked_at(transaction, key, "programs", token)


def game_list(store: Store, group_id: str, before: str) -> GameList:
    """Return a page of the games of the group, the one that follows on the last game ``before``.

    Raises:
        NoSuchPage: ``before`` is neither "" nor what a page has called ``older``.
        StoreUnavailable: they cannot be read now.
    """
    after = _before(before)
    with store.reading() as transaction:
        # Running games first: one that ends meanwhile is listed twice rather than not at all.
        running = (
            []
            if after
            else games_listed(
                transaction, "", group_id, over=False, limit=_A_PAGE, history_filter=_PLAYED
            )
        )
        past = games_listed(transaction, "", group_id, over=True, limit=_A_PAGE + 1, before=after)
    page = [listed(each, group_id) for each in past[:_A_PAGE]]
    return GameList(
        tuple(listed(each, group_id) for each in running),
        tuple(page),
        f"{page[-1].at}.{page[-1].game_id}" if len(past) > _A_PAGE else "",
    )


def read_game(store: Store, group_id: str, game_id: str) -> ReadGame:
    """Return a game of the group without what is hidden.

    Raises:
        NoSuchGame: the group has none with this id.
        UnreadableGame: what is stored of it is damaged.
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as transaction:
        found = transaction.history.among(group_id, [game_id])
        if not found:
            raise NoSuchGame(game_id)
        opened = DeviceGame(readable_game(transaction, found[0]), "view")
        pad = pad_of(transaction, opened).shown
        ids = person_ids(pad)
        now = transaction.people.ids_among(group_id, set(ids.values()))
    people = {
        player: now.get(person, person)
        for player, person in ids.items()
        if not is_erased(pad.names[player])
    }
    return ReadGame(listed(opened, group_id), pad, people)


def _before(text: str) -> Before | None:
    if not text:
        return None
    moment, _, game_id = text.partition(".")
    if not (moment.isascii() and moment.isdecimal() and len(moment) < 16 and game_id):
        raise NoSuchPage(text)
    return Before(int(moment), game_id)
