"""Evenings written as marks, and what they say worked out again with plain loops.

What is worked out reads no pad and adds no tally: the marks are looked through one by one,
by somebody who knows two games by heart.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from scorepad.pad import acts
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.opening import Opening, opening_cells
from tests.pad.games_by_heart import hands_of, points

EVERYBODY = ("anna", "ben", "cleo", "dan", "eva")
HOUR = 3_600


def write_game(
    random: Random,
    game_id: str,
    at: int,
    people: Sequence[str] = EVERYBODY,
    *,
    come_and_go: bool = False,
) -> tuple[Mark, ...]:
    """A game to its end: slips that are taken back, results that are corrected
    in pairs, points by hand, now and then an early end. With ``come_and_go``, people leave
    between rounds, and others come."""
    game = random.choice(["wizard_gigamic", "oh_hell"])
    table = random.sample(people, random.randint(3, len(people)))
    rounds = random.randint(2, 5)
    who = random.choice(["nobody", "last"])
    opening = Opening(
        game,
        [(player, player.capitalize()) for player in table],
        random.randrange(len(table)),
        {"bidding.who": who},
        rounds,
    )
    marks: list[Mark] = []
    seen = [*table]

    def write(cells, undoes=None) -> None:
        number = len(marks)
        marks.append(Mark(f"{game_id[:8]:0>8}{number:024x}", cells, undoes=undoes, at=at + number))

    write(opening_cells(opening))
    hands = hands_of(game, len(table), rounds)
    played = random.choice([rounds, rounds, random.randint(1, rounds)])
    for number, hand in enumerate(hands[:played], 1):
        bids = {player: random.randint(0, hand) for player in table}
        if random.random() < 0.3:
            write(((Cell(number, 1, table[0], "bid"), 0),))
            write((), undoes=marks[-1].id)
        for player in random.sample(table, len(table)):
            write(((Cell(number, 1, player, "bid"), bids[player]),))
        takers = random.choices(table, k=hand)
        tricks = {player: takers.count(player) for player in table}
        for player in table[:-1] if random.random() < 0.5 else table:
            write(((Cell(number, 1, player, "tricks"), tricks[player]),))
        one, other = random.sample(table, 2)
        if tricks[one] and random.random() < 0.2:
            moved = {one: tricks[one] - 1, other: tricks[other] + 1}
            write(tuple((Cell(number, 1, each, "tricks"), n) for each, n in moved.items()))
        if come_and_go and number < played and random.random() < 0.5:
            new = random.sample(
                sorted({*people} - {*seen}), random.randint(0, len(people) > len(seen))
            )
            left = random.sample(table, 1 if len(table) + len(new) > 3 else 0)
            table = [player for player in table if player not in left] + new
            seen += new
            names = {player: player.capitalize() for player in new}
            write(acts.seat(read_pad(marks), table, keep_end=True, newcomers=names))
    if played < rounds:
        write(((Cell(0, 0, "", "ended"), played),))
    if random.random() < 0.3:
        by_hand = [random.choice([-10, 5]), "misdealt"]
        write(((Cell(1, 0, random.choice(table), "adjustment"), by_hand),))
    return tuple(marks)


@dataclass
class Told:
    """What some games say of one person."""

    games: int = 0
    alone: int = 0
    shared: int = 0
    points: int = 0
    totals: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    misses: list[tuple[int, int]] = field(default_factory=list)
    """(hand size, tricks minus bid), one of each round."""
    zeros: list[bool] = field(default_factory=list)
    last: list[bool] = field(default_factory=list)
    beside: list[bool] = field(default_factory=list)
    won: list[bool] = field(default_factory=list)

    def by_hand(self) -> dict[int, dict[int, int]]:
        found: dict[int, Counter[int]] = {}
        for hand, miss in self.misses:
            found.setdefault(hand, Counter())[miss] += 1
        return {hand: dict(counter) for hand, counter in found.items()}


def longest(outcomes: list[bool]) -> int:
    """The most in a row."""
    best = now = 0
    for well in outcomes:
        now = now + 1 if well else 0
        best = max(best, now)
    return best


def tell(games: list[tuple[Mark, ...]]) -> dict[str, Told]:
    """Return what the games, in this order, say of everybody."""
    told: dict[str, Told] = {}
    for marks in games:
        _tell_game(marks, told)
    return told


def standing_cells(marks: tuple[Mark, ...]) -> dict[Cell, object]:
    """Return what stands in every cell."""
    taken_back = {mark.undoes for mark in marks if mark.undoes}
    standing = [mark for mark in marks if mark.id not in taken_back]
    return {cell: value for mark in standing for cell, value in mark.cells}


def _tell_game(marks: tuple[Mark, ...], told: dict[str, Told]) -> None:
    cells = standing_cells(marks)
    game = cells[Cell(0, 0, "", "ruleset")]["key"]
    seatings = {cell.round: seats for cell, seats in cells.items() if cell.field == "seating"}
    table = seatings[1]
    dealer = table.index(cells[Cell(1, 0, "", "dealer")])
    ban = cells.get(Cell(1, 0, "", "rule:bidding.who"), "nobody" if game[0] == "w" else "last")
    rounds = cells[Cell(1, 0, "", "rounds")]
    hands = hands_of(game, len(table), rounds)[: cells.get(Cell(0, 0, "", "ended"), rounds)]
    totals: dict[str, int] = {}
    for number, hand in enumerate(hands, 1):
        table = seatings.get(number, table)
        for player in table:
            if player not in totals:
                told.setdefault(player, Told()).games += 1
                totals[player] = 0
        bids = {player: cells[Cell(number, 1, player, "bid")] for player in table}
        tricks = {player: cells.get(Cell(number, 1, player, "tricks")) for player in table}
        for player in table:
            if tricks[player] is None:
                tricks[player] = hand - sum(n for n in tricks.values() if n is not None)
        # Who deals where people come and go is not worked out here.
        last = table[(dealer + number - 1) % len(table)] if len(seatings) == 1 else ""
        banned = ban == "last" and hand >= sum(n for p, n in bids.items() if p != last)
        for player in table:
            person, made = told[player], bids[player] == tricks[player]
            gained = points(game, bids[player], tricks[player], hand)
            person.points += gained
            person.rounds.append(gained)
            totals[player] += gained + cells.get(Cell(number, 0, player, "adjustment"), [0])[0]
            person.misses.append((hand, tricks[player] - bids[player]))
            if bids[player] == 0:
                person.zeros.append(made)
            if banned and last:
                (person.last if player == last else person.beside).append(made)
    # Whoever has left could not win.
    best = max(totals[player] for player in table)
    winners = [player for player in table if totals[player] == best]
    for player in table:
        person = told[player]
        person.totals.append(totals[player])
        person.won.append(player in winners)
        person.alone += winners == [player]
        person.shared += player in winners and len(winners) > 1
