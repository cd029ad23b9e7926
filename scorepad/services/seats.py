"""The seats of a table: their order, players who join, and names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.judge import judge
from scorepad.pad.judge_people import first_open_round, has_begun, refuse_other_round, seats_in
from scorepad.pad.judge_table import LONGEST_WHY, MOST_POINTS
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.names import caseless, check_name, clean_name
from scorepad.pad.people import be_person, person_ids
from scorepad.pad.state import Pad
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.schedule import next_dealer
from scorepad.services.access import OpenedGame
from scorepad.services.people.namesakes import ANOTHER, Asking, Question
from scorepad.services.people.seating import names_known
from scorepad.services.write_operations import Act, as_of
from scorepad.store import Store


@dataclass(frozen=True, slots=True)
class Seating:
    """A seating that somebody tries out: players' ids clockwise.

    ``newcomers`` are names by new ids. ``persons`` has, for some of these, the id by which other
    games know the person; a new person has the new id. ``start`` is where newcomers begin (``zero``
    or ``lowest``). ``keep_end`` says whether the game keeps its number of rounds; with ``None`` it
    does if it can. ``picked`` is who changes places with the next player tapped, "" for nobody.
    """

    seats: tuple[str, ...]
    newcomers: Mapping[str, str] = field(default_factory=dict)
    start: str = "zero"
    keep_end: bool | None = None
    persons: Mapping[str, str] = field(default_factory=dict)
    picked: str = ""

    def pick(self, player: str) -> "Seating":
        """Return the seating with ``player`` picked, or in the place of whoever was picked."""
        if self.picked not in self.seats or player not in self.seats:
            return replace(self, picked=player if player in self.seats else "")
        swapped = {self.picked: player, player: self.picked}
        seats = tuple(swapped.get(each, each) for each in self.seats)
        return replace(self, seats=seats, picked="")

    def up(self, player: str) -> "Seating":
        """Return the seating with ``player`` one place earlier."""
        seats = list(self.seats)
        index = seats.index(player) if player in seats else 0
        if index:
            seats[index - 1 : index + 1] = seats[index], seats[index - 1]
        return replace(self, seats=tuple(seats))

    def down(self, player: str) -> "Seating":
        """Return the seating with ``player`` one place later."""
        index = self.seats.index(player) if player in self.seats else len(self.seats)
        return self.up(self.seats[index + 1]) if index + 1 < len(self.seats) else self

    def out(self, player: str) -> "Seating":
        """Return the seating without ``player``; a newcomer's name is dropped as well."""
        newcomers = {new: name for new, name in self.newcomers.items() if new != player}
        seats = tuple(each for each in self.seats if each != player)
        return replace(self, seats=seats, newcomers=newcomers, picked="")

    def sit(self, player: str) -> "Seating":
        """Return the seating with ``player`` in the last place."""
        others = tuple(each for each in self.seats if each != player)
        return replace(self, seats=(*others, player), picked="")

    def join(self, player: str, name: str, person: str = "") -> "Seating":
        """Return the seating with a newcomer, who has a new id, in the last place.

        ``person`` is the person's id, if it is not the new id.
        """
        newcomers = {**self.newcomers, player: clean_name(name)}
        persons = {**self.persons, player: person} if person else self.persons
        seats = (*self.seats, player)
        return replace(self, seats=seats, newcomers=newcomers, persons=persons, picked="")

    def empty(self) -> "Seating":
        """Return the seating with nobody in it, so that all sit down again in another order."""
        return replace(self, seats=(), picked="")


def refuse_newcomer(pad: AnyPad, seating: Seating, name: str) -> Refusal | None:
    """Return what is wrong with a newcomer's name."""
    names = (*pad.names.values(), *seating.newcomers.values())
    return check_name(name, {caseless(each) for each in names})


def refuse_earlier_round(pad: Pad, seen: str) -> Refusal | None:
    """Return why the rounds that a form names are not those of now, or ``None``.

    ``seen`` is the newest mark that the form's writer saw. A seating is tried out in several taps,
    while others go on with the game.
    """
    then = as_of(pad, seen)
    if then is None or pad.over:
        return None
    number, open_round = len(then.rounds), len(pad.rounds)
    if number > open_round:
        return refuse_other_round(pad, number, open_round)
    return Refusal(Code.ROUND_HAS_BEGUN, {"round": open_round}) if number < open_round else None


class SeatedFrom(NamedTuple):
    """The round from which people sit differently, and the player who deals it.

    ``number`` is that of the round, and ``is_open`` says whether it was open already when that was
    chosen. Then it is dealt again if somebody has bid. With ``dealer`` "", it is the player whose
    turn it is to deal.
    """

    number: int
    is_open: bool
    dealer: str = ""


def first_open(pad: Pad) -> SeatedFrom:
    """Return the first round in which nobody has bid."""
    number = first_open_round(pad)
    return SeatedFrom(number, is_open=number == len(pad.rounds))


def dealers(pad: Pad, seats: Sequence[str], number: int) -> tuple[str, str]:
    """Return who deals round ``number``, and who else may be chosen to, "" for nobody.

    ``seats`` are those from that round on. The deal passes to the left of the last dealer in the
    new seats; the other is who would have dealt in the present ones.
    """
    if not seats:
        return "", ""
    round_, before = pad.round(number), pad.round(number - 1)
    if round_ is not None and has_begun(pad, number):
        return acts.dealer_again(round_, seats), ""
    chosen = pad.written.round(number).get((0, "", "dealer"))
    dealer = seats[0] if before is None else next_dealer(before.seats, seats, before.dealer)
    if round_ is not None:
        dealer, other = (str(chosen) if chosen in seats else dealer), round_.dealer
    elif chosen in pad.present:
        other = str(chosen)
    else:
        other = "" if before is None else next_dealer(before.seats, pad.present, before.dealer)
    return dealer, other if other in seats and other != dealer else ""


