"""A form that is filled already: with an earlier game's people and rules."""

from dataclasses import dataclass, replace

from scorepad.pad.names import folded
from scorepad.pad.state import Pad
from scorepad.play.asked import Asked
from scorepad.play.games import games_of, new_game_id
from scorepad.play.rematches import rematch
from scorepad.play.rule_fields import as_sent
from scorepad.rules.library import games
from scorepad.store import Store

_LOOKED_AT = 20
_MOST_NAMES = 16


@dataclass(frozen=True, slots=True)
class Known:
    """What the earlier games of a device tell: the names, those of the newest
    game first and in seating order, and the ruleset that was played last."""

    names: tuple[str, ...]
    game: str


def known(store: Store, device: str) -> Known:
    """What ``device`` knows; nothing for one that was never here.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    summaries = [
        each.game.summary for each in (games_of(store, device, _LOOKED_AT) if device else [])
    ]
    names: dict[str, str] = {}
    for summary in summaries:
        for name in summary["players"]:
            names.setdefault(folded(name), name)
    played = [summary["game"] for summary in summaries if summary["game"] in games()]
    game = played[0] if played else next(iter(games()))
    return Known(tuple(names.values())[:_MOST_NAMES], game)


def empty_form(known: Known) -> Asked:
    """A form with nothing typed."""
    return Asked(new_game_id(), known.game)


def filled_form(pad: Pad, known: Known) -> Asked:
    """A form with the people, the rules and the length of ``pad``; the deal
    passes to the left."""
    again = rematch(pad)
    asked = replace(
        empty_form(known),
        names=tuple(name for _, name in again.players),
        dealer=str(again.dealer),
        rounds="" if again.rounds is None else str(again.rounds),
        hands=" ".join(str(hand) for hand in again.hands),
    )
    if again.game not in games():
        return asked
    options, variants = dict(again.options), []
    for variant in games()[again.game].ruleset.variants:
        if all(options.get(name) == value for name, value in variant.sets):
            variants.append(f"{again.game}.{variant.key}")
            for name, _ in variant.sets:
                del options[name]
    typed = {name: as_sent(value) for name, value in options.items()}
    return replace(asked, game=again.game, variants=frozenset(variants), options=typed)
