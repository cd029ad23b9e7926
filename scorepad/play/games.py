"""Opening games, and finding them again."""

import secrets
from collections.abc import Mapping

from scorepad.pad.kinds import check_opening, opening_cells, read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening
from scorepad.play.summary import summarize
from scorepad.rules.refusal import Refusal
from scorepad.store import AlreadyThere, Before, DeviceGame, Store, Writer


def new_game_id() -> str:
    """An id that nobody can guess: 128 random bits, 22 characters."""
    return secrets.token_urlsafe(16)


def new_player_id() -> str:
    """An id for a player of one game."""
    return secrets.token_hex(4)


def open_game(
    store: Store, device: str, game_id: str, opening: Opening, at: int
) -> Mapping[str, Refusal]:
    """Open a game under ``game_id`` for its host; the same game opened twice
    is one game.

    Returns what is wrong with the opening, by place; empty when it is open.

    Raises:
        StoreUnavailable: nothing was written.
    """
    wrong = check_opening(opening)
    if wrong:
        return wrong
    try:
        with store.writing() as writer:
            begin_game(writer, game_id, opening, device, at)
            writer.grant(game_id, device, "host", 1, at)
    except AlreadyThere:
        return {}
    return {}


def begin_game(writer: Writer, game_id: str, opening: Opening, device: str, at: int) -> None:
    """The game with its first mark, which nobody may see yet; the opening has
    been checked.

    Raises:
        AlreadyThere: the id is taken.
    """
    mark = Mark(secrets.token_hex(16), opening_cells(opening), by=device[:8], at=at)
    summary = summarize(read_pad((mark,)))
    writer.add_game(game_id, at, summary)
    writer.append(game_id, mark, summary)


def games_of(
    store: Store, device: str, limit: int, before: Before | None = None
) -> list[DeviceGame]:
    """The games that the device may open, last written first."""
    with store.reading() as reader:
        return reader.games_of(device, limit, before)
