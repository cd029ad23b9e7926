"""The length of a game, as one screen shows it."""

from dataclasses import dataclass

from scorepad.pad.state import Phase
from scorepad.rules.schedule import MOST_ROUNDS, deals
from scorepad.services.access import OpenedGame
from scorepad.services.required_kind import tricks_of
from scorepad.services.table_changes import shortest
from scorepad.services.write_operations import newest_mark


@dataclass(frozen=True, slots=True)
class LengthView:
    """The length of a game, in rounds.

    ``schedule`` is the length for those present when nobody changes it; ``choices`` are lengths
    that one tap sets, ``low`` to ``high`` those that can be typed. ``done`` rounds are finished;
    ``open`` is the round that is played now.
    """

    game_id: str
    seen: str
    rounds: int
    schedule: int
    choices: tuple[int, ...]
    low: int
    high: int
    done: int
    open: int | None
    ended_early: bool


def length_view(opened: OpenedGame) -> LengthView:
    """Return the length of the game in ``opened``."""
    pad = tricks_of(opened.pad)
    schedule = len(deals(pad.ruleset, len(pad.present)))
    low = shortest(pad)
    current = pad.current
    return LengthView(
        game_id=opened.game.game_id,
        seen=newest_mark(pad),
        rounds=pad.number_of_rounds,
        schedule=schedule,
        choices=tuple(range(low, max(schedule, pad.number_of_rounds + 1) + 1)),
        low=low,
        high=MOST_ROUNDS,
        done=sum(round_.phase is Phase.DONE for round_ in pad.rounds),
        open=current.number if current else None,
        ended_early=pad.ended_early,
    )
