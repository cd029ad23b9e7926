"""Circles as the owner of the machine looks after them: listed, renamed, put together,
their games moved, a phone put out."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from scorepad.pad.names import check_name, clean_name, folded
from scorepad.play.circles import HOUSEHOLD, NoSuchCircle, circle_now
from scorepad.play.people.looks import with_own_look
from scorepad.play.people.moving import place_game, read_game
from scorepad.play.people.seating import names_known
from scorepad.rules.refusal import Code, Refusal
from scorepad.store import CircleRow, Store, Writer

_AT_ONCE = 20
"""Games that are moved in one transaction: no mark waits long for it."""

_SHORTEST = 4
"""Letters of an id that may stand for all of it."""


class NoSuchPhone(LookupError):
    """No phone's id begins so, or those of several do."""


@dataclass(frozen=True, slots=True)
class CircleInList:
    """One circle of the machine; ``last_begun`` is a Unix second, ``None`` without games."""

    circle: CircleRow
    people: tuple[str, ...]
    games: int
    phones: int
    last_begun: int | None
    is_household: bool


def circles_listed(store: Store) -> tuple[CircleInList, ...]:
    """Return every circle of the machine, the one with the latest game first.

    Raises:
        StoreUnavailable: they can't be read now.
    """
    with store.reading() as reader:
        household = circle_now(reader, HOUSEHOLD)
        return tuple(
            CircleInList(
                circle=circle,
                people=tuple(each.name for each in reader.people(circle.circle_id)),
                games=size.games,
                phones=size.devices - (circle == household),
                last_begun=size.last_begun,
                is_household=circle == household,
            )
            for circle, size in reader.circles()
        )


def circle_called(store: Store, said: str) -> CircleRow:
    """Return the circle that ``said`` means: "household", a name, an id, or the beginning of
    one, of at least four letters.

    Raises:
        NoSuchCircle: none, or several.
    """
    listed = circles_listed(store)
    tests = (
        lambda each: said == HOUSEHOLD and each.is_household,
        lambda each: said == each.circle.circle_id,
        lambda each: bool(each.circle.name) and folded(each.circle.name) == folded(said),
        lambda each: len(said) >= _SHORTEST and each.circle.circle_id.startswith(said),
    )
    for means in tests:
        found = [each.circle for each in listed if means(each)]
        if len(found) == 1:
            return found[0]
        if found:
            break
    raise NoSuchCircle(said)


def rename_circle(store: Store, circle_id: str, name: str) -> Refusal | None:
    """Call the circle ``name``, "" for none; return why that can't be its name."""
    refusal = check_name(name, ())
    if refusal is not None and refusal.code is not Code.NAME_EMPTY:
        return refusal
    with store.writing() as writer:
        writer.name_circle(circle_id, clean_name(name))
    return None


def phones_in(store: Store, circle_id: str) -> dict[str, int]:
    """Return the phones of the circle by their ids, with the Unix second since when."""
    with store.reading() as reader:
        devices = reader.devices_in(circle_id)
    return {device: at for device, at in devices.items() if device != HOUSEHOLD}


def phone_called(store: Store, beginning: str) -> str:
    """Return the id of the one phone whose id begins so.

    Raises:
        NoSuchPhone: none does, or several do.
    """
    with store.reading() as reader:
        found = [each for each in reader.devices_like(beginning) if each != HOUSEHOLD]
    if len(beginning) < _SHORTEST or len(found) != 1:
        raise NoSuchPhone(beginning)
    return found[0]


def revoke_phone(store: Store, phone: str) -> None:
    """Take everything from the phone that a link has given it."""
    with store.writing() as writer:
        writer.forget_device(phone)


def move_games(store: Store, game_ids: Iterable[str], to: str) -> int:
    """Move the games into the circle ``to``, a few at a time while others are played; return
    how many were elsewhere.

    Those who play are known there by their ids, else by the names that they have now.
    """
    moved, waiting = 0, iter(game_ids)
    while some := list(islice(waiting, _AT_ONCE)):
        moved += _move(store, some, to)
    return moved


def move_games_of_circle(store: Store, circle_id: str, to: str) -> int:
    """Move all games of one circle into another; return how many."""
    moved = 0
    while circle_id != to:
        with store.reading() as reader:
            some = reader.games_in_circle(circle_id, _AT_ONCE)
        if not some:
            break
        moved += _move(store, some, to)
    return moved


def move_games_of_phone(store: Store, phone: str, to: str) -> int:
    """Move the games of circles that ``phone`` is alone in, and those of no circle that it
    writes in; return how many."""
    with store.reading() as reader:
        alone = [
            circle.circle_id
            for circle in reader.circles_of(phone)
            if set(reader.devices_in(circle.circle_id)) == {phone}
        ]
    moved = sum(move_games_of_circle(store, circle_id, to) for circle_id in alone)
    while True:
        with store.reading() as reader:
            some = [each.game_id for each in reader.hosted_without_circle(phone, _AT_ONCE)]
        if not some:
            return moved
        moved += _move(store, some, to)


def merge_circles(store: Store, double: str, into: str) -> int:
    """Put the circle ``double`` into another, with its games, people, rules and phones, and
    end it; return how many games came along.

    Raises:
        NoSuchCircle: one of them has ended meanwhile.
    """
    moved = 0
    while True:
        moved += move_games_of_circle(store, double, into)
        with store.writing() as writer:
            # One that was begun in the last moment moves first.
            if not writer.games_in_circle(double, 1):
                _end(writer, double, into)
                return moved


def _end(writer: Writer, double: str, into: str) -> None:
    target = writer.circle(into)
    if target is None or double == into:
        raise NoSuchCircle(into)
    known = names_known(writer, into)
    for person in writer.people(double):
        if folded(person.name) not in known and not writer.ids_among(into, [person.person_id]):
            writer.add_person(into, with_own_look(writer, into, person))
    for device, at in writer.devices_in(double).items():
        now = circle_now(writer, device)
        writer.enter_circle(into, device, target.generation, at)
        if now is not None and now.circle_id not in (double, into):
            writer.enter_circle(now.circle_id, device, now.generation, at)
    writer.drop_circle(double, into)


def _move(store: Store, game_ids: list[str], to: str) -> int:
    with store.reading() as reader:
        games = [game for each in game_ids if (game := read_game(reader, each)) is not None]
    with store.writing() as writer:
        return sum(place_game(writer, game, to) for game in games)
