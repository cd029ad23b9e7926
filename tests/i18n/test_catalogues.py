"""The catalogues are complete, agree with the sources, and are written well."""

import ast
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from itertools import zip_longest
from pathlib import Path
from types import ModuleType

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

from scorepad.i18n import languages

ENGLISH, *LANGUAGES = languages.LANGUAGES
SOURCES = Path(__file__).parent.parent.parent / "scorepad"

SAME_AS_ENGLISH = tomllib.loads((Path(__file__).parent / "same_as_english.toml").read_text("utf-8"))


def forms(said: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """One sentence, or its singular and plural."""
    return (said,) if isinstance(said, str) else tuple(said)


def context(message: Message) -> str | None:
    """The game and the kind of word, for the games' own; a compiled catalogue has bytes."""
    found = message.context
    return found.decode() if isinstance(found, bytes) else found


def sentences(catalogue: Catalog) -> list[Message]:
    return [message for message in catalogue if message.id]


def is_translated(message: Message) -> bool:
    """Whether it is said in the language at all. Who adds a sentence need not speak ten languages:
    that none is missing is asked once, by the last test."""
    return any(forms(message.string))


DATA = re.compile(r'"[^"]*"|https?://[a-z./]*[a-z/]')
"""What is typed, or read by a program, in the help of commands."""


def prose(text: str, data: set[str]) -> str:
    """A text as it is; but the help of commands in one line, with "0" for its ``data``."""
    text = text.replace("!r}", "}")
    if not data:
        return text
    for each in data:
        text = re.sub(f"{re.escape(each)}(: )?", "0", text)
    return re.sub(r"\{[\W\d]*\}", "0", re.sub(r"[ \n]+", " ", text))


def pairs(catalogue: Catalog) -> Iterator[tuple[str, str]]:
    """Each translated form with the English that it stands for.

    A language has one form, two, or more: the first of several is said of one, as the English
    singular is, and all others are said of any number.
    """
    for message in filter(is_translated, sentences(catalogue)):
        data = set(DATA.findall(forms(message.id)[0]))
        first, *others = (prose(each, data) for each in forms(message.string))
        *one, many = (prose(each, data) for each in forms(message.id))
        yield (one[0] if one and others else many), first
        yield from ((many, other) for other in others)


def translations(tool: ModuleType, language: str) -> list[str]:
    return [form for each in sentences(tool.catalogue(language)) for form in forms(each.string)]


@pytest.fixture(scope="module")
def sources(tool: ModuleType) -> Catalog:
    """What the sources say now; to read them all takes seconds."""
    found: Catalog = tool.sentences()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_holds_exactly_what_the_sources_say(
    language: str, tool: ModuleType, sources: Catalog
) -> None:
    said = {(message.context, message.id) for message in sentences(sources)}
    assert len(said) > 300
    assert {(each.context, each.id) for each in sentences(tool.catalogue(language))} == said


def test_the_sources_are_read_to_their_last_corner(sources: Catalog) -> None:
    said = {message.id for message in sources}
    assert ("%(num)s round", "%(num)s rounds") in said  # a template's plural
    assert "<b>%(name)s</b> bids" in said  # a template's sentence with a tag
    assert "%(name)s: tricks" in said  # inside an expression
    assert "no restriction" in said  # told lazily
    assert ("%(num)s card each", "%(num)s cards each") in said  # inside a lambda


def test_no_sentence_hides_inside_another_expression(sources: Catalog) -> None:
    said = {forms(message.id) for message in sources}
    asked = {
        texts
        for path in SOURCES.rglob("*.py")
        if "gettext" in (source := path.read_text("utf-8"))
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "").endswith("gettext")
        if (texts := tuple(each.value for each in call.args if isinstance(each, ast.Constant)))
    }
    assert len(asked) > 300
    assert asked <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_has_the_facts_tags_and_ending_of_the_english(
    language: str, tool: ModuleType
) -> None:
    signs = re.compile(r"%\(\w+\)s|\{\w+\}|</?\w+>|[⚑→]")
    catalogue = tool.catalogue(language)
    assert [message.id for message in sentences(catalogue) if message.fuzzy] == []
    for ours, theirs in pairs(catalogue):
        assert theirs, ours
        assert theirs == theirs.strip(), theirs
        assert sorted(signs.findall(theirs)) == sorted(signs.findall(ours)), theirs
        assert not re.search(r"[%<>&{}\"]", signs.sub("", theirs)), theirs
        for end in ("…", ":"):
            assert theirs.endswith(end) == ours.endswith(end), theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_words_that_are_the_same_stay_english(language: str, tool: ModuleType) -> None:
    same = [
        message
        for message in sentences(tool.catalogue(language))
        if set(forms(message.string)) & set(forms(message.id))
    ]
    known = SAME_AS_ENGLISH[language]
    assert {forms(each.id)[0] for each in same if not each.context} == set(known["words"])
    assert sorted(
        [each.context, each.id]
        for each in same
        if each.context and not each.context.endswith(": name")
    ) == sorted(known["of_games"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_is_what_the_readable_one_says(
    language: str, tool: ModuleType
) -> None:
    def told(
        messages: Iterable[Message],
    ) -> dict[tuple[str | None, tuple[str, ...]], Sequence[str]]:
        return {(context(each), forms(each.id)): forms(each.string) for each in messages}

    readable = told(filter(is_translated, sentences(tool.catalogue(language))))
    compiled = told(sentences(read_mo(BytesIO(tool.path_of(language, ".mo").read_bytes()))))
    # A plural that has no translation yet is compiled as its English.
    english = {each for each, said in compiled.items() if set(said) <= set(each[1])}
    assert {each: compiled[each] for each in compiled if each not in english - readable.keys()} == (
        readable
    )


def test_no_sentence_is_asked_for_within_an_f_string() -> None:
    """Whether it would be collected there depends on the version of Python."""
    within = {
        (path, node.lineno)
        for path in SOURCES.rglob("*.py")
        if "gettext" in (source := path.read_text("utf-8"))
        for whole in ast.walk(ast.parse(source))
        if isinstance(whole, ast.JoinedStr)
        for node in ast.walk(whole)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if "gettext" in node.func.id
    }
    assert within == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_making_the_catalogues_again_changes_nothing(
    language: str, tool: ModuleType, sources: Catalog
) -> None:
    fresh = tool.po_bytes(tool.brought_up_to_date(language, sources)).splitlines()
    kept = tool.path_of(language, ".po").read_bytes().splitlines()
    # To show how two whole catalogues differ would take pytest minutes.
    others = next((both for both in zip_longest(fresh, kept) if both[0] != both[1]), None)
    assert others is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_name_neither_days_nor_tools_nor_places(language: str, tool: ModuleType) -> None:
    text = tool.path_of(language, ".po").read_text("utf-8")
    header = text.split("\n\n")[0]
    assert re.findall(r'^"([\w-]+):', header, re.MULTILINE) == [
        "Project-Id-Version",
        "MIME-Version",
        "Language",
        "Plural-Forms",
        "Content-Type",
        "Content-Transfer-Encoding",
    ]
    assert not re.search(r"^#(?!, python-(brace-)?format$|\. )", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_stand_behind_narrow_spaces_in_french_and_behind_none_elsewhere(
    language: str, tool: ModuleType
) -> None:
    stray = r"(?<!\u202f)[:;!?»]|«(?!\u202f)" if language == "fr" else r"\u202f|\s[:;!?]"
    for ours, theirs in pairs(tool.catalogue(language)):
        assert not re.search(stray, theirs), theirs
        assert "'" not in theirs, theirs
        assert language == "fr" or ("\u00a0" in theirs) <= ("\u00a0" in ours), theirs


# How a translation is written

LETTERS_MORE = 20
"""What a translation may be longer than its English, where twice its length is less: "maps" are
"cartes au trésor"."""

QUESTIONS = {"Say who took it"}
"""What is asked in other languages: there it has a sign at its end, and none in English."""


def end(text: str) -> bool:
    return text.rstrip("»“” \u202f").endswith((".", "!", "?"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_says_a_sentence_twice(language: str, tool: ModuleType) -> None:
    for pair in pairs(tool.catalogue(language)):
        for text in pair:
            said = re.findall(r"[^.!?]{4,}[.!?]", text)
            assert len({each.strip() for each in said}) == len(said), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_is_more_than_twice_as_long_as_its_english(
    language: str, tool: ModuleType
) -> None:
    for ours, theirs in pairs(tool.catalogue(language)):
        most = tool.length(ours)
        assert tool.length(theirs) <= max(2 * most, most + LETTERS_MORE), theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_all_its_forms(language: str, tool: ModuleType) -> None:
    catalogue = tool.catalogue(language)
    plain = tool.PlainCatalog(locale=language)
    assert catalogue.plural_forms == plain.plural_forms, "these are not the language's own plurals"
    for message in filter(is_translated, sentences(catalogue)):
        said = forms(message.string)
        assert len(said) == (plain.num_plurals if message.pluralizable else 1), message.id
        assert all(said), message.id


@pytest.mark.parametrize(
    ("language", "said", "paired"),
    [
        ("hu", ["x"], ["many"]),
        ("pt", ["x", "y"], ["one", "many"]),
        ("pl", ["x", "y", "z"], ["one", "many", "many"]),
    ],
)
def test_each_form_of_a_plural_is_compared_with_the_english_that_it_stands_for(
    language: str, said: list[str], paired: list[str], tool: ModuleType
) -> None:
    catalogue = tool.PlainCatalog(locale=language)
    catalogue.add(("one", "many"), said)
    assert catalogue.num_plurals == len(said)
    assert list(pairs(catalogue)) == list(zip(paired, said, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sign_and_no_space_is_stray(language: str, tool: ModuleType) -> None:
    for ours, theirs in pairs(tool.catalogue(language)):
        assert not re.search(r"\s\s|^\s|\s$|\(\s|\s[,)]", theirs), theirs
        assert not re.search(r"[!?,;…][^\W\d_]", theirs), theirs
        assert language != "es" or [theirs.count(each) for each in "¿¡"] == [
            theirs.count(each) for each in "?!"
        ], theirs
        assert not any(map(str.isupper, re.findall(r"[^\W\d_][.:]([^\W\d_])", theirs))), theirs
        assert re.findall(r"\.\.|,,", theirs) == [], theirs
        if ours not in QUESTIONS:
            assert end(theirs) == end(ours), theirs


QUOTES = {
    **dict.fromkeys(("es", "fr", "it", "pt"), "«»"),
    **dict.fromkeys(("cs", "de"), "„“"),
    **dict.fromkeys(("hu", "pl"), "„”"),
    "nl": "“”",
}
"""The quotes of each language, as they open and close."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language_and_come_in_pairs(
    language: str, tool: ModuleType
) -> None:
    opens, closes = QUOTES[language]
    for ours, theirs in pairs(tool.catalogue(language)):
        quotes = re.findall('[«»„“”‚‘‹›"]', theirs)
        assert quotes == [opens, closes] * (len(quotes) // 2), theirs
        assert len(quotes) >= len(re.findall("[“”]", ours)), theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_opens_in_any_editor(language: str, tool: ModuleType, tmp_path: Path) -> None:
    """It is checked as editors of catalogues check it."""
    path = tool.path_of(language, ".po")
    raw = path.read_bytes()
    assert raw.decode("utf-8").endswith("\n")
    with path.open("rb") as file:
        read = read_po(file, abort_invalid=True)
    assert (str(read.locale), read.charset) == (language, "utf-8")
    assert read.plural_expr == tool.PlainCatalog(locale=language).plural_expr
    assert [error for _, errors in read.check() for error in errors] == []
    if shutil.which("msgfmt"):
        # It removes what it can't write: as root, that would be a device of the machine as well.
        done = subprocess.run(
            ["msgfmt", "--check", "--output-file", tmp_path / "messages.mo", path],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr


def test_no_spanish_sentence_has_a_name_behind_an_and(tool: ModuleType) -> None:
    """It would be another word before Inés, and an "or" before Olga."""
    joined = re.compile(r"\b[yo] (<\w+>)?%\((name|player)\)|%\(name\)s [yo] %\(other\)")
    assert [said for said in translations(tool, "es") if joined.search(said)] == []


# What whoever translates is told


def comments(tool: ModuleType, language: str) -> dict[tuple[str | None, str], list[str]]:
    """The comments of each sentence as they are in the file, by its context and its English."""
    return {
        (each.context, forms(each.id)[0]): each.auto_comments
        for each in sentences(tool.catalogue(language))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_says_where_it_stands(language: str, tool: ModuleType) -> None:
    found = comments(tool, language)
    assert [said for said, told in found.items() if not any(told)] == []


@pytest.mark.parametrize(
    ("context", "english", "told"),
    [
        (
            None,
            "Play on first",
            ["screen players (button)", "at most 26 letters"],
        ),
        (
            None,
            "loses to",
            [
                "screen duel (heading of a column); screen rules summary (heading of a column)",
                "at most 16 letters",
            ],
        ),
        (
            None,
            "Choose who you are first.",
            ["The sentences of refusals, for the person who typed"],
        ),
        (
            None,
            "neither",
            [
                "neither dreamer nor doubter",
                "The people of a group in words: their signs, and what is counted of them",
            ],
        ),
        (
            None,
            "None.",
            ["no games", "screen history"],
        ),
        ("skull_king: suit", "maps", ["Skull King, a game: a suit", "at most 17 letters"]),
    ],
)
def test_a_comment_is_read_from_where_the_sentence_stands(
    context: str | None, english: str, told: list[str], sources: Catalog
) -> None:
    assert sources.get(english, context).auto_comments == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_is_longer_than_its_comment_allows(
    language: str, tool: ModuleType, sources: Catalog
) -> None:
    allowed = {
        (each.context, each.id): int(said[1])
        for each in sentences(sources)
        if (said := re.search(r"at most (\d+) letters", " ".join(each.auto_comments)))
    }
    assert len(allowed) > 300
    for message in sentences(tool.catalogue(language)):
        most = allowed.get((message.context, message.id))
        for theirs in forms(message.string) if most else ():
            assert tool.length(theirs) <= most, theirs


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_in_english(language: str, tool: ModuleType) -> None:
    catalogue = tool.catalogue(language)
    assert [each.id for each in sentences(catalogue) if not is_translated(each)] == []
