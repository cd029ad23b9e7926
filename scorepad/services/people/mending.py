"""A name mended at a table: whom it means beyond that game."""

from typing import NamedTuple

from scorepad.pad.names import caseless, spellings
from scorepad.pad.people import person_ids
from scorepad.services.access import OpenedGame
from scorepad.services.groups import current_group
from scorepad.store import HistoryFilter, PersonRow, Store, Transaction


class Namesake(NamedTuple):
    """Another person of the group with the name, and the number of their games.

    ``met`` says that both were in one game, so that they are two people.
    """

    id: str
    name: str
    games: int
    met: bool


class KnownPlayer(NamedTuple):
    """A player of a game as the group knows them.

    ``name`` is that of the person, which the pad may not have. ``asks`` says that somebody has to
    choose how far a new name reaches: the person has finished another game, or is called otherwise
    on this pad. ``namesake`` is somebody else with the name that is on the pad.
    """

    id: str
    name: str
    asks: bool
    namesake: Namesake | None


def known_player(store: Store, device: str, opened: OpenedGame, player: str) -> KnownPlayer | None:
    """Return how the group of ``device`` knows a player of a game.

    Return ``None`` if the game belongs to another group, or the group does not know the player.

    Raises:
        StoreUnavailable: the people cannot be read now.
    """
    with store.reading() as transaction:
        group = current_group(transaction, device)
        if group is None or group.group_id != opened.game.group_id:
            return None
        person = transaction.people.get(group.group_id, person_ids(opened.pad)[player])
        if person is None or person.erased_at is not None:
            return None
        name = opened.pad.names[player]
        return KnownPlayer(
            person.person_id,
            person.name,
            person.name != name or _has_finished_another(transaction, opened, person),
            _namesake(transaction, opened.game.group_id, person, name),
        )


def _has_finished_another(transaction: Transaction, opened: OpenedGame, person: PersonRow) -> bool:
    finished = transaction.history.in_group(
        opened.game.group_id,
        over=True,
        filter_=HistoryFilter(person_id=person.person_id, written=True),
        limit=2,
        before=None,
    )
    return any(game.game_id != opened.game.game_id for game in finished)


def _namesake(
    transaction: Transaction, group_id: str, person: PersonRow, name: str
) -> Namesake | None:
    for other in transaction.people.called(group_id, spellings(name)):
        present = transaction.people.get(group_id, other.person_id)
        is_other = present == other and other.person_id != person.person_id
        if is_other and other.erased_at is None and caseless(other.name) == caseless(name):
            games = len(transaction.people.games_of(group_id, other.person_id))
            met = transaction.people.have_met(group_id, person.person_id, other.person_id)
            return Namesake(other.person_id, other.name, games, met)
    return None
