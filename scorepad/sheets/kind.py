"""The kinds of file that a sheet is made into."""

from enum import StrEnum


class Kind(StrEnum):
    """What a sheet is made into."""

    PDF = "pdf"
    PNG = "png"
