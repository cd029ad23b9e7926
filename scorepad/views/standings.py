"""The standings of a game: totals, places, and players who came or went."""

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad, place_among

_STEPS = (1, 2, 3)


class Seat(StrEnum):
    """The state of a player's seat: dealt cards now, in the next round, or in both."""

    HERE = "here"
    LEAVES = "leaves"
    JOINS = "joins"
    AWAY = "away"


class Standing(NamedTuple):
    """One player's place.

    ``total`` is ``None`` before the first cards; ``place`` is 1 for the highest total and ``None``
    for a player who cannot win; ``made`` of ``played`` finished rounds were bid right.
    """

    player: str
    name: str
    total: int | None
    place: int | None
    seat: Seat
    won: bool
    made: int
    played: int

    @property
    def letters(self) -> int:
        """The length of the longest part of the name, which is not to be broken."""
        return max(map(len, re.split("[ -]", self.name)))


class Step(NamedTuple):
    """A step of the podium: a place with all the people who share it."""

    place: int
    total: int
    won: bool
    people: tuple[Standing, ...]


def standings(pad: AnyPad) -> tuple[Standing, ...]:
    """Return everybody who was ever at the table, in seating order, leavers last."""
    now = pad.current.seats if pad.current else pad.present
    players = dict.fromkeys((*now, *pad.present, *pad.away))
    rivals = set(players) if pad.ruleset.leavers_win else {*now, *pad.present}
    return tuple(_standing(pad, player, now, rivals) for player in players)


def ranking(pad: AnyPad) -> tuple[Standing, ...]:
    """Return those who can win, the highest total first."""
    placed = [standing for standing in standings(pad) if standing.place is not None]
    return tuple(sorted(placed, key=lambda standing: standing.place or 0))


def unplaced(pad: AnyPad) -> tuple[Standing, ...]:
    """Return the leavers who cannot win."""
    return tuple(
        standing
        for standing in standings(pad)
        if standing.place is None and standing.total is not None
    )


def podium(placed: Sequence[Standing]) -> tuple[Step, ...]:
    """Return the first three places, the highest first; those who are level share a step.

    ``placed`` are those who have a place, the best first.
    """
    steps = dict.fromkeys(standing.place for standing in placed if (standing.place or 0) in _STEPS)
    return tuple(
        _step([standing for standing in placed if standing.place == place]) for place in steps
    )


def off_podium(placed: Sequence[Standing]) -> tuple[Standing, ...]:
    """Return those of ``placed`` who stand on no step."""
    return tuple(standing for standing in placed if standing.place not in _STEPS)


def _step(people: Sequence[Standing]) -> Step:
    first = people[0]
    return Step(first.place or 0, first.total or 0, first.won, tuple(people))


def _standing(pad: AnyPad, player: str, now: tuple[str, ...], rivals: set[str]) -> Standing:
    total = pad.totals.get(player)
    boxes = [round_.boxes[player] for round_ in pad.rounds if player in round_.boxes]
    finished = [box for box in boxes if box.points is not None and box.made is not None]
    return Standing(
        player=player,
        name=pad.names[player],
        total=total,
        place=place_among(pad, player, rivals),
        seat=_seat(player in now, player in pad.present),
        won=player in pad.winners,
        made=sum(box.made is True for box in finished),
        played=len(finished),
    )


def _seat(now: bool, next_round: bool) -> Seat:
    if now:
        return Seat.HERE if next_round else Seat.LEAVES
    return Seat.JOINS if next_round else Seat.AWAY
