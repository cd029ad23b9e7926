"""A formula for points, as a sentence."""

from collections.abc import Mapping
from dataclasses import fields

from scorepad.rules.ruleset import Formula
from scorepad.words.numbers import figure
from scorepad.words.speech import Lazy, lazy_gettext

_TERMS: Mapping[str, Lazy] = {
    "trick": lazy_gettext("%(points)s a trick"),
    "trick_squared": lazy_gettext("%(points)s × tricks taken × tricks taken"),
    "bid": lazy_gettext("%(points)s for each trick bid"),
    "bid_squared": lazy_gettext("%(points)s × tricks bid × tricks bid"),
    "off": lazy_gettext("%(points)s for each trick off"),
    "off_squared": lazy_gettext("%(points)s × tricks off × tricks off"),
    "hand": lazy_gettext("%(points)s for each card in the hand"),
}


def points_in_words(formula: Formula) -> str:
    """Return what a bid that was made, or missed, brings: "20 and 10 a trick"."""
    parts = [figure(formula.base)] if formula.base else []
    for each in fields(formula):
        points = getattr(formula, each.name)
        if points and each.name in _TERMS:
            parts.append(str(_TERMS[each.name]) % {"points": figure(points)})
    return " + ".join(parts) or figure(0)
