"""Games that were written on paper, entered into a pad: a line for each round."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad, as_trick_pad
from scorepad.pad.entries import no_such_sum
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge
from scorepad.pad.marks import Mark, author
from scorepad.pad.state import Pad, Phase, Round
from scorepad.pad.typed_numbers import typed_number
from scorepad.pad.writers import Writer
from scorepad.rules.points import score
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.marks import WriteBeforeMarks, write
from scorepad.services.paper_drafts import drop_draft
from scorepad.services.paper_form import PaperForm, Place
from scorepad.services.write_operations import Proposed, new_mark
from scorepad.store import GameRow, Store, Transaction


def tricks_that_bring(gained: int, round_: Round, bid: int) -> list[int]:
    """Return the numbers of tricks with which ``bid`` scores ``gained`` points."""
    points, hand = round_.ruleset.points, round_.hand
    return [tricks for tricks in range(hand + 1) if score(points, bid, tricks, hand) == gained]


def possible_tricks(
    fitting: Mapping[str, Sequence[int]], sums: Sequence[int]
) -> dict[str, list[int]]:
    """Return the numbers of tricks that are possible together, as they add up to one of ``sums``.

    ``fitting`` has the numbers that are possible for each player alone.

    >>> possible_tricks({"a": [0, 2], "b": [1], "c": [0, 1]}, (3,))
    {'a': [2], 'b': [1], 'c': [0]}
    """
    return {
        player: [
            tricks
            for tricks in numbers
            if any(left - tricks in _sums_of(fitting, player) for left in sums)
        ]
        for player, numbers in fitting.items()
    }


def _with_two_bombs(now: Round) -> tuple[int, ...]:
    """Return what results add up to where the Bomb fell twice, which the pad has to be told."""
    twice = min(now.hand, now.ruleset.most_bombs) > 1 and now.bomb is None
    return (now.hand - 2,) if twice else ()


def _bombs_of(now: Round, results: Mapping[str, int]) -> acts.Cells:
    """Return the cell that says how often the Bomb fell in a round from paper, or none."""
    left = now.hand - sum(results.values())
    if len(results) < len(now.seats) or now.bomb is not None:
        return ()
    if sum(results.values()) in _with_two_bombs(now):
        return acts.bomb_fell(now, fell=2)
    says = now.ruleset.play.bomb_said and now.ruleset.play.bomb
    return acts.bomb_fell(now, fell=True) if says and left == 1 else ()


def _sums_of(fitting: Mapping[str, Sequence[int]], without: str) -> set[int]:
    sums = {0}
    for player, numbers in fitting.items():
        if player != without:
            sums = {before + number for before in sums for number in numbers}
    return sums


class OpenResult(NamedTuple):
    """A result that does not follow from the totals, with the possible numbers of tricks."""

    place: Place
    numbers: tuple[int, ...]


class Slip(NamedTuple):
    """A mistake in adding that would explain a line.

    ``place`` is the round from which on a player's totals are wrong, ``by`` by how many points.
    """

    place: Place
    by: int


class Paper(NamedTuple):
    """The lines as far as they can be read.

    ``pad`` has all complete lines, and ``done`` is their number. ``wrong`` is where the next line
    is wrong, and why; ``None`` instead of a reason means that no tricks give the total. ``asked``
    is what must be chosen first. ``marks`` are those that the lines would write. ``slips`` are the
    single mistakes in adding that would explain a wrong line, the smallest first. ``bombs`` are the
    rounds that lack tricks, with the number of Bombs that are written there: nobody was asked.
    """

    pad: Pad
    marks: tuple[Mark, ...]
    done: int
    wrong: tuple[Place, Refusal | None] | None
    asked: OpenResult | None
    slips: tuple[Slip, ...] = ()
    bombs: tuple[tuple[int, int], ...] = ()


def read_paper(pad: Pad, form: PaperForm, by: str, at: int) -> Paper:
    """Read the lines on top of ``pad``, round by round from the open one on."""
    reading = _Reading(pad, form, by, at)
    wrong: tuple[Place, Refusal | None] | None = None
    asked: OpenResult | None = None
    done = 0
    bombs: list[tuple[int, int]] = []
    filled = _filled(form)
    while (round_ := reading.pad.current) is not None and round_.number in filled:
        refused = reading.enter(round_)
        if isinstance(refused, OpenResult):
            asked = refused
            break
        if refused is not None:
            wrong = refused
            break
        done += 1
        bombs += _bombs_in(reading.whole.round(round_.number))
    if wrong is None and asked is None:
        wrong = _left_out(reading.pad, form)
    marks = tuple(reading.written)
    return Paper(reading.whole, marks, done, wrong, asked, reading.slips, tuple(bombs))


def _bombs_in(written: Round | None) -> list[tuple[int, int]]:
    """Return the number of a round and how often the Bomb fell in it, nothing if it did not."""
    if written is None or not written.ruleset.play.bomb or not written.untaken:
        return []
    return [(written.number, written.untaken)]


def write_paper(store: Store, game_id: str, device: str, form: PaperForm, at: int) -> Paper:
    """Write all lines, or none if one is wrong or leaves a choice open.

    ``at`` is when the game was played, in Unix seconds. If the game is stored with a later
    beginning, it gets this one.

    Raises:
        NoSuchGame, ViewingOnly, WrongKindOfGame: the device may not write in such a game.
        StoreUnavailable: nothing was written; it can be tried again.
    """

    papers: list[Paper] = []

    def operation(pad: AnyPad, _: Writer) -> Proposed:
        paper = read_paper(as_trick_pad(pad), form, author(device), at)
        papers.append(paper)
        whole = paper.wrong is None and paper.asked is None
        return Proposed(paper.pad, paper.marks) if whole else Proposed(pad)

    write(store, game_id, device, operation, write_before=typed_in(game_id, at))
    paper = papers[-1]
    if not paper.marks and paper.wrong is None and paper.asked is None and _filled(form):
        # All of it was on the pad already.
        with store.writing(game_id) as transaction:
            transaction.paper_drafts.drop(game_id)
    return paper


def typed_in(game_id: str, at: int) -> WriteBeforeMarks:
    """Return a function that ends a game's draft, and moves the game's beginning back to ``at``.

    A game that began earlier keeps its beginning.
    """

    def begin(transaction: Transaction, game: GameRow) -> GameRow:
        game = drop_draft(transaction, game)
        if at >= game.created_at:
            return game
        transaction.games.begin_at(game_id, at)
        return game._replace(created_at=at)

    return begin


_CHANGED = re.compile(r"(\d{1,2})\s*(?:[.,>/→-]|->| )\s*(\d{1,2})")
"""A bid with what the Cloud made of it, as ``2 → 3`` or, with the keys of a phone, ``2.3``."""


def _bid_in(text: str, round_: Round) -> tuple[int, int] | tuple[int | None]:
    """Return the bid that is typed, and what the Cloud made of it if that is typed too."""
    pair = _CHANGED.fullmatch(text.strip()) if round_.ruleset.play.changes_bids else None
    return (typed_number(text),) if pair is None else (int(pair[1]), int(pair[2]))


class _Reading:
    """The reader of lines, which turns them into marks."""

    def __init__(self, pad: Pad, form: PaperForm, by: str, at: int) -> None:
        self.pad = self.whole = pad
        self.written: list[Mark] = []
        self._typed, self._by, self._at = form, by, at
        self._new: list[Mark] = []
        self.slips: tuple[Slip, ...] = ()

    def enter(self, round_: Round) -> OpenResult | tuple[Place, Refusal | None] | None:
        """Write one line; return ``None`` when its round is done, else what is wrong or asked."""
        number, changed = round_.number, dict[str, int]()
        for player in round_.order:
            text = self._typed.bids.get((number, player), "")
            bid, *more = _bid_in(text, round_)
            changed.update((player, value) for value in more if value is not None)
            if not text.strip():
                return (number, player), Refusal(Code.BIDS_MISSING, {"player": player})
            if bid is None:
                return (number, player), _no_number(text, round_)
            cells = acts.enter(number, round_.deal, player, "bid", bid)
            if round_.hidden and round_.ruleset.play.changes_bids:
                # A bid that the Cloud changed would tell the hidden one: only the typed one counts.
                cells = (*cells, *acts.enter(number, round_.deal, player, "changed", None))
            refusal = self._write(cells)
            if refusal is not None and refusal.code is not Code.BID_FORBIDDEN:
                return (number, player), refusal
        wrong = self._change(number, changed)
        if wrong is not None:
            return wrong
        now = self._revealed(number)
        results = self._totals(now) if self._typed.totals else self._tricks(now)
        if not isinstance(results, dict):
            return results
        fell = _bombs_of(now, results)
        refusal = self._write((*acts.correct_tricks(now, results), *fell))
        if refusal is not None:
            refused = refusal.facts.get("value")
            return (number, next((p for p in results if results[p] == refused), "")), refusal
        now = self._revealed(number)
        if now.phase is not Phase.DONE:
            if sum(results.values()) not in now.sums:
                return (number, ""), no_such_sum(sum(results.values()), now.sums)
            return (number, next(p for p in now.seats if p not in results)), _no_number("", now)
        self.written += self._new
        self._new, self.whole = [], self.pad
        return None

    def _change(self, number: int, changed: Mapping[str, int]) -> tuple[Place, Refusal] | None:
        """Write what the Cloud made of bids; return what is wrong with one, or ``None``."""
        for player, value in changed.items():
            now = self._revealed(number)
            refusal = self._write(acts.enter(number, now.deal, player, "changed", value))
            if refusal is not None:
                return (number, player), refusal
        return None

    def _tricks(self, now: Round) -> dict[str, int] | tuple[Place, Refusal]:
        counts = {}
        for player in now.seats:
            text = self._typed.results.get((now.number, player), "")
            tricks = typed_number(text)
            if tricks is not None:
                counts[player] = tricks
            elif text.strip():
                return (now.number, player), _no_number(text, now)
        return counts

    def _totals(self, now: Round) -> dict[str, int] | OpenResult | tuple[Place, Refusal | None]:
        fitting: dict[str, list[int]] = {}
        for player in now.boxes:
            cell = (now.number, player)
            total = self._typed.total(cell)
            if total is None:
                return cell, _no_number(self._typed.results.get(cell, ""), now)
            fitting[player] = self._fitting(now, player, total)
            if not fitting[player]:
                self.slips = self._slips(now)
                return cell, None
        possible = possible_tricks(fitting, now.sums)
        if not all(possible.values()):
            possible = possible_tricks(fitting, _with_two_bombs(now))
        for player, tricks in possible.items():
            if not tricks:
                self.slips = self._slips(now)
                return (now.number, ""), None
            if len(tricks) > 1:
                return OpenResult((now.number, player), tuple(tricks))
        return {player: tricks[0] for player, tricks in possible.items()}

    def _fitting(self, now: Round, player: str, total: int) -> list[int]:
        """Return the numbers of tricks that give a player this total, or the one that is chosen."""
        box = now.boxes[player]
        gained = total - box.before - box.adjustment
        fitting = tricks_that_bring(gained, now, box.wanted or 0)
        chosen = typed_number(self._typed.chosen.get((now.number, player), ""))
        return [chosen] if chosen in fitting else fitting

    def _slips(self, now: Round) -> tuple[Slip, ...]:
        """Return the mistakes of one player that would explain a line whose totals can't be right.

        All later totals of that player were added to the wrong one, so they move with it. With a
        mistake of two players in one line nothing is said: too much would explain it.
        """
        totals = {player: self._typed.total((now.number, player)) for player in now.boxes}
        known = {player: total for player, total in totals.items() if total is not None}
        if len(known) < len(totals):
            return ()
        fitting = {player: self._fitting(now, player, total) for player, total in known.items()}
        slips: dict[Slip, None] = {}
        for player, box in now.boxes.items():
            others = _sums_of(fitting, player)
            for tricks in range(now.hand + 1):
                gained = score(now.ruleset.points, box.wanted or 0, tricks, now.hand)
                by = box.before + box.adjustment + gained - known[player]
                if by and any(whole - tricks in others for whole in now.sums):
                    slips[Slip((now.number, player), by)] = None
        return tuple(sorted(slips, key=lambda slip: abs(slip.by)))

    def _read(self, number: int) -> Round:
        self.pad = fold((*self.whole.written.marks, *self._new))
        round_ = self.pad.round(number)
        assert round_ is not None
        return round_

    def _revealed(self, number: int) -> Round:
        """Return the present round with its bids revealed, as they are on paper."""
        now = self._read(number)
        if not now.to_reveal:
            return now
        self._write(acts.reveal(now))
        return self._read(number)

    def _write(self, cells: Cells) -> Refusal | None:
        mark = new_mark(self.pad, cells, self._by, self._at)
        self._new.append(mark)
        return judge(self.pad, mark) if cells else None


def _left_out(pad: Pad, form: PaperForm) -> tuple[Place, Refusal] | None:
    """Return what is missing on ``pad`` before a filled line that can't follow, or ``None``."""
    open_ = pad.current.number if pad.current else _rounds_done(pad)
    later = next((number for number in _filled(form) if number > open_), None)
    if later is None:
        return None
    if pad.current is None:
        return (later, ""), Refusal(Code.GAME_IS_OVER)
    first = pad.current.order[0]
    return (open_, first), Refusal(Code.BIDS_MISSING, {"player": first})


