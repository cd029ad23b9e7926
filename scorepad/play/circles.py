"""Circles: whoever has a circle's link sees, starts and writes its games."""

import hmac

from scorepad.pad.names import check_name, clean_name
from scorepad.play.derived import derived
from scorepad.play.ids import new_game_id
from scorepad.rules.refusal import Code, Refusal
from scorepad.store import CircleRow, Reader, Store, Writer

HOUSEHOLD = "household"
"""Stands for the machine itself among the devices, none of which is called so:
whoever reads its terminal is let into its circle."""

_ID_LENGTH = 22


class NoSuchCircle(LookupError):
    """No circle for this device, or by this link: unknown and withdrawn are the
    same to whoever asks."""


def circle_now(reader: Reader, device: str) -> CircleRow | None:
    """The circle that ``device`` plays in now; ``None`` until it has one."""
    circles = reader.circles_of(device) if device else []
    return circles[0] if circles else None


def _joined(reader: Reader, device: str) -> CircleRow:
    """Return the circle that ``device`` plays in now.

    Raises:
        NoSuchCircle: the device is in none.
    """
    circle = circle_now(reader, device)
    if circle is None:
        raise NoSuchCircle(device)
    return circle


def own_circle(writer: Writer, device: str, at: int) -> str:
    """The id of the circle that ``device`` plays in; one is made by itself."""
    circle = circle_now(writer, device) or _begin(writer, device, "", at)
    return circle.circle_id


def _begin(writer: Writer, device: str, name: str, at: int) -> CircleRow:
    """Begin a circle, which ``device`` plays in from now on, and return it."""
    circle = CircleRow(new_game_id(), name, at, 1)
    writer.add_circle(circle)
    writer.enter_circle(circle.circle_id, device, circle.generation, at)
    return circle


def circles_of(store: Store, device: str) -> tuple[CircleRow, ...]:
    """Every circle that ``device`` is in, the one it plays in first."""
    with store.reading() as reader:
        return tuple(reader.circles_of(device)) if device else ()


def circle_with_id(store: Store, device: str, circle_id: str) -> CircleRow | None:
    """Return the one of the circles of ``device`` that has the id."""
    circles = circles_of(store, device)
    return next((each for each in circles if each.circle_id == circle_id), None)


def circle_token(key: bytes, circle: CircleRow) -> str:
    """Return what the circle's link holds: its id, and a secret derived from ``key``."""
    return circle.circle_id + _secret(key, circle)


def open_circle(store: Store, key: bytes, token: str, device: str, at: int) -> None:
    """``device`` plays in the link's circle from now on, and leaves those where
    nobody has played or named anything yet: nobody needs to know of them.

    Raises:
        NoSuchCircle: an unknown, damaged or withdrawn link.
    """
    circle_id, secret = token[:_ID_LENGTH], token[_ID_LENGTH:]
    with store.reading() as reader:
        circle = reader.circle(circle_id) if token.isascii() else None
    if circle is None or not hmac.compare_digest(secret, _secret(key, circle)):
        raise NoSuchCircle(circle_id)
    with store.writing() as writer:
        if writer.circle(circle_id) != circle:
            raise NoSuchCircle(circle_id)
        for other in writer.circles_of(device):
            if _is_unused(writer, other):
                writer.leave_circle(other.circle_id, device)
        writer.enter_circle(circle_id, device, circle.generation, at)


def circle_to_share(store: Store, device: str, at: int) -> CircleRow:
    """The circle that ``device`` plays in, for handing its link on; one is made
    by itself."""
    with store.writing() as writer:
        circle_id = own_circle(writer, device, at)
        circle = writer.circle(circle_id)
        assert circle is not None
        return circle


def renew_circle(store: Store, device: str, at: int) -> None:
    """The link stops at once, and with it every device that came by it, but for
    the one that renews and this machine.

    Raises:
        NoSuchCircle: the device is in none.
    """
    with store.writing() as writer:
        circle = _joined(writer, device)
        household = circle_now(writer, HOUSEHOLD) == circle
        generation = writer.renew_circle(circle.circle_id)
        for each in {device, *([HOUSEHOLD] if household else [])}:
            writer.enter_circle(circle.circle_id, each, generation, at)


def name_circle(store: Store, device: str, name: str) -> Refusal | None:
    """The circle that ``device`` plays in is called ``name``; "" takes its name.

    Raises:
        NoSuchCircle: the device is in none.
    """
    refusal = check_name(name, ())
    if refusal is not None and refusal.code is not Code.NAME_EMPTY:
        return refusal
    with store.writing() as writer:
        circle = _joined(writer, device)
        writer.name_circle(circle.circle_id, clean_name(name))
    return None


def begin_circle(store: Store, device: str, name: str, at: int) -> Refusal | None:
    """Begin another circle, which ``device`` plays in from now on; return why it can't be
    called so.

    Args:
        at: in Unix seconds.
    """
    refusal = check_name(name, ())
    if refusal is None:
        with store.writing() as writer:
            _begin(writer, device, clean_name(name), at)
    return refusal


def ask_who(store: Store, device: str, *, asks_who: bool) -> None:
    """Ask from now on whom each known name means in the circle that ``device`` plays in, or
    only where somebody may be mistaken.

    Raises:
        NoSuchCircle: the device is in none.
    """
    with store.writing() as writer:
        circle = _joined(writer, device)
        writer.ask_in_circle(circle.circle_id, asks_who=asks_who)


def choose_circle(store: Store, device: str, circle_id: str, at: int) -> None:
    """``device`` plays in this one of its circles from now on.

    Raises:
        NoSuchCircle: it is in no such circle.
    """
    with store.writing() as writer:
        for circle in writer.circles_of(device):
            if circle.circle_id == circle_id:
                writer.enter_circle(circle_id, device, circle.generation, at)
                return
    raise NoSuchCircle(circle_id)


def leave_circle(store: Store, device: str, circle_id: str) -> None:
    """The circle goes on without ``device``."""
    with store.writing() as writer:
        writer.leave_circle(circle_id, device)


def household_token(store: Store, key: bytes, at: int) -> str:
    """Return what the link to the circle of this machine's owner holds; the circle is
    made at the first start.

    Raises:
        StoreUnavailable: it cannot be read or made now.
    """
    with store.reading() as reader:
        circle = circle_now(reader, HOUSEHOLD)
    return circle_token(key, circle or circle_to_share(store, HOUSEHOLD, at))


def _is_unused(reader: Reader, circle: CircleRow) -> bool:
    kept = reader.rulesets_played(circle.circle_id) or reader.house_rules(circle.circle_id)
    return not (circle.name or kept)


def _secret(key: bytes, circle: CircleRow) -> str:
    return derived(key, f"circle:{circle.circle_id}:{circle.generation}")


def is_of_household(store: Store, device: str) -> bool:
    """Return whether the device plays in the circle of this machine's household.

    Raises:
        StoreUnavailable: the circles cannot be read now.
    """
    with store.reading() as reader:
        household = circle_now(reader, HOUSEHOLD)
        return household is not None and circle_now(reader, device) == household
