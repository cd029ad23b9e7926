"""The table menu: the things that can be changed, and how they stand."""

from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.marks import Value
from scorepad.pad.opening import house_name
from scorepad.pad.plain_fields import plain_fields, value_of_game
from scorepad.pad.state import Pad, Round
from scorepad.rules.library import games
from scorepad.rules.ruleset import Option
from scorepad.services.access import OpenedGame
from scorepad.services.rule_fields import variants_on
from scorepad.views.adjustments import Adjustment, adjustments
from scorepad.views.plain_fields import shown_values
from scorepad.views.rules_summary import own_rules


class TricksTable(NamedTuple):
    """The things that only the table of a trick game can change, with what holds now.

    ``round`` is the open one, ``None`` when the game is over; ``variants`` are keys of those
    played, ``own`` the options that the rule sheet has otherwise; ``day`` is when a game was played
    of which only the totals are known, in Unix seconds, else ``None``.
    """

    round: int | None
    rounds: int
    hand: int
    dealer: str
    variants: tuple[str, ...]
    own: tuple[tuple[str, Option], ...]
    adjustments: tuple[Adjustment, ...]
    day: int | None


class EndNow(NamedTuple):
    """A game that can be ended now.

    ``round`` is the open one, ``begun`` once something was written in it; ``seen`` is the newest
    mark.
    """

    seen: str
    round: int
    begun: bool


class PlainEntry(NamedTuple):
    """A field that needs no form of its own, and the ``number`` of values that stand in it.

    ``value`` is the value of a field of which a game has one, else ``None``.
    """

    name: str
    number: int
    value: Value


class TableView(NamedTuple):
    """The table menu.

    ``players`` are (id, name). ``plain`` are the fields that need no form of their own. ``tricks``
    is ``None`` for a game that has no seats, hands or rules to change; ``judged`` when it can be
    told who takes a trick, or wins a duel; ``end`` is there where a round is done and the game is
    not over.
    """

    game_id: str
    ruleset: str
    house: str
    players: tuple[tuple[str, str], ...]
    plain: tuple[PlainEntry, ...]
    tricks: TricksTable | None
    judged: bool
    end: EndNow | None


def table_view(opened: OpenedGame) -> TableView:
    """Return the menu of ``opened``."""
    pad, begun = opened.pad, opened.game.created_at
    return TableView(
        game_id=opened.game.game_id,
        ruleset=pad.ruleset.key,
        house=house_name(pad.written),
        players=tuple((player, pad.names[player]) for player in pad.present),
        plain=tuple(
            PlainEntry(name, len(shown_values(pad, name)), value_of_game(pad, name))
            for name in plain_fields(pad)
        ),
        tricks=_tricks_table(pad, begun) if isinstance(pad, Pad) else None,
        judged=not isinstance(pad, Pad) or pad.ruleset.play.judged,
        end=_end_of(pad),
    )


def _end_of(pad: AnyPad) -> EndNow | None:
    round_ = pad.current
    if round_ is None or round_.number == 1:
        return None
    begun = not round_.nobody_has_bid if isinstance(round_, Round) else bool(round_.duels)
    return EndNow(pad.written.newest_mark, round_.number, begun)


def _tricks_table(pad: Pad, begun: int) -> TricksTable:
    """Return what only the table of a trick game can change."""
    round_, game = pad.current, games().get(pad.ruleset.key)
    return TricksTable(
        round=round_.number if round_ else None,
        rounds=pad.number_of_rounds,
        hand=round_.hand if round_ else 0,
        dealer=pad.names[round_.dealer] if round_ else "",
        variants=variants_on(pad),
        own=own_rules(pad.ruleset, game.ruleset) if game else (),
        adjustments=adjustments(pad),
        day=begun if pad.totals_alone else None,
    )
