"""Changes to the rules of a running game."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.state import Pad
from scorepad.pad.table import Table
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Option
from scorepad.services.pad_kinds import on_tricks
from scorepad.services.rule_fields import bounds_of, read_option
from scorepad.services.writing import DecisionAct

Options = dict[str, Option]


@dataclass(frozen=True, slots=True)
class RuleChanges:
    """Rules as they were typed: ``variants`` that are on, ``options`` by name."""

    variants: frozenset[str]
    options: Mapping[str, str]
    whole_game: bool


def variants_on(pad: Pad) -> tuple[str, ...]:
    """Return the variants of the rule sheet that the table plays."""
    return tuple(each.key for each in pad.ruleset.variants_on)


def played_by(changes: RuleChanges) -> DecisionAct:
    """Return the act that changes the rules to what is wanted, as far as they differ.

    It changes them from the open round on, or in every round. An option that was changed itself
    weighs more than a variant, and a variant switched on more than one that was on.
    """

    @on_tricks
    def on(pad: Pad) -> Cells | Refusal:
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

    return on


def _by_variants(pad: Pad, changes: RuleChanges) -> Options | Refusal:
    usual = Table(pad.written.round(0)).base.options
    switched_off: Options = {}
    switched_on: Options = {}
    for variant in pad.ruleset.variants:
        if (variant.key in changes.variants) == (variant in pad.ruleset.variants_on):
            continue
        for name, value in variant.sets:
            if variant.key not in changes.variants:
                switched_off[name] = usual[name]
            elif switched_on.setdefault(name, value) != value:
                return Refusal(Code.VARIANTS_CONTRADICT)
    return switched_off | switched_on


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
