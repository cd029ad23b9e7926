"""A group filled with demo evenings."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random

from scorepad.demo.people import Person, bid_of, card_of, people, seated
from scorepad.demo.random_games import Kind, do_by_chance, kinds
from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.moments import A_DAY
from scorepad.pad.opening import Opening, opening_cells
from scorepad.pad.tricks_taken import BOMB_SAID
from scorepad.rules.cards import every_card
from scorepad.rules.deck import After
from scorepad.rules.game_in_play import GameInPlay, RoundInPlay, Task
from scorepad.services.groups import HOUSEHOLD, ensure_group
from scorepad.services.marks import store_whole_game
from scorepad.store import Store

_SLIPS = 0.02
"""The share of bids at which the scorer taps the wrong key and takes it back."""


@dataclass(frozen=True, slots=True)
class DemoGame:
    """A game and the marks of its scorer."""

    game_id: str
    marks: tuple[Mark, ...]


class Scorer:
    """The scorer, who writes down what happens, with the time that it takes at a table."""

    def __init__(self, by: str, begun_at: int, random: Random) -> None:
        self.marks: list[Mark] = []
        self._by, self._at, self._random = by, begun_at, random

    def write(self, cells: Cells, seconds: int = 4) -> None:
        """Write one mark."""
        self._append(Mark(self._new_id(), cells, by=self._by), seconds)

    def bid(self, number: int, player: str, bid: int, hand: int) -> None:
        """Write a bid; now and then another one first, which is taken back."""
        if hand > 1 and bid > 0 and self._random.random() < _SLIPS:
            self.write(acts.enter(number, 1, player, "bid", bid - 1))
            slip = self.marks[-1].id
            self._append(Mark(self._new_id(), undoes=slip, by=self._by), 3)
            last = self.marks[-1].id
            cells = acts.enter(number, 1, player, "bid", bid)
            self._append(Mark(self._new_id(), cells, seen=last, by=self._by), 3)
        else:
            self.write(acts.enter(number, 1, player, "bid", bid))

    def wait(self, seconds: int) -> None:
        """Let time pass while cards are played."""
        self._at += seconds

    def _append(self, mark: Mark, seconds: int) -> None:
        self._at += 1 + self._random.randrange(2 * seconds)
        self.marks.append(Mark(mark.id, mark.cells, mark.seen, mark.undoes, mark.by, self._at))

    def _new_id(self) -> str:
        return f"{self._random.getrandbits(128):032x}"


def make_demo_game(
    game_id: str, kind: Kind, table: Sequence[Person], by: str, begun_at: int, random: Random
) -> DemoGame:
    """Play a game from the first deal to the last; now and then the people go home early."""
    game = GameInPlay(kind.ruleset, len(table), first_dealer=random.randrange(len(table)))
    scorer = Scorer(by, begun_at, random)
    seats = [person.id for person in table]
    opening = Opening(
        kind.game, [(each.id, each.name) for each in table], game.first_dealer, kind.options
    )
    scorer.write(opening_cells(opening))
    deck = list(every_card(kind.ruleset.deck))
    length = len(game.deals)
    rounds = random.randint(1, length) if random.random() < 0.03 else length
    # Those who are level after the last round play another, unless they have gone home.
    while len(game.rounds) < rounds or (rounds == length and not game.over):
        random.shuffle(deck)
        _play_round(game.next_round(deck), table, scorer, random)
    if rounds < length:
        scorer.write(((Cell(0, 0, "", "ended"), rounds),))
    pad = read_pad(scorer.marks)
    assert tuple(pad.totals[seat] for seat in seats) == game.totals(), (game_id, kind)
    return DemoGame(game_id, tuple(scorer.marks))


def _play_round(
    round_: RoundInPlay, table: Sequence[Person], scorer: Scorer, random: Random
) -> None:
    _turn(round_, table, scorer)
    while (seat := round_.to_bid) is not None:
        bid = bid_of(table[seat], round_, seat, random)
        round_.bid(bid)
        scorer.bid(round_.number, table[seat].id, bid, round_.hand)
    while not round_.over:
        if round_.task is not None:
            _follow_up(round_, round_.task, table, scorer, random)
        elif (seat := round_.to_play) is not None:
            suit = random.choice(round_.ruleset.deck.suits).code
            round_.play(card_of(table[seat], round_, random), suit)
    scorer.wait(20 + 15 * round_.hand)
    # The last player's tricks follow from the others', unless some may be nobody's.
    may_be_untaken = round_.ruleset.most_untaken(len(table), round_.hand)
    play, bombs = round_.ruleset.play, round_.hand - sum(round_.tricks)
    says_bomb = play.bomb and bombs > (0 if play.bomb_said else 1)
    if says_bomb:
        # Then the last result follows as well.
        scorer.write(((Cell(round_.number, 1, "", "bomb"), BOMB_SAID[bombs]),))
    for seat in round_.order if may_be_untaken and not says_bomb else round_.order[:-1]:
        player = table[seat].id
        scorer.write(acts.enter(round_.number, 1, player, "tricks", round_.tricks[seat]))


def _turn(round_: RoundInPlay, table: Sequence[Person], scorer: Scorer) -> None:
    """Turn the card for trump; whoever names it names the suit that is the longest."""
    chosen = ""
    if round_.trump.to_choose:
        seat = round_.dealer if round_.chooser is None else round_.chooser
        suits = [card.suit for card in round_.hands[seat] if card.suit]
        first = round_.ruleset.deck.suits[0].code
        chosen = max(sorted(set(suits)), key=suits.count, default=first)
        round_.name_trump(chosen)
    if round_.turned is not None:
        turned = round_.turned.suit or round_.turned.code + chosen
        cells: Cells = ((Cell(round_.number, 1, "", "trump"), turned),)
        if round_.chooser is not None:
            cells = (*cells, (Cell(round_.number, 1, "", "chooser"), table[round_.chooser].id))
        scorer.write(cells)


def _follow_up(
    round_: RoundInPlay, task: Task, table: Sequence[Person], scorer: Scorer, random: Random
) -> None:
    """Do what a card of the last trick asks for; the scorer writes down a changed bid."""
    if task.what is not After.BID or task.seat is None:
        do_by_chance(round_, task, random)
        return
    # Whoever still needs tricks asks for one less, and anybody else for one more.
    needs = round_.wanted(task.seat) - round_.tricks[task.seat]
    allowed = round_.changes_allowed()
    value = allowed[0] if needs > 0 else allowed[-1]
    round_.change_bid(value)
    scorer.write(acts.enter(round_.number, 1, table[task.seat].id, "changed", value))


_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_AN_EVENING = 2
"""Games that are played in an evening."""

_LONGEST = 5 * 365
"""Days over which evenings are spread, at most."""

_AT_ONCE, _WRITTEN_AT_ONCE = 10, 5
"""Games that a process makes in one go, and that one transaction writes.

