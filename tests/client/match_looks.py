"""Random matches as a table writes them, and what the server says of them at several moments.

Most of it is what people do; some marks were written apart, and some nobody would write.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any
from urllib.parse import urlencode

from scorepad.pad import acts as pad_acts
from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad, as_match
from scorepad.pad.fold import read_pad
from scorepad.pad.judge import judge
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.match import acts
from scorepad.pad.match.orders import missing_in
from scorepad.pad.match.state import Match, MatchRound
from scorepad.pad.opening import Opening, opening_cells
from scorepad.rules.duel.verdict import Side, Sorcerer
from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame, OwnPhones
from scorepad.services.match_writing import log_duel, note_permanent, type_sums
from scorepad.store import GameRow, OwnPhone
from scorepad.trick_checker.query import DuelQuery, DuelSideQuery, read_duel_query
from scorepad.views.active_cell import PadQuery
from scorepad.views.duel_check import duel_in_match
from scorepad.views.duel_log import is_decided, known_of
from scorepad.views.end import end_view
from scorepad.views.log import LogLine, log_lines
from scorepad.views.match_pad import match_view
from scorepad.views.match_sheet import match_sheet
from scorepad.views.table_menu import table_view
from tests.client.match_json import match_json
from tests.client.plain_view import plain_view

Json = dict[str, Any]

PEOPLE = ("a", "b")
_NAMES = ("Anna", "Ben", "Anne-Kathrin", "Maximilian-Konstantin", "<b>&amp;'", "Zoé")
_ELEMENTS = ("Fire", "Water", "Nature", "Light", "Shadow", "Void")
_POWERS = ("A", "B", "both", "none")
_WINNERS: tuple[list[Value], ...] = (["a"], ["b"], ["a", "b"])
_TEXTS = ("", "0", "7", "12", "99", "100", " 5 ", "x", "-1", "594", "595")
_NOTES = ("", "∞ wins ties", " lower  wins ", "x" * 33, "a\u0007b", "\u2800")


def _won(power: str) -> Value:
    sides: list[Value] = [["", None, 0], ["", None, 0]]
    return {"sides": sides, "counts": True, "power": power}


_ODD: tuple[Value, ...] = (
    *(7, "x", [], [1], {}, {"sides": []}, {"sides": [["Fire", 1, 0]]}),
    {"sides": [["Ice", 1, 0], ["Fire", 1, 0]], "counts": True},
    {"sides": [["Fire", 100, 0], ["Fire", 1, 0]], "counts": True},
    {"sides": [["Fire", None, 0], ["Fire", 1, 0]], "counts": True},
    {"sides": [["", None, 0], ["", None, 0]], "power": None, "counts": True},
    {"sides": [["", None, 0], ["", None, 0]], "power": "A"},
    {"sides": [["", 3, 0], ["", None, 2]], "power": "both", "counts": 1},
    *(
        {"sides": [["Fire", each, 0], ["Fire", 1, 0]], "counts": True}
        for each in (-1, 1.5, "3", 99)
    ),
    *({"sides": [["Fire", 1, each], ["Fire", 1, 0]], "counts": True} for each in (-1, 2.5, 100)),
    *({"sides": [each, ["Fire", 1, 0]], "counts": True} for each in ("abc", 7, ["Fire", 2], [])),
    {"sides": [["Fire", 2, 0], ["Fire", 1, 0]], "power": None, "counts": True},
    {"sides": [["Fire", 2, 0], ["Fire", 1, 0]], "power": "C", "counts": True},
    {"sides": [["Fire", 2, 0], ["", 1, 0]], "counts": True},
    {"sides": [["", 2, 0], ["Fire", 1, 0]], "counts": True},
    *({"sides": [["Fire", None, 0], [each, None, 0]], "counts": True} for each in _ELEMENTS),
)
_Written = tuple[int, str, str, Value]
"""A round, a player, a field of theirs, and what it holds."""

_SELDOM: Mapping[str, Sequence[_Written]] = {
    "duels out of order": [(1, "", "duel:2", _won("A")), (1, "", "duel:1", _won("B"))],
    "duels that count for nothing": [
        (1, "", f"duel:{place}", {"sides": [["", None, 0], ["", None, 0]], "power": "A"})
        for place in range(1, 8)
    ],
    "a power without words": [(1, "a", "permanent", [1, ""])],
    "a power since the duel that was lost": [
        *((1, "", f"duel:{place}", _won("B")) for place in (1, 2)),
        (1, "a", "permanent", [2, "Lower wins"]),
    ],
    "piles that decide": [(number, "", "won", ["a", "b"]) for number in (1, 2)],
    "a round behind piles that decide": [
        *((number, "", "won", ["a", "b"]) for number in (1, 2)),
        (3, "", "won", ["a"]),
    ],
}
"""What is written seldom."""


class _Table:
    def __init__(self, random: Random) -> None:
        self.random = random
        names = random.sample(_NAMES, 2)
        opening = Opening("wizards_cup", list(zip(PEOPLE, names, strict=True)))
        self.marks = [Mark("0" * 32, opening_cells(opening))]
        self._read: tuple[int, AnyPad] | None = None

    @property
    def pad(self) -> AnyPad:
        """The pad of all marks, read once after each."""
        if self._read is None or self._read[0] < len(self.marks):
            self._read = len(self.marks), read_pad(self.marks)
        return self._read[1]

    def write(self, cells: Cells, *, late: bool = False) -> None:
        """Write a mark; a ``late`` one may have seen nothing."""
        seen = self.pad.written.seen(dict(cells))
        if late and self.random.random() < 0.6:
            seen = None
        self.marks.append(Mark(f"{len(self.marks):032x}", tuple(cells), seen, late=late))

    def undo(self) -> None:
        newest = self.pad.written.undoable
        if newest is not None:
            self.marks.append(Mark(f"{len(self.marks):032x}", undoes=newest.id))


def any_match(random: Random, *, odd: bool = False) -> list[Mark]:
    """Return the marks of a match that people wrote, most of them to its end.

    Where it is ``odd``, some cells hold what no server lets in.
    """
    table = _Table(random)
    follows = random.random() < 0.6
    orders, is_masked = random.random() < 0.4, random.random() < 0.7
    for _ in range(random.randint(1, 60)):
        match = as_match(table.pad)
        whim = random.random()
        if whim < 0.06:
            table.undo()
        elif whim < 0.10:
            number = random.randint(1, 4)
            table.write(_any_act(random, match, number), late=True)
        elif whim < 0.12:
            table.write(pad_acts.rename(random.choice(PEOPLE), random.choice(_NAMES)))
        elif whim < 0.13:
            table.write(((Cell(0, 0, "", "ended"), random.choice([1, 2, None])),))
        elif odd and whim < 0.15:
            fields = ["duel:1", "duel:x", "duel:03", "pending", "permanent", "card:1", "turned"]
            field = random.choice(fields)
            player = "" if field[0] == "d" else random.choice(PEOPLE)
            table.write(((Cell(random.randint(1, 4), 0, player, field), random.choice(_ODD)),))
        elif match.current is None:
            if random.random() < 0.3:
                break
            table.write(_any_act(random, match, random.choice(match.rounds).number))
        elif match.current.phase == "sums":
            sums = {player: random.randint(10, 30) for player in PEOPLE}
            table.write(acts.write_sums(match.current.number, sums))
        elif follows:
            table.write(_any_step(random, match.current, orders=orders))
        else:
            table.write(acts.win_round(match.current.number, _some_winners(random)))
    # As the server hands them out, or as it has them itself.
    return list(table.pad.shown.written.marks) if is_masked else table.marks


def hard_lines() -> Iterator[str]:
    """Rounds of as many duels as there can be, which nobody loses, one in which both lose all that
    they have, one whose last cards both win, what is written seldom, and what no server lets in."""
    last_cards = [*"AAAABBBB", "both"]
    for powers in (["both"] * 17, ["both"] * 18, ["none"] * 6, last_cards, last_cards[1:]):
        duels: list[_Written] = [
            (1, "", f"duel:{place}", _won(power)) for place, power in enumerate(powers, 1)
        ]
        yield _hard_line(f"{len(powers)} duels", duels)
    for name, written in _SELDOM.items():
        yield _hard_line(name, written)
    for value in _ODD:
        yield _hard_line(f"a duel {value}", [(1, "", "duel:1", value)], looks=1)


def _hard_line(name: str, written: Sequence[_Written], *, looks: int = 4) -> str:
    """Return the case in which that was written, and its last round is asked about."""
    random = Random(name)
    table = _Table(random)
    for number, player, field, value in written:
        table.write(((Cell(number, 0, player, field), value),))
    return _case(name, table.marks, [len(table.marks)] * looks, random, written[-1][0])


def _some_winners(random: Random) -> list[str]:
    return [str(player) for player in random.choice(_WINNERS)]


def _any_act(random: Random, match: Match, number: int) -> Cells:
    round_ = match.round(number)
    player = random.choice(PEOPLE)
    match random.randint(0, 4):
        case 0:
            return acts.win_round(number, _some_winners(random))
        case 1:
            return acts.pending_card(number, player, random.random() < 0.7)
        case 2:
            text = random.choice(["", "Lower wins", "Ties are mine"])
            return acts.note_permanent(number, player, random.randint(1, 4), text)
        case 3:
            return acts.write_sums(number, {each: random.randint(0, 40) for each in PEOPLE})
        case _:
            last = round_.next_duel if round_ else 1
            return _any_duel(random, number, random.randint(1, last))


def _any_duel(random: Random, number: int, place: int) -> Cells:
    sides = [[random.choice(_ELEMENTS), random.randint(0, 9), 0] for _ in PEOPLE]
    if random.random() < 0.2:
        sides[0][2] = random.randint(1, 3)
    duel: dict[str, Value] = {"sides": list(sides), "counts": True}
    if random.random() < 0.2:
        duel["power"] = random.choice(_POWERS)
        if random.random() < 0.5:
            duel["sides"] = [["", None, 0], ["", None, 0]]
    return ((Cell(number, 0, "", f"duel:{place}"), duel),)


def _any_step(random: Random, round_: MatchRound, *, orders: bool) -> Cells:
    """Return the next duel; with ``orders`` before it the cards of both, and their turning up."""
    if not orders:
        return _any_duel(random, round_.number, round_.next_duel)
    for player in missing_in(round_):
        place, card = round_.boxes[player].placed + 1, random.choice(_ELEMENTS)
        if random.random() < 0.1:
            return acts.place_card(round_.number, player, random.randint(1, 6), None)
        sorcerer = Sorcerer(card, random.randint(0, 9))
        return acts.place_card(round_.number, player, place, sorcerer)
    if turned := acts.turn_up(round_):
        return turned
    power = random.choice([*Side, Side.A])
    return acts.log_duel(round_.number, round_.next_duel, round_.face_up, power)


def any_query(random: Random) -> DuelQuery:
    """Return a duel as far as somebody may have told it, right or wrong."""

    def side() -> DuelSideQuery:
        element = random.choice(["", "", *_ELEMENTS, "Ice"])
        value, bonus = (random.choice(["", "", *_TEXTS]).strip() for _ in range(2))
        return DuelSideQuery(element, value, bonus)

    power = random.choice(["", "", "", *_POWERS, "me"])
    return DuelQuery(a=side(), b=side(), power=power)


def _whole_query(random: Random) -> DuelQuery:
    """Return a duel that is decided."""
    a, b = (
        DuelSideQuery(random.choice(_ELEMENTS), str(random.randint(0, 9)), random.choice(["", "2"]))
        for _ in "ab"
    )
    return DuelQuery(a=a, b=b, power=random.choice(["", "", *_POWERS]))


def places(match: Match, random: Random) -> Iterator[PadQuery]:
    """Yield what somebody may look at: what is next, rounds, and a duel told in part."""
    yield PadQuery()
    yield PadQuery(round=random.randint(-1, 5))
    yield PadQuery(field=random.choice(["won", "cards"]))
    part = random.choice(["", "a.element", "b.element", "a.value", "b.bonus", "c", "a."])
    yield PadQuery(field="duel", player=part, duel=any_query(random))
    yield PadQuery(field="duel")


def opened(match: Match) -> OpenedGame:
    """Return the match as the phone that writes has opened it."""
    game = GameRow("g" * 22, 1_700_000_000, 0, len(match.written.marks), 1, 1, {})
    return OpenedGame(game, "host", match)


def any_phones(random: Random) -> OwnPhones:
    """Return own phones in a match: of nobody, of some, the one that looks among them or not."""
    players = random.choice(["", "a", "b", "ab"])
    every = tuple(OwnPhone(player, player * 32, "player") for player in players)
    return OwnPhones(random.choice(["", *players]), every)


def line_of(seed: str) -> str:
    """Return the case that ``seed`` stands for, as the program reads it."""
    random = Random(seed)
    marks = any_match(random, odd=True)
    uptos = sorted({len(marks), *(random.randint(1, len(marks)) for _ in range(2))})
    return _case(seed, marks, uptos, random)


def _case(
    name: str,
    marks: Sequence[Mark],
    uptos: Sequence[int],
    random: Random,
    number: int | None = None,
) -> str:
    case = {
        "name": name,
        "marks": [mark_json(mark) for mark in marks],
        "moments": [_look(marks[:upto], random, number) for upto in uptos],
    }
    return json.dumps(case, ensure_ascii=False)


def _look(marks: Sequence[Mark], random: Random, number: int | None) -> Json:
    match = as_match(read_pad(marks))
    now = opened(match)
    game = {key: getattr(now.game, key) for key in ("game_id", "version", "state", "created_at")}
    phones = any_phones(random)
    game["phones"] = str(phones)
    return {
        "upto": len(marks),
        "game": game,
        "state": match_json(match),
        "sheet": plain_view(match_sheet(match, now)),
        "end": plain_view(end_view(now, None)),
        "table": plain_view(table_view(now)),
        "log": [_plain_line(line) for line in log_lines(match)],
        "judged": [_at_the_table(match, random) for _ in range(2)],
        "pads": [
            [plain_view(at), plain_pad(match, now, at, phones)] for at in places(match, random)
        ],
        "duels": [_duel_shown(now, random) for _ in range(2)],
        "acts": list(_acts(match, random, number)),
    }


def _plain_line(line: LogLine) -> Json:
    return {key: value for key, value in plain_view(line).items() if key not in ("at", "by")}


def _at_the_table(match: Match, random: Random) -> list[Any]:
    """Return cells that somebody may write behind the menu, and why they can't be."""
    cells = random.choice(
        [
            pad_acts.rename(random.choice(PEOPLE), random.choice([*_NAMES, *_NOTES])),
            ((Cell(0, 0, "", "ended"), random.choice([None, 1, 2, 3])),),
        ]
    )
    refusal = judge(match, Mark("e" * 32, cells, match.written.seen(dict(cells))))
    told = refusal and {"code": refusal.code, "facts": dict(refusal.facts)}
    return [[[*cell, value] for cell, value in cells], told]


