"""The sentences of refusals, for the person who typed."""

from collections.abc import Mapping

from scorepad.i18n.games import words_of
from scorepad.i18n.lists import one_of
from scorepad.i18n.numbers import day_called, figure
from scorepad.i18n.rules import rule_allows
from scorepad.i18n.speech import Facts, Lazy, lazy_gettext
from scorepad.i18n.words import Words
from scorepad.pad.tricks_taken import TRICK
from scorepad.rules.refusal import Code, Refusal


def sentence(refusal: Refusal, names: Mapping[str, str] | None = None) -> str:
    """Return the fault and what would be right; ``names`` of players by their ids."""
    facts = dict(refusal.facts)
    player = facts.get("player")
    facts["player"] = (names or {}).get(str(player), "") if player else ""
    return WORDS.say(refusal.code, {**facts, **_said_of(refusal.code, facts)})


def _said_of(code: Code, facts: Facts) -> Facts:
    """Return the facts that are words themselves."""
    match code:
        case Code.VARIANTS_CONTRADICT:
            titles = words_of(facts["game"]).variants
            return {"one": titles[facts["first"]][0], "other": titles[facts["other"]][0]}
        case Code.NO_SUCH_RULE:
            return {"allowed": rule_allows(facts["key"])}
        case Code.WRITTEN_MEANWHILE:
            trick = facts["field"].removeprefix(TRICK)
            return {"trick": trick if trick.isdecimal() else ""}
        case (
            Code.SEASON_ENDS_EARLY
            | Code.SEASON_DAY_TAKEN
            | Code.SEASON_BEGINS_EARLY
            | Code.SEASON_ENDS_LATE
        ):
            return {name: day_called(facts[name]) for name in _DAYS if name in facts}
        case Code.NO_SUCH_CARD:
            return {"nearest": facts.get("nearest", ())}
        case _:
            return {}


_DAYS = ("day", "last", "next")
"""The facts of refusals that are days, "2026-12-01"."""

