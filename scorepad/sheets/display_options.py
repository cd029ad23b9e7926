"""The options of a reader for a filled sheet."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shown:
    """The parts that a reader wants on a filled sheet.

    They are ``tricks`` as a third figure in the boxes, ``corrections`` with their footnotes, the
    ``curve`` of the totals, the ``qr`` code of the game.
    """

    tricks: bool = False
    corrections: bool = False
    curve: bool = True
    qr: bool = True
