"""Small templates, rendered by Jinja and by the JavaScript that is made of them."""

import json
from collections.abc import Mapping, Sequence
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from jinja2 import DictLoader, Environment, StrictUndefined
from markupsafe import Markup

from scorepad.client.markup import markup_modules
from scorepad.client.scope import Unknown
from scorepad.client.script import translated
from scorepad.client.speech import Speech, with_names_left_alone
from scorepad.client.words import words_modules
from scorepad.i18n.words import InOneLine
from tests.node import run_node

PHONE = Path(__file__).parents[2] / "static" / "phone"

PARTS = {
    "atoms.html": (
        '{% set shapes = {"heart": "M1", 2: "M2"} %}{% set unused = 1 %}\n'
        '{% macro shape(code, title="none", on=False) %}'
        '<i d="{{ shapes[code] }}"{% if on %} class="on"{% endif %}>{{ title }}</i>{% endmacro %}\n'
        "{% macro two() %}{{ shape(2) }}{% endmacro %}"
    ),
    "part.html": "{% set own = view.name ~ '!' %}[{{ own }}{{ each if loop_of else '' }}]\n",
    "apart.html": (
        "{% set own = view.n %}{{ sends(own) }}{{ shape('heart', view.name) }}{{ before }}"
        "{% for each in view.list %}{{ each.name }}{{ before }}{% endfor %}{{ view.n|signed }}"
    ),
    "around.html": (
        "{% from 'atoms.html' import shape %}{% set before = view.text ~ 'b' %}"
        "{% macro sends(act) %}[{{ act }} {{ before }}]{% endmacro %}"
        "<p>{% if view.yes %}{% include 'apart.html' %}{% endif %}{{ before }}"
    ),
    "box/_bid_box.html": "b{{ view.n }}",
    "box/_tricks_box.html": "t{{ view.name }}",
}

VIEW: dict[str, Any] = {
    "name": "<b>\"A\" & 'B'</b> `${x}` \\",
    "n": 3,
    "zero": 0,
    "less": -2,
    "none": None,
    "yes": True,
    "no": False,
    "empty": [],
    "text": "",
    "list": [{"name": "a<", "n": 1}, {"name": "b", "n": 0}, {"name": "c", "n": 2}],
    "pairs": [["x", 1], ["y&", 2]],
    "flags": ["last_bid", "count"],
    "by": {"x": "X", "y": "Y"},
}

