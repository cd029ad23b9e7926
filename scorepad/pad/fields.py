"""The fields of a pad, one line each: place, types, shape, rule, secrecy, and who may write it."""

from collections.abc import Mapping
from typing import Any

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.captures import CAPTURES
from scorepad.pad.field import (
    DEAL,
    GAME,
    HIGHEST,
    NOTHING,
    PLAYER,
    PLAYER_IN_DEAL,
    PLAYER_IN_ROUND,
    ROUND,
    Field,
    OneOf,
    Text,
    Whole,
    name,
    person,
)
from scorepad.pad.judge_people import (
    check_seating,
    judge_name,
    judge_person,
    judge_seating,
    judge_start,
)
from scorepad.pad.judge_play import (
    check_card,
    check_chooser,
    check_leader,
    check_taker,
    judge_bomb,
    judge_chooser,
    judge_leader,
    judge_number,
    judge_reveal,
    judge_trick,
    judge_trump,
)
from scorepad.pad.judge_special_cards import (
    check_ally,
    check_captures,
    judge_bonus,
    judge_cannonball,
    judge_captures,
    judge_changed,
    judge_loot,
    judge_wager,
)
from scorepad.pad.judge_table import (
    check_adjustment,
    check_dealer,
    check_option,
    check_rounds,
    judge_adjustment,
    judge_deal,
    judge_dealer,
    judge_dealt,
    judge_ended,
    judge_hand,
    judge_rounds,
    judge_rule,
)
from scorepad.pad.marks import Cell
from scorepad.pad.match import judge as match
from scorepad.pad.match.state import CARD, DUEL, PENDING, PERMANENT, TURNED, Match
from scorepad.pad.opening import PERSON
from scorepad.pad.reveals import REVEAL
from scorepad.pad.secrecy import UNTIL_REVEAL, UNTIL_TURNED_UP
from scorepad.pad.state import Pad
from scorepad.pad.table import RULE
from scorepad.pad.tricks_taken import LEADER, TRICK
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.option_table import MOST_ROUNDS
from scorepad.rules.ruleset import Ruleset

_HAND, _BONUS, _YES_OR_NOTHING = Whole(0, 60), Whole(0, 1000), OneOf((True, None))

LONGEST_NOTE = 200

_PLAIN: Mapping[str, Field[Any, Any]] = {
    # about the game, for those who look at it later
    "note": Field(GAME, (str, NOTHING), Text(LONGEST_NOTE), judge_dealt, None),
    "counts": Field(GAME, (bool, NOTHING), OneOf((True, False, None)), judge_dealt, None),
}
"""The fields of games of every kind that no rule counts, see :mod:`scorepad.pad.plain_fields`.

``counts`` is ``False`` for a game that does not count in statistics. All others count, but somebody
has said so where it is ``True``.
"""

