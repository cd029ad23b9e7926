"""House rules: a game's rules as the people of a circle play them, kept under a name."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorepad.pad.names import check_name, clean_name, folded
from scorepad.play.circles import HOUSEHOLD, circle_now, own_circle
from scorepad.rules.checking import RulesetError
from scorepad.rules.library import games
from scorepad.rules.options import with_options
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Option, Ruleset
from scorepad.store import HouseRow, Reader, Store

MOST = 50
"""House rules of one circle."""


@dataclass(frozen=True, slots=True)
class House:
    """Rules under a name: the ``options`` that are set on top of those of the
    game with the key ``game``. ``id`` is random."""

    id: str
    name: str
    game: str
    options: Mapping[str, Option]

    @property
    def ruleset(self) -> Ruleset | None:
        """The rules to play by; ``None`` where the game has left the shelf, or
        has changed so that these options don't fit it any more."""
        game = games().get(self.game)
        if game is None:
            return None
        try:
            return with_options(game.ruleset, self.options)
        except (Refused, RulesetError):
            return None


@dataclass(frozen=True, slots=True)
class KeptFor:
    """Those who have the house rules: the ``phones`` of the group, this one among them, and
    what the group is called, "" for no name."""

    group: str
    phones: int


def kept_for(store: Store, device: str) -> KeptFor:
    """Return for whom ``device`` keeps house rules: for its group; until it has one, for
    itself.

    Raises:
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as reader:
        circle = circle_now(reader, device)
        phones = reader.devices_in(circle.circle_id).keys() - {HOUSEHOLD} if circle else ()
    return KeptFor(circle.name if circle else "", max(1, len(phones)))


def kept_here_only(store: Store, device: str) -> frozenset[str]:
    """Return the ids of house rules that ``device`` kept before it had a group: no other
    phone has them.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as reader:
        return (
            frozenset(row.house_id for row in reader.house_rules(device)) if device else frozenset()
        )


def house_rules(store: Store, device: str) -> tuple[House, ...]:
    """All that the circle of ``device`` keeps, by their names.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as reader:
        kept = [_house(row) for row in _rows(reader, device)]
    return tuple(sorted(kept, key=lambda house: (folded(house.name), house.id)))


def house_rule(store: Store, device: str, house_id: str) -> House | None:
    """The rules with this id, if the circle of ``device`` keeps them.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as reader:
        found = [row for row in _rows(reader, device) if row.house_id == house_id]
    return _house(found[0]) if found else None


def refuse_house(store: Store, device: str, house: House) -> Refusal | None:
    """Return what is wrong with the name of ``house``, or that there is no room for more.

    Raises:
        StoreUnavailable: the others cannot be read now.
    """
    with store.reading() as reader:
        return _refuse(reader, device, house)


def keep_house_rule(store: Store, device: str, house: House, at: int) -> Refusal | None:
    """Keeps ``house``, in the place of what had its id; says what is wrong with
    its name, or that there is no room for more.

    Raises:
        StoreUnavailable: nothing was written.
    """
    with store.writing() as writer:
        refusal = _refuse(writer, device, house)
        if refusal is None:
            name = clean_name(house.name)
            writer.drop_house_rule(device, house.id)
            owner = own_circle(writer, device, at)
            row = HouseRow(owner, house.id, name, house.game, dict(house.options), at)
            writer.keep_house_rule(row)
    return refusal


def drop_house_rule(store: Store, device: str, house_id: str) -> None:
    """Forgets the rules; games that began by them go on as they are.

    Raises:
        StoreUnavailable: nothing was written.
    """
    with store.writing() as writer:
        for owner in _owners(writer, device):
            writer.drop_house_rule(owner, house_id)


def _refuse(reader: Reader, device: str, house: House) -> Refusal | None:
    others = [row for row in _rows(reader, device) if row.house_id != house.id]
    refusal = check_name(house.name, {folded(row.name) for row in others})
    if refusal is not None and refusal.code is Code.NAME_EMPTY:
        return Refusal(Code.RULES_NEED_A_NAME)
    if refusal is None and len(others) >= MOST:
        return Refusal(Code.TOO_MANY_HOUSE_RULES, {"most": MOST})
    return refusal


def _rows(reader: Reader, device: str) -> list[HouseRow]:
    return [row for owner in _owners(reader, device) for row in reader.house_rules(owner)]


def _owners(reader: Reader, device: str) -> list[str]:
    """The circle, and the device for what it kept before it had one."""
    circle = circle_now(reader, device)
    return [*([circle.circle_id] if circle else []), *([device] if device else [])]


def _house(row: HouseRow) -> House:
    return House(row.house_id, row.name, row.game, row.options)
