"""The options of the rules, as a form shows, sends and changes them."""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.state import Pad
from scorepad.pad.typed_numbers import typed_signed_number
from scorepad.rules.deck import CardRole
from scorepad.rules.option_table import HOUSE_ONLY, OPTIONS, Choices, Number, Switch
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import (
    Entry,
    Option,
    Restricted,
    Ruleset,
    TrumpSource,
    Variant,
    Visibility,
)

_SWITCH = (("yes", True), ("no", False))

_OF_BAN = ("bidding.who", "bidding.zero_exempt", "bidding.from_hand", "bidding.blind_exempt")
"""The options that are about the ban on the last bid."""


_RARE = (
    *("play.kraken", "play.whale", "play.loot", "play.third_hand", "play.pirates", "play.edition"),
    *("play.dragon", "play.werewolf", "play.juggler", "play.shapeshifter", "play.witch"),
    *("play.vampire", "play.bid_change", "play.swap"),
)
"""Options that only some games have: a variant of the game sets them, or they are on in it."""


def options_of(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the names of the options of this game that a table sets without house rules.

    Options without an effect in the game are left out.
    """
    left_out = set(HOUSE_ONLY)
    if not any(deal.blind for deal in ruleset.schedule.extra):
        left_out.add("bidding.blind_exempt")
    roles = {special.role for special in ruleset.deck.specials}
    has_top = CardRole.TOP in roles
    turned = ruleset.trump.source is TrumpSource.TURNED
    if not has_top or not turned:
        left_out.add("trump.top_turned")
    if CardRole.BOTTOM not in roles or not turned:
        left_out.add("trump.bottom_turned")
    if not has_top or not ruleset.play.judged or ruleset.deck.several_tops:
        left_out |= {"play.top_lead", "play.bomb", "play.cloud"}
    known = {name for variant in ruleset.variants for name, _ in variant.sets}
    for name in _RARE:
        if name not in known and ruleset.options[name] is not True:
            left_out.add(name)
    if not ruleset.deck.court:
        left_out.add("play.ranks")
    return tuple(name for name in OPTIONS if name not in left_out)


def choices_of(name: str) -> tuple[tuple[str, Option], ...]:
    """Return the choices for an option, as sent and as meant; nothing for a number."""
    kind = OPTIONS[name]
    if isinstance(kind, Choices):
        return tuple((str(value), str(value)) for value in kind.kind)
    return _SWITCH if isinstance(kind, Switch) else ()


def bounds_of(name: str) -> tuple[int, int]:
    """Return the least and the highest value of a number; zeros for other options."""
    kind = OPTIONS[name]
    return (kind.low, kind.high) if isinstance(kind, Number) else (0, 0)


def as_sent(value: Option) -> str:
    """Return an option's value as a form sends it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def read_option(name: str, text: str) -> Option | None:
    """Return the value that a form sent; ``None`` for a number that is none, or out of bounds.

    A choice that does not exist is returned as it is, for the rules to refuse.
    """
    kind = OPTIONS[name]
    if isinstance(kind, Switch):
        return dict(_SWITCH).get(text, text)
    if isinstance(kind, Number):
        number = typed_signed_number(text)
        return number if number is not None and kind.low <= number <= kind.high else None
    return text


HIDDEN_BIDS = "kept_bids"
"""The key that a form sends, like a variant, for bids that each player types unseen."""


def variants_among(
    options: Mapping[str, Option], sheet: Ruleset
) -> tuple[tuple[str, ...], dict[str, Option]]:
    """Return the keys of the variants that ``options`` switch on, and the options left over.

    The latter are in none of these variants, and differ from the rule sheet.
    """
    on = [
        variant
        for variant in sheet.variants
        if all(options.get(name) == value for name, value in variant.sets)
    ]
    names = {name for variant in on for name, _ in variant.sets}
    rest = {
        name: value
        for name, value in options.items()
        if name not in names and value != sheet.options[name]
    }
    keys = tuple(variant.key for variant in on)
    seen = options.get("bidding.visibility", sheet.bidding.visibility)
    if seen != Visibility.OPEN and rest.get("bidding.entry") == Entry.PLAYERS:
        by_variants = {name: value for variant in on for name, value in variant.sets}
        for name, _ in with_secret_bids(by_variants, sheet).items() & rest.items():
            del rest[name]
        keys += (HIDDEN_BIDS,)
    return keys, rest


def has_ban(sheet: Ruleset) -> bool:
    """Return whether the sheet knows a ban on the last bidder."""
    return any(restricted != Restricted.NOBODY for restricted in _may_be(sheet, "bidding.who"))


def with_secret_bids(options: Mapping[str, Option], sheet: Ruleset) -> dict[str, Option]:
    """Return ``options`` with bids that each player types unseen.

    Bids are shown together, unless the options say later. Nobody is the last to bid, so the
    restriction on the last bid is off.
    """
    secret = {**options, "bidding.entry": str(Entry.PLAYERS)}
    if options.get("bidding.visibility", sheet.bidding.visibility) == Visibility.OPEN:
        secret["bidding.visibility"] = str(Visibility.SIMULTANEOUS)
    if options.get("bidding.who", sheet.bidding.who) != Restricted.NOBODY:
        secret["bidding.who"] = str(Restricted.NOBODY)
    return secret


def changes_no_secret_bids(variant: Variant, sheet: Ruleset) -> bool:
    """Return whether ``variant`` makes no difference if all players type their own bids unseen.

    This holds if each of its options gets the same value from unseen bids, or is about the
    forbidden bid. With unseen bids, no bid is forbidden.
    """
    unseen = with_secret_bids({}, sheet).items()
    return all(pair in unseen or pair[0] in _OF_BAN for pair in variant.sets)


def _may_be(sheet: Ruleset, name: str) -> list[Option]:
    sets = (pair for variant in sheet.variants for pair in variant.sets)
    return [sheet.options[name], *(value for option, value in sets if option == name)]


Options = dict[str, Option]


class RuleChanges(NamedTuple):
    """Rules as they were typed: ``variants`` that are on, ``options`` by name."""

    variants: frozenset[str]
    options: Mapping[str, str]
    whole_game: bool


def variants_on(pad: Pad) -> tuple[str, ...]:
    """Return the variants of the rule sheet that the table plays."""
    return tuple(each.key for each in pad.ruleset.variants_on)


def change_rules(pad: Pad, changes: RuleChanges) -> Cells | Refusal:
    """Return the cells that make these changes to the rules, as far as they differ.

    They hold from the open round on, or for the whole game. An option that was changed by itself
    overrides the variants. A variant that is switched on overrides those that were on.
    """
    by_variants, by_hand = _by_variants(pad, changes), _by_hand(pad, changes)
    if isinstance(by_variants, Refusal):
        return by_variants
    if isinstance(by_hand, Refusal):
        return by_hand
    rounds = pad.rounds if changes.whole_game else ()
    before = [pad.ruleset.options, *(round_.ruleset.options for round_ in rounds)]
    options = {**pad.ruleset.options, **by_variants, **by_hand}
    changed = {
        name: value
        for name, value in options.items()
        if any(earlier[name] != value for earlier in before)
    }
    return acts.change_rules(pad, changed, whole_game=changes.whole_game)


def refuse_variants(
    ruleset: Ruleset, variants: Iterable[Variant], chosen: Collection[str] = ()
) -> Refusal | None:
    """Return why these variants of a ruleset can't be played together, or ``None``.

    They can't if two of them set one option differently, unless that option is ``chosen`` by
    itself.
    """
    told: dict[str, tuple[Option, str]] = {}
    for variant in variants:
        for name, value in variant.sets:
            before, key = told.setdefault(name, (value, variant.key))
            if before != value and name not in chosen:
                facts = {"game": ruleset.key, "first": key, "other": variant.key}
                return Refusal(Code.VARIANTS_CONTRADICT, facts)
    return None


def _by_variants(pad: Pad, changes: RuleChanges) -> Options | Refusal:
    usual = pad.base.options
    changed = [
        variant
        for variant in pad.ruleset.variants
        if (variant.key in changes.variants) != (variant in pad.ruleset.variants_on)
    ]
    on = [variant for variant in changed if variant.key in changes.variants]
    refusal = refuse_variants(pad.ruleset, on)
    if refusal is not None:
        return refusal
    switched_off = (variant for variant in changed if variant not in on)
    options: Options = {name: usual[name] for variant in switched_off for name, _ in variant.sets}
    return options | {name: value for variant in on for name, value in variant.sets}


def _by_hand(pad: Pad, changes: RuleChanges) -> Options | Refusal:
    changed: Options = {}
    for name, text in changes.options.items():
        value = read_option(name, text)
        if value is None:
            low, high = bounds_of(name)
            facts = {"value": text, "low": low, "high": high, "key": name}
            return Refusal(Code.OUT_OF_RANGE, facts)
        if value != pad.ruleset.options[name]:
            changed[name] = value
    return changed
