"""What one language says, looked up where the script is put together."""

import re
from dataclasses import dataclass
from typing import Any, Protocol

_PLURAL = re.compile(r"plural=([n\d ()!=<>&|?:%]+);?$")


class Translations(Protocol):
    """A catalogue, as gettext reads it."""

    def ugettext(self, text: str) -> str: ...
    def ungettext(self, one: str, many: str, number: int) -> str: ...
    def info(self) -> dict[str, Any]: ...


@dataclass(frozen=True, slots=True)
class Speech:
    """One language, by its code; it has one or two forms of a plural."""

    language: str
    catalogue: Translations

    def say(self, text: str) -> str:
        """The sentence in this language."""
        return self.catalogue.ugettext(text)

    def forms(self, one: str, many: str) -> tuple[str, str]:
        """What is said of one, and of many."""
        say = self.catalogue.ungettext
        return say(one, many, 1), say(one, many, 10)

    @property
    def plural(self) -> str:
        """A JavaScript expression of ``n``: whether the second form is meant.

        Raises:
            ValueError: the catalogue does not say it in one expression.
        """
        header = str(self.catalogue.info().get("plural-forms", "plural=(n != 1)"))
        found = _PLURAL.search(header)
        if found is None or ("nplurals=2" not in header and "nplurals" in header):
            raise ValueError(f"no plural of two forms: {header}")
        return found[1].strip()
