"""What passes at a table between two screens."""

import secrets
from typing import Any

from scorepad.pad.acts import Cells
from scorepad.pad.marks import Fate, author
from scorepad.pad.state import Pad
from scorepad.services.marks import write
from scorepad.services.write_operations import FormWrite, SeenCells
from tests.web.phone import Phone
from tests.web.table import Open, Table


def play_rounds(game: Table, count: int) -> None:
    """Rounds in which everybody bids 0 and the leader takes all tricks."""
    for _ in range(count):
        played = game.pad.current
        game.play(
            dict.fromkeys(played.order, 0),
            {each: played.hand * (each == played.leader) for each in played.order[:-1]},
        )


def finished(table: Open, *names: str, **opening: Any) -> Table:
    """A game of one round in which the first name bids nothing and the second wins."""
    game = table(names or ("Anna", "Ben", "Cleo"), rounds=1, **opening)
    first, second, third = game.pad.present
    game.play({second: 1, third: 1, first: 0}, {second: 1, third: 0})
    return game


def write_over(game: Table, cells: Cells, phone: Phone | None = None) -> None:
    """Cells that hold something already, as somebody writes who has seen it."""
    seen = SeenCells(game.pad.written.seen(dict(cells)))
    device = (phone or game.phone).device
    intent = FormWrite(secrets.token_hex(16), lambda _: cells, author(device), 1_790_000_000, seen)
    outcome = write(game.store, game.id, device, intent.apply)
    assert outcome.fate is Fate.WRITTEN, outcome.refusal


def let_in(game: Table, phone: Phone, role: Any = "view") -> Phone:
    """Gives a phone the right to look, or (``host``) to write."""
    with game.store.writing() as transaction:
        transaction.links.grant(game.id, phone.device, role, 1, 1)
    return phone


def as_it_stands(pad: Pad) -> dict[str, Any]:
    """Everything that people can see of a pad, without the marks behind it."""
    names = ("ruleset", "names", "rounds", "to_come", "present", "away", "totals", "ended_early")
    return {name: getattr(pad, name) for name in names}
