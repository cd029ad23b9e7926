import importlib.util
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import ModuleType

import pytest
from flask import Flask
from flask_babel import Babel, force_locale

from scorepad.paths import TRANSLATIONS

TOP = Path(__file__).parent.parent.parent


@pytest.fixture(scope="session")
def tool() -> ModuleType:
    """Return what makes the catalogues."""
    spec = importlib.util.spec_from_file_location("translations", TOP / ".ci" / "translations.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def reading() -> Callable[[str, str], AbstractContextManager[None]]:
    """``with reading("de", "de-CH"):`` a browser wishes that, and shows German."""
    app = Flask("words")
    Babel(app)

    @contextmanager
    def read(language: str, accepted: str) -> Iterator[None]:
        headers = {"Accept-Language": accepted}
        with app.test_request_context(headers=headers), force_locale(language):
            yield

    return read


@pytest.fixture(scope="session")
def speaking() -> Callable[[str], AbstractContextManager[None]]:
    """``with speaking("fr"):`` everything is said to a reader of French."""
    app = Flask("words")
    app.config["BABEL_TRANSLATION_DIRECTORIES"] = str(TRANSLATIONS)
    Babel(app)

    @contextmanager
    def speak(language: str) -> Iterator[None]:
        with app.test_request_context(), force_locale(language):
            yield

    return speak
