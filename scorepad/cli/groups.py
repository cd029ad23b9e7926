"""``scorepad groups``: the groups of people who play together, managed by the machine's owner."""

import os
import sys
import time
from pathlib import Path

import click

from scorepad.cli.backups import plan_of
from scorepad.cli.commands import Group, gettext
from scorepad.cli.errors import Failed, printable
from scorepad.cli.group_phones import name_it, phones, revoke
from scorepad.cli.group_store import ANY_ID, day, in_games, store_of_groups
from scorepad.cli.progress import progress
from scorepad.i18n.refusals import sentence
from scorepad.i18n.speech import speaking
from scorepad.services.backups import copies_kept
from scorepad.services.deleted_groups import (
    DeletedGroup,
    bring_back_group,
    delete_group,
    deleted_groups,
)
from scorepad.services.games import owners_game
from scorepad.services.group_admin import (
    GroupInList,
    deleted_group_called,
    group_called,
    groups_listed,
    merge_groups,
    move_games,
    move_games_of_group,
    move_games_of_phone,
    person_called,
)
from scorepad.services.groups import NoSuchGroup, name_group, owner_in
from scorepad.services.people.erasing import begin_erasing, erasures_in, go_on_erasing
from scorepad.services.people.people import people_of
from scorepad.services.phones import phone_called
from scorepad.startup import settings_in_place

_INSTANCE = click.option(
    "--instance", type=click.Path(path_type=Path), help="Folder that keeps the games."
)
_MANY = 6
"""People of a group that a line of the list names."""


@click.group(cls=Group, invoke_without_command=True)
@_INSTANCE
@click.pass_context
def groups(context: click.Context, instance: Path | None) -> None:
    """List the groups of this machine, or change them.

    A group is people who play together: whoever has its link sees its games. GROUP is
    its name, its id or four letters of it, or the word household. PHONE is a phone's name, or
    how its id begins, as "scorepad groups phones GROUP" shows it.
    """
    context.obj = instance
    if context.invoked_subcommand is None:
        with store_of_groups(instance) as store:
            for each in groups_listed(store):
                click.echo(_line(each))
            for gone in deleted_groups(store):
                click.echo(_deleted_line(gone))


@groups.command(context_settings=ANY_ID)
@click.argument("group")
@click.argument("name")
@click.pass_obj
def rename(instance: Path | None, group: str, name: str) -> None:
    """Call GROUP by another NAME; "" takes its name away."""
    with store_of_groups(instance) as store, speaking("en"):
        refusal = name_group(store, owner_in(group_called(store, group).group_id), name)
        if refusal is not None:
            raise Failed(sentence(refusal))
    click.echo("Done.")


@groups.command(context_settings=ANY_ID)
@click.argument("group")
@click.argument("into")
@click.pass_obj
def merge(instance: Path | None, group: str, into: str) -> None:
    """Put GROUP into another, with all that it has.

    That is its games, people, house rules, seasons and phones. GROUP is there no longer after
    that, and its link opens nothing.
    """
    with store_of_groups(instance) as store, progress() as shown:
        one, other = group_called(store, group), group_called(store, into)
        if one == other:
            raise Failed(f"{group} and {into} are the same group.")
        merged = merge_groups(store, one.group_id, other.group_id, shown.games)
    click.echo(f"Done; {in_games(merged.games)} came along.")
    if merged.left_out:
        click.echo(f"Seasons left out, as others have their days: {', '.join(merged.left_out)}.")


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
        raise click.UsageError(gettext("Say which games: --game, --from or --phone."))
    with store_of_groups(instance) as store, progress() as shown:
        target = group_called(store, to).group_id
        if source:
            source_id = group_called(store, source).group_id
            moved = move_games_of_group(store, source_id, target, shown.games)
        elif phone:
            moved = move_games_of_phone(store, phone_called(store, phone), target, shown.games)
        else:
            game_ids_found = [owners_game(store, game_id).game.game_id for game_id in game_ids]
            moved = move_games(store, game_ids_found, target, shown.games)
    click.echo(f"Done; {in_games(moved)} moved.")


