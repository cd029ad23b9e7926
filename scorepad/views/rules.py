"""The rules in force, as one screen shows them."""

from collections.abc import Mapping
from typing import NamedTuple

from scorepad.pad.any_pad import as_trick_pad
from scorepad.pad.opening import house_name
from scorepad.pad.state import Pad
from scorepad.rules.ruleset import Formula, Option, Ruleset
from scorepad.services.access import OpenedGame
from scorepad.services.rule_fields import (
    RuleChanges,
    as_sent,
    choices_of,
    options_of,
    variants_on,
)


class RuleField(NamedTuple):
    """An option of the rules.

    ``text`` is what the form shows; ``values`` are the choices, empty for a number.
    """

    name: str
    text: str
    values: tuple[tuple[str, Option], ...]


class RulesView(NamedTuple):
    """The rules in force.

    ``variants`` are (key, whether it is on); ``number`` is the round from which a change for the
    rest holds; ``made`` and ``missed`` say the points; ``bidding`` when somebody has bid in the
    open deal, which goes on seeing and typing bids as it began.
    """

    game_id: str
    seen: str
    ruleset: str
    house: str
    made: Formula
    missed: Formula
    variants: tuple[tuple[str, bool], ...]
    fields: tuple[RuleField, ...]
    number: int
    whole_game: bool
    bidding: bool


def rules_view(opened: OpenedGame, changes: RuleChanges | None = None) -> RulesView:
    """Return the rules of ``opened``, or ``changes`` to them that were refused."""
    pad = as_trick_pad(opened.pad)
    ruleset = pad.ruleset
    on = changes.variants if changes else variants_on(pad)
    texts = changes.options if changes else {}
    return RulesView(
        game_id=opened.game.game_id,
        seen=pad.written.newest_mark,
        ruleset=ruleset.key,
        house=house_name(pad.written),
        made=ruleset.points.made,
        missed=ruleset.points.missed,
        variants=tuple((variant.key, variant.key in on) for variant in ruleset.variants),
        fields=tuple(_field(ruleset, name, texts) for name in options_of(ruleset)),
        number=max(1, len(pad.rounds)),
        whole_game=changes.whole_game if changes else False,
        bidding=_is_bidding(pad),
    )


def _is_bidding(pad: Pad) -> bool:
    current = pad.current
    return current is not None and (current.number, current.deal) in pad.reveals.kept


def _field(ruleset: Ruleset, name: str, texts: Mapping[str, str]) -> RuleField:
    text = texts.get(name, as_sent(ruleset.options[name]))
    return RuleField(name, text, choices_of(name))
