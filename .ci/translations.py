"""Collects the sentences, brings the catalogues up to date, compiles them.

With ``--missing`` it lists what is not translated, and writes nothing.

Each sentence has a comment for whoever translates: where it stands, and in tight places how long it
may be. Both are read from the file that says it. Where that is not enough, a comment before the
sentence begins with ``Translators:``.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

import click
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import (
    DEFAULT_KEYWORDS,
    extract_from_dir,
    extract_javascript,
    extract_python,
)
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from scorepad.cli import main
from scorepad.cli.commands import paragraphs
from scorepad.i18n import languages
from scorepad.i18n.game_words import Kind, words_said
from scorepad.rules.library import all_games

TOP = Path(__file__).parent.parent
CATALOGUES = TOP / "scorepad" / "i18n" / "translations"
ENGLISH, *LANGUAGES = languages.LANGUAGES

_ASKS = re.compile(rb"\b(?:N?_|n?t|\w*gettext)\s*\(")
"""A call that asks for a sentence."""


def _where_asked(read: Callable[..., Iterator[Any]]) -> Callable[..., Iterator[Any]]:
    """Return what reads sentences out of a file, and looks closer only where some are asked for:
    in most files there are none."""

    def find(file: BinaryIO, *told: Any, options: Any) -> Iterator[Any]:
        asks = _ASKS.search(file.read())
        file.seek(0)
        return read(file, *told, options) if asks else iter(())

    return find


_READERS = [
    ("scorepad/**.py", _where_asked(extract_python)),
    ("templates/**.html", "jinja2"),
    ("templates/words/**.txt", "jinja2"),
    ("static/phone/**.mjs", _where_asked(extract_javascript)),
]
_LOUD = {each: {"silent": "false"} for each, reader in _READERS if reader == "jinja2"}
_KEYWORDS = {**DEFAULT_KEYWORDS, "lazy_gettext": None, "t": None, "nt": (1, 2)}


_HINT = "Translators:"

BUTTON, COLUMN, HEADING, LABEL = "button", "heading of a column", "heading", "label"
ALOUD, EMPTY = "read aloud, not seen", "in an empty field"
_ELEMENTS = {
    **dict.fromkeys(("button", ".wide", ".chip", ".tile", ".special", ".text-button"), BUTTON),
    **dict.fromkeys(("way(", "entry(", "chip("), BUTTON),
    "th": COLUMN,
    **dict.fromkeys(("h1", "h2", "h3", "legend", "summary", "caption", "top(", "part("), HEADING),
    **dict.fromkeys(("label", "switch(", "choice("), LABEL),
    **dict.fromkeys((".unseen", "title", "desc", "=aria-label", "=title", "=alt"), ALOUD),
    "=placeholder": EMPTY,
}
"""What a sentence is on a screen, by its element, a class of it, an attribute or a macro."""

_SCREENS = {
    "": "of several kinds",
    "adjustments": "points by hand",
    "authority": "trust this scorepad",
    "errors": "what went wrong",
    "links": "share",
    "match": "pad of a match of duels",
    "match_sheet": "sheet of a match of duels",
    "shell": "without network",
    "sheet_files": "print",
    "sheets": "printed sheet",
    "table": "⋯",
    "takeovers": "enter on this phone",
}
"""Screens whose folder has another name than people know."""

_MORE = {BUTTON: 13, COLUMN: 8}
"""In tight places: the letters that a translation may have more than the English, which is often
shorter than it could be. A long one may have more by 7 in 10."""

_OF_GAMES: Mapping[Kind, tuple[str, int]] = {
    Kind.NAME: ("its name, in lists and headings", 36),
    Kind.EDITION: ("which edition of its rules this is, below its name", 52),
    Kind.SUIT: ("a suit", 17),
    Kind.SPECIAL: ("a special card", 16),
    Kind.RANK: ("a rank that is no number", 10),
    Kind.CARD: ("how suit and rank make the name of a card", 20),
    Kind.ELEMENT: ("an element", 12),
    Kind.LEADER: (
        "a word for whoever bids and leads first; the English again, if there is none",
        12,
    ),
    Kind.THIRD_HAND: ("the third hand of two players, as if it were somebody's name", 16),
    Kind.BONUS: ("what brings a bonus, on a button", 40),
    Kind.VARIANT: ("a variant, on a switch", 32),
    Kind.SENTENCE: ("what a variant does, below its switch; a whole sentence", 110),
    Kind.NOTE: ("where sources differ about a variant; a whole sentence", 80),
    Kind.BOX: ("how to know its box, below its name: publisher, cards, what differs", 85),
    Kind.NUMBER: (
        "a number on a card, as it is typed or spoken; several words for it stand between commas",
        28,
    ),
    Kind.ALSO: ("what its rule sheet says besides, below a heading; a whole sentence", 150),
}
"""What translators read of each kind of word of a game, and the most letters."""


CLICK: Sequence[str | tuple[str, str]] = (
    "Usage:",
    "Options",
    "Commands",
    "Show this message and exit.",
    "Show the version and exit.",
    "default: {default}",
    "required",
    "Error: {message}",
    "Try '{command} {option}' for help.",
    "No such command {name!r}.",
    "No such option {name!r}.",
    ("Did you mean {possibility}?", "(Did you mean one of: {possibilities}?)"),
    "Missing argument",
    "Missing option",
    "Invalid value for {param_hint}: {message}",
    "{value} is not in the range {range}.",
    "{value!r} is not a valid {number_type}.",
    ("{value!r} is not {choice}.", "{value!r} is not one of {choices}."),
    (
        "{value!r} does not match the format {format}.",
        "{value!r} does not match the formats {formats}.",
    ),
    (
        "Option {name!r} requires an argument.",
        "Option {name!r} requires {nargs} arguments.",
    ),
    "Option {name!r} does not take a value.",
    (
        "Got unexpected extra argument ({args})",
        "Got unexpected extra arguments ({args})",
    ),
    "{name} {filename!r} does not exist.",
    "{name} {filename!r} is a directory.",
)
"""What Click says by itself around the help of commands, and where it is given wrong arguments."""

_IN_LIST = "its first sentence, 62 letters at most, stands in the list of commands"


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
    places: dict[Said, list[tuple[str, str]]] = {}
    for name, line, text, hints, context in extract_from_dir(
        TOP,
        method_map=_READERS,
        options_map=_LOUD,
        keywords=_KEYWORDS,
        comment_tags=(_HINT,),
        strip_comment_tags=True,
    ):
        found.add(text, context=context, auto_comments=[" ".join(hints)] if hints else [])
        places.setdefault(text, []).append(_place(TOP / name, line, _forms(text)[0]))
    for text, place in words_of_commands():
        found.add(text)
        places.setdefault(text, []).append((place, ""))
    for text, each in places.items():
        message = found.get(text)
        message.auto_comments += _comments(each, _forms(text)[-1])
    return found


Said = str | tuple[str, ...]
"""A sentence in English, or its singular and plural."""

_MOST_PLACES = 3


def _comments(places: Sequence[tuple[str, str]], english: str) -> list[str]:
    named = list(dict.fromkeys(f"{at} ({what})" if what else at for at, what in places))
    where = "; ".join(named[:_MOST_PLACES]) + ("; and elsewhere" if named[_MOST_PLACES:] else "")
    tight = [_MORE[what] for _, what in places if what in _MORE]
    return [where, *([_at_most(_longest(english, min(tight)))] if tight else [])]


def _longest(english: str, more: int) -> int:
    letters = length(english)
    return max(letters + more, letters * 17 // 10)


def _at_most(letters: int) -> str:
    return f"at most {letters} letters"


def length(text: str) -> int:
    """The letters of a text, without its facts and tags."""
    return len(re.sub(r"%\(\w+\)s|\{\w+\}|</?\w+>", "", text))


_OPENED = re.compile(r"<(/?)([a-z][a-z0-9]*)((?:[^<>\"]|\"[^\"]*\")*)>")
_CODE = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)
_EMPTY_ELEMENTS = ("input", "br", "img", "link", "meta", "hr")


@cache
def _source(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def _about(path: Path) -> str:
    """What a module is about, as its docstring begins."""
    said = ast.get_docstring(ast.parse(_source(path))) or ""
    return said.partition("\n")[0].rstrip(".")


def _place(path: Path, line: int, english: str) -> tuple[str, str]:
    """Where a sentence stands: on which screen and as what, or what its module is about."""
    parts = path.relative_to(TOP).with_suffix("").parts
    if parts[0] == "static":
        return f"on the phone: {parts[-1].replace('_', ' ')}", ""
    if parts[:2] == ("templates", "words"):
        path = TOP / "scorepad" / "i18n" / f"{parts[-1]}.py"  # whose sentences they are
    if path.suffix == ".py":
        return _about(path), ""
    folder = parts[1] if len(parts) > 2 else ""
    screen = _SCREENS.get(folder, folder.replace("_", " "))
    return f"screen {screen}", _element(path, line, english)


def _element(path: Path, line: int, english: str) -> str:
    """What a sentence is on its screen, as far as its template shows it."""
    source = _source(path)
    start = sum(map(len, source.splitlines(keepends=True)[: line - 1]))
    before = _CODE.sub("", source[: max(start, source.find(english[:10], start))])
    html, code = re.fullmatch(r"(.*?)(\{[{%][^{}]*)?", before, re.DOTALL).groups()
    if attribute := re.search(r"<[^<>]*?([\w-]+)=\"[^\"<>]*$", html):
        return _ELEMENTS.get(f"={attribute[1]}", "")
    if (macro := re.match(r"\{\{-?\s*(\w+\()", code or "")) and macro[1] in _ELEMENTS:
        return _ELEMENTS[macro[1]]
    if (code or "").startswith("{%"):
        return ""
    opened: list[tuple[str, str]] = []
    for closes, name, attributes in _OPENED.findall(html):
        if closes:
            while opened and opened.pop()[0] != name:
                continue
        elif name not in _EMPTY_ELEMENTS:
            opened.append((name, attributes))
    name, attributes = opened[-1] if opened else ("", "")
    classes = re.search(r"class=\"([^\"]*)", attributes)
    kinds = [*(f".{each}" for each in (classes[1].split() if classes else ())), name]
    return next((_ELEMENTS[kind] for kind in kinds if kind in _ELEMENTS), "")


def words_of_games() -> Catalog:
    """The words in the files of the games; a year, or a number, needs no translation."""
    found = Catalog(fuzzy=False)

    def collect(context: str, text: str) -> str:
        of_one, _, kind = context.rpartition(": ")
        what, most = _OF_GAMES[Kind(kind)]
        if any(map(str.isalpha, text)):
            where = f"{game.ruleset.sheet}, a game: {what}" if of_one else what
            found.add(text, context=context, auto_comments=[where, _at_most(most)])
        return text

    for game in all_games().values():
        words_said(game, collect)
    return found


def words_of_commands() -> Iterator[tuple[str | tuple[str, str], str]]:
    """What commands say on a terminal by themselves, and where."""
    for words in CLICK:
        yield (
            words,
            "around the help of commands, and what is wrong with their options",
        )

    def helps(command: click.Command, context: click.Context) -> Iterator[tuple[str, str]]:
        path = context.command_path
        first = f"help of {path}; {_IN_LIST}" if context.parent else f"help of {path}"
        for number, (_, words) in enumerate(paragraphs(command.help)):
            yield words, f"help of {path}" if number else first
        for option in command.params:
            for _, words in paragraphs(getattr(option, "help", None) or ""):
                yield words, f"{path} {option.opts[0]}"
        for name in command.list_commands(context) if isinstance(command, click.Group) else ():
            found = command.get_command(context, name)
            yield from helps(found, click.Context(found, context, name))

    said = helps(main, click.Context(main, info_name="scorepad"))
    yield from ((words, place) for words, place in said if words)


@cache
def catalogue(language: str) -> Catalog:
    """The translations as they stand; a language that is new has none."""
    path = path_of(language, ".po")
    if not path.exists():
        return PlainCatalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


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
            fresh.add(
                message.id,
                known.string if fits else None,
                auto_comments=message.auto_comments,
                context=message.context,
            )
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
