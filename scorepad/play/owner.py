"""Games as the owner of the machine sees them, who needs no link."""

from urllib.parse import urlsplit

from scorepad.play.links import game_in_token
from scorepad.play.looking import Look, NoSuchGame
from scorepad.play.memory import pad_of
from scorepad.store import Opened, Store


def owners_look(store: Store, link_or_id: str) -> Look:
    """The game with this id, or that a link to it leads to, read from its marks.

    Raises:
        NoSuchGame: there is none on this machine.
        StoreUnavailable: the games cannot be read now.
    """
    path = urlsplit(link_or_id.strip()).path
    last = path.rstrip("/").rpartition("/")[2]
    parts = path.split("/")
    if "g" in parts[:-1]:
        last = parts[parts.index("g") + 1]
    with store.reading() as reader:
        for game_id in (last, game_in_token(last)):
            game = reader.game(game_id) if game_id else None
            if game is not None:
                return Look(game, "host", pad_of(reader, Opened(game, "host")))
    raise NoSuchGame(link_or_id)