def _duel_shown(now: OpenedGame, random: Random) -> list[Any]:
    """Return what an address asks of a duel, and the screen that checks it."""
    fields = {**known_of(any_query(random)), **random.choice([{}, {"same": "1"}, {"both": "1"}])}
    return [urlencode(fields), plain_view(duel_in_match(now, read_duel_query(fields)))]


def plain_pad(match: Match, now: OpenedGame, at: PadQuery, phones: OwnPhones) -> Json:
    """Return the screen at a place, as the script has it."""
    view: Json = plain_view(match_view(match, now, at, phones))
    view["rules"] = {key: view["rules"][key] for key in ("tokens", "pile")}
    view["round"] = {key: view["round"][key] for key in ("number", "phase")}
    if view["undo"] is not None:
        # What a phone without network cannot know, and the pad does not show.
        for key in ("at", "by"):
            del view["undo"]["line"][key]
    return view


def _acts(match: Match, random: Random, asked_round: int | None) -> Iterator[list[Any]]:
    """Yield acts by their names, with what they are asked and what the server makes of them."""
    number = asked_round or random.randint(1, min(3, len(match.rounds) + 1))
    player = random.choice(PEOPLE)
    winners = _some_winners(random)
    yield _judged(match, ["won", number, winners], acts.win_round(number, winners))
    came_in = random.random() < 0.5
    pending = acts.pending_card(number, player, came_in)
    yield _judged(match, ["pending", number, player, came_in], pending)
    texts = {each: random.choice(_TEXTS) for each in PEOPLE}
    yield _judged(match, ["sums", number, texts], type_sums(match, number, texts))
    note = random.choice(_NOTES)
    yield _judged(
        match, ["permanent", number, player, note], note_permanent(match, number, player, note)
    )
    for query, place in (
        (any_query(random), None),
        (any_query(random), random.randint(1, 20)),
        (_whole_query(random), None),
        (_whole_query(random), random.randint(1, 20)),
    ):
        asked = ["duels", number, urlencode(known_of(query)), place, is_decided(match, query)]
        yield _judged(match, asked, log_duel(match, number, query, place))


def _judged(match: Match, asked: list[Any], made: Cells | Refusal) -> list[Any]:
    if not isinstance(made, Refusal):
        mark = Mark("e" * 32, made, match.written.seen(dict(made)))
        refusal = judge(match, mark)
        if refusal is None:
            return [*asked, {"cells": [[*cell, value] for cell, value in made]}]
        made = refusal
    return [*asked, {"refusal": {"code": made.code, "facts": dict(made.facts)}}]


def hostile(marks: Sequence[Mark], names: Mapping[str, str]) -> list[Mark]:
    """Return the match with other names, as no markup may take them for its own."""
    opening, *rest = marks
    cells = tuple(
        (cell, names[cell.player] if cell.field == "name" else value)
        for cell, value in opening.cells
    )
    return [replace(opening, cells=cells), *rest]
