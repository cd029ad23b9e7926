"""Groups: a device that has the link of a group sees, starts and writes its games."""

import hmac
from collections.abc import Mapping

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.names import check_name, clean_name
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.links import derived, generations, new_game_id
from scorepad.services.pad_cache import pad_if_readable
from scorepad.services.people.seating import KnownPeople, known_people, note_people
from scorepad.store import GameRow, GroupRow, Store, Transaction

HOUSEHOLD = "household"
"""The id that stands for the machine itself among the devices; no device has it.

The link in the machine's terminal leads into its group.
"""

FEWEST_LETTERS = 4
"""The fewest letters of an id, a group's or a phone's, that may stand for all of it."""

_ID_LENGTH = 22
_OWNER_IN = "household:"


def owner_in(group_id: str) -> str:
    """Return the id by which the machine's owner acts in this group; no device has it."""
    return f"{_OWNER_IN}{group_id}"


def is_owner(device: str) -> bool:
    """Return whether ``device`` stands for the machine's owner, to whom all games are open."""
    return device == HOUSEHOLD or device.startswith(_OWNER_IN)


class NoSuchGroup(LookupError):
    """Raised when a link's group is unknown or withdrawn; it does not say which."""


class GroupLinkRenewed(NoSuchGroup):
    """Raised when a group's link was genuine once, and has been renewed since."""


def current_group(transaction: Transaction, device: str) -> GroupRow | None:
    """Return the group that ``device`` plays in now; ``None`` until it has one."""
    if device.startswith(_OWNER_IN):
        return transaction.groups.get(device.removeprefix(_OWNER_IN))
    groups = transaction.groups.of_device(device) if device else []
    return groups[0] if groups else None


def current_group_id(transaction: Transaction, device: str) -> str:
    """Return the id of the group that ``device`` plays in now, "" until it has one."""
    group = current_group(transaction, device)
    return group.group_id if group else ""


def _joined(transaction: Transaction, device: str) -> GroupRow:
    """Return the group that ``device`` plays in now, or raise :class:`NoSuchGroup`."""
    group = current_group(transaction, device)
    if group is None:
        raise NoSuchGroup(device)
    return group


def ensure_group(transaction: Transaction, device: str, now: int) -> str:
    """Return the id of the group that ``device`` plays in; begin one if there is none.

    Raises:
        NoSuchGroup: ``device`` is the owner in a group that is there no longer.
    """
    return _ensured(transaction, device, now).group_id


def _ensured(transaction: Transaction, device: str, now: int) -> GroupRow:
    group = current_group(transaction, device)
    if group is None and device.startswith(_OWNER_IN):
        raise NoSuchGroup(device.removeprefix(_OWNER_IN))
    return group or _begin(transaction, device, "", now)


def _begin(transaction: Transaction, device: str, name: str, now: int) -> GroupRow:
    """Begin a group, which ``device`` plays in from now on, and return it."""
    group = GroupRow(new_game_id(), name, now, 1)
    transaction.groups.add(group)
    transaction.groups.enter(group.group_id, device, group.generation, now)
    return group


def groups_of(store: Store, device: str) -> tuple[GroupRow, ...]:
    """Return every group that ``device`` is in, the one it plays in first."""
    with store.reading() as transaction:
        return tuple(transaction.groups.of_device(device)) if device else ()


def group_with_id(store: Store, device: str, group_id: str) -> GroupRow | None:
    """Return the group with the id, ``None`` if ``device`` is not in it."""
    groups = groups_of(store, device)
    return next((group for group in groups if group.group_id == group_id), None)


def group_token(key: bytes, group: GroupRow) -> str:
    """Return the token in the group's link: its id, and a secret derived from ``key``."""
    return group.group_id + _secret(key, group.group_id, group.generation)


