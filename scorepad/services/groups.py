"""Groups: a device that has the link of a group sees, starts and writes its games."""

import hmac
from collections.abc import Mapping

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import read_pad
from scorepad.pad.names import check_name, clean_name
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.ids import derived, new_game_id
from scorepad.services.people.seating import note_people
from scorepad.store import GameRow, GroupRow, Reader, Store, Writer

HOUSEHOLD = "household"
"""The id that stands for the machine itself among the devices; no device has it.

Whoever reads the machine's terminal is let into its group.
"""

_ID_LENGTH = 22


class NoSuchGroup(LookupError):
    """The refusal of a group that is unknown or withdrawn: whoever asks can't tell which."""


def group_now(reader: Reader, device: str) -> GroupRow | None:
    """Return the group that ``device`` plays in now; ``None`` until it has one."""
    groups = reader.groups_of(device) if device else []
    return groups[0] if groups else None


def _joined(reader: Reader, device: str) -> GroupRow:
    """Return the group that ``device`` plays in now.

    Raises:
        NoSuchGroup: the device is in none.
    """
    group = group_now(reader, device)
    if group is None:
        raise NoSuchGroup(device)
    return group


def own_group(writer: Writer, device: str, now: int) -> str:
    """Return the id of the group that ``device`` plays in; begin one where there is none."""
    group = group_now(writer, device) or _begin(writer, device, "", now)
    return group.circle_id


def _begin(writer: Writer, device: str, name: str, now: int) -> GroupRow:
    """Begin a group, which ``device`` plays in from now on, and return it."""
    group = GroupRow(new_game_id(), name, now, 1)
    writer.add_group(group)
    writer.enter_group(group.circle_id, device, group.generation, now)
    return group


def groups_of(store: Store, device: str) -> tuple[GroupRow, ...]:
    """Return every group that ``device`` is in, the one it plays in first."""
    with store.reading() as reader:
        return tuple(reader.groups_of(device)) if device else ()


def group_with_id(store: Store, device: str, circle_id: str) -> GroupRow | None:
    """Return the group with the id, ``None`` where ``device`` is not in it."""
    groups = groups_of(store, device)
    return next((group for group in groups if group.circle_id == circle_id), None)


def group_token(key: bytes, group: GroupRow) -> str:
    """Return the token in the group's link: its id, and a secret derived from ``key``."""
    return group.circle_id + _secret(key, group)


def open_group(store: Store, key: bytes, token: str, device: str, now: int) -> None:
    """Let ``device`` play in the link's group from now on.

    It leaves its groups in which nobody has played or named anything yet: nobody needs them.

    Raises:
        NoSuchGroup: an unknown, damaged or withdrawn link.
    """
    circle_id, secret = token[:_ID_LENGTH], token[_ID_LENGTH:]
    with store.reading() as reader:
        group = reader.group(circle_id) if token.isascii() else None
    if group is None or not hmac.compare_digest(secret, _secret(key, group)):
        raise NoSuchGroup(circle_id)
    with store.writing() as writer:
        if writer.group(circle_id) != group:
            raise NoSuchGroup(circle_id)
        for other in writer.groups_of(device):
            if _is_unused(writer, other):
                writer.leave_group(other.circle_id, device)
        writer.enter_group(circle_id, device, group.generation, now)


def group_to_share(store: Store, device: str, now: int) -> GroupRow:
    """Return the group of ``device``, to share its link; begin one where there is none."""
    with store.writing() as writer:
        circle_id = own_group(writer, device, now)
        group = writer.group(circle_id)
        assert group is not None
        return group


def renew_group(store: Store, device: str, now: int) -> None:
    """Renew the link of the group: the old one ends, with every device that came by it.

    The device that renews it, and this machine, stay in the group.

    Raises:
        NoSuchGroup: the device is in none.
    """
    with store.writing() as writer:
        group = _joined(writer, device)
        household = group_now(writer, HOUSEHOLD) == group
        generation = writer.renew_group(group.circle_id)
        for each in {device, *([HOUSEHOLD] if household else [])}:
            writer.enter_group(group.circle_id, each, generation, now)


