"""The people who play on a pad, as other games know them, and the removal of their names."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import replace

from scorepad.pad.acts import Cells, rename
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.fields import has_own_words
from scorepad.pad.judge_people import person_of
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.names import caseless
from scorepad.pad.opening import HOUSE, PERSON


def written_persons(pad: AnyPad) -> dict[str, str]:
    """Return the person ids that marks have set for players, by player.

    A player with their own id here was declared a new person.
    """
    return {
        player: str(person)
        for (_, player, field), person in pad.written.round(0).items()
        if field == PERSON and player in pad.names
    }


def person_ids(pad: AnyPad) -> dict[str, str]:
    """Return the id that each player is known by in other games, by player."""
    return {player: person_of(pad, player) for player in pad.names}


def exchanged_by(mark: Mark) -> tuple[str, ...]:
    """Return the two players whom a mark exchanges, see :func:`scorepad.pad.acts.exchange`.

    Return nobody for any other mark. Two others name persons as well: a mark with the seats of the
    game or of newcomers, and a mark that says of one player which person it is.
    """
    persons = {cell.player: value for cell, value in mark.cells if cell.field == PERSON}
    has_seats = any(cell.field == "seating" for cell, _ in mark.cells)
    is_exchange = len(persons) == len(set(persons.values())) == 2 and not has_seats
    return tuple(persons) if is_exchange else ()


def persons_named(pad: AnyPad) -> frozenset[str]:
    """Return the ids of the persons of whom a mark says that somebody is that one.

    An exchange says it of nobody: both were known as who they are.
    """
    return frozenset(
        str(value)
        for index, mark in enumerate(pad.written.marks)
        if not index or (mark.id not in pad.written.undone and not exchanged_by(mark))
        for cell, value in mark.cells
        if cell.field == PERSON and value
    )


def players_of(pad: AnyPad, ids: Set[str]) -> tuple[str, ...]:
    """Return the players whose person has one of these ``ids``."""
    return tuple(player for player, person in person_ids(pad).items() if person in ids)


def be_person(players: Mapping[str, str | None]) -> Cells:
    """Return the cells that say which person each player is; ``None`` means the player's own id."""
    return tuple((Cell(0, 0, player, PERSON), person) for player, person in players.items())


def called(pad: AnyPad, player: str, name: str) -> Cells:
    """Return the cell that gives the player this name, if nobody else has it.

    Return no cells if nothing changes.
    """
    others = {caseless(other) for id, other in pad.names.items() if id != player}
    is_free = caseless(name) not in others
    return rename(player, name) if is_free and pad.names[player] != name else ()


def called_before(pad: AnyPad, person: str) -> Cells:
    """Return the cells that restore the name of the player who was linked to ``person``.

    It is the name from before the link. It is restored only if the mark that made the link also
    changed the name, and nobody has changed it since.
    """
    names: dict[str, str] = {}
    before: dict[str, str] = {}
    for mark in pad.written.marks:
        if mark.undoes is not None or mark.id in pad.written.undone:
            continue
        if both := exchanged_by(mark):
            for each in (names, before):
                _exchange(each, *both)
            continue
        players = {
            cell.player for cell, value in mark.cells if (cell.field, value) == (PERSON, person)
        }
        for cell, value in mark.cells:
            if cell.field == "name":
                before.pop(cell.player, None)
                if cell.player in players and cell.player in names:
                    before[cell.player] = names[cell.player]
                names[cell.player] = str(value)
    return tuple(cell for player, name in before.items() for cell in called(pad, player, name))


_ERASED_NAME = "\N{EN DASH}"
"""The text in place of an erased name; a number follows if there are several."""


def is_erased(name: str) -> bool:
    """Return whether ``name`` stands for a name that was taken out."""
    return name == _ERASED_NAME or (name.startswith(f"{_ERASED_NAME} ") and name[2:].isdecimal())


def without_names(
    marks: Sequence[Mark], players: Set[str], names: Set[str] = frozenset()
) -> tuple[Mark, ...]:
    """Return the marks that name one of the ``players``, with that name erased.

    A name belongs to the person who played in the row when the mark was written. So a mark from
    before an exchange names the players in their former rows. Erased names are numbered, so that no
    two players of a pad have the same. Notes and other texts lose these names as well, and
    ``names``, by which the same people are known elsewhere.
    """
    rows = _rows_of(marks, players)
    taken = {
        caseless(str(value))
        for mark, there in zip(marks, rows, strict=True)
        for cell, value in mark.cells
        if cell.field == "name" and cell.player not in there
    }
    called: dict[str, str] = {}
    told = names | {
        str(value)
        for mark, there in zip(marks, rows, strict=True)
        for cell, value in mark.cells
        if cell.field == "name" and cell.player in there
    }

    def nameless(mark: Mark, there: Mapping[str, str]) -> Mark:
        named = _named(mark, there.keys(), lambda row: _instead(there[row], called, taken))
        return _untold(named, told)

    new = map(nameless, marks, rows)
    return tuple(each for mark, each in zip(marks, new, strict=True) if each != mark)