TEMPLATES = {
    "so many times": (
        "{% for each in range(view.n) %}{{ each }},{% endfor %}"
        "{% for each in range(view.zero) %}1{% endfor %}"
    ),
    "text that JavaScript would take for its own": "` ${a} \\ \\` $ {} '\"",
    "values are escaped": "{{ view.name }}|{{ view.n }}|{{ view.less }}|{{ 'a<b' }}",
    "attributes": '<a b="{{ view.name }}">',
    "an empty list, a zero and an empty text are false": (
        "{% for each in [1] %}{% if view.empty %}1{% endif %}{% if view.zero %}2{% endif %}"
        "{% if view.text %}3{% endif %}{% if view.none %}4{% endif %}{% if view.no %}5{% endif %}"
        "{% if not view.empty %}6{% endif %}{% if view.list %}7{% endif %}{% endfor %}"
    ),
    "elif and else": (
        "{% if view.no %}a{% elif view.zero %}b{% elif view.n %}c{% else %}d{% endif %}"
    ),
    "and, or, not and brackets": (
        "{{ 'a' if view.no and view.yes or view.n else 'b' }}"
        "{{ 'a' if view.no and (view.yes or view.n) else 'b' }}"
        "{{ 'a' if not (view.yes and view.n) else 'b' }}{{ 'a' if not view.n == 3 else 'b' }}"
        "{{ 'a' if not (view.empty or view.no) else 'b' }}"
    ),
    "and and or as values": "{{ view.text or 'x' }}{{ view.n or 'y' }}{{ view.n and 'z' }}",
    "comparisons": (
        "{{ 1 if view.n > 2 else 0 }}{{ 1 if view.n <= 2 else 0 }}{{ 1 if view.n != 3 else 0 }}"
        "{{ 1 if view.less < 0 else 0 }}{{ 1 if view.n >= 3 else 0 }}{{ 1 if view.n == 3 else 0 }}"
    ),
    "tests": (
        "{{ 1 if view.none is none else 0 }}{{ 1 if view.zero is not none else 0 }}"
        "{{ 1 if view.yes is true else 0 }}{{ 1 if view.n is true else 0 }}"
        "{{ 1 if view.none is false else 0 }}"
    ),
    "in and not in": (
        "{{ 1 if 'count' in view.flags else 0 }}{{ 1 if 'x' in view.flags else 0 }}"
        "{{ 1 if 'x' not in view.flags else 0 }}"
    ),
    "text of a number that counts as true": "{{ 'a' if (view.zero ~ '') else 'b' }}",
    "slices": "{{ view.flags[1:]|join(',') }}{{ view.flags[:1]|join(',') }}{{ view.name[1:3] }}",
    "arithmetic": "{{ view.n + 1 }} {{ view.n - view.less }} {{ -view.less }} {{ view.n % 2 }}"
    " {{ view.n // 2 }}",
    "sums in brackets": "{{ (view.n + 1) * 2 }} {{ view.n - (1 - view.less) }}",
    "a list and its place": (
        "{% for each in view.list %}{{ loop.index }}{{ loop.index0 }}{{ each.name }}"
        "{% if not loop.last %}, {% endif %}{% if loop.first %}!{% endif %}{% endfor %}"
    ),
    "loops within loops": (
        "{% for each in view.list %}{% for key, value in view.pairs %}"
        "{{ each.n }}{{ key }}{{ value }}{{ loop.index }} {% endfor %}{{ loop.index }};{% endfor %}"
    ),
    "a loop with a condition": "{% for each in view.list if each.n %}{{ each.name }}{% endfor %}",
    "a loop over nothing": "{% for each in view.empty %}x{% else %}none{% endfor %}",
    "a loop over something": "{% for a, b in view.pairs %}{{ b }}{% else %}x{% endfor %}",
    "a loop over what stands there": (
        '{% for a, b in ((1, view.n), (2, "<")) %}{{ a }}{{ b }}{% endfor %}'
    ),
    "names that are set": (
        '{% set a = view.name %}\n{% set b = a ~ "&" ~ view.n %}\n<p>{{ a }}{{ b }}</p>'
    ),
    "names that are set in the middle": (
        "x{% set a = 1 %}{{ a }}"
        "{% if view.yes %}{% set a = 2 %}{% set c = 3 %}{{ c }}{% endif %}{{ a }}"
    ),
    "names that are set in a loop stay there": (
        "{% set a = 1 %}{% for each in view.list %}{% set a = each.n %}{{ a }}{% endfor %}{{ a }}"
    ),
    "a sentence and its facts": "{{ _('<b>%(name)s</b> has 100 %%', name=view.name) }}",
    "a sentence without facts": "{{ _('<b>all</b>') }}",
    "a sentence in a name": (
        '{% set a = _("<b>%(n)s</b>", n=view.n) ~ view.name %}<a b="{{ a }}">{{ a }}'
        "{% set b = _('<i>') if view.yes else view.name %}{{ b }}{% if b != '' %}+{% endif %}"
    ),
    "one and many": (
        "{{ ngettext('%(num)s card', '%(num)s cards', view.n) }}"
        "{{ ngettext('%(num)s of %(all)s', '%(num)s of all %(all)s', 1, all=view.name) }}"
    ),
    "choices": (
        "{{ view.name if view.yes else view.n }}{{ 'a' if view.no else 'b' if view.zero else 'c' }}"
    ),
    "getting by a name": "{{ view.by[view.pairs[0][0]] }}{{ {'a': '1', 'b': '<'}['b'] }}",
    "filters": "{{ view.list|length }}{{ view.flags|join(' & ') }}",
    "macros": (
        '{% from "atoms.html" import shape, two as second %}'
        '{{ shape("heart") }}{{ shape("heart", view.name, on=view.yes) }}{{ second() }}'
    ),
    "macros of the place": (
        "{% set a = view.n %}{% macro go(at) %}{{ a }}:{{ at }}{% endmacro %}"
        "{% for each in view.list %}{{ go('x.' ~ each.name ~ '&') }}{% endfor %}"
    ),
    "names within a block": (
        "{% set a = 1 %}{% with a = view.name, b = 2 %}{{ a }}{{ b }}{% endwith %}{{ a }}"
    ),
    "what stands between a macro's call and its end": (
        "{% macro key(name, on=view.no) %}[{{ name }}{{ caller() }}{% if on %}!{% endif %}]"
        "{% endmacro %}{% for each in view.list %}{% call key(each.name, view.yes) %}"
        "<b>{{ each.n }}</b>{{ _('<i>') }}{% endcall %}{% endfor %}"
    ),
    "mappings asked for what may not be there": (
        "{{ view.by.get('x') }}{{ view.by.get(view.name, '<') }}"
        "{% if view.by.get('z') %}z{% endif %}"
        "{% for key, value in view.by.items() %}{{ key }}{{ value }}{% endfor %}"
    ),
    "something made of each": (
        "{{ view.list|map(attribute='name')|join(', ') }}"
        "{{ [1, -2]|map('signed')|join(' ') }}{{ (view.list|last).name }}"
        "{{ view.flags[0]|replace('_', '-') }}"
    ),
    "parts": '{% set each = 1 %}{% set loop_of = view.no %}\n{% include "part.html" %}\n<i></i>',
    "parts by a name": (
        '{% for kind in ("bid", "tricks") %}{% include "box/_" ~ kind ~ "_box.html" %}{% endfor %}'
    ),
    "blanks": (
        "<p>\n{% if view.yes %}\n  a\n{% endif %}\n  {%- if view.no %} b{% endif -%}\n </p>\n\n"
    ),
}

