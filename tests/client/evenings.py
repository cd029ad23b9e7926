"""Whole games drawn at random, as the marks that a table writes; nothing is judged.

The writer keeps up with the schedule and folds nothing, so that thousands of
games take seconds. What two phones wrote apart is added afterwards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from scorepad.pad.effective_marks import read_marks
from scorepad.pad.fold import fold
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.reveals import ASKED, REVEAL
from scorepad.pad.table import BY_SCHEDULE, RULE, Table
from scorepad.pad.tricks_taken import LEADER, TRICK
from scorepad.rules import games
from scorepad.rules.reading import remembered_ruleset
from tests.client.random_rules import any_options, any_rules
from tests.pad.plain import any_plain_cells
from tests.pad.scribe import Scribe
from tests.pad.whims import go_on, whim

Cells = Sequence[tuple[Cell, Value]]


class Writer:
    """Writes one game from its opening to its end."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.marks: list[Mark] = []
        self._newest: dict[Cell, str] = {}
        data, options = any_rules(random)
        self._table = Table(remembered_ruleset(data))
        most, least = int(data["players"]["most"]), int(data["players"]["least"])
        self._least, self._most = least, most
        self._seats = [self._person() for _ in range(random.randint(least, min(most, least + 3)))]
        self._left: list[str] = []
        opening: list[tuple[Cell, Value]] = [
            (Cell(0, 0, "", "ruleset"), data),
            (Cell(1, 0, "", "seating"), list(self._seats)),
            (Cell(1, 0, "", "dealer"), random.choice(self._seats)),
            *((Cell(0, 0, player, "name"), f"Name of {player}") for player in self._seats),
            *((Cell(1, 0, "", RULE + key), value) for key, value in options.items()),
        ]
        if random.random() < 0.3:
            opening.append((Cell(1, 0, "", "rounds"), random.randint(1, 8)))
        if random.random() < 0.6:
            opening.append((ASKED, True))
        if random.random() < 0.15:
            hands: list[Value] = [random.randint(1, 5) for _ in range(random.randint(1, 9))]
            opening.append((Cell(1, 0, "", "hands"), hands))
        self._of_round: dict[tuple[int, str, str], Value] = {}
        self.write(opening)
        self._opened = {cell[1:]: value for cell, value in opening if cell.round == 1}

    def write(self, cells: Cells) -> None:
        """One mark; now and then it is taken back and written anew."""
        self._append(Mark(self._id(), tuple(cells), self._newest.get(cells[0][0])))
        if len(self.marks) > 1 and self.random.random() < 0.04:
            self._append(Mark(self._id(), undoes=self.marks[-1].id))
            self._append(Mark(self._id(), tuple(cells), self.marks[-1].id))

    def play(self) -> list[Mark]:
        """Every round of the game, and what happens between them."""
        number = 1
        while True:
            cells = self._between(number)
            self._table.sit(cells)
            if not self._table.to_come:
                return self.marks
            hand = self._table.deal(cells).hand
            self._round(number, hand)
            if self.random.random() < 0.15:
                self._correct(self.random.randint(1, number))
            if self.random.random() < 0.02:
                self._end_and_go_on(number)
            number += 1

    def _between(self, number: int) -> dict[tuple[int, str, str], Value]:
        """Return what changes at the table before a round: seats, rules, length, dealer."""
        random = self.random
        cells: dict[tuple[int, str, str], Value] = dict(self._opened) if number == 1 else {}
        changes: list[tuple[Cell, Value]] = []
        if random.random() < 0.07:
            changes += self._new_seats(number)
        if random.random() < 0.05:
            options = any_options(random, 3)
            changes += [(Cell(number, 0, "", RULE + key), each) for key, each in options.items()]
        if random.random() < 0.03:
            changes.append((Cell(number, 0, "", "rounds"), number + random.randint(0, 4)))
        if random.random() < 0.04:
            changes.append((Cell(number, 0, "", "dealer"), random.choice(self._seats)))
        if changes:
            self.write(changes)
        return cells | {cell[1:]: value for cell, value in changes if cell.round == number}

    def _new_seats(self, number: int) -> list[tuple[Cell, Value]]:
        random = self.random
        people = [*self._seats, *self._left]
        new = self._person()
        seats = random.sample([*people, new], min(len(people), random.randint(2, 6)))
        self._left = [player for player in people if player not in seats]
        self._seats = seats
        length: Value = random.choice([BY_SCHEDULE, BY_SCHEDULE, number + random.randint(0, 5)])
        start = random.choice(["zero", "lowest"])
        return [
            (Cell(number, 0, "", "seating"), list(seats)),
            (Cell(number, 0, "", "rounds"), length),
            *([(Cell(0, 0, new, "name"), new)] if new in seats else []),
            (Cell(number, 0, new, "start"), start),
        ]

    def _round(self, number: int, hand: int) -> None:
        random = self.random
        deal = 1
        if random.random() < 0.04:
            self._bids(number, deal, hand)
            deal = 2
            self.write([(Cell(number, 0, "", "deal"), deal)])
        if random.random() < 0.04:
            hand = random.randint(1, hand + 1)
            self.write([(Cell(number, 0, "", "hand"), hand)])
        ruleset = self._table.ruleset
        if random.random() < 0.4:
            card = random.choice("RGBHSDCabcXYZNWJ") + random.choice(["", "", "R", "H", "a", "-"])
            self.write([(Cell(number, deal, "", "trump"), card)])
        self._named_trump(number, deal)
        bids = self._bids(number, deal, hand)
        if random.random() < 0.003:
            return
        self._reveal(number, deal)
        self._changes(number, deal, bids)
        most = ruleset.most_untaken(len(self._seats), hand)
        untaken = random.randint(0, most) if random.random() < 0.5 else 0
        if ruleset.play.bomb and random.random() < 0.6:
            fell = 2 if untaken > 1 and ruleset.most_bombs > 1 else untaken > 0
            self.write([(Cell(number, deal, "", "bomb"), fell)])
        self._results(number, deal, hand, untaken)
        self._reveal(number, deal)
        if random.random() < 0.1 or ruleset.points.bonus.when != "never":
            for player in random.sample(self._seats, 2):
                bonus = random.choice([0, 10, 20, None])
                self.write([(Cell(number, deal, player, "bonus"), bonus)])
            named = [card for card in ruleset.points.bonus.cards if card.key]
            for player in random.sample(self._seats, 2) if named else ():
                card, count = random.choice(named), random.randint(1, 4)
                captures = random.choice([None, f"{card.key}={count}", "fourteen=1 mermaid=2", "x"])
                self.write(
                    [
                        (Cell(number, deal, player, "bonus"), random.choice([card.points, 50])),
                        (Cell(number, deal, player, "captures"), captures),
                    ]
                )
        self._extras(number, deal)
        if random.random() < 0.04:
            points: list[Value] = [random.randint(-50, 50), "why"]
            player = random.choice(self._seats)
            self.write([(Cell(number, 0, player, "adjustment"), points)])
        plain = any_plain_cells(random, number, deal, self._seats)
        if plain and random.random() < 0.3:
            self.write(plain)

    def _named_trump(self, number: int, deal: int) -> None:
        """Now and then somebody lays down a card for the one that was turned."""
        random = self.random
        if random.random() < (0.2 if self._table.ruleset.play.werewolf else 0.02):
            chooser = random.choice([*self._seats, *self._left, None])
            trump = (Cell(number, deal, "", "trump"), random.choice(["W", "W-", "WR"]))
            self.write([trump, (Cell(number, deal, "", "chooser"), chooser)])

    def _changes(self, number: int, deal: int, bids: Mapping[str, int]) -> None:
        """Bids that the Cloud changes, as often as it can and more."""
        random, ruleset = self.random, self._table.ruleset
        while ruleset.play.cloud and random.random() < 0.1 + 0.2 * ruleset.most_changes:
            player = random.choice(self._seats)
            changed = max(0, bids[player] + random.choice([-2, -1, 0, 1, 1, 2]))
            self.write([(Cell(number, deal, player, "changed"), changed)])

    def _extras(self, number: int, deal: int) -> None:
        """Cannonballs, wagers and alliances: mostly where the rules have them."""
        random, ruleset = self.random, self._table.ruleset
        ally = random.choice([*self._seats, None])
        said: list[tuple[bool, str, Value]] = [
            (ruleset.points.cannonball > 0, "cannonball", random.choice([True, True, None])),
            (ruleset.play.pirates, "wager", random.choice([10, 20, None])),
            (ruleset.play.loot, "loot", ally),
        ]
        for has, field, value in said:
            if random.random() < (0.5 if has else 0.02):
                self.write([(Cell(number, deal, random.choice(self._seats), field), value)])

    def _reveal(self, number: int, deal: int) -> None:
        """Mostly where it is due, sometimes where nobody asked."""
        is_open = self._table.ruleset.bidding.visibility == "open"
        if self.random.random() < (0.1 if is_open else 0.8):
            self.write([(Cell(number, deal, "", REVEAL), True)])
            if self.random.random() < 0.2:
                player = self.random.choice(self._seats)
                self.write([(Cell(number, deal, player, "bid"), self.random.randint(0, 3))])

    def _bids(self, number: int, deal: int, hand: int) -> dict[str, int]:
        high = max(1, 2 * hand // len(self._seats))
        bids = {player: self.random.randint(0, min(hand, high)) for player in self._seats}
        for player in self.random.sample(self._seats, len(self._seats)):
            self.write([(Cell(number, deal, player, "bid"), bids[player])])
        return bids

    def _results(self, number: int, deal: int, hand: int, untaken: int) -> None:
        random = self.random
        takers = random.choices(self._seats, k=hand)
        for place in random.sample(range(hand), untaken):
            takers[place] = ""
        if random.random() < 0.2:
            counted = hand if random.random() < 0.7 else random.randrange(max(1, hand))
            for place, taker in enumerate(takers[:counted], 1):
                given: list[tuple[Cell, Value]] = [
                    (Cell(number, deal, "", f"{TRICK}{place}"), taker)
                ]
                if not taker and random.random() < 0.7:
                    leader = random.choice([*self._seats, *self._left])
                    given.append((Cell(number, deal, "", f"{LEADER}{place + 1}"), leader))
                self.write(given)
            if counted == hand:
                return
        results = [
            (Cell(number, deal, player, "tricks"), takers.count(player)) for player in self._seats
        ]
        random.shuffle(results)
        if random.random() < 0.2 or untaken:
            self.write(results)
            return
        for result in results[1:]:
            self.write([result])

    def _correct(self, number: int) -> None:
        """A bid or two results of a round that was played, or another name."""
        random = self.random
        one, other = random.sample(self._seats, 2)
        value = random.randint(0, 3)
        changes: list[Cells] = [
            [(Cell(number, 1, one, "bid"), value)],
            [(Cell(number, 1, one, "tricks"), value), (Cell(number, 1, other, "tricks"), 1)],
            [(Cell(number, 1, one, "tricks"), value)],
            [(Cell(number, 1, "", f"{TRICK}{value + 1}"), random.choice([one, "", "nobody"]))],
            [(Cell(number, 1, "", "bomb"), random.choice([True, False, None]))],
            [(Cell(number, 0, "", "dealer"), one)],
            [(Cell(0, 0, one, "name"), "Somebody")],
        ]
        self.write(random.choice(changes))
        if random.random() < 0.9:
            self._append(Mark(self._id(), undoes=self.marks[-1].id))

    def _end_and_go_on(self, number: int) -> None:
        self.write([(Cell(0, 0, "", "ended"), number)])
        if self.random.random() < 0.8:
            self.write([(Cell(0, 0, "", "ended"), None)])

    def _append(self, mark: Mark) -> None:
        self.marks.append(mark)
        for cell, _ in mark.cells:
            self._newest[cell] = mark.id

    def _person(self) -> str:
        # Ids of digits alone are rare, and come first in a script's objects.
        bits = self.random.getrandbits(32)
        return self.random.choice([f"{bits:08x}", f"{bits % 10**8}"])

    def _id(self) -> str:
        return f"{self.random.getrandbits(128):032x}"


def whole_game(random: Random) -> list[Mark]:
    """The marks of one game, from one phone or several."""
    if random.random() < 0.005:
        return judged_evening(random)
    marks = Writer(random).play()
    if random.random() < 0.25:
        marks = with_another_phone(marks, random)
    if random.random() < 0.1:
        marks = with_strange_undos(marks, random)
    if random.random() < 0.05:
        opening, *rest = marks
        marks = [opening, *random.sample(rest, len(rest))]
    return marks


def judged_evening(random: Random) -> list[Mark]:
    """Return what a table wrote, every act of it judged, and then two phones apart."""
    options = {"play.bomb": True, "play.cloud": True, "points.bonus": "made"}
    more = {"play.kraken": True, "play.whale": True}
    game, chosen = random.choice(sorted(games())), random.choice([{}, options, more])
    table = Scribe(game, "anna ben cleo dora", options=chosen)
    go_on(table, random, 30)
    phones = [table.phone("a"), table.phone("b")]
    for phone in phones:
        go_on(phone, random, 15)
    ours, theirs = (late(phone.marks[len(table.marks) :], random) for phone in phones)
    return table.marks + merged(ours, theirs, random)


def with_another_phone(marks: list[Mark], random: Random) -> list[Mark]:
    """Return what a second phone wrote without network from some moment on, whatever a
    judge would say, between the marks of the first. It knows its own."""
    cut = random.randint(1, len(marks))
    pad, known = fold(marks[:cut]), marks[:cut]
    for _ in range(random.randint(1, 12)):
        cells = whim(pad, random)
        seen = read_marks(known).seen_by(cells)
        known.append(Mark(f"{random.getrandbits(128):032x}", cells, seen))
        if random.random() < 0.15:
            known.append(Mark(f"{random.getrandbits(128):032x}", undoes=known[-1].id))
    ours, theirs = late(marks[cut:], random), late(known[cut:], random)
    return marks[:cut] + merged(ours, theirs, random)


def late(marks: Sequence[Mark], random: Random) -> list[Mark]:
    """From some moment on, or all the time, without network."""
    cut = random.choice([0, len(marks), random.randint(0, len(marks))])
    return [replace(mark, late=place >= cut) for place, mark in enumerate(marks)]


def merged(ours: Sequence[Mark], theirs: Sequence[Mark], random: Random) -> list[Mark]:
    """Both in their own order, mixed at random."""
    places = set(random.sample(range(len(ours) + len(theirs)), len(theirs)))
    first, second = iter(ours), iter(theirs)
    return [
        next(second) if place in places else next(first) for place in range(len(ours) + len(theirs))
    ]


def with_strange_undos(marks: list[Mark], random: Random) -> list[Mark]:
    """Undos of an old mark, of the opening, of an undo, of one that comes later,
    of one that never came, and of the same mark twice."""
    named = [*random.choices(marks, k=3), marks[0]]
    ids = [mark.id for mark in named] + [named[0].id, "f" * 32]
    undos = [Mark(f"{random.getrandbits(128):032x}", undoes=id) for id in ids]
    return marks[:1] + merged(marks[1:], random.sample(undos, random.randint(1, 6)), random)
