"""A match and its duels in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from scorepad.pad.marks import Value
from scorepad.pad.match import DUEL
from scorepad.play.log_view import Detail
from scorepad.words.games import elements_of
from scorepad.words.speech import gettext


def won_by(names: Sequence[str]) -> str:
    """Who wins a round: "Anna wins the round", "Both win the round"."""
    if len(names) > 1:
        return gettext("Both win the round")
    return gettext("%(name)s wins the round", name=names[0] if names else "")


def won_in_log(detail: Detail) -> str:
    """A round's winner as the change log has it."""
    if isinstance(detail.before, list):
        before, after = (_who(value) for value in (detail.before, detail.after))
        return gettext("won by %(before)s → %(after)s", before=before, after=after)
    return gettext("won by %(name)s", name=_who(detail.after))


def duel_in_log(detail: Detail, game: str) -> str:
    """A duel as the change log has it: "duel 2: Fire 5 – Water 3 + 1"."""
    number = detail.field.removeprefix(DUEL)
    if detail.after is None:
        return gettext("duel %(number)s struck out", number=number)
    names = {element.code: name for element, name in elements_of(game)}
    held: Mapping[str, Any] = detail.after if isinstance(detail.after, dict) else {}
    sides = " \N{EN DASH} ".join(
        f"{names.get(code, code)} {value}" + (f" + {bonus}" if bonus else "")
        for code, value, bonus in held.get("sides", ())
    )
    return gettext("duel %(number)s: %(sides)s", number=number, sides=sides)


def _who(value: Value) -> str:
    if not isinstance(value, list):
        return "\N{EN DASH}"
    return " + ".join(value)
