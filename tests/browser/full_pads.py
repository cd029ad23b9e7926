"""Pads that need the most room: many players, large hands and totals, long names."""

import secrets
from collections.abc import Callable, Iterator, Sequence

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.fold import fold
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from scorepad.pad.match.acts import log_duel, note_permanent, win_round, write_sums
from scorepad.pad.state import Pad, Phase
from scorepad.rules.duel.verdict import Side, Sorcerer
from tests.browser.entries import entered
from tests.browser.scorer import Scorer
from tests.browser.screens import seats

NAMES = (
    *("Franziska-Maria", "Ben", "Jean-Philippe", "Dan", "Wolfgang"),
    *("Anna", "Gül", "Hans-Peter", "Ines", "Jo"),
)
BY_HAND = (615, -170, 10, -520, 45, -5, 999, -1, 80, -45)
"""Points in seating order for each of two rounds, so that totals are as large as they get."""

_LONG = {"game": "quoicoupli", "hands": "1 5"}

Until = Callable[[Pad], bool]


def full_pads(anna: Scorer) -> list[str]:
    """Write the games; give the paths of their pads and of some of their other screens."""
    largest = [_with_largest_hand(anna, players) for players in (2, 4, 7, 10)]
    return [*largest, *_long_evenings(anna), *_special_cards(anna), *_matches(anna)]


def _with_largest_hand(anna: Scorer, players: int) -> str:
    hand = 52 // players - (52 % players == 0)
    return _played(anna, players, _one_bid_left(1), game="quoicoupli", hands=str(hand))


def _long_evenings(anna: Scorer) -> list[str]:
    bidding = _played(anna, 10, _one_bid_left(2), **_LONG)
    said = _played(anna, 10, _all_bid(2), **_LONG)
    over = _played(anna, 10, _is_over, **_LONG)
    six = _played(anna, 6, _one_bid_left(2), hands="1 10", variants=["plus_or_minus_one"])
    six_over = _played(anna, 6, _is_over, hands="1 1")
    last = _last(anna, bidding)
    screens = ("", "/sheet", "/end")
    return [
        *(bidding, f"{bidding}?at=trump", f"{bidding}?round=1&at=tricks.{last}&to=1"),
        *(path + screen for path in (said, over, six, six_over) for screen in screens),
    ]


def _special_cards(anna: Scorer) -> list[str]:
    bonus = _played(anna, 8, _all_bid(2), game="skull_king", hands="1 8")
    bombed = _played(anna, 6, _all_bid(2), hands="1 10", variants=["bomb", "cloud"])
    return [
        *(bonus, f"{bonus}?at=bonus.{_last(anna, bonus)}", f"{bonus}/sheet"),
        *(bombed, f"{bombed}?at=bid.{_last(anna, bombed)}"),
    ]


def _matches(anna: Scorer) -> Iterator[str]:
    for rounds in range(4):
        path = anna.begin_game(("Franziska-Maria", "Hans-Peter"), game="wizards_cup")
        both = seats(anna, path)
        cells = [
            *(win_round(number, both) for number in (1, 2)),
            write_sums(2, {both[0]: 21, both[1]: 24}),
        ]
        anna.write(path, [_plain(each) for each in cells[:rounds]])
        yield path
    yield f"{path}?round=2"
    path = anna.begin_game(("Franziska-Maria", "Hans-Peter"), game="wizards_cup")
    one, _ = seats(anna, path)
    cards = (Sorcerer("Nature", 99, 9), Sorcerer("Shadow", 98))
    cells = [
        log_duel(1, 1, cards),
        note_permanent(1, one, 2, "the lower value wins the duel"),
        log_duel(1, 2, cards, Side.BOTH),
    ]
    anna.write(path, [_plain(each) for each in cells])
    yield path
    yield f"{path}?at=duel&a.element=Nature&b.element=Shadow"
    yield f"{path}?at=cards"


def _played(
    anna: Scorer,
    players: int,
    until: Until,
    *,
    game: str = "wizard_gigamic",
    hands: str,
    variants: Sequence[str] = (),
) -> str:
    """The path of a pad, played on until it is as asked for."""
    path = anna.begin_game(NAMES[:players], game=game, hands=hands, variants=variants)
    written = [Mark.from_body(each["id"], each) for each in anna.marks(path)]
    by_hand = list(zip(seats(anna, path), BY_HAND, strict=False)) if " " in hands else []
    for number in (1, 2):
        while not until(pad := fold(written)) and len(pad.rounds) < number:
            written.append(entered(pad))
        written += [
            _mark(acts.adjust(number, player, points, "by hand")) for player, points in by_hand
        ]
    while not until(pad := fold(written)):
        written.append(entered(pad))
    anna.write(path, [mark_json(mark) for mark in written[1:]])
    return path


def _one_bid_left(number: int) -> Until:
    """Until everybody but the dealer has bid in that round."""
    return lambda pad: len(pad.rounds) == number and _bids_missing(pad) == 1


def _all_bid(number: int) -> Until:
    return lambda pad: len(pad.rounds) == number and pad.rounds[-1].phase is Phase.TRICKS


def _is_over(pad: Pad) -> bool:
    return pad.over


def _bids_missing(pad: Pad) -> int:
    return sum(box.bid is None for box in pad.rounds[-1].boxes.values())


def _mark(cells: Cells) -> Mark:
    return Mark(secrets.token_hex(16), cells)


def _plain(cells: Cells) -> dict[str, object]:
    return mark_json(_mark(cells))


def _last(anna: Scorer, path: str) -> str:
    return seats(anna, path)[-1]
