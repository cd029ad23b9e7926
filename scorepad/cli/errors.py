"""The end of a command that fails, and the store for those that need one."""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any

import click

from scorepad.startup import WHY_NOT, NotReady, store_at
from scorepad.store import Store, StoreUnavailable, UnreadableGame


class Failed(click.ClickException):
    """An error that ends the command with status 1; the message is one sentence for a person."""

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the sentence on standard error, or into ``file``."""
        click.echo(f"scorepad: {self.message}", file=file, err=True)


def printable(text: str) -> str:
    """Return the text without what may change a terminal."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )


@contextmanager
def games_at(instance: Path | None) -> Iterator[Store]:
    """Open the store of this machine, which has to exist already, for the block.

    Raises:
        Failed: there is none, or it can't be used.
    """
    try:
        with closing(store_at(os.environ, instance)) as store:
            try:
                if not store.database.is_made():
                    raise Failed(
                        f"There are no games in {store.location}; name their folder with "
                        "--instance, or start scorepad serve once."
                    )
                yield store
            except UnreadableGame as error:
                raise Failed(
                    f"The game {error.game_id} can't be read: what is stored of it is damaged. "
                    "scorepad restore brings a copy back."
                ) from error
            except StoreUnavailable as error:
                why = f"The database of the games {WHY_NOT[error.reason]}."
                raise Failed(store.database.explain(error) or why) from error
    except NotReady as error:
        raise Failed(str(error)) from error