def without_name_in(text: str, names: Set[str]) -> str:
    """Return ``text`` with a dash in place of each of the ``names``, in any case.

    A name is found as a word of its own, also with an "s" of the genitive. Without capitals, as in
    Thai or Arabic, words may be written together with it, so it is found anywhere. A name of one
    letter is found only in its own case: "I" and "a" are words.

    >>> without_name_in("Anna's turn, not Joanna's", {"anna"}).replace(_ERASED_NAME, "-")
    "-'s turn, not Joanna's"
    """
    patterns = [
        _pattern(name)
        for name in sorted(names, key=len, reverse=True)
        if name and not is_erased(name)
    ]
    return re.sub("|".join(patterns), _ERASED_NAME, text) if patterns else text


def _pattern(name: str) -> str:
    """Return the regular expression of a name in a text."""
    if any(map(str.isalpha, name)) and name.lower() == name.upper():
        return re.escape(name)
    word = re.escape(name) if len(name) == 1 else f"(?i:{re.escape(name)})"
    return rf"(?<!\w){word}(?=[sS]?(?!\w))"


def _untold(mark: Mark, names: Set[str]) -> Mark:
    """Return the mark with the ``names`` taken out of the texts that people typed."""

    def untold(value: Value) -> Value:
        if isinstance(value, str):
            return without_name_in(value, names)
        return [untold(each) for each in value] if isinstance(value, list) else value

    cells = tuple(
        (cell, untold(value) if cell == HOUSE or has_own_words(cell) else value)
        for cell, value in mark.cells
    )
    return replace(mark, cells=cells)


def rows_ever(marks: Sequence[Mark], players: Set[str]) -> set[str]:
    """Return the rows in which the people of these ``players`` ever played."""
    return {row for there in _rows_of(marks, players) for row in there}


def _rows_of(marks: Sequence[Mark], players: Set[str]) -> list[dict[str, str]]:
    """Return for each mark, by row, which of the present ``players`` was there after it."""
    there = {player: player for player in players}
    rows = [there]
    for both in reversed([*_exchanges_in(marks)][1:]):
        if both:
            _exchange(there := dict(there), *both)
        rows.append(there)
    return rows[::-1]


def _exchanges_in(marks: Sequence[Mark]) -> Iterator[tuple[str, ...]]:
    """Yield the two players whom each mark exchanges, or exchanges back; nobody for most marks."""
    done: dict[str, tuple[str, ...]] = {}
    undone: set[str] = set()
    for mark in marks:
        both = exchanged_by(mark)
        if mark.undoes is not None:
            both = done.pop(mark.undoes, ())
            undone.add(mark.undoes)
        elif both and mark.id in undone:
            both = ()
        elif both:
            done[mark.id] = both
        yield both


def _exchange(values: dict[str, str], one: str, other: str) -> None:
    """Give each of two keys the value of the other, or none."""
    found = {other: values.pop(one, None), one: values.pop(other, None)}
    values |= {key: value for key, value in found.items() if value is not None}


def without_erased(mark: Mark, players: Set[str], names: Mapping[str, str]) -> Mark:
    """Return a mark from a phone with the present names of erased ``players`` in place of its own.

    ``names`` are by player. A player without one gets a dash.
    """
    return _named(mark, players, lambda player: names.get(player, _ERASED_NAME))


def _named(mark: Mark, players: Set[str], name_of: Callable[[str], str]) -> Mark:
    """Return the mark with another name wherever it names one of the ``players``."""
    cells = tuple(
        (cell, name_of(cell.player))
        if cell.field == "name" and cell.player in players
        else (cell, value)
        for cell, value in mark.cells
    )
    return replace(mark, cells=cells)


def _instead(player: str, called: dict[str, str], taken: set[str]) -> str:
    number = 1
    while player not in called:
        name = _ERASED_NAME if number == 1 else f"{_ERASED_NAME} {number}"
        if name not in taken:
            called[player] = name
            taken.add(name)
        number += 1
    return called[player]
