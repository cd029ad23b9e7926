"""The drawing of a sheet: its templates, and the facts that they are given."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Drawing:
    """A sheet that is ready for its templates.

    ``room`` names the template of a sheet's pages and that of its measures, ``facts`` are what both
    are given.
    """

    room: str
    facts: Mapping[str, Any]

    @property
    def pages(self) -> str:
        """The template of the pages."""
        return f"sheets/{self.room}.html"

    @property
    def measures(self) -> str:
        """The template of the few rules of style that depend on the sheet."""
        return f"sheets/{self.room}.css"