def _filled(form: PaperForm) -> list[int]:
    """Return the numbers of the rounds of which something is typed, in order."""
    fields = (*form.bids.items(), *form.results.items())
    return sorted({number for (number, _), text in fields if text.strip()})


def is_being_typed(form: PaperForm, paper: Paper) -> bool:
    """Return whether the line that is wrong only lacks what its writer has not come to yet.

    It is the last line in which something is typed, and the boxes that are missing are empty.
    """
    if paper.wrong is None or paper.pad.current is None:
        return False
    (number, _), refusal = paper.wrong
    round_ = paper.pad.current
    if refusal is None or number != round_.number or number != _filled(form)[-1]:
        return False
    if refusal.code is Code.OUT_OF_RANGE:
        return not str(refusal.facts["value"]).strip()
    typed = (
        texts.get((number, p), "") for texts in (form.bids, form.results) for p in round_.seats
    )
    has_empty = not all(text.strip() for text in typed)
    return has_empty and refusal.code in (Code.BIDS_MISSING, Code.TRICKS_DO_NOT_ADD_UP)


def is_on_pad(pad: Pad, number: int) -> bool:
    """Return whether a round is on the pad already; number 0 stands for the totals at the end."""
    if number == 0:
        return pad.current is None
    return number < pad.current.number if pad.current else number <= _rounds_done(pad)


def _rounds_done(pad: Pad) -> int:
    return sum(round_.phase is Phase.DONE for round_ in pad.rounds)


def _no_number(text: str, round_: Round) -> Refusal:
    return Refusal(Code.OUT_OF_RANGE, {"value": text, "low": 0, "high": round_.hand})


def lines_of(pad: Pad, form: PaperForm) -> Iterator[tuple[int, int | None]]:
    """Yield the number and the hand size of each round that can still be filled.

    Rounds that are filled in ``form``, and that the game does not have (any more), follow without a
    hand size.
    """
    last = _rounds_done(pad)
    if pad.current is not None:
        yield pad.current.number, pad.current.hand
        last = len(pad.rounds) + len(pad.to_come)
        for number, deal in enumerate(pad.to_come, len(pad.rounds) + 1):
            yield number, deal.hand
    yield from ((number, None) for number in _filled(form) if number > last)
