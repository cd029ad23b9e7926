"""What a reader wants to see on a filled sheet."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shown:
    """``tricks`` as a third figure in the boxes, ``corrections`` with their
    footnotes, the ``curve`` of the totals, the ``qr`` code of the game."""

    tricks: bool = False
    corrections: bool = False
    curve: bool = True
    qr: bool = True
