"""What a box of the sheet has no room for: a sign in the box, a line below."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from string import ascii_lowercase

from scorepad.pad.changes import earlier_values
from scorepad.pad.marks import Cell, Value
from scorepad.pad.state import Pad, Round
from scorepad.pad.visibility import changed_after_reveal
from scorepad.play.conflicts import shown_conflicts


@dataclass(frozen=True, slots=True)
class Note:
    """A line below the sheet; ``player`` is empty where it is about the round.

    ``kind`` is ``adjustment`` (with ``points`` and ``why``), ``start`` (the
    ``points`` a newcomer was given), ``deal`` (the round was dealt again),
    ``conflict`` (phones that were apart wrote different values),
    ``corrected`` (the ``field`` of the box held ``before``, now ``after``),
    ``after_reveal`` (so did a bid when it was revealed) or a flag of the round.
    ``name`` is the player's, or for a flag the dealer's.
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


def notes_of(pad: Pad, *, corrections: bool = False) -> tuple[Note, ...]:
    """Every note, from the first round on, with the letter that points to it;
    with ``corrections`` also what stood in a box before."""
    found: list[Note] = []
    seated = set(pad.rounds[0].seats)
    earlier = earlier_values(pad.written) if corrections else {}
    for played in pad.rounds:
        found += _notes(pad, played, seated)
        found += _corrected(pad, played, earlier)
        seated.update(played.seats)
    return tuple(replace(note, sign=_letters(place)) for place, note in enumerate(found))


def signs(notes: Sequence[Note], number: int, player: str) -> str:
    """The letters that stand in a player's box; with no player, beside the round."""
    return " ".join(note.sign for note in notes if note.round == number and note.player == player)


def _notes(pad: Pad, played: Round, seated: Collection[str]) -> Iterator[Note]:
    number, hand = played.number, played.hand
    if played.deal > 1:
        yield Note("deal", number, hand)
    for flag in () if played.hidden else played.flags:
        yield Note(flag, number, hand, name=pad.names[played.dealer])
    for player, bid in changed_after_reveal(played).items():
        after = played.boxes[player].bid
        if isinstance(bid, int) and after is not None:
            name = pad.names[player]
            yield Note("after_reveal", number, hand, player, name, before=bid, after=after)
    for player in _apart(pad, number):
        yield Note("conflict", number, hand, player, pad.names.get(player, ""))
    for player, box in played.boxes.items():
        if player not in seated and box.before:
            yield Note("start", number, hand, player, pad.names[player], box.before)
        written = pad.written.round(number).get((0, player, "adjustment"))
        if isinstance(written, list):
            points, why = written
            yield Note("adjustment", number, hand, player, pad.names[player], points, why)


def _apart(pad: Pad, number: int) -> Iterable[str]:
    """Return whose cells of a round wait for a choice; "" for its own."""
    return dict.fromkeys(
        conflict.cell.player for conflict in shown_conflicts(pad) if conflict.cell.round == number
    )


def _corrected(pad: Pad, played: Round, earlier: Mapping[Cell, Value]) -> Iterator[Note]:
    if played.hidden:
        return
    shown = changed_after_reveal(played)
    for player, box in played.boxes.items():
        for field, after in (("bid", box.bid), ("tricks", box.tricks)):
            before = earlier.get(Cell(played.number, played.deal, player, field))
            said = field == "bid" and player in shown
            if isinstance(before, int) and after is not None and not said:
                yield Note(
                    "corrected",
                    played.number,
                    played.hand,
                    player,
                    pad.names[player],
                    field=field,
                    before=before,
                    after=after,
                )


def _letters(place: int) -> str:
    more, letter = divmod(place, len(ascii_lowercase))
    return ascii_lowercase[letter] * (more + 1)
