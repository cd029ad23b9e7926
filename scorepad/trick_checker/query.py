"""The question about a trick in an address, as it was typed, tapped or sent."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

_MOST_CARDS = 120
"""The most codes that are read, which are more than any deck has cards."""

_LONGEST = 300
"""The most characters of one value that are read."""

NO_TRUMP = "none"
"""The value by which an address says that there is no trump."""

KEPT = ("trump", "turned", "top_lead")
"""The parts that hold for a whole round: the next trick's address says them again."""


class Ask(StrEnum):
    """The things that the screen can ask for, other than the next card."""

    TRUMP = "trump"
    TURNED = "turned"
    LEADER = "leader"
    TAKER = "taker"
    TYPING = "typing"
    SHARE = "share"


@dataclass(frozen=True, slots=True)
class TrickQuery:
    """The parts of an address, unchecked.

    ``game`` is a key, ``players``, ``round``, ``leader`` (a seat) and ``judge`` (a play) are
    numbers, ``cards``, ``held`` and ``turned`` codes. ``typed`` are cards in words, ``top_lead`` is
    how this table reads a lead of a card that beats all, ``ranks`` the names of the ranks on its
    cards.
    """

    game: str = ""
    players: str = ""
    round: str = ""
    leader: str = ""
    trump: str = ""
    turned: str = ""
    top_lead: str = ""
    ranks: str = ""
    cards: tuple[str, ...] = ()
    judge: str = ""
    had: str = ""
    held: tuple[str, ...] = ()
    typed: str = ""
    ask: str = ""

    def but(self, **changes: Any) -> "TrickQuery":
        """Return the question with other parts."""
        return replace(self, **changes)

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """The names and values, as an address or a form's hidden fields hold them."""
        return tuple(self._pairs())

    @property
    def kept(self) -> tuple[tuple[str, str], ...]:
        """The names and values that the next trick's address says again."""
        return tuple((name, value) for name, value in self.pairs if name in KEPT)

    def _pairs(self) -> Iterable[tuple[str, str]]:
        for name, part in _SINGLE.items():
            value = getattr(self, part)
            if value:
                yield name, value
        yield from (("card", code) for code in self.cards)
        yield from (("held", code) for code in self.held)


_SINGLE: Mapping[str, str] = {
    "game": "game",
    "n": "players",
    "round": "round",
    "leader": "leader",
    "trump": "trump",
    "turned": "turned",
    "top_lead": "top_lead",
    "ranks": "ranks",
    "judge": "judge",
    "had": "had",
    "typed": "typed",
    "ask": "ask",
}


def read_asked(values: Mapping[str, Sequence[str]]) -> TrickQuery:
    """Return the parts of an address; names that are not known are passed over.

    >>> read_asked({"card": ["B5", "B3"], "trump": ["R"], "utm": ["x"]}).pairs
    (('trump', 'R'), ('card', 'B5'), ('card', 'B3'))
    """
    single = {
        part: values[name][-1][:_LONGEST] for name, part in _SINGLE.items() if values.get(name)
    }
    return TrickQuery(
        **single, cards=_codes(values.get("card", ())), held=_codes(values.get("held", ()))
    )


def _codes(texts: Sequence[str]) -> tuple[str, ...]:
    return tuple(code[:_LONGEST] for code in texts[:_MOST_CARDS])
