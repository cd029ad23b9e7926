"""Templates that are named are there, and those that are there are named."""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest
from flask import Flask, render_template_string
from flask_babel import get_locale
from jinja2 import Environment, nodes
from jinja2.defaults import DEFAULT_FILTERS, DEFAULT_TESTS

from scorepad.app import create_app
from scorepad.settings import Settings
from scorepad.web.http import template_context
from tests.web.addresses import addresses, ways
from tests.web.phone import Phone
from tests.web.table import Open, Table

TOP = Path(__file__).parents[2]
TEMPLATES = TOP / "templates"
THERE = {path.relative_to(TEMPLATES).as_posix() for path in TEMPLATES.rglob("*.html")}
_NAME = re.compile(r"""["']([\w/]+\.html)["']""")
BY_KIND = {
    *(f"{kind}/{part}.html" for kind in ("pad", "match") for part in ("_pad", "page")),
    *(f"{kind}/page.html" for kind in ("sheet", "match_sheet")),
    *(f"pad/_{field}_box.html" for field in ("bid", "tricks", "bonus")),
}
"""Templates whose folder a view names, or whose field a row names."""


def named_in(paths: list[Path]) -> set[str]:
    """Return the templates that the files name in quotation marks."""
    return {name for path in paths for name in _NAME.findall(path.read_text("utf-8"))}


IN_CODE = named_in(list((TOP / "scorepad").rglob("*.py")))
IN_TEMPLATES = named_in(list(TEMPLATES.rglob("*.html")))


def test_a_template_that_the_code_names_is_there() -> None:
    assert {name for name in IN_CODE if "/" in name} - THERE == set()


def test_a_template_is_named_by_the_code_or_by_another() -> None:
    sheets = {name for name in THERE if name.startswith("sheets/")}
    assert THERE - BY_KIND - IN_CODE - IN_TEMPLATES - sheets == set()


def test_a_sign_between_two_parts_has_its_space() -> None:
    # Neither the end of a line after a tag nor what a line is indented by is a space.
    stuck = re.compile(r"(?<!\+)%\}\n\s*[·–]")
    assert [name for name in THERE if stuck.search((TEMPLATES / name).read_text("utf-8"))] == []


ALIKE = ("figure", "signed")
"""The filters that write the same in every language."""


def worked_out_once(env: Environment, source: str) -> Iterator[str]:
    """Yield our own filters and tests that Jinja works out when it compiles a template.

    It does so where all that they are given is constant. What they say would be in the language of
    whoever asks first.
    """
    ours = {*env.filters, *env.tests} - {*DEFAULT_FILTERS, *DEFAULT_TESTS, *ALIKE}
    for node in env.parse(source).find_all((nodes.Filter, nodes.Test)):
        with suppress(nodes.Impossible):
            node.as_const(nodes.EvalContext(env))
            if node.name in ours:
                yield f"{node.name}, line {node.lineno}"


def test_nothing_is_said_for_good_in_the_language_of_the_first_reader(speaking: Flask) -> None:
    env = speaking.jinja_env
    with speaking.test_request_context():
        assert [*worked_out_once(env, "{{ 0|day }} {{ x|day }}")] == ["day, line 1"]
        texts = {name: (TEMPLATES / name).read_text("utf-8") for name in THERE}
        found = {name: [*worked_out_once(env, text)] for name, text in texts.items()}
    assert {name: each for name, each in found.items() if each} == {}


@pytest.fixture
def speaking(tmp_path: Path) -> Flask:
    """An app of its own, as it keeps the sentences that it has said."""
    return create_app(Settings(tmp_path, "sqlite:///unused.db", "k" * 40))


def said(app: Flask, template: str, language: str = "en", **facts: str) -> str:
    with app.test_request_context("/", headers={"Accept-Language": language}):
        return render_template_string(template, **facts)


