"""The rules at a glance of a game of duels."""

from collections.abc import Iterator
from dataclasses import dataclass

from scorepad.play.glance.topics import Saying, Topic
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import DuelReason, Side, Sorcerer, duel, element_wins


@dataclass(frozen=True, slots=True)
class ElementRow:
    """An element, and which others it beats and loses to, by their codes."""

    code: str
    beats: tuple[str, ...]
    loses_to: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DuelRow:
    """A worked duel: each side is (element, printed value, bonus); ``winner``
    is ``NONE`` when both lose."""

    a: tuple[str, int, int]
    b: tuple[str, int, int]
    winner: Side
    reason: DuelReason


def duel_topics(ruleset: DuelRuleset, sheet: DuelRuleset) -> tuple[Topic, ...]:
    """The rules topic by topic, in the order in which a table needs them; headings
    that no pad keeps are those of the ``sheet``."""
    places = {**sheet.more_places, **ruleset.places}
    cards = {"pile": ruleset.pile, "chosen": ruleset.pile - 1, "fighting": ruleset.fighting}
    return tuple(
        Topic(key, places.get(key, ""), sayings)
        for key, sayings in {
            "cards": (
                Saying("sets"),
                Saying("drawn", cards),
                Saying("chosen", cards),
                Saying("aside"),
            ),
            "order_of_cards": (Saying("pile", cards), Saying("face_down")),
            "power": (Saying("power"), Saying("immediate")),
            "dormant": (Saying("dormant"),),
            "permanent": (Saying("permanent"),),
            "may": (Saying("may"), Saying("both_powers")),
            "order": (Saying("order"), Saying("same_name")),
            "element": (Saying("element"),),
            "value": (Saying("value"),),
            "level": (Saying("level"),),
            "round": (Saying("stays"), Saying("round"), Saying("both_win")),
            "swap": (Saying("swap", cards),),
            "end": (
                Saying("tokens", {"tokens": ruleset.tokens}),
                Saying("sums", {"pile": ruleset.pile}),
            ),
        }.items()
    )


def element_rows(ruleset: DuelRuleset) -> tuple[ElementRow, ...]:
    """Return what each element does against the others."""
    codes = [element.code for element in ruleset.elements]
    return tuple(
        ElementRow(
            code,
            tuple(other for other in codes if element_wins(ruleset, code, other) is Side.A),
            tuple(other for other in codes if element_wins(ruleset, code, other) is Side.B),
        )
        for code in codes
    )


def duel_rows(ruleset: DuelRuleset, sheet: DuelRuleset) -> tuple[DuelRow, ...]:
    """The worked duels of the rule sheet, each worked out anew."""
    return tuple(_duels(ruleset, sheet))


def _duels(ruleset: DuelRuleset, sheet: DuelRuleset) -> Iterator[DuelRow]:
    for example in sheet.examples:
        verdict = duel(ruleset, Sorcerer(*example.a), Sorcerer(*example.b))
        yield DuelRow(example.a, example.b, verdict.winner, verdict.reason)
