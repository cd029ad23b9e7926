"""The sentences of one language, looked up where a script is put together."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from gettext import NullTranslations

_ENGLISH_FORMS = "nplurals=2; plural=(n != 1);"

_NUMBERS = range(200)
"""Every form of a language is that of one of these numbers."""

_NAME = "<b>%(name)s</b>"


def with_names_left_alone(sentence: str) -> str:
    """Return a sentence whose names no browser translates: Rose stays Rose."""
    return sentence.replace(_NAME, _NAME.replace("<b", '<b translate="no"'))


@dataclass(frozen=True)
class Speech:
    """One language, by its code, with its catalogue.

    ``written`` is the tag by which browsers know how its days are written, "" where that is the
    language itself.
    """

    language: str
    catalogue: NullTranslations
    written: str = ""

    def say(self, text: str) -> str:
        """Return the sentence in this language."""
        return with_names_left_alone(self.catalogue.gettext(text))

    def forms(self, one: str, many: str) -> Sequence[str]:
        """Return the forms that the language has of a sentence that counts, in their order."""
        return [self.catalogue.ngettext(one, many, number) for number in self._examples]

    @property
    def plural(self) -> str:
        """The place of a number's form, as JavaScript: it names the number ``n``.

        The rule of a catalogue is written in C, in signs that mean the same in JavaScript.
        """
        return self._rule[1]

    @cached_property
    def _rule(self) -> tuple[int, str]:
        header = self.catalogue.info().get("plural-forms", _ENGLISH_FORMS)
        forms, _, rule = header.rstrip("; ").partition("; plural=")
        return int(forms.removeprefix("nplurals=")), rule

    @cached_property
    def _examples(self) -> Sequence[int]:
        """For each form a number that has it."""
        means = getattr(self.catalogue, "plural", lambda n: n != 1)
        return [
            next(number for number in _NUMBERS if means(number) == form)
            for form in range(self._rule[0])
        ]
