"""One game played by made-up people, and the marks that their scorer wrote."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from scorepad.demo.people import Person, bid_of, card_of
from scorepad.demo.random_games import Kind
from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.kinds import read_pad
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.opening import Opening, opening_cells
from scorepad.rules.cards import every_card
from scorepad.rules.game_in_play import GameInPlay
from scorepad.rules.round_in_play import RoundInPlay

_SLIPS = 0.02
"""The share of bids at which the scorer taps the wrong key and takes it back."""


@dataclass(frozen=True, slots=True)
class MadeUp:
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


def make_up(
    game_id: str, kind: Kind, table: Sequence[Person], by: str, begun_at: int, random: Random
) -> MadeUp:
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
    for _ in range(rounds):
        random.shuffle(deck)
        _play_round(game.next_round(deck), table, scorer, random)
    if rounds < length:
        scorer.write(((Cell(0, 0, "", "ended"), rounds),))
    pad = read_pad(scorer.marks)
    assert tuple(pad.totals[seat] for seat in seats) == game.totals(), (game_id, kind)
    return MadeUp(game_id, tuple(scorer.marks))


def _play_round(
    round_: RoundInPlay, table: Sequence[Person], scorer: Scorer, random: Random
) -> None:
    _turn(round_, scorer)
    while (seat := round_.to_bid) is not None:
        bid = bid_of(table[seat], round_, seat, random)
        round_.bid(bid)
        scorer.bid(round_.number, table[seat].id, bid, round_.hand)
    while (seat := round_.to_play) is not None:
        round_.play(card_of(table[seat], round_, random))
    scorer.wait(20 + 15 * round_.hand)
    # The last player's tricks follow from the others'.
    for seat in round_.order[:-1]:
        player = table[seat].id
        scorer.write(acts.enter(round_.number, 1, player, "tricks", round_.tricks[seat]))


def _turn(round_: RoundInPlay, scorer: Scorer) -> None:
    """Turn the card for trump; the dealer names the suit that is the longest."""
    chosen = ""
    if round_.trump.to_choose:
        suits = [card.suit for card in round_.hands[round_.dealer] if card.suit]
        first = round_.ruleset.deck.suits[0].code
        chosen = max(sorted(set(suits)), key=suits.count, default=first)
        round_.name_trump(chosen)
    if round_.turned is not None:
        turned = round_.turned.suit or round_.turned.code + chosen
        scorer.write(((Cell(round_.number, 1, "", "trump"), turned),))
