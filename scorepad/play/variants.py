"""Which variants of the rule sheet a table's options amount to, and secret bids."""

from collections.abc import Mapping

from scorepad.rules.ruleset import Entry, Option, Restricted, Ruleset, Visibility

KEPT_BIDS = "kept_bids"
"""What a form sends like a variant of the game for bids that each player types unseen."""


def variants_among(
    options: Mapping[str, Option], sheet: Ruleset
) -> tuple[tuple[str, ...], dict[str, Option]]:
    """The keys of the variants that ``options`` switch on, and the options that
    say more than these and the rule sheet itself."""
    on = [
        variant
        for variant in sheet.variants
        if all(options.get(name) == value for name, value in variant.sets)
    ]
    said = {name for variant in on for name, _ in variant.sets}
    rest = {
        name: value
        for name, value in options.items()
        if name not in said and value != sheet.options[name]
    }
    keys = tuple(variant.key for variant in on)
    seen = options.get("bidding.visibility", sheet.bidding.visibility)
    if has_secret_bids(sheet) and seen != Visibility.OPEN and "bidding.entry" in rest:
        del rest["bidding.entry"]
        keys += (KEPT_BIDS,)
    return keys, rest


def has_secret_bids(sheet: Ruleset) -> bool:
    """Return whether the sheet knows bids that are not seen at once."""
    return any(seen != Visibility.OPEN for seen in _may_be(sheet, "bidding.visibility"))


def has_ban(sheet: Ruleset) -> bool:
    """Return whether the sheet knows a ban on the last bidder."""
    return any(who != Restricted.NOBODY for who in _may_be(sheet, "bidding.who"))


def with_secret_bids(options: Mapping[str, Option], sheet: Ruleset) -> dict[str, Option]:
    """Return ``options`` with bids that each player types unseen: shown together,
    unless they say later; nobody is the last to bid, so that no ban stands."""
    secret = {**options, "bidding.entry": str(Entry.PLAYERS)}
    if options.get("bidding.visibility", sheet.bidding.visibility) == Visibility.OPEN:
        secret["bidding.visibility"] = str(Visibility.SIMULTANEOUS)
    if options.get("bidding.who", sheet.bidding.who) != Restricted.NOBODY:
        secret["bidding.who"] = str(Restricted.NOBODY)
    return secret


def _may_be(sheet: Ruleset, name: str) -> list[Option]:
    sets = (pair for variant in sheet.variants for pair in variant.sets)
    return [sheet.options[name], *(value for option, value in sets if option == name)]