def test_a_name_in_a_sentence_is_escaped_and_a_percent_sign_written_twice(speaking: Flask) -> None:
    template = '{{ _("<b>%(name)s</b> deals", name=name) }}'
    assert said(speaking, template, name="<i>") == '<b translate="no">&lt;i&gt;</b> deals'
    assert said(speaking, template, name="Ben") == '<b translate="no">Ben</b> deals'
    for _ in range(2):
        assert said(speaking, '{{ _("100 %% sure") }}') == "100 % sure"
        assert said(speaking, '{{ _("%(n)s %% sure", n="9") }}') == "9 % sure"


def test_every_reader_hears_the_own_language_whoever_asked_before(
    speaking: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    def translations() -> SimpleNamespace:
        language = str(get_locale())
        return SimpleNamespace(gettext=lambda text: f"{language}: {text}")

    monkeypatch.setattr(template_context, "get_translations", translations)
    template = '{{ _("Undo") }}, {{ _("%(n)s left", n=2) }}'
    for language in ("de", "fr", "en", "fr", "de"):
        expected = f"{language}: Undo, {language}: 2 left"
        assert said(speaking, template, language) == expected


def test_macros_of_other_files_speak_too(speaking: Flask) -> None:
    template = '{% from "forms.html" import top %}{{ top("Sheet", up="/") }}'
    assert 'aria-label="Back"' in said(speaking, template)


SOURCE = """
<ul>
  <li
      class="game">a b</li>
  {% if true %}
    <li>c</li>
  {% endif %}
</ul>
"""


def test_templates_are_indented_for_readers_alone(assembled: Flask) -> None:
    written = assembled.jinja_env.from_string(SOURCE.strip()).render()
    assert written == '<ul>\n<li\nclass="game">a b</li>\n<li>c</li>\n</ul>'


SWAPS = re.compile(r"\shx-(?:get|post)=")
HTMX = '<meta name="htmx-config"'


def pages(app: Flask, phone: Phone, game: Table) -> Iterator[tuple[str, str]]:
    """Return the addresses of all pages and their HTML, as the scorer and a stranger see them."""
    for method, rule in ways(app):
        for address in addresses(app, rule, game_id=game.id) if method == "GET" else ():
            for client in (phone.client, app.test_client()):
                answer = client.get(address)
                if answer.mimetype == "text/html" and answer.text.startswith("<!doctype"):
                    yield address, answer.text


def test_what_is_swapped_has_htmx(app: Flask, phone: Phone, table: Open) -> None:
    swapping = {
        address: HTMX in html for address, html in pages(app, phone, table()) if SWAPS.search(html)
    }
    assert len(swapping) > 5
    assert all(swapping.values()), swapping


def test_the_first_pages_load_no_htmx(phone: Phone) -> None:
    assert HTMX not in phone.go("/").html
    new = phone.go("/new").html
    assert HTMX in new
    assert not re.search(r"<script[^>]*htmx", new)


_ASKED_BY_BROWSERS = re.compile(
    r"""[ \n](?:required|(?:pattern|minlength|step)=|type="(?:number|email|url|date|time|month)")"""
)


def test_what_is_wrong_in_a_form_is_said_by_us_in_the_language_of_the_reader() -> None:
    """A browser that looks itself says so over the page, and in its own language."""
    asked = {
        name for name in THERE if _ASKED_BY_BROWSERS.search((TEMPLATES / name).read_text("utf-8"))
    }
    # A day is chosen in the browser's calendar, in forms in which the browser keeps quiet.
    assert asked == {"from_paper/_kinds.html", "seasons/_fields.html"}
    for name in ("seasons/list.html", "seasons/_settings.html"):
        assert " novalidate " in (TEMPLATES / name).read_text("utf-8")
    for name in ("from_paper/page.html", "from_paper/totals.html", "shell/_from_paper.html"):
        forms = re.findall(r"<form[^>]*data-paper[^>]*>", (TEMPLATES / name).read_text("utf-8"))
        assert [" novalidate " in form for form in forms] == [True]
    scripts = "".join(path.read_text("utf-8") for path in (TOP / "static").glob("phone/**/*.mjs"))
    assert not re.search(r"\.required|reportValidity|setCustomValidity", scripts)