FIELDS: Mapping[str, Field[Pad, Ruleset]] = {
    # people
    "name": Field(PLAYER, (str,), name, judge_name, None),
    PERSON: Field(PLAYER, (str, NOTHING), person, judge_person, None, judged_late=True),
    "seating": Field(ROUND, (list, NOTHING), check_seating, judge_seating, None),
    "start": Field(PLAYER_IN_ROUND, (str,), OneOf(("zero", "lowest")), judge_start, None),
    # the table
    "dealer": Field(ROUND, (str, NOTHING), check_dealer, judge_dealer, None),
    "hand": Field(ROUND, (int,), Whole(1, 60), judge_hand, None),
    "rounds": Field(ROUND, (int, str, NOTHING), check_rounds, judge_rounds, None),
    "deal": Field(ROUND, (int,), Whole(1, HIGHEST), judge_deal, None),
    "adjustment": Field(PLAYER_IN_ROUND, (list, NOTHING), check_adjustment, judge_adjustment, None),
    "ended": Field(GAME, (int, NOTHING), Whole(1, MOST_ROUNDS), judge_ended, None),
    RULE: Field(ROUND, (str, int, bool, NOTHING), check_option, judge_rule, None),
    # a deal
    "bid": Field(PLAYER_IN_DEAL, (int,), _HAND, judge_number, UNTIL_REVEAL, own=True),
    "tricks": Field(PLAYER_IN_DEAL, (int,), _HAND, judge_number, None, own=True),
    TRICK: Field(DEAL, (str,), check_taker, judge_trick, None),
    LEADER: Field(DEAL, (str,), check_leader, judge_leader, None),
    "bomb": Field(DEAL, (bool, int, NOTHING), OneOf((True, False, 2, None)), judge_bomb, None),
    "trump": Field(DEAL, (str, NOTHING), check_card, judge_trump, None),
    "chooser": Field(DEAL, (str, NOTHING), check_chooser, judge_chooser, None),
    REVEAL: Field(DEAL, (bool,), OneOf((True,)), judge_reveal, None, judged_late=True),
    # special cards
    "changed": Field(
        PLAYER_IN_DEAL, (int, NOTHING), Whole(0, 61), judge_changed, UNTIL_REVEAL, own=True
    ),
    "bonus": Field(PLAYER_IN_DEAL, (int, NOTHING), _BONUS, judge_bonus, None),
    CAPTURES: Field(PLAYER_IN_DEAL, (str, NOTHING), check_captures, judge_captures, None),
    "cannonball": Field(PLAYER_IN_DEAL, (bool, NOTHING), _YES_OR_NOTHING, judge_cannonball, None),
    "wager": Field(PLAYER_IN_DEAL, (int, NOTHING), _BONUS, judge_wager, None),
    "loot": Field(PLAYER_IN_DEAL, (str, NOTHING), check_ally, judge_loot, None),
    **_PLAIN,
}
"""The fields of a game of bids and tricks.

"rule:" is followed by an option's key, "trick:" and "leader:" by a number.
"""

MATCH_FIELDS: Mapping[str, Field[Match, DuelRuleset]] = {
    "name": Field(PLAYER, (str,), name, judge_name, None),
    PERSON: Field(PLAYER, (str, NOTHING), person, judge_person, None, judged_late=True),
    "won": Field(ROUND, (list,), match.check_winners, match.judge_won, None),
    "sum": Field(PLAYER_IN_ROUND, (int,), match.check_sum, match.judge_sum, None),
    DUEL: Field(ROUND, (dict, NOTHING), match.check_duel, match.judge_duel, None),
    PENDING: Field(PLAYER_IN_ROUND, (bool, NOTHING), _YES_OR_NOTHING, match.judge_pending, None),
    PERMANENT: Field(
        PLAYER_IN_ROUND, (list, NOTHING), match.check_permanent, match.judge_permanent, None
    ),
    CARD: Field(
        PLAYER_IN_ROUND,
        (list, NOTHING),
        match.check_card,
        match.judge_card,
        UNTIL_TURNED_UP,
        own=True,
    ),
    TURNED: Field(
        PLAYER_IN_ROUND,
        (int,),
        match.check_turned,
        match.judge_turned,
        None,
        own=True,
        judged_late=True,
    ),
    "ended": Field(GAME, (int, NOTHING), match.check_ended, judge_ended, None),
    **_PLAIN,
}
"""The fields of a match; "duel:" and "card:" are followed by a number."""


def has_own_words(cell: Cell) -> bool:
    """Return whether people write words of their own in ``cell``, which may name somebody."""
    field = FIELDS.get(cell.field)
    return field is not None and (isinstance(field.shape, Text) or field.shape is check_adjustment)


def fields_of(pad: AnyPad) -> Mapping[str, Field[Any, Any]]:
    """Return the fields of a game of this kind."""
    return MATCH_FIELDS if isinstance(pad, Match) else FIELDS


def find_field(pad: AnyPad, cell: Cell) -> Field[Any, Any] | None:
    """Return the field of a cell, or ``None`` if this pad has no such field."""
    name, colon, _ = cell.field.partition(":")
    return fields_of(pad).get(name + colon)


def field_of(pad: AnyPad, cell: Cell) -> Field[Any, Any]:
    """Return the field of a cell that this pad has."""
    field = find_field(pad, cell)
    assert field is not None, cell.field
    return field
