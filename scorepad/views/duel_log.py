"""A round followed duel by duel: the key that is tapped next, and the fields that are needed."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from scorepad.pad.marks import Cell
from scorepad.pad.match.state import DUEL, LoggedDuel, Match, MatchRound
from scorepad.rules.duel.verdict import Side, Sorcerer
from scorepad.rules.refusal import Refusal
from scorepad.trick_checker.query import DuelQuery, DuelSideQuery, needed, wrong_in

VALUE_KEYS = 12
"""The number of values that have a key of their own, from 0 on; others are typed.

The sheet lists no cards, and none with a higher value is known.
"""

_FIELDS = ("element", "value", "bonus")


@dataclass(frozen=True, slots=True)
class Fighter:
    """One side of the duel.

    ``key`` is "a" or "b", ``card`` is what is known, ``stays`` when it won the duel before.
    """

    key: str
    player: str
    name: str
    card: DuelSideQuery
    stays: bool


@dataclass(frozen=True, slots=True)
class PowerKey:
    """A key that says for whom a power decided; ``names`` of those it decided for."""

    sent: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Following:
    """The duel that is being fought.

    ``number`` is its place in the round, ``seen`` the newest mark in its cell. ``active`` is the
    field that the next key fills, as ``a.element``; "" where nothing more is needed. ``sent`` has
    the fields that are known. ``last`` is the duel before; ``both_won`` when both won that one, so
    that the sheet lets both win the round, or says nothing.
    """

    number: int
    seen: str | None
    fighters: tuple[Fighter, Fighter]
    powers: tuple[PowerKey, ...]
    active: str
    elements: tuple[str, ...]
    values: tuple[int, ...]
    highest: int
    sent: Mapping[str, str]
    wrong: Mapping[str, Refusal]
    last: LoggedDuel | None
    both_won: bool

    @property
    def part(self) -> str:
        """The part of a card that the next key says: element, value or bonus."""
        return self.active.partition(".")[2]

    @property
    def fighter(self) -> Fighter | None:
        """The side whose card the next key tells, if there is one."""
        return next(
            (fighter for fighter in self.fighters if self.active.startswith(fighter.key)), None
        )

    @property
    def carried(self) -> Mapping[str, str]:
        """The fields that go along with the next key.

        They are what is known of the cards, without the card whose element the key is about to set.
        """
        away = self.active[:2] if self.part == "element" else self.active or "-"
        return {field: text for field, text in self.sent.items() if not field.startswith(away)}

    @property
    def raw(self) -> str:
        """The text that was typed into the active field, and could not be read."""
        return self.sent.get(self.active, "") if self.active in self.wrong else ""


def following(match: Match, round_: MatchRound, query: DuelQuery, active: str) -> Following:
    """Return the next duel of ``round_`` with what ``query`` says so far.

    ``active`` is the field that somebody wants to fill, "" for the next one that is needed.
    """
    stays = [bool(card.element or card.value is not None) for card in round_.staying]
    drafts = [
        _with(side, card) for side, card in zip((query.a, query.b), round_.staying, strict=True)
    ]
    whole = replace(query, a=drafts[0], b=drafts[1], power="")
    fields = {f"{key}.{part}" for key in "ab" for part in _FIELDS}
    wrong = wrong_in(whole, match.ruleset)
    missing = [*(field for field in wrong if field in fields), *needed(whole, match.ruleset)]
    active = active if active in fields else next(iter(missing), "")
    tells_element = active.endswith(".element")
    elements = [element.code for element in match.ruleset.elements] if tells_element else []
    values = range(min(VALUE_KEYS, match.ruleset.highest + 1)) if active and not elements else ()
    names = tuple(match.names[player] for player in match.present)
    last = round_.duels[-1] if round_.duels else None
    one, other = (
        Fighter(key, player, name, card, stays=waits)
        for key, player, name, card, waits in zip(
            "ab", match.present, names, drafts, stays, strict=True
        )
    )
    return Following(
        number=round_.next_duel,
        seen=match.written.seen([Cell(round_.number, 0, "", f"{DUEL}{round_.next_duel}")]),
        fighters=(one, other),
        powers=(
            PowerKey(Side.A, names[:1]),
            PowerKey(Side.BOTH, names),
            PowerKey(Side.B, names[1:]),
            PowerKey(Side.NONE, ()),
        ),
        active=active,
        elements=tuple(elements),
        values=tuple(values),
        highest=match.ruleset.highest,
        sent=_sent(whole),
        wrong=wrong,
        last=last,
        both_won=last is not None and last.verdict.winner is Side.BOTH,
    )


def _with(side: DuelSideQuery, stays: Sorcerer) -> DuelSideQuery:
    """Return what was said of a side, with what is known of a card that stays."""
    if side.element and side.element != stays.element:
        return side
    value = "" if stays.value is None else str(stays.value)
    return replace(side, element=stays.element or side.element, value=side.value or value)


def _sent(query: DuelQuery) -> Mapping[str, str]:
    sides = (("a", query.a), ("b", query.b))
    fields = {f"{key}.{part}": getattr(side, part) for key, side in sides for part in _FIELDS}
    return {field: text for field, text in fields.items() if text}


def is_decided(match: Match, query: DuelQuery) -> bool:
    """Return whether nothing more has to be said before the duel is written down.

    A field that was typed wrong counts as said: the judge refuses it.
    """
    wrong = wrong_in(query, match.ruleset)
    fields = {f"{key}.{part}" for key in "ab" for part in _FIELDS} & wrong.keys()
    return bool(fields) or not needed(query, match.ruleset)


def known_of(query: DuelQuery) -> Mapping[str, str]:
    """Return the fields of a duel as an address holds them."""
    return {**_sent(query), **({"power": query.power} if query.power else {})}
