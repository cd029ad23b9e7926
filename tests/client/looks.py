"""Screens of random games as the server's templates get them, one JSON line a game."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from scorepad.pad.fold import fold
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import HIDDEN, Cell, Mark
from scorepad.pad.opening import HOUSE
from scorepad.pad.state import Pad, Round
from scorepad.pad.table import RULE
from scorepad.services.access import OpenedGame, OwnPhones
from scorepad.services.paper_form import PaperForm, place_of
from scorepad.store import GameRow, OwnPhone
from scorepad.views.active_cell import PadQuery
from scorepad.views.end import end_view
from scorepad.views.from_paper import paper_finals, paper_grid
from scorepad.views.own_phones import among_own_phones, asking_first
from scorepad.views.pad import pad_view
from scorepad.views.sheet import sheet_view
from tests.client.evenings import whole_game
from tests.client.plain_view import plain_view

Json = dict[str, Any]

_NAMES = (
    "Al",
    "Ten signs.",
    "Eleven sign",
    *("Katrin", "Michael", "Benjamin", "Elisabeth", "Maximilian-Konstantin"),
    "\N{PLAYING CARD ACE OF SPADES}" * 10,
    "<b>&amp;'",
)
_OURS = "us"
_KEPT = ("secret", "simultaneous")
_TEXTS = ("", "0", "3", " 12 ", "-20", "<b>", "–", " ")
_PAPERS = ("tricks", "totals", "final")
_NONSENSE = (
    PadQuery(round=0, field="bid", player="nobody"),
    PadQuery(round=99, field="tricks"),
    PadQuery(field="dealer", player="nobody", value=-1, alone=True),
    PadQuery(round=-1, value=3),
    PadQuery(round=0),
    PadQuery(value=0),
    PadQuery(value=2),
    PadQuery(alone=True),
)


def line_of(seed: str) -> str:
    """The case that ``seed`` stands for: a game at its end and at moments before."""
    random = Random(seed)
    opening, *rest = whole_game(random)
    cells = {
        cell: random.choice(_NAMES) if cell.field == "name" else value
        for cell, value in opening.cells
    }
    if random.random() < 0.3:
        cells[HOUSE] = "At the lake"
    if random.random() < 0.3:
        kept = {"who": "nobody", "entry": "players", "visibility": random.choice(_KEPT)}
        cells |= {Cell(1, 0, "", f"{RULE}bidding.{name}"): word for name, word in kept.items()}
    phones = [_OURS, *(f"p{place}" for place in range(1, 5)), "somebody's"]
    marks = [replace(opening, cells=tuple(cells.items())), *rest]
    marks = [replace(mark, by=random.choice(phones)) for mark in marks]
    uptos = {len(marks), *(random.randint(1, len(marks)) for _ in range(2))}
    return case_of(seed, marks, sorted(uptos), random)


def case_of(name: str, marks: Sequence[Mark], uptos: Sequence[int], random: Random) -> str:
    """The screens of a game after so many marks, as the program reads them."""
    moments = [_moment(marks[:upto], random) for upto in uptos]
    # Of a mark without a device nobody knows whether another one is of the same.
    marks = [replace(mark, by=mark.by or f"u{place}") for place, mark in enumerate(marks)]
    # A phone knows other phones by signs that the server gives them.
    sent = [mark_json(mark) | ({} if mark.by == _OURS else {"other": mark.by}) for mark in marks]
    case = {"name": name, "marks": sent, "moments": moments}
    return json.dumps(case, ensure_ascii=False)


_OF_GAME = ("game_id", "version", "state", "created_at")


def _moment(marks: Sequence[Mark], random: Random) -> Json:
    pad = fold(marks)
    game = GameRow("g" * 22, random.randint(1, 10**9), 0, len(marks), 1, 1, {})
    now = OpenedGame(game, "host", pad)
    signs = {each: random.randrange(100) for each in pad.names if random.random() < 0.5}
    has_own_phones = random.random() < 0.5
    own = [each for each in pad.names if has_own_phones and random.random() < 0.5]
    mine = random.choice(["", *own])
    devices = {each: f"p{place:x}" for place, each in enumerate(pad.names, 1) if each in own}
    every = [*devices.items(), *([(mine, _OURS)] if mine else [])]
    phones = OwnPhones(mine, tuple(OwnPhone(*each, "player") for each in every))
    about = {"signs": signs, "phones": str(phones)} if own else {"signs": signs}
    return {
        "upto": len(marks),
        "devices": devices,
        "masked": _masked(pad) if random.random() < 0.5 else [],
        "game": {key: getattr(game, key) for key in _OF_GAME} | about,
        "sheet": plain_view(sheet_view(pad.shown, now)),
        "end": plain_view(end_view(now, None, signs)),
        "paper": _paper(pad, random),
        "pads": [
            [plain_place(at), _pad(pad.shown, now, at, phones)] for at in _places(pad, random)
        ],
    }


def typed_from_paper(pad: Pad, random: Random) -> dict[str, str]:
    """Return texts in some boxes, of rounds that there are, that were and that never come."""
    last = len(pad.rounds) + len(pad.to_come) + 3
    names = [
        f"{kind}.{random.randint(0, last)}.{player}"
        for kind in ("bid", "tricks", "total", "chosen")
        for player in pad.present
    ]
    return {name: random.choice(_TEXTS) for name in random.sample(names, len(names) // 2)}


def boxes_from_paper(pad: Pad, typed: dict[str, str], kind: str) -> tuple[Any, Any]:
    """Return the boxes of a game from paper that shows what is typed, and those of its totals."""
    finals = {
        place[1]: typed[name]
        for name, (of, place) in ((name, place_of(name)) for name in typed)
        if (of, place[0]) == ("total", 0)
    }
    return paper_grid(pad, PaperForm.of(typed, kind), None), paper_finals(pad, finals, None)


def _paper(pad: Pad, random: Random) -> Json:
    typed, kind = typed_from_paper(pad, random), random.choice(_PAPERS)
    grid, finals = boxes_from_paper(pad, typed, kind)
    shown = {"grid": plain_view(grid), "finals": plain_view(finals)}
    return {"typed": typed, "totals": kind == "totals", **shown}


def plain_place(at: PadQuery) -> Json:
    """Return where a screen looks, as the script has it, which follows no match."""
    return {key: value for key, value in plain_view(at).items() if key != "duel"}


def _masked(pad: Pad) -> list[list[int]]:
    """Return what the server keeps from phones: the places of marks and of their cells.
    It must make no difference to what they show."""
    return [
        [place, cell]
        for place, mark in enumerate(map(mark_json, pad.shown.written.marks))
        for cell, written in enumerate(mark.get("cells", ()))
        if written[-1] == HIDDEN
    ]


def _pad(pad: Pad, now: OpenedGame, at: PadQuery, phones: OwnPhones) -> Json:
    among = among_own_phones(pad, pad_view(pad, now, at), phones)
    view: Json = plain_view(asking_first(pad, among, phones))
    for key in ("at", "by"):
        # What a phone without network cannot know, and the pad does not show.
        if view["undo"] is not None:
            del view["undo"]["line"][key]
    return view


def _places(pad: Pad, random: Random) -> Iterator[PadQuery]:
    """Nothing asked for, nonsense, and boxes of two rounds."""
    yield PadQuery()
    yield random.choice(_NONSENSE)
    if pad.current is not None:
        yield from _within(pad.current, None, random)
    played = random.choice(pad.rounds)
    yield from _within(played, played.number, random)


def _within(played: Round, number: int | None, random: Random) -> Iterator[PadQuery]:
    yield PadQuery(number)
    yield PadQuery(number, "trump", random.choice(["", *played.seats]))
    for player in random.sample(played.seats, min(2, len(played.seats))):
        one_more = (played.boxes[player].tricks or 0) + 1
        value = random.choice([None, random.randint(-1, played.hand + 1), one_more])
        yield PadQuery(number, "tricks", player, value)
        yield PadQuery(number, "bid", player, alone=random.random() < 0.5)
    yield PadQuery(
        number, random.choice(["bonus", "changed", "cloud", None]), random.choice(played.seats)
    )
