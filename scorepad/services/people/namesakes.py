"""Questions about a typed name that may mean more than one known person."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import NamedTuple

from scorepad.pad.marks import is_author
from scorepad.pad.names import caseless, clean_name
from scorepad.pad.people import players_of
from scorepad.services.groups import current_group
from scorepad.services.pad_cache import pad_if_readable
from scorepad.services.people.seating import names_known
from scorepad.store import GroupRow, HistoryFilter, PersonRow, Store, Transaction

ANOTHER = "another"
"""The answer if the name means nobody who is known."""

EVENING = 12 * 3600
"""Seconds after its last entry for which a table still counts as running."""

_LOOKED_AT = 10
_COMPANIONS = 3


class RunningTable(NamedTuple):
    """The table at which somebody sits now, with the names of the ``others`` there."""

    others: tuple[str, ...]
    round: int


class Candidate(NamedTuple):
    """A known person whom the name may mean.

    ``games`` is the number of their games, ``companions`` are the names of those they played with
    most, ``table`` is where they sit now, if there is one.
    """

    id: str
    name: str
    sign: int
    games: int
    companions: tuple[str, ...]
    table: RunningTable | None


@dataclass(frozen=True, slots=True)
class Question:
    """The question which of the ``candidates`` the ``name`` means.

    ``answer`` is the id of one of them, :data:`ANOTHER`, or "" for no answer yet. ``asks`` is false
    if only one person has the name, or if a person was tapped: then it is only said where they play
    now.
    """

    name: str
    candidates: tuple[Candidate, ...]
    answer: str = ""
    asks: bool = True

    def takes(self, answer: str) -> bool:
        """Return whether that is one of the answers."""
        return answer == ANOTHER or any(candidate.id == answer for candidate in self.candidates)

    def about(self, person_id: str) -> "Question":
        """Return the question without the other candidates, as the one with this id was tapped."""
        candidates = tuple(each for each in self.candidates if each.id == person_id)
        return Question(self.name, candidates, person_id, asks=False)


def questions(
    store: Store,
    device: str,
    names: Sequence[str],
    answers: Mapping[int, str],
    sat: Mapping[int, str],
    now: int,
) -> dict[int, Question]:
    """Return the questions about the ``names`` of a new game, by their places.

    Args:
        answers: what was answered so far, by the same places.
        sat: the ids of those who were tapped, likewise: nobody is asked about them.
        now: in Unix seconds.

    Raises:
        StoreUnavailable: the people cannot be read now.
    """
    with store.reading() as transaction:
        group = current_group(transaction, device)
        if group is None:
            return {}
        asking = Asking(transaction, group, device, names, now)
        questions_asked = {}
        for index, name in enumerate(names):
            question = asking.about(name)
            meant = sat.get(index, "")
            if question is not None and any(each.id == meant for each in question.candidates):
                questions_asked[index] = question.about(meant)
            elif question is not None:
                answer = answers.get(index, "")
                known = answer if question.takes(answer) else ""
                questions_asked[index] = replace(question, answer=known)
        return questions_asked


def questions_after(
    store: Store, device: str, people: Mapping[str, str], now: int
) -> dict[str, Question]:
    """Return the questions about people who were noted as new ones, by their ids.

    Each asks whether the person is one of the others of the same name.

    Args:
        people: their names by their ids.
        now: in Unix seconds.
    """
    with store.reading() as transaction:
        group = current_group(transaction, device)
        if group is None:
            return {}
        asking = Asking(transaction, group, device, (), now)
        questions_now = {}
        for id, name in people.items():
            others = tuple(candidate for candidate in asking.called(name) if candidate.id != id)
            if others:
                questions_now[id] = Question(name, others, ANOTHER)
        return questions_now


def names_in_doubt(store: Store, device: str, names: Collection[str], now: int) -> set[str]:
    """Return those of the caseless ``names`` that may not mean the person who has them here.

    A file may have many names. So a table is looked up only for people who are playing now, each
    in a transaction of its own.

    Args:
        now: in Unix seconds.
    """
    with store.reading() as transaction:
        group = current_group(transaction, device)
        if group is None:
            return set()
        asking = Asking(transaction, group, device, (), now)
        playing = transaction.people.playing_since(group.group_id, now - EVENING)
    in_doubt = set()
    for name in names:
        people = asking.people_called(name)
        if len(people) > 1 or (people and group.asks_who):
            in_doubt.add(name)
        elif people and people[0].person_id in playing:
            with store.reading() as transaction:
                if asking.within(transaction).about(name) is not None:
                    in_doubt.add(name)
    return in_doubt


class Asking:
    """The questions about names that come to one table, as one group knows them."""

    def __init__(
        self,
        transaction: Transaction,
        group: GroupRow,
        device: str,
        names: Iterable[str],
        now: int,
        game_id: str = "",
    ) -> None:
        """Read the people of the group.

        ``game_id`` is that of the game that the names come to, if it has begun.
        """
        self._transaction, self._group, self._device = transaction, group, device
        self._now, self._game_id = now, game_id
        self._here = {caseless(name) for name in names if clean_name(name)}
        people = transaction.people.all(group.group_id)
        self._people = {person.person_id: person for person in people}
        self._by_name: dict[str, list[PersonRow]] = {}
        for person in people:
            self._by_name.setdefault(caseless(person.name), []).append(person)
        self._known = names_known(transaction, group.group_id)

    def within(self, transaction: Transaction) -> "Asking":
        """Return the same questions, to be asked in another transaction."""
        again = copy(self)
        again._transaction = transaction
        return again

    def people_called(self, name: str) -> list[PersonRow]:
        """Return the people whom a caseless name means; nobody if the group does not know it."""
        return self._called(name) if name in self._known else []

    def about(self, name: str) -> Question | None:
        """Return the question about a name; ``None`` if there is none."""
        candidates = self.called(name)
        several, playing = len(candidates) > 1, any(candidate.table for candidate in candidates)
        asks = bool(candidates) and (self._group.asks_who or several)
        return Question(clean_name(name), candidates, asks=asks) if asks or playing else None

    def called(self, name: str) -> tuple[Candidate, ...]:
        """Return the people whom the name may mean, the one who played last first."""
        return tuple(self._candidate(person) for person in self._called(name))

    def _called(self, name: str) -> list[PersonRow]:
        caseless_name = caseless(name)
        if not caseless_name:
            return []
        people = self._by_name.get(caseless_name)
        known = self._known.get(caseless_name)
        if people:
            return people
        if known is not None:
            return [self._people[known]] if known in self._people else []
        # Of two who are called Thomas, one may sit down as Thomas B.
        first = caseless_name.split()[0]
        people = self._by_name.get(first, [])
        return people if len(people) > 1 else []

    def _candidate(self, person: PersonRow) -> Candidate:
        id, group_id = person.person_id, self._group.group_id
        companions = self._transaction.people.companions(group_id, id, _COMPANIONS)
        return Candidate(
            id=id,
            name=person.name,
            sign=person.sign,
            games=len(self._transaction.people.games_of(group_id, id)),
            companions=tuple(self._people[id].name for id in companions if id in self._people),
            table=self._table(set(self._transaction.people.ids_of(group_id, id)), id),
        )

    def _table(self, ids: set[str], person_id: str) -> RunningTable | None:
        """Return the table where the person sits now, other than the one that the names come to."""
        running = self._transaction.history.in_group(
            self._group.group_id,
            over=False,
            filter_=HistoryFilter(person_id=person_id),
            limit=_LOOKED_AT,
            before=None,
        )
        for game in running:
            if game.game_id == self._game_id or game.updated_at < self._now - EVENING:
                continue
            pad = pad_if_readable(self._transaction, game.game_id)
            if pad is None:
                continue
            if is_author(self._device, pad.written.marks[-1].by):
                # The phone that keeps the score there asks here too: its scorer may play in both.
                continue
            here = set(players_of(pad, ids)) & set(pad.present)
            others = [pad.names[player] for player in pad.present if player not in here]
            if here and not self._is_this(others):
                return RunningTable(tuple(others), len(pad.rounds))
        return None

    def _is_this(self, others: Collection[str]) -> bool:
        """Return whether a table goes on in this game: most of its players come to it."""
        return 2 * sum(caseless(each) in self._here for each in others) > len(others)
