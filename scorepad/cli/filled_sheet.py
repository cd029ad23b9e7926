"""The sheet of a game that this machine holds, for ``scorepad sheet --from-game``."""

import os
import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from flask import current_app, url_for

from scorepad.address import means_this_computer, prefix_in
from scorepad.play.links import link_token
from scorepad.play.owner import owners_look
from scorepad.play.people.looks import looks_at
from scorepad.ready import make_ready
from scorepad.settings import Settings
from scorepad.sheets.filled_game import filled_game
from scorepad.sheets.page import Sheet
from scorepad.sheets.shown import Shown
from scorepad.store import Store

_BEFORE = re.compile(r"(.*?)/[go]/")
"""Of a link's path: what stands before a game or a secret."""


@dataclass(frozen=True, slots=True)
class FromGame:
    """The game that is asked for: a link to it or its id; ``address`` is where phones reach the
    server, which a link says by itself; "" for no code on the sheet."""

    game: str
    address: str
    instance: Path | None

    def settings(self) -> Settings:
        """Those of the server that the game is kept by. Raises ``NotReady``."""
        return make_ready(os.environ, self.instance)

    @property
    def root(self) -> str:
        """The address of the server for other phones, with a slash at its end;
        "" where none is known."""
        if self.address:
            return self.address.rstrip("/") + "/"
        link = urlsplit(self.game)
        if not _elsewhere(link.hostname or ""):
            return ""
        before = _BEFORE.match(link.path)
        prefix = prefix_in(before[1]) if before else ""
        return f"{link.scheme}://{link.netloc}{prefix or ''}/"


def sheet_of(asked: FromGame, store: Store, shown: Shown) -> Sheet:
    """The sheet of the game, in the context of the server's app.

    Raises:
        NoSuchGame: this machine has none of that kind.
        StoreUnavailable: the games cannot be read now.
    """
    now = owners_look(store, asked.game)
    link = ""
    key = current_app.secret_key
    if asked.root and isinstance(key, str):
        token = link_token(key.encode(), now.game, "view")
        with current_app.test_request_context(base_url=asked.root):
            link = url_for("links.open_it", token=token, _external=True)
    return filled_game(now, shown, link, looks_at(store, now))


def _elsewhere(host: str) -> bool:
    return bool(host) and not means_this_computer(host)
