"""What the rule sheets say. Pure: the standard library and nothing else."""

from scorepad.rules.cards import Card, every_card, kinds_of_card, read_card, read_cards
from scorepad.rules.checking import RulesetError
from scorepad.rules.game_file import LANGUAGES
from scorepad.rules.legality import Ruling, Why, illegal_plays, legal, rulings, suit_led
from scorepad.rules.library import Game, GameWords, games, read_game
from scorepad.rules.options import OPTIONS, with_options
from scorepad.rules.places import place_of
from scorepad.rules.points import score, tie_winners, winners
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.restriction import forbidden_bid, leads_alone
from scorepad.rules.ruleset import Deal, Ruleset
from scorepad.rules.schedule import deals, deals_to_come, largest_hand, undealt
from scorepad.rules.seats import bidding_order, next_dealer
from scorepad.rules.tricks import Taken, Verdict, take
from scorepad.rules.trump import TrumpOfRound, trump_in_round, trump_of

__all__ = [
    "LANGUAGES",
    "OPTIONS",
    "Card",
    "Code",
    "Deal",
    "Game",
    "GameWords",
    "Refusal",
    "Refused",
    "Ruleset",
    "RulesetError",
    "Ruling",
    "Taken",
    "TrumpOfRound",
    "Verdict",
    "Why",
    "bidding_order",
    "deals",
    "deals_to_come",
    "every_card",
    "forbidden_bid",
    "games",
    "illegal_plays",
    "kinds_of_card",
    "largest_hand",
    "leads_alone",
    "legal",
    "next_dealer",
    "place_of",
    "read_card",
    "read_cards",
    "read_game",
    "rulings",
    "score",
    "suit_led",
    "take",
    "tie_winners",
    "trump_in_round",
    "trump_of",
    "undealt",
    "winners",
    "with_options",
]
