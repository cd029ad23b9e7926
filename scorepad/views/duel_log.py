"""A round followed duel by duel: what is known of both cards, and the keys for the rest."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple
from urllib.parse import urlencode

from scorepad.pad.marks import Cell
from scorepad.pad.match.orders import turns_up
from scorepad.pad.match.state import DUEL, TURNED, Match, MatchRound
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import DuelVerdict, Side, Sorcerer
from scorepad.rules.refusal import Refusal
from scorepad.trick_checker.query import DuelQuery, DuelSideQuery, needed, verdict_of, wrong_in

VALUE_KEYS = 12
"""The number of values that have a key of their own, from 0 on; others are typed.

The sheet lists no cards, and none with a higher value is known.
"""

_FIELDS = ("element", "value", "bonus")


class Fighter(NamedTuple):
    """One side of the duel, with the keys for what is asked of its card.

    ``key`` is "a" or "b", ``card`` is what is known, ``stays`` when it won the duel before.
    ``asks`` is the part of the card that a key of this side says: element, value or bonus, "" where
    nothing is needed; ``carried`` are the fields that go along with it; ``wrong`` is why what was
    typed there cannot be, ``raw`` that text. ``is_turned`` for a card that its player has put into
    the own order, and that was turned up: nobody else says what it is.
    """

    key: str
    name: str
    card: DuelSideQuery
    stays: bool
    asks: str
    carried: Mapping[str, str]
    wrong: Refusal | None
    raw: str
    is_turned: bool


class PowerKey(NamedTuple):
    """A key that says for whom a power decided; ``names`` of those it decided for."""

    sent: str
    names: tuple[str, ...]


class Following(NamedTuple):
    """The duel that is being fought.

    ``number`` is its place in the round, ``seen`` the newest mark in its cell. ``elements`` and
    ``values`` have keys; ``by_values`` when both elements are known and do not decide. ``sent`` has
    the fields that are known, ``verdict`` is what they decide, ``None`` while more is needed.
    ``both_won`` when both won the duel before, so that the sheet lets both win
    the round, or says nothing. ``turns_up`` where the orders of both stand, and the cards of this
    duel are still to be turned up, ``turned_seen`` the newest mark that did so: then nobody is
    asked what they are.
    """

    number: int
    seen: str | None
    fighters: tuple[Fighter, Fighter]
    powers: tuple[PowerKey, ...]
    elements: tuple[str, ...]
    values: tuple[int, ...]
    by_values: bool
    sent: Mapping[str, str]
    verdict: DuelVerdict | None
    both_won: bool
    turns_up: bool
    turned_seen: str | None

    @property
    def told(self) -> str:
        """The fields that are known, as an address has them."""
        return urlencode(self.sent)

    @property
    def asked(self) -> tuple[Fighter, ...]:
        """The sides of whose cards something is still to be said."""
        return tuple(fighter for fighter in self.fighters if fighter.asks)

    @property
    def part(self) -> str:
        """The part of a card that is asked for first; "" where nothing more is needed."""
        parts = {fighter.asks for fighter in self.fighters}
        return next((part for part in _ASKED_FIRST if part in parts), "")


def following(match: Match, round_: MatchRound, query: DuelQuery, active: str) -> Following:
    """Return the next duel of ``round_`` with what ``query`` says so far.

    ``active`` is a field that somebody wants to fill anew, as ``a.element``; "" for none.
    """
    stays = [bool(card.element or card.value is not None) for card in round_.staying]
    query, is_hidden = with_turned(round_, query), turns_up(round_)
    drafts = [
        _with(side, card) for side, card in zip((query.a, query.b), round_.face_up, strict=True)
    ]
    whole = replace(query, a=drafts[0], b=drafts[1], power="")
    fields = {f"{key}.{part}" for key in "ab" for part in _FIELDS}
    active = active if active in fields else ""
    wrong = wrong_in(whole, match.ruleset)
    missing = [] if is_hidden else _missing(whole, active, wrong, match.ruleset)
    sent = _sent(whole)
    names = tuple(match.names[player] for player in match.present)
    last = round_.duels[-1] if round_.duels else None

    def fighter(index: int) -> Fighter:
        key = "ab"[index]
        field = next((each for each in missing if each.startswith(key)), "")
        asks = field.partition(".")[2]
        # Another element is another card.
        away = f"{key}." if asks == "element" else field or "-"
        return Fighter(
            key=key,
            name=names[index],
            card=drafts[index],
            stays=stays[index],
            asks=asks,
            carried={each: text for each, text in sent.items() if not each.startswith(away)},
            wrong=wrong.get(field),
            raw=sent.get(field, "") if field in wrong else "",
            is_turned=round_.turned_up[index] is not None,
        )

    return Following(
        number=round_.next_duel,
        seen=match.written.seen([Cell(round_.number, 0, "", f"{DUEL}{round_.next_duel}")]),
        fighters=(fighter(0), fighter(1)),
        powers=(
            PowerKey(Side.A, names[:1]),
            PowerKey(Side.B, names[1:]),
            PowerKey(Side.BOTH, names),
            PowerKey(Side.NONE, ()),
        ),
        elements=tuple(element.code for element in match.ruleset.elements),
        values=tuple(range(min(VALUE_KEYS, match.ruleset.highest + 1))),
        by_values="a.value" in needed(_without_values(whole), match.ruleset),
        sent=sent,
        verdict=verdict_of(whole, match.ruleset),
        both_won=last is not None and last.verdict.winner is Side.BOTH,
        turns_up=is_hidden,
        turned_seen=match.written.seen(
            [Cell(round_.number, 0, player, TURNED) for player in round_.seats]
        ),
    )


_ASKED_FIRST = ("element", "bonus", "value")


def _missing(
    query: DuelQuery, active: str, wrong: Mapping[str, Refusal], ruleset: DuelRuleset
) -> list[str]:
    """Return the fields to be filled: the ``active`` one, those typed wrong, those needed."""
    if active == "a.element":
        query = replace(query, a=DuelSideQuery())
    elif active == "b.element":
        query = replace(query, b=DuelSideQuery())
    return [active, *wrong, *needed(query, ruleset)]


def _without_values(query: DuelQuery) -> DuelQuery:
    return replace(query, a=replace(query.a, value=""), b=replace(query.b, value=""))


def told_of(match: Match, number: int, place: int | None, query: DuelQuery) -> DuelQuery | None:
    """Return what ``query`` says of a duel, with the cards that were turned up for it.

    It is duel ``place`` of round ``number``. Return ``None`` while the cards of the round are to be
    turned up: a page from before both orders stood asked what they are.
    """
    round_ = match.round(number)
    if round_ is None:
        return query
    if turns_up(round_):
        return None
    return with_turned(round_, query) if place == round_.next_duel else query


def with_turned(round_: MatchRound, query: DuelQuery) -> DuelQuery:
    """Return ``query`` with the cards that were turned up, whatever was said of them before."""
    a, b = (
        side if card is None else _turned(side, card)
        for side, card in zip((query.a, query.b), round_.turned_up, strict=True)
    )
    return replace(query, a=a, b=b)


def _turned(side: DuelSideQuery, card: Sorcerer) -> DuelSideQuery:
    # A bonus that was said is that of another card.
    said = DuelSideQuery() if side.element and side.element != card.element else side
    value = "" if card.value is None else str(card.value)
    return replace(said, element=card.element, value=value)


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
