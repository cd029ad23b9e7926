"""Speaking where no web page asks: in a terminal."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from flask import Flask
from flask_babel import Babel, force_locale

_TRANSLATIONS = Path(__file__).parent / "translations"


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Everything said inside is said in ``language``, one of ``LANGUAGES``."""
    app = Flask("scorepad")
    Babel(app, default_translation_directories=str(_TRANSLATIONS))
    with app.app_context(), force_locale(language):
        yield
