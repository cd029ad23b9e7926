"""``_`` in templates: each sentence is looked up once for each language."""

from collections.abc import Callable
from typing import Any

from flask import Flask
from flask_babel import get_locale, get_translations
from markupsafe import Markup


def _speaker(translate: Callable[[str], str]) -> Callable[..., Markup]:
    sentences: dict[str, Markup] = {}
    without_facts: dict[str, Markup] = {}

    def say(text: str, **facts: Any) -> Markup:
        """``text`` in one language; facts are escaped, the sentence is not."""
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
    """Gives the templates of ``app`` a ``_`` that knows the reader's language.

    A pad says thirty sentences, a sheet six hundred; Flask-Babel's own ``_``
    works out the language anew for each of them. Macros that are imported
    without their context still have that one.
    """
    speakers: dict[str, Callable[..., Markup]] = {}

    @app.context_processor
    def speech() -> dict[str, Any]:
        language = str(get_locale())
        if language not in speakers:
            speakers[language] = _speaker(get_translations().ugettext)
        return {"_": speakers[language]}
