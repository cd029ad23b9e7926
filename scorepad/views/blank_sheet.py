"""The rules that a blank sheet is printed for, from what somebody asks for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from scorepad.pad.names import caseless, check_name, clean_name
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.library import all_games, games
from scorepad.rules.option_table import OPTIONS
from scorepad.rules.options import with_options
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Ruleset
from scorepad.services.house_rules import HouseRules
from scorepad.services.new_game import NewGameInput, opening_of


@dataclass(frozen=True, slots=True)
class BlankSheetQuery:
    """The game and the rules that were asked for.

    ``game`` is its key; ``variants`` are of its sheet, ``options``, ``rounds`` and ``hands`` as the
    form for a new game sends them; ``house`` are saved house rules; ``variants`` is then empty.
    """

    game: str
    players: int
    variants: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    rounds: str = ""
    hands: str = ""
    house: HouseRules | None = None


class Rules(NamedTuple):
    """The rules as the table plays them, and the rule sheet's own (``usual``).

    ``rounds`` and ``hands`` are set where the table has fixed them.
    """

    ruleset: Ruleset | DuelRuleset
    usual: Ruleset | DuelRuleset
    rounds: int | None = None
    hands: tuple[int, ...] = ()


def offered_games() -> tuple[str, ...]:
    """Return the keys of all games."""
    return tuple(all_games())


def variants_of(game: str) -> tuple[str, ...]:
    """Return the keys of a game's variants."""
    return tuple(variant.key for variant in all_games()[game].ruleset.variants)


def numbers_of_players(game: str) -> tuple[int, int]:
    """Return the least and the most players of a game."""
    ruleset = all_games()[game].ruleset
    return ruleset.least, ruleset.most


def rules_for(query: BlankSheetQuery) -> Rules:
    """Return the rules that ``query`` asks about.

    Raises:
        Refused: no such game, number of players, option or length.
    """
    game = all_games().get(query.game)
    if game is None:
        raise Refused(Refusal(Code.NO_SUCH_GAME, {"key": query.game}))
    usual = game.ruleset
    if not usual.least <= query.players <= usual.most:
        facts = {"players": query.players, "least": usual.least, "most": usual.most}
        raise Refused(Refusal(Code.NUMBER_OF_PLAYERS, facts))
    for option in query.options:
        if option not in OPTIONS:
            raise Refused(Refusal(Code.NO_SUCH_RULE, {"key": option}))
    if query.game not in games():
        return Rules(usual, usual)
    opening, wrong = opening_of(
        NewGameInput(
            form_id="",
            game=query.game,
            names=tuple(map(str, range(query.players))),
            dealer="0",
            variants=frozenset(f"{query.game}.{variant}" for variant in query.variants),
            options=query.options,
            rounds=query.rounds,
            hands=query.hands,
            house=query.house,
        )
    )
    if wrong:
        raise Refused(next(iter(wrong.values())))
    ruleset = with_options(games()[query.game].ruleset, opening.options)
    return Rules(ruleset, usual, opening.rounds, tuple(opening.hands))


def checked_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names as they are printed; "" is left open.

    Raises:
        Refused: a name that no pad would take.
    """
    taken: set[str] = set()
    for name in filter(None, map(clean_name, names)):
        refusal = check_name(name, taken)
        if refusal is not None:
            raise Refused(refusal)
        taken.add(caseless(name))
    return tuple(map(clean_name, names))
