"""Write the types that phones have from Python: ``static/phone/python_types.d.ts``.

What a phone adds to one of them stands in ``types.d.ts``: an interface of the same name is one
with it. So does what a phone has otherwise, which is left out here.
"""

import importlib
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from scorepad.pad.marks import Cell, Mark, Value
from scorepad.rules.deck import Special

FILE = Path(__file__).parents[1] / "static" / "phone" / "python_types.d.ts"

CLASSES = {
    "rules.ruleset": "Deal",
    "rules.deck": "Suit Deck",
    "rules.cards": "Card",
    "rules.legality": "Ruling",
    "rules.tricks": "Verdict TrumpOfRound",
    "rules.after_trick": "Effect",
    "rules.refusal": "Refusal",
    "rules.duel.verdict": "Sorcerer DuelVerdict",
    "pad.state": "Box Round Pad",
    "pad.tricks_taken": "UntakenLimit",
    "pad.rounds": "RoundPhase",
    "pad.reveals": "Reveal Reveals",
    "pad.conflicts": "Conflict",
    "pad.entries": "Entry",
    "pad.changes": "CellChange LogEntry",
    "pad.match.state": "LoggedDuel MatchBox MatchRound Match",
    "trick_checker.query": "TrickQuery DuelSideQuery DuelQuery",
    "trick_checker.trick": "TrickContext Trick",
    "trick_checker.verdict": "Reason Judged",
    "services.seats": "Seating SeatedFrom",
    "services.rule_fields": "RuleChanges",
    "services.house_rules": "HouseRules",
    "views.active_cell": "PadQuery",
    "views.rules_examples": "BidRow",
}
"""The classes by their modules."""

_GAME = {
    "written": "it has what depends on no rule: `undoable`, `cells` and `conflicts`",
    "ruleset": "it has its options, `rules`",
    **dict.fromkeys(("masked", "shown"), "a phone knows what it may show"),
    **dict.fromkeys(("rounds", "to_come"), "of another type in either kind of game"),
    "current": "the number of the round",
}

LEFT_OUT = {
    "Deck": dict.fromkeys(("added", "put_in", "size"), "only its cards are asked for"),
    "Box": {
        **dict.fromkeys(("bid", "changed", "wanted"), "a hidden one is a value of its own"),
        **dict.fromkeys(("bid_hidden", "has_bid"), "the bid says it"),
        **dict.fromkeys(("changes", "tricks_so_far"), "worked out where it is read"),
    },
    "Round": {
        "ruleset": "it has its options, `rules`, and the step of its `bonus`",
        "boxes": "a list in the order of the seats",
        "most_bonus": "part of `bonus`",
        "most_untaken": "part of `untaken_limit`",
        **dict.fromkeys(
            ("bids", "is_played", "nobody_has_bid", "changed_after_reveal", "bomb"),
            "worked out where it is read",
        ),
    },
    "MatchRound": {"boxes": "a list in the order of the seats"},
    "Pad": _GAME | {"base": _GAME["ruleset"], "totals_alone": "worked out where it is read"},
    "Match": _GAME,
    "Reveals": {"kept": "pairs"},
    "Conflict": {"cell": "the key of a cell"},
    "Entry": {"round": "the one that is shown"},
    "TrickContext": {"ruleset": "what of it decides tricks"},
    "Trick": {"ruleset": "what of it decides tricks"},
    "TrickQuery": dict.fromkeys(("pairs", "round_pairs"), "addresses are written elsewhere"),
    "Seating": dict.fromkeys(("newcomers", "persons"), "pairs, in their order"),
    "HouseRules": {"ruleset": "worked out where it is read"},
    "PadQuery": {"duel": "a match alone has it"},
}
"""The fields and properties that phones lack, or have otherwise in ``types.d.ts``, and why."""

BY_HAND: Mapping[Any, str] = {Cell: "Cell", Mark: "Mark", Special: "Special", Value: "Value"}
"""What Python's types name and ``types.d.ts`` has."""

_PLAIN = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    NoneType: "null",
    Any: "any",
}
_MODULE = """\
/**
 * What the phone's modules hand to each other as Python does, by the names that it has there:
 * fields and properties. `make types` makes this file, and a test compares it.
 */
"""


def types_module() -> str:
    """Return the text of the module."""
    twins = {
        getattr(importlib.import_module(f"scorepad.{module}"), name): name
        for module, names in CLASSES.items()
        for name in names.split()
    }
    enums: set[type[StrEnum]] = set()
    interfaces = [
        f"\n/** {twin.__module__.replace('.', '/')}.py */\ninterface {name} {{\n"
        + "".join(
            f"  {field}: {_type(kind, twins, enums)};\n"
            for field, kind in _fields(twin, LEFT_OUT.get(name, {})).items()
        )
        + "}\n"
        for twin, name in twins.items()
    ]
    unions = [_union(each) for each in sorted(enums, key=lambda each: each.__name__)]
    return "".join([_MODULE, *unions, *interfaces])


def _union(enum: type[StrEnum]) -> str:
    """Return the declaration of an enum's values, as prettier breaks its lines."""
    begun, values = f"type {enum.__name__} =", [f'"{value}"' for value in enum]
    joined = " | ".join(values)
    if len(joined) + 3 > 100:
        return f"\n{begun}\n  | " + "\n  | ".join(values) + ";\n"
    between = " " if len(begun) + len(joined) + 2 <= 100 else "\n  "
    return f"\n{begun}{between}{joined};\n"


def _fields(twin: Any, left_out: Collection[str]) -> dict[str, Any]:
    """Return the types of the fields of a class and of its properties, by their names."""
    hints = get_type_hints(twin)
    names = [each.name for each in fields(twin)] if is_dataclass(twin) else twin._fields
    found = {name: hints[name] for name in names}
    for owner in reversed(twin.__mro__):
        for name, value in vars(owner).items():
            if isinstance(value, property):
                found[name] = get_type_hints(value.fget)["return"]
    for name in left_out:
        del found[name]
    return found


def _type(kind: Any, twins: Mapping[type, str], enums: set[type[StrEnum]]) -> str:
    """Return a type as TypeScript has it; the enums that it names are added to ``enums``."""
    name = _PLAIN.get(kind) or twins.get(kind) or BY_HAND.get(kind)
    if name:
        return name
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        enums.add(kind)
        return kind.__name__
    origin, within = get_origin(kind), get_args(kind)
    parts = [_type(each, twins, enums) for each in within if each is not Ellipsis]
    if origin in (Union, UnionType):
        return " | ".join(parts)
    if origin is tuple and Ellipsis not in within:
        return f"[{', '.join(parts)}]"
    if origin in (tuple, list, frozenset):
        return f"({parts[0]})[]" if "|" in parts[0] else f"{parts[0]}[]"
    if origin is Counter:
        return "Record<string, number>"
    if origin in (dict, Mapping):
        return f"Record<string, {parts[-1]}>"
    raise TypeError(f"{kind}: neither plain, nor a class or a type that is written here")


if __name__ == "__main__":
    FILE.write_text(types_module(), "utf-8")
