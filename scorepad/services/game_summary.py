"""Summaries of games for lists, so that no list has to read marks."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.names import caseless
from scorepad.pad.opening import house_name
from scorepad.pad.plain_fields import does_count, note_on
from scorepad.pad.state import Pad
from scorepad.services.pad_cache import pad_if_readable
from scorepad.services.people.signs import NONE, Signs
from scorepad.store import DeviceGame, GameRow, Transaction


def summarize(pad: AnyPad) -> dict[str, Any]:
    """Return the game in short, as plain JSON values.

    These are ``game`` (the ruleset's key), ``players`` and ``totals`` in seating order, ``round``,
    ``rounds``, ``over`` and the names of the ``winners``. Six more are there only if they say
    something: ``house`` (the name of the house rules), ``totals_alone`` (nothing else is known),
    ``left`` (name and total of each player who left before the end), ``moment`` (when all was
    written, if that was one moment, as from paper), ``note`` and ``counts`` (false for a game that
    does not count in statistics).
    """
    house = house_name(pad.written)
    alone = isinstance(pad, Pad) and pad.totals_alone
    first, last = pad.written.marks[1:2], pad.written.marks[-1:]
    is_moment = pad.over and [mark.at for mark in first] == [mark.at for mark in last]
    left = [[pad.names.get(player, ""), pad.totals.get(player, 0)] for player in pad.away]
    return {
        "game": pad.ruleset.key,
        "players": [pad.names.get(player, "") for player in pad.present],
        "totals": [pad.totals.get(player, 0) for player in pad.present],
        "round": len(pad.rounds),
        "rounds": pad.number_of_rounds,
        "over": pad.over,
        "winners": [pad.names.get(player, "") for player in pad.winners],
        **({"house": house} if house else {}),
        **({"totals_alone": True} if alone else {}),
        **({"left": left} if left else {}),
        **({"moment": last[0].at} if is_moment else {}),
        **({"note": note_on(pad)} if note_on(pad) else {}),
        **({} if does_count(pad) else {"counts": False}),
    }


class Standing(NamedTuple):
    """A player's name and total.

    ``sign`` is the number of their sign if somebody else has the same name.
    """

    name: str
    total: int
    won: bool
    sign: int | None = None


class Listed(NamedTuple):
    """A game in a list.

    ``game`` is the ruleset's key; ``house`` is the name of its house rules, "" for none.
    ``standings`` are in seating order, or the highest first once the game is over. ``at`` is when
    it was last written, or when it began once it is over, in Unix seconds. ``by_link`` is true if
    the game came by a link of its own, and can be taken off the list. ``totals_alone`` is true if
    nothing but its totals is known. ``has_time`` is true if the time of day is known; a game from
    paper has only a day. ``left`` are those who left before the end. ``typed_in`` is true if it is
    being typed in from paper, and nobody has written on its pad since. ``plays`` is true on a
    player's own phone. ``note`` is what people noted on it, "" for nothing; ``counts`` is false if
    it does not count in statistics.
    """

    game_id: str
    game: str
    house: str
    round: int
    rounds: int
    standings: tuple[Standing, ...]
    at: int
    writes: bool
    by_link: bool
    totals_alone: bool = False
    has_time: bool = True
    typed_in: bool = False
    left: tuple[Standing, ...] = ()
    plays: bool = False
    note: str = ""
    counts: bool = True

    @property
    def leaders(self) -> tuple[Standing, ...]:
        """The players with the highest total; nobody while all are level."""
        best = max((standing.total for standing in self.standings), default=0)
        ahead = tuple(standing for standing in self.standings if standing.total == best)
        return ahead if len(ahead) < len(self.standings) else ()


def is_summary(stored: Mapping[str, Any]) -> bool:
    """Return whether ``stored`` is a complete summary, and not a damaged one."""
    kinds = {name: type(value) for name, value in stored.items()}
    return (
        _KINDS.items() <= kinds.items()
        and len(stored["players"]) == len(stored["totals"])
        and all(isinstance(name, str) for name in (*stored["players"], *stored["winners"]))
        and all(type(total) is int for total in stored["totals"])
        and isinstance(stored.get("house", ""), str)
        and isinstance(stored.get("note", ""), str)
        and all(map(_is_leaver, stored.get("left", ())))
    )


def _is_leaver(stored: object) -> bool:
    return isinstance(stored, list) and [*map(type, stored)] == [str, int]


_KINDS = {
    "game": str,
    "round": int,
    "rounds": int,
    "over": bool,
    **dict.fromkeys(("players", "totals", "winners"), list),
}
"""The types of the values that every summary has."""


def readable_game(transaction: Transaction, game: GameRow) -> GameRow:
    """Return the game with a summary that lists can show.

    A damaged summary is worked out anew. If the marks are damaged as well, the new one is empty.
    """
    if is_summary(game.summary):
        return game
    pad = pad_if_readable(transaction, game.game_id)
    return game._replace(summary=_UNKNOWN if pad is None else summarize(pad))


_UNKNOWN: dict[str, Any] = {
    "game": "",
    "round": 0,
    "rounds": 0,
    "over": False,
    "players": [],
    "totals": [],
    "winners": [],
}


def listed(
    known: DeviceGame,
    group_id: str,
    signs: Signs = NONE,
    drafts: Mapping[str, int] = MappingProxyType({}),
) -> Listed:
    """Return the game as a line of a list of the group with the id ``group_id``.

    ``signs`` tell people of one name apart. ``drafts`` has the games that are typed in from paper,
    each with the time at which somebody typed last.
    """
    game = known.game
    summary = game.summary
    typed_at = drafts.get(game.game_id, 0)
    return Listed(
        game_id=game.game_id,
        game=summary["game"],
        house=summary.get("house", ""),
        round=summary["round"],
        rounds=summary["rounds"],
        standings=_standings(game.game_id, summary, signs),
        at=game.created_at if summary["over"] else max(game.updated_at, typed_at),
        writes=known.role == "host",
        plays=known.role == "player",
        by_link=not group_id or game.group_id != group_id,
        totals_alone=summary.get("totals_alone", False),
        has_time=not summary.get("totals_alone") and summary.get("moment") != game.created_at,
        left=tuple(
            Standing(name, total, name in summary["winners"])
            for name, total in summary.get("left", ())
        ),
        typed_in=not summary["over"] and typed_at >= game.updated_at,
        note=summary.get("note", ""),
        counts=summary.get("counts") is not False,
    )


def _standings(game_id: str, summary: dict[str, Any], signs: Signs) -> tuple[Standing, ...]:
    winners = set(summary["winners"])
    standings = [
        Standing(name, total, name in winners, signs.get((game_id, caseless(name))))
        for name, total in zip(summary["players"], summary["totals"], strict=True)
    ]
    if summary["over"]:
        standings.sort(key=lambda standing: -standing.total)
    return tuple(standings)