REFUSED = {
    "{{ view.n|round }}": "filter round",
    "{{ view.n|figure(1) }}": "other arguments",
    "{{ other }}": "nothing is called other",
    "{{ range(1, 3) }}": "range gives",
    "{% for a in view.list if a %}{{ loop.index }}{% endfor %}": "loop.index",
    "{% for a in view.list %}{{ loop.cycle('a') }}{% endfor %}": "the loop around",
    "{% macro a(b) %}{{ b }}{% endmacro %}{{ a(_('<b>')) if view.n else '' }}": "would escape it",
    "{% macro a(b) %}{{ b }}{% endmacro %}{{ a() }}": "needs b",
    "{% macro a(b) %}{{ b }}{% endmacro %}{{ a(1, 2) }}": "other parameters",
    "{{ _(view.name) }}": "literally",
    "{{ _('%(a)s', b=1) }}": "no fact a",
    "{{ 'a' if view.n }}": "without else",
    "{{ view.list[::2] }}": "slice",
    "{% include view.name %}": "cannot be seen",
    '{% include "box/" ~ view.name ~ "nothing" %}': "cannot be seen",
    "{% set a, b = view.pairs %}": "Assign",
    "{% filter upper %}a{% endfilter %}": "FilterBlock",
    '{% from "atoms.html" import circle %}': "no macro circle",
    "{{ view.n ** 2 }}": "Pow",
    "{{ caller() }}": "nothing stands between",
    "{{ view.list|map('upper') }}": "made of each",
    "{{ view.name.split(sep=1) }}": "by their places",
    "{% call(a) _('b') %}{% endcall %}": "CallBlock",
    "{% call _('b') %}{% endcall %}": "only a macro",
    "{% with a, b = view.pairs %}{% endwith %}": "without a name",
}


@pytest.fixture(scope="module")
def env() -> Environment:
    """An environment like that of the app, with small templates."""
    env = Environment(
        loader=DictLoader({**TEMPLATES, **PARTS, **{text: f"<p>\n{text}" for text in REFUSED}}),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        extensions=["jinja2.ext.i18n"],
    )
    env.filters["signed"] = "{:+}".format
    env.globals["_"] = lambda text, **facts: Markup(with_names_left_alone(text)) % facts
    env.globals["ngettext"] = lambda one, many, num, **facts: (
        Markup(one if num == 1 else many) % {"num": num, **facts}
    )
    return env


def compiled(env: Environment, templates: dict[str, str]) -> dict[str, str]:
    speech = Speech("en", NullTranslations())
    return markup_modules(env, speech, lambda endpoint, **_: endpoint, templates, {})


def write_modules(folder: Path, modules: dict[str, str]) -> None:
    """Write modules of markup, and those of words that they import."""
    words = {
        "i18n/language.mjs": "export const plural = (n) => n !== 1;",
        "pad/directions.mjs": (PHONE / "pad/directions.mjs").read_text("utf-8"),
        "i18n/numbers.mjs": "export const signed = (n) => (n > 0 ? `+${n}` : `${n}`);",
    }
    for path, text in {**modules, **words}.items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(text, "utf-8")