def cells_of(pad: Pad, seating: Seating, since: SeatedFrom, *, keep_end: bool) -> Cells:
    """Return the cells that write the seating from a round on."""
    newcomers = {new: name for new, name in seating.newcomers.items() if new in seating.seats}
    turn, _ = dealers(pad, seating.seats, since.number)
    chosen = since.dealer in seating.seats and since.dealer != turn
    seats = acts.seat(
        pad,
        seating.seats,
        keep_end=keep_end,
        newcomers=newcomers,
        start=seating.start,
        number=since.number,
        dealer=since.dealer if chosen else None,
    )
    persons = {new: person for new, person in seating.persons.items() if new in newcomers}
    return (*seats, *_points_kept(pad, seating.seats, since.number), *be_person(persons))


def _points_kept(pad: Pad, seats: Sequence[str], number: int) -> Cells:
    """Return the cells that keep the points by hand of those who drop out of a round.

    Nothing that is written in a round counts for somebody who does not play it, so the points move
    into the round before.
    """
    round_, before = pad.round(number), pad.round(number - 1)
    if round_ is None or before is None:
        return ()
    cells: list[tuple[Cell, Value]] = []
    for player in before.boxes:
        given = pad.written.round(number).get((0, player, "adjustment"))
        if player in seats or player not in round_.boxes or not isinstance(given, list):
            continue
        points, why = given
        stands = pad.written.round(number - 1).get((0, player, "adjustment"))
        if isinstance(stands, list):
            points, why = stands[0] + points, f"{stands[1]}; {why}"[:LONGEST_WHY]
        if abs(points) <= MOST_POINTS:
            cells += acts.adjust(number, player, 0, "")
            cells += acts.adjust(number - 1, player, points, why)
    return tuple(cells)


def change_seats(pad: Pad, seating: Seating, since: SeatedFrom) -> Cells | Refusal:
    """Return the cells that write the seating from a round on, or why it is too late for that.

    Return no cells if people sit like that already.
    """
    number, open_round = since.number, len(pad.rounds)
    is_too_late = number == open_round and not since.is_open and has_begun(pad, number)
    if not pad.over and (number < open_round or is_too_late):
        return Refusal(Code.ROUND_HAS_BEGUN, {"round": open_round})
    if not pad.over and number > open_round + 1:
        return refuse_other_round(pad, number, open_round)
    if seating.seats == seats_in(pad, number):
        return ()
    if seating.keep_end is not None:
        return cells_of(pad, seating, since, keep_end=seating.keep_end)
    cells = cells_of(pad, seating, since, keep_end=True)
    if judge(pad, Mark("", cells)) is None:
        return cells
    return cells_of(pad, seating, since, keep_end=False)


_MOST = 12


def names_to_join(store: Store, opened: OpenedGame, seating: Seating) -> tuple[str, ...]:
    """Return names of the group's people who were never at this table.

    Those who played last come first.
    """
    called = {caseless(name) for name in (*opened.pad.names.values(), *seating.newcomers.values())}
    with store.reading() as transaction:
        people = transaction.people.all(opened.game.group_id)
        ids = transaction.people.ids_among(opened.game.group_id, person_ids(opened.pad).values())
    seated_ids = set(ids.values())
    free = [
        person.name
        for person in people
        if not person.hidden
        and person.person_id not in seated_ids
        and caseless(person.name) not in called
    ]
    return tuple(dict.fromkeys(free))[:_MOST]


def question_about(
    store: Store, opened: OpenedGame, device: str, seating: Seating, name: str, now: int
) -> Question | None:
    """Return the question about the name of somebody who joins; ``None`` if there is none.

    Args:
        now: in Unix seconds.
    """
    with store.reading() as transaction:
        group = transaction.groups.get(opened.game.group_id) if opened.game.group_id else None
        if group is None:
            return None
        present = [opened.pad.names[player] for player in opened.pad.present]
        names = (*present, *seating.newcomers.values(), name)
        return Asking(transaction, group, device, names, now, opened.game.game_id).about(name)


def joined(
    store: Store, opened: OpenedGame, seating: Seating, name: str, fresh: str, answer: str = ""
) -> Seating:
    """Return the seating with ``name`` in it, under a known id or ``fresh``, a new one.

    The person is the one whom the game's group knows by ``name``, or whom ``answer`` names.
    """
    if answer == ANOTHER:
        return seating.join(fresh, name, fresh)
    if not answer:
        with store.reading() as transaction:
            answer = names_known(transaction, opened.game.group_id).get(caseless(name), "")
    there = {*opened.pad.names, *seating.newcomers}
    if answer and answer not in there:
        return seating.join(answer, name)
    here = {*person_ids(opened.pad).values(), *seating.newcomers, *seating.persons.values()}
    # Somebody else on this pad has that id, and is another person: the newcomer needs a fresh one.
    return seating.join(fresh, name, answer if answer and answer not in here else "")


def exchange_act(one: str, other: str) -> Act:
    """Return the act by which two people change rows for the whole game."""
    return lambda pad: acts.exchange(pad, one, other)


def rename_act(player: str, name: str) -> Act:
    """Return the act that calls ``player`` ``name`` from now on; nothing else changes."""

    def on(pad: AnyPad) -> Cells | Refusal:
        return () if clean_name(name) == pad.names.get(player) else acts.rename(player, name)

    return on
