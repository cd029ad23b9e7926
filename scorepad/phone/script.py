"""The scripts of the writer's phone, put together for one language."""

import json
from collections.abc import Callable
from pathlib import Path

from jinja2 import Environment

from scorepad.phone.joiner import Source, joined, joined_in_two
from scorepad.phone.markup import markup_module, shell_markup_module
from scorepad.phone.minified import minified
from scorepad.phone.sentences import translated
from scorepad.phone.shelf import games_module, shelf_module
from scorepad.phone.speech import Speech

ROOT = "main.mjs"
SHELL = "shell.mjs"
SCRIPTS = ("pad", "shell")
"""The pad's own script, and that of the page for want of network, which runs behind it."""

_SAYS = "speech.mjs"


class Modules:
    """The modules of one language by their files' names: those in ``folder``
    with their sentences translated, and those that are made here."""

    def __init__(
        self, folder: Path, env: Environment, speech: Speech, address: Callable[..., str]
    ) -> None:
        self._folder, self._speech = folder, speech
        self._made: dict[str, Callable[[], str]] = {
            "games.mjs": lambda: games_module(speech.language),
            "language.mjs": lambda: _language_module(speech),
            "markup.mjs": lambda: markup_module(env, speech, address),
            "shelf.mjs": lambda: shelf_module(speech.language),
            "shell_markup.mjs": lambda: shell_markup_module(env, speech, address),
        }

    def source(self, file: str) -> str:
        """The module's text.

        Raises:
            OSError: there is none.
            Unknown, NotLiteral: it cannot be made in this language.
        """
        if file in self._made:
            return self._made[file]()
        text = (self._folder / file).read_text("utf-8")
        return text if file == _SAYS else translated(text, self._speech)


def script(source: Source, root: str = ROOT) -> str:
    """One classic script that runs ``root``, as short as it can be."""
    return minified(joined(root, source))


def scripts(source: Source) -> dict[str, str]:
    """The text of each of ``SCRIPTS``, as short as it can be."""
    return dict(zip(SCRIPTS, map(minified, joined_in_two(ROOT, SHELL, source)), strict=True))


def _language_module(speech: Speech) -> str:
    language = json.dumps(speech.language)
    return f"export const language = {language};\nexport const plural = (n) => {speech.plural};\n"
