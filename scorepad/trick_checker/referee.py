"""The referee, which replies to a case in a line of JSON."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Never

from scorepad.rules.library import AnyGame, Game, all_games
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.trick_checker import referee_duels, referee_points, referee_table, referee_tricks
from scorepad.trick_checker.case import Fault, FaultCode, Faulty, Given

LONGEST_LINE = 1 << 20
"""The bytes of the longest line that is read."""

Kind = Callable[[Any, Given], Any]
"""A function that answers one kind of case, under the rules of its game."""

TRICK_KINDS: Mapping[str, Kind] = {
    **referee_table.KINDS,
    **referee_tricks.KINDS,
    **referee_points.KINDS,
}


@dataclass(frozen=True, slots=True)
class Reply:
    """The reply to one line.

    It has an ``answer`` (``None`` is one too), or the ``trouble`` there was; ``id`` is the case's
    own, ``None`` without one.
    """

    id: Any
    answer: Any = None
    trouble: Refusal | Fault | None = None


def reply_to(line: bytes) -> Reply:
    """Return the reply to a line that holds one case.

    >>> reply_to(b'{"id": 1, "game": "quoicoupli", "kind": "undealt", "in": {"n": 6, "hand": 8}}')
    Reply(id=1, answer=4, trouble=None)
    >>> reply_to(b'[]').trouble.code
    <FaultCode.NOT_AN_OBJECT: 'not_an_object'>
    """
    name = None
    try:
        case = _read(line)
        name = case.get("id")
        return Reply(name, _answer(case))
    except Faulty as faulty:
        return Reply(name, trouble=faulty.fault)
    except Refused as refused:
        return Reply(name, trouble=refused.refusal)


def _answer(case: Given) -> Any:
    game = _game(case.text("game"))
    kinds = _kinds(game)
    name = case.text("kind")
    if name not in kinds:
        raise Faulty(FaultCode.NO_SUCH_KIND, "kind", allowed=", ".join(kinds))
    given = case["in"]
    if not isinstance(given, dict):
        raise Faulty(FaultCode.NOT_AN_OBJECT, "in")
    return kinds[name](game.ruleset, Given(given))


def _game(key: str) -> AnyGame:
    game = all_games().get(key)
    if game is None:
        raise Refused(Refusal(Code.NO_SUCH_GAME, {"key": key}))
    return game


def _kinds(game: AnyGame) -> Mapping[str, Kind]:
    return TRICK_KINDS if isinstance(game, Game) else referee_duels.KINDS


def _read(line: bytes) -> Given:
    if len(line) > LONGEST_LINE:
        raise Faulty(FaultCode.LINE_TOO_LONG, longest=LONGEST_LINE)
    try:
        case = _JSON.decode(line.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise Faulty(FaultCode.NOT_JSON) from error
    if not isinstance(case, dict):
        raise Faulty(FaultCode.NOT_AN_OBJECT)
    return Given(case)


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    case = dict(pairs)
    if len(case) < len(pairs):
        raise ValueError("a key stands twice in an object")
    return case


def _finite(text: str) -> float:
    number = float(text)
    return _no_number(text) if number in (float("inf"), float("-inf")) else number


def _no_number(text: str) -> Never:
    raise ValueError(f"no number that JSON has: {text}")


_JSON = json.JSONDecoder(
    object_pairs_hook=_without_repeats, parse_float=_finite, parse_constant=_no_number
)
