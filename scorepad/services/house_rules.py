"""House rules: a game's rules as the people of a group play them, stored under a name."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.names import LONGEST_NAME, caseless, check_name, clean_name
from scorepad.pad.opening import house_name
from scorepad.rules.checking import RulesetError
from scorepad.rules.library import games
from scorepad.rules.option_table import HOUSE_ONLY
from scorepad.rules.options import with_options
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Option, Ruleset
from scorepad.services.access import NoSuchGame, opened_game
from scorepad.services.groups import HOUSEHOLD, current_group, ensure_group
from scorepad.services.rematches import rematch
from scorepad.services.rule_fields import variants_among
from scorepad.store import HouseRow, Store, Transaction

MOST = 50
"""The most house rules that one group can have."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """House rules: the ``options`` that are set on top of those of a game, under a name.

    ``game`` is the key of that game; ``id`` is random.
    """

    id: str
    name: str
    game: str
    options: Mapping[str, Option]

    @property
    def ruleset(self) -> Ruleset | None:
        """The rules to play by; ``None`` if they can't be played any more.

        The game may not be offered any more, or may have changed so that these options don't fit
        it.
        """
        game = games().get(self.game)
        if game is None:
            return None
        try:
            return with_options(game.ruleset, self.options)
        except (Refused, RulesetError):
            return None


class SavedFor(NamedTuple):
    """The people for whom house rules are saved.

    ``phones`` is the number of the group's phones, this one included; ``group`` is the name of the
    group, "" for none.
    """

    group: str
    phones: int


def saved_for(store: Store, device: str) -> SavedFor:
    """Return for whom ``device`` saves house rules: its group, or itself until it has one.

    Raises:
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as transaction:
        group = current_group(transaction, device)
        phones = transaction.groups.devices(group.group_id) if group else []
    number = sum(phone.device != HOUSEHOLD for phone in phones)
    return SavedFor(group.name if group else "", max(1, number))


def saved_here_only(store: Store, device: str) -> frozenset[str]:
    """Return the ids of house rules that only ``device`` has: it stored them before it had a group.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as transaction:
        return (
            frozenset(row.house_id for row in transaction.house_rules.all(device))
            if device
            else frozenset()
        )


def house_rules(store: Store, device: str) -> tuple[HouseRules, ...]:
    """Return all house rules of the group of ``device``, by their names.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as transaction:
        rules = [_house(row) for row in _rows(transaction, device)]
    return tuple(sorted(rules, key=lambda house: (caseless(house.name), house.id)))