def group_behind(store: Store, key: bytes, token: str) -> GroupRow:
    """Return the group that a link leads into.

    Raises:
        GroupLinkRenewed: the link was genuine once.
        NoSuchGroup: an unknown or damaged link, or the group is deleted.
    """
    group_id, secret = token[:_ID_LENGTH], token[_ID_LENGTH:]
    with store.reading() as transaction:
        group = transaction.groups.get(group_id) if token.isascii() else None
    present = group.generation if group else 0
    genuine = [
        generation
        for generation in generations(present)
        if hmac.compare_digest(secret, _secret(key, group_id, generation))
    ]
    if group is None or not genuine:
        raise NoSuchGroup(group_id)
    if genuine != [present]:
        raise GroupLinkRenewed(group_id)
    return group


def open_group(store: Store, key: bytes, token: str, device: str, now: int) -> None:
    """Let ``device`` play in the link's group from now on.

    It leaves those of its groups in which nobody has played or named anything yet.

    Raises:
        GroupLinkRenewed, NoSuchGroup: as :func:`group_behind`.
    """
    group = group_behind(store, key, token)
    with store.writing() as transaction:
        if transaction.groups.get(group.group_id) != group:
            raise NoSuchGroup(group.group_id)
        for other in transaction.groups.of_device(device):
            if _is_unused(transaction, other):
                transaction.groups.leave(other.group_id, device)
        transaction.groups.enter(group.group_id, device, group.generation, now)


def group_left(store: Store, device: str) -> GroupRow | None:
    """Return the group that ``device`` plays in, to stay in the background if it joins another.

    ``None`` if there is none, or if nobody has played or named anything there yet.
    """
    with store.reading() as transaction:
        group = current_group(transaction, device)
        return None if group is None or _is_unused(transaction, group) else group


def was_renewed_for(store: Store, device: str) -> bool:
    """Return whether ``device`` was in a group whose link was renewed since."""
    with store.reading() as transaction:
        return bool(device) and transaction.groups.was_renewed_for(device)


def group_to_share(store: Store, device: str, now: int) -> GroupRow:
    """Return the group of ``device``, to share its link; begin one if there is none."""
    with store.writing() as transaction:
        return _ensured(transaction, device, now)


def renew_group(store: Store, device: str, now: int) -> None:
    """Renew the link of the group: the old one ends, with every device that came by it.

    So do the links of a television and of programs, see :mod:`scorepad.services.group_links`.
    The device that renews it, and this machine, stay in the group. The others lose their rights in
    its games too, whatever link they have from there: the group showed them all. Phones that were
    never in the group keep the games that they came to.

    Raises:
        NoSuchGroup: the device is in none.
    """
    with store.writing() as transaction:
        group = _joined(transaction, device)
        household = current_group(transaction, HOUSEHOLD) == group
        kept = {device, *([HOUSEHOLD] if household else [])}
        others = {phone.device for phone in transaction.groups.devices(group.group_id)} - kept
        transaction.links.forget_group_games(group.group_id, others, "freed", device, now)
        generation = transaction.groups.renew(group.group_id)
        # Every phone of the group could see them.
        transaction.group_links.renew(group.group_id)
        for each in kept:
            transaction.groups.enter(group.group_id, each, generation, now)


def name_group(store: Store, device: str, name: str) -> Refusal | None:
    """Call the group of ``device`` ``name``, "" for none; return why that can't be its name.

    Raises:
        NoSuchGroup: the device is in none.
    """
    refusal = check_name(name, ())
    if refusal is not None and refusal.code is not Code.NAME_EMPTY:
        return refusal
    with store.writing() as transaction:
        group = _joined(transaction, device)
        transaction.groups.rename(group.group_id, clean_name(name))
    return None


def begin_group(store: Store, device: str, name: str, now: int) -> Refusal | None:
    """Begin another group, which ``device`` plays in; return why it can't have the name.

    Args:
        now: in Unix seconds.
    """
    refusal = check_name(name, ())
    if refusal is not None and refusal.code is Code.NAME_EMPTY:
        return Refusal(Code.GROUP_NEEDS_A_NAME)
    if refusal is None:
        with store.writing() as transaction:
            _begin(transaction, device, clean_name(name), now)
    return refusal


