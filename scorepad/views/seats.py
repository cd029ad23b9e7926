"""A seating that is tried out, as one screen shows it."""

from typing import NamedTuple

from scorepad.pad.any_pad import as_trick_pad
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge
from scorepad.pad.judge_people import has_begun, seats_in
from scorepad.pad.marks import Mark
from scorepad.pad.state import Pad
from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.links import new_player_id
from scorepad.services.seats import SeatedFrom, Seating, cells_of, dealers


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


class Choice(NamedTuple):
    """The round from which people may sit differently: ``when`` is "now" or "next".

    ``number`` is that of the round. It is dealt ``again`` if somebody has bid there, and ``bids``
    are the names of those whose bids are taken back then. ``dealers`` are the id and the name of
    the player who deals it, and of the one who may be chosen to instead. ``lengths`` are the two
    that the game could have where they differ, ``rounds`` is the length that it has as things are
    chosen, said if ``says_rounds``, and ``refusal`` is why people can't sit like that at all.
    """

    when: str
    number: int
    again: bool
    bids: tuple[str, ...]
    dealers: tuple[tuple[str, str], ...]
    lengths: tuple[Length, ...]
    keep_end: bool
    rounds: int
    says_rounds: bool
    refusal: Refusal | None


class SeatsView(NamedTuple):
    """The seating that is tried out; ``last`` is the last round as things stand.

    ``choices`` say from when on it may hold, none where people sit like that already. ``is_last``
    says that no round follows unless the game is made longer. ``picked`` is the player who changes
    places with the next one tapped. ``left`` are those who have left. ``persons`` say which
    newcomers are whom. ``newcomer`` is the id of the next one, ``text`` the name so far.
    """

    game_id: str
    seen: str
    over: bool
    is_last: bool
    last: int
    picked: Sitter | None
    seats: tuple[Sitter, ...]
    up: tuple[Sitter, ...]
    left: tuple[Sitter, ...]
    newcomers: tuple[tuple[str, str], ...]
    persons: tuple[tuple[str, str], ...]
    start: str
    lowest: int
    choices: tuple[Choice, ...]
    newcomer: str
    text: str

    @property
    def asks_start(self) -> bool:
        """Return whether it has to be asked where a player without a total starts."""
        return self.lowest != 0 and any(sitter.total is None for sitter in self.seats)


def seating_now(opened: OpenedGame) -> Seating:
    """Return the seats of the next deal, as they stand."""
    pad = as_trick_pad(opened.pad)
    cells = pad.written.round(len(pad.rounds) + 1)
    newcomers = (player for player in pad.present if player not in pad.totals)
    starts = {cells.get((0, player, "start")) for player in newcomers}
    return Seating(pad.present, start="lowest" if "lowest" in starts else "zero")


def seats_view(opened: OpenedGame, seating: Seating, text: str, seen: str) -> SeatsView:
    """Return the screen of ``seating``, tried out on ``opened``.

    ``seen`` is the newest mark that its maker saw when it was begun.
    """
    pad = as_trick_pad(opened.pad)
    everybody = dict.fromkeys((*pad.names, *seating.newcomers))
    people = [player for player in everybody if player not in seating.seats]
    choices = (_choice(opened, seating, when) for when in ("now", "next"))
    return SeatsView(
        game_id=opened.game.game_id,
        seen=seen or pad.written.newest_mark,
        over=pad.over,
        is_last=len(pad.rounds) >= pad.number_of_rounds,
        last=pad.number_of_rounds,
        picked=_sitter(pad, seating, seating.picked) if seating.picked else None,
        seats=tuple(_sitter(pad, seating, player) for player in seating.seats),
        up=tuple(_sitter(pad, seating, player) for player in people),
        left=tuple(
            _sitter(pad, seating, player)
            for player in pad.totals
            if player not in pad.present and player not in seating.seats
        ),
        newcomers=tuple(seating.newcomers.items()),
        persons=tuple(seating.persons.items()),
        start=seating.start,
        lowest=min((pad.totals.get(player, 0) for player in pad.present), default=0),
        choices=tuple(
            choice
            for choice in choices
            if not pad.over and seating.seats != seats_in(pad, choice.number)
        ),
        newcomer=new_player_id(),
        text=text,
    )


def _choice(opened: OpenedGame, seating: Seating, when: str) -> Choice:
    pad, true_pad = as_trick_pad(opened.pad), as_trick_pad(opened.true_pad)
    number = len(pad.rounds) + (when == "next")
    since = SeatedFrom(number, is_open=when == "now")
    keep, schedule = (
        _tried(true_pad, seating, since, keep_end=keep_end) for keep_end in (True, False)
    )
    other_number = len(seating.seats) != len(seats_in(pad, number))
    ask = other_number and keep.rounds != schedule.rounds and not _same_reason(keep, schedule)
    chosen = seating.keep_end if seating.keep_end is not None else keep.refusal is None
    length = keep if chosen else schedule
    names = {**pad.names, **seating.newcomers}
    round_ = pad.round(number)
    bids = [] if round_ is None else [each for each in round_.seats if round_.boxes[each].has_bid]
    return Choice(
        when=when,
        number=number,
        again=has_begun(pad, number),
        bids=tuple(pad.names[player] for player in bids),
        dealers=tuple(
            (player, names.get(player, ""))
            for player in dealers(pad, seating.seats, number)
            if player
        ),
        lengths=(keep, schedule) if ask else (),
        keep_end=chosen,
        rounds=length.rounds,
        says_rounds=other_number and length.refusal is None,
        refusal=None if ask else length.refusal,
    )


def _tried(pad: Pad, seating: Seating, since: SeatedFrom, *, keep_end: bool) -> Length:
    mark = Mark("", cells_of(pad, seating, since, keep_end=keep_end))
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
    """The screen for one player's name; ``others`` are those who can change rows with them."""

    game_id: str
    seen: str
    player: str
    name: str
    others: tuple[tuple[str, str], ...]


def name_view(opened: OpenedGame, player: str) -> NameView | None:
    """Return the screen for the name of ``player`` in ``opened``; ``None`` for nobody there."""
    name = opened.pad.names.get(player)
    if name is None:
        return None
    pad = opened.pad
    others = (each for each in (*pad.present, *pad.away) if each != player)
    named = tuple((each, pad.names[each]) for each in others)
    return NameView(opened.game.game_id, pad.written.newest_mark, player, name, named)
