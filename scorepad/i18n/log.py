"""The acts of the change log, in words."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from scorepad.i18n.duels import (
    card_in_log,
    duel_in_log,
    pending_in_log,
    permanent_in_log,
    turned_in_log,
    won_in_log,
)
from scorepad.i18n.games import captures_in_words, words_of
from scorepad.i18n.numbers import signed
from scorepad.i18n.rules import rule_choice, rule_title
from scorepad.i18n.speech import Lazy, gettext, lazy_gettext, ngettext
from scorepad.pad.captures import CAPTURES
from scorepad.pad.match.state import CARD, DUEL, PENDING, PERMANENT, TURNED
from scorepad.pad.opening import PERSON
from scorepad.pad.reveals import REVEAL
from scorepad.pad.table import BY_SCHEDULE, RULE
from scorepad.pad.tricks_taken import TRICK
from scorepad.views.log import Detail

_FROM_THEN_ON = ("seating", "rounds", RULE)
_MANY_RESULTS = 3
_NOTHING = "\N{EN DASH}"
_LONG_NAME = re.compile(r"^(?=.{11})(.{1,7}?[- ].|.{9}).+")
"""A name of more than ten letters, and what is kept of it in a short line: "Marie-A…"."""


class ActDetails(Protocol):
    """An act, or a value that can be chosen, as its details tell it."""

    @property
    def details(self) -> Sequence[Detail]:
        """The details, one for each cell."""


def act_in_words(line: ActDetails, game: str, *, short: bool = False) -> str:
    """Return the act in a line: "Anna: bid 3", "Anna: tricks 2 → 1, Ben: tricks 0 → 1".

    ``short`` counts the results where there are many: "4 results", and cuts long names, so that
    there is room for the figures behind them. It says of the cards of a duel that they were turned
    up, as both players' always are.
    """
    results = [detail for detail in line.details if detail.field == "tricks"]
    if short and len(results) >= _MANY_RESULTS:
        return ngettext("%(num)s result", "%(num)s results", len(results))
    if short and len([each for each in line.details if each.field == TURNED]) > 1:
        return gettext("cards turned up")
    # Beside what it was won with there is no room for the number.
    details = [each for each in line.details if not (short and each.field == CAPTURES)]
    if short:
        details = [replace(e, player=_LONG_NAME.sub(r"\1…", e.player)) for e in details]
    return ", ".join(filter(None, _parts(details, game)))


def _parts(details: Sequence[Detail], game: str) -> Iterator[str]:
    seating = next((detail for detail in details if detail.field == "seating"), None)
    if seating is not None:
        yield from _seats(seating)
    # What a bonus was won with is said behind its number.
    won = {each.player: each for each in details if each.field == CAPTURES}
    numbers = {each.player for each in details if each.field == "bonus"}
    labels = set()
    for detail in details:
        if detail.field == CAPTURES and detail.player in numbers:
            continue
        lasts = detail.field.startswith(_FROM_THEN_ON)
        # Clearing it for later rounds is part of the same change, and needs no words.
        if lasts and detail.field in labels:
            continue
        labels.add(detail.field)
        if seating is None or detail.field in ("rounds", "start"):
            words = _detail(detail, game)
            cards = won.get(detail.player) if detail.field == "bonus" else None
            if cards is not None and cards.after:
                words += f" = {captures_in_words(str(cards.after), game)}"
            yield words


def _seats(detail: Detail) -> Iterator[str]:
    before = detail.before if isinstance(detail.before, list) else []
    after = detail.after if isinstance(detail.after, list) else []
    left = [name for name in before if name not in after]
    joined = [name for name in after if name not in before]
    if left:
        yield ngettext("%(names)s leaves", "%(names)s leave", len(left), names=" + ".join(left))
    if joined:
        yield ngettext("%(names)s joins", "%(names)s join", len(joined), names=" + ".join(joined))
    if [name for name in before if name in after] != [name for name in after if name in before]:
        yield gettext("new seats: %(names)s", names=", ".join(after))


def _detail(detail: Detail, game: str) -> str:
    if detail.field.startswith(RULE):
        return _rule(detail)
    if detail.field.startswith(TRICK):
        return _trick(detail)
    if detail.field.startswith(DUEL):
        return duel_in_log(detail, game)
    if detail.field.startswith(CARD):
        return card_in_log(detail, game)
    if detail.field == "trump":
        return _trump(detail, game)
    if detail.field == CAPTURES:
        return _captures(detail, game)
    if detail.field in _SAYINGS:
        return _SAYINGS[detail.field](detail)
    label = str(_LABELS[detail.field]) % {"player": detail.player}
    if detail.hidden:
        return label
    after = _NOTHING if detail.after is None else detail.after
    return f"{label} {after}" if detail.before is None else f"{label} {detail.before} → {after}"


def _rule(detail: Detail) -> str:
    option = detail.field.removeprefix(RULE)
    after: Any = detail.after
    choice = gettext("as it was") if after is None else rule_choice(option, after)
    return gettext("%(rule)s: %(choice)s", rule=rule_title(option), choice=choice)


def _trick(detail: Detail) -> str:
    number = detail.field.removeprefix(TRICK)
    nobody = gettext("nobody")
    before, after = detail.before or nobody, detail.after or nobody
    if detail.before is None:
        return gettext("trick %(number)s: %(name)s", number=number, name=after)
    facts = {"number": number, "before": before, "after": after}
    return gettext("trick %(number)s: %(before)s → %(after)s", **facts)


def _bomb(detail: Detail) -> str:
    if detail.after is None:
        return gettext("Bomb not known")
    return gettext("the Bomb fell") if detail.after else gettext("no Bomb fell")


def _cannonball(detail: Detail) -> str:
    if detail.after is None:
        return gettext("%(player)s: no cannonball", player=detail.player)
    return gettext("%(player)s: cannonball", player=detail.player)


def _loot(detail: Detail) -> str:
    if detail.after is None:
        return gettext("%(player)s: no Loot", player=detail.player)
    return gettext("%(player)s: Loot with %(name)s", player=detail.player, name=detail.after)


def _trump(detail: Detail, game: str) -> str:
    if detail.after is None:
        return gettext("trump not known")
    words = words_of(game)
    names = {**words.suits, **words.specials}
    cards = " ".join(names.get(code, code) for code in str(detail.after))
    return gettext("trump: %(cards)s", cards=cards)


def _captures(detail: Detail, game: str) -> str:
    if not detail.after:
        return ""
    won = captures_in_words(str(detail.after), game)
    return gettext("%(player)s: %(won)s", player=detail.player, won=won)


def _rounds(detail: Detail) -> str:
    if detail.after in (None, BY_SCHEDULE):
        return ""
    return ngettext("%(num)s round in all", "%(num)s rounds in all", _number(detail.after))


def _adjustment(detail: Detail) -> str:
    stands = detail.after if detail.after is not None else detail.before
    points, why = stands if isinstance(stands, list) else (0, "")
    facts = {"player": detail.player, "points": signed(points), "why": why}
    if detail.after is None:
        return gettext("%(player)s: %(points)s taken back (%(why)s)", **facts)
    return gettext("%(player)s: %(points)s (%(why)s)", **facts)


def _number(value: Any) -> int:
    return value if isinstance(value, int) else 0


_LABELS: Mapping[str, Lazy] = {
    "bid": lazy_gettext("%(player)s: bid"),
    "tricks": lazy_gettext("%(player)s: tricks"),
    "changed": lazy_gettext("%(player)s: Cloud, bid"),
    "bonus": lazy_gettext("%(player)s: bonus"),
    "wager": lazy_gettext("%(player)s: wager"),
    "sum": lazy_gettext("%(player)s: sum"),
}
"""The labels of figures; behind one stands what was written."""

_SAYINGS: Mapping[str, Callable[[Detail], str]] = {
    "bomb": _bomb,
    "cannonball": _cannonball,
    "loot": _loot,
    REVEAL: lambda _: gettext("bids revealed"),
    "dealer": lambda d: gettext("%(name)s deals", name=d.after or _NOTHING),
    "hand": lambda d: ngettext("%(num)s card each", "%(num)s cards each", _number(d.after)),
    "rounds": _rounds,
    "start": lambda d: gettext("from the lowest total") if d.after == "lowest" else "",
    "deal": lambda _: gettext("dealt again"),
    "ended": lambda d: gettext("game reopened") if d.after is None else gettext("game ended"),
    "won": won_in_log,
    PENDING: pending_in_log,
    TURNED: turned_in_log,
    PERMANENT: permanent_in_log,
    "name": lambda d: f"{d.before or _NOTHING} → {d.after or _NOTHING}",
    PERSON: lambda d: gettext("%(player)s: another person than before", player=d.player),
    "adjustment": _adjustment,
}
