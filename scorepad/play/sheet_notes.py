"""What a box of the sheet has no room for: a sign in the box, a line below."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from string import ascii_lowercase

from scorepad.pad.state import Pad, Round


@dataclass(frozen=True, slots=True)
class Note:
    """A line below the sheet; ``player`` is empty where it is about the round.

    ``kind`` is ``adjustment`` (with ``points`` and ``why``), ``start`` (the
    ``points`` a newcomer was given), ``deal`` (the round was dealt again) or a
    flag of the round. ``name`` is the player's, or for a flag the dealer's.
    """

    kind: str
    round: int
    hand: int
    player: str = ""
    name: str = ""
    points: int = 0
    why: str = ""
    sign: str = ""


def notes_of(pad: Pad) -> tuple[Note, ...]:
    """Every note, from the first round on, with the letter that points to it."""
    found: list[Note] = []
    seated = set(pad.rounds[0].seats)
    for played in pad.rounds:
        found += _notes(pad, played, seated)
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
    for player, box in played.boxes.items():
        if player not in seated and box.before:
            yield Note("start", number, hand, player, pad.names[player], box.before)
        written = pad.written.round(number).get((0, player, "adjustment"))
        if isinstance(written, list):
            points, why = written
            yield Note("adjustment", number, hand, player, pad.names[player], points, why)


def _letters(place: int) -> str:
    more, letter = divmod(place, len(ascii_lowercase))
    return ascii_lowercase[letter] * (more + 1)