def house_rule(store: Store, device: str, house_id: str) -> HouseRules | None:
    """Return the house rules with this id, ``None`` if the group of ``device`` has none.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as transaction:
        rows = [row for row in _rows(transaction, device) if row.house_id == house_id]
    return _house(rows[0]) if rows else None


def refuse_house(store: Store, device: str, house: HouseRules) -> Refusal | None:
    """Return what is wrong with the name of ``house``, or that there is no room for more.

    Raises:
        StoreUnavailable: the others cannot be read now.
    """
    with store.reading() as transaction:
        return _refuse(transaction, device, house)


def save_house_rules(store: Store, device: str, house: HouseRules, now: int) -> Refusal | None:
    """Store ``house`` in place of the house rules that had its id.

    Return what is wrong with its name, or that there is no room for more.

    Raises:
        StoreUnavailable: nothing was written.
    """
    with store.writing() as transaction:
        refusal = _refuse(transaction, device, house)
        if refusal is None:
            name = clean_name(house.name)
            transaction.house_rules.delete(device, house.id)
            owner = ensure_group(transaction, device, now)
            row = HouseRow(owner, house.id, name, house.game, dict(house.options), now)
            transaction.house_rules.save(row)
    return refusal


def house_rules_of(transaction: Transaction, device: str) -> list[HouseRules]:
    """Return those house rules of the group of ``device``, and its own, that can be played by."""
    houses = map(_house, _rows(transaction, device))
    return [house for house in houses if house.ruleset is not None]


def add_house_rules(
    transaction: Transaction, device: str, houses: Iterable[HouseRules], now: int
) -> tuple[str, ...]:
    """Add house rules of another machine or group to those of ``device``, while there is room.

    House rules with the same id, or with the same name, game and options, are here already and stay
    as they are. If other rules have the name, a number is put behind it. Return the names of those
    for which there is no room.
    """
    left_out: list[str] = []
    owner, rows = ensure_group(transaction, device, now), _rows(transaction, device)
    ids, names = {row.house_id for row in rows}, {caseless(row.name) for row in rows}
    there = [(caseless(row.name), row.game, row.options) for row in rows]
    for house in houses:
        if house.id in ids or (caseless(house.name), house.game, dict(house.options)) in there:
            continue
        if len(ids) >= MOST:
            left_out.append(house.name)
            continue
        name = _free_name(clean_name(house.name), names)
        row = HouseRow(owner, house.id, name, house.game, dict(house.options), now)
        transaction.house_rules.save(row)
        ids.add(house.id)
        names.add(caseless(name))
    return tuple(left_out)


def _free_name(name: str, taken: set[str]) -> str:
    if caseless(name) not in taken:
        return name
    number = 2
    while caseless(f"{name[: LONGEST_NAME - 3]} {number}") in taken:
        number += 1
    return f"{name[: LONGEST_NAME - 3]} {number}"


def drop_house_rule(store: Store, device: str, house_id: str) -> None:
    """Delete the house rules; games that began by them go on as they are.

    Raises:
        StoreUnavailable: nothing was written.
    """
    with store.writing() as transaction:
        for owner in _owners(transaction, device):
            transaction.house_rules.delete(owner, house_id)


def _refuse(transaction: Transaction, device: str, house: HouseRules) -> Refusal | None:
    others = [row for row in _rows(transaction, device) if row.house_id != house.id]
    refusal = check_name(house.name, {caseless(row.name) for row in others})
    if refusal is not None and refusal.code is Code.NAME_EMPTY:
        return Refusal(Code.RULES_NEED_A_NAME)
    if refusal is None and len(others) >= MOST:
        return Refusal(Code.TOO_MANY_HOUSE_RULES, {"most": MOST})
    return refusal


def _rows(transaction: Transaction, device: str) -> list[HouseRow]:
    return [
        row for owner in _owners(transaction, device) for row in transaction.house_rules.all(owner)
    ]


def _owners(transaction: Transaction, device: str) -> list[str]:
    """Return the ids under which house rules are stored: the group's, and the device's own.

    A device stores its rules under its own id until it has a group.
    """
    group = current_group(transaction, device)
    return [*([group.group_id] if group else []), *([device] if device else [])]


def _house(row: HouseRow) -> HouseRules:
    return HouseRules(row.house_id, row.name, row.game, row.options)


_LIKE = "like."
"""The beginning of an id that stands for the rules of an earlier game; that game's id follows.

A random id has no full stop.
"""


def house_chosen(store: Store, device: str, house_id: str) -> HouseRules | None:
    """Return the house rules with this id that ``device`` may play by.

    Return ``None`` if they are gone, or do not fit their game any more.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    house = _rules_under(store, device, house_id)
    return house if house is not None and house.ruleset is not None else None


def house_of_game(pad: AnyPad, game_id: str) -> HouseRules | None:
    """Return the rules that a game is played by, as house rules.

    Return ``None`` if the game's own variants and the options of a new game are enough for them.
    """
    again = rematch(pad)
    name, game = house_name(pad.written), games().get(again.game)
    if game is None:
        return None
    _, beside_variants = variants_among(again.options, game.ruleset)
    if not name and HOUSE_ONLY.isdisjoint(beside_variants):
        return None
    return HouseRules(f"{_LIKE}{game_id}", name, again.game, again.options)


def is_of_game(house: HouseRules) -> bool:
    """Return whether these rules are those of an earlier game, and not stored in the list."""
    return house.id.startswith(_LIKE)


def _rules_under(store: Store, device: str, house_id: str) -> HouseRules | None:
    if not house_id.startswith(_LIKE):
        return house_rule(store, device, house_id)
    game_id = house_id.removeprefix(_LIKE)
    try:
        return house_of_game(opened_game(store, game_id, device).pad, game_id)
    except NoSuchGame:
        return None
