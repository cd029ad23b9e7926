"""Links of a group by which others look on, and do nothing else: a television, for instance."""

import hmac

from scorepad.services.groups import GroupLinkRenewed, NoSuchGroup, current_group
from scorepad.services.links import derived, generations
from scorepad.store import GroupLink, GroupLinkRole, Store, Transaction

_ID_LENGTH = 22


class GroupLinkRevoked(GroupLinkRenewed):
    """Raised when a link by which somebody looked on was genuine once, and has been revoked."""


def group_link_token(key: bytes, link: GroupLink) -> str:
    """Return the token in the link: the group's id, and a secret derived from ``key``."""
    return link.group_id + _secret(key, link.group_id, link.role, link.generation)


def group_link(store: Store, device: str, role: GroupLinkRole) -> GroupLink | None:
    """Return the link with this role of the group that ``device`` plays in, ``None`` for none.

    Raises:
        NoSuchGroup: the device is in no group.
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as transaction:
        found = transaction.group_links.get(_group_of(transaction, device), role)
    return found if found is not None and found.is_open else None


def make_group_link(store: Store, device: str, role: GroupLinkRole) -> None:
    """Make a link of the group that ``device`` plays in; one that is there stays.

    Raises:
        NoSuchGroup: the device is in no group.
    """
    with store.writing() as transaction:
        group_id = _group_of(transaction, device)
        present = transaction.group_links.get(group_id, role)
        if present is None or not present.is_open:
            generation = present.generation if present else 1
            transaction.group_links.put(GroupLink(group_id, role, generation, is_open=True))


def revoke_group_link(store: Store, device: str, role: GroupLinkRole) -> None:
    """Revoke the link of the group that ``device`` plays in; whoever looks on by it sees no more.

    Raises:
        NoSuchGroup: the device is in no group.
    """
    with store.writing() as transaction:
        present = transaction.group_links.get(_group_of(transaction, device), role)
        if present is not None and present.is_open:
            generation = present.generation + 1
            transaction.group_links.put(present._replace(generation=generation, is_open=False))


def group_looked_at(transaction: Transaction, key: bytes, role: GroupLinkRole, token: str) -> str:
    """Return the id of the group that a link of this role lets somebody look at.

    Raises:
        GroupLinkRevoked: the link was genuine once.
        NoSuchGroup: an unknown or damaged link, or the group is deleted.
    """
    group_id, secret = token[:_ID_LENGTH], token[_ID_LENGTH:]
    link = transaction.group_links.get(group_id, role) if token.isascii() else None
    if link is None:
        raise NoSuchGroup(group_id)
    genuine = [
        generation
        for generation in generations(link.generation)
        if hmac.compare_digest(secret, _secret(key, group_id, role, generation))
    ]
    if not genuine:
        raise NoSuchGroup(group_id)
    if genuine != [link.generation] or not link.is_open:
        raise GroupLinkRevoked(group_id)
    return group_id


def _group_of(transaction: Transaction, device: str) -> str:
    group = current_group(transaction, device)
    if group is None:
        raise NoSuchGroup(device)
    return group.group_id


def _secret(key: bytes, group_id: str, role: GroupLinkRole, generation: int) -> str:
    return derived(key, f"circle:{group_id}:{role}:{generation}")
