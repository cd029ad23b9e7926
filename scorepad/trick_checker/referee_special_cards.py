"""The referee's answers about special cards: what they do after a trick, and to a round."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from scorepad.rules.after_trick import Effect, changed_bids, effects
from scorepad.rules.cards import Card, as_copied, read_card, read_cards, ways_to_play
from scorepad.rules.choices import BidChange, Edition
from scorepad.rules.deck import After, CardRole
from scorepad.rules.legality import refuse_unjudged
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Ruleset, with_every_card
from scorepad.rules.schedule import largest_of_any
from scorepad.rules.tricks import Verdict, never_played, take, trump_of
from scorepad.trick_checker.case import FaultCode, Faulty, Given, check_length, is_object
from scorepad.trick_checker.referee_table import check_players, players_of

_MOST_BOMBS = 2
"""The most tricks of a round that a Bomb makes nobody's: a card may be played a second time."""


def with_special_cards(ruleset: Ruleset, case: Given) -> Ruleset:
    """Return the rules with the special cards that the case names, or else as they are.

    Raises:
        Faulty: ``NOT_ONE_OF``, where one of two cards that go together is missing.
        Refused: ``NO_SUCH_CARD``, or ``CARD_TOO_OFTEN``.
    """
    if not case.has("specials"):
        return ruleset
    named = _named_specials(ruleset, case)
    options: dict[str, bool] = {}
    for row in ruleset.deck.added:
        if options.setdefault(row.option, row.code in named) is not (row.code in named):
            together = [each.code for each in ruleset.deck.added if each.option == row.option]
            raise Faulty(FaultCode.NOT_ONE_OF, "specials", allowed=" + ".join(together))
    put_in: dict[str, Any] = {**options, "edition": Edition.THIRTY}
    return replace(ruleset, play=replace(ruleset.play, **put_in))


def with_cards_of_case(ruleset: Ruleset, case: Given) -> Ruleset:
    """Return the rules with the cards that the case names, or else with all that there may be."""
    named = with_special_cards(ruleset, case)
    return named if case.has("specials") else with_every_card(ruleset)


def _named_specials(ruleset: Ruleset, case: Given) -> frozenset[str]:
    codes = case.texts("specials")
    may_be_put_in = [row.code for row in ruleset.deck.added]
    for code in codes:
        if code not in may_be_put_in:
            raise Refused(Refusal(Code.NO_SUCH_CARD, {"card": code}))
    read_cards(with_every_card(ruleset).deck, codes)
    return frozenset(codes)


def specials_ok(ruleset: Ruleset, case: Given) -> bool:
    """Return whether a table can play with the special cards that the case names.

    Raises:
        Refused: ``NO_SUCH_CARD``, or ``CARD_TOO_OFTEN``.
    """
    _named_specials(ruleset, case)
    try:
        with_special_cards(ruleset, case)
    except Faulty:
        return False
    return True


def read_plays(ruleset: Ruleset, case: Given, most: int) -> Sequence[Card]:
    """Return the plays of the case as they lie, at most so many.

    What is said of a card stands behind its code, with or without a colon.

    Raises:
        Refused: ``TOO_MANY_CARDS``, ``NO_SUCH_CARD``, ``CARD_TOO_OFTEN``, ``NEVER_PLAYED``; or
            ``PLAYED_AS_WHAT``, unless a third hand is played, of whose cards nothing is said.
    """
    deck = ruleset.deck
    codes = [code.replace(":", "") for code in case.texts("plays")]
    if len(codes) > most:
        raise Refused(Refusal(Code.TOO_MANY_CARDS, {"cards": len(codes), "players": most}))
    plays = read_cards(deck, codes)
    turned = _copied(ruleset, case, plays)
    if turned is not None:
        read_cards(deck, [*(card.code for card in plays), turned.code])
    plays = tuple(as_copied(deck, card, turned) for card in plays)
    for card in plays:
        refuse_never_played(card)
        ways = ways_to_play(deck, card, turned)
        if ways and not ruleset.play.third_hand:
            facts = {"card": card.code, "ways": ", ".join(way.played for way in ways)}
            raise Refused(Refusal(Code.PLAYED_AS_WHAT, facts))
    return plays


def refuse_never_played(card: Card) -> None:
    """Refuse a card that nobody plays.

    Raises:
        Refused: ``NEVER_PLAYED``.
    """
    if card.role is CardRole.NEVER:
        raise Refused(Refusal(Code.NEVER_PLAYED, {"card": card.code}))


def _copied(ruleset: Ruleset, case: Given, plays: Sequence[Card]) -> Card | None:
    """Return the card that a copy among ``plays`` is, where one was turned."""
    if not any(card.role is CardRole.COPY for card in plays) or not case.has("turned"):
        return None
    turned = _lying(ruleset, case)
    if turned.role is not CardRole.NEVER:
        return turned
    # In its place the next card is turned at once.
    again = read_card(ruleset.deck, case.text("again"))
    refuse_never_played(again)
    return again


def _lying(ruleset: Ruleset, case: Given) -> Card:
    """Return the card that lies for trump: that which was turned, or one that was laid there."""
    laid = never_played(ruleset.deck) if case.has("werewolf") else ()
    return read_card(ruleset.deck, *laid[:1] or [case.text("turned")])


def verdict_of(ruleset: Ruleset, case: Given) -> Verdict:
    """Return the verdict on the trick of the case.

    Raises:
        Refused: ``NOT_JUDGED``, or as :func:`read_plays` and :func:`take` do.
    """
    refuse_unjudged(ruleset)
    plays = read_plays(ruleset, case, ruleset.most)
    trump = case.text("trump") if case["trump"] is not None else None
    players = players_of(ruleset, case) if case.has("n") else 0
    return take(ruleset, plays, _trump_now(ruleset, case, trump), players)


