"""The pad on a player's own phone: the pad's view with that player's row in front."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

from scorepad.pad.changes import change_log
from scorepad.pad.fold import fold
from scorepad.pad.marks import HIDDEN, Cell, Mark, Value, is_author
from scorepad.pad.own_entries import may_say_bomb, round_of_cloud, to_confirm
from scorepad.pad.state import Pad, Phase, Round
from scorepad.pad.tricks_taken import TRICK
from scorepad.pad.writers import can_take_back, takes_back_bomb
from scorepad.rules.ruleset import Visibility
from scorepad.rules.tricks import never_played
from scorepad.services.access import OwnPhones
from scorepad.views.conflicts import ConflictView, conflict_of
from scorepad.views.log import who_had_bid
from scorepad.views.pad import KEYS_IN_A_ROW, PadView
from scorepad.views.pad_rows import Row
from scorepad.views.special_cards import Bomb, Cloud, bomb_of, cloud_for

_FEW, _ROOM = 5, 7
"""The most players all of whose tricks are told, and the most rows of these and of keys then."""


class Figure(NamedTuple):
    """The tricks of a player, who has this ``name``; ``is_rest`` where nobody typed them."""

    name: str
    tricks: int
    is_rest: bool = False


class Closed(NamedTuple):
    """A round that has just closed: its number, and the tricks there, the own first.

    Those that followed from the others' come last; where room is short, what others typed is left
    out. An own phone changes nothing in the round any more; ``scorer`` is the name of whoever keeps
    the score and wrote last, "" where it is not known. ``bombs`` are the tricks into which Bombs
    fell, as far as no other card makes one nobody's.
    """

    round: int
    figures: tuple[Figure, ...]
    scorer: str = ""
    bombs: int = 0


class Changed(NamedTuple):
    """An own entry that somebody else changed: the bid or the tricks (``field``) of a round.

    ``values`` are what was typed there and what stands now, "" while the bid is hidden. ``name`` is
    that of who did it, "" where it is not known; ``is_undo`` where that took something back.
    """

    round: int
    field: str
    values: str
    name: str
    is_undo: bool


class OwnPad(NamedTuple):
    """The facts that the screen of a player's own phone shows beside the pad."""

    own: Row | None
    """The own row; ``None`` for whoever is not in this round."""
    is_unseen: bool
    """True if a hidden own bid stands that this sitting did not enter, and does not see."""
    turn: str
    """The name of whose turn it is to bid, "" where nobody waits for another."""
    missing: tuple[str, ...]
    """The names of those whose bids, or whose tricks, are still missing."""
    stands: tuple[Figure, ...]
    """The others' tricks that stand in the round, so that each sees whose may be wrong."""
    takes_back: str
    """The mark of the own entry, or of the Bomb, that can be taken back; "" for none."""
    by_scorer: bool
    """True if the scorer enters all tricks."""
    asked: ConflictView | None
    """The own entry of which whoever keeps the score is to choose one value, if there is any."""
    left: int | None
    """The total of whoever has left the game, ``None`` for everybody else."""
    leaves_after: int | None
    """The round that is played, where it is the last one of this player; else ``None``."""
    joins_in: int | None
    """The next round, where it is the first one of this player; else ``None``."""
    confirms: int | None
    """The own tricks that followed from what others typed, and are asked for; else ``None``."""
    bids_again: bool
    """True if the player had bid, and the round was dealt again since."""
    others_in: int
    """The round that is played, though this phone still shows the one before."""
    changed: Changed | None
    """The newest change by somebody else, see :func:`_changed`."""
    cloud: Cloud | None
    """The keys of the Cloud for the own bid; ``None`` where it can't be changed now."""
    cloud_of: int
    """The round in which they change it."""
    cloud_deal: int
    """The deal of that round."""
    bomb: Bomb | None
    """The key that says that the Bomb fell, or fell twice; ``None`` where it can say neither."""
    from_hand: bool
    """True if the card that was turned can have come from a hand, whose holder names trump."""


