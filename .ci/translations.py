"""Collects the sentences, brings the catalogues up to date, compiles them.

With ``--missing`` it lists what is not translated, and writes nothing.
"""

import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from scorepad.i18n import languages
from scorepad.i18n.game_words import words_said
from scorepad.rules.library import all_games

TOP = Path(__file__).parent.parent
CATALOGUES = TOP / "scorepad" / "i18n" / "translations"
ENGLISH, *LANGUAGES = languages.LANGUAGES

_READERS = [
    ("scorepad/**.py", "python"),
    ("templates/**.html", "jinja2"),
    ("templates/words/**.txt", "jinja2"),
    ("static/phone/**.mjs", "javascript"),
]
_LOUD = {each: {"silent": "false"} for each, reader in _READERS if reader == "jinja2"}
_KEYWORDS = {**DEFAULT_KEYWORDS, "lazy_gettext": None, "t": None, "nt": (1, 2)}


class PlainCatalog(Catalog):
    """A catalogue whose files change only when a sentence does: its header
    names neither days nor tools."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [
            ("Project-Id-Version", "scorepad"),
            ("MIME-Version", "1.0"),
            ("Language", str(self.locale)),
            ("Plural-Forms", self.plural_forms),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]


def path_of(language: str, suffix: str) -> Path:
    """The catalogue of a language: ``.po`` is what people edit, ``.mo`` what is read."""
    return CATALOGUES / language / "LC_MESSAGES" / f"messages{suffix}"


def sentences() -> Catalog:
    """What the sources say now, in the order of their files, and the words of the games."""
    found = words_of_games()
    for _, _, text, _, context in extract_from_dir(
        TOP, method_map=_READERS, options_map=_LOUD, keywords=_KEYWORDS
    ):
        found.add(text, context=context)
    return found


def words_of_games() -> Catalog:
    """The words in the files of the games; a year, or a number, needs no translation."""
    found = Catalog(fuzzy=False)

    def collect(context: str, text: str) -> str:
        if any(map(str.isalpha, text)):
            found.add(text, context=context)
        return text

    for game in all_games().values():
        words_said(game, collect)
    return found


def catalogue(language: str) -> Catalog:
    """The translations as they stand; a language that is new has none."""
    path = path_of(language, ".po")
    if not path.exists():
        return PlainCatalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def brought_up_to_date(language: str, sources: Catalog) -> PlainCatalog:
    """The sentences of ``sources`` with the translations that there are; a new
    sentence, or one that has a plural now, stays empty, and one that nobody says
    any more is dropped."""
    fresh = PlainCatalog(locale=language, header_comment="", fuzzy=False)
    translated = catalogue(language)
    for message in sources:
        if message.id:
            known = translated.get(message.id, message.context)
            fits = known is not None and known.pluralizable == message.pluralizable
            fresh.add(message.id, known.string if fits else None, context=message.context)
    return fresh


def missing(language: str, sources: Catalog) -> list[Message]:
    """The sentences of ``sources`` that are said in English, or in one form of two."""
    return [
        message
        for message in brought_up_to_date(language, sources)
        if message.id and not all(_forms(message.string))
    ]


def _forms(said: str | Sequence[str] | None) -> Sequence[str]:
    return (said or "",) if said is None or isinstance(said, str) else said


def po_bytes(messages: Catalog) -> bytes:
    file = BytesIO()
    write_po(file, messages, no_location=True)
    return file.getvalue().lstrip()


def mo_bytes(messages: Catalog) -> bytes:
    file = BytesIO()
    write_mo(file, messages)
    return file.getvalue()


def write(sources: Catalog) -> None:
    """Bring the catalogues up to date, and compile them."""
    for each in LANGUAGES:
        messages = brought_up_to_date(each, sources)
        path_of(each, ".po").parent.mkdir(parents=True, exist_ok=True)
        path_of(each, ".po").write_bytes(po_bytes(messages))
        path_of(each, ".mo").write_bytes(mo_bytes(messages))


def list_missing(sources: Catalog) -> None:
    """Print for each language what is not translated."""
    for each in LANGUAGES:
        lacking = missing(each, sources)
        lines = [f"{each}: {len(lacking)} of {len(sources)} are missing"]
        lines += [
            "  " + " · ".join(filter(None, (message.context, *_forms(message.id))))
            for message in lacking
        ]
        sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    (list_missing if "--missing" in sys.argv[1:] else write)(sentences())