A server that runs meanwhile has to wait for a transaction.
"""


@dataclass(frozen=True, slots=True)
class EveningsToMake:
    """The numbers of games and people to make.

    The same ``seed`` makes the same games of the same people. ``until`` is when the last game
    begins, in Unix seconds.
    """

    games: int
    people: int
    seed: int
    until: int


def fill(
    store: Store,
    plan: EveningsToMake,
    workers: Executor | None = None,
    report: Callable[[int], None] = lambda _: None,
) -> None:
    """Write the games into the group of this machine's household.

    ``report`` is called with the number of games that are written. ``workers`` play several at
    once.

    Raises:
        AlreadyThere: the same games were made before; those written until then stay.
        StoreUnavailable: the same.
    """
    with store.writing() as transaction:
        group_id = ensure_group(transaction, HOUSEHOLD, plan.until)
    make = partial(_game, plan)
    numbers = range(plan.games)
    made: Iterable[DemoGame] = (
        workers.map(make, numbers, chunksize=_AT_ONCE) if workers else map(make, numbers)
    )
    done = 0
    for batch in _batches(iter(made)):
        read = [(game, read_pad(game.marks)) for game in batch]
        with store.writing() as transaction:
            for game, pad in read:
                store_whole_game(transaction, game.game_id, group_id, game.marks[0].at, pad)
        done += len(batch)
        report(done)


def everybody(plan: EveningsToMake) -> tuple[Person, ...]:
    """Return the people of the group."""
    return people(plan.people, Random(f"{plan.seed} people"))  # noqa: S311 - no secret


def _game(plan: EveningsToMake, number: int) -> DemoGame:
    """Return game ``number`` from 0, the oldest first; no other is needed to make it."""
    random = Random(f"{plan.seed} {number}")  # noqa: S311 - nobody's secret
    group = everybody(plan)
    kind = _kind(plan, random)
    table = seated(group, kind.ruleset.least, kind.ruleset.most, random)
    game_id = "".join(random.choices(_ALPHABET, k=22))
    return make_demo_game(game_id, kind, table, "made-up", _begins(plan, number, random), random)


def _kind(plan: EveningsToMake, random: Random) -> Kind:
    """Return one of the games that so few can play; some are played more than others."""
    possible = [kind for kind in kinds() if kind.playable and kind.ruleset.least <= plan.people]
    taste = Random(f"{plan.seed} taste")  # noqa: S311 - nobody's secret
    weights = [taste.paretovariate(1.0) for _ in possible]
    return random.choices(possible, weights)[0]


def _begins(plan: EveningsToMake, number: int, random: Random) -> int:
    evenings = -(-plan.games // _AN_EVENING)
    apart = min(7 * A_DAY, _LONGEST * A_DAY // max(1, evenings))
    evening, game = divmod(number, _AN_EVENING)
    later = (plan.games - 1) // _AN_EVENING - evening
    return max(0, plan.until - later * apart - (_AN_EVENING - game) * 5_400 + random.randrange(900))


def _batches(made: Iterator[DemoGame]) -> Iterator[list[DemoGame]]:
    while batch := list(islice(made, _WRITTEN_AT_ONCE)):
        yield batch