def own_pad(
    pad: Pad, view: PadView, player: str, phones: Callable[[], OwnPhones]
) -> tuple[PadView, OwnPad]:
    """Return ``view``, the pad on the own phone of ``player``, in that phone's order.

    The own row is the first, then come the others in seating order. ``pad`` is as this phone may
    see it. The bar leads to the check of a trick at any time, so that the head has no way to it.
    """
    place = next((n for n, row in enumerate(view.rows) if row.player == player), None)
    rows = view.rows[place or 0 :] + view.rows[: place or 0]
    closed = to_confirm(pad, player)
    played = pad.current or pad.rounds[-1]
    round_ = closed or played
    is_bidding = round_.phase is Phase.BIDS
    field = "bid" if is_bidding else "tricks"
    boxes = round_.boxes
    missing = [
        each
        for each in round_.order
        if not (boxes[each].has_bid if is_bidding else boxes[each].tricks is not None)
    ]
    in_turn = is_bidding and round_.ruleset.bidding.visibility is Visibility.OPEN
    mark = pad.written.undoable
    takes_back = mark is not None and all(
        cell.player == player and cell.field in (field, "changed") and can_take_back(pad, cell)
        for cell, _ in mark.cells
    )
    if mark is not None and any(cell.field == "bomb" for cell, _ in mark.cells):
        own_devices = [phone.device for phone in phones().every if phone.player == player]
        takes_back = takes_back_bomb(mark, own_devices)
    changing = round_of_cloud(pad, player)
    bomb = Cell(played.number, played.deal, "", "bomb")
    says = tuple(
        each for each in (True, 2) if closed is None and may_say_bomb(pad, player, bomb, value=each)
    )
    # Who leaves gets up from the next round, and plays this one to its end.
    is_away, plays = player in pad.away, player in played.boxes
    own = OwnPad(
        own=None if place is None else rows[0],
        is_unseen=place is not None and rows[0].bid_hidden,
        turn=pad.names[missing[0]] if in_turn else "",
        missing=tuple(pad.names[each] for each in missing),
        stands=tuple(
            Figure(row.name, row.tricks)
            for row in rows
            if row.player != player and row.tricks is not None
        ),
        takes_back=mark.id if mark is not None and takes_back else "",
        by_scorer=round_.ruleset.play.tricks_by_scorer,
        asked=conflict_of(pad, player),
        left=pad.totals[player] if is_away and not plays else None,
        leaves_after=played.number if is_away and plays else None,
        joins_in=None if is_away or plays else played.number + 1,
        confirms=closed.boxes[player].tricks if closed else None,
        bids_again=(
            round_.phase is Phase.BIDS
            and player in boxes
            and not boxes[player].has_bid
            and pad.names[player] in who_had_bid(pad, round_.number, round_.deal - 1)
        ),
        others_in=played.number,
        changed=_changed(pad, player, phones),
        cloud=_cloud_of(pad, changing, player),
        cloud_of=changing.number if changing else 0,
        cloud_deal=changing.deal if changing else 0,
        bomb=_bomb_of(pad, round_, says),
        from_hand=round_.trump.turned in never_played(round_.ruleset.deck),
    )
    return replace(view, rows=rows, can_check=False), own


def _bomb_of(pad: Pad, round_: Round, says: Collection[int]) -> Bomb | None:
    """Return the keys for as many Bombs as this phone ``says``; ``None`` for none."""
    bomb = bomb_of(pad, round_) if says else None
    keys = tuple(key for key in bomb.keys if key.bombs in says) if bomb else ()
    return bomb._replace(keys=keys) if bomb and keys else None


def _cloud_of(pad: Pad, round_: Round | None, player: str) -> Cloud | None:
    """Return the keys of the Cloud for a bid that this phone sees.

    A change that stands is the only key: a second tap of the finger must not make a second change.
    That comes by another card alone, and whoever keeps the score writes it. Where the bid was
    corrected away from its change, one change is asked for anew. There is none where no trick can
    have been taken.
    """
    box = round_.boxes.get(player) if round_ else None
    if round_ is None or box is None or box.bid is None:
        return None
    cloud = cloud_for(pad, round_, box)
    if box.changed is not None:
        stands = tuple(key for key in cloud.keys if key.on)
        once = tuple(key for key in cloud.keys if key.by in (-1, 1))
        return cloud._replace(keys=stands or once) if stands or once else None
    most = box.tricks_so_far if box.tricks is not None else round_.tricks_left + box.tricks_so_far
    return cloud if most > 0 else None


def scorer_of(pad: Pad, phones: OwnPhones) -> str:
    """Return the name of whoever wrote last of those who keep the score, "" where none is known."""
    newest = phones.newest_of_scorer(pad.written.marks)
    return _name_of(pad, newest.by if newest else "", phones)


def _name_of(pad: Pad, by: str, phones: OwnPhones) -> str:
    players = (phone.player for phone in phones.every if is_author(phone.device, by))
    return pad.names.get(next(players, ""), "")


def closed_round(pad: Pad, player: str) -> Closed | None:
    """Return the round that closed last, until the own bid in the next, and after the last one.

    There is none while the own tricks in it are asked for, or the scorer is to choose.
    """
    round_ = pad.current
    closed = pad.rounds[-1] if round_ is None else pad.round(round_.number - 1)
    own = round_.boxes.get(player) if round_ is not None else None
    if closed is None or closed.phase is not Phase.DONE or player not in closed.boxes:
        return None
    if to_confirm(pad, player) or conflict_of(pad, player):
        return None
    if round_ is not None and (own is None or own.has_bid):
        return None
    order = [*closed.boxes.values()]
    place = list(closed.boxes).index(player)
    key_rows = round_.hand // KEYS_IN_A_ROW + 1 if round_ is not None else 0
    all_told = len(order) <= min(_FEW, _ROOM - key_rows)
    figures = [
        Figure(pad.names[box.player], box.tricks, box.inferred)
        for box in order[place:] + order[:place]
        if box.tricks is not None and (all_told or box.inferred or box is order[place])
    ]
    told = tuple(sorted(figures, key=lambda figure: figure.is_rest))
    return Closed(closed.number, told, bombs=_bombs_in(closed))


