"""Refusals: an act that cannot be done, as a value with a code and its facts.

Sentences are made from them where somebody reads them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Code(StrEnum):
    """The reason of a refusal; in brackets the facts that go with it."""

    # bids and tricks
    BID_FORBIDDEN = "bid_forbidden"  # player, value, bids, hand
    OUT_OF_RANGE = "out_of_range"  # value, low, high
    NOT_A_MULTIPLE = "not_a_multiple"  # value, step
    TOO_MANY_TRICKS = "too_many_tricks"  # value, left
    TRICKS_DO_NOT_ADD_UP = "tricks_do_not_add_up"  # tricks, least, hand
    NOTHING_CHANGED = "nothing_changed"  # player, value
    OTHER_PLAYER_NEEDED = "other_player_needed"  # player
    BIDS_MISSING = "bids_missing"  # player
    REVEAL_FIRST = "reveal_first"  # round
    NOTHING_TO_REVEAL = "nothing_to_reveal"  # round, player
    ROUND_NOT_OPEN = "round_not_open"  # round, open
    DEAL_IS_OVER = "deal_is_over"  # round
    NOT_AT_THE_TABLE = "not_at_the_table"  # player
    GAME_IS_OVER = "game_is_over"
    NO_SUCH_TRUMP = "no_such_trump"  # value
    NO_TRUMP_LEFT = "no_trump_left"  # round
    TRUMP_NOT_TURNED = "trump_not_turned"
    # tricks one by one, and special cards
    TRICK_NOT_NEXT = "trick_not_next"  # trick, next
    NO_SUCH_CARD_HERE = "no_such_card_here"
    BOMB_FELL_BEFORE = "bomb_fell_before"  # trick
    NO_MORE_FOR_NOBODY = "no_more_for_nobody"  # most
    BOMB_DID_NOT_FALL = "bomb_did_not_fall"
    BOMB_NOT_SAID = "bomb_not_said"
    CLOUD_WAS_TAKEN = "cloud_was_taken"  # player
    CLOUD_BY_ONE = "cloud_by_one"  # player
    NO_MORE_CHANGES = "no_more_changes"  # most
    CLOUD_WITHOUT_TRICK = "cloud_without_trick"  # player
    WAGER_IN_STEPS = "wager_in_steps"  # step, most
    NOT_AN_ALLY = "not_an_ally"  # player
    LOOTS_ARE_PLAYED = "loots_are_played"  # most
    NO_CANNONBALL = "no_cannonball"
    NO_BONUS = "no_bonus"
    BONUS_IN_STEPS = "bonus_in_steps"  # step, most
    # duels
    NO_SUCH_ELEMENT = "no_such_element"  # value
    PILE_SIZE = "pile_size"  # cards, wanted
    ROUND_AFTER_THE_END = "round_after_the_end"  # round
    NO_SUMS_NEEDED = "no_sums_needed"  # round
    ORDER_CLOSED = "order_closed"  # round
    CARD_LIES_THERE = "card_lies_there"  # place
    CARDS_MISSING = "cards_missing"  # player
    NOTHING_TO_TURN_UP = "nothing_to_turn_up"  # round
    ROUND_HAS_ENDED = "round_has_ended"  # round, duels
    # what is written, and by whom
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOT_THE_NEWEST = "not_the_newest"
    WRITTEN_MEANWHILE = "written_meanwhile"  # player, field, ours, theirs
    SAME_ID = "same_id"
    GAME_DELETED = "game_deleted"
    GAME_NOT_OPEN = "game_not_open"
    ACCESS_ENDED = "access_ended"
    GAME_FULL = "game_full"
    # going on on another phone
    NOTHING_TO_GO_ON = "nothing_to_go_on"
    SCORER_IS_ASKED = "scorer_is_asked"  # seconds
    TAKEOVER_REFUSED = "takeover_refused"  # seconds
    TAKEOVER_EXPIRED = "takeover_expired"  # minutes
    TAKEOVER_GIVEN = "takeover_given"
    TAKEOVER_DENIED = "takeover_denied"
    TAKEOVER_BY_NOBODY = "takeover_by_nobody"
    TOO_MANY_ASK = "too_many_ask"
    ANSWERED_ELSEWHERE = "answered_elsewhere"
    SEAT_IS_ASKED = "seat_is_asked"  # seconds
    WRITES_BY_GROUP = "writes_by_group"
    # a player's own phone
    NOT_OWN_SEAT = "not_own_seat"  # player
    NOT_YOUR_TURN = "not_your_turn"  # player
    ENTRY_CLOSED = "entry_closed"
    SHARE_USED_UP = "share_used_up"  # value
    TRICKS_BY_SCORER = "tricks_by_scorer"
    SEAT_TAKEN = "seat_taken"  # player
    SEAT_GONE = "seat_gone"
    NOTHING_CHOSEN = "nothing_chosen"  # what
    NOT_A_MARK = "not_a_mark"  # what
    # people
    NAME_EMPTY = "name_empty"
    NAME_TOO_LONG = "name_too_long"  # longest
    NAME_TAKEN = "name_taken"  # name
    NAME_OF_WHOM = "name_of_whom"  # name
    NAME_HAS_CONTROLS = "name_has_controls"
    NAME_UNSEEN = "name_unseen"
    NUMBER_OF_PLAYERS = "number_of_players"  # players, least, most
    CARDS_DO_NOT_SUFFICE = "cards_do_not_suffice"  # players, hand, cards
    GAME_WOULD_BE_OVER = "game_would_be_over"  # players, rounds, round
    ROUND_HAS_BEGUN = "round_has_begun"  # round
    HAND_IS_DEALT = "hand_is_dealt"  # round, hand
    # rules and schedule
    BAN_NEEDS_OPEN_BIDS = "ban_needs_open_bids"  # who
    CARDS_ARE_SEEN = "cards_are_seen"
    NO_SUIT_FOR_TRUMP = "no_suit_for_trump"  # source
    TRUMP_NOT_ONCE = "trump_not_once"  # number
    NO_ROOM_FOR_A_BONUS = "no_room_for_a_bonus"  # step, most
    VARIANTS_CONTRADICT = "variants_contradict"
    NO_SUCH_RULE = "no_such_rule"  # key, allowed
    NO_SUCH_GAME = "no_such_game"  # key
    NOTHING_TO_END = "nothing_to_end"
    ROUNDS_OUT_OF_RANGE = "rounds_out_of_range"  # value, low, high
    HAND_OUT_OF_RANGE = "hand_out_of_range"  # value, low, high
    WHY_MISSING = "why_missing"
    TEXT_TOO_LONG = "text_too_long"  # longest
    WHY_TOO_LONG = "why_too_long"  # longest
    RULES_NEED_A_NAME = "rules_need_a_name"
    GROUP_NEEDS_A_NAME = "group_needs_a_name"
    TOO_MANY_HOUSE_RULES = "too_many_house_rules"  # most
    MADE_BRINGS_NO_MORE = "made_brings_no_more"
    # seasons
    SEASON_NEEDS_A_NAME = "season_needs_a_name"
    SEASON_IS_THERE = "season_is_there"  # name
    NO_SUCH_DAY = "no_such_day"
    SEASON_DAY_FAR = "season_day_far"  # first, last
    SEASON_ENDS_EARLY = "season_ends_early"  # day
    SEASON_DAY_TAKEN = "season_day_taken"  # name, day
    SEASON_BEGINS_EARLY = "season_begins_early"  # name, last, day
    SEASON_ENDS_LATE = "season_ends_late"  # name, next, day
    SEASON_NUMBER = "season_number"  # low, high
    SEASON_BEST_OF = "season_best_of"  # best, of
    SEASON_CHANGED = "season_changed"
    TOO_MANY_SEASONS = "too_many_seasons"  # most
    # cards
    NO_SUCH_CARD = "no_such_card"  # card
    CARD_TOO_OFTEN = "card_too_often"  # card, times, count
    TURNED_CARD = "turned_card"  # card
    NEVER_PLAYED = "never_played"  # card
    TOO_MANY_CARDS = "too_many_cards"  # cards, players
    ALREADY_PLAYED = "already_played"  # card
    NOT_IN_HAND = "not_in_hand"  # card, play
    NO_CARDS = "no_cards"
    PLAYED_AS_WHAT = "played_as_what"  # card, ways
    NOT_JUDGED = "not_judged"  # game


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refusal: its reason, with the facts that a sentence needs."""

    code: Code
    facts: Mapping[str, Any] = field(default_factory=dict)


class Refused(Exception):
    """The exception for a refusal that must end what was begun."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, dict(refusal.facts))
        self.refusal = refusal
