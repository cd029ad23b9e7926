"""The search for a game: the words that somebody typed, and what each of them may mean."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta, tzinfo
from typing import NamedTuple

from scorepad.pad.moments import local
from scorepad.rules.notation import plain
from scorepad.store import AnyOf, GameRow, PersonRow

_MOST_WORDS = 8
_MOST_PEOPLE = 500
_LEAST_OF_MONTH = 3
"""The fewest letters that mean a month; fewer begin too many names."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The reader's words for games and months.

    ``games`` are titles by the rulesets' keys; ``months`` are twelve, each in all its forms.
    """

    games: Mapping[str, str] = field(default_factory=dict)
    months: Sequence[Sequence[str]] = ()


class SearchWord(NamedTuple):
    """A word of a search, and all that it may mean.

    ``text`` may begin a part of a name. The word may also mean ``rulesets``, the numbers of
    ``months``, a ``year`` or a ``day`` of a month.
    """

    text: str
    rulesets: frozenset[str]
    months: frozenset[int]
    year: int | None
    day: int | None

    def begins(self, name: str) -> bool:
        """Return whether a part of ``name`` begins with the word."""
        return _begins(self.text, name)

    def fits(self, game: GameRow, zone: tzinfo | None) -> bool:
        """Return whether a game has the word, by its summary and the day on which it began."""
        begun = local(game.created_at, zone)
        return (
            game.summary["game"] in self.rulesets
            or self.begins(game.summary.get("house", ""))
            or any(self.begins(name) for name in game.summary["players"])
            or begun.month in self.months
            or begun.year == self.year
            or begun.day == self.day
        )

    def any_of(
        self, people: Iterable[PersonRow], years: Iterable[int], zone: tzinfo | None
    ) -> AnyOf:
        """Return what the word means among a group's ``people``, and in these years."""
        fitting = [person.person_id for person in people if self.begins(person.name)]
        months = [(year, month) for year in years for month in range(1, 13)]
        spans = [span for month in months if (span := self._span_in(*month, zone))]
        return AnyOf(tuple(fitting[:_MOST_PEOPLE]), tuple(sorted(self.rulesets)), tuple(spans))

    def _span_in(self, year: int, month: int, zone: tzinfo | None) -> tuple[int, int] | None:
        if year == self.year or month in self.months:
            return month_span(year, month, zone)
        if self.day is None:
            return None
        day = datetime(year, month, 1, tzinfo=zone) + timedelta(days=self.day - 1)
        if day.month != month:
            return None
        return int(day.timestamp()), int((day + timedelta(days=1)).timestamp())


def month_span(year: int, month: int, zone: tzinfo | None) -> tuple[int, int]:
    """Return the first moment of a month and of the next one, in Unix seconds."""
    begins = datetime(year, month, 1, tzinfo=zone)
    ends = datetime(year + month // 12, month % 12 + 1, 1, tzinfo=zone)
    return int(begins.timestamp()), int(ends.timestamp())


def search_words(text: str, vocabulary: Vocabulary) -> tuple[SearchWord, ...]:
    """Return the words of ``text``; capitals and accents make no difference.

    >>> (word,) = search_words("Févr.", Vocabulary(months=[["janvier"], ["février", "févr."]]))
    >>> word.text, sorted(word.months)
    ('fevr', [2])
    """
    return tuple(_read(part, vocabulary) for part in _parts(text)[:_MOST_WORDS])


def _read(word: str, vocabulary: Vocabulary) -> SearchWord:
    number = int(word) if word.isascii() and word.isdecimal() and len(word) <= 4 else 0
    named = {
        month
        for month, forms in enumerate(vocabulary.months, 1)
        if len(word) >= _LEAST_OF_MONTH and any(_begins(word, form) for form in forms)
    }
    return SearchWord(
        text=word,
        rulesets=frozenset(key for key, title in vocabulary.games.items() if _begins(word, title)),
        months=frozenset(named | ({number} if 1 <= number <= 12 else set())),
        year=number if len(word) == 4 and number else None,
        day=number if 1 <= number <= 31 else None,
    )


def _begins(word: str, name: str) -> bool:
    return any(part.startswith(word) for part in _parts(name))


def _parts(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text))
