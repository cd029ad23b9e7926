"""The link that the terminal shows: whoever reads it is of the household."""

import time

from scorepad.play.circles import household_token
from scorepad.settings import Settings
from scorepad.store import Store, StoreUnavailable


def household_path(settings: Settings) -> str:
    """The path of the link to all games of this machine's household, without
    its first ``/``; "" where the database can't be written now: the server
    starts all the same."""
    store = Store(settings.database_url)
    try:
        return f"c/{household_token(store, settings.secret_key.encode(), int(time.time()))}"
    except StoreUnavailable:
        return ""
    finally:
        # The server's processes open their own connections.
        store.close()
