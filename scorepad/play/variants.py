"""Which variants of the rule sheet a table's options amount to."""

from collections.abc import Mapping

from scorepad.rules.ruleset import Option, Ruleset


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
    return tuple(variant.key for variant in on), rest
