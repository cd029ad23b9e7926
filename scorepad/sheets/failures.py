"""Why a sheet could not be made."""

from enum import StrEnum


class Failure(StrEnum):
    """What went wrong; the words for it are in ``words/sheets.py``."""

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
    """A sheet that was not made, and why."""

    def __init__(self, failure: Failure, **facts: object) -> None:
        super().__init__(failure)
        self.failure = failure
        self.facts = facts