def test_every_template_writes_what_jinja_writes(env: Environment, tmp_path: Path) -> None:
    modules = compiled(env, {f"t{place}": name for place, name in enumerate(TEMPLATES)})
    write_modules(tmp_path, modules)
    (tmp_path / "render.mjs").write_text(
        'import { render } from "./markup/pad.mjs";\n'
        f"const view = {json.dumps(VIEW)};\n"
        f"const all = Array.from({{ length: {len(TEMPLATES)} }}, (_, place) => "
        "render(`t${place}`, { view }));\nconsole.log(JSON.stringify(all));\n",
        "utf-8",
    )
    rendered = json.loads(run_node(tmp_path / "render.mjs"))
    expected = [env.get_template(name).render(view=VIEW) for name in TEMPLATES]
    assert dict(zip(TEMPLATES, rendered, strict=True)) == dict(
        zip(TEMPLATES, expected, strict=True)
    )


def test_a_part_that_comes_later_is_handed_what_it_reads(env: Environment, tmp_path: Path) -> None:
    speech, around = Speech("en", NullTranslations()), {"t": "around.html"}
    modules = markup_modules(
        env, speech, lambda endpoint, **_: endpoint, around, {}, {"apart.html": "apart"}
    )
    assert "signed" not in modules["markup/pad.mjs"]
    write_modules(tmp_path, modules)
    (tmp_path / "render.mjs").write_text(
        'import { render } from "./markup/pad.mjs";\nimport "./markup/later.mjs";\n'
        f'console.log(render("t", {{ view: {json.dumps(VIEW)} }}));\n',
        "utf-8",
    )
    rendered = run_node(tmp_path / "render.mjs").removesuffix("\n")
    assert rendered == env.get_template("around.html").render(view=VIEW)


@pytest.mark.parametrize("text", REFUSED)
def test_what_no_javascript_is_known_for_is_refused_with_its_place(
    env: Environment, text: str
) -> None:
    with pytest.raises(Unknown) as refused:
        compiled(env, {"t": text})
    assert f"{text}:2: " in str(refused.value)
    assert REFUSED[text] in str(refused.value)


class Said(NamedTuple):
    """Sentences as a room of ``scorepad/i18n`` has them."""

    template: str
    patterns: Mapping[str, str]
    parts: Mapping[str, Sequence[str]]
    functions: Mapping[str, Sequence[str]] = MappingProxyType({})


MACROS = """
{# What is said of views. #}
{% macro plain(view) %}
  {{ _("<%(name)s> & 100 %%", name=view.name) }}
  {{ view.text or _("none") }}
{% endmacro %}
{% macro counted(view) %}
  {{ ngettext("%(num)s of %(name)s", "%(num)s %(what)s of %(name)s", view.n, what="&", **view) }}
{% endmacro %}
{% macro listed(view, more=False) %}
  {% set first = view.list|map(attribute="name")|join(", ") %}
  {% if more %}
    {{ first }}:
    {%- for each in view.list %}
      {{ " " ~ each.n }}
    {% endfor %}
  {% elif view.zero == 0 and view.n > 2 %}
    {{ inner(counted(view) ~ "!") }}
  {% endif %}
{% endmacro %}
{% macro inner(text) %}[{{ text }}]{% endmacro %}
{% macro last_ones(view) %}
  {{ view.list|selectattr("n")|list|length ~ " of " ~ view.list|length }}
  {{ ", " ~ view.list|rejectattr("n")|map(attribute="name")|join(",") }}
  {{ " " ~ ["y&", ""]|select|join(" ") ~ "; " }}
  {{ ["x", "z"]|select("in", ["x"])|join("") }}
  {{ ["", ["x", 1]|reject("in", ["x"])|join(" ")]|join(", ") }}
{% endmacro %}
{% macro all(view) %}{{ plain(view) }}{{ listed(view, view.yes) }}{{ listed(view) }}{% endmacro %}
"""
ASKED = ("plain", "counted", "all")


@pytest.fixture
def text_env() -> Environment:
    env = Environment(
        loader=DictLoader({"said.txt": MACROS}), undefined=StrictUndefined, extensions=[InOneLine]
    )
    env.globals["_"] = lambda text, **facts: text % facts
    env.globals["ngettext"] = lambda one, many, num, **facts: (
        (one if num == 1 else many) % {"num": num, **facts}
    )
    return env


