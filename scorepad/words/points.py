"""A formula for points, as a sentence."""

from scorepad.rules.ruleset import Formula
from scorepad.words.numbers import figure
from scorepad.words.speech import gettext


def points_in_words(formula: Formula) -> str:
    """What a bid that was made, or missed, brings: "20 and 10 a trick"."""
    parts = []
    if formula.base or not (formula.trick or formula.off):
        parts.append(figure(formula.base))
    if formula.trick:
        parts.append(gettext("%(points)s a trick", points=figure(formula.trick)))
    if formula.off:
        parts.append(gettext("%(points)s for each trick off", points=figure(formula.off)))
    return " + ".join(parts)
