"""A trick of a game: what the pad knows before a card is played, and what is counted."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from scorepad.pad.marks import Cell
from scorepad.pad.opening import house_name
from scorepad.pad.results import TRICK
from scorepad.pad.state import Pad, Phase, Round
from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.pad_kinds import tricks_of
from scorepad.trick_checker.query import TrickQuery
from scorepad.trick_checker.trick import Setting
from scorepad.views.log import LogLine, undo_line


@dataclass(frozen=True, slots=True)
class Need:
    """A player's tricks so far, and the number of tricks that are to be made.

    ``wanted`` is ``None`` while bids may not be seen.
    """

    player: str
    taken: int
    wanted: int | None


@dataclass(frozen=True, slots=True)
class Count:
    """The count of a round that is being played.

    ``trick`` is the next to be given, of ``hand``; ``needs`` are by seat; ``undo`` takes back the
    trick that was given last, if nothing was written since.
    """

    round: int
    deal: int
    trick: int
    hand: int
    given: int
    seen: str | None
    needs: tuple[Need, ...]
    has_bomb: bool
    undo: LogLine | None

    @property
    def last(self) -> bool:
        """Return whether the next trick is the round's last one."""
        return self.trick == self.hand

    @property
    def over(self) -> bool:
        """Return whether every trick of the round has been given."""
        return self.given == self.hand

    def after(self, seat: int) -> "Count":
        """Return the count once the player in ``seat`` has this trick too."""
        needs = list(self.needs)
        needs[seat] = replace(needs[seat], taken=needs[seat].taken + 1)
        return replace(self, given=self.given + 1, needs=tuple(needs))


@dataclass(frozen=True, slots=True)
class AtTable:
    """A round that a trick is checked in.

    ``house`` is the name of the house rules that it is played by, ``names`` are by seat, ``called``
    by players' ids; ``count`` is ``None`` where this device has nothing to count.
    """

    asked: TrickQuery
    setting: Setting
    house: str
    names: tuple[str, ...]
    called: Mapping[str, str]
    count: Count | None
    refusal: Refusal | None


def at_table(look: OpenedGame, asked: TrickQuery) -> AtTable:
    """Return what the pad knows about the trick that ``asked`` is about.

    Once cards are played, the address says the round and the leader as well, so that it goes on
    meaning the same, whatever is written.

    Raises:
        OtherKind: the game is not played in tricks.
    """
    pad = tricks_of(look.pad)
    newest = pad.current or pad.rounds[-1]
    number = typed_number(asked.round)
    named = pad.round(number) if number is not None else None
    refusal = None
    if asked.round and named is None:
        facts = {"round": asked.round, "open": newest.number}
        refusal = Refusal(Code.ROUND_NOT_OPEN, facts)
    played = named or newest
    leader = played.next_leader if played.next_trick <= played.hand else played.leader
    setting = Setting(
        ruleset=played.ruleset,
        players=len(played.seats),
        leader=played.seats.index(leader or played.leader),
        trump=played.trump,
        leader_known=leader is not None,
    )
    begun = bool(asked.cards)
    return AtTable(
        asked=asked.but(
            game="",
            players="",
            ranks="",
            round=str(played.number) if begun or named not in (None, newest) else "",
            leader=asked.leader or (str(setting.leader) if begun else ""),
        ),
        setting=setting,
        house=house_name(pad.written),
        names=tuple(pad.names[player] for player in played.seats),
        called=pad.names,
        count=_count(pad, played) if look.writes else None,
        refusal=refusal,
    )


def _count(pad: Pad, played: Round) -> Count | None:
    trick = played.next_trick
    counts = played is pad.current and played.phase is Phase.TRICKS and not played.is_played
    if not counts or trick > played.hand:
        return None
    return Count(
        round=played.number,
        deal=played.deal,
        trick=trick,
        hand=played.hand,
        given=len(played.taken) - played.taken.count(None),
        seen=pad.written.seen([Cell(played.number, played.deal, "", f"{TRICK}{trick}")]),
        needs=tuple(Need(player, box.taken, box.wanted) for player, box in played.boxes.items()),
        has_bomb=played.ruleset.play.bomb,
        undo=_undo(pad, played),
    )


def _undo(pad: Pad, played: Round) -> LogLine | None:
    line = undo_line(pad)
    if line is None or line.round != played.number:
        return None
    return line if line.details[0].field.startswith(TRICK) else None
