"""Who sits where: a seating that is tried out before it is written."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.judge import judge
from scorepad.pad.marks import Mark
from scorepad.pad.names import check_name, clean_name, folded
from scorepad.pad.people import be_person
from scorepad.pad.state import Pad
from scorepad.play.decisions import Act
from scorepad.play.kinds import on_tricks
from scorepad.rules.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Seating:
    """A seating as it is tried out: players' ids clockwise; ``newcomers`` are
    names by new ids, ``persons`` says which of these are somebody whom other games know by
    another id, or nobody who is known; ``start`` is where they begin (``zero`` or ``lowest``);
    ``keep_end`` says whether the game keeps its number of rounds; with ``None``
    it does wherever it can."""

    seats: tuple[str, ...]
    newcomers: Mapping[str, str] = field(default_factory=dict)
    start: str = "zero"
    keep_end: bool | None = None
    persons: Mapping[str, str] = field(default_factory=dict)

    def up(self, player: str) -> "Seating":
        """``player`` sits one place earlier."""
        seats = list(self.seats)
        place = seats.index(player) if player in seats else 0
        if place:
            seats[place - 1 : place + 1] = seats[place], seats[place - 1]
        return replace(self, seats=tuple(seats))

    def down(self, player: str) -> "Seating":
        """``player`` sits one place later."""
        place = self.seats.index(player) if player in self.seats else len(self.seats)
        return self.up(self.seats[place + 1]) if place + 1 < len(self.seats) else self

    def out(self, player: str) -> "Seating":
        """``player`` gets up; a newcomer is gone again."""
        newcomers = {new: name for new, name in self.newcomers.items() if new != player}
        return replace(
            self, seats=tuple(each for each in self.seats if each != player), newcomers=newcomers
        )

    def sit(self, player: str) -> "Seating":
        """``player`` sits down in the last place."""
        others = tuple(each for each in self.seats if each != player)
        return replace(self, seats=(*others, player))

    def join(self, player: str, name: str, person: str = "") -> "Seating":
        """A newcomer with a new id sits down in the last place; ``person`` is who it is,
        where that id does not say it."""
        newcomers = {**self.newcomers, player: clean_name(name)}
        persons = {**self.persons, player: person} if person else self.persons
        seats = (*self.seats, player)
        return replace(self, seats=seats, newcomers=newcomers, persons=persons)

    def empty(self) -> "Seating":
        """Everybody gets up, to sit down again in another order."""
        return replace(self, seats=())


def refuse_newcomer(pad: AnyPad, seating: Seating, name: str) -> Refusal | None:
    """Return what is wrong with a newcomer's name."""
    names = (*pad.names.values(), *seating.newcomers.values())
    return check_name(name, {folded(each) for each in names})


def cells_of(pad: Pad, seating: Seating, *, keep_end: bool) -> Cells:
    """The cells that write the seating from the next deal on."""
    newcomers = {new: name for new, name in seating.newcomers.items() if new in seating.seats}
    seats = acts.seat(
        pad, seating.seats, keep_end=keep_end, newcomers=newcomers, start=seating.start
    )
    told = {new: person for new, person in seating.persons.items() if new in newcomers}
    return (*seats, *be_person(told))


def seated(seating: Seating) -> Act:
    """The seating written from the next deal on; as they sit already is nothing new."""

    @on_tricks
    def on(pad: Pad) -> Cells | Refusal:
        if seating.seats == pad.present:
            return ()
        if seating.keep_end is not None:
            return cells_of(pad, seating, keep_end=seating.keep_end)
        kept = cells_of(pad, seating, keep_end=True)
        if judge(pad, Mark("", kept)) is None:
            return kept
        return cells_of(pad, seating, keep_end=False)

    return on