def _bombs_in(round_: Round) -> int:
    """Return into how many tricks of a closed round Bombs fell; 0 if another card may have."""
    is_bomb = round_.most_untaken == min(round_.hand, round_.ruleset.most_bombs)
    return (round_.untaken or 0) if is_bomb else 0


def _changed(pad: Pad, player: str, phones: Callable[[], OwnPhones]) -> Changed | None:
    """Return what others have changed in the own cells since the newest entry there by ``player``.

    It is told until the next own entry, and to the end of the round after that in which it was
    done. Marks in own cells by a phone that may write nothing else are by ``player``, though the
    phone was replaced since. What stands now is compared with what stood then, and, where that was
    nothing, with what was filled in first. A value that is the same again is no change, whoever
    wrote meanwhile, and neither is one that ``player`` typed too late and the scorer chose. A
    result that had followed from the others' and was corrected together with another is a change.
    """
    marks, first = pad.written.marks, _first_to_tell(pad)
    cells_of = {mark.id: [cell for cell, _ in mark.cells] for mark in marks}
    own = [
        any(_is_own(cell, player) for cell in cells_of[mark.undoes or mark.id]) for mark in marks
    ]
    # Mostly own cells were filled once, and neither the phones nor the whole log need be read.
    if not any(own[first:]) or not _is_rewritten(marks, first, player):
        return None
    known = phones()
    mine = [phone.device for phone in known.every if phone.player == player or not phone.writes]
    by_player = [
        place
        for place, mark in enumerate(marks)
        if own[place] and any(is_author(device, mark.by) for device in mine)
    ]
    since = max([first - 1, *by_player])
    came_late = [cell for place in by_player if marks[place].late for cell in marks[place].cells]
    before: dict[Cell, list[Value]] = {}
    changed: dict[Cell, tuple[Value, Mark]] = {}
    for place, entry in enumerate(change_log(pad)):
        is_filled = all(change.before is None for change in entry.changes)
        for change in entry.changes if place > since else ():
            cell, after = change.cell, change.after
            if not _is_own(cell, player):
                continue
            stood = before.setdefault(cell, [change.before])
            if stood == [None]:
                if is_filled:
                    continue
                stood.append(change.before if change.before is not None else _had(pad, place, cell))
            if change.before != after or after == HIDDEN:
                # The newest is the last.
                changed.pop(cell, None)
                changed[cell] = (after, entry.mark)
    for cell, (after, mark) in reversed(changed.items()):
        stood = before[cell]
        if (cell, after) in came_late:
            continue
        if after not in stood or after == HIDDEN:
            values = [] if stood[-1] is None else [f"{stood[-1]}", "\u2192"]
            values.append("\u2013" if after is None else f"{after}")
            said = "" if HIDDEN in (*stood, after) else " ".join(values)
            name = _name_of(pad, mark.by, known)
            return Changed(cell.round, cell.field, said, name, mark.undoes is not None)
    return None


def _first_to_tell(pad: Pad) -> int:
    """Return the place of the first mark that is still told: a result of the round before."""
    number = (pad.current.number if pad.current else len(pad.rounds)) - 1
    return next(
        (
            place
            for place, mark in enumerate(pad.written.marks)
            for cell, _ in mark.cells
            if cell.round == number and cell.field.startswith(("tricks", TRICK))
        ),
        1,
    )


def _is_rewritten(marks: Sequence[Mark], first: int, player: str) -> bool:
    """Return whether an own cell may hold something else since the mark at the place ``first``."""
    filled: set[Cell] = set()
    for place, mark in enumerate(marks):
        own = [cell for cell, _ in mark.cells if _is_own(cell, player)]
        is_corrected = bool(own) and len(mark.cells) > 1
        if place >= first and (mark.undoes or is_corrected or filled.intersection(own)):
            return True
        filled.update(own)
    return False


def _had(pad: Pad, place: int, cell: Cell) -> Value:
    """Return the tricks that followed from the others' in ``cell`` before the mark at ``place``."""
    round_ = fold(pad.written.marks[:place]).round(cell.round)
    return round_.boxes[cell.player].tricks if round_ and cell.field == "tricks" else None


def _is_own(cell: Cell, player: str) -> bool:
    return cell.player == player and cell.field in ("bid", "tricks")
