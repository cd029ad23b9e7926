"""The phones of a group: their names, their last visits, and how their rights are taken away."""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress

from scorepad.pad.moments import A_DAY
from scorepad.pad.names import caseless, check_name, clean_name
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.groups import FEWEST_LETTERS, HOUSEHOLD, current_group
from scorepad.store import GroupRow, Phone, Store, StoreUnavailable, Transaction

ID_SHOWN = 8
"""Letters of an id by which people tell phones apart."""


class NoSuchPhone(LookupError):
    """Raised when no phone, or several, have the name, or an id that begins with what was typed."""


def phones_in(store: Store, group_id: str) -> tuple[Phone, ...]:
    """Return the phones of the group, the one that was here last first."""
    with store.reading() as transaction:
        return _phones(transaction, group_id)


def phones_of(store: Store, device: str) -> tuple[Phone, ...]:
    """Return the phones of the group that ``device`` plays in, the one that was here last first."""
    with store.reading() as transaction:
        group = current_group(transaction, device)
        return _phones(transaction, group.group_id) if group else ()


def _phones(transaction: Transaction, group_id: str) -> tuple[Phone, ...]:
    phones = [each for each in transaction.groups.devices(group_id) if each.device != HOUSEHOLD]
    return tuple(sorted(phones, key=lambda phone: -phone.seen_at))


OWN = "own"
"""The text that stands for a phone itself in place of its id, which has no such letters."""


def phone_of_group(store: Store, device: str, beginning: str) -> Phone:
    """Return the phone of the group of ``device`` whose id begins with ``beginning``.

    Raises:
        NoSuchPhone: no phone's does, or those of several do.
    """
    if beginning == OWN:
        beginning = device
    phones = [each for each in phones_of(store, device) if each.device.startswith(beginning)]
    if len(beginning) < FEWEST_LETTERS or len(phones) != 1:
        raise NoSuchPhone(beginning)
    return phones[0]


def phone_called(store: Store, text: str) -> str:
    """Return the id of the one phone of the machine that has this name, or an id that begins so.

    Raises:
        NoSuchPhone: there is no such phone, or there are several.
    """
    with store.reading() as transaction:
        named = transaction.groups.named_devices()
        alike = [each for each in transaction.groups.devices_like(text) if each != HOUSEHOLD]
    called = {phone.device for phone in named if caseless(phone.name) == caseless(text)}
    if not called and len(text) >= FEWEST_LETTERS:
        called = set(alike)
    if len(called) != 1:
        raise NoSuchPhone(text)
    return called.pop()


def name_phone(store: Store, group_ids: Sequence[str], phone: str, name: str) -> Refusal | None:
    """Call the phone ``name`` in these groups, "" for none; return why that can't be its name.

    Two phones of one group have different names.
    """
    for group_id in group_ids:
        others = {
            caseless(each.name) for each in phones_in(store, group_id) if each.device != phone
        }
        refusal = check_name(name, others)
        if refusal is not None and refusal.code is not Code.NAME_EMPTY:
            return refusal
    with store.writing() as transaction:
        for group_id in group_ids:
            transaction.groups.name_devices(group_id, [phone], clean_name(name))
    return None


def groups_of_phone(store: Store, phone: str) -> tuple[GroupRow, ...]:
    """Return the groups that the phone is in."""
    with store.reading() as transaction:
        return tuple(transaction.groups.of_device(phone))


def take_out(store: Store, group_id: str, phone: str, by: str, now: int) -> None:
    """Take the phone out of the group, and its rights in the games of the group with it."""
    with store.writing() as transaction:
        transaction.groups.leave(group_id, phone)
        transaction.links.forget_group_games(group_id, [phone], "freed", by, now)


def revoke_phone(store: Store, phone: str, now: int) -> None:
    """Take from the phone everything that links have given it, as the machine's owner."""
    with store.writing() as transaction:
        transaction.links.forget_device(phone, "freed", HOUSEHOLD, now)


def note_visit(store: Store, device: str, now: int) -> None:
    """Note that ``device`` was here, unless that was noted within a day.

    A failure to write is ignored: it must not keep people from reading.
    """
    with suppress(StoreUnavailable):
        with store.reading() as transaction:
            seen = transaction.groups.last_seen(device) if device else None
        if seen is not None and seen < now - A_DAY:
            with store.writing() as transaction:
                transaction.groups.see(device, now)


def named_after(phones: Iterable[Phone], names: Iterable[str]) -> list[str]:
    """Return the ids of the phones whose name contains one of the ``names``.

    As in "Anna's phone", "Annas Handy" or "téléphone d'Anna".
    """
    words = [caseless(name) for name in names if caseless(name)]
    return [
        phone.device
        for phone in phones
        if any(re.search(rf"(?<!\w){re.escape(word)}", caseless(phone.name)) for word in words)
    ]
