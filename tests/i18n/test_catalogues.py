"""The catalogues are complete, agree with the sources, and are written well."""

import ast
import re
from io import BytesIO
from pathlib import Path
from types import ModuleType

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo

LANGUAGES = ("fr", "de")
SOURCES = Path(__file__).parent.parent.parent / "scorepad"

# Words that are the same in both languages, and sentences that are signs and names.
SAME_AS_ENGLISH = {
    "fr": {
        "%(house)s (%(game)s)",
        "A4",
        "A5",
        "Bonus",
        "Correction",
        "D",
        "Date",
        "Dormant",
        "Duel %(n)s",
        "OK",
        "Pirate",
        "Pages",
        "Points",
        "Records",
        "Total",
        "total",
        "bonus",
        "bonus %(points)s",
        "orange",
        "place %(place)s",
        "total %(total)s",
        "triangle",
        "turquoise",
        "violet",
    },
    "de": {
        "%(formula)s: %(term)s",
        "%(house)s (%(game)s)",
        "A4",
        "A5",
        "Bonus",
        "Element",
        "%(name)s: %(points)s, %(why)s",
        "%(player)s: %(points)s (%(why)s)",
        "%(player)s: %(won)s",
        "%(rule)s: %(choice)s",
        "%(what)s:",
        "Link",
        "Links",
        "Name",
        "OK",
        "blind",
        "golden",
        "orange",
    },
}


# The words of games that are the same; their names may be.
GAME_WORDS_AS_IN_ENGLISH = {
    "fr": {
        ("skull_king: special card", "Kraken"),
        ("skull_king: special card", "Pirate"),
        ("skull_king: special card", "Skull King"),
        ("wizard_gigamic: edition", "version 3.0"),
        ("wizard_gigamic: special card", "Wizard"),
        ("wizards_cup: element", "Nature"),
    },
    "de": {
        ("skull_king: special card", "Skull King"),
        ("wizard_canadian: name of a card", "{suit} {rank}"),
        ("wizard_championship: name of a card", "{suit} {rank}"),
        ("wizard_club: leader", "the leader"),  # there is no word for that player
        ("wizard_fisher: name of a card", "{suit} {rank}"),
        ("wizard_gigamic: name of a card", "{suit} {rank}"),
    },
}


def forms(said: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """One sentence, or its singular and plural."""
    return (said,) if isinstance(said, str) else tuple(said)


def context(message: Message) -> str | None:
    """The game and the kind of word, for the games' own; a compiled catalogue has bytes."""
    found = message.context
    return found.decode() if isinstance(found, bytes) else found


def sentences(catalogue: Catalog) -> list[Message]:
    return [message for message in catalogue if message.id]


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
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "").endswith("gettext")
        if (texts := tuple(each.value for each in call.args if isinstance(each, ast.Constant)))
    }
    assert len(asked) > 300
    assert asked <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_translated_with_the_facts_tags_and_ending_of_the_english(
    language: str, tool: ModuleType
) -> None:
    signs = re.compile(r"%\(\w+\)s|</?\w+>|[⚑→]")
    for message in sentences(tool.catalogue(language)):
        assert not message.fuzzy, message.id
        for theirs, ours in zip(forms(message.string), forms(message.id), strict=True):
            assert theirs, message.id
            assert theirs == theirs.strip(), theirs
            assert sorted(signs.findall(theirs)) == sorted(signs.findall(ours)), message.id
            assert not re.search(r"[%<>&\"]", signs.sub("", theirs)), theirs
            for end in ("…", ":"):
                assert theirs.endswith(end) == ours.endswith(end), theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_words_that_are_the_same_stay_english(language: str, tool: ModuleType) -> None:
    same = [
        message
        for message in sentences(tool.catalogue(language))
        if set(forms(message.string)) & set(forms(message.id))
    ]
    assert {each.id for each in same if not each.context} == SAME_AS_ENGLISH[language]
    assert {
        (each.context, each.id)
        for each in same
        if each.context and not each.context.endswith(": name")
    } == GAME_WORDS_AS_IN_ENGLISH[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_is_what_the_readable_one_says(
    language: str, tool: ModuleType
) -> None:
    def told(catalogue: Catalog) -> dict[tuple[str | None, tuple[str, ...]], tuple[str, ...]]:
        return {
            (context(each), forms(each.id)): forms(each.string) for each in sentences(catalogue)
        }

    compiled = read_mo(BytesIO(tool.path_of(language, ".mo").read_bytes()))
    assert told(compiled) == told(tool.catalogue(language))


def test_no_sentence_is_asked_for_within_an_f_string() -> None:
    """Whether it would be collected there depends on the version of Python."""
    within = {
        (path, node.lineno)
        for path in SOURCES.rglob("*.py")
        for whole in ast.walk(ast.parse(path.read_text("utf-8")))
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
    fresh = tool.brought_up_to_date(language, sources)
    assert tool.po_bytes(fresh) == tool.path_of(language, ".po").read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_name_neither_days_nor_tools_nor_places(language: str, tool: ModuleType) -> None:
    text = tool.path_of(language, ".po").read_text("utf-8")
    header = text.split("\n\n")[0]
    assert re.findall(r'^"([\w-]+):', header, re.MULTILINE) == [
        "Language",
        "Plural-Forms",
        "Content-Type",
        "Content-Transfer-Encoding",
    ]
    assert not re.search(r"^#(?!, python-(brace-)?format$)", text, re.MULTILINE)


def test_french_signs_stand_after_narrow_spaces_and_german_has_its_own_quotes(
    tool: ModuleType,
) -> None:
    for said in translations(tool, "fr"):
        assert not re.search(r"(?<!\u202f)[:;!?»]", said), said
        assert not re.search(r"«(?!\u202f)", said), said
        assert "'" not in said, said
    for said in translations(tool, "de"):
        assert not re.search(r"['\u202f\u00a0]|\s[:;!?]", said), said
