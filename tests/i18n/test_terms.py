"""Every term of a formula for points is named, said and offered: none is left out silently."""

from scorepad.i18n.points import _TERM_SENTENCES, TERM_TITLES
from scorepad.rules.formula import TERMS
from scorepad.services.house_rules_form import _FIRST_TERMS, _MORE_TERMS


def test_every_term_has_a_title_and_a_sentence() -> None:
    assert set(TERM_TITLES) == set(TERMS)
    assert set(_TERM_SENTENCES) == set(TERMS) - {"base"}


def test_every_term_is_offered_by_house_rules() -> None:
    groups = (*_FIRST_TERMS.values(), *_MORE_TERMS.values())
    assert {term for terms in groups for term in terms} == set(TERMS)
