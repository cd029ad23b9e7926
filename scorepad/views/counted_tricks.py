"""A trick of a game: what the pad knows before a card is played, and what is counted."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from scorepad.pad.any_pad import as_trick_pad
from scorepad.pad.marks import Cell
from scorepad.pad.opening import house_name
from scorepad.pad.state import Pad, Phase, Round
from scorepad.pad.tricks_taken import NOBODY, TRICK
from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import OpenedGame
from scorepad.trick_checker.query import TABLE_PARTS, TrickQuery
from scorepad.trick_checker.trick import TrickContext, copies
from scorepad.trick_checker.trump import read_again, read_trump
from scorepad.views.log import LogLine, undo_line


@dataclass(frozen=True, slots=True)
class Need:
    """A player's tricks so far, and the number of tricks that are to be made.

    ``wanted`` is ``None`` while bids may not be seen. ``seen`` is the newest mark that wrote the
    next trick or changed the player's bid. ``seen_with_trump`` is the newest mark that did either,
    or wrote trump.
    """

    player: str
    taken: int
    wanted: int | None
    seen: str | None = None
    seen_with_trump: str | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """The count of a round that is being played.

    ``trick`` is the next to be given, of ``hand``; ``needs`` are by seat; ``undo`` takes back the
    trick that was given last, or trump, if nothing was written since. ``has_nobody`` where a trick
    may still be nobody's, and ``has_bomb`` where that is the Bomb's doing. ``turned`` where a card
    is turned for trump; ``seen_trump`` is the newest mark that wrote which. ``changed`` where the
    Cloud has changed a bid already; ``changes_left`` is how often it can still change one.
    """

    round: int
    deal: int
    trick: int
    hand: int
    given: int
    seen: str | None
    seen_with_trump: str | None
    needs: tuple[Need, ...]
    has_bomb: bool
    has_nobody: bool
    turned: bool
    seen_trump: str | None
    changed: bool
    changes_left: int
    undo: LogLine | None

    @property
    def last(self) -> bool:
        """Return whether the next trick is the round's last one."""
        return self.trick == self.hand

    @property
    def over(self) -> bool:
        """Return whether every trick of the round has been given."""
        return self.given == self.hand

    def after(self, seat: int | None) -> "Count":
        """Return the count once the player in ``seat`` has this trick too, or nobody has it."""
        needs = list(self.needs)
        if seat is not None:
            needs[seat] = replace(needs[seat], taken=needs[seat].taken + 1)
        return replace(self, given=self.given + 1, needs=tuple(needs))


@dataclass(frozen=True, slots=True)
class AtTable:
    """A round that a trick is checked in.

    ``house`` is the name of the house rules that it is played by, ``names`` are by seat, ``called``
    by players' ids; ``count`` is ``None`` where this device has nothing to count.
    """

    query: TrickQuery
    context: TrickContext
    house: str
    names: tuple[str, ...]
    called: Mapping[str, str]
    count: Count | None
    refusal: Refusal | None


