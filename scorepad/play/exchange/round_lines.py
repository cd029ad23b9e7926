"""What stands on the lines of a game, by their columns."""

from collections.abc import Iterator, Mapping
from typing import Any, cast

from scorepad.pad.marks import Value
from scorepad.pad.match.state import Match
from scorepad.pad.state import Box, Pad, Phase, Round
from scorepad.play.rule_fields import as_sent
from scorepad.rules.reading import remembered_ruleset
from scorepad.rules.ruleset import Ruleset

YES, NO = "yes", "no"

Row = Mapping[str, Any]


def trick_rows(pad: Pad) -> Iterator[Row]:
    """A row for each player and round that was begun; hidden bids are left out."""
    base = remembered_ruleset(cast("Mapping[str, Any]", pad.written.round(0)[0, "", "ruleset"]))
    for played in pad.rounds:
        written = pad.written.round(played.number)
        bomb = written.get((played.deal, "", "bomb"))
        of_round = {
            "round": played.number,
            "hand": played.hand,
            "rules": changed_options(base, played.ruleset),
            "trump": written.get((played.deal, "", "trump")),
            "bomb": {True: YES, False: NO}.get(cast("bool", bomb)),
        }
        for player, box in played.boxes.items():
            why = _why(written.get((0, player, "adjustment")))
            of_player = {"player_id": player, "player": pad.names.get(player, ""), "why": why}
            dealer = YES if player == played.dealer else None
            yield of_round | of_player | {"dealer": dealer} | _numbers(played, box)


def _numbers(played: Round, box: Box) -> dict[str, int | None]:
    done = played.phase is Phase.DONE
    shown = not played.hidden
    return {
        "bid": box.bid if shown else None,
        "changed": box.changed if shown else None,
        "tricks": box.tricks,
        "bonus": box.bonus,
        "adjustment": box.adjustment or None,
        "points": box.points,
        "total": box.total if done else None,
    }


def changed_options(base: Ruleset, ruleset: Ruleset) -> str:
    """The options of ``ruleset`` that ``base`` has otherwise."""
    before = base.options
    changed = {name: value for name, value in ruleset.options.items() if before.get(name) != value}
    return " ".join(f"{name}={as_sent(value)}" for name, value in changed.items())


def _why(adjustment: Value) -> str | None:
    return str(adjustment[1]) if isinstance(adjustment, list) else None


def match_rows(match: Match) -> Iterator[Row]:
    """A row for each player and round that was begun."""
    for played in match.rounds:
        for player, box in played.boxes.items():
            done = played.phase is Phase.DONE
            yield {
                "round": played.number,
                "player_id": player,
                "player": match.names.get(player, ""),
                "won": (YES if player in played.won else NO) if played.won else None,
                "sum": box.sum,
                "points": box.points,
                "total": box.total if done else None,
            }
