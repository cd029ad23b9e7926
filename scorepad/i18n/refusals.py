"""The sentences of refusals, for the person who typed."""

from collections.abc import Callable, Mapping
from typing import Any

from scorepad.i18n.games import CARD_SENTENCES
from scorepad.i18n.numbers import figure
from scorepad.i18n.rules import rule_allows
from scorepad.i18n.speech import gettext, ngettext
from scorepad.rules.refusal import Code, Refusal

Facts = Mapping[str, Any]


def sentence(refusal: Refusal, names: Mapping[str, str] | None = None) -> str:
    """Return the fault and what would be right; ``names`` of players by their ids."""
    facts = dict(refusal.facts)
    player = facts.get("player")
    facts["player"] = (names or {}).get(str(player), "") if player else ""
    return _SENTENCES[refusal.code](facts)


def _bid_forbidden(f: Facts) -> str:
    return gettext(
        "%(player)s bids last and may not bid %(value)s: the bids must not add up to %(hand)s.",
        player=f["player"],
        value=f["value"],
        hand=f["hand"],
    )


def _out_of_range(f: Facts) -> str:
    return gettext(
        "A number from %(low)s to %(high)s, please.", low=figure(f["low"]), high=f["high"]
    )


def _too_many_tricks(f: Facts) -> str:
    if not f["left"]:
        return gettext("All tricks are given.")
    return ngettext(
        "Only %(num)s trick is left in this round.",
        "Only %(num)s tricks are left in this round.",
        f["left"],
    )


def _tricks_do_not_add_up(f: Facts) -> str:
    missing = f["hand"] - f["tricks"]
    if missing > 0:
        return ngettext(
            "The tricks add up to %(tricks)s, not to %(hand)s: %(num)s is missing.",
            "The tricks add up to %(tricks)s, not to %(hand)s: %(num)s are missing.",
            missing,
            tricks=f["tricks"],
            hand=f["hand"],
        )
    return ngettext(
        "The tricks add up to %(tricks)s, not to %(hand)s: %(num)s too many.",
        "The tricks add up to %(tricks)s, not to %(hand)s: %(num)s too many.",
        -missing,
        tricks=f["tricks"],
        hand=f["hand"],
    )


def _number_of_players(f: Facts) -> str:
    if f["least"] == f["most"]:
        return gettext(
            "This game is for exactly %(least)s players, not for %(players)s.",
            least=f["least"],
            players=f["players"],
        )
    return gettext(
        "This game is for %(least)s to %(most)s players, not for %(players)s.",
        least=f["least"],
        most=f["most"],
        players=f["players"],
    )


def _cards_do_not_suffice(f: Facts) -> str:
    return gettext(
        "The cards do not suffice: %(players)s players with %(hand)s cards each, "
        "and the deck has %(cards)s. Shorten the game first.",
        players=f["players"],
        hand=f["hand"],
        cards=f["cards"],
    )


def _game_would_be_over(f: Facts) -> str:
    return gettext(
        "With %(players)s players the game has only %(rounds)s rounds, "
        "and this is round %(round)s.",
        players=f["players"],
        rounds=f["rounds"],
        round=f["round"],
    )


def _nothing_to_reveal(f: Facts) -> str:
    if f["player"]:
        return gettext(
            "The bids are revealed when all stand: that of %(player)s is missing.",
            player=f["player"],
        )
    return gettext("In this round there is nothing to reveal yet.")


def _round_not_open(f: Facts) -> str:
    return gettext(
        "Round %(round)s is not open; round %(open)s is.", round=f["round"], open=f["open"]
    )


def _written_meanwhile(f: Facts) -> str:
    trick = f["field"].removeprefix("trick:")
    if trick.isdecimal():
        return gettext(
            "Another phone has counted trick %(n)s meanwhile. This is what stands now.", n=trick
        )
    if f["ours"] is None or f["theirs"] is None:
        return gettext("Somebody wrote here in the meantime. This is what stands now.")
    return gettext(
        "%(player)s: somebody wrote %(theirs)s in the meantime, you tapped %(ours)s. "
        "Tap the one that is right.",
        player=f["player"],
        theirs=f["theirs"],
        ours=f["ours"],
    )


