"""Commands that say their help, and what is wrong with their arguments, in the reader's language.

It is the language that the shell names. Click asks :mod:`gettext` for its own words whenever it has
something to say, and is told here where the catalogues are, but only then: to read one takes 8 ms,
which a command that has nothing but its work to do need not wait for.
"""

import codecs
import gettext as catalogues
import inspect
import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import click

_DOMAIN = "messages"
"""The name of the catalogues of whoever names no others, as Click does."""

_LINES = "\b\n"


def readers_language(environ: Mapping[str, str]) -> str:
    """Return the language that the shell names in ``environ``, or English.

    Which variable counts is as in GNU gettext's manual, 2.3 "Setting the Locale through Environment
    Variables": LANGUAGE is a list, and is passed over where the locale is C.
    """
    from scorepad.i18n.languages import LANGUAGES  # wanted rarely

    named = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, named), "")
    preferred = "" if locale in ("C", "POSIX") else environ.get("LANGUAGE")
    wanted = (re.split("[_.@]", each)[0] for each in (preferred or locale).split(":"))
    return next((each for each in wanted if each in LANGUAGES), LANGUAGES[0])


def _speak() -> bool:
    """Have all that is said from now on in the reader's language; return if it is another one."""
    from scorepad.i18n.languages import LANGUAGES  # wanted rarely
    from scorepad.paths import TRANSLATIONS

    # Click takes ASCII for a mistake, and writes UTF-8; other encodings lack letters.
    shows_all = codecs.lookup(sys.stdout.encoding).name in ("utf-8", "ascii")
    if readers_language(os.environ) == LANGUAGES[0] or not shows_all:
        return False
    catalogues.bindtextdomain(_DOMAIN, str(TRANSLATIONS))
    return True


def gettext(text: str) -> str:
    """Return the text in the reader's language."""
    _speak()
    return catalogues.gettext(text)


def paragraphs(text: str) -> Iterator[tuple[str, str]]:
    """Yield the paragraphs of a help text as catalogues have them, each with what stands before it.

    That is the mark of Click for lines that stay as they are; others are joined to one.
    """
    for each in inspect.cleandoc(text).split("\n\n"):
        if each.startswith(_LINES):
            yield _LINES, each.removeprefix(_LINES)
        else:
            yield "", " ".join(each.split())


@contextmanager
def _translated(*shown: click.Command | click.Parameter) -> Iterator[None]:
    """Have the help of each in the reader's language for the block."""
    english = {each: text for each in shown if (text := getattr(each, "help", None))}
    for each, text in english.items():
        each.help = "\n\n".join(mark + gettext(said) for mark, said in paragraphs(text))
    try:
        yield
    finally:
        for each, text in english.items():
            each.help = text


class Command(click.Command):
    """A command whose help is in the reader's language."""

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **more: Any,
    ) -> click.Context:
        """Parse the arguments; what is wrong with them is said in the reader's language."""
        try:
            return super().make_context(info_name, [*args], parent, **more)
        except click.UsageError:
            if not _speak():
                raise
            return super().make_context(info_name, args, parent, **more)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help."""
        with _translated(self, *self.get_params(ctx)):
            super().format_help(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002
        """Return the first sentence of the help, and all of it: what is long goes on below."""
        with _translated(self):
            return super().get_short_help_str(sys.maxsize)


class Group(Command, click.Group):
    """A group of such commands."""

    command_class = Command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that is called; that there is none, is said in the reader's language."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError:
            if not _speak():
                raise
            return super().resolve_command(ctx, args)