def test_what_macros_of_text_write_is_what_jinja_writes(
    text_env: Environment, tmp_path: Path
) -> None:
    patterns = {"pattern": "%(name)s%%", "bare": "`${"}
    said = Said("said.txt", patterns, {"a_part": (*ASKED, *patterns)}, {"other": ("last_ones",)})
    speech = Speech("en", NullTranslations())
    modules = {
        "markup/helpers.mjs": markup_modules(text_env, speech, str, {}, {})["markup/helpers.mjs"],
        **{path: made() for path, made in words_modules([said], text_env, speech).items()},
    }
    write_modules(tmp_path, modules)
    (tmp_path / "say.mjs").write_text(
        'import { aPart } from "./words/a_part.mjs";\n'
        'import { lastOnes } from "./words/other.mjs";\n'
        f"const view = {json.dumps(VIEW)};\n"
        "const all = [...Object.values(aPart), lastOnes].map((say) => say(view));\n"
        "console.log(JSON.stringify(all));\n",
        "utf-8",
    )
    macros = [getattr(text_env.get_template("said.txt").module, name) for name in ASKED]
    by_jinja = [say(VIEW) for say in macros]
    last = "2 of 3, b y&; x, 1"
    assert text_env.get_template("said.txt").module.last_ones(VIEW) == last
    written = [*by_jinja, f"{VIEW['name']}%", "`${", last]
    assert json.loads(run_node(tmp_path / "say.mjs")) == written


def test_a_part_with_a_sentence_that_nobody_wrote_is_refused(text_env: Environment) -> None:
    said = Said("said.txt", {}, {"part": ("plain", "missing")})
    (made,) = words_modules([said], text_env, Speech("en", NullTranslations())).values()
    with pytest.raises(Unknown, match=r"said\.txt: there is no macro missing"):
        made()


def catalogue_of(locale: str) -> GNUTranslations:
    """Return a catalogue with one sentence that counts, in as many forms as the language has."""
    written = Catalog(locale=locale)
    forms = [f"{place}: %(num)s, %(name)s" for place in range(written.num_plurals)]
    written.add((ONE, MANY), tuple(forms))
    file = BytesIO()
    write_mo(file, written)
    file.seek(0)
    return GNUTranslations(file)


ONE, MANY = "%(num)s card of %(name)s", "%(num)s cards of %(name)s"
COUNTED = f"""
{{% macro counted(n) %}}{{{{ ngettext("{ONE}", "{MANY}", n, name="Ben") }}}}{{% endmacro %}}
"""
NUMBERS = 130
ITS_FORMS = {"fr": 2, "de": 2, "hu": 1, "cs": 3, "pl": 3, "ar": 6}


@pytest.mark.parametrize("locale", ITS_FORMS)
def test_a_number_takes_the_form_that_its_language_has(
    locale: str, text_env: Environment, tmp_path: Path
) -> None:
    catalogue = catalogue_of(locale)
    speech = Speech(locale, catalogue)
    assert len(speech.forms(ONE, MANY)) == ITS_FORMS[locale]
    env = text_env.overlay(loader=DictLoader({"said.txt": COUNTED}))
    said = Said("said.txt", {}, {}, {"counted": ("counted",)})
    modules = {
        "markup/helpers.mjs": markup_modules(env, speech, str, {}, {})["markup/helpers.mjs"],
        **{path: made() for path, made in words_modules([said], env, speech).items()},
    }
    write_modules(tmp_path, modules)
    language = f"export const plural = (n) => {speech.plural};"
    (tmp_path / "i18n/language.mjs").write_text(language, "utf-8")
    (tmp_path / "i18n/speech.mjs").write_bytes((PHONE / "i18n/speech.mjs").read_bytes())
    by_hand = f'export const counted = (n) => nt("{ONE}", "{MANY}")(n, {{ name: "Ben" }});'
    (tmp_path / "by_hand.mjs").write_text(
        f'import {{ nt }} from "./i18n/speech.mjs";\n{translated(by_hand, speech)}', "utf-8"
    )
    (tmp_path / "say.mjs").write_text(
        'import { counted } from "./words/counted.mjs";\n'
        'import { counted as byHand } from "./by_hand.mjs";\n'
        f"const numbers = Array.from({{ length: {NUMBERS} }}, (_, n) => n);\n"
        "console.log(JSON.stringify([counted, byHand].map((say) => numbers.map(say))));\n",
        "utf-8",
    )
    expected = [
        catalogue.ngettext(ONE, MANY, n) % {"num": n, "name": "Ben"} for n in range(NUMBERS)
    ]
    assert json.loads(run_node(tmp_path / "say.mjs")) == [expected, expected]
