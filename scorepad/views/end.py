"""The end of a game, or its standings so far, as one screen shows them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad, AnyRound
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
from scorepad.views.totals_curve import Curve, curve

_BOLD = 2
"""The lowest bid that is worth telling."""


class Lead(NamedTuple):
    """The lead of the one winner, who led for good after ``round``.

    ``round`` is 1 where nobody else ever led. ``rival`` is the player who led alone before and was
    passed, "" where nobody did; ``bid`` is the winner's bid in that round where it was made, else
    ``None``.
    """

    name: str
    rival: str
    round: int
    bid: int | None


class Boldest(NamedTuple):
    """The highest ``bid`` that was made, of ``hand`` cards."""

    name: str
    bid: int
    hand: int
    round: int


class Story(NamedTuple):
    """The facts that are told of a game, each ``None`` where there is nothing to tell."""

    lead: Lead | None
    boldest: Boldest | None


def story(pad: AnyPad, placed: Sequence[str]) -> Story | None:
    """Return what the finished rounds of ``pad`` tell, or ``None`` for nothing.

    Args:
        placed: the players who can win.
    """
    if not pad.over:
        return None
    done = [round_ for round_ in pad.rounds if round_.phase is Phase.DONE]
    lead = _lead(pad, done, placed)
    boldest = _boldest(pad) if isinstance(pad, Pad) else None
    return Story(lead, boldest) if lead or boldest else None


def _lead(pad: AnyPad, done: Sequence[AnyRound], placed: Sequence[str]) -> Lead | None:
    if len(pad.winners) != 1 or len(done) < 2:
        return None
    (winner,) = pad.winners
    before, since = 0, None
    totals: dict[str, int] = {}
    standings: list[Mapping[str, int]] = []
    for index, round_ in enumerate(done):
        totals.update((each, box.total) for each, box in round_.boxes.items() if each in placed)
        standings.append(dict(totals))
        if not _leads(totals, winner):
            before, since = index, None
        elif since is None:
            since = index
    if since is None:
        return None
    turning = done[since]
    return Lead(
        name=pad.names[winner],
        rival=_passed(pad, standings[before], winner) if since else "",
        round=turning.number,
        bid=_bid_made(turning, winner),
    )


def _leads(totals: Mapping[str, int], winner: str) -> bool:
    """Return whether ``winner`` has more than everybody else."""
    return winner in totals and all(
        total < totals[winner] for player, total in totals.items() if player != winner
    )


def _passed(pad: AnyPad, totals: Mapping[str, int], winner: str) -> str:
    """Return the name of the player who alone had most, and more than ``winner``; "" for nobody."""
    if winner not in totals:
        return ""
    best = max(totals.values())
    ahead = [player for player, total in totals.items() if total == best]
    if len(ahead) > 1 or totals[winner] == best:
        return ""
    return pad.names[ahead[0]]


def _bid_made(round_: AnyRound, winner: str) -> int | None:
    """Return the bid that ``winner`` made in a round; in a match there are none."""
    box = round_.boxes.get(winner) if isinstance(round_, Round) else None
    return box.wanted if box and box.made and not box.adjustment else None


def _boldest(pad: Pad) -> Boldest | None:
    """Return the highest bid that was made, where it is one player's."""
    bids_made = list(_made(pad))
    # The same bid of fewer cards is the bolder one.
    best = max(((bid.bid, -bid.hand) for bid in bids_made), default=(0, 0))
    bold = [bid for bid in bids_made if (bid.bid, -bid.hand) == best]
    if best[0] < _BOLD or len({bid.name for bid in bold}) > 1:
        return None
    return bold[0]


def _made(pad: Pad) -> Iterable[Boldest]:
    for round_ in pad.rounds:
        for player, box in round_.boxes.items():
            if round_.phase is Phase.DONE and box.made and box.wanted is not None:
                yield Boldest(pad.names[player], box.wanted, round_.hand, round_.number)


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
