"""How a game ended, or how it stands."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorepad.pad.house import house_name
from scorepad.pad.state import Pad, Phase
from scorepad.play.curve import Curve, curve
from scorepad.play.decisions import newest_mark
from scorepad.play.kinds import by_kind
from scorepad.play.looking import Look
from scorepad.play.match.tokens import TokenPicture, token_picture
from scorepad.play.people.looks import UNKNOWN
from scorepad.play.standings import Standing, Step, off_podium, podium, ranking, standings, unplaced
from scorepad.play.story import Story, story


@dataclass(frozen=True, slots=True)
class EndView:
    """The last screen of an evening. ``after`` is the last round that is done
    (0: none); ``steps`` is the podium of a game that is over, ``ranking`` everybody
    else who can win, the best first; ``away`` those who left; ``story`` what the
    rounds tell of a game that is over; ``curve`` is that of the totals, or ``tokens``
    the picture of a match; ``can_go_on`` when rounds can be added to the last; ``rematch`` is the
    game that followed."""

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


def end_view(look: Look, rematch: str | None, looks: Mapping[str, int] = UNKNOWN) -> EndView:
    """The end of ``look``, or its standings so far; ``rematch`` is the id of the
    game that followed, if there is one, ``looks`` are the signs of players."""
    pad = look.pad
    placed = ranking(pad)
    done = [played.number for played in pad.rounds if played.phase is Phase.DONE]
    return EndView(
        game_id=look.game.game_id,
        writes=look.writes,
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
        story=story(pad, [each.player for each in placed]),
        curve=by_kind(pad, tricks=lambda tricks: _curve(tricks, looks), match=lambda _: None),
        tokens=by_kind(pad, tricks=lambda _: None, match=token_picture),
        seen=newest_mark(pad),
        can_go_on=by_kind(pad, tricks=lambda _: True, match=lambda _: False),
        rematch=rematch,
    )


def _curve(pad: Pad, looks: Mapping[str, int]) -> Curve | None:
    return curve(pad, [standing.player for standing in standings(pad)], looks=looks)
