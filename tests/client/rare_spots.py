"""What hardly ever happens in a game drawn at random, as cases of ``marks_of``."""

from collections.abc import Iterable, Iterator
from typing import Any

Json = dict[str, Any]
Cells = list[list[Any]]


def kept_by_players(visibility: str) -> Cells:
    rules = {"entry": "players", "visibility": visibility, "who": "nobody"}
    return [[1, 0, "", f"rule:bidding.{name}", word] for name, word in rules.items()]


def played(number: int, players: str, bids: str, results: str = "") -> list[Cells]:
    """A round of one card of which everybody's bid is typed, then everybody's tricks."""
    fields = {"bid": bids, "tricks": results or len(bids) * " "}
    return [
        [[number, 0, "", "hand", 1]],
        *(
            [[number, 1, player, field, int(value)]]
            for field, values in fields.items()
            for player, value in zip(players.split(), values, strict=True)
            if value != " "
        ),
    ]


def at_once(marks: Iterable[Cells]) -> Cells:
    return [cell for cells in marks for cell in cells]


APART: dict[str, tuple[list[Any], list[Any]]] = {
    "bids": ([1, 1, "a", "bid"], [0, 1]),
    "bids, one of which was taken back": ([1, 1, "a", "bid"], [1, None]),
    "bids of somebody who is not there": ([1, 1, "z", "bid"], [0, 1]),
    "bids of a deal that was thrown in": ([2, 1, "a", "bid"], [0, 1]),
    "bids of a round that never comes": ([20, 1, "a", "bid"], [0, 1]),
    "hands of a round that never comes": ([20, 0, "", "hand"], [2, 3]),
    "tricks": ([1, 1, "a", "tricks"], [0, 1]),
    "three of tricks": ([1, 1, "a", "tricks"], [0, 1, 2]),
    "changed bids": ([1, 1, "a", "changed"], [0, 1]),
    "bonuses": ([1, 1, "a", "bonus"], [10, 20]),
    "captures": ([1, 1, "a", "captures"], ["fourteen=1", "fourteen=2"]),
    "trumps": ([1, 1, "", "trump"], ["R", "B"]),
    "names": ([0, 0, "a", "name"], ["Anna", "Anne"]),
    "seats": ([1, 0, "", "seating"], [[*"abc"], [*"bac"], [*"cza"]]),
    "dealers": ([1, 0, "", "dealer"], ["b", "c"]),
    "ends": ([0, 0, "", "ended"], [1, 2]),
}
"""Cells in which phones wrote these values without having seen those of the others."""


