"""The end of a game, or its standings so far, as one screen shows them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.match.state import Match
from scorepad.pad.opening import house_name
from scorepad.pad.plain_fields import does_count, note_on, value_of_game
from scorepad.pad.state import Pad, Phase, Round
from scorepad.services.access import OpenedGame
from scorepad.services.evenings import Evening
from scorepad.services.people.signs import UNKNOWN
from scorepad.views.match_sheet import TokenPicture, token_picture
from scorepad.views.standings import (
    Standing,
    Step,
    off_podium,
    podium,
    ranking,
    standings,
    unplaced,
)
from scorepad.views.story import Story, story
from scorepad.views.totals_curve import Curve, curve


class EndView(NamedTuple):
    """The last screen of an evening.

    ``after`` is the last round that is done (0: none); ``steps`` is the podium of a game that is
    over, ``ranking`` everybody else who can win, the best first; ``away`` those who left; ``story``
    is what the rounds tell of a game that is over; ``curve`` is that of the totals, or ``tokens``
    the picture of a match; ``can_go_on`` when rounds can be added to the last; ``rematch`` is the
    game that followed. ``ties`` are the rounds after which another one followed because of equal
    totals, with these. ``note`` is what people noted on the game, "" for nothing; ``counts`` is
    false if it does not count in statistics, and ``asks_if_it_counts`` is true as long as nobody
    has said so of a game that was cut very short. ``evening`` is that of the game, if it has
    others; the script of a phone asks for it.
    """

    game_id: str
    writes: bool
    ruleset: str
    house: str
    over: bool
    ended_early: bool
    after: int
    rounds: int
    winners: tuple[str, ...]
    steps: tuple[Step, ...]
    ranking: tuple[Standing, ...]
    away: tuple[Standing, ...]
    story: Story | None
    curve: Curve | None
    tokens: TokenPicture | None
    seen: str
    can_go_on: bool
    rematch: str | None
    ties: tuple[tuple[int, tuple[int, ...]], ...]
    note: str
    counts: bool
    asks_if_it_counts: bool
    evening: Evening | None


def end_view(
    opened: OpenedGame,
    rematch: str | None,
    signs: Mapping[str, int] = UNKNOWN,
    evening: Evening | None = None,
) -> EndView:
    """Return the screen for the end of ``opened``, or for its standings so far.

    ``rematch`` is the id of the game that followed, if there is one, ``signs`` are the signs of
    players; ``evening`` is that of the game, if it has others.
    """
    pad = opened.pad
    placed, seated = ranking(pad), [standing.player for standing in standings(pad)]
    done = [round_.number for round_ in pad.rounds if round_.phase is Phase.DONE]
    return EndView(
        game_id=opened.game.game_id,
        writes=opened.writes,
        ruleset=pad.ruleset.key,
        house=house_name(pad.written),
        over=pad.over,
        ended_early=pad.ended_early,
        after=max(done, default=0),
        rounds=pad.number_of_rounds,
        winners=tuple(pad.names[player] for player in pad.winners),
        steps=podium(placed) if pad.over else (),
        ranking=off_podium(placed) if pad.over else placed,
        away=unplaced(pad),
        story=story(pad, [standing.player for standing in placed]),
        curve=curve(pad, seated, signs=signs) if isinstance(pad, Pad) else None,
        tokens=token_picture(pad) if isinstance(pad, Match) else None,
        seen=pad.written.newest_mark,
        can_go_on=isinstance(pad, Pad),
        rematch=rematch,
        ties=tuple(
            (each.number - 1, each.level)
            for each in pad.rounds
            if isinstance(each, Round) and each.level
        ),
        note=note_on(pad),
        counts=does_count(pad),
        asks_if_it_counts=opened.writes
        and value_of_game(pad, "counts") is None
        and is_cut_very_short(opened.true_pad, max(done, default=0)),
        evening=evening,
    )


def is_cut_very_short(pad: AnyPad, done: int) -> bool:
    """Return whether the game was ended before a third of its rounds were ``done``.

    How many it would have had is what its marks make without the one that ended it. They are the
    true marks: hidden bids can't be read.
    """
    if not pad.ended_early or (isinstance(pad, Pad) and pad.totals_alone):
        return False
    return 3 * done < read_pad([_without_end(mark) for mark in pad.written.marks]).number_of_rounds


def _without_end(mark: Mark) -> Mark:
    return replace(mark, cells=tuple(each for each in mark.cells if each[0].field != "ended"))
