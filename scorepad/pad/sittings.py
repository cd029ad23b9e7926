"""A sitting: the time in which one phone, or several of one person, have a player's seat.

Hidden values belong to the sitting that wrote them, and not to the seat. Who sits when is stored
beside the marks; here is only what it says about them.
"""

from dataclasses import dataclass
from typing import NamedTuple

from scorepad.pad.marks import Mark, is_author


class Sitter(NamedTuple):
    """A device of a sitting, and the places of the marks that it may have written meanwhile."""

    device: str
    since: int
    """The number of marks that the game had when the device sat down."""
    until: int | None = None
    """Their number when the device lost the seat; ``None`` while it has it."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A sitting on the seat of ``player``."""

    player: str
    sitters: tuple[Sitter, ...] = ()
    shown_until: int = 0
    """The place in the marks before which it also sees what earlier sittings wrote."""

    def sees(self, place: int, mark: Mark) -> bool:
        """Return whether it sees what ``mark``, at this place, hides in the player's cells."""
        return place < self.shown_until or any(
            each.since <= place
            and (each.until is None or place < each.until)
            and is_author(each.device, mark.by)
            for each in self.sitters
        )
