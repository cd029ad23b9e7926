"""The form for house rules as one screen shows it."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorepad.play.house.effect import Effect, effect_of
from scorepad.play.house.fields import (
    HouseGroup,
    house_bounds,
    house_groups,
    may_be_empty,
)
from scorepad.play.house.form import NAME, HouseAsked, paid_for_missing, read_house
from scorepad.play.rule_fields import as_sent, choices_of
from scorepad.rules.refusal import Refusal
from scorepad.rules.ruleset import Option, Ruleset


@dataclass(frozen=True, slots=True)
class HouseField:
    """One option: ``typed`` is what the form shows, ``usual`` what the game has;
    ``values`` are what can be chosen (as sent, as meant), empty for a number
    from ``low`` to ``high``. ``empty`` when nothing typed means 0."""

    name: str
    typed: str
    usual: Option
    values: tuple[tuple[str, Option], ...]
    low: int
    high: int
    empty: bool
    switch: bool


@dataclass(frozen=True, slots=True)
class FieldGroup:
    """Fields about one thing; ``more`` are wanted rarely, and ``open`` when one
    of them says something all the same."""

    key: str
    fields: tuple[HouseField, ...]
    more: tuple[HouseField, ...]
    open: bool


@dataclass(frozen=True, slots=True)
class HouseView:
    """The whole form; ``kept`` when these rules are in the list already. ``paid`` are
    points that a missed bid would bring, which are hardly meant."""

    id: str
    game: str
    name: str
    kept: bool
    groups: tuple[FieldGroup, ...]
    effect: Effect
    paid: tuple[int, ...]
    wrong: Mapping[str, Refusal]


def house_view(
    asked: HouseAsked, base: Ruleset, name_refused: Refusal | None = None, *, kept: bool
) -> HouseView:
    """The form with what was ``asked`` on top of the game's own rules, ``base``,
    and what is wrong beside its fields."""
    read = read_house(asked, base)
    wrong = {**read.wrong, NAME: name_refused} if name_refused else read.wrong
    return HouseView(
        id=asked.id,
        game=asked.game,
        name=asked.name,
        kept=kept,
        groups=tuple(_group(base, group, asked.typed, wrong) for group in house_groups(base)),
        effect=effect_of(read.ruleset),
        paid=tuple(paid_for_missing(read, base).values()),
        wrong=wrong,
    )


def _group(
    base: Ruleset, group: HouseGroup, typed: Mapping[str, str], wrong: Mapping[str, Refusal]
) -> FieldGroup:
    more = tuple(_field(base, name, typed) for name in group.more)
    says = any(field.typed.strip() not in ("", "0") or field.name in wrong for field in more)
    return FieldGroup(group.key, tuple(_field(base, n, typed) for n in group.names), more, says)


def _field(base: Ruleset, name: str, typed: Mapping[str, str]) -> HouseField:
    usual = base.options[name]
    text = typed.get(name, as_sent(usual))
    if may_be_empty(name) and text.strip() == "0":
        text = ""
    values = choices_of(name)
    low, high = house_bounds(base, name)
    return HouseField(
        name, text, usual, values, low, high, may_be_empty(name), isinstance(usual, bool)
    )
