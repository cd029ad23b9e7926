"""The whole pad as the printed block shows it: a line a round, a box a player."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from string import ascii_lowercase
from typing import ClassVar, NamedTuple

from scorepad.pad.any_pad import AnyPad, AnyRound
from scorepad.pad.captures import captures_of
from scorepad.pad.changes import earlier_values
from scorepad.pad.directions import isolated
from scorepad.pad.entries import refuse_results
from scorepad.pad.marks import Cell, Value
from scorepad.pad.opening import house_name
from scorepad.pad.plain_fields import is_usual, plain_values
from scorepad.pad.state import Flag, Pad, Phase, Round
from scorepad.rules.refusal import Code
from scorepad.rules.schedule import undealt
from scorepad.rules.tricks import TrumpOfRound, read_trump
from scorepad.services.access import OpenedGame
from scorepad.views.conflicts import shown_conflicts
from scorepad.views.standings import Standing, standings


@dataclass(frozen=True, slots=True)
class Note:
    """A line below the sheet; ``player`` is empty where it is about the round.

    ``kind`` is ``adjustment`` (with ``points`` and ``why``), ``start`` (the ``points`` a newcomer
    was given), ``deal`` (the round was dealt again), ``seats`` (people moved, ``why`` has the names
    clockwise), ``tie`` (the totals ``level`` were the highest after the last round, so another one
    followed), ``conflict`` (what phones wrote apart differs), ``captures`` (a bonus of
    ``points``, with how often each of its cards was won), ``plain`` (the ``value`` of a plain
    ``field``), ``corrected`` (the ``field`` of the box held ``before``, now ``after``),
    ``after_reveal`` (a bid was changed as it was revealed), ``chooser`` (who named trump, by the
    card ``field``), ``bomb`` (a trick is missing, and nobody said the Bomb) or a flag of the
    round. ``name`` is the player's, or for a flag the dealer's.
    """

    kind: str
    round: int
    hand: int
    player: str = ""
    name: str = ""
    points: int = 0
    why: str = ""
    sign: str = ""
    field: str = ""
    before: int = 0
    after: int = 0
    captures: tuple[tuple[str, int], ...] = ()
    value: Value = None
    level: tuple[int, ...] = ()


def notes_of(pad: Pad, *, corrections: bool = False) -> tuple[Note, ...]:
    """Return every note, from the first round on, with the letter that points to it.

    Nothing points to those of the game as a whole, which come first and have no letter. With
    ``corrections``, there are also notes of what stood in a box before.
    """
    notes: list[Note] = []
    seated = set(pad.rounds[0].seats)
    earlier = earlier_values(pad.written) if corrections else {}
    for round_ in pad.rounds:
        notes += _notes(pad, round_, seated)
        notes += _corrected(pad, round_, earlier)
        seated.update(round_.seats)
    lettered = [replace(note, sign=_letters(index)) for index, note in enumerate(notes)]
    return (*plain_notes(pad, None), *lettered)


def signs(notes: Sequence[Note], number: int, player: str) -> str:
    """Return the letters that stand in a player's box; with no player, beside the round."""
    return " ".join(note.sign for note in notes if note.round == number and note.player == player)


def _notes(pad: Pad, round_: Round, seated: Collection[str]) -> Iterator[Note]:
    number, hand = round_.number, round_.hand
    if round_.deal > 1:
        yield Note("deal", number, hand)
    before = pad.round(number - 1)
    if before is not None and have_moved(before.seats, round_.seats):
        names = ", ".join(isolated(pad.names[player]) for player in round_.seats)
        yield Note("seats", number, hand, why=names)
    yield from _said_of_round(pad, round_)
    for player, bid in round_.changed_after_reveal.items():
        after = round_.boxes[player].bid
        if isinstance(bid, int) and after is not None:
            name = pad.names[player]
            yield Note("after_reveal", number, hand, player, name, before=bid, after=after)
    for player in _players_in_conflict(pad, number):
        yield Note("conflict", number, hand, player, pad.names.get(player, ""))
    for player, box in round_.boxes.items():
        if player not in seated and box.before:
            yield Note("start", number, hand, player, pad.names[player], box.before)
        won = tuple(captures_of(pad, round_, player).items())
        if won:
            points = box.bonus or 0
            yield Note("captures", number, hand, player, pad.names[player], points, captures=won)
        adjustment = pad.written.round(number).get((0, player, "adjustment"))
        if isinstance(adjustment, list):
            points, why = adjustment
            yield Note("adjustment", number, hand, player, pad.names[player], points, why)
    following = pad.round(number + 1)
    if following is not None and following.level:
        yield Note("tie", number, hand, level=following.level)
    yield from plain_notes(pad, round_)


