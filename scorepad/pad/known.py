"""The things that the marks of a game have named: other marks can speak of these alone."""

from collections.abc import Iterable

from scorepad.pad.marks import Mark


class Known:
    """The marks that are written, how many ``cells`` they write, and the players that
    any of them named, whatever was taken back since. The first mark opened the game."""

    def __init__(self, marks: Iterable[Mark]) -> None:
        self.marks: dict[str, Mark] = {}
        self.players: set[str] = set()
        self.cells = 0
        for mark in marks:
            self.add(mark)

    def add(self, mark: Mark) -> None:
        """One more mark is written."""
        self.marks[mark.id] = mark
        self.cells += len(mark.cells)
        for cell, value in mark.cells:
            if cell.field == "name":
                self.players.add(cell.player)
            elif cell.field == "seating" and isinstance(value, list):
                self.players.update(value)

    def can_be_undone(self, id: str) -> bool:
        """Return whether that mark is written and is an act, neither an undo nor the opening."""
        mark = self.marks.get(id)
        return mark is not None and mark.undoes is None and id != next(iter(self.marks))
