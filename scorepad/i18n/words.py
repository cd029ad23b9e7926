"""Sentences in text, by keys: as patterns, and as macros where a sentence has a choice in it.

The macros are in ``templates/words``. Phones have them compiled, as they have the templates of
screens, so that each sentence is worded once.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any

from jinja2 import BytecodeCache, Environment, FileSystemLoader, StrictUndefined, Template
from jinja2.environment import TemplateModule
from jinja2.ext import Extension
from jinja2.lexer import TOKEN_DATA, Token, TokenStream

from scorepad.i18n.speech import Lazy, gettext, ngettext, with_names_isolated
from scorepad.pad.directions import isolated
from scorepad.paths import TEMPLATES

_FOLDER = TEMPLATES / "words"
_LINE_BREAK = re.compile(r"\s*\n\s*")


class InOneLine(Extension):
    """An extension that leaves line breaks and indentation out of what a template writes."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        """Yield the tokens of a template without its line breaks."""
        for token in stream:
            if token.type != TOKEN_DATA:
                yield token
            elif text := _LINE_BREAK.sub("", token.value):
                yield Token(token.lineno, TOKEN_DATA, text)


def environment() -> Environment:
    """Return an environment that reads templates of text, by their names in ``templates/words``."""
    return Environment(  # noqa: S701 - who shows a sentence escapes it
        loader=FileSystemLoader(_FOLDER),
        undefined=StrictUndefined,
        extensions=[InOneLine],
        auto_reload=False,
    )


class Words:
    """The sentences of one room, by keys.

    A key has a pattern, or a macro in ``templates/words/<template>.txt``, which may call
    ``helpers``. ``parts`` are the modules of a phone, each with the keys of what it says by itself;
    ``functions`` are those whose macros are called by their names.
    """

    kept: BytecodeCache | None = None
    """The cache for templates as Jinja compiles them, from one start to the next."""

    def __init__(
        self,
        template: str,
        patterns: Mapping[str, Lazy] = MappingProxyType({}),
        parts: Mapping[str, Sequence[str]] = MappingProxyType({}),
        functions: Mapping[str, Sequence[str]] = MappingProxyType({}),
        helpers: Sequence[Callable[..., object]] = (),
    ) -> None:
        self.template = f"{template}.txt"
        self.patterns = patterns
        self.parts = parts
        self.functions = functions
        self._helpers = {helper.__name__: helper for helper in helpers}

    def say(self, key: str, facts: Mapping[str, Any]) -> str:
        """Return the sentence with this key in the reader's language, with its facts filled in."""
        pattern = self.patterns.get(key)
        return (
            self.write(key, facts) if pattern is None else str(pattern) % with_names_isolated(facts)
        )

    def write(self, macro: str, *values: object, **named: object) -> str:
        """Return what a macro writes of ``values`` in the reader's language."""
        return str(getattr(self._macros, macro)(*values, **named))

    @property
    def keys(self) -> set[str]:
        """The keys of all sentences."""
        return {*self.patterns, *(name for name in vars(self._macros) if name[0] != "_")}

    @cached_property
    def _macros(self) -> TemplateModule:
        env = environment()
        env.bytecode_cache = Words.kept
        env.filters.update(self._helpers, isolated=isolated)
        env.globals.update(self._helpers, _=gettext, ngettext=ngettext)
        template: Template = env.get_template(self.template)
        return template.module