def special_cards() -> Iterator[Json]:
    """Rounds in which cards change bids, lose tricks, name trump or bring a bonus."""
    abc = "a b c"
    changes = {"a": (3, 4, 3), "b": (2, None, 0), "c": (9, 2, 1)}
    for visibility, when in (("open", "trick"), ("secret", "round_end")):
        yield {
            "name": f"the Cloud changes {visibility} bids twice, each and all",
            "game": "wizard_jubilee",
            "opening": [
                *kept_by_players(visibility),
                *([1, 0, "", "hands", [4, 4, 4]], [1, 0, "", "rule:play.bid_change", when]),
            ],
            "marks": [
                *(
                    [[1, 1, player, "bid", bid]]
                    for player, bid in zip("abc", (2, 1, 1), strict=True)
                ),
                *([[1, 1, each, "changed", now[0]]] for each, now in changes.items()),
                *(
                    [[1, 1, each, "tricks", won]]
                    for each, won in zip("abca", (2, 1, 1, None), strict=True)
                ),
                [[1, 1, "a", "tricks", 2]],
                *([[1, 1, each, "changed", by]] for each, now in changes.items() for by in now[1:]),
                *([[1, 1, each, "changed", None]] for each in "abc"),
                # As often as the game allows, by one player alone.
                *([[1, 1, "a", "changed", by]] for by in (4, 2, None)),
                [[1, 1, "c", "changed", 9]],
                [[1, 1, "c", "changed", None]],
                *([[1, 1, "b", "changed", now]] for now in (1, None)),
                [[2, 1, "b", "bid", 1]],
            ],
        }
    yield {
        "name": "the dealer names trump, or whoever held the card that is laid down",
        "game": "wizard_jubilee",
        "opening": [],
        "marks": [
            *([[1, 1, "", "trump", card]] for card in ("Z", "W", "C", "W", "WR", "W-")),
            [[1, 1, "", "trump", "W"], [1, 1, "", "chooser", "b"]],
            *played(1, abc, "010"),
        ],
    }
    yield {
        "name": "a copy brings another trump with its trick, which is corrected, and a bomb falls",
        "game": "wizard_jubilee",
        "opening": [[1, 0, "", "hands", [3]], [1, 0, "", "rule:bidding.visibility", "open"]],
        "marks": [
            *([[1, 1, player, "bid", 1]] for player in "bca"),
            [[1, 1, "", "trump", "WR"]],
            [[1, 1, "", "trick:1", "b"], [1, 1, "", "trump", "WB"]],
            [[1, 1, "", "trump", "WG"]],
            [[1, 1, "", "trick:2", ""], [1, 1, "", "leader:3", "c"]],
            [[1, 1, "", "trick:3", "c"]],
        ],
    }
    yield {
        "name": "a bonus that was won with every card but one",
        "game": "skull_king",
        "opening": [[1, 0, "", "hands", [1]]],
        "marks": [
            *played(1, abc, "100", "100"),
            [[1, 1, "a", "bonus", 40], [1, 1, "a", "captures", "mermaid=2"]],
            *([[1, 1, each, "captures", "mermaid=1"]] for each in abc.split()),
        ],
    }
    counted = [[[1, 1, "", f"trick:{trick}", won]] for trick, won in ((1, "a"), (2, ""))]
    typed = [[[1, 1, each, "tricks", won]] for each, won in zip("abc", (1, 0, 0), strict=True)]
    gigamic, jubilee = "wizard_gigamic", "wizard_jubilee"
    for game, results in ((gigamic, counted), (gigamic, typed), (jubilee, typed)):
        yield {
            "name": f"one trick is missing in {game}: {results}, of which something else is said",
            "game": game,
            "opening": [[1, 0, "", "hands", [2]], [1, 0, "", "rule:play.bomb", True]],
            "marks": [
                *([[1, 1, each, "bid", 1]] for each in abc.split()),
                *results,
                *([[1, 1, "", "bomb", fell]] for fell in (True, None, False, None) * 4),
                # More than there are, as only two phones apart can say.
                *(
                    [[1, 1, each, "tricks", won]]
                    for each, won in zip("abc", (2, 1, 1), strict=True)
                ),
            ],
        }
    yield {
        "name": "allies by loot, said last of all that stands beside the bonus",
        "game": "skull_king",
        "opening": [[1, 0, "", "hands", [1]], [1, 0, "", "rule:play.loot", True]],
        "marks": [
            *played(1, abc, "100", "100"),
            *([[1, 1, each, "loot", ally]] for each, ally in ("ab", "bc", "ca") * 3),
        ],
    }
    yield {
        "name": "a result that alone is missing, of tricks of which the Kraken may have had one",
        "game": "skull_king",
        "opening": [[1, 0, "", "hands", [3]], [1, 0, "", "rule:play.kraken", True]],
        "marks": [
            *([[1, 1, each, "bid", 1]] for each in abc.split()),
            *([[1, 1, each, "tricks", won]] for each, won in zip("abc", (2, 1, 0), strict=True)),
            [[1, 1, "a", "tricks", None]],
        ],
    }


