"""What the phones of a game believe, held against the server's log."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark

Json = dict[str, Any]


@dataclass
class Found:
    """What became of the marks of all games, ``alone`` of them written on one
    page of one phone; ``wrong`` says what must never be."""

    games: int = 0
    alone: int = 0
    written: int = 0
    late: int = 0
    refused: int = 0
    stood: int = 0
    unsafe: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.written} marks written ({self.late} of them late), "
            f"{self.refused} refused where several pages wrote, {self.stood} stood already, "
            f"{self.unsafe} never on a disk; {len(self.wrong)} lost, doubled or out of order"
        )


def compare(game: Json, log: Sequence[Mark], found: Found) -> None:
    """Add to ``found`` what ``outbox_games.mjs`` says of one game, held against
    the server's ``log`` of it, the opening first."""
    found.games += 1
    places = {mark.id: place for place, mark in enumerate(log)}
    found.late += sum(mark.late for mark in log)
    is_alone = [phone["opened"] for phone in game["phones"]] == [1]
    found.alone += is_alone
    if len(places) < len(log):
        found.wrong.append(f"{game['id']}: a mark is written twice")
    tapped: set[str] = set()
    for phone in game["phones"]:
        for entry in phone["written"]:
            tapped.add(entry["mark"]["id"])
            _follow(game["id"], phone, entry, places, log, found)
        found.wrong += _out_of_order(game["id"], phone, places)
        if any(phone["waiting"]):
            found.wrong.append(f"{game['id']}: something waits still: {phone['waiting']}")
        # What is tapped is what the pad of its page lets pass, and no other page writes.
        for own in phone["reported"] if is_alone else ():
            found.wrong.append(f"{game['id']}: {own} was written on one page alone, and is refused")
        for marks in phone["marks"]:
            if [mark["id"] for mark in marks] != list(places):
                found.wrong.append(f"{game['id']}: a phone and the server know different marks")
    conflicts = read_pad(log).written.conflicts if log else ()
    # A copy of a refused request that came later is nothing that its page has seen.
    came_again = any(id in places for phone in game["phones"] for id in phone["refused"])
    if conflicts and is_alone and not came_again:
        found.wrong.append(f"{game['id']}: one page alone disagrees with itself")
    if not {mark.id for mark in log[1:]} <= tapped:
        found.wrong.append(f"{game['id']}: the server has marks that nobody wrote")


def _follow(
    id: str, phone: Json, entry: Json, places: dict[str, int], log: Sequence[Mark], found: Found
) -> None:
    mark, kept = entry["mark"], entry["kept"]
    own = mark["id"]
    if own in places:
        found.written += 1
        if not log[places[own]].says_what(Mark.from_body(own, mark)):
            found.wrong.append(f"{id}: {own} is written as something else")
        if own in phone["reported"]:
            found.wrong.append(f"{id}: {own} is written and reported as refused")
    elif own in phone["reported"]:
        found.refused += 1
    elif own in phone["stood"]:
        found.stood += 1
    elif kept:
        found.wrong.append(f"{id}: {own} was safe on the phone, and is lost")
    else:
        found.unsafe += 1


def _out_of_order(id: str, phone: Json, places: dict[str, int]) -> Iterator[str]:
    """Return what one tab wrote must stand in its order. A copy that comes later, of a request
    that was refused or said what stood already, is the network's own order."""
    again = {*phone["refused"], *phone["stood"]}
    newest: dict[int, int] = {}
    for entry in phone["written"]:
        place = places.get(entry["mark"]["id"])
        if place is None or entry["mark"]["id"] in again:
            continue
        if place < newest.get(entry["tab"], -1):
            yield f"{id}: {entry['mark']['id']} is out of order"
        newest[entry["tab"]] = place
