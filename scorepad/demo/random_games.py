"""Games played at random by the rules and written on a pad, to see that both agree."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.fold import fold, with_marks
from scorepad.pad.judge import judge
from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening, opening_cells
from scorepad.pad.state import Pad, Phase, Round
from scorepad.pad.tricks_taken import NOBODY
from scorepad.rules.cards import every_card
from scorepad.rules.deck import After
from scorepad.rules.game_in_play import GameInPlay, RoundInPlay, Task
from scorepad.rules.library import games
from scorepad.rules.options import with_options
from scorepad.rules.refusal import Code
from scorepad.rules.ruleset import Ruleset, Variant
from scorepad.rules.tricks import NONE_NAMED


class Disagreement(Exception):
    """A disagreement of the rules with the pad, or of a rule with itself."""


class WrittenPad:
    """The pad of one game, and its marks."""

    def __init__(self, opening: Opening) -> None:
        self.marks: list[Mark] = []
        self.write(opening_cells(opening))

    def write(self, *cells_by_mark: Cells) -> None:
        """Write each of ``cells_by_mark`` as a mark of its own."""
        new = [
            Mark(f"{len(self.marks) + index:032x}", cells)
            for index, cells in enumerate(cells_by_mark)
        ]
        # As a server's pad grows: to read the whole game after each mark took most of the time.
        grown = with_marks(self.now, new) if self.marks else fold(new)
        assert isinstance(grown, Pad)
        self.now: Pad = grown
        self.marks += new

    @property
    def round(self) -> Round:
        """The round that is open."""
        if self.now.current is None:
            raise Disagreement("the pad is over before the game")
        return self.now.current


def play_round(round_: RoundInPlay, pad: WrittenPad, names: str, random: Random) -> None:
    """Play a round that has been dealt, and write it; ``names`` are by seat.

    Raises:
        Disagreement: what did not come out as it should.
    """
    written = pad.round
    dealt = (round_.number, round_.hand, round_.blind, names[round_.dealer], names[round_.leader])
    on_pad = (written.number, written.hand, written.blind, written.dealer, written.leader)
    must(dealt == on_pad, "deal", dealt, on_pad)
    _turn(round_, pad, names, random)
    _bid(round_, pad, names, random)
    takers = []
    for _ in range(round_.hand):
        takers.append(_play_trick(round_, random))
        _follow_up(round_, pad, names, random)
    taken = sum(taker is not None for taker in takers)
    must(round_.over and sum(round_.tricks) == taken, "tricks", round_.tricks, round_.hand)
    if random.random() < 0.5:
        numbered = enumerate((NOBODY if seat is None else names[seat] for seat in takers), 1)
        pad.write(*(acts.give_trick(written, name, number) for number, name in numbered))
    else:
        _write_results(round_, pad, names, random)
    done = pad.now.rounds[round_.number - 1]
    must(done.phase is Phase.DONE and not done.flags, "round", done.phase, done.flags)
    points = tuple(done.boxes[name].points for name in names)
    must(points == round_.points(), "points", points, round_.points())


def _write_results(round_: RoundInPlay, pad: WrittenPad, names: str, random: Random) -> None:
    """Write the results together, or how many Bombs fell, from which the last of them follows."""
    written, results = pad.round, dict(zip(names, round_.tricks, strict=True))
    bombs = round_.hand - sum(round_.tricks)
    # A second one has to be said, and in some games the first.
    unsaid = 0 if round_.ruleset.play.bomb_said else 1
    if round_.ruleset.play.bomb and (bombs > unsaid or random.random() < 0.5):
        pad.write(acts.bomb_fell(written, bombs if bombs > 1 else bool(bombs)))
        results.popitem()
    pad.write(acts.correct_tricks(written, results))


def _turn(round_: RoundInPlay, pad: WrittenPad, names: str, random: Random) -> None:
    chosen = ""
    if round_.trump.to_choose:
        named = [suit.code for suit in round_.ruleset.deck.suits]
        chosen = random.choice(named + [NONE_NAMED] * (round_.chooser is not None))
        round_.name_trump(chosen)
    if round_.turned is not None:
        turned = round_.turned.suit or round_.turned.code + chosen
        chooser = None if round_.chooser is None else names[round_.chooser]
        pad.write(acts.turn_trump(pad.round, turned, chooser))
    must(pad.round.trump == round_.trump, "trump", pad.round.trump, round_.trump)


def _bid(round_: RoundInPlay, pad: WrittenPad, names: str, random: Random) -> None:
    bids: list[Cells] = []
    while (seat := round_.to_bid) is not None:
        last = seat == round_.dealer
        if last:
            pad.write(*bids)
            _check_last_bid(round_, pad, names[seat])
        allowed = round_.allowed_bids()
        must(bool(allowed), "a bid is left", allowed)
        value = random.choice(allowed)
        bids.append(acts.enter(round_.number, pad.round.deal, names[seat], "bid", value))
        round_.bid(value)
    pad.write(bids[-1])
    must(pad.round.bids == sum(round_.bids.values()), "bids", pad.round.bids, round_.bids)


def _check_last_bid(round_: RoundInPlay, pad: WrittenPad, name: str) -> None:
    forbidden = round_.forbidden_bid()
    must(pad.round.forbidden == forbidden, "forbidden", pad.round.forbidden, forbidden)
    for value in range(round_.hand + 1):
        mark = Mark("f" * 32, acts.enter(round_.number, pad.round.deal, name, "bid", value))
        refusal = judge(pad.now, mark)
        refused = refusal is not None and refusal.code is Code.BID_FORBIDDEN
        must(refused is (value == forbidden), "last bid", value, refusal)


def _play_trick(round_: RoundInPlay, random: Random) -> int | None:
    """Play a trick and return who took it, ``None`` for nobody."""
    before = list(round_.tricks)
    while True:
        legal = round_.legal()
        must(bool(legal), "a legal card is left", round_.hands)
        card = random.choice(legal)
        plays = [*round_.plays, card]
        verdict = round_.play(card, random.choice(round_.ruleset.deck.suits).code)
        if verdict is not None:
            break
    if verdict.taker is None:
        must(before == round_.tricks, "nobody's trick", before, round_.tricks)
        return None
    must(plays[verdict.taker].code == verdict.card.code, "taker", verdict, plays)
    taker = round_.leader
    must(round_.tricks[taker] == before[taker] + 1, "next leader", before, round_.tricks)
    return taker


def _follow_up(round_: RoundInPlay, pad: WrittenPad, names: str, random: Random) -> None:
    """Do what the cards of the last trick ask for, and write on the pad what concerns it."""
    while (task := round_.task) is not None:
        if task.what is After.BID:
            _change_bid(round_, pad, names, random)
        else:
            do_by_chance(round_, task, random)
    dealt = {len(hand) for hand in round_.hands}
    must(dealt == {round_.hand - round_.played}, "hands", round_.hands)


def do_by_chance(round_: RoundInPlay, task: Task, random: Random) -> None:
    """Have all pass any card, or somebody swap any card or none."""
    if task.what is After.HAND_ON:
        round_.pass_on({seat: random.choice(round_.hands[seat]) for seat in round_.order})
    elif task.seat is not None and (task.must or random.random() < 0.7):
        round_.swap(random.choice(round_.hands[task.seat]), random.choice(task.cards))
    else:
        round_.swap(None, None)


def _change_bid(round_: RoundInPlay, pad: WrittenPad, names: str, random: Random) -> None:
    task, allowed = round_.task, round_.changes_allowed()
    must(task is not None and bool(allowed), "a change of the bid is left", allowed)
    assert task is not None
    assert task.seat is not None
    value = random.choice(allowed)
    round_.change_bid(value)
    name, bid = names[task.seat], round_.bids[task.seat]
    mark = Mark("e" * 32, acts.change_bid(pad.round, name, value - bid))
    refusal = judge(pad.now, mark)
    must(refusal is None, "changed bid", bid, value, refusal)
    pad.write(mark.cells)
    must(pad.round.boxes[name].wanted == value, "changed bid on the pad", bid, value)


def must(holds: bool, what: str, *facts: object) -> None:
    """Raise :class:`Disagreement` with ``what`` and the ``facts`` unless something ``holds``."""
    if not holds:
        raise Disagreement(f"{what}: " + ", ".join(map(str, facts)))


__all__ = ["Disagreement", "Kind", "Played", "kinds", "play_at_random"]


@dataclass(frozen=True, slots=True)
class Kind:
    """A game as it is played at random: its key, and one of its variants."""

    game: str
    variant: Variant | None

    @property
    def ruleset(self) -> Ruleset:
        """The rules with the variant's options."""
        return with_options(games()[self.game].ruleset, self.options)

    @property
    def options(self) -> dict[str, str | int | bool]:
        """The options that the variant sets."""
        return dict(self.variant.sets) if self.variant else {}

    @property
    def playable(self) -> bool:
        """Return whether the rules can judge every card that is in the deck."""
        ruleset = self.ruleset
        play, rows = ruleset.play, {card.option for card in ruleset.deck.all_specials}
        without_rows = (play.bomb and "bomb" not in rows) or (play.cloud and "cloud" not in rows)
        return play.judged and not without_rows

    def __str__(self) -> str:
        return f"{self.game} {self.variant.key}" if self.variant else self.game