@groups.command(context_settings=ANY_ID)
@click.argument("group")
@click.pass_obj
def people(instance: Path | None, group: str) -> None:
    """List the people of GROUP with their ids.

    The one who played last comes first.
    """
    with store_of_groups(instance) as store:
        here = owner_in(group_called(store, group).group_id)
        for person in people_of(store, here):
            click.echo(printable(f"{person.id}  {person.name}: {in_games(person.games)}"))
        for left in erasures_in(store, here):
            click.echo(
                printable(
                    f"{left.person_id}  {left.name}: being erased, {in_games(left.left)} left"
                )
            )


@groups.command(context_settings=ANY_ID)
@click.argument("group")
@click.argument("person")
@click.option("--yes", "sure", is_flag=True, help="Without asking once more.")
@click.pass_obj
def erase(instance: Path | None, group: str, person: str, sure: bool) -> None:
    """Erase PERSON, a name or an id, from GROUP for good.

    Nobody can bring the name back. A dash stands in its place, and the others' sheets still add
    up. Where it is cut off, the server goes on, or the same command.
    """
    with store_of_groups(instance) as store, progress() as shown:
        plan = plan_of(settings_in_place(os.environ, instance, make=False))
        here = owner_in(group_called(store, group).group_id)
        found = person_called(store, here, person)
        if not sure:
            _ask(f"Erase {found.name} from {in_games(found.games)} for good?")
        begin_erasing(store, here, found.id, int(time.time()))
        while (left := go_on_erasing(store, here, found.id)).left:
            shown.games(max(0, found.games - left.left), found.games)
            if left.is_stuck:
                names = ", ".join(left.damaged)
                raise Failed(
                    f"{found.name} is gone from all other games, but {names} can't be read, and "
                    "may have the name still: bring it back from a copy (scorepad restore --game) "
                    "or delete it, and say this again."
                )
        copies = copies_kept(store, plan)
    click.echo("Done.")
    if copies:
        number = copies.daily + len(copies.left)
        click.echo(
            f"{number} cop{'ies' if number > 1 else 'y'} of the games beside them still have the "
            "name, until newer ones take their place: scorepad check says how many there are."
        )


@groups.command(context_settings=ANY_ID)
@click.argument("group")
@click.pass_obj
def delete(instance: Path | None, group: str) -> None:
    """Delete GROUP with its games, people and rules.

    It can be brought back for 30 days. Its link opens nothing from then on, and no phone sees its
    games. Where it is cut off, the same command goes on.
    """
    with store_of_groups(instance) as store, progress() as shown:
        try:
            group_id = group_called(store, group).group_id
        except NoSuchGroup:
            group_id = deleted_group_called(store, group).group_id
        gone = delete_group(store, group_id, int(time.time()), shown.games)
        until = next(each.until for each in deleted_groups(store) if each.row.group_id == group_id)
    click.echo(
        f"Done; {in_games(gone)} went with it. Until {day(until)} it comes back with: "
        f"scorepad groups bring-back {group_id}"
    )


@groups.command("bring-back", context_settings=ANY_ID)
@click.argument("group")
@click.pass_obj
def bring_back(instance: Path | None, group: str) -> None:
    """Bring back a GROUP that was deleted, with all it had."""
    with store_of_groups(instance) as store, progress() as shown:
        group_id = deleted_group_called(store, group).group_id
        back = bring_back_group(store, group_id, int(time.time()), shown.games)
    click.echo(f"Done; {in_games(back)} came back with it.")


for _command in (phones, name_it, revoke):
    groups.add_command(_command)


def _ask(question: str) -> None:
    """Go on where somebody says yes."""
    if not sys.stdin.isatty():
        raise Failed("Nobody is there to say yes; --yes does it without asking.")
    if not click.confirm(printable(question), err=True):
        raise Failed("Nothing was changed.")


def _line(group: GroupInList) -> str:
    name = group.row.name or "an unnamed group"
    more = ", ..." if len(group.people) > _MANY else ""
    who = f" ({', '.join(group.people[:_MANY])}{more})" if group.people else ""
    last = f", the last on {day(group.last_begun)}" if group.last_begun is not None else ""
    counts = f"{in_games(group.games)}{last}; {group.phones} phone{'s' * (group.phones != 1)}"
    household = ", the household" if group.is_household else ""
    return printable(f"{group.row.group_id}  {name}{household}{who}: {counts}")


def _deleted_line(group: DeletedGroup) -> str:
    name = group.row.name or "an unnamed group"
    return printable(
        f"{group.row.group_id}  {name}: deleted on {day(group.deleted_at)}, "
        f"can be brought back until {day(group.until)}"
    )
