"""``scorepad restore --game``: one game brought back from a copy, while a server may run."""

from pathlib import Path

import click

from scorepad.cli.errors import Failed
from scorepad.cli.group_store import store_of_groups
from scorepad.cli.progress import progress
from scorepad.services.access import NoSuchGame
from scorepad.services.game_from_copy import FromCopy, WentAnotherWay, game_from_copy
from scorepad.services.group_admin import group_called
from scorepad.services.groups import NoSuchGroup
from scorepad.store import UnreadableGame

_WHAT_NOW = {
    "here": "It is here already, with all that is in the copy; nothing was changed.",
    "back": "It is back, with {entries}.",
    "mended": "It can be read again, with {entries}.",
    "grown": "It has {entries} now, those that it had here among them.",
}


def restore_game(file: Path, game: str, group: str | None, instance: Path | None) -> None:
    """Bring back one game of ``file``, and say what became of it.

    Raises:
        NoCopy: ``file`` can't be used.
        Failed: nothing was changed.
    """
    with store_of_groups(instance) as store, progress() as shown:
        group_id = group_called(store, group).group_id if group else ""
        try:
            done = game_from_copy(store, file.absolute(), game, group_id, shown.part)
        except NoSuchGame as error:
            raise Failed(f"There is no game {error} in {file}. Nothing was changed.") from error
        except NoSuchGroup as error:
            raise Failed(
                "The group of the game is not here any more; --group names another one. "
                "Nothing was changed."
            ) from error
        except WentAnotherWay as error:
            raise Failed(
                f"The game {error} has other entries here than in {file}: it went on another way. "
                "It stays as it is."
            ) from error
        except UnreadableGame as error:
            raise Failed(
                f"The game {error.game_id} is damaged in {file}, too; take an older copy. "
                "Nothing was changed."
            ) from error
    click.echo(_said(done))


def _said(done: FromCopy) -> str:
    said = [_WHAT_NOW[done.recovery].format(entries=_entries(done.entries))]
    if done.later:
        said.append(f"{_entries(done.later)} that came after the copy stayed.")
    if done.lost:
        said.append(f"{_entries(done.lost)} that came after the copy can't be read, and are lost.")
    return " ".join(said)


def _entries(number: int) -> str:
    return f"{number} entr{'ies' if number != 1 else 'y'}"
