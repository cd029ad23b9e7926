"""A blank sheet for a match of duels."""

from dataclasses import dataclass

from scorepad.rules.duel.ruleset import DuelRuleset


@dataclass(frozen=True, slots=True)
class BlankMatch:
    """``names`` of both sides, "" where left open; ``rounds`` that a match can
    have at most, each with ``duels`` lines; ``values`` are the fields of a
    pile's values for the tie-break."""

    ruleset: DuelRuleset
    names: tuple[str, str]
    rounds: int
    duels: int
    values: int


def blank_match(ruleset: DuelRuleset, names: tuple[str, str] = ("", "")) -> BlankMatch:
    """The sheet of a match. The last round is the one that both begin one
    token short; each duel but the last discards at least one card.

    >>> from scorepad.rules.library import duel_games
    >>> (game,) = duel_games().values()
    >>> match = blank_match(game.ruleset)
    >>> match.rounds, match.duels, match.values
    (3, 9, 6)
    """
    return BlankMatch(
        ruleset=ruleset,
        names=names,
        rounds=2 * ruleset.tokens - 1,
        duels=2 * ruleset.fighting - 1,
        values=ruleset.pile,
    )