_PATTERNS: Mapping[str, Lazy] = {
    Code.TURNED_CARD: lazy_gettext("It was turned for trump and lies on the pile: %(card)s."),
    Code.NEVER_PLAYED: lazy_gettext("It is never played to a trick: %(card)s."),
    Code.ALREADY_PLAYED: lazy_gettext("It lies in this trick, so nobody still holds it: %(card)s."),
    Code.NOT_IN_HAND: lazy_gettext("It is not in the hand that it was played from: %(card)s."),
    Code.PLAYED_AS_WHAT: lazy_gettext(
        "%(card)s can be played in several ways. Say which: %(ways)s."
    ),
    Code.NO_CARDS: lazy_gettext("No card has been played yet."),
    Code.NOT_JUDGED: lazy_gettext(
        "There is only a pad for this game: its rule sheet says who takes a trick."
    ),
    Code.BID_FORBIDDEN: lazy_gettext(
        "%(player)s bids last and may not bid %(value)s: the bids must not add up to %(hand)s."
    ),
    Code.NOTHING_CHANGED: lazy_gettext("%(player)s has %(value)s already: nothing is changed."),
    Code.OTHER_PLAYER_NEEDED: lazy_gettext(
        "Tricks add up: say whose result changes together with that of %(player)s."
    ),
    Code.BIDS_MISSING: lazy_gettext("First the bids: that of %(player)s is missing."),
    Code.REVEAL_FIRST: lazy_gettext("First reveal the bids, everybody looking."),
    Code.ROUND_NOT_OPEN: lazy_gettext("Round %(round)s is not open; round %(open)s is."),
    Code.DEAL_IS_OVER: lazy_gettext("Round %(round)s has been dealt again: bid again."),
    Code.NOT_AT_THE_TABLE: lazy_gettext("That player is not at the table in this round."),
    Code.GAME_IS_OVER: lazy_gettext("The game is over. Reopen it, or add a round."),
    Code.NO_SUCH_TRUMP: lazy_gettext("The deck has no such card."),
    Code.NO_TRUMP_LEFT: lazy_gettext("All cards are dealt: this round has no trump."),
    Code.TRUMP_NOT_TURNED: lazy_gettext("No card is turned: the round itself says the trump."),
    Code.TRICK_NOT_NEXT: lazy_gettext("Trick %(next)s comes next, not trick %(trick)s."),
    Code.NO_SUCH_CARD_HERE: lazy_gettext(
        "This table plays without that card. The rules of this game can bring it in."
    ),
    Code.BOMB_FELL_BEFORE: lazy_gettext("There is one Bomb, and it fell in trick %(trick)s."),
    Code.BOMB_DID_NOT_FALL: lazy_gettext(
        "It was written that the Bomb did not fall in this round. Correct that first."
    ),
    Code.BOMB_NOT_SAID: lazy_gettext(
        "1 trick is missing: did the Bomb fall, or is a result wrong?"
    ),
    Code.CLOUD_WAS_TAKEN: lazy_gettext(
        "There is one Cloud, and %(player)s took it. Take that back first."
    ),
    Code.CLOUD_BY_ONE: lazy_gettext(
        "The Cloud changes the bid of %(player)s by exactly one, "
        "and no bid goes below zero or above the cards of the round."
    ),
    Code.NO_MORE_CHANGES: lazy_gettext(
        "The Cloud changes bids %(most)s times in a round at most. Take one change back first."
    ),
    Code.CLOUD_WITHOUT_TRICK: lazy_gettext(
        "%(player)s has too few tricks for that: the Cloud is taken with a trick."
    ),
    Code.WAGER_IN_STEPS: lazy_gettext("A wager goes in steps of %(step)s, to %(most)s at most."),
    Code.NOT_AN_ALLY: lazy_gettext("An ally of %(player)s is another player of this round."),
    Code.LOOTS_ARE_PLAYED: lazy_gettext(
        "There are %(most)s Loots, and both alliances are written. Take one of them back first."
    ),
    Code.NO_CANNONBALL: lazy_gettext("This table plays without the cannonball."),
    Code.NO_BONUS: lazy_gettext("This game has no bonus."),
    Code.BONUS_IN_STEPS: lazy_gettext("A bonus goes up in steps of %(step)s, to %(most)s at most."),
    Code.NO_SUCH_ELEMENT: lazy_gettext("The game has no such element."),
    Code.PILE_SIZE: lazy_gettext("A pile has %(wanted)s cards, not %(cards)s."),
    Code.ROUND_AFTER_THE_END: lazy_gettext("The match was over before round %(round)s."),
    Code.ORDER_CLOSED: lazy_gettext(
        "In round %(round)s cards lie face up: the order stays as it is until the next round."
    ),
    Code.CARD_LIES_THERE: lazy_gettext("That is your card %(place)s already."),
    Code.CARDS_MISSING: lazy_gettext(
        "%(player)s still puts cards into their order. Then the first ones are turned up."
    ),
    Code.NOTHING_TO_TURN_UP: lazy_gettext(
        "The cards of the next duel lie face up already. Write down who wins it first."
    ),
    Code.NO_SUMS_NEEDED: lazy_gettext("Round %(round)s is decided without the sums."),
    Code.ROUND_HAS_ENDED: lazy_gettext("Round %(round)s has no more than %(duels)s duels."),
    Code.NOTHING_TO_UNDO: lazy_gettext("There is nothing to undo."),
    Code.NOT_THE_NEWEST: lazy_gettext(
        "Somebody wrote in the meantime. Look at what undo would take back now."
    ),
    Code.GAME_DELETED: lazy_gettext("This game was deleted and is gone for good."),
    Code.ACCESS_ENDED: lazy_gettext(
        "This phone’s access to the game has ended, and what it had of the game is gone from it. "
        "Whoever keeps the score can give it a new link."
    ),
    Code.GAME_NOT_OPEN: lazy_gettext(
        "The game is there, but not for this phone any more. Open its link again: what waits"
        " here is sent then."
    ),
    Code.SAME_ID: lazy_gettext("That tap had been written already. This is what stands now."),
    Code.GAME_FULL: lazy_gettext(
        "This game is full: nothing more can be written in it. Begin a new one."
    ),
    Code.NOTHING_TO_GO_ON: lazy_gettext(
        "The game is over: nothing is left to enter. "
        "A rematch is entered on any phone of the group."
    ),
    Code.TAKEOVER_GIVEN: lazy_gettext(
        "Somebody was quicker: the answer was yes. The change log can take it back."
    ),
    Code.TAKEOVER_DENIED: lazy_gettext(
        "Somebody was quicker: the answer was no. The other phone can ask again."
    ),
    Code.TAKEOVER_BY_NOBODY: lazy_gettext(
        "The phone that asked may not see the game any more. Show it a code under Share."
    ),
    Code.TOO_MANY_ASK: lazy_gettext(
        "Too many phones ask already. Whoever keeps the score can say no to all of them at once; "
        "then ask again."
    ),
    Code.ANSWERED_ELSEWHERE: lazy_gettext("Another phone answers that, not the one that asks."),
    Code.WRITES_BY_GROUP: lazy_gettext(
        "That phone is in the group by now and can enter as all its phones can. "
        "A new link of the group ends that."
    ),
    Code.NOT_OWN_SEAT: lazy_gettext(
        "This phone is %(player)s’s and enters for %(player)s alone. "
        "Whoever keeps the score enters the rest."
    ),
    Code.NOT_YOUR_TURN: lazy_gettext("%(player)s bids first. Then it is your turn."),
    Code.TRICKS_BY_SCORER: lazy_gettext("In this game the scorer enters all tricks."),
    Code.ENTRY_CLOSED: lazy_gettext(
        "That is no longer open on this phone. Whoever keeps the score can change it."
    ),
    Code.SEAT_TAKEN: lazy_gettext(
        "%(player)s has a phone already. On that phone, ⋯ has a code for another one; "
        "or whoever keeps the score frees the seat, under Share."
    ),
    Code.SEAT_GONE: lazy_gettext("That player is not at the table any more. Tap another name."),
    Code.NOT_A_MARK: lazy_gettext("That could not be read. Please try once more."),
    Code.NAME_EMPTY: lazy_gettext("Every player needs a name."),
    Code.NAME_TOO_LONG: lazy_gettext("A name has at most %(longest)s characters."),
    Code.NAME_OF_WHOM: lazy_gettext("Several people may be called %(name)s: choose who is meant."),
    Code.NAME_TAKEN: lazy_gettext("There is already one called %(name)s: two names must differ."),
    Code.NAME_HAS_CONTROLS: lazy_gettext(
        "The name has invisible characters. Please type it by hand."
    ),
    Code.NAME_UNSEEN: lazy_gettext(
        "Nobody can see this name. It needs at least one letter, digit or symbol."
    ),
    Code.CARDS_DO_NOT_SUFFICE: lazy_gettext(
        "The cards do not suffice: %(players)s players with %(hand)s cards each, "
        "and the deck has %(cards)s. Shorten the game first."
    ),
    Code.GAME_WOULD_BE_OVER: lazy_gettext(
        "With %(players)s players the game has only %(rounds)s rounds, and this is round %(round)s."
    ),
    Code.ROUND_HAS_BEGUN: lazy_gettext("Round %(round)s has begun meanwhile. Please choose again."),
    Code.HAND_IS_DEALT: lazy_gettext(
        "Round %(round)s was dealt with %(hand)s cards each: "
        "change the schedule before the bids of a round."
    ),
    Code.NO_SUIT_FOR_TRUMP: lazy_gettext(
        "No suit is named for a trump that needs no turned card. Let a card be turned."
    ),
    Code.TRUMP_NOT_ONCE: lazy_gettext(
        "The order of trumps has %(number)s of them, each once: one is there twice, or missing."
    ),
    Code.BAN_NEEDS_OPEN_BIDS: lazy_gettext(
        "A ban on the last bidder needs open bids: with hidden bids nobody is the last."
    ),
    Code.CARDS_ARE_SEEN: lazy_gettext(
        "The special cards of this game are for those who see them: "
        "nobody can hold them on the forehead."
    ),
    Code.NO_ROOM_FOR_A_BONUS: lazy_gettext(
        "A largest bonus of %(most)s has no room for a step of %(step)s: "
        "make it at least as large as the step."
    ),
    Code.VARIANTS_CONTRADICT: lazy_gettext(
        "“%(one)s” and “%(other)s” contradict each other: leave one of them off."
    ),
    Code.NO_SUCH_GAME: lazy_gettext("Choose one of the games."),
    Code.NOTHING_TO_END: lazy_gettext(
        "No round is done yet, so there is nothing to end. Leave the game as it is."
    ),
    Code.ROUNDS_OUT_OF_RANGE: lazy_gettext("From %(low)s to %(high)s rounds, not %(value)s."),
    Code.HAND_OUT_OF_RANGE: lazy_gettext("From %(low)s to %(high)s cards each, not %(value)s."),
    Code.TEXT_TOO_LONG: lazy_gettext("At most %(longest)s characters, please."),
    Code.WHY_MISSING: lazy_gettext("Say in a word why."),
    Code.WHY_TOO_LONG: lazy_gettext("The reason has at most %(longest)s characters."),
    Code.RULES_NEED_A_NAME: lazy_gettext("Give these rules a name."),
    Code.GROUP_NEEDS_A_NAME: lazy_gettext("Give the group a name."),
    Code.SEASON_NEEDS_A_NAME: lazy_gettext("Give the season a name, such as Winter 2026."),
    Code.SEASON_IS_THERE: lazy_gettext(
        "There is a season called %(name)s already. Give this one another name."
    ),
    Code.NO_SUCH_DAY: lazy_gettext(
        "That is no day of the calendar: write year, month and day, such as 2026-12-01."
    ),
    Code.SEASON_DAY_FAR: lazy_gettext(
        "Write a day from %(first)s to %(last)s, such as 2026-12-01."
    ),
    Code.SEASON_ENDS_EARLY: lazy_gettext(
        "It would end before it begins: the last day is %(day)s or later, or empty while it goes "
        "on."
    ),
    Code.SEASON_DAY_TAKEN: lazy_gettext(
        "%(name)s begins on that day already. A second season can begin on %(day)s or later."
    ),
    Code.SEASON_BEGINS_EARLY: lazy_gettext(
        "%(name)s goes on until %(last)s. Begin on %(day)s or later, or let %(name)s end earlier."
    ),
    Code.SEASON_ENDS_LATE: lazy_gettext(
        "%(name)s begins on %(next)s. This one can end on %(day)s at the latest."
    ),
    Code.SEASON_NUMBER: lazy_gettext(
        "Write a whole number from %(low)s to %(high)s, or leave it empty."
    ),
    Code.SEASON_BEST_OF: lazy_gettext(
        "Of %(of)s evenings no more than %(of)s can count, and %(best)s are more: change one of "
        "the two numbers."
    ),
    Code.SEASON_CHANGED: lazy_gettext(
        "Somebody has changed this season meanwhile, so nothing was changed. Look at what is "
        "written now; yours is still below."
    ),
    Code.TOO_MANY_SEASONS: lazy_gettext(
        "A group has %(most)s seasons at most. Remove an old one first: its games stay."
    ),
    Code.MADE_BRINGS_NO_MORE: lazy_gettext(
        "A bid that is made must bring more than one that is missed, or nobody needs to bid."
    ),
    Code.TOO_MANY_HOUSE_RULES: lazy_gettext(
        "%(most)s house rules are kept already. Remove one first."
    ),
}

