"""Games of which only the final totals are known."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scorepad.pad import acts
from scorepad.pad.any_pad import AnyPad, as_trick_pad
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge
from scorepad.pad.judge_table import MOST_POINTS
from scorepad.pad.marks import Mark, author
from scorepad.pad.state import Pad
from scorepad.pad.typed_numbers import typed_signed_number
from scorepad.pad.writers import Writer
from scorepad.rules.points import step_of
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.from_paper import typed_in
from scorepad.services.marks import write
from scorepad.services.paper_drafts import drop_draft
from scorepad.services.write_operations import Proposed, new_mark
from scorepad.store import GameRow, Store, Transaction


class Totals(NamedTuple):
    """The final totals, as far as they can be read.

    ``pad`` has the totals. ``wrong`` is the player whose total is refused, "" if all are refused,
    and the reason.
    """

    pad: Pad
    wrong: tuple[str, Refusal] | None


def takes_totals(pad: Pad) -> bool:
    """Return whether nothing is written in the game yet, so that it may have totals only."""
    round_ = pad.current
    return (
        round_ is not None
        and round_.number == 1
        and round_.nobody_has_bid
        and all(box.tricks is None and not box.adjustment for box in round_.boxes.values())
    )


def write_totals(
    store: Store,
    game_id: str,
    device: str,
    texts: Mapping[str, str],
    why: str,
    at: int,
    *,
    sure: bool,
) -> Totals:
    """Write a game of which only the final totals are known, and end it.

    If a total is wrong, nothing is written.

    Args:
        texts: the totals by player, as they were typed.
        why: the reason shown beside the totals.
        at: when it was played, in Unix seconds.
        sure: True writes totals, too, that the rules do not give.

    Raises:
        NoSuchGame, ViewingOnly, WrongKindOfGame: the device may not write in such a game.
        StoreUnavailable: nothing was written; it can be tried again.
    """

    results: list[Totals] = []

    def operation(pad: AnyPad, _: Writer) -> Proposed:
        totals, marks = read_totals(as_trick_pad(pad), texts, why, author(device), at, sure=sure)
        results.append(totals)
        return Proposed(totals.pad, marks) if totals.wrong is None else Proposed(pad)

    write(store, game_id, device, operation, write_before=typed_in(game_id, at))
    return results[-1]


def read_totals(
    pad: Pad, texts: Mapping[str, str], why: str, by: str, at: int, *, sure: bool
) -> tuple[Totals, Sequence[Mark]]:
    """Return the totals as they would be on ``pad``, and the marks that write them.

    The arguments are those of :func:`write_totals`; ``by`` is as in a mark.
    """
    read = _read_totals(pad, texts, sure)
    if not isinstance(read, dict):
        return Totals(pad, read), ()
    now, marks = pad, list[Mark]()
    for act in (lambda _: acts.give_totals(read, why), acts.end):
        mark = new_mark(now, act(now), by, at)
        refusal = judge(now, mark)
        if refusal is not None:
            return Totals(pad, ("", refusal)), ()
        marks.append(mark)
        now = fold((*now.written.marks, mark))
    return Totals(now, None), marks


def move_to_day(store: Store, game_id: str, device: str, now: int) -> bool:
    """Move a game of which only the totals are known to another time, ``now``, in Unix seconds.

    Any other game stays as it is; return False then.

    Raises:
        NoSuchGame, ViewingOnly, WrongKindOfGame: the device may not write in such a game.
        StoreUnavailable: nothing was written; it can be tried again.
    """

    def operation(pad: AnyPad, _: Writer) -> Proposed:
        tricks = as_trick_pad(pad)
        if not tricks.totals_alone:
            return Proposed(pad)
        # A game ended when the newest mark was written that ends it, so another such mark moves it.
        mark = new_mark(tricks, acts.end(tricks), author(device), now)
        return Proposed(fold((*tricks.written.marks, mark)), (mark,))

    def begin(transaction: Transaction, game: GameRow) -> GameRow:
        transaction.games.begin_at(game_id, now)
        game = drop_draft(transaction, game)
        return game._replace(created_at=now)

    opened = write(store, game_id, device, operation, write_before=begin).opened
    return as_trick_pad(opened.pad).totals_alone


def _read_totals(
    pad: Pad, texts: Mapping[str, str], sure: bool
) -> dict[str, int] | tuple[str, Refusal]:
    if pad.current is None or not takes_totals(pad):
        return "", Refusal(Code.ROUND_HAS_BEGUN, {"round": 1})
    totals = {}
    for player in pad.present:
        total = typed_signed_number(texts.get(player, ""))
        if total is None or abs(total) > MOST_POINTS:
            facts = {"value": texts.get(player, ""), "low": -MOST_POINTS, "high": MOST_POINTS}
            return player, Refusal(Code.OUT_OF_RANGE, facts)
        totals[player] = total
    step = step_of(pad.current.ruleset.points)
    for player, total in totals.items():
        if step > 1 and total % step and not sure:
            return player, Refusal(Code.NOT_A_MULTIPLE, {"value": total, "step": step})
    # If all totals were 0, they would say nothing about the game.
    return totals if any(totals.values()) else ("", Refusal(Code.NOTHING_TO_END))
