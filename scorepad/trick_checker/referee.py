"""The referee, which replies to a case in a line of JSON."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any

from scorepad.pad.mark_json import read_json
from scorepad.rules.cards import read_cards, refuse_held, refuse_together
from scorepad.rules.legality import illegal_plays, legal, refuse_unjudged, suit_led
from scorepad.rules.library import AnyGame, Game, all_games
from scorepad.rules.points import score, score_round, winners
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Ruleset, TopLead
from scorepad.rules.schedule import largest_of_any
from scorepad.trick_checker import referee_duels, referee_special_cards, referee_table
from scorepad.trick_checker.case import (
    Fault,
    FaultCode,
    Faulty,
    Given,
    check_length,
    integers,
    is_object,
)
from scorepad.trick_checker.referee_special_cards import (
    bombs_of,
    changes_of,
    read_plays,
    refuse_never_played,
    specials_ok,
    verdict_of,
    with_cards_of_case,
    with_special_cards,
)
from scorepad.trick_checker.referee_table import check_players

LONGEST_LINE = 1 << 20
"""The bytes of the longest line that is read."""

Kind = Callable[[Any, Given], Any]
"""A function that answers one kind of case, under the rules of its game."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The reply to one line.

    It has an ``answer`` (``None`` is one too), or the ``fault`` there was; ``id`` is the case's
    own, ``None`` without one.
    """

    id: Any
    answer: Any = None
    fault: Refusal | Fault | None = None


def reply_to(line: bytes) -> Reply:
    """Return the reply to a line that holds one case.

    >>> reply_to(b'{"id": 1, "game": "quoicoupli", "kind": "undealt", "in": {"n": 6, "hand": 8}}')
    Reply(id=1, answer=4, fault=None)
    >>> reply_to(b'[]').fault.code
    <FaultCode.NOT_AN_OBJECT: 'not_an_object'>
    """
    name = None
    try:
        case = _read(line)
        name = case.get("id")
        return Reply(name, _answer(case))
    except Faulty as faulty:
        return Reply(name, fault=faulty.fault)
    except Refused as refused:
        return Reply(name, fault=refused.refusal)


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
        case = read_json(line.decode("utf-8"), _without_repeats)
    except ValueError as error:
        raise Faulty(FaultCode.NOT_JSON) from error
    if not isinstance(case, dict):
        raise Faulty(FaultCode.NOT_AN_OBJECT)
    return Given(case)


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    case = dict(pairs)
    if len(case) < len(pairs):
        raise ValueError("a key stands twice in an object")
    return case


def _points(ruleset: Ruleset, case: Given) -> int:
    hand = _hand(ruleset, case)
    bid, tricks = _changed_bid(case, hand), case.integer("tricks", 0, hand)
    return score(ruleset.points, bid, tricks, hand)


_MOST_CHANGED = 2


def _changed_bid(case: Given, hand: int) -> int:
    """Return the bid that counts: as it was changed after the bidding, where it was."""
    bid = case.integer("bid", 0, hand)
    if not case.has("change"):
        return bid
    low, high = max(-bid, -_MOST_CHANGED), min(hand - bid, _MOST_CHANGED)
    return bid + case.integer("change", low, high)


def _hand(ruleset: Ruleset, case: Given) -> int:
    largest = largest_of_any(ruleset, ruleset.least)
    if case.has("hand"):
        return case.integer("hand", 1, largest)
    if ruleset.points.by_hand:
        raise Faulty(FaultCode.KEY_MISSING, "hand")
    return largest


def _table(ruleset: Ruleset, case: Given) -> list[list[int]]:
    rounds = [
        _round(ruleset, round_value, f"rounds[{index}]")
        for index, round_value in enumerate(case.items_of("rounds"))
    ]
    for index, points in enumerate(rounds):
        check_length(points, f"rounds[{index}]", len(rounds[0]), len(rounds[0]))
    return [
        list(totals) for totals in zip(*map(accumulate, zip(*rounds, strict=True)), strict=True)
    ]


def _round(ruleset: Ruleset, value: object, key: str) -> Sequence[int]:
    if not isinstance(value, list):
        raise Faulty(FaultCode.NOT_A_LIST, key)
    check_length(value, key, 2, 3)
    bids = list(integers(value[0], f"{key}[0]", 0))
    check_players(ruleset, len(bids))
    largest = largest_of_any(ruleset, len(bids))
    integers(bids, f"{key}[0]", 0, largest)
    tricks = integers(value[1], f"{key}[1]", 0, largest)
    check_length(tricks, f"{key}[1]", len(bids), len(bids))
    special = is_object(value[2] if len(value) > 2 else {}, f"{key}[2]")
    hand = sum(tricks) + bombs_of(special, largest)
    for who, delta in changes_of(special, f"{key}[2].", len(bids)):
        bids[who] += delta
    integers(bids, f"{key}[2].cloud", 0, largest)
    scores = score_round(ruleset.points, hand, *(dict(enumerate(each)) for each in (bids, tricks)))
    return [score.points for score in scores.values()]


def _tricks_from_pad(ruleset: Ruleset, case: Given) -> list[int]:
    hand = case.integer("hand", 1, largest_of_any(ruleset, ruleset.least))
    bid, delta = _changed_bid(case, hand), case.integer("delta")
    possible = range(hand + 1)
    return [tricks for tricks in possible if score(ruleset.points, bid, tricks, hand) == delta]


def _winners(ruleset: Ruleset, case: Given) -> list[int]:
    totals = case.integers("totals")
    check_players(ruleset, len(totals))
    return [int(seat) for seat in winners({str(seat): n for seat, n in enumerate(totals)})]


def _demanded(ruleset: Ruleset, case: Given) -> str | None:
    refuse_unjudged(ruleset)
    return suit_led(_as_read(ruleset, case).play, read_plays(ruleset, case, ruleset.most))


def _legal(ruleset: Ruleset, case: Given) -> list[str]:
    refuse_unjudged(ruleset)
    plays = read_plays(ruleset, case, ruleset.most - 1)
    hand = read_cards(ruleset.deck, case.texts("hand"))
    for card in hand:
        refuse_never_played(card)
    _refuse(refuse_held(ruleset.deck, plays, hand))
    return [card.code for card in legal(_as_read(ruleset, case), plays, hand)]


def _trick(ruleset: Ruleset, case: Given) -> int | None:
    return verdict_of(ruleset, case).taker


def _leads_next(ruleset: Ruleset, case: Given) -> int | None:
    return verdict_of(ruleset, case).leads


def _with_cards(kind: Callable[[Ruleset, Given], Any]) -> Kind:
    """Return ``kind`` for whatever a table may have put into the deck: the cards tell."""
    return lambda ruleset, case: kind(with_cards_of_case(ruleset, case), case)


def _with_specials(kind: Callable[[Ruleset, Given], Any]) -> Kind:
    """Return ``kind`` for the special cards that the case names."""
    return lambda ruleset, case: kind(with_special_cards(ruleset, case), case)


def _check_trick(ruleset: Ruleset, case: Given) -> list[int]:
    refuse_unjudged(ruleset)
    plays = read_plays(ruleset, case, ruleset.most)
    codes = case.lists_of_texts("hands")
    check_length(codes, "hands", len(plays), len(plays))
    hands = [read_cards(ruleset.deck, code) for code in codes]
    for hand in hands:
        for card in hand:
            refuse_never_played(card)
    _refuse(refuse_together(ruleset.deck, (card for hand in hands for card in hand)))
    return list(illegal_plays(_as_read(ruleset, case), plays, hands))


def _as_read(ruleset: Ruleset, case: Given) -> Ruleset:
    if not case.has("wizard_lead"):
        return ruleset
    top_lead = TopLead(case.one_of("wizard_lead", list(TopLead)))
    return replace(ruleset, play=replace(ruleset.play, top_lead=top_lead))


def _refuse(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise Refused(refusal)


TRICK_KINDS: Mapping[str, Kind] = {
    **{name: _with_specials(kind) for name, kind in referee_table.KINDS.items()},
    "specials_ok": specials_ok,
    "points": _points,
    "table": _table,
    "tricks_from_pad": _tricks_from_pad,
    "winners": _winners,
    "demanded": _with_cards(_demanded),
    "legal": _with_cards(_legal),
    "trick": _with_cards(_trick),
    "leader": _with_cards(_leads_next),
    "leads_next": _with_cards(_leads_next),
    "check_trick": _with_cards(_check_trick),
    **{name: _with_cards(kind) for name, kind in referee_special_cards.KINDS.items()},
}
