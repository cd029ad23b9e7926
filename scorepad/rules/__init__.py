"""The rules of the games, as the rule sheets have them.

Pure: the standard library and nothing else.

The public face: ``games`` and their ``Ruleset``; cards (``read_cards``,
``read_words``, ``card_in_words``); a round (``deals``, ``bidding_order``,
``trump_of``, ``forbidden_bid``, ``score``); a trick (``legal``, ``rulings``,
``take``), each answer with its reason and its place in the sheet; a whole game
(``GameInPlay``, ``RoundInPlay``); and for duels ``duel``, ``cup_round`` and
``end_of_round``. What cannot be is ``Refused`` with a ``Code`` and its facts.

>>> from scorepad.rules import games, legal, read_cards, take
>>> wizard = games()["wizard_gigamic"].ruleset
>>> plays = read_cards(wizard.deck, ["B5", "R2", "N"])
>>> verdict = take(wizard, plays, trump="R")
>>> verdict.taker, verdict.why.value, verdict.place
(1, 'highest_trump', 'Wizard (Gigamic), Qui remporte le pli ?')
>>> [card.code for card in legal(wizard, plays[:1], read_cards(wizard.deck, ["B3", "R7", "Z"]))]
['B3', 'Z']
"""

from scorepad.rules.cards import Card, every_card, kinds_of_card, read_card, read_cards
from scorepad.rules.checking import RulesetError
from scorepad.rules.duel.round import CupRound, Outcome, RoundEnd, cup_round, end_of_round
from scorepad.rules.duel.ruleset import DuelGame, DuelRuleset
from scorepad.rules.duel.verdict import (
    DuelReason,
    DuelVerdict,
    PowerOrder,
    Side,
    Sorcerer,
    duel,
    element_wins,
    power_order,
)
from scorepad.rules.game_file import GameWords
from scorepad.rules.game_in_play import GameInPlay, RoundInPlay
from scorepad.rules.legality import (
    Ruling,
    Why,
    forbidden_bid,
    illegal_plays,
    leads_alone,
    legal,
    rulings,
    suit_led,
)
from scorepad.rules.library import Game, duel_games, games, read_game
from scorepad.rules.notation import card_in_words, read_words
from scorepad.rules.option_table import OPTIONS
from scorepad.rules.options import with_options
from scorepad.rules.points import score, tie_winners, winners
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Deal, Ruleset, TopLead, place_of
from scorepad.rules.schedule import (
    bidding_order,
    deals,
    deals_to_come,
    largest_hand,
    next_dealer,
    undealt,
)
from scorepad.rules.tricks import Taken, TrumpOfRound, Verdict, take, trump_in_round, trump_of

__all__ = [
    "OPTIONS",
    "Card",
    "Code",
    "CupRound",
    "Deal",
    "DuelGame",
    "DuelReason",
    "DuelRuleset",
    "DuelVerdict",
    "Game",
    "GameInPlay",
    "GameWords",
    "Outcome",
    "PowerOrder",
    "Refusal",
    "Refused",
    "RoundEnd",
    "RoundInPlay",
    "Ruleset",
    "RulesetError",
    "Ruling",
    "Side",
    "Sorcerer",
    "Taken",
    "TopLead",
    "TrumpOfRound",
    "Verdict",
    "Why",
    "bidding_order",
    "card_in_words",
    "cup_round",
    "deals",
    "deals_to_come",
    "duel",
    "duel_games",
    "element_wins",
    "end_of_round",
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
    "power_order",
    "read_card",
    "read_cards",
    "read_game",
    "read_words",
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
