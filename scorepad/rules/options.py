"""A ruleset with the options that a table has set for itself."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from scorepad.rules.checking import RulesetError, Section
from scorepad.rules.option_table import OF_ZERO, OPTIONS, OWN_ZERO, path_of
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import (
    Bonus,
    BonusWhen,
    Option,
    OwnCards,
    Points,
    Restricted,
    Ruleset,
    TrumpSource,
    Visibility,
)
from scorepad.rules.schedule import cards_in_box

Changed = TypeVar("Changed")

DECIDING = frozenset(
    {
        *("bidding.who", "bidding.visibility", "bidding.own_cards"),
        *("trump.source", "trump.order", "schedule.largest"),
        *("points.bonus", "points.bonus_step", "points.bonus_most"),
    }
)
"""The options that :func:`unplayable` reads.

Any other option, added to playable rules, leaves them playable.
"""


def with_options(
    ruleset: Ruleset, options: Mapping[str, Option], source: str = "the options"
) -> Ruleset:
    """Return ``ruleset`` as the table plays it.

    A ban on the last bidder needs an order of bidding, so it cannot stand
    together with bids that are revealed together or later. Points of a bid of
    zero count only where ``points.own_zero`` is on.

    Raises:
        RulesetError: an option that does not exist, or a value it does not allow.
        Refused: ``BAN_NEEDS_OPEN_BIDS``, ``CARDS_ARE_SEEN``, ``NO_SUIT_FOR_TRUMP``,
            ``TRUMP_NOT_ONCE``, ``CARDS_DO_NOT_SUFFICE``, ``NO_ROOM_FOR_A_BONUS``.
    """
    section = Section(source, options)
    values = {name: OPTIONS[name].take(section, name) for name in OPTIONS if section.has(name)}
    section.done()
    if not values:
        return ruleset
    own_zero = bool(values.pop(OWN_ZERO, ruleset.points.zero_made is not None))
    of_zero = {name: values.pop(name) for name in list(values) if name.startswith(OF_ZERO)}
    changed = _put(ruleset, _tree(values))
    changed = replace(changed, points=_with_zero(changed.points, own_zero))
    if own_zero:
        changed = _put(changed, _tree(of_zero))
    refusal = unplayable(changed)
    if refusal is not None:
        raise Refused(refusal)
    return changed


def try_options(ruleset: Ruleset, options: Mapping[str, Option]) -> Ruleset | Refusal:
    """Return ``ruleset`` as the table plays it, or why nobody can play so."""
    try:
        return with_options(ruleset, options)
    except Refused as refused:
        return refused.refusal
    except RulesetError as error:
        return Refusal(Code.NO_SUCH_RULE, {"key": error.key, "allowed": error.allowed})


def is_allowed(name: str, value: Option) -> bool:
    """Return whether there is an option ``name``, and ``value`` is one of its own."""
    try:
        return name in OPTIONS and OPTIONS[name].take(Section("", {name: value}), name) is not None
    except RulesetError:
        return False


def unplayable(ruleset: Ruleset) -> Refusal | None:
    """Return why nobody can play by these rules, if so."""
    bidding, trump, schedule = ruleset.bidding, ruleset.trump, ruleset.schedule
    if bidding.who is not Restricted.NOBODY and bidding.visibility is not Visibility.OPEN:
        return Refusal(Code.BAN_NEEDS_OPEN_BIDS, {"who": bidding.who})
    if bidding.always_seen and bidding.own_cards is not OwnCards.SEEN:
        return Refusal(Code.CARDS_ARE_SEEN)
    named = trump.source is TrumpSource.CYCLE or trump.source is TrumpSource.FIXED
    if named and (not trump.suits or (trump.source is TrumpSource.FIXED and not trump.suits[0])):
        return Refusal(Code.NO_SUIT_FOR_TRUMP, {"source": trump.source})
    if sorted(trump.in_turn) != sorted(trump.suits):
        return Refusal(Code.TRUMP_NOT_ONCE, {"number": len(trump.suits)})
    # It is a limit: where a table deals fewer cards than there are, its hands are smaller anyway.
    cards = cards_in_box(ruleset)
    if schedule.largest * ruleset.least > cards:
        facts = {"players": ruleset.least, "hand": schedule.largest, "cards": cards}
        return Refusal(Code.CARDS_DO_NOT_SUFFICE, facts)
    bonus = ruleset.points.bonus
    if bonus.when is not BonusWhen.NEVER and _has_no_room(bonus):
        return Refusal(Code.NO_ROOM_FOR_A_BONUS, {"step": bonus.step, "most": bonus.most})
    return None


def _has_no_room(bonus: Bonus) -> bool:
    return not bonus.cards if bonus.most == 0 else bonus.most < bonus.step


def _with_zero(points: Points, own_zero: bool) -> Points:
    if not own_zero:
        return replace(points, zero_made=None, zero_missed=None)
    return replace(
        points,
        zero_made=points.zero_made or points.made,
        zero_missed=points.zero_missed or points.missed,
    )


def _tree(values: Mapping[str, Option]) -> dict[str, Any]:
    tree: dict[str, Any] = {}
    for name, value in values.items():
        *rooms, last = path_of(name)
        branch = tree
        for room in rooms:
            branch = branch.setdefault(room, {})
        branch[last] = value
    return tree


def _put(item: Changed, tree: Mapping[str, Any]) -> Changed:
    changes = {
        key: _put(getattr(item, key), value) if isinstance(value, dict) else value
        for key, value in tree.items()
    }
    return replace(item, **changes)  # type: ignore[type-var]
