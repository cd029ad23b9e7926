"""A sheet that is laid out, the kinds of file that it becomes, and the failures to make one."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from scorepad.sheets.paper import Layout


class LaidOut(NamedTuple):
    """A sheet that is laid out on its paper, ready for its templates.

    ``template`` is the name of both, without its ending; ``facts`` are the context of both;
    ``pages`` is the number of pages that it takes.
    """

    layout: Layout
    template: str
    facts: Mapping[str, Any]
    pages: int

    @property
    def html_template(self) -> str:
        """The template of the pages."""
        return f"sheets/{self.template}.html"

    @property
    def css_template(self) -> str:
        """The template of the few rules of style that depend on the sheet."""
        return f"sheets/{self.template}.css"


class Kind(StrEnum):
    """The kind of file that a sheet is made into."""

    PDF = "pdf"
    PNG = "png"


class Failure(StrEnum):
    """The reason why a sheet was not made; its sentence is in ``i18n/sheets.py``."""

    NO_PANGO = "no_pango"
    TOO_LONG = "too_long"
    TOO_LARGE = "too_large"
    BUSY = "busy"
    BROKEN = "broken"
    NO_CLASSIC = "no_classic"
    NO_NUMBER = "no_number"
    TOO_MANY_NAMES = "too_many_names"
    NO_SUCH_VARIANT = "no_such_variant"
    NO_SUCH_DEALER = "no_such_dealer"


class NoSheet(Exception):
    """The error that a sheet was not made, with the reason."""

    def __init__(self, failure: Failure, **facts: object) -> None:
        super().__init__(failure)
        self.failure = failure
        self.facts = facts
