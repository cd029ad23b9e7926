"""The points of a bid in words, and the terms of their formulas."""

from collections.abc import Mapping
from dataclasses import fields

from scorepad.i18n.numbers import figure
from scorepad.i18n.speech import Lazy, lazy_gettext
from scorepad.rules.ruleset import Formula

TERM_TITLES: Mapping[str, Lazy] = {
    "base": lazy_gettext("In any case"),
    "trick": lazy_gettext("Per trick taken"),
    "trick_squared": lazy_gettext("Tricks taken, squared"),
    "bid": lazy_gettext("Per trick bid"),
    "bid_squared": lazy_gettext("Tricks bid, squared"),
    "off": lazy_gettext("Per trick off the bid"),
    "off_squared": lazy_gettext("Tricks off the bid, squared"),
    "hand": lazy_gettext("Per card in the hand"),
}
"""The titles of the terms of a formula: each number is multiplied with one of them."""

_TERM_SENTENCES: Mapping[str, Lazy] = {
    "trick": lazy_gettext("%(points)s a trick"),
    "trick_squared": lazy_gettext("%(points)s × tricks taken × tricks taken"),
    "bid": lazy_gettext("%(points)s for each trick bid"),
    "bid_squared": lazy_gettext("%(points)s × tricks bid × tricks bid"),
    "off": lazy_gettext("%(points)s for each trick off"),
    "off_squared": lazy_gettext("%(points)s × tricks off × tricks off"),
    "hand": lazy_gettext("%(points)s for each card in the hand"),
}


def term_title(option: str) -> str:
    """Return what the number of this option is multiplied with; "" for no term of a formula."""
    title = TERM_TITLES.get(option.rpartition(".")[2]) if option.startswith("points.") else None
    return "" if title is None else str(title)


def points_in_words(formula: Formula) -> str:
    """Return the points of a bid that was made, or missed, in words: "20 and 10 a trick"."""
    parts = [figure(formula.base)] if formula.base else []
    for field in fields(formula):
        points = getattr(formula, field.name)
        if points and field.name in _TERM_SENTENCES:
            parts.append(str(_TERM_SENTENCES[field.name]) % {"points": figure(points)})
    return " + ".join(parts) or figure(0)


def terms_in_words() -> dict[str, str]:
    """Return what each term of a formula brings, for whoever puts them together elsewhere."""
    return {term: str(text) for term, text in _TERM_SENTENCES.items()}
