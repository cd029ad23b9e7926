"""The players around a trick, each at a place that stays the same."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.play.check.address import Ways
from scorepad.play.check.asked import Ask
from scorepad.play.check.game import Count, Need
from scorepad.play.check.reason import Reason
from scorepad.play.check.trick import Trick
from scorepad.rules.cards import Card


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place: ``name`` is empty for one who has none; ``gives`` when
    a tap gives this player the trick; else ``way`` leads to the question about
    the card, or makes this player lead."""

    seat: int
    name: str
    card: Card | None
    leads: bool
    turn: bool
    takes: bool
    judged: bool
    gives: bool
    need: Need | None
    way: str | None


def places_of(
    trick: Trick,
    ways: Ways,
    reason: Reason | None,
    names: Sequence[str],
    count: Count | None,
    asks: str,
) -> tuple[Place, ...]:
    """The players of ``trick`` as they sit; ``asks`` is what the screen waits for."""
    waits = asks == "card" or (asks == Ask.TRUMP and not ways.asked.ask)
    gives = count is not None and (asks == Ask.TAKER or (waits and not trick.plays))
    found = []
    for seat in range(trick.players):
        place = (seat - trick.leader) % trick.players
        card = trick.plays[place] if place < len(trick.plays) else None
        way = None
        if asks == Ask.LEADER or (not trick.plays and not names):
            way = ways.led_by(seat)
        elif card is not None:
            way = ways.here if trick.judge == place else ways.judging(place)
        found.append(
            Place(
                seat=seat,
                name=names[seat] if names else "",
                card=card,
                leads=place == 0 and asks != Ask.LEADER,
                turn=place == len(trick.plays) and asks == "card",
                takes=reason is not None and reason.verdict.taker == place,
                judged=trick.judge == place,
                gives=gives,
                need=count.needs[seat] if count else None,
                way=way,
            )
        )
    return tuple(found)
