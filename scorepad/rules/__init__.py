"""What the rule sheets say. Pure: the standard library and nothing else."""

from scorepad.rules.checking import RulesetError
from scorepad.rules.game_file import LANGUAGES
from scorepad.rules.library import Game, GameWords, games, read_game
from scorepad.rules.options import OPTIONS, with_options
from scorepad.rules.points import score, tie_winners, winners
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.restriction import forbidden_bid, leads_alone
from scorepad.rules.ruleset import Deal, Ruleset
from scorepad.rules.schedule import deals, deals_to_come, largest_hand, undealt
from scorepad.rules.seats import bidding_order, next_dealer
from scorepad.rules.trump import TrumpOfRound, trump_in_round, trump_of

__all__ = [
    "LANGUAGES",
    "OPTIONS",
    "Code",
    "Deal",
    "Game",
    "GameWords",
    "Refusal",
    "Refused",
    "Ruleset",
    "RulesetError",
    "TrumpOfRound",
    "bidding_order",
    "deals",
    "deals_to_come",
    "forbidden_bid",
    "games",
    "largest_hand",
    "leads_alone",
    "next_dealer",
    "read_game",
    "score",
    "tie_winners",
    "trump_in_round",
    "trump_of",
    "undealt",
    "winners",
    "with_options",
]