def name_group(store: Store, device: str, name: str) -> Refusal | None:
    """Call the group of ``device`` ``name``, "" for none; return why that can't be its name.

    Raises:
        NoSuchGroup: the device is in none.
    """
    refusal = check_name(name, ())
    if refusal is not None and refusal.code is not Code.NAME_EMPTY:
        return refusal
    with store.writing() as writer:
        group = _joined(writer, device)
        writer.name_group(group.circle_id, clean_name(name))
    return None


def begin_group(store: Store, device: str, name: str, now: int) -> Refusal | None:
    """Begin another group, which ``device`` plays in; return why it can't have the name.

    Args:
        now: in Unix seconds.
    """
    refusal = check_name(name, ())
    if refusal is None:
        with store.writing() as writer:
            _begin(writer, device, clean_name(name), now)
    return refusal


def ask_who(store: Store, device: str, *, asks_who: bool) -> None:
    """Set whether the group of ``device`` is always asked whom a known name means.

    If not, it is asked only where somebody may be mistaken.

    Raises:
        NoSuchGroup: the device is in none.
    """
    with store.writing() as writer:
        group = _joined(writer, device)
        writer.ask_in_group(group.circle_id, asks_who=asks_who)


def choose_group(store: Store, device: str, circle_id: str, now: int) -> None:
    """Let ``device`` play in this one of its groups from now on.

    Raises:
        NoSuchGroup: it is in no such group.
    """
    with store.writing() as writer:
        for group in writer.groups_of(device):
            if group.circle_id == circle_id:
                writer.enter_group(circle_id, device, group.generation, now)
                return
    raise NoSuchGroup(circle_id)


def leave_group(store: Store, device: str, circle_id: str) -> None:
    """Take ``device`` out of the group, which goes on without it."""
    with store.writing() as writer:
        writer.leave_group(circle_id, device)


def household_token(store: Store, key: bytes, now: int) -> str:
    """Return the token in the link to the group of this machine's owner.

    The group is made at the first start.

    Raises:
        StoreUnavailable: it cannot be read or made now.
    """
    with store.reading() as reader:
        group = group_now(reader, HOUSEHOLD)
    return group_token(key, group or group_to_share(store, HOUSEHOLD, now))


def _is_unused(reader: Reader, group: GroupRow) -> bool:
    owned = reader.rulesets_played(group.circle_id) or reader.house_rules(group.circle_id)
    return not (group.name or owned)


def _secret(key: bytes, group: GroupRow) -> str:
    return derived(key, f"circle:{group.circle_id}:{group.generation}")


def is_of_household(store: Store, device: str) -> bool:
    """Return whether the device plays in the group of this machine's household.

    Raises:
        StoreUnavailable: the groups cannot be read now.
    """
    with store.reading() as reader:
        household = group_now(reader, HOUSEHOLD)
        return household is not None and group_now(reader, device) == household


_AT_ONCE, _TIMES = 20, 25


def adopt_games(store: Store, device: str, now: int) -> None:
    """Move games of no group that ``device`` may write in into its own group.

    A few are moved in each transaction, so that no mark waits long, and the rest another time.

    Raises:
        StoreUnavailable: only some were moved, or none.
    """
    for _ in range(_TIMES if device else 0):
        with store.reading() as reader:
            games = reader.hosted_without_group(device, _AT_ONCE)
            seen = {_state(game): read_pad(reader.marks(game.game_id)) for game in games}
        if seen:
            with store.writing() as writer:
                _adopt(writer, device, now, seen)
        if len(seen) < _AT_ONCE:
            return


def _adopt(writer: Writer, device: str, now: int, seen: Mapping[tuple[str, str], AnyPad]) -> None:
    circle_id = own_group(writer, device, now)
    for game in writer.hosted_without_group(device, _AT_ONCE):
        # One that was brought, or written in, by another request waits for the next time.
        if _state(game) not in seen:
            continue
        writer.place_game(game.game_id, circle_id)
        placed = writer.game(game.game_id)
        assert placed is not None
        note_people(writer, placed, seen[_state(game)], game.created_at)


def _state(game: GameRow) -> tuple[str, str]:
    return game.game_id, game.state