def at_table(opened: OpenedGame, query: TrickQuery) -> AtTable:
    """Return what the pad knows about the trick that ``query`` is about.

    Once cards are played, the address says the round and the leader as well, so that it goes on
    meaning the same, whatever is written.

    Raises:
        WrongKindOfGame: the game is not played in tricks.
    """
    pad = as_trick_pad(opened.pad)
    newest = pad.current or pad.rounds[-1]
    number = typed_number(query.round)
    named = pad.round(number) if number is not None else None
    refusal = None
    if query.round and named is None:
        facts = {"round": query.round, "open": newest.number}
        refusal = Refusal(Code.ROUND_NOT_OPEN, facts)
    round_ = named or newest
    leader = round_.next_leader if round_.next_trick <= round_.hand else round_.leader
    context = TrickContext(
        ruleset=round_.ruleset,
        players=len(round_.seats),
        leader=round_.seats.index(leader or round_.leader),
        trump=round_.trump,
        leader_known=leader is not None,
        first=round_.seats.index(round_.leader),
        hand=round_.hand,
        bids=tuple(round_.boxes[player].wanted for player in round_.seats),
        last=_is_last(round_),
    )
    has_cards = bool(query.cards)
    return AtTable(
        query=query.with_changes(
            **dict.fromkeys(("game", "players", *TABLE_PARTS), ""),
            round=str(round_.number) if has_cards or named not in (None, newest) else "",
            leader=query.leader or (str(context.leader) if has_cards else ""),
            cloud=query.cloud if (typed_number(query.cloud) or 99) < round_.next_trick else "",
            again=_again(query, context, round_.next_trick),
        ),
        context=context,
        house=house_name(pad.written),
        names=tuple(pad.names[player] for player in round_.seats),
        called=pad.names,
        count=_count(pad, round_) if opened.writes else None,
        refusal=refusal,
    )


def _again(query: TrickQuery, context: TrickContext, trick: int) -> str:
    """Return what was turned for a copy, "" where trump was corrected after its trick was counted.

    ``trick`` is the next to be counted; 1 where nobody counts them.
    """
    lies = any(code.startswith(copies(context.ruleset)) for code in query.cards)
    if lies or trick == 1 or query.turned:
        return query.again
    turned, _ = read_trump(query, context.ruleset, context.trump, [])
    _, brought = read_again(query, context.ruleset, turned, [])
    return "" if brought and brought.suit != context.trump.suit else query.again


def _is_last(round_: Round) -> bool | None:
    """Return whether the trick is the last of its round; ``None`` where nobody counts them."""
    trick = round_.next_trick
    is_counted = trick > 1 or round_.hand == 1
    return trick == round_.hand if is_counted and trick <= round_.hand else None


def _count(pad: Pad, round_: Round) -> Count | None:
    trick = round_.next_trick
    counts = round_ is pad.current and round_.phase is Phase.TRICKS and not round_.is_played
    if not counts or trick > round_.hand:
        return None

    trump = ("", "trump")

    def seen(*others: tuple[str, str]) -> str | None:
        cells = [("", f"{TRICK}{trick}"), *others]
        return pad.written.seen([Cell(round_.number, round_.deal, *cell) for cell in cells])

    return Count(
        round=round_.number,
        deal=round_.deal,
        trick=trick,
        hand=round_.hand,
        given=len(round_.takers) - round_.takers.count(None),
        seen=seen(),
        seen_with_trump=seen(trump),
        needs=tuple(
            Need(
                player=player,
                taken=box.tricks_so_far,
                wanted=box.wanted,
                seen=seen((player, "changed")),
                seen_with_trump=seen((player, "changed"), trump),
            )
            for player, box in round_.boxes.items()
        ),
        has_bomb=round_.ruleset.play.bomb,
        has_nobody=round_.takers.count(NOBODY) < round_.most_untaken,
        turned=round_.turned,
        seen_trump=pad.written.seen([Cell(round_.number, round_.deal, "", "trump")]),
        changed=any(box.changed is not None for box in round_.boxes.values()),
        changes_left=round_.most_changes - sum(box.changes for box in round_.boxes.values()),
        undo=_undo(pad, round_),
    )


def lacks_cloud(round_: Round, trick: int) -> bool:
    """Return whether the round is over, and the taker of ``trick`` has changed no bid yet."""
    if not round_.is_played or not round_.ruleset.play.cloud or not 0 < trick <= len(round_.takers):
        return False
    box = round_.boxes.get(round_.takers[trick - 1] or "")
    return box is not None and box.changed is None


def _undo(pad: Pad, round_: Round) -> LogLine | None:
    line = undo_line(pad)
    if line is None or line.round != round_.number:
        return None
    return line if line.details[0].field.startswith((TRICK, "trump")) else None
