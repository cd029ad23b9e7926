"""A seating that is tried out, as one screen shows it."""

from typing import NamedTuple

from scorepad.pad.any_pad import as_trick_pad
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge
from scorepad.pad.judge_people import first_open_round, seats_of_open_round
from scorepad.pad.marks import Mark
from scorepad.pad.state import Pad
from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.links import new_player_id
from scorepad.services.seats import Seating, cells_of


class Sitter(NamedTuple):
    """A person at the table, or one who got up from it; ``total`` is ``None`` for a newcomer."""

    player: str
    name: str
    total: int | None


class Length(NamedTuple):
    """The number of rounds that the game would have, and the refusal where it can't have them."""

    keep_end: bool
    rounds: int
    refusal: Refusal | None


class SeatsView(NamedTuple):
    """The seating from round ``number`` on; ``last`` is the last round as things stand.

    ``lengths`` are the two that the game could have, where they differ; ``rounds`` is the length
    that it has as things are chosen; ``left`` are those who have left; ``refusal`` is why the
    seating cannot be at all. ``persons`` say which newcomers are whom. ``newcomer`` is the id of
    the next one, ``text`` the name so far.
    """

    game_id: str
    seen: str
    over: bool
    number: int
    last: int
    seats: tuple[Sitter, ...]
    up: tuple[Sitter, ...]
    left: tuple[Sitter, ...]
    newcomers: tuple[tuple[str, str], ...]
    persons: tuple[tuple[str, str], ...]
    start: str
    lowest: int
    changed: bool
    lengths: tuple[Length, ...]
    keep_end: bool
    rounds: int
    refusal: Refusal | None
    newcomer: str
    text: str

    @property
    def is_late(self) -> bool:
        """Return whether the last round has begun, so that no other seats can come any more."""
        return not self.over and self.number > self.last

    @property
    def asks_start(self) -> bool:
        """Return whether it has to be asked where a player without a total starts."""
        return self.lowest != 0 and any(sitter.total is None for sitter in self.seats)


def seating_now(opened: OpenedGame) -> Seating:
    """Return the seats of the next deal, as they stand."""
    pad = as_trick_pad(opened.pad)
    cells, seats = pad.written.round(first_open_round(pad)), seats_of_open_round(pad)
    starts = {cells.get((0, player, "start")) for player in seats if player not in pad.totals}
    return Seating(seats, start="lowest" if "lowest" in starts else "zero")


def seats_view(opened: OpenedGame, seating: Seating, text: str, seen: str) -> SeatsView:
    """Return the screen of ``seating``, tried out on ``opened``.

    ``seen`` is the newest mark that its maker saw when it was begun.
    """
    pad = as_trick_pad(opened.pad)
    everybody = dict.fromkeys((*pad.names, *seating.newcomers))
    people = [player for player in everybody if player not in seating.seats]
    seats = seats_of_open_round(pad)
    changed = seating.seats != seats
    true_pad = as_trick_pad(opened.true_pad)
    keep, schedule = (_tried(true_pad, seating, keep_end=keep_end) for keep_end in (True, False))
    other_number = len(seating.seats) != len(seats)
    ask = other_number and keep.rounds != schedule.rounds and not _same_reason(keep, schedule)
    chosen = seating.keep_end if seating.keep_end is not None else keep.refusal is None
    length = keep if chosen else schedule
    return SeatsView(
        game_id=opened.game.game_id,
        seen=seen or pad.written.newest_mark,
        over=pad.over,
        number=first_open_round(pad),
        last=pad.number_of_rounds,
        seats=tuple(_sitter(pad, seating, player) for player in seating.seats),
        up=tuple(_sitter(pad, seating, player) for player in people),
        left=tuple(
            _sitter(pad, seating, player)
            for player in pad.totals
            if player not in seats and player not in seating.seats
        ),
        newcomers=tuple(seating.newcomers.items()),
        persons=tuple(seating.persons.items()),
        start=seating.start,
        lowest=min((pad.totals.get(player, 0) for player in seats), default=0),
        changed=changed,
        lengths=(keep, schedule) if ask else (),
        keep_end=chosen,
        rounds=length.rounds,
        refusal=length.refusal if changed and not ask else None,
        newcomer=new_player_id(),
        text=text,
    )


def _tried(pad: Pad, seating: Seating, *, keep_end: bool) -> Length:
    mark = Mark("", cells_of(pad, seating, keep_end=keep_end))
    refusal = judge(pad, mark)
    if refusal is not None:
        return Length(keep_end, pad.number_of_rounds if keep_end else 0, refusal)
    return Length(keep_end, fold((*pad.written.marks, mark)).number_of_rounds, None)


def _same_reason(one: Length, other: Length) -> bool:
    if one.refusal is None or other.refusal is None:
        return False
    return one.refusal.code is other.refusal.code


def _sitter(pad: Pad, seating: Seating, player: str) -> Sitter:
    name = seating.newcomers.get(player) or pad.names.get(player, "")
    return Sitter(player, name, pad.totals.get(player))


class NameView(NamedTuple):
    """The screen for one player's name."""

    game_id: str
    seen: str
    player: str
    name: str


def name_view(opened: OpenedGame, player: str) -> NameView | None:
    """Return the screen for the name of ``player`` in ``opened``; ``None`` for nobody there."""
    name = opened.pad.names.get(player)
    if name is None:
        return None
    return NameView(opened.game.game_id, opened.pad.written.newest_mark, player, name)
