"""The rules in force, as one screen shows and changes them."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.state import Pad
from scorepad.pad.table import Table
from scorepad.play.decisions import Act, newest_mark
from scorepad.play.looking import Look
from scorepad.play.typed import typed_number
from scorepad.rules.deck import Role
from scorepad.rules.options import OPTIONS, Choices, Number, Switch
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Formula, Option, Ruleset, Variant


@dataclass(frozen=True, slots=True)
class RuleField:
    """An option of the rules: ``typed`` is what the form shows; ``values`` are
    what can be chosen, empty for a number from ``low`` to ``high``."""

    name: str
    typed: str
    values: tuple[tuple[str, Option], ...]
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class RulesView:
    """The rules in force. ``variants`` are (key, whether it is on); ``number``
    is the round from which a change for the rest holds; ``made`` and
    ``missed`` say the points."""

    game_id: str
    seen: str
    ruleset: str
    sheet: str
    edition: str
    made: Formula
    missed: Formula
    variants: tuple[tuple[str, bool], ...]
    fields: tuple[RuleField, ...]
    number: int
    whole_game: bool


@dataclass(frozen=True, slots=True)
class Wanted:
    """Rules as they were typed: ``variants`` that are on, ``options`` by name."""

    variants: frozenset[str]
    options: Mapping[str, str]
    whole_game: bool


def rules_view(look: Look, wanted: Wanted | None = None) -> RulesView:
    """The rules of ``look``, or what is ``wanted`` instead and was refused."""
    pad = look.pad
    ruleset = pad.ruleset
    on = wanted.variants if wanted else variants_on(pad)
    typed = wanted.options if wanted else {}
    return RulesView(
        game_id=look.game.game_id,
        seen=newest_mark(pad),
        ruleset=ruleset.key,
        sheet=ruleset.sheet,
        edition=ruleset.edition,
        made=ruleset.points.made,
        missed=ruleset.points.missed,
        variants=tuple((variant.key, variant.key in on) for variant in ruleset.variants),
        fields=tuple(_field(ruleset, name, typed) for name in _asked(ruleset)),
        number=max(1, len(pad.rounds)),
        whole_game=wanted.whole_game if wanted else False,
    )


def variants_on(pad: Pad) -> tuple[str, ...]:
    """The variants of the rule sheet that the table plays."""
    return tuple(each.key for each in pad.ruleset.variants if _is_on(pad.ruleset, each))


def played_by(wanted: Wanted) -> Act:
    """The rules changed to what is wanted, as far as they differ: from the open
    round on, or in every round."""

    def on(pad: Pad) -> Cells | Refusal:
        options = _options(pad, wanted)
        if isinstance(options, Refusal):
            return options
        rounds = pad.rounds if wanted.whole_game else ()
        rulesets = (pad.ruleset, *(played.ruleset for played in rounds))
        changed = {
            name: value
            for name, value in options.items()
            if any(ruleset.options[name] != value for ruleset in rulesets)
        }
        return acts.change_rules(pad, changed, whole_game=wanted.whole_game)

    return on


def _options(pad: Pad, wanted: Wanted) -> dict[str, Option] | Refusal:
    """Every option as it is wanted. An option that was changed itself weighs
    more than a variant, and a variant switched on more than one that was on."""
    now = pad.ruleset.options
    usual = Table(pad.written.round(0)).base.options
    switched_off: dict[str, Option] = {}
    switched_on: dict[str, Option] = {}
    for variant in pad.ruleset.variants:
        if (variant.key in wanted.variants) == _is_on(pad.ruleset, variant):
            continue
        for name, value in variant.sets:
            if variant.key not in wanted.variants:
                switched_off[name] = usual[name]
            elif switched_on.setdefault(name, value) != value:
                return Refusal(Code.VARIANTS_CONTRADICT)
    typed = {name: _read(name, text) for name, text in wanted.options.items()}
    for name, value in typed.items():
        kind = OPTIONS[name]
        if isinstance(kind, Number) and not isinstance(value, int):
            facts = {"value": value, "low": kind.low, "high": kind.high, "key": name}
            return Refusal(Code.OUT_OF_RANGE, facts)
    chosen = {name: value for name, value in typed.items() if value != now[name]}
    return {**now, **switched_off, **switched_on, **chosen}


def _is_on(ruleset: Ruleset, variant: Variant) -> bool:
    return all(ruleset.options[name] == value for name, value in variant.sets)


def _asked(ruleset: Ruleset) -> tuple[str, ...]:
    meaningless = set()
    if not any(deal.blind for deal in ruleset.schedule.extra):
        meaningless.add("bidding.blind_exempt")
    if not any(special.role is Role.TOP for special in ruleset.deck.specials):
        meaningless.add("trump.top_turned")
    return tuple(name for name in OPTIONS if name not in meaningless)


def _field(ruleset: Ruleset, name: str, typed: Mapping[str, str]) -> RuleField:
    kind = OPTIONS[name]
    text = typed.get(name, _as_typed(ruleset.options[name]))
    if isinstance(kind, Number):
        return RuleField(name, text, (), kind.low, kind.high)
    if isinstance(kind, Switch):
        return RuleField(name, text, (("yes", True), ("no", False)))
    assert isinstance(kind, Choices)
    return RuleField(name, text, tuple((str(value), str(value)) for value in kind.kind))


def _as_typed(value: Option) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _read(name: str, text: str) -> Option:
    kind = OPTIONS[name]
    if isinstance(kind, Switch):
        return {"yes": True, "no": False}.get(text, text)
    if isinstance(kind, Number):
        number = typed_number(text)
        return text if number is None or not kind.low <= number <= kind.high else number
    return text