def _no_such_rule(f: Facts) -> str:
    allowed = rule_allows(f["key"])
    if not allowed:
        return gettext("There is no such rule.")
    return gettext("This rule allows: %(allowed)s.", allowed=allowed)


_SENTENCES: Mapping[Code, Callable[[Facts], str]] = {
    **CARD_SENTENCES,
    Code.BID_FORBIDDEN: _bid_forbidden,
    Code.OUT_OF_RANGE: _out_of_range,
    Code.NOT_A_MULTIPLE: lambda f: gettext(
        "%(value)s can’t be reached with these rules: all points are multiples of %(step)s.",
        value=figure(f["value"]),
        step=f["step"],
    ),
    Code.TOO_MANY_TRICKS: _too_many_tricks,
    Code.NOTHING_CHANGED: lambda f: gettext(
        "%(player)s has %(value)s already: nothing is changed.", **f
    ),
    Code.TRICKS_DO_NOT_ADD_UP: _tricks_do_not_add_up,
    Code.OTHER_PLAYER_NEEDED: lambda f: gettext(
        "Tricks add up: say whose result changes together with that of %(player)s.",
        player=f["player"],
    ),
    Code.BIDS_MISSING: lambda f: gettext(
        "First the bids: that of %(player)s is missing.", player=f["player"]
    ),
    Code.REVEAL_FIRST: lambda _: gettext("First reveal the bids, everybody looking."),
    Code.NOTHING_TO_REVEAL: _nothing_to_reveal,
    Code.ROUND_NOT_OPEN: _round_not_open,
    Code.DEAL_IS_OVER: lambda f: gettext(
        "Round %(round)s has been dealt again since.", round=f["round"]
    ),
    Code.NOT_AT_THE_TABLE: lambda _: gettext("That player is not at the table in this round."),
    Code.GAME_IS_OVER: lambda _: gettext("The game is over. Reopen it, or add a round."),
    Code.NO_SUCH_TRUMP: lambda _: gettext("The deck has no such card."),
    Code.NO_TRUMP_LEFT: lambda _: gettext("All cards are dealt: this round has no trump."),
    Code.TRUMP_NOT_TURNED: lambda _: gettext("No card is turned: the round itself says the trump."),
    Code.TRICK_NOT_NEXT: lambda f: gettext(
        "Trick %(next)s comes next, not trick %(trick)s.", next=f["next"], trick=f["trick"]
    ),
    Code.NO_SUCH_CARD_HERE: lambda _: gettext(
        "This table plays without that card. The rules of this game can bring it in."
    ),
    Code.BOMB_FELL_BEFORE: lambda f: gettext(
        "There is one Bomb, and it fell in trick %(trick)s.", trick=f["trick"]
    ),
    Code.BOMB_DID_NOT_FALL: lambda _: gettext(
        "It was written that the Bomb did not fall in this round. Correct that first."
    ),
    Code.CLOUD_WAS_TAKEN: lambda f: gettext(
        "There is one Cloud, and %(player)s took it. Take that back first.", player=f["player"]
    ),
    Code.CLOUD_BY_ONE: lambda f: gettext(
        "The Cloud changes the bid of %(player)s by exactly one, "
        "and no bid goes below zero or above the cards of the round.",
        player=f["player"],
    ),
    Code.NO_BONUS: lambda _: gettext("This game has no bonus."),
    Code.BONUS_IN_STEPS: lambda f: gettext(
        "A bonus goes up in steps of %(step)s, to %(most)s at most.",
        step=f["step"],
        most=f["most"],
    ),
    Code.NO_SUCH_ELEMENT: lambda _: gettext("The game has no such element."),
    Code.PILE_SIZE: lambda f: gettext(
        "A pile has %(wanted)s cards, not %(cards)s.", wanted=f["wanted"], cards=f["cards"]
    ),
    Code.ROUND_AFTER_THE_END: lambda f: gettext(
        "The match was over before round %(round)s.", round=f["round"]
    ),
    Code.NO_SUMS_NEEDED: lambda f: gettext(
        "Round %(round)s is decided without the sums.", round=f["round"]
    ),
    Code.ROUND_HAS_ENDED: lambda f: gettext(
        "Round %(round)s has no more than %(duels)s duels.", round=f["round"], duels=f["duels"]
    ),
    Code.NOTHING_TO_UNDO: lambda _: gettext("There is nothing to undo."),
    Code.NOT_THE_NEWEST: lambda _: gettext(
        "Somebody wrote in the meantime. Look at what undo would take back now."
    ),
    Code.WRITTEN_MEANWHILE: _written_meanwhile,
    Code.GAME_DELETED: lambda _: gettext("This game was deleted and is gone for good."),
    Code.GAME_NOT_OPEN: lambda _: gettext(
        "The game is there, but not for this phone any more. Open its link again: what waits"
        " here is sent then."
    ),
    Code.SAME_ID: lambda _: gettext("That tap had been written already. This is what stands now."),
    Code.GAME_FULL: lambda _: gettext(
        "This game is full: nothing more can be written in it. Begin a new one."
    ),
    Code.NOT_A_MARK: lambda _: gettext("That could not be read. Please try once more."),
    Code.NAME_EMPTY: lambda _: gettext("Every player needs a name."),
    Code.NAME_TOO_LONG: lambda f: gettext(
        "A name has at most %(longest)s characters.", longest=f["longest"]
    ),
    Code.NAME_OF_WHOM: lambda f: gettext(
        "Several people may be called %(name)s: choose who is meant.", name=f["name"]
    ),
    Code.NAME_TAKEN: lambda f: gettext(
        "There is already one called %(name)s: two names must differ.", name=f["name"]
    ),
    Code.NAME_HAS_CONTROLS: lambda _: gettext(
        "The name has invisible characters. Please type it by hand."
    ),
    Code.NUMBER_OF_PLAYERS: _number_of_players,
    Code.CARDS_DO_NOT_SUFFICE: _cards_do_not_suffice,
    Code.GAME_WOULD_BE_OVER: _game_would_be_over,
    Code.ROUND_HAS_BEGUN: lambda f: gettext(
        "Round %(round)s has begun: seats change between rounds.", round=f["round"]
    ),
    Code.HAND_IS_DEALT: lambda f: gettext(
        "Round %(round)s was dealt with %(hand)s cards each: "
        "change the schedule before the bids of a round.",
        round=f["round"],
        hand=f["hand"],
    ),
    Code.NO_SUIT_FOR_TRUMP: lambda _: gettext(
        "No suit is named for a trump that needs no turned card. Let a card be turned."
    ),
    Code.BAN_NEEDS_OPEN_BIDS: lambda _: gettext(
        "A ban on the last bidder needs open bids: with hidden bids nobody is the last."
    ),
    Code.NO_ROOM_FOR_A_BONUS: lambda f: gettext(
        "A largest bonus of %(most)s has no room for a step of %(step)s: "
        "make it at least as large as the step.",
        most=f["most"],
        step=f["step"],
    ),
    Code.VARIANTS_CONTRADICT: lambda _: gettext(
        "Two of these variants contradict each other: leave one of them off."
    ),
    Code.NO_SUCH_RULE: _no_such_rule,
    Code.NO_SUCH_GAME: lambda _: gettext("Choose one of the games."),
    Code.NOTHING_TO_END: lambda _: gettext(
        "No round is done yet, so there is nothing to end. Leave the game as it is."
    ),
    Code.ROUNDS_OUT_OF_RANGE: lambda f: gettext(
        "From %(low)s to %(high)s rounds, not %(value)s.",
        low=f["low"],
        high=f["high"],
        value=f["value"],
    ),
    Code.HAND_OUT_OF_RANGE: lambda f: gettext(
        "From %(low)s to %(high)s cards each, not %(value)s.",
        low=f["low"],
        high=f["high"],
        value=f["value"],
    ),
    Code.WHY_MISSING: lambda _: gettext("Say in a word why."),
    Code.WHY_TOO_LONG: lambda f: gettext(
        "The reason has at most %(longest)s characters.", longest=f["longest"]
    ),
    Code.RULES_NEED_A_NAME: lambda _: gettext("Give these rules a name."),
    Code.MADE_BRINGS_NO_MORE: lambda _: gettext(
        "A bid that is made must bring more than one that is missed, or nobody needs to bid."
    ),
    Code.TOO_MANY_HOUSE_RULES: lambda f: gettext(
        "%(most)s house rules are kept already. Remove one first.", most=f["most"]
    ),
}
