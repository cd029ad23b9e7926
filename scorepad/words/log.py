"""What an act in the change log says."""

from typing import Any

from scorepad.pad.table import RULE
from scorepad.play.log_view import Detail, LogLine
from scorepad.words.games import words_of
from scorepad.words.numbers import signed
from scorepad.words.rules import rule_title
from scorepad.words.speech import gettext


def what(line: LogLine, game: str) -> str:
    """The act in short: "Anna: bid 3", "Anna: tricks 2 → 1, Ben: tricks 0 → 1"."""
    details = line.details
    seating = [detail for detail in details if detail.field == "seating"]
    if seating:
        return gettext("new seats")
    return ", ".join(_detail(detail, game) for detail in details)


def _detail(detail: Detail, game: str) -> str:
    before, after = _shown(detail, detail.before, game), _shown(detail, detail.after, game)
    value = after if detail.before is None else f"{before} → {after}"
    label = _label(detail)
    if detail.hidden or detail.field == "deal":
        return label
    return f"{label} {value}"


def _label(detail: Detail) -> str:
    player, field = detail.player, detail.field
    match field:
        case "bid":
            return gettext("%(player)s: bid", player=player)
        case "tricks":
            return gettext("%(player)s: tricks", player=player)
        case "trump":
            return gettext("trump")
        case "dealer":
            return gettext("dealer")
        case "hand":
            return gettext("cards each")
        case "rounds":
            return gettext("rounds")
        case "deal":
            return gettext("dealt again")
        case "ended":
            return gettext("game ended") if detail.after is not None else gettext("game reopened")
        case "name":
            return gettext("name")
        case "adjustment":
            return gettext("%(player)s: points", player=player)
    return rule_title(field.removeprefix(RULE))


def _shown(detail: Detail, value: Any, game: str) -> str:
    if value is None:
        return "\N{EN DASH}"
    match detail.field:
        case "adjustment":
            return f"{signed(value[0])} ({value[1]})"
        case "trump":
            words = words_of(game)
            names = {**words.suits, **words.specials}
            return " ".join(names.get(code, code) for code in str(value))
        case "dealer" | "ended":
            return ""
    if isinstance(value, bool):
        return gettext("on") if value else gettext("off")
    return str(value)
