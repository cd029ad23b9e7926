"""A round played at random through the rules, and written on a pad."""

from random import Random

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge
from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening, opening_cells
from scorepad.pad.state import Pad, Phase, Round
from scorepad.rules.refusal import Code
from scorepad.rules.round_in_play import RoundInPlay


class Disagreement(Exception):
    """The rules and the pad, or a rule and itself, say different things."""


class WrittenPad:
    """The pad of one game, and its marks."""

    def __init__(self, opening: Opening) -> None:
        self.marks: list[Mark] = []
        self.write(opening_cells(opening))

    def write(self, *written: Cells) -> None:
        """Each of ``written`` as a mark of its own."""
        self.marks += [
            Mark(f"{len(self.marks) + place:032x}", cells) for place, cells in enumerate(written)
        ]
        self.now: Pad = fold(self.marks)

    @property
    def round(self) -> Round:
        """The round that is open."""
        if self.now.current is None:
            raise Disagreement("the pad is over before the game")
        return self.now.current


def play_round(played: RoundInPlay, pad: WrittenPad, names: str, random: Random) -> None:
    """Plays a round that has been dealt, and writes it; ``names`` are by seat.

    Raises:
        Disagreement: what did not come out as it should.
    """
    written = pad.round
    dealt = (played.number, played.hand, played.blind, names[played.dealer], names[played.leader])
    on_pad = (written.number, written.hand, written.blind, written.dealer, written.leader)
    must(dealt == on_pad, "deal", dealt, on_pad)
    _turn(played, pad, random)
    _bid(played, pad, names, random)
    takers = [_play_trick(played, random) for _ in range(played.hand)]
    must(played.over and sum(played.tricks) == played.hand, "tricks", played.tricks, played.hand)
    if random.random() < 0.5:
        numbered = enumerate((names[seat] for seat in takers), 1)
        pad.write(*(acts.give_trick(written, name, number) for number, name in numbered))
    else:
        pad.write(acts.correct_tricks(written, dict(zip(names, played.tricks, strict=True))))
    done = pad.now.rounds[played.number - 1]
    must(done.phase is Phase.DONE and not done.flags, "round", done.phase, done.flags)
    points = tuple(done.boxes[name].points for name in names)
    must(points == played.points(), "points", points, played.points())


def _turn(played: RoundInPlay, pad: WrittenPad, random: Random) -> None:
    chosen = ""
    if played.trump.to_choose:
        chosen = random.choice(played.ruleset.deck.suits).code
        played.name_trump(chosen)
    if played.turned is not None:
        turned = played.turned.suit or played.turned.code + chosen
        pad.write(acts.turn_trump(pad.round, turned))
    must(pad.round.trump == played.trump, "trump", pad.round.trump, played.trump)


def _bid(played: RoundInPlay, pad: WrittenPad, names: str, random: Random) -> None:
    bids: list[Cells] = []
    while (seat := played.to_bid) is not None:
        last = seat == played.dealer
        if last:
            pad.write(*bids)
            _check_last_bid(played, pad, names[seat])
        allowed = played.allowed_bids()
        must(bool(allowed), "a bid is left", allowed)
        value = random.choice(allowed)
        bids.append(acts.enter(played.number, pad.round.deal, names[seat], "bid", value))
        played.bid(value)
    pad.write(bids[-1])
    must(pad.round.bids == sum(played.bids.values()), "bids", pad.round.bids, played.bids)


def _check_last_bid(played: RoundInPlay, pad: WrittenPad, name: str) -> None:
    forbidden = played.forbidden_bid()
    must(pad.round.forbidden == forbidden, "forbidden", pad.round.forbidden, forbidden)
    for value in range(played.hand + 1):
        mark = Mark("f" * 32, acts.enter(played.number, pad.round.deal, name, "bid", value))
        refusal = judge(pad.now, mark)
        refused = refusal is not None and refusal.code is Code.BID_FORBIDDEN
        must(refused is (value == forbidden), "last bid", value, refusal)


def _play_trick(played: RoundInPlay, random: Random) -> int:
    leader, plays = played.leader, []
    while True:
        legal = played.legal()
        must(bool(legal), "a legal card is left", played.hands)
        plays.append(random.choice(legal))
        verdict = played.play(plays[-1])
        if verdict is not None:
            break
    taker = (leader + verdict.taker) % len(played.order)
    must(plays[verdict.taker] is verdict.card, "taker", verdict, plays)
    must(taker == played.leader, "next leader", taker, played.leader)
    return taker


def must(holds: bool, what: str, *facts: object) -> None:
    """Something that has to hold.

    Raises:
        Disagreement: it does not.
    """
    if not holds:
        raise Disagreement(f"{what}: " + ", ".join(map(str, facts)))
