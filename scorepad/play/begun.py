"""Games that only a phone has: begun there without network, or lost by the server."""

from scorepad.pad.begun import refuse_opening
from scorepad.pad.erasing import without_names
from scorepad.pad.marks import Mark
from scorepad.play.circles import own_circle
from scorepad.play.keeping import keep_opening
from scorepad.rules.refusal import Refusal
from scorepad.store import AlreadyThere, Store


class DeletedForGood(Exception):
    """The game was deleted on purpose, and no phone brings it back."""


class TakenId(Exception):
    """The game's id belongs to another game, or to somebody else's."""


def bring_game(store: Store, device: str, game_id: str, mark: Mark) -> Refusal | None:
    """Open the game that ``mark`` has opened on a phone, in its circle; the same
    game brought twice is one game. Why not, or ``None`` when it is open.

    Raises:
        TakenId, DeletedForGood: nothing was written.
        StoreUnavailable: nothing was written, and the same can come again.
    """
    refusal = refuse_opening(mark)
    if refusal is not None:
        return refusal
    try:
        with store.writing() as writer:
            gone = writer.forgotten(game_id)
            if "" in gone:
                raise DeletedForGood(game_id)
            (opening,) = without_names((mark,), gone) or (mark,)
            keep_opening(writer, game_id, own_circle(writer, device, mark.at), opening)
    except AlreadyThere:
        _check_same(store, device, game_id, mark)
    return None


def _check_same(store: Store, device: str, game_id: str, mark: Mark) -> None:
    with store.reading() as reader:
        right = reader.right(game_id, device)
        known = reader.mark(game_id, mark.id)
        (same,) = without_names((mark,), reader.forgotten(game_id)) or (mark,)
    if right is None or right.role != "host" or known is None or not known.says_what(same):
        raise TakenId(game_id)
