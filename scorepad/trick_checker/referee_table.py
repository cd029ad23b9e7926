"""The referee's answers about dealing, seats, trump and bids."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from scorepad.rules.cards import read_card
from scorepad.rules.legality import forbidden_bid, leads_alone
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Bidding, Restricted, Ruleset, TrumpSource, Visibility
from scorepad.rules.schedule import bidding_order, deals, largest_hand, largest_of_any, undealt
from scorepad.rules.tricks import TrumpOfRound, trump_in_round, trump_of
from scorepad.trick_checker.case import FaultCode, Faulty, Given, check_length
from scorepad.trick_checker.query import NO_TRUMP

_TO_CHOOSE = "choose"

_HOOKS: Mapping[str, tuple[Restricted, bool]] = {
    "none": (Restricted.NOBODY, False),
    "always": (Restricted.LAST, False),
    "sole_leader": (Restricted.SOLE_LEADER, False),
    "canadian": (Restricted.SOLE_LEADER, True),
}


def players_of(ruleset: Ruleset, case: Given) -> int:
    """Return the number of players, for whom the game must be.

    Raises:
        Refused: ``NUMBER_OF_PLAYERS``.
        Faulty: ``n`` is missing or no number.
    """
    players = case.integer("n")
    check_players(ruleset, players)
    return players


def check_players(ruleset: Ruleset, players: int) -> None:
    """Check that the game is for so many players.

    Raises:
        Refused: ``NUMBER_OF_PLAYERS``.
    """
    least, most = ruleset.least, ruleset.most
    if not least <= players <= most:
        facts = {"players": players, "least": least, "most": most}
        raise Refused(Refusal(Code.NUMBER_OF_PLAYERS, facts))


def _schedule(ruleset: Ruleset, case: Given) -> dict[str, Any] | None:
    players = case.integer("n")
    if not ruleset.least <= players <= ruleset.most:
        return None
    ruleset = _dealt_as(ruleset, case)
    rounds = list(enumerate(deals(ruleset, players), 1))

    def has_no_trump(number: int, hand: int) -> bool:
        trump = trump_in_round(ruleset, number)
        return undealt(ruleset, players, hand) == 0 if trump is None else trump.suit is None

    return {
        "hands": [deal.hand for _, deal in rounds],
        "rounds": len(rounds),
        "no_trump_rounds": [number for number, deal in rounds if has_no_trump(number, deal.hand)],
        "blind_rounds": [number for number, deal in rounds if deal.blind],
    }


def _undealt(ruleset: Ruleset, case: Given) -> int:
    players = players_of(ruleset, case)
    ruleset = _dealt_as(ruleset, case)
    return undealt(ruleset, players, case.integer("hand", 1, largest_hand(ruleset, players)))


_DEALT = ("base60", "deck")


def _dealt_as(ruleset: Ruleset, case: Given) -> Ruleset:
    """Return the rules by which special cards that were put in are dealt as well, or are not."""
    if not case.has("rounds"):
        return ruleset
    whole_deck = case.one_of("rounds", _DEALT) == _DEALT[1]
    return replace(ruleset, schedule=replace(ruleset.schedule, whole_deck=whole_deck))


def _seats(ruleset: Ruleset, case: Given) -> dict[str, Any]:
    players = players_of(ruleset, case)
    first = case.integer("first_dealer", 0, players - 1)
    number = case.integer("round", 1, len(deals(ruleset, players)))
    dealer = (first + number - 1) % players
    order = bidding_order(range(players), dealer)
    return {
        "dealer": dealer,
        "bid_order": list(order),
        "leader": order[0],
        "last_bidder": order[-1],
    }


def _trump(ruleset: Ruleset, case: Given) -> str | None:
    chosen = case.text("chosen") if case.has("chosen") else ""
    trump = _trump_without_choice(ruleset, case)
    if case.has("werewolf"):
        case.integer("werewolf", 0, ruleset.most - 1)
        return _named_by_holder(ruleset, chosen)
    if not chosen:
        return _TO_CHOOSE if trump.to_choose else trump.suit
    if not trump.to_choose:
        raise Faulty(FaultCode.NOTHING_TO_CHOOSE, "chosen")
    return _suit(ruleset, chosen)


def _named_by_holder(ruleset: Ruleset, chosen: str) -> str | None:
    """Return what the holder of the card that replaces the turned one named: a suit, or none."""
    if chosen == NO_TRUMP:
        return None
    return _suit(ruleset, chosen) if chosen else _TO_CHOOSE


def _suit(ruleset: Ruleset, chosen: str) -> str:
    if all(suit.code != chosen for suit in ruleset.deck.suits):
        raise Refused(Refusal(Code.NO_SUCH_TRUMP, {"value": chosen}))
    return chosen


def _trump_without_choice(ruleset: Ruleset, case: Given) -> TrumpOfRound:
    cycles = ruleset.trump.source is TrumpSource.CYCLE
    of_round = trump_in_round(ruleset, case.integer("round", 1) if cycles else 1)
    if of_round is not None:
        if case.has("turned"):
            raise Refused(Refusal(Code.TRUMP_NOT_TURNED))
        return of_round
    if case["turned"] is None:
        return TrumpOfRound(known=True)
    card = read_card(ruleset.deck, case.text("turned"))
    return trump_of(ruleset, card.suit or card.code)


def _bid(ruleset: Ruleset, case: Given) -> dict[str, Any]:
    players = players_of(ruleset, case)
    hand = case.integer("hand", 1, largest_of_any(ruleset, players))
    before = case.integers("prev", 0, hand)
    check_length(before, "prev", 0, players - 1)
    bidding = _bidding(ruleset, case)
    leads = _leads_alone(players, case)
    forbidden = None
    if len(before) == players - 1 and bidding.visibility is Visibility.OPEN:
        forbidden = forbidden_bid(
            bidding, hand=hand, bids=sum(before), blind=False, sole_leader=leads
        )
    return {"forbidden": forbidden, "allowed": [n for n in range(hand + 1) if n != forbidden]}


def _bidding(ruleset: Ruleset, case: Given) -> Bidding:
    bidding = ruleset.bidding
    if case.has("hook"):
        who, zero_exempt = _HOOKS[case.one_of("hook", _HOOKS)]
        bidding = replace(bidding, who=who, zero_exempt=zero_exempt)
    if case.has("hook_min_hand"):
        bidding = replace(bidding, from_hand=case.integer("hook_min_hand", 1, ruleset.deck.size))
    if case.has("visibility"):
        visibility = Visibility(case.one_of("visibility", list(Visibility)))
        bidding = replace(bidding, visibility=visibility)
    return bidding


def _leads_alone(players: int, case: Given) -> bool:
    if not case.has("totals"):
        return False
    totals = case.integers("totals")
    check_length(totals, "totals", players, players)
    me = case.integer("me", 0, players - 1)
    return leads_alone({str(seat): total for seat, total in enumerate(totals)}, str(me))


KINDS: Mapping[str, Callable[[Ruleset, Given], Any]] = {
    "schedule": _schedule,
    "undealt": _undealt,
    "seats": _seats,
    "trump": _trump,
    "bid": _bid,
}
