"""Export of games to files, and import from files."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from scorepad.rules.refusal import Refusal


class What(StrEnum):
    """A reason to refuse a file; the comment beside it names the facts that go with it."""

    EMPTY = "empty"
    NOT_CHOSEN = "not_chosen"
    TOO_LARGE = "too_large"  # most: megabytes
    TOO_LONG_A_GAME = "too_long_a_game"  # most: lines
    TOO_MUCH = "too_much"  # time or memory
    ONE_AT_A_TIME = "one_at_a_time"
    NOT_TEXT = "not_text"
    NOT_OURS = "not_ours"
    NOT_JSON = "not_json"
    NEWER = "newer"  # version, known
    KEY_WRONG = "key_wrong"  # key
    ANOTHER_GAME = "another_game"
    COLUMN_MISSING = "column_missing"  # column
    COLUMNS_TOO_MANY = "columns_too_many"
    NOT_A_NUMBER = "not_a_number"  # column, value
    VALUE_WRONG = "value_wrong"  # column, value
    NO_TIME = "no_time"  # key
    NO_MOMENT = "no_moment"  # column, value
    NO_ID = "no_id"  # column, value
    NO_SUCH_GAME = "no_such_game"  # value
    ROUND_OUT_OF_ORDER = "round_out_of_order"  # round
    PEOPLE_TOO_MANY = "people_too_many"  # most: people of a group
    PLAYER_TWICE = "player_twice"  # player
    NOT_WHAT_THE_RULES_GIVE = "not_what_the_rules_give"  # column, value, right


class ImportRefused(Exception):
    """Raised when a file is refused as a whole.

    ``line`` counts from 1; 0 means the whole file. ``facts`` go with ``why``. ``names`` are those
    of players whom the refusal mentions.
    """

    def __init__(
        self,
        line: int,
        why: What | Refusal,
        names: Mapping[str, str] | None = None,
        **facts: Any,
    ) -> None:
        super().__init__(line, why, facts)
        self.line, self.why, self.facts = line, why, facts
        self.names: Mapping[str, str] = names or {}
