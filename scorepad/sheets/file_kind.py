"""The kinds of file that a sheet is made into, and the failures to make one."""

from enum import StrEnum


class Kind(StrEnum):
    """The kind of file that a sheet is made into."""

    PDF = "pdf"
    PNG = "png"


class Failure(StrEnum):
    """The reason why a sheet was not made; the words for it are in ``i18n/sheets.py``."""

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