@dataclass(frozen=True, slots=True)
class Played:
    """The numbers of rounds and tricks that were played in one game."""

    rounds: int
    tricks: int


def kinds(game: str | None = None) -> Iterator[Kind]:
    """Yield every game that is offered, or one, as it is and with each of its variants."""
    for key, chosen in games().items():
        if game in (None, key):
            yield Kind(key, None)
            yield from (Kind(key, variant) for variant in chosen.ruleset.variants)


def play_at_random(kind: Kind, players: int | None, random: Random) -> Played:
    """Play one legal game; with ``players`` ``None`` their number is drawn too.

    Raises:
        Disagreement: what did not come out as it should.
    """
    ruleset = kind.ruleset
    count = random.randint(ruleset.least, ruleset.most) if players is None else players
    game = GameInPlay(ruleset, count, first_dealer=random.randrange(count))
    names = "abcdefghij"[:count]
    pad = WrittenPad(
        Opening(kind.game, [(name, name) for name in names], game.first_dealer, kind.options)
    )
    deck = list(every_card(ruleset.deck))
    while not game.over:
        random.shuffle(deck)
        play_round(game.next_round(deck), pad, names, random)
        totals = [pad.now.totals[name] for name in names]
        must(tuple(totals) == game.totals(), "totals", totals, game.totals())
    must(pad.now == fold(pad.marks), "pad as it grew", pad.marks)
    winners = tuple(names.index(name) for name in pad.now.winners)
    must(sorted(winners) == sorted(game.winners()), "winners", winners, game.winners())
    return Played(len(game.rounds), sum(round_.hand for round_ in game.rounds))
