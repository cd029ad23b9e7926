"""The end of ``export``, ``import`` and ``sheet`` where they can't do what was asked."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Never

import click

from scorepad.cli.errors import printable
from scorepad.i18n.sheets import game_unreadable, games_unreadable, no_game_here
from scorepad.services.access import NoSuchGame
from scorepad.startup import NotReady
from scorepad.store import StoreUnavailable, UnreadableGame


def refuse(why: str, about: Iterable[str] = ()) -> Never:
    """End with status 2 and a sentence, and a line for each thing that it is ``about``."""
    # They may quote a wrong file.
    click.echo(f"scorepad: {printable(why)}", err=True)
    for line in about:
        click.echo(f"  {printable(line)}", err=True)
    sys.exit(2)


@contextmanager
def refusing(file: str | Path) -> Iterator[None]:
    """Refuse where the block can't have the games, or can't read or write the ``file``."""
    try:
        yield
    except NotReady as error:
        refuse(str(error))
    except NoSuchGame:
        refuse(no_game_here())
    except UnreadableGame:
        refuse(game_unreadable())
    except StoreUnavailable:
        refuse(games_unreadable())
    except OSError as error:
        refuse(f"{file}: {error.strerror}")