def spots() -> Iterator[Json]:
    """Games whose screens are worth a look after every mark."""
    abc = "a b c"
    level = [("a", 10), ("b", -20), ("c", -20)]
    thrown_in = [*played(1, abc, "101"), [[1, 0, "", "deal", 2]], [[1, 1, "a", "bid", 0]]]
    for name, (cell, values) in APART.items():
        yield {
            "name": f"apart: {name}",
            "opening": [[0, 0, player, "name", player.upper()] for player in "abc"],
            "marks": [
                [[2, 0, "", "deal", 2]],
                *({"late": True, "cells": [[*cell, value]]} for value in values),
            ],
        }
    yield {
        "name": "from the second round on special cards make no more rounds, and then again",
        "game": "wizard_jubilee",
        "players": "a b c d e f",
        "marks": [
            *played(1, "a b c d e f", "100000", "100000"),
            [[2, 0, "", "rule:schedule.whole_deck", False]],
            [[2, 0, "", "rule:schedule.whole_deck", True]],
        ],
    }
    yield {
        "name": "a game has a note, and does not count",
        "marks": [*played(1, abc, "101"), [[0, 0, "", "note", "A"]], [[0, 0, "", "counts", False]]],
    }
    yield {
        "name": "a bid is taken back after the result that followed from all, which is then typed",
        "marks": [
            *played(1, abc, "101", "10 "),
            *([[1, 1, "a", "bid", bid]] for bid in (1, None)),
            [[1, 1, "c", "tricks", 1]],
        ],
    }
    eight = "a b c d e f g h"
    yield {
        "name": "eight see the others' cards alone, wager, and have allies",
        "game": "skull_king",
        "players": eight,
        "opening": [
            [1, 0, "", "rule:bidding.own_cards", "forehead"],
            *([1, 0, "", f"rule:play.{name}", True] for name in ("pirates", "loot")),
        ],
        "marks": [
            *played(1, eight, "10000000", "10000000"),
            *([[1, 1, "a", "loot", ally]] for ally in ("b", "z", None)),
            *([[1, 1, each, "wager", 10]] for each in "ab"),
        ],
    }
    yield {
        "name": "trumps follow each other in an order of the table's own",
        "game": "nomination_whist",
        "opening": [[1, 0, "", "rule:trump.order", "S-DHC"]],
        "marks": [mark for number in (1, 2, 3) for mark in played(number, "a b c", "000", "100")],
    }
    yield {"name": "all cards are dealt", "marks": [[[1, 0, "", "hand", 20]]]}
    first, second, third = "a b c d e f", "g h i j k l", "m n o"
    yield {
        "name": "so many have played that the curve of their totals is higher",
        "players": first,
        "marks": [
            *played(1, first, "100000", "100000"),
            [[2, 0, "", "seating", second.split()]],
            *played(2, second, "010000", "100000"),
            [[3, 0, "", "seating", third.split()]],
            *played(3, third, "001", "100"),
        ],
    }
    one, other, seen = {"by": "p1"}, {"by": "p2"}, {"by": "p1", "seen": "1"}
    for field, ways in (("tricks", (one, other, {}, seen)), ("bid", (one,))):
        for number, way in enumerate(ways):
            typed, worked_out = ({"late": True, "cells": [[1, 1, "a", field, n]]} for n in (0, 1))
            yield {
                "name": f"{field} apart, written by one phone or two: {number}",
                "marks": [typed | one, worked_out | way],
            }
    yield {
        "name": "a late mark of which nothing is left to take back",
        "marks": [[[1, 1, "a", "bid", 0]], {"late": True, "cells": []}],
    }
    for visibility in ("secret", "simultaneous", "open"):
        yield {
            "name": f"a deal that was thrown in, its bids were {visibility}",
            "opening": [*kept_by_players(visibility), [1, 0, "", "rule:play.bomb", True]],
            "marks": [
                *thrown_in,
                *([[1, 2, "a", "bid", 1]], 7, [[9, 1, "a", "bid", 0]]),
                *(3, [[1, 1, "c", "bid", 0]], [[1, 1, "a", "bid", 1]], [[1, 1, "c", "bid", 1]]),
            ],
        }
    yield {
        "name": "a deal that was thrown in after its bids were revealed",
        "opening": [[0, 0, "", "reveal", True], *kept_by_players("secret")],
        "marks": [
            *played(1, abc, "101"),
            [[1, 1, "", "reveal", True]],
            [[1, 0, "", "deal", 2]],
            [[1, 1, "a", "bid", 0]],
        ],
    }
    yield {
        "name": "a bid that was taken back before it came, then another one",
        "marks": [{"undoes": "2"}, [[1, 1, "b", "bid", 1]], [[1, 1, "b", "bid", 0]]],
    }
    yield {
        "name": "a last bid that brings the reveal, taken back and made again",
        "opening": [[0, 0, "", "reveal", True], *kept_by_players("simultaneous")],
        "marks": [
            *played(1, abc, "10 "),
            [[1, 1, "c", "bid", 1], [1, 1, "", "reveal", True]],
            3,
            [[1, 1, "c", "bid", 0]],
        ],
    }
    cloud = [[1, 0, "", "rule:play.cloud", True], [1, 0, "", "rule:play.bomb", True]]
    yield {
        "name": "secret bids that the Cloud changes, twice",
        "opening": [*kept_by_players("secret"), *cloud],
        "marks": [
            *played(1, abc, "101"),
            *([[1, 1, player, "changed", 1]] for player in "ab"),
            [[1, 1, "", "bomb", True]],
            *played(1, abc, "101", "000")[4:],
            [[1, 1, "c", "changed", 1]],
            [[2, 1, "b", "bid", 1]],
            [[1, 1, "a", "tricks", None], [1, 1, "b", "tricks", None]],
        ],
    }
    yield from special_cards()
    impossible: dict[str, Json] = {
        "wizard_jubilee": {"bidding.own_cards": "forehead"},
        "wizard_gigamic": {"trump.source": "fixed"},
        "wizard_club": {"points.bonus": "made", "points.bonus_step": 10, "points.bonus_most": 10},
    }
    for game, options in impossible.items():
        yield {
            "name": f"rules of {game} that nobody can play by, or hardly",
            "game": game,
            "marks": [[[1, 0, "", f"rule:{name}", value] for name, value in options.items()]],
        }
    for ended in (1, 2):
        yield {
            "name": f"a game of totals alone, ended after round {ended}",
            "opening": [],
            "marks": [
                [[1, 0, player, "adjustment", [points, "paper"]] for player, points in level[:2]],
                [[0, 0, "", "ended", ended]],
                [[1, 1, "a", "bid", 0]],
            ],
        }
    yield {
        "name": "level at the top, and most bids made decide",
        "opening": [[1, 0, "", "hands", [1, 1]], [1, 0, "", "rule:end.tie", "most_made"]],
        "marks": [
            *played(1, abc, "000", "100"),
            *played(2, abc, "011", "010"),
            [[2, 0, "a", "adjustment", [40, "level"]]],
        ],
    }
    two_cards = [[1, 0, "", "hands", [2]], [1, 0, "", "rule:end.tie", "play_on"]]
    yield {
        "name": "level after the only round of two cards, and they play on with as many",
        "opening": two_cards,
        "marks": [
            at_once(played(1, abc, "000", "200")[1:]),
            *(at_once(played(2, abc, "000", results)[1:]) for results in ("200", "020")),
        ],
    }
    yield {
        "name": "level after a round of which a correction was taken back",
        "opening": two_cards,
        "marks": [at_once(played(1, abc, "000", "200")[1:]), [[1, 1, "a", "bid", 1]], 2],
    }
    yield {
        "name": "level for more rounds than anybody plays",
        "opening": [[1, 0, "", "hands", [1]], [1, 0, "", "rule:end.tie", "play_on"]],
        "marks": [
            at_once(cells for n in range(1, 59) for cells in played(n, abc, "000", "100")[1:]),
            *(at_once(played(n, abc, "000", "100")[1:]) for n in (59, 60, 61)),
        ],
    }
    yield {
        "name": "from the second round on each has one card fewer",
        "opening": [[1, 0, "", "rule:schedule.first", 5]],
        "marks": [
            at_once(played(1, abc, "000", "500")[1:]),
            [[2, 0, "", "rule:schedule.step", -1]],
        ],
    }
    yield {
        "name": "from the second round on hands grow and shrink again",
        "marks": [
            at_once(played(1, abc, "000", "100")[1:]),
            [[2, 0, "", "rule:schedule.course", "up_down"]],
        ],
    }
    yield {
        "name": "a game that was cut very short, and counts for nothing",
        "marks": [
            *(at_once(played(1, abc, "000", "100")[1:]), [[0, 0, "", "ended", 1]]),
            *([[0, 0, "", "counts", False]], [[0, 0, "", "note", "late"]]),
        ],
    }
    yield {
        "name": "more tricks than there are cards",
        "marks": [*played(1, abc, "000"), [[1, 1, "b", "tricks", 25]]],
    }
    by_scorer = [[1, 0, "", "rule:play.tricks_by_scorer", True]]
    yield {
        "name": "results that one phone types for all",
        "opening": by_scorer,
        "marks": [*played(1, abc, "010", "010"), *played(2, abc, "011", "010")],
    }
    yield {
        "name": "a Bomb that is said after the results, each of which may be another",
        "opening": [[1, 0, "", "rule:play.bomb", True]],
        "marks": [
            *(*played(1, abc, "010", "000"), [[1, 1, "", "bomb", True]]),
            *([[2, 1, player, "bid", 1]] for player in "abc"),
        ],
    }
    yield {
        "name": "nobody has a point",
        "marks": [
            *played(1, abc, "000", "100"),
            [[1, 0, player, "adjustment", [points, "level"]] for player, points in level],
        ],
    }
    first, second = "a b c d e f", "a g h i j k"
    joining = [[2, 0, player, "start", "lowest"] for player in second.split()[1:]]
    late = [
        [number, 0, player, "adjustment", [-number, "late"]]
        for number in range(1, 6)
        for player in dict.fromkeys([*first.split(), *second.split()])
    ]
    yield {
        "name": "more people than looks, and more notes than letters",
        "players": first,
        "opening": [[1, 0, "", "hands", [1] * 6]],
        "marks": [
            [[2, 0, "", "seating", second.split()], *joining],
            at_once(played(1, first, "000000", "100000")),
            at_once(played(2, second, "000000", "010000")),
            [[3, 0, "", "seating", first.split()]],
            at_once(played(3, first, "100000", "100000")),
            late,
            at_once(played(4, first, "010000", "000001")),
        ],
    }
