"""Games of a device that were begun before it had a circle."""

from scorepad.pad.kinds import read_pad
from scorepad.play.circles import own_circle
from scorepad.play.people.seating import note_people
from scorepad.store import Store, Writer

_AT_ONCE, _TIMES = 20, 25


def adopt_games(store: Store, device: str, at: int) -> None:
    """Brings games that ``device`` may write in, and that no circle has, into
    its own: a few in each transaction, so that no mark waits long, and the rest
    another time.

    Raises:
        StoreUnavailable: those that were brought before are.
    """
    with store.reading() as reader:
        waiting = bool(device) and bool(reader.hosted_without_circle(device, 1))
    for _ in range(_TIMES if waiting else 0):
        with store.writing() as writer:
            if not _adopt(writer, device, at):
                return


def _adopt(writer: Writer, device: str, at: int) -> bool:
    games = writer.hosted_without_circle(device, _AT_ONCE)
    circle_id = own_circle(writer, device, at) if games else ""
    for game in games:
        writer.place_game(game.game_id, circle_id)
        placed = writer.game(game.game_id)
        assert placed is not None
        note_people(writer, placed, read_pad(writer.marks(game.game_id)).names, game.created_at)
    return len(games) == _AT_ONCE
