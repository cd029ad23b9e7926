"""A person's new name, written on the pads of the games so far."""

import secrets

from scorepad.pad.acts import rename
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.names import folded
from scorepad.play.keeping import keep_marks
from scorepad.play.people.people import person_within
from scorepad.store import Store, Writer

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
        with store.writing() as writer:
            circle_id, person = person_within(writer, device, person_id)
            games = writer.games_of_person(circle_id, person.person_id)
            left = [game for game in games if game not in done][:_AT_ONCE]
            ids = set(writer.ids_of_person(circle_id, person.person_id))
            for game_id in left:
                _rename(writer, game_id, ids, person.name, device[:8], at)
        if not left:
            return
        done.update(left)


def _rename(writer: Writer, game_id: str, ids: set[str], name: str, by: str, at: int) -> None:
    game = writer.game(game_id)
    if game is None or game.deleted_at is not None:
        return
    marks = writer.marks(game_id)
    pad = read_pad(marks)
    player = _called_otherwise(pad, ids, name)
    if player is None:
        return
    cells = rename(player, name)
    seen = pad.written.seen(cell for cell, _ in cells)
    mark = Mark(secrets.token_hex(16), cells, seen, by=by, at=at)
    keep_marks(writer, game, (mark,), pad, read_pad((*marks, mark)))


def _called_otherwise(pad: AnyPad, ids: set[str], name: str) -> str | None:
    others = {folded(each) for player, each in pad.names.items() if player not in ids}
    mine = [player for player, each in pad.names.items() if player in ids and each != name]
    return None if folded(name) in others or not mine else mine[0]
