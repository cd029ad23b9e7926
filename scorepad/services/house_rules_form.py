"""The form for house rules: the terms of points that it offers, and the rules that it means."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.opening import house_name
from scorepad.pad.typed_numbers import typed_signed_number
from scorepad.rules.library import games
from scorepad.rules.option_table import HOUSE_ONLY, OPTIONS, OWN_ZERO, Number, Order, group_of
from scorepad.rules.options import try_options
from scorepad.rules.points import score
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import NO_TRUMP_IN_ORDER, Option, Ruleset
from scorepad.rules.schedule import largest_of_any
from scorepad.services.house_rules import HouseRules
from scorepad.services.rule_fields import as_sent, choices_of, options_of

# The terms that the form offers for each formula. Others would repeat one of them or be 0: where a
# bid was made, the tricks equal the bid and none is off; where a bid of zero was made, there are no
# tricks; where one was missed, the tricks off are the tricks taken.
_FIRST_TERMS = {
    "made": ("base", "trick"),
    "missed": ("base", "off"),
    "zero_made": ("base", "hand"),
    "zero_missed": ("base", "off", "hand"),
}
_MORE_TERMS = {
    "made": ("trick_squared", "bid", "bid_squared", "hand"),
    "missed": ("trick", "trick_squared", "bid", "bid_squared", "off_squared", "hand"),
    "zero_made": (),
    "zero_missed": ("off_squared", "trick", "trick_squared"),
}
_SAME_AS_TRICKS = ("points.made.bid", "points.made.bid_squared")
_EMPTY_IS_ZERO = ("schedule.largest", "schedule.rounds", "schedule.first")


@dataclass(frozen=True, slots=True)
class HouseGroup:
    """A group of options about one subject."""

    key: str
    names: tuple[str, ...]
    more: tuple[str, ...] = ()
    """Options that are rarely changed, which the form folds away."""

    def __iter__(self) -> Iterator[str]:
        return iter((*self.names, *self.more))


def house_groups(ruleset: Ruleset) -> tuple[HouseGroup, ...]:
    """Return the groups of options that have an effect in the game, in the order of the form."""
    names = {*options_of(ruleset), *HOUSE_ONLY}
    if not ruleset.trump.suits:
        names.discard("trump.source")
    if not 1 < len(ruleset.trump.suits) == len(set(ruleset.trump.suits)):
        names.discard("trump.order")
    plain = [
        HouseGroup(key, tuple(name for name in OPTIONS if name in names and group_of(name) == key))
        for key in ("schedule", "bidding", "trump", "play", "end")
    ]
    *before, end = [group for group in plain if group.names or group.key == "end"]
    points = [
        HouseGroup(key, _terms(ruleset, key, _FIRST_TERMS), _terms(ruleset, key, _MORE_TERMS))
        for key in _FIRST_TERMS
    ]
    bonus = HouseGroup("bonus", ("points.bonus", "points.bonus_step", "points.bonus_most"))
    of_cards = {"points.loot": "play.loot", "points.wager": "play.pirates"}
    offered = [name for name, needed in of_cards.items() if needed in names]
    all_or_half = HouseGroup("near", ("points.near_half", "points.cannonball", *offered))
    own_zero = HouseGroup("own_zero", (OWN_ZERO,))
    return (*before, *points[:2], own_zero, *points[2:], all_or_half, bonus, end)


def is_of_zero(name: str) -> bool:
    """Return whether an option counts only if a bid of zero has points of its own."""
    return name.startswith("points.zero_")


def may_be_empty(name: str) -> bool:
    """Return whether the field may be empty, which is sent as 0: the game then decides."""
    return name in _EMPTY_IS_ZERO


def order_sent(ruleset: Ruleset) -> str:
    """Return the order of trumps of a ruleset as the form sends it: a letter for each."""
    return "".join(code or NO_TRUMP_IN_ORDER for code in ruleset.trump.in_turn)


def house_bounds(ruleset: Ruleset, name: str) -> tuple[int, int]:
    """Return the least and the highest value that a number can have in this game."""
    kind = OPTIONS[name]
    if not isinstance(kind, Number):
        return (0, 0)
    if name in ("schedule.largest", "schedule.first", "bidding.from_hand"):
        return (kind.low, min(kind.high, largest_of_any(ruleset, ruleset.least)))
    return (kind.low, kind.high)


def differing(
    names: tuple[str, ...], ruleset: Ruleset, values: Mapping[str, Option]
) -> dict[str, Option]:
    """Return those of ``values`` that the game does not have already.

    If a bid of zero gets points of its own here, but not in the game, all values for it are kept.
    In the game it scores like any other bid, whose points may have changed as well.
    """
    usual = ruleset.options
    own_zero = values.get(OWN_ZERO, usual[OWN_ZERO])
    return {
        name: values[name]
        for name in names
        if name in values
        and (own_zero or not is_of_zero(name))
        and (values[name] != usual[name] or (is_of_zero(name) and not usual[OWN_ZERO]))
    }


def _terms(ruleset: Ruleset, key: str, table: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    names = (f"points.{key}.{term}" for term in table[key])
    return tuple(name for name in names if name not in _SAME_AS_TRICKS or ruleset.options[name])


NAME = "name"
"""The key of the name in :attr:`HouseRead.wrong`; all other keys are options."""

_FIELD_OF = {
    Code.BAN_NEEDS_OPEN_BIDS: "bidding.who",
    Code.CARDS_ARE_SEEN: "bidding.own_cards",
    Code.NO_SUIT_FOR_TRUMP: "trump.source",
    Code.NO_ROOM_FOR_A_BONUS: "points.bonus_most",
}
"""The fields at which rules are refused that nobody can play by, unless a field refuses first."""

_TRIED_HAND = 5
_POINTS_FOR_MISSING = tuple(
    f"points.{formula}.{term}"
    for formula in ("missed", "zero_missed")
    for term in ("base", "off", "off_squared")
)


@dataclass(frozen=True, slots=True)
class HouseRulesForm:
    """The form as it was typed."""

    id: str
    game: str
    name: str = ""
    texts: Mapping[str, str] = field(default_factory=dict)
    """The text of each option by its name; one that is missing is as in the game."""

    @property
    def base(self) -> Ruleset | None:
        """The rules of the game itself; ``None`` for a game that is not offered."""
        game = games().get(self.game)
        return game.ruleset if game else None


class HouseRead(NamedTuple):
    """The form as it was understood."""

    house: HouseRules
    """The house rules to store."""
    ruleset: Ruleset
    """The rules to play by, without what is ``wrong``."""
    wrong: Mapping[str, Refusal]
    """The refusals, by option, or :data:`NAME`."""


def form_of(house: HouseRules) -> HouseRulesForm:
    """Return the form with the name and the options of ``house``."""
    texts = {name: as_sent(value) for name, value in house.options.items()}
    return HouseRulesForm(house.id, house.game, house.name, texts)


def form_of_pad(pad: AnyPad, house_id: str) -> HouseRulesForm:
    """Return the form with the rules that a game is played by now."""
    texts = {name: as_sent(value) for name, value in pad.ruleset.options.items()}
    return HouseRulesForm(house_id, pad.ruleset.key, house_name(pad.written), texts)


def read_house(form: HouseRulesForm, base: Ruleset) -> HouseRead:
    """Return the meaning of ``form`` on top of the game's own rules, ``base``."""
    names = tuple(name for group in house_groups(base) for name in group)
    wrong: dict[str, Refusal] = {}
    values: dict[str, Option] = {}
    for name in names:
        if name not in form.texts:
            continue
        value = _read(base, name, form.texts[name])
        if isinstance(value, Refusal):
            wrong[name] = value
        else:
            values[name] = value
    options = differing(names, base, values)
    ruleset = try_options(base, options)
    if isinstance(ruleset, Refusal):
        wrong.setdefault(_field_of(ruleset), ruleset)
        ruleset = base
    elif not wrong and _bidding_is_pointless(ruleset):
        wrong["points.made.base"] = Refusal(Code.MADE_BRINGS_NO_MORE)
    house = HouseRules(form.id, form.name, form.game, options)
    return HouseRead(house, ruleset, wrong)