def _said_of_round(pad: Pad, round_: Round) -> Iterator[Note]:
    """Yield who named trump in the place of the dealer, and what breaks the rules."""
    number, hand = round_.number, round_.hand
    if round_.chooser and round_.trump.turned:
        name = pad.names[round_.chooser]
        yield Note("chooser", number, hand, name=name, field=round_.trump.turned)
    refusal = refuse_results(round_)
    asks_bomb = refusal is not None and refusal.code is Code.BOMB_NOT_SAID
    for flag in round_.flags:
        kind = "bomb" if asks_bomb and flag is Flag.TRICKS else flag
        yield Note(kind, number, hand, name=pad.names[round_.dealer])


def plain_notes(pad: AnyPad, round_: AnyRound | None) -> Iterator[Note]:
    """Yield a note for each plain value of a round; those of the game as a whole have round 0.

    What is so in most games is left out.
    """
    hand = round_.hand if isinstance(round_, Round) else 0
    for field, number, player, value in plain_values(pad, round_):
        name = pad.names.get(player, "")
        if not is_usual(field, value):
            yield Note("plain", number, hand, player, name, field=field, value=value)


def have_moved(before: Sequence[str], now: Sequence[str]) -> bool:
    """Return whether those who sat at the table ``before`` and ``now`` sit in another order.

    >>> have_moved("abcd", "cdea"), have_moved("abcd", "bacd")
    (False, True)
    """
    stayed = [player for player in now if player in before]
    then = [player for player in before if player in now]
    start = then.index(stayed[0]) if stayed else 0
    return stayed != then[start:] + then[:start]


def _players_in_conflict(pad: Pad, number: int) -> Iterable[str]:
    """Return the players whose cells of a round wait for a choice; "" for the round's own."""
    return dict.fromkeys(
        conflict.cell.player for conflict in shown_conflicts(pad) if conflict.cell.round == number
    )


def _corrected(pad: Pad, round_: Round, earlier: Mapping[Cell, Value]) -> Iterator[Note]:
    if round_.hidden:
        return
    shown = round_.changed_after_reveal
    for player, box in round_.boxes.items():
        for field, after in (("bid", box.bid), ("tricks", box.tricks)):
            before = earlier.get(Cell(round_.number, round_.deal, player, field))
            bid_shown = field == "bid" and player in shown
            if isinstance(before, int) and after is not None and not bid_shown:
                yield Note(
                    "corrected",
                    round_.number,
                    round_.hand,
                    player,
                    pad.names[player],
                    field=field,
                    before=before,
                    after=after,
                )


def _letters(index: int) -> str:
    more, letter = divmod(index, len(ascii_lowercase))
    return ascii_lowercase[letter] * (more + 1)


class SheetBox(NamedTuple):
    """A player's box: the running total large, the bid small.

    ``changed`` is what the Cloud made of the bid; ``off`` are the tricks over (or, negative, under)
    it, ``None`` until the round is done. ``bonus`` are points for special cards, ``bonus_lost``
    when they do not count. ``sign`` points to a note below the sheet.
    """

    player: str
    name: str
    total: int | None
    bid: int | None
    bid_hidden: bool
    changed: int | None
    tricks: int | None
    off: int | None
    cannonball: bool
    wager_points: int
    bonus: int
    bonus_lost: bool
    deals: bool
    sign: str


class SheetLine(NamedTuple):
    """A round's line; ``boxes`` has ``None`` where a player sat out.

    A line that is still to come has no boxes. ``untaken``
    are the tricks that are known to be nobody's, by the ``bomb`` where no other card can do it.
    ``turned`` is the special card that was turned for trump, where a table may put it in.
    """

    number: int
    hand: int
    blind: bool
    trump: TrumpOfRound
    boxes: tuple[SheetBox | None, ...]
    signs: str
    open: bool
    untaken: int = 0
    bomb: bool = False
    turned: str = ""

    @property
    def no_trump(self) -> bool:
        """Return whether the round is known to have no trump."""
        return self.trump.known and not self.trump.suit and not self.trump.to_choose


