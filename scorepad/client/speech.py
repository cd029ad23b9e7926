"""The sentences of one language, looked up where a script is put together."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

_PLURALS: Mapping[str, Callable[[int], bool]] = {
    "n !== 1": lambda n: n != 1,
    "n > 1": lambda n: n > 1,
}
"""Conditions in JavaScript for the second of two plural forms, each with the same in Python."""

_ENOUGH = range(200)


_NAME = "<b>%(name)s</b>"


def with_names_left_alone(sentence: str) -> str:
    """Return a sentence whose names no browser translates: Rose stays Rose."""
    return sentence.replace(_NAME, _NAME.replace("<b", '<b translate="no"'))


class Translations(Protocol):
    """A catalogue, as gettext reads it."""

    def ugettext(self, message: str, /) -> str: ...
    def ungettext(self, one: str, many: str, number: int, /) -> str: ...


@dataclass(frozen=True, slots=True)
class Speech:
    """One language, by its code; it has one or two forms of a plural."""

    language: str
    catalogue: Translations

    def say(self, text: str) -> str:
        """Return the sentence in this language."""
        return with_names_left_alone(self.catalogue.ugettext(text))

    def forms(self, one: str, many: str) -> tuple[str, str]:
        """Return the forms of a sentence for one, and for many."""
        say = self.catalogue.ungettext
        return say(one, many, 1), say(one, many, 10)

    @property
    def plural(self) -> str:
        """A condition of ``n`` in JavaScript: it holds where the second form is meant.

        Raises:
            ValueError: the language has other plurals than are known here.
        """
        means = getattr(self.catalogue, "plural", lambda n: n != 1)
        for code, is_second in _PLURALS.items():
            if all(is_second(number) == bool(means(number)) for number in _ENOUGH):
                return code
        raise ValueError(f"no plural is known for {self.language}")
