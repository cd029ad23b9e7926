"""``scorepad groups phones``, ``name-phone`` and ``revoke``: the phones that are in groups."""

import time
from pathlib import Path

import click

from scorepad.cli.commands import Command
from scorepad.cli.errors import Failed, printable
from scorepad.cli.group_store import ANY_ID, day, store_of_groups
from scorepad.i18n.refusals import sentence
from scorepad.i18n.speech import speaking
from scorepad.services.group_admin import group_called
from scorepad.services.phones import (
    ID_SHOWN,
    groups_of_phone,
    name_phone,
    phone_called,
    phones_in,
    revoke_phone,
)


@click.command(cls=Command, context_settings=ANY_ID)
@click.argument("group")
@click.pass_obj
def phones(instance: Path | None, group: str) -> None:
    """List the phones of GROUP, the one that was here last first."""
    with store_of_groups(instance) as store:
        for phone in phones_in(store, group_called(store, group).group_id):
            when = f"since {day(phone.opened_at)}, last here {day(phone.seen_at)}"
            name = f"  {phone.name}" if phone.name else ""
            click.echo(printable(f"{phone.device[:ID_SHOWN]}  {when}{name}"))


@click.command("name-phone", cls=Command)
@click.argument("phone")
@click.argument("name")
@click.pass_obj
def name_it(instance: Path | None, phone: str, name: str) -> None:
    """Call PHONE by a NAME in all its groups; "" takes it away."""
    with store_of_groups(instance) as store, speaking("en"):
        found = phone_called(store, phone)
        groups = groups_of_phone(store, found)
        if not groups:
            raise Failed(f"{phone} is in no group: it has single games by their links.")
        refusal = name_phone(store, [group.group_id for group in groups], found, name)
        if refusal is not None:
            raise Failed(sentence(refusal))
    click.echo("Done.")


@click.command(cls=Command)
@click.argument("phone")
@click.pass_obj
def revoke(instance: Path | None, phone: str) -> None:
    """Take every group and every game from a PHONE that is lost.

    Whoever has it can still open a link that it has kept: renew that as well.
    """
    with store_of_groups(instance) as store:
        revoke_phone(store, phone_called(store, phone), int(time.time()))
    click.echo(
        "Done. If it may have kept the link, renew that too (scorepad link --renew, or on a "
        "phone of the group). Games of a group of its own move with: scorepad groups merge."
    )