class Occurring(NamedTuple):
    """The symbols on a sheet, each of which its legend explains."""

    made: bool
    missed: bool
    hidden: bool
    changed: bool
    cannonball: bool
    wager_points: bool
    bonus: bool
    untaken: bool
    no_trump: bool
    place: bool


@dataclass(frozen=True, slots=True)
class SheetView:
    """The sheet of one game; ``cut_short`` where people ended it before its last round.

    Where nothing but everybody's total is known, there are no ``lines`` and no ``notes``.
    """

    folder: ClassVar[str] = "sheet"

    game_id: str
    writes: bool
    ruleset: str
    house: str
    created_at: int
    columns: tuple[Standing, ...]
    lines: tuple[SheetLine, ...]
    notes: tuple[Note, ...]
    over: bool
    cut_short: bool

    @property
    def occurs(self) -> Occurring:
        """Symbols that the legend must explain."""
        boxes = [box for line in self.lines for box in line.boxes if box is not None]
        return Occurring(
            made=any(box.off == 0 for box in boxes),
            missed=any(box.off for box in boxes),
            hidden=any(box.bid_hidden for box in boxes),
            changed=any(box.changed is not None for box in boxes),
            cannonball=any(box.cannonball for box in boxes),
            wager_points=any(box.wager_points for box in boxes),
            bonus=any(box.bonus for box in boxes),
            untaken=any(line.untaken for line in self.lines),
            no_trump=any(line.no_trump for line in self.lines),
            place=any(column.place for column in self.columns),
        )

    @property
    def many(self) -> bool:
        """Return whether the columns are too many for a small phone."""
        return len(self.columns) > 6


def sheet_view(pad: Pad, opened: OpenedGame, *, corrections: bool = False) -> SheetView:
    """Return the sheet of ``opened``, whose pad is ``pad``.

    With ``corrections``, what stood in a box before has notes of its own.
    """
    columns = standings(pad)
    rounds = () if pad.totals_alone else pad.rounds
    notes = notes_of(pad, corrections=corrections) if rounds else tuple(plain_notes(pad, None))
    lines = [_line(pad, round_, columns, notes) for round_ in rounds]
    return SheetView(
        game_id=opened.game.game_id,
        writes=opened.writes,
        ruleset=pad.ruleset.key,
        house=house_name(pad.written),
        created_at=opened.game.created_at,
        columns=columns,
        lines=(*lines, *_lines_to_come(pad)),
        notes=notes,
        over=pad.over,
        cut_short=pad.over and pad.ended_early and not pad.totals_alone,
    )


def _line(
    pad: Pad, round_: Round, columns: tuple[Standing, ...], notes: tuple[Note, ...]
) -> SheetLine:
    untaken, play, added = round_.untaken or 0, round_.ruleset.play, round_.ruleset.deck.added
    return SheetLine(
        number=round_.number,
        hand=round_.hand,
        blind=round_.blind,
        trump=round_.trump,
        boxes=tuple(_box(round_, column, notes) for column in columns),
        signs=signs(notes, round_.number, ""),
        open=round_ is pad.current,
        untaken=untaken,
        bomb=untaken > 0 and (play.bomb or not round_.most_untaken),
        turned=next((each.code for each in added if each.code == round_.trump.turned), ""),
    )


def _box(round_: Round, column: Standing, notes: tuple[Note, ...]) -> SheetBox | None:
    box = round_.boxes.get(column.player)
    if box is None:
        return None
    done = round_.phase is Phase.DONE
    return SheetBox(
        player=box.player,
        name=column.name,
        total=box.total if done else None,
        bid=box.bid,
        bid_hidden=box.bid_hidden,
        changed=box.changed,
        tricks=box.tricks,
        off=(box.tricks or 0) - (box.wanted or 0) if done else None,
        cannonball=box.cannonball,
        wager_points=box.wager_points,
        bonus=box.bonus or 0,
        bonus_lost=done and box.scored_bonus != (box.bonus or 0),
        deals=box.player == round_.dealer,
        sign=signs(notes, round_.number, box.player),
    )


def _lines_to_come(pad: Pad) -> Iterator[SheetLine]:
    for number, deal in enumerate(pad.to_come, len(pad.rounds) + 1):
        left = undealt(pad.ruleset, len(pad.present), deal.hand)
        trump = read_trump(pad.ruleset, number, None, left)
        yield SheetLine(number, deal.hand, deal.blind, trump, (), "", open=False)
