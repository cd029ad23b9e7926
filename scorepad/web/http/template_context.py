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
from scorepad.i18n.points import points_in_words
from scorepad.i18n.refusals import sentence
from scorepad.i18n.rules import rule_choice, rule_in_short, rule_title
from scorepad.i18n.rules_summary import rule_sentence
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
from scorepad.web.preferences import THEMES, theme


def _speaker(translate: Callable[[str], str]) -> Callable[..., Markup]:
    sentences: dict[str, Markup] = {}
    without_facts: dict[str, Markup] = {}

    def say(text: str, **facts: Any) -> Markup:
        """Return ``text`` in one language; facts are escaped, the sentence is not."""
        if not facts and text in without_facts:
            return without_facts[text]
        if text not in sentences:
            sentences[text] = Markup(translate(text))
        said = sentences[text] % facts
        if not facts:
            without_facts[text] = said
        return said

    return say


def speak_in_templates(app: Flask) -> None:
    """Give the templates of ``app`` a ``_`` that knows the reader's language.

    A pad says thirty sentences, a sheet six hundred; Flask-Babel's own ``_``
    works out the language again for each of them. Macros that are imported
    without their context still use Flask-Babel's.
    """
    speakers: dict[str, Callable[..., Markup]] = {}

    @app.context_processor
    def speech() -> dict[str, Any]:
        language = str(get_locale())
        if language not in speakers:
            speakers[language] = _speaker(get_translations().ugettext)
        return {"_": speakers[language]}


def _new_mark_id() -> str:
    return secrets.token_hex(16)


_INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)


class Unindented(Extension):
    """Templates are indented for those who read them; browsers are not sent the blanks."""

    def preprocess(self, source: str, *_: object) -> str:
        """Return the source of a template with lines that begin at the margin."""
        return _INDENTATION.sub("", source)


def lend_words(app: Flask) -> None:
    """Give our functions and filters to the templates of ``app``."""
    speak_in_templates(app)
    app.jinja_env.add_extension(Unindented)
    app.jinja_env.filters.update(
        reason_in_words=reason_in_words,
        card_name=card_name,
        clock=clock,
        day=day,
        dreams=dreams,
        element_name=element_name,
        feat_title=feat_title,
        feat_worth=feat_worth,
        figure=figure,
        month=month,
        month_called=month_called,
        in_our_font=in_our_font,
        leaning=leaning,
        many=many,
        need_in_words=need_in_words,
        off_by=off_by,
        percent=percent,
        player_name=player_name,
        points_in_words=points_in_words,
        rule_sentence=rule_sentence,
        topic_name=topic_name,
        origin_name=origin_name,
        refused_card=refused_card,
        holders=holders,
        rests_on=rests_on,
        rests_on_bids=rests_on_bids,
        rests_on_rounds=rests_on_rounds,
        ruling_in_words=ruling_in_words,
        sentence=sentence,
        signed=signed,
        suit_name=suit_name,
        tenth=tenth,
        tick=tick,
        trump_name=trump_name,
        act_in_words=act_in_words,
    )
    app.jinja_env.globals.update(
        language=language,
        languages=NATIVE_NAMES,
        theme=theme,
        themes=THEMES,
        has_moved=has_moved,
        display_options=display_options,
        new_id=_new_mark_id,
        duel_cards_in_words=duel_cards_in_words,
        duel_because=duel_because,
        duel_decided=duel_decided,
        elements_of=elements_of,
        goes_first=goes_first,
        suits_of=suits_of,
        won_by=won_by,
        specials_of=specials_of,
        words_of=words_of,
        what_this_is=what_this_is,
        rule_title=rule_title,
        term_title=term_title,
        house_group=house_group,
        game_title=game_title,
        hands_in_words=hands_in_words,
        rule_choice=rule_choice,
        rule_in_short=rule_in_short,
        sheet_title=sheet_title,
        sign_in_words=sign_in_words,
        match_in_short=match_in_short,
        match_stands=match_stands,
        how_it_stands=how_it_stands,
        no_pango=no_pango,
        orientation_name=orientation_name,
        paper_name=paper_name,
        edition=edition,
        how_many_players=how_many_players,
        rules_in_one_line=rules_in_one_line,
    )