_PARTS: Mapping[str, tuple[Code, ...]] = {
    "refusals": (
        Code.BID_FORBIDDEN,
        Code.OUT_OF_RANGE,
        Code.TOO_MANY_TRICKS,
        Code.NOTHING_CHANGED,
        Code.TRICKS_DO_NOT_ADD_UP,
        Code.BOMB_NOT_SAID,
        Code.BIDS_MISSING,
        Code.REVEAL_FIRST,
        Code.NOT_A_MARK,
    ),
    "table_refusals": (
        Code.NAME_HAS_CONTROLS,
        Code.NAME_UNSEEN,
        Code.NAME_TOO_LONG,
        Code.NAME_TAKEN,
        Code.NUMBER_OF_PLAYERS,
        Code.BAN_NEEDS_OPEN_BIDS,
        Code.CARDS_ARE_SEEN,
        Code.NO_SUIT_FOR_TRUMP,
        Code.TRUMP_NOT_ONCE,
        Code.CARDS_DO_NOT_SUFFICE,
        Code.NO_ROOM_FOR_A_BONUS,
        Code.ROUNDS_OUT_OF_RANGE,
        Code.HAND_OUT_OF_RANGE,
        Code.ROUND_NOT_OPEN,
        Code.DEAL_IS_OVER,
        Code.NOT_AT_THE_TABLE,
        Code.GAME_IS_OVER,
        Code.GAME_FULL,
        Code.NAME_EMPTY,
        Code.GAME_WOULD_BE_OVER,
        Code.ROUND_HAS_BEGUN,
        Code.HAND_IS_DEALT,
        Code.NOTHING_TO_END,
        Code.WHY_MISSING,
        Code.TEXT_TOO_LONG,
        Code.WHY_TOO_LONG,
        Code.VARIANTS_CONTRADICT,
    ),
    "menu_refusals": (Code.NO_SUCH_RULE,),
    "house_refusals": (
        Code.RULES_NEED_A_NAME,
        Code.MADE_BRINGS_NO_MORE,
        Code.TOO_MANY_HOUSE_RULES,
    ),
    "match_refusals": (Code.NO_SUMS_NEEDED, Code.ROUND_HAS_ENDED),
    "card_refusals": (
        Code.NO_SUCH_CARD,
        Code.CARD_TOO_OFTEN,
        Code.TURNED_CARD,
        Code.NEVER_PLAYED,
        Code.TOO_MANY_CARDS,
        Code.ALREADY_PLAYED,
        Code.NO_CARDS,
        Code.NOT_JUDGED,
        Code.NO_SUCH_TRUMP,
        Code.NO_SUCH_RULE,
        Code.NO_SUCH_GAME,
        Code.ROUND_NOT_OPEN,
        Code.NUMBER_OF_PLAYERS,
        Code.TRICK_NOT_NEXT,
        Code.NOT_THE_NEWEST,
        Code.NO_SUCH_CARD_HERE,
        Code.BOMB_FELL_BEFORE,
        Code.NO_MORE_FOR_NOBODY,
        Code.BOMB_DID_NOT_FALL,
        Code.NO_SUCH_ELEMENT,
    ),
}
"""The refusals that a phone says by itself, by the modules of its script.

The first is that of the pad's first moment. The next ones come with the forms behind ⋯ and a new
game, with the pages behind ⋯ alone, with the form of house rules where there is no server, with a
match, and with the checkers.
"""

WORDS = Words("refusals", _PATTERNS, _PARTS, helpers=(figure, one_of))
