"""The functions, filters and sentences that every template may use."""

import re
import secrets
from collections.abc import Callable
from typing import Any

from flask import Flask
from flask_babel import get_locale, get_translations
from jinja2.ext import Extension
from markupsafe import Markup

from scorepad.i18n.duels import duel_because, duel_cards_in_words, duel_decided, goes_first, won_by
from scorepad.i18n.games import (
    card_name,
    element_name,
    elements_of,
    specials_of,
    suit_name,
    suits_of,
    what_this_is,
    words_of,
)
from scorepad.i18n.house_rules import game_title, hands_in_words, house_group, term_title
from scorepad.i18n.log import act_in_words
from scorepad.i18n.numbers import (
    clock,
    day,
    figure,
    leaning,
    many,
    month,
    month_called,
    percent,
    signed,
    tenth,
)
from scorepad.i18n.people import (
    dreams,
    feat_title,
    feat_worth,
    holders,
    off_by,
    rests_on,
    rests_on_bids,
    rests_on_rounds,
    sign_in_words,
    tick,
)
from scorepad.i18n.refusals import sentence
from scorepad.i18n.rules import rule_choice, rule_in_short, rule_title
from scorepad.i18n.rules_summary import points_in_words, rule_sentence
from scorepad.i18n.sheets import (
    how_it_stands,
    how_many_players,
    in_our_font,
    match_in_short,
    match_stands,
    no_pango,
    orientation_name,
    paper_name,
    rules_in_one_line,
    sheet_title,
)
from scorepad.i18n.speech import NATIVE_NAMES, language
from scorepad.i18n.topics import origin_name, topic_name
from scorepad.i18n.verdicts import (
    need_in_words,
    player_name,
    reason_in_words,
    refused_card,
    ruling_in_words,
    trump_name,
)
from scorepad.sheets.pdf_cache import edition
from scorepad.web.http.cookies import display_options
from scorepad.web.http.device import has_moved
from scorepad.web.phone_script import script_url
from scorepad.web.preferences import THEMES, theme
from scorepad.web.shell import keeps_app, worker_url


def _speaker(translate: Callable[[str], str]) -> Callable[..., Markup]:
    sentences: dict[str, Markup] = {}

    def say(text: str, **facts: Any) -> Markup:
        """Return ``text`` in one language; facts are escaped, the sentence is not."""
        if text not in sentences:
            sentences[text] = Markup(translate(text))
        return sentences[text] % facts

    return say


def speak_in_templates(app: Flask) -> None:
    """Give the templates of ``app`` a ``_`` that knows the reader's language.

    A pad says thirty sentences, a sheet six hundred; Flask-Babel's own ``_`` works out the language
    again for each of them. This one does so once for a page, and for each sentence of a macro that
    is imported without its context.
    """
    speakers: dict[str, dict[str, Callable[..., Markup]]] = {}

    def speaking() -> dict[str, Callable[..., Markup]]:
        language = str(get_locale())
        if language not in speakers:
            speakers[language] = {"_": _speaker(get_translations().ugettext)}
        return speakers[language]

    app.context_processor(speaking)
    app.jinja_env.globals["_"] = lambda text, **facts: speaking()["_"](text, **facts)


def _new_mark_id() -> str:
    return secrets.token_hex(16)


_INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)


class Unindented(Extension):
    """Templates are indented for those who read them; browsers are not sent the blanks."""

    def preprocess(self, source: str, *_: object) -> str:
        """Return the source of a template with lines that begin at the margin."""
        return _INDENTATION.sub("", source)


_FILTERS: tuple[Callable[..., object], ...] = (
    act_in_words,
    card_name,
    clock,
    day,
    dreams,
    element_name,
    feat_title,
    feat_worth,
    figure,
    holders,
    in_our_font,
    leaning,
    many,
    month,
    month_called,
    need_in_words,
    off_by,
    origin_name,
    percent,
    player_name,
    points_in_words,
    reason_in_words,
    refused_card,
    rests_on,
    rests_on_bids,
    rests_on_rounds,
    rule_sentence,
    ruling_in_words,
    sentence,
    signed,
    suit_name,
    tenth,
    tick,
    topic_name,
    trump_name,
)

_FUNCTIONS: tuple[Callable[..., object], ...] = (
    display_options,
    duel_because,
    duel_cards_in_words,
    duel_decided,
    edition,
    elements_of,
    game_title,
    goes_first,
    hands_in_words,
    has_moved,
    house_group,
    how_it_stands,
    how_many_players,
    keeps_app,
    language,
    match_in_short,
    match_stands,
    no_pango,
    orientation_name,
    paper_name,
    rule_choice,
    rule_in_short,
    rule_title,
    rules_in_one_line,
    script_url,
    sheet_title,
    sign_in_words,
    specials_of,
    suits_of,
    term_title,
    theme,
    what_this_is,
    won_by,
    words_of,
    worker_url,
)


def register_template_helpers(app: Flask) -> None:
    """Give our functions and filters to the templates of ``app``."""
    speak_in_templates(app)
    app.jinja_env.add_extension(Unindented)
    app.jinja_env.filters.update({function.__name__: function for function in _FILTERS})
    app.jinja_env.globals.update({function.__name__: function for function in _FUNCTIONS})
    app.jinja_env.globals.update(languages=NATIVE_NAMES, themes=THEMES, new_id=_new_mark_id)
