"""The functions, filters and sentences that every template may use."""

import re
import secrets
from collections.abc import Callable, MutableMapping
from gettext import NullTranslations
from typing import Any

from flask import Flask
from flask.templating import Environment
from flask_babel import get_locale, get_translations
from jinja2.ext import Extension
from markupsafe import Markup

from scorepad.client.speech import with_names_left_alone
from scorepad.i18n import (
    duels,
    fields,
    games,
    house_rules,
    log,
    numbers,
    people,
    points,
    refusals,
    rules,
    rules_summary,
    sheets,
    topics,
    verdicts,
)
from scorepad.i18n.languages import NATIVE_NAMES
from scorepad.i18n.speech import isolated, language, with_names_isolated
from scorepad.sheets.pdf_cache import edition
from scorepad.views.statistics import asking
from scorepad.web.http.device import has_moved
from scorepad.web.http.responses import page_behind
from scorepad.web.http.security import says_host
from scorepad.web.phone_script import script_url
from scorepad.web.preferences import THEMES, display_options, theme
from scorepad.web.shell import keeps_app, worker_url


class TemplateEnvironment(Environment):
    """The environment of our templates, none of which has globals of its own.

    Jinja would give each a chain of two dictionaries, and look through it for every part that a
    page includes. Without the chain, the response to a tap is made in 0.64 instead of 0.75 ms.
    """

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return the globals of a template: those of all, and ``d``."""
        return super().make_globals(d) if d else self.globals


def _speaker(translations: NullTranslations) -> dict[str, Callable[..., Markup]]:
    sentences: dict[str, Markup] = {}

    def say(text: str, **facts: Any) -> Markup:
        """Return ``text`` in one language; facts are escaped, the sentence is not."""
        if text not in sentences:
            sentences[text] = Markup(with_names_left_alone(translations.gettext(text)))
        sentence = sentences[text]
        return sentence % with_names_isolated(facts) if "%" in sentence else sentence

    def say_number(one: str, many: str, num: int, **facts: Any) -> Markup:
        """Return the form for ``num`` in the same way; ``num`` is a fact as well."""
        told = {"num": num, **with_names_isolated(facts)}
        return Markup(translations.ngettext(one, many, num)) % told

    return {"_": say, "ngettext": say_number}


def speak_in_templates(app: Flask) -> None:
    """Give the templates of ``app`` ``_`` and ``ngettext`` that know the reader's language.

    A pad has thirty sentences, a sheet six hundred, and Flask-Babel works out the language again
    for each of them. These functions do so once for a page, and for each sentence of a macro that
    is imported without its context.
    """
    speakers: dict[str, dict[str, Callable[..., Markup]]] = {}

    def speaking() -> dict[str, Callable[..., Markup]]:
        language = str(get_locale())
        if language not in speakers:
            speakers[language] = _speaker(get_translations())
        return speakers[language]

    app.context_processor(speaking)
    app.jinja_env.globals["_"] = lambda text, **facts: speaking()["_"](text, **facts)
    app.jinja_env.globals["ngettext"] = lambda *of, **facts: speaking()["ngettext"](*of, **facts)


def _new_mark_id() -> str:
    return secrets.token_hex(16)


_INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)


class Unindented(Extension):
    """An extension that removes the indentation of templates, which is of no use to browsers."""

    def preprocess(self, source: str, *_: object) -> str:
        """Return the source of a template with lines that begin at the margin."""
        return _INDENTATION.sub("", source)


_FILTERS: tuple[Callable[..., object], ...] = (
    games.bonus_name,
    *(games.card_name, games.element_name, games.hyphenated, games.special_name, games.suit_name),
    fields.plain_in_words,
    isolated,
    log.act_in_words,
    *(numbers.clock, numbers.day, numbers.day_called, numbers.month, numbers.month_called),
    *(numbers.figure, numbers.leaning, numbers.many, numbers.percent, numbers.signed),
    numbers.tenth,
    *(people.dreams, people.feat_title, people.feat_worth, people.holders, people.off_by),
    *(people.rests_on, people.rests_on_bids, people.rests_on_rounds, people.tick),
    refusals.sentence,
    *(points.points_in_words, rules_summary.rule_sentence),
    sheets.in_our_font,
    *(topics.origin_name, topics.section_name, topics.topic_name),
    *(verdicts.need_in_words, verdicts.next_leader_in_words, verdicts.player_name),
    *(verdicts.reason_in_words, verdicts.refused_card, verdicts.ruling_in_words),
    verdicts.step_in_words,
    verdicts.trump_name,
)

_FUNCTIONS: tuple[Callable[..., object], ...] = (
    *(page_behind, says_host),
    *(display_options, edition, has_moved, keeps_app, language, script_url, theme, worker_url),
    *(duels.duel_because, duels.duel_cards_in_words, duels.duel_decided),
    *(duels.goes_first, duels.won_by),
    fields.field_title,
    *(games.elements_in_words, games.elements_of, games.game_name, games.named_game),
    *(games.sheet_also, games.specials_of, games.suits_of, games.variant_words),
    *(games.what_this_is, games.words_of),
    numbers.separator,
    points.term_title,
    *(house_rules.game_title, house_rules.hands_in_words, house_rules.house_group),
    people.sign_in_words,
    *(rules.rule_choice, rules.rule_in_short, rules.rule_title),
    *(sheets.how_it_stands, sheets.how_many_players, sheets.match_in_short, sheets.match_stands),
    *(sheets.no_pango, sheets.orientation_name, sheets.paper_name, sheets.rules_in_one_line),
    *(sheets.sheet_title, sheets.special_in_one_line),
    asking,
)


def register_template_helpers(app: Flask) -> None:
    """Give our functions and filters to the templates of ``app``."""
    speak_in_templates(app)
    app.jinja_env.add_extension(Unindented)
    app.jinja_env.filters.update({function.__name__: function for function in _FILTERS})
    app.jinja_env.globals.update({function.__name__: function for function in _FUNCTIONS})
    app.jinja_env.globals.update(languages=NATIVE_NAMES, themes=THEMES, new_id=_new_mark_id)
    # An edition without a server says otherwise, see scorepad/static_edition.
    app.jinja_env.globals["has_server"] = True