def paid_for_missing(read: HouseRead, base: Ruleset) -> dict[str, int]:
    """Return the points, by option, that a missed bid scores here, but not in the game itself.

    Perhaps a minus was forgotten.
    """
    usual, options = base.options, read.house.options
    paid = {name: options[name] for name in _POINTS_FOR_MISSING if name in options}
    return {
        name: points
        for name, points in paid.items()
        if isinstance(points, int) and points > max(0, int(usual[name]))
    }


def with_minus(form: HouseRulesForm, base: Ruleset) -> HouseRulesForm:
    """Return the form with a minus before all points of :func:`paid_for_missing`."""
    paid = paid_for_missing(read_house(form, base), base)
    taken = {name: as_sent(-points) for name, points in paid.items()}
    return replace(form, texts={**form.texts, **taken})


def _read(base: Ruleset, name: str, text: str) -> Option | Refusal:
    choices = choices_of(name)
    if choices:
        meant = dict(choices).get(text)
        return Refusal(Code.NO_SUCH_RULE, {"key": name, "allowed": ""}) if meant is None else meant
    if isinstance(OPTIONS[name], Order):
        if sorted(text) != sorted(order_sent(base)):
            return Refusal(Code.TRUMP_NOT_ONCE, {"number": len(base.trump.suits)})
        return "" if text == order_sent(base) else text
    low, high = house_bounds(base, name)
    if not text.strip() and may_be_empty(name):
        return 0
    number = typed_signed_number(text)
    if number is None or not low <= number <= high:
        return Refusal(Code.OUT_OF_RANGE, {"value": text, "low": low, "high": high, "key": name})
    return number


def _field_of(refusal: Refusal) -> str:
    return _FIELD_OF.get(refusal.code) or str(refusal.facts.get("key", NAME))


def _bidding_is_pointless(ruleset: Ruleset) -> bool:
    """Return whether no bid that is made ever brings more than the same bid missed."""
    points, hand = ruleset.points, _TRIED_HAND
    return not any(
        score(points, bid, bid, hand) > score(points, bid, tricks, hand)
        for bid in range(hand + 1)
        for tricks in range(hand + 1)
        if tricks != bid
    )
