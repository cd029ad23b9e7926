"""The form for house rules: what was typed, and what it means."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.house import house_name
from scorepad.play.house.fields import differing, house_bounds, house_groups, may_be_empty
from scorepad.play.house.keeping import House
from scorepad.play.rule_fields import as_sent, choices_of
from scorepad.play.typed import typed_signed_number
from scorepad.rules.checking import RulesetError
from scorepad.rules.library import games
from scorepad.rules.options import with_options
from scorepad.rules.points import score
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Option, Ruleset

NAME = "name"
"""The place of the name among those that something can be wrong with; all
others are options."""

_BESIDE = {
    Code.BAN_NEEDS_OPEN_BIDS: "bidding.who",
    Code.NO_SUIT_FOR_TRUMP: "trump.source",
    Code.CARDS_DO_NOT_SUFFICE: "schedule.largest",
    Code.NO_ROOM_FOR_A_BONUS: "points.bonus_most",
}
_TRIED_HAND = 5
_POINTS_FOR_MISSING = tuple(
    f"points.{formula}.{term}"
    for formula in ("missed", "zero_missed")
    for term in ("base", "off", "off_squared")
)


@dataclass(frozen=True, slots=True)
class HouseAsked:
    """The form as it was typed: ``typed`` holds an option's text by its name;
    one that is missing stands as the game has it."""

    id: str
    game: str
    name: str = ""
    typed: Mapping[str, str] = field(default_factory=dict)

    @property
    def base(self) -> Ruleset | None:
        """The rules of the game itself; ``None`` for a game that is not on the shelf."""
        game = games().get(self.game)
        return game.ruleset if game else None


@dataclass(frozen=True, slots=True)
class HouseRead:
    """What a form means: the rules to keep, how one plays by them, and what is
    wrong by place. Where something is wrong, ``ruleset`` has the rest of it."""

    house: House
    ruleset: Ruleset
    wrong: Mapping[str, Refusal]


def form_of(house: House) -> HouseAsked:
    """The form with what ``house`` has."""
    typed = {name: as_sent(value) for name, value in house.options.items()}
    return HouseAsked(house.id, house.game, house.name, typed)


def form_of_pad(pad: AnyPad, house_id: str) -> HouseAsked:
    """The form with the rules that a game is played by now."""
    typed = {name: as_sent(value) for name, value in pad.ruleset.options.items()}
    return HouseAsked(house_id, pad.ruleset.key, house_name(pad.written), typed)


def read_house(asked: HouseAsked, base: Ruleset) -> HouseRead:
    """Return what ``asked`` means on top of the game's own rules, ``base``."""
    names = tuple(name for group in house_groups(base) for name in group)
    wrong: dict[str, Refusal] = {}
    values: dict[str, Option] = {}
    for name in names:
        if name not in asked.typed:
            continue
        value = _read(base, name, asked.typed[name])
        if isinstance(value, Refusal):
            wrong[name] = value
        else:
            values[name] = value
    options = differing(names, base, values)
    ruleset = _played(base, options)
    if isinstance(ruleset, Refusal):
        wrong.setdefault(_place(ruleset), ruleset)
        ruleset = base
    elif not wrong and _bidding_is_pointless(ruleset):
        wrong["points.made.base"] = Refusal(Code.MADE_BRINGS_NO_MORE)
    house = House(asked.id, asked.name, asked.game, options)
    return HouseRead(house, ruleset, wrong)


def paid_for_missing(read: HouseRead, base: Ruleset) -> dict[str, int]:
    """Return the points that a missed bid would bring, by their options, where the game
    itself has none for it: a minus may have been forgotten."""
    usual, options = base.options, read.house.options
    found = {name: options[name] for name in _POINTS_FOR_MISSING if name in options}
    return {
        name: points
        for name, points in found.items()
        if isinstance(points, int) and points > max(0, int(usual[name]))
    }


def with_minus(asked: HouseAsked, base: Ruleset) -> HouseAsked:
    """Return the form with a minus before all that a missed bid would bring."""
    paid = paid_for_missing(read_house(asked, base), base)
    taken = {name: as_sent(-points) for name, points in paid.items()}
    return replace(asked, typed={**asked.typed, **taken})


def _read(base: Ruleset, name: str, text: str) -> Option | Refusal:
    choices = choices_of(name)
    if choices:
        meant = dict(choices).get(text)
        return Refusal(Code.NO_SUCH_RULE, {"key": name, "allowed": ""}) if meant is None else meant
    low, high = house_bounds(base, name)
    if not text.strip() and may_be_empty(name):
        return 0
    number = typed_signed_number(text)
    if number is None or not low <= number <= high:
        return Refusal(Code.OUT_OF_RANGE, {"value": text, "low": low, "high": high, "key": name})
    return number


def _played(base: Ruleset, options: Mapping[str, Option]) -> Ruleset | Refusal:
    try:
        return with_options(base, options)
    except Refused as refused:
        return refused.refusal
    except RulesetError as error:
        return Refusal(Code.NO_SUCH_RULE, {"key": error.key, "allowed": error.allowed})


def _place(refusal: Refusal) -> str:
    return _BESIDE.get(refusal.code) or str(refusal.facts.get("key", NAME))


def _bidding_is_pointless(ruleset: Ruleset) -> bool:
    """Return whether no bid that is made ever brings more than the same bid missed."""
    points, hand = ruleset.points, _TRIED_HAND
    return not any(
        score(points, bid, bid, hand) > score(points, bid, tricks, hand)
        for bid in range(hand + 1)
        for tricks in range(hand + 1)
        if tricks != bid
    )