def ask_who(store: Store, device: str, *, asks_who: bool) -> None:
    """Set whether a group is always asked whom a known name means, or only if several have it.

    Raises:
        NoSuchGroup: the device is in none.
    """
    with store.writing() as transaction:
        group = _joined(transaction, device)
        transaction.groups.ask_who(group.group_id, asks_who=asks_who)


def choose_group(store: Store, device: str, group_id: str, now: int) -> None:
    """Let ``device`` play in this one of its groups from now on.

    Raises:
        NoSuchGroup: it is in no such group.
    """
    with store.writing() as transaction:
        for group in transaction.groups.of_device(device):
            if group.group_id == group_id:
                transaction.groups.enter(group_id, device, group.generation, now)
                return
    raise NoSuchGroup(group_id)


def leave_group(store: Store, device: str, group_id: str, now: int) -> None:
    """Take ``device`` out of the group and its games, which go on without it."""
    with store.writing() as transaction:
        if group_id in {group.group_id for group in transaction.groups.of_device(device)}:
            transaction.groups.leave(group_id, device)
            transaction.links.forget_group_games(group_id, [device], "left", device, now)


def household_token(store: Store, key: bytes, now: int) -> str:
    """Return the token in the link to the machine owner's group, which is made at the first start.

    Raises:
        StoreUnavailable: it cannot be read or made now.
    """
    with store.reading() as transaction:
        group = current_group(transaction, HOUSEHOLD)
    return group_token(key, group or group_to_share(store, HOUSEHOLD, now))


def _is_unused(transaction: Transaction, group: GroupRow) -> bool:
    owned = (
        transaction.history.rulesets(group.group_id)
        or transaction.house_rules.all(group.group_id)
        or transaction.seasons.all(group.group_id)
    )
    return not (group.name or owned)


def _secret(key: bytes, group_id: str, generation: int) -> str:
    return derived(key, f"circle:{group_id}:{generation}")


def is_of_household(store: Store, device: str) -> bool:
    """Return whether the device plays in the group of this machine's household.

    Raises:
        StoreUnavailable: the groups cannot be read now.
    """
    with store.reading() as transaction:
        household = current_group(transaction, HOUSEHOLD)
        return household is not None and current_group(transaction, device) == household


_AT_ONCE, _TIMES = 20, 25


def adopt_games(store: Store, device: str, now: int) -> None:
    """Move games without a group that ``device`` may write in into its own group.

    A few are moved in each transaction, so that no mark waits long. The rest is moved another time.

    Raises:
        StoreUnavailable: only some were moved, or none.
    """
    for _ in range(_TIMES if device else 0):
        with store.reading() as transaction:
            games = transaction.history.hosted_without_group(device, _AT_ONCE)
            seen = {
                _state(game): pad
                for game in games
                if (pad := pad_if_readable(transaction, game.game_id)) is not None
            }
        if seen:
            with store.reading() as transaction:
                group = known_people(transaction, current_group_id(transaction, device))
            with store.writing() as transaction:
                _adopt(transaction, device, now, seen, group)
        if len(seen) < _AT_ONCE:
            return


def _adopt(
    transaction: Transaction,
    device: str,
    now: int,
    seen: Mapping[tuple[str, str], AnyPad],
    group: KnownPeople,
) -> None:
    group_id = ensure_group(transaction, device, now)
    for game in transaction.history.hosted_without_group(device, _AT_ONCE):
        # Another request has just imported this game, or written in it: the next call adopts it.
        if _state(game) not in seen:
            continue
        transaction.games.move(game.game_id, group_id)
        placed = game._replace(group_id=group_id)
        note_people(transaction, placed, seen[_state(game)], game.created_at, group=group)


def _state(game: GameRow) -> tuple[str, str]:
    return game.game_id, game.state