def _trump_now(ruleset: Ruleset, case: Given, trump: str | None) -> str | None:
    """Return trump of this trick, which is another one where a copy had a new card turned."""
    deck = ruleset.deck
    codes = [code[:1] for code in case.texts("plays")]
    copies = any(row.role is CardRole.COPY and row.code in codes for row in deck.all_specials)
    if not copies or not case.has("turned"):
        return trump
    if _lying(ruleset, case).role is not CardRole.NEVER:
        return trump
    again = read_card(deck, case.text("again"))
    new = trump_of(ruleset, again.suit or again.code)
    if not new.to_choose:
        return new.suit
    return trump_of(ruleset, again.code + _suit(ruleset, case)).suit


def _suit(ruleset: Ruleset, case: Given) -> str:
    chosen = case.text("chosen")
    if chosen not in [suit.code for suit in ruleset.deck.suits]:
        raise Refused(Refusal(Code.NO_SUCH_TRUMP, {"value": chosen}))
    return chosen


def _chooser(ruleset: Ruleset, case: Given) -> dict[str, Any]:
    players = players_of(ruleset, case)
    dealer = case.integer("dealer", 0, players - 1)
    turned = read_card(ruleset.deck, case.text("turned")) if case["turned"] is not None else None
    if case.has("werewolf"):
        if turned and turned.role is CardRole.NEVER:
            raise Refused(Refusal(Code.TURNED_CARD, {"card": turned.code}))
        holder = case.integer("werewolf", 0, players - 1)
        return {"chooser": holder, "may_none": True, "takes": turned and turned.code}
    chooses = turned is not None and trump_of(ruleset, turned.suit or turned.code).to_choose
    return {"chooser": dealer if chooses else None, "may_none": False, "takes": None}


def _after_trick(ruleset: Ruleset, case: Given) -> list[dict[str, Any]]:
    verdict = verdict_of(ruleset, case)
    plays = read_plays(ruleset, case, ruleset.most)
    hand = case.integer("hand", 1, largest_of_any(ruleset, ruleset.least))
    left = case.integer("cards_left", 0, hand - 1)
    bids = case.integers("bids", 0, hand)
    check_length(bids, "bids", len(plays), len(plays))
    if case.has("cloud_when"):
        bid_change = BidChange(case.one_of("cloud_when", list(BidChange)))
        ruleset = replace(ruleset, play=replace(ruleset.play, bid_change=bid_change))
    done = effects(ruleset, plays, verdict.taker, last=left == 0, hand=hand, bids=bids)
    return [_said(effect) for effect in done if not effect.later]


def _said(effect: Effect) -> dict[str, Any]:
    match effect.what:
        case After.HAND_ON:
            return {"do": "pass", "to": "left"}
        case After.BID:
            return {"do": "bid", "play": effect.play, "allowed": list(effect.bids)}
        case After.SWAP:
            return {"do": "witch", "play": effect.play, "take": list(effect.cards)}


def _bid_change(ruleset: Ruleset, case: Given) -> list[int]:
    hand = case.integer("hand", 1, largest_of_any(ruleset, ruleset.least))
    bid = case.integer("bid", 0, hand)
    if case.has("bomb") and case.flag("bomb"):
        return []
    return list(changed_bids(bid, hand))


def _tricks_sum(ruleset: Ruleset, case: Given) -> int:
    hand = case.integer("hand", 1, largest_of_any(ruleset, ruleset.least))
    return hand - bombs_of(case, hand)


def bombs_of(case: Given, hand: int) -> int:
    """Return how many tricks of a round a Bomb made nobody's."""
    return case.integer("bombs", 0, min(_MOST_BOMBS, hand)) if case.has("bombs") else 0


def changes_of(case: Given, key: str, players: int) -> list[tuple[int, int]]:
    """Return the changes of bids under ``cloud``: each a seat, and by how much."""
    if not case.has("cloud"):
        return []
    changes = []
    for index, item in enumerate(case.items_of("cloud")):
        change = is_object(item, f"{key}cloud[{index}]")
        changes.append((change.integer("who", 0, players - 1), change.integer("delta", -1, 1)))
    return changes


def _check_round(ruleset: Ruleset, case: Given) -> dict[str, Any]:
    bids = list(case.integers("bids", 0))
    check_players(ruleset, len(bids))
    hand = case.integer("hand", 1, largest_of_any(ruleset, len(bids)))
    tricks = case.integers("tricks", 0)
    check_length(tricks, "tricks", len(bids), len(bids))
    changes = changes_of(case, "", len(bids))
    in_range = all(bid <= hand for bid in bids)
    for who, delta in changes:
        in_range = in_range and bids[who] + delta in changed_bids(bids[who], hand)
        bids[who] += delta
    takers = [who for who, _ in changes]
    has_faults = {
        "sum": sum(tricks) != hand - bombs_of(case, hand),
        "cloud_without_trick": any(takers.count(who) > tricks[who] for who in takers),
        "bid_range": not in_range,
    }
    faults = [fault for fault, is_there in has_faults.items() if is_there]
    return {"ok": not faults, "faults": faults}


KINDS: Mapping[str, Callable[[Ruleset, Given], Any]] = {
    "chooser": _chooser,
    "after_trick": _after_trick,
    "bid_change": _bid_change,
    "tricks_sum": _tricks_sum,
    "check_round": _check_round,
}
