"""The game that a pad is of, as its screen shows it, and what undo would take back."""

from dataclasses import dataclass

from scorepad.pad.opening import house_name
from scorepad.services.access import OpenedGame
from scorepad.views.log import LogLine


@dataclass(frozen=True, slots=True)
class GameView:
    """A game of any kind.

    ``version`` and ``state`` tell whether there is anything new; ``house`` is the name of the
    house rules, "" without; ``winners`` are names.
    """

    game_id: str
    version: int
    state: str
    writes: bool
    ruleset: str
    house: str
    rounds: int
    over: bool
    winners: tuple[str, ...]


def game_view(opened: OpenedGame) -> GameView:
    """Return what the screen says of the game as a whole."""
    game, pad = opened.game, opened.pad
    return GameView(
        game_id=game.game_id,
        version=game.version,
        state=game.state,
        writes=opened.writes,
        ruleset=pad.ruleset.key,
        house=house_name(pad.written),
        rounds=pad.number_of_rounds,
        over=pad.over,
        winners=tuple([pad.names[player] for player in pad.winners]),
    )


@dataclass(frozen=True, slots=True)
class Undo:
    """The act that one undo would take back; ``round`` where that is not of the open one."""

    line: LogLine
    round: int | None
