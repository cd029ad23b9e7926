"""``scorepad groups``: the groups of people who play together, managed by the machine's owner."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from scorepad.cli.errors import Failed, games_at
from scorepad.i18n.numbers import file_day
from scorepad.i18n.refusals import sentence
from scorepad.i18n.speech import speaking
from scorepad.services.access import NoSuchGame
from scorepad.services.games import owners_game
from scorepad.services.group_admin import (
    GroupInList,
    NoSuchPhone,
    group_called,
    groups_listed,
    merge_groups,
    move_games,
    move_games_of_group,
    move_games_of_phone,
    phone_called,
    phones_in,
    rename_group,
    revoke_phone,
)
from scorepad.services.groups import NoSuchGroup
from scorepad.store import Store

_INSTANCE = click.option(
    "--instance", type=click.Path(path_type=Path), help="Folder that keeps the games."
)
# Ids may begin with a minus.
_ANY_ID = {"ignore_unknown_options": True}
_MANY, _SHOWN = 6, 8


@click.group(invoke_without_command=True)
@_INSTANCE
@click.pass_context
def groups(context: click.Context, instance: Path | None) -> None:
    """List the groups of this machine, or change them.

    A group is people who play together: whoever has its link sees its games. GROUP is
    its name, its id or four letters of it, or the word household. PHONE is how a phone's id
    begins, as "scorepad groups phones GROUP" shows it.
    """
    context.obj = instance
    if context.invoked_subcommand is None:
        with _store(instance) as store:
            for each in groups_listed(store):
                click.echo(_line(each))


@groups.command(context_settings=_ANY_ID)
@click.argument("group")
@click.argument("name")
@click.pass_obj
def rename(instance: Path | None, group: str, name: str) -> None:
    """Call GROUP by another NAME; "" takes its name away."""
    with _store(instance) as store, speaking("en"):
        refusal = rename_group(store, group_called(store, group).group_id, name)
        if refusal is not None:
            raise Failed(sentence(refusal))
    click.echo("Done.")


@groups.command(context_settings=_ANY_ID)
@click.argument("group")
@click.argument("into")
@click.pass_obj
def merge(instance: Path | None, group: str, into: str) -> None:
    """Put GROUP into another: its games, people, house rules and phones.

    GROUP is there no longer after that, and its link opens nothing.
    """
    with _store(instance) as store:
        one, other = group_called(store, group), group_called(store, into)
        if one == other:
            raise Failed(f"{group} and {into} are the same group.")
        moved = merge_groups(store, one.group_id, other.group_id)
    click.echo(f"Done; {_games(moved)} came along.")


@groups.command()
@click.option("--to", "to", required=True, metavar="GROUP", help="Where the games go.")
@click.option("--game", "game_ids", multiple=True, help="A game by its id or a link; repeatable.")
@click.option("--from", "source", metavar="GROUP", help="All games of a group.")
@click.option("--phone", help="All games that nobody but this phone has.")
@click.pass_obj
def move(
    instance: Path | None,
    to: str,
    game_ids: tuple[str, ...],
    source: str | None,
    phone: str | None,
) -> None:
    """Move games to a group.

    Some, those of another group, or those of a lost phone.
    """
    if sum(map(bool, (game_ids, source, phone))) != 1:
        raise click.UsageError("Say which games: --game, --from or --phone.")
    with _store(instance) as store:
        target = group_called(store, to).group_id
        if source:
            moved = move_games_of_group(store, group_called(store, source).group_id, target)
        elif phone:
            moved = move_games_of_phone(store, phone_called(store, phone), target)
        else:
            game_ids_found = [owners_game(store, game_id).game.game_id for game_id in game_ids]
            moved = move_games(store, game_ids_found, target)
    click.echo(f"Done; {_games(moved)} moved.")


@groups.command(context_settings=_ANY_ID)
@click.argument("group")
@click.pass_obj
def phones(instance: Path | None, group: str) -> None:
    """List the phones of GROUP, the one that came last first."""
    with _store(instance) as store:
        for phone, last_used in phones_in(store, group_called(store, group).group_id).items():
            click.echo(f"{phone[:_SHOWN]}  since {_day(last_used)}")


@groups.command()
@click.argument("phone")
@click.pass_obj
def revoke(instance: Path | None, phone: str) -> None:
    """Take every group and every game from a PHONE that is lost.

    Whoever has it can still open a link that it has kept: renew that as well.
    """
    with _store(instance) as store:
        revoke_phone(store, phone_called(store, phone))
    click.echo(
        "Done. If it may have kept the link, renew that too (scorepad link --renew, or on a "
        "phone of the group). Games of a group of its own move with: scorepad groups merge."
    )


def _line(group: GroupInList) -> str:
    name = group.row.name or "an unnamed group"
    more = ", ..." if len(group.people) > _MANY else ""
    who = f" ({', '.join(group.people[:_MANY])}{more})" if group.people else ""
    last = f", the last on {_day(group.last_begun)}" if group.last_begun is not None else ""
    counts = f"{_games(group.games)}{last}; {group.phones} phone{'s' * (group.phones != 1)}"
    household = ", the household" if group.is_household else ""
    text = f"{group.row.group_id}  {name}{household}{who}: {counts}"
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )


def _games(number: int) -> str:
    return f"{number} game{'s' * (number != 1)}"


def _day(timestamp: int) -> str:
    return file_day(timestamp) or "?"


@contextmanager
def _store(instance: Path | None) -> Iterator[Store]:
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
            f"No phone's id, or those of several, begin with {error}; "
            "scorepad groups phones GROUP lists them."
        ) from error
    except NoSuchGame as error:
        raise Failed(f"There is no game {error}. Nothing was moved.") from error
