"""The store for commands about groups, whose failures end them, and their words."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scorepad.cli.errors import Failed, games_at
from scorepad.i18n.numbers import file_day
from scorepad.services.access import NoSuchGame
from scorepad.services.group_admin import NoSuchName
from scorepad.services.groups import NoSuchGroup
from scorepad.services.phones import NoSuchPhone
from scorepad.store import Store

# Ids may begin with a minus.
ANY_ID = {"ignore_unknown_options": True}


def in_games(number: int) -> str:
    """Return the number of games in words."""
    return f"{number} game{'s' * (number != 1)}"


def day(timestamp: int) -> str:
    """Return the day of a Unix second, "?" for one that no calendar has."""
    return file_day(timestamp) or "?"


@contextmanager
def store_of_groups(instance: Path | None) -> Iterator[Store]:
    """Open the store of this machine; what goes wrong in the block ends the command."""
    try:
        with games_at(instance) as store:
            yield store
    except NoSuchGroup as error:
        raise Failed(
            f"No group, or more than one, is called {error}; scorepad groups lists them."
        ) from error
    except NoSuchPhone as error:
        raise Failed(
            f"No phone's name is {error}, and no id, or those of several, begin with {error}; "
            "scorepad groups phones GROUP lists them."
        ) from error
    except NoSuchName as error:
        raise Failed(
            f"Nobody there, or more than one, is called {error}; "
            "scorepad groups people GROUP lists them with their ids."
        ) from error
    except NoSuchGame as error:
        raise Failed(f"There is no game {error}. Nothing was moved.") from error
