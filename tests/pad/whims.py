"""What people might do next, drawn at random; some of it is refused."""

from collections.abc import Callable
from random import Random

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.entries import who_else
from scorepad.pad.marks import Cell
from scorepad.pad.state import Pad, Phase, Round
from scorepad.pad.tricks_taken import NOBODY
from tests.pad.plain import any_plain_cells
from tests.pad.scribe import Scribe

OPTIONS: dict[str, list[str | int | bool]] = {
    "bidding.who": ["nobody", "last", "sole_leader"],
    "bidding.visibility": ["open", "simultaneous", "secret"],
    "bidding.entry": ["scorer", "players"],
    "bidding.from_hand": [1, 3],
    "end.leavers_win": [True, False],
    "end.tie": ["shared", "most_made"],
    "play.bomb": [True, False],
    "play.cloud": [True, False],
    "points.bonus": ["never", "made", "always"],
    "points.own_zero": [True, False],
    "points.zero_missed.hand": [0, -10],
    "schedule.course": ["up", "down", "up_down", "down_up"],
    "schedule.largest": [0, 3],
    "schedule.rounds": [0, 9],
    "trump.source": ["turned", "none"],
}

Whim = Callable[[Pad, Round, Random], Cells]


def _number(pad: Pad, played: Round, random: Random) -> Cells:
    field = "bid" if played.phase is Phase.BIDS else "tricks"
    player = random.choice(played.seats)
    value = random.randint(0, min(played.hand, 3))
    return acts.enter(played.number, played.deal, player, field, value)


def _finish(pad: Pad, played: Round, random: Random) -> Cells:
    if played.to_reveal:
        return acts.reveal(played)
    if played.phase is Phase.BIDS:
        player = next(p for p in played.order if played.boxes[p].bid is None)
        return acts.enter(played.number, played.deal, player, "bid", 0)
    empty = [p for p, box in played.boxes.items() if box.tricks is None]
    results = {p: played.tricks_left * (p == empty[0]) for p in empty}
    return acts.correct_tricks(played, results)


def _pair(pad: Pad, played: Round, random: Random) -> Cells:
    done = random.choice(pad.rounds)
    player = random.choice(done.seats)
    value = random.randint(0, done.hand)
    others = who_else(done, player, value)
    return acts.correct_tricks(done, {player: value, **dict(random.sample(others, bool(others)))})


def _trick(pad: Pad, played: Round, random: Random) -> Cells:
    number = random.choice([None, None, None, random.randint(1, max(1, played.hand))])
    return acts.give_trick(played, random.choice([*played.seats, NOBODY]), number)


def _special(pad: Pad, played: Round, random: Random) -> Cells:
    begun = random.choice(pad.rounds)
    player = random.choice(begun.seats)
    tricks = random.randint(0, begun.hand)
    return random.choice(
        [
            acts.bomb_fell(begun, random.choice([None, True, False])),
            acts.change_bid(begun, player, random.choice([-1, 0, 1])),
            acts.enter(begun.number, begun.deal, player, "bonus", 10 * random.randint(0, 4)),
            acts.correct_with_bomb(begun, player, tricks, fell=random.random() < 0.5),
        ]
    )


def _old_bid(pad: Pad, played: Round, random: Random) -> Cells:
    done = random.choice(pad.rounds)
    player, value = random.choice(done.seats), random.randint(0, done.hand)
    return acts.enter(done.number, done.deal, player, "bid", value)


def _seats(pad: Pad, played: Round, random: Random) -> Cells:
    people = [*pad.present, *pad.away]
    newcomers = {}
    if random.random() < 0.5:
        new = f"n{random.randrange(10**6)}"
        people.append(new)
        newcomers[new] = new
    seats = random.sample(people, random.randint(len(people) // 2, len(people)))
    return acts.seat(
        pad,
        seats,
        keep_end=random.random() < 0.5,
        newcomers={p: name for p, name in newcomers.items() if p in seats},
        start=random.choice(["zero", "lowest"]),
        number=random.choice([None, len(pad.rounds), len(pad.rounds) + 1]),
        dealer=random.choice([None, None, *seats]),
    )


def _rules(pad: Pad, played: Round, random: Random) -> Cells:
    keys = random.sample(list(OPTIONS), 2)
    options = {key: random.choice(OPTIONS[key]) for key in keys}
    return acts.change_rules(pad, options, whole_game=random.random() < 0.5)


def _seldom(pad: Pad, played: Round, random: Random) -> Cells:
    somebody = random.choice(played.seats)
    return random.choice(
        [
            acts.fill_rest(played),
            acts.turn_trump(played, random.choice("RGZNHS")),
            acts.deal_again(played),
            acts.this_round(played, hand=random.randint(1, 9)),
            acts.this_round(played, dealer=somebody),
            acts.length(pad, random.randint(1, 25)),
            acts.end(pad),
            acts.adjust(1, somebody, 5, "why"),
            acts.rename(somebody, "Somebody"),
            acts.exchange(pad, somebody, random.choice([*pad.names])),
            acts.reveal(random.choice(pad.rounds)),
            *_plain(played, random),
        ]
    )


def _plain(played: Round, random: Random) -> list[Cells]:
    cells = any_plain_cells(random, played.number, played.deal, [*played.seats])
    return [tuple(cells)] if cells else []


WHIMS: dict[Whim, int] = {
    _number: 30,
    _finish: 30,
    _pair: 4,
    _old_bid: 4,
    _trick: 20,
    _special: 12,
    _seats: 4,
    _rules: 3,
    _seldom: 14,
}


def whim(pad: Pad, random: Random) -> Cells:
    """The cells of what somebody does next."""
    played = pad.current
    if played is None:
        lengthen = acts.length(pad, len(pad.rounds) + 1)
        return random.choice([acts.reopen(), lengthen, lengthen])
    (chosen,) = random.choices(list(WHIMS), list(WHIMS.values()))
    return chosen(pad, played, random)


def go_on(table: Scribe, random: Random, count: int) -> list[Cell]:
    """``count`` acts or attempts; returns the cells that were written."""
    written: list[Cell] = []
    for _ in range(count):
        if random.random() < 0.1 and table.pad.written.undoable is not None:
            table.undo()
            continue
        cells = whim(table.pad, random)
        if table.refusal(cells) is None:
            table.write(cells)
            written += [cell for cell, _ in cells]
    return written
