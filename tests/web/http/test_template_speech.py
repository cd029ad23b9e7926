"""The sentences of templates, in the language of whoever reads them."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from flask import Flask, render_template_string
from flask_babel import get_locale

from scorepad.app import create_app
from scorepad.settings import Settings
from scorepad.web.http import template_context


@pytest.fixture
def app(tmp_path: Path) -> Flask:
    """An app of its own, as it keeps the sentences that it has said."""
    return create_app(Settings(tmp_path, "sqlite:///unused.db", "k" * 40))


def said(app: Flask, template: str, language: str = "en", **facts: str) -> str:
    with app.test_request_context("/", headers={"Accept-Language": language}):
        return render_template_string(template, **facts)


def test_a_name_in_a_sentence_is_escaped_and_the_sentence_is_not(app: Flask) -> None:
    template = '{{ _("<b>%(name)s</b> deals", name=name) }}'
    assert said(app, template, name="<i>") == "<b>&lt;i&gt;</b> deals"
    assert said(app, template, name="Ben") == "<b>Ben</b> deals"


def test_a_percent_sign_is_written_twice_with_facts_and_without(app: Flask) -> None:
    for _ in range(2):
        assert said(app, '{{ _("100 %% sure") }}') == "100 % sure"
        assert said(app, '{{ _("%(n)s %% sure", n="9") }}') == "9 % sure"


def test_every_reader_hears_the_own_language_whoever_asked_before(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    def translations() -> SimpleNamespace:
        language = str(get_locale())
        return SimpleNamespace(ugettext=lambda text: f"{language}: {text}")

    monkeypatch.setattr(template_context, "get_translations", translations)
    template = '{{ _("Undo") }}, {{ _("%(n)s left", n=2) }}'
    for language in ("de", "fr", "en", "fr", "de"):
        expected = f"{language}: Undo, {language}: 2 left"
        assert said(app, template, language) == expected


def test_macros_of_other_files_speak_too(app: Flask) -> None:
    template = '{% from "forms.html" import top %}{{ top("Sheet", up="/") }}'
    assert 'aria-label="Back"' in said(app, template)
