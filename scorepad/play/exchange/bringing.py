"""Games brought in: the whole file is looked through before anything is written."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import read_pad
from scorepad.pad.match.state import Match
from scorepad.pad.names import clean_name, folded
from scorepad.pad.visibility import may_be_shown
from scorepad.pad.whole import is_same_beginning
from scorepad.play.circles import HOUSEHOLD, own_circle
from scorepad.play.exchange.columns import lines
from scorepad.play.exchange.files import Found, Known, read_file
from scorepad.play.exchange.game_json import WholeGame
from scorepad.play.exchange.wrong import NotBrought, What
from scorepad.play.keeping import keep_marks, keep_whole
from scorepad.play.people.seating import names_known
from scorepad.store import AlreadyThere, PersonRow, Reader, Store, Writer

_AT_ONCE = 8
"""Games in each transaction, so that no mark waits for the rest of a long file."""


@dataclass(frozen=True, slots=True)
class Brought:
    """How many games of a file are new here, and how many were here before;
    ``only`` is the id of a game that came alone."""

    new: int
    known: int
    only: str = ""


def bring_in(store: Store, device: str, file: Callable[[], Iterator[str]], now: int) -> Brought:
    """Bring the games of ``file``, which gives its lines each time it is called,
    into the circle of ``device``. Games that are here with the same marks stay
    as they are; of those with more marks, the rest is added.

    Raises:
        NotBrought: nothing was written.
        StoreUnavailable: games that were written until then are whole, and
            bringing the file again brings the rest.
    """
    games: list[Found] = []
    new = known = 0
    only = ""
    for found in read_file(file(), now):
        if len(games) <= _AT_ONCE:
            games.append(found)
        if isinstance(found, WholeGame):
            with store.reading() as reader:
                there = _is_there(reader, device, found)
            new, known, only = new + (not there), known + there, found.game_id
    again = iter(games) if len(games) <= _AT_ONCE else read_file(file(), now)
    _write(store, device, again, now)
    return Brought(new, known, only if new + known == 1 else "")


def _write(store: Store, device: str, found: Iterator[Found], now: int) -> None:
    known: dict[str, str] | None = None
    while batch := [each for _, each in zip(range(_AT_ONCE), found, strict=False)]:
        with store.writing() as writer:
            circle_id = own_circle(writer, device, now)
            # Two people of one file are two, even if they are called the same.
            known = names_known(writer, circle_id) if known is None else known
            for each in batch:
                if isinstance(each, Known):
                    _know(writer, circle_id, each, known, now)
                else:
                    _keep(writer, circle_id, device, each)


def _keep(writer: Writer, circle_id: str, device: str, game: WholeGame) -> None:
    if _is_there(writer, device, game):
        return
    row = writer.game(game.game_id)
    if row is not None:
        before = read_pad(writer.marks(game.game_id))
        rest = game.marks[row.version :]
        keep_marks(writer, row, rest, before, game.pad)
        return
    try:
        keep_whole(writer, game.game_id, circle_id, game.created_at, game.pad)
    except AlreadyThere as error:
        raise NotBrought(game.line, What.ANOTHER_GAME) from error


def _is_there(reader: Reader, device: str, game: WholeGame) -> bool:
    """Whether the game is here with all its marks. Raises :class:`NotBrought`
    where another is here under its id, or one that the device may not write in."""
    row = reader.game(game.game_id)
    if row is None:
        return False
    right = reader.right(game.game_id, device)
    if device != HOUSEHOLD and (right is None or right.role != "host"):
        raise NotBrought(game.line, What.ANOTHER_GAME)
    marks = reader.marks(game.game_id)
    pad = read_pad(marks)
    shown = may_be_shown(pad)
    # What is hidden is compared with nothing: a guess must not tell.
    if len(shown) == len(marks) and is_same_beginning(marks, game.marks):
        return len(marks) >= len(game.marks)
    if len(shown) < len(marks) and is_same_beginning(shown, game.marks):
        return True
    if not _same_lines(pad, game.pad):
        raise NotBrought(game.line, What.ANOTHER_GAME)
    return True


def _same_lines(one: AnyPad, other: AnyPad) -> bool:
    """Whether both would be the same lines of a file."""
    if isinstance(one, Match) or isinstance(other, Match):
        return False
    return lines("", 0, one) == lines("", 0, other)


def _know(
    writer: Writer, circle_id: str, person: Known, known: Mapping[str, str], now: int
) -> None:
    """Somebody of another circle is somebody of this one, maybe of those ``known``
    by their folded names."""
    here = writer.person(circle_id, person.person_id)
    into = here.person_id if here else known.get(folded(person.name))
    if here is None:
        name = clean_name(person.name)
        look, hidden = person.look, person.hidden and into is None
        writer.add_person(circle_id, PersonRow(person.person_id, name, look, hidden, into, now))
    means = into or person.person_id
    for id in person.ids:
        if writer.person(circle_id, id) is None:
            row = PersonRow(id, clean_name(person.name), person.look, False, means, now)
            writer.add_person(circle_id, row)
