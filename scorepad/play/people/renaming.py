"""A person's new name, written on the pads of the games so far."""

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import read_pad
from scorepad.pad.people import called, players_of
from scorepad.play.keeping import Change, keep_change
from scorepad.play.people.games import write_in
from scorepad.play.people.people import person_within
from scorepad.store import GameRow, Store

_AT_ONCE = 20


def rename_in_games(store: Store, device: str, person_id: str, at: int) -> None:
    """Writes the name that the person has now on every pad of theirs, as a mark
    like any other; a few games in each transaction, so that no mark waits long.
    Where somebody else is called so in a game, it keeps the old name.

    Raises:
        NoSuchPerson: the circle has nobody with this id.
        StoreUnavailable: not all was written, and the same can come again.
    """
    done: set[str] = set()
    while True:
        with store.reading() as reader:
            circle_id, person = person_within(reader, device, person_id)
            games = reader.games_of_person(circle_id, person.person_id)
            left = [game for game in games if game not in done][:_AT_ONCE]
            ids = set(reader.ids_of_person(circle_id, person.person_id))
        if not left:
            return
        changes = {
            game_id: _renamed(store, game_id, ids, person.name, device[:8], at) for game_id in left
        }
        with store.writing() as writer:
            if person_within(writer, device, person_id)[1].name != person.name:
                continue
            for game_id, (row, change) in changes.items():
                if writer.game(game_id) == row:
                    done.add(game_id)
                    if row is not None and change is not None:
                        keep_change(writer, row, change)


def _renamed(
    store: Store, game_id: str, ids: set[str], name: str, by: str, at: int
) -> tuple[GameRow | None, Change | None]:
    """A game as it is, and the change that writes the new name in it, if it is to be."""
    with store.reading() as reader:
        game = reader.game(game_id)
        if game is None or game.deleted_at is not None:
            return game, None
        marks = reader.marks(game_id)
    pad = read_pad(marks)
    cells = _called_otherwise(pad, ids, name)
    if not cells:
        return game, None
    return game, write_in((game, pad), cells, by, at)


def _called_otherwise(pad: AnyPad, ids: set[str], name: str) -> Cells:
    names = (called(pad, player, name) for player in players_of(pad, ids))
    return next((cells for cells in names if cells), ())
