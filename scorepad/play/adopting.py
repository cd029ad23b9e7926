"""Games of a device that were begun before it had a circle."""

from collections.abc import Mapping

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import read_pad
from scorepad.play.circles import own_circle
from scorepad.play.people.seating import note_people
from scorepad.store import GameRow, Store, Writer

_AT_ONCE, _TIMES = 20, 25


def adopt_games(store: Store, device: str, at: int) -> None:
    """Bring games that ``device`` may write in, and that no circle has, into its own:
    a few in each transaction, so that no mark waits long, and the rest another time.

    Raises:
        StoreUnavailable: those that were brought before are.
    """
    for _ in range(_TIMES if device else 0):
        with store.reading() as reader:
            games = reader.hosted_without_circle(device, _AT_ONCE)
            seen = {_state(each): read_pad(reader.marks(each.game_id)) for each in games}
        if seen:
            with store.writing() as writer:
                _adopt(writer, device, at, seen)
        if len(seen) < _AT_ONCE:
            return


def _adopt(writer: Writer, device: str, at: int, seen: Mapping[tuple[str, str], AnyPad]) -> None:
    circle_id = own_circle(writer, device, at)
    for game in writer.hosted_without_circle(device, _AT_ONCE):
        # One that was brought, or written in, by another request waits for the next time.
        if _state(game) not in seen:
            continue
        writer.place_game(game.game_id, circle_id)
        placed = writer.game(game.game_id)
        assert placed is not None
        note_people(writer, placed, seen[_state(game)], game.created_at)


def _state(game: GameRow) -> tuple[str, str]:
    return game.game_id, game.state
