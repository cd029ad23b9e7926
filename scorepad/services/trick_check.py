"""The choices before a trick can be checked: the game, and the number of players."""

from typing import NamedTuple

from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.library import duel_games, games
from scorepad.rules.options import is_allowed, with_options
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import with_every_card
from scorepad.services.game_summary import Listed
from scorepad.services.home import games_running
from scorepad.store import Store
from scorepad.trick_checker.query import TABLE_PARTS, TrickQuery
from scorepad.trick_checker.trick import TrickContext


class CheckGame(NamedTuple):
    """A game to choose, with its numbers of players.

    ``judged`` is false if the app has only a pad for it; ``duels`` is true if duels are checked
    instead of tricks.
    """

    key: str
    players: tuple[int, ...]
    judged: bool
    duels: bool = False


def check_games() -> tuple[CheckGame, ...]:
    """Return every game that is offered, those that cannot be judged last."""
    games_found = [
        CheckGame(
            key, tuple(range(each.ruleset.least, each.ruleset.most + 1)), each.ruleset.play.judged
        )
        for key, each in games().items()
    ]
    games_found += [CheckGame(key, (), judged=True, duels=True) for key in duel_games()]
    return tuple(sorted(games_found, key=lambda game: not game.judged))


def running_games(store: Store, device: str) -> tuple[Listed, ...]:
    """Return the device's games that are being played and can be checked, last written first.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    checked = {game.key for game in check_games() if game.judged}
    return tuple(each for each in games_running(store, device) if each.game in checked)


def is_duel(key: str) -> bool:
    """Return whether the game with this key is played in duels, not in tricks."""
    return key in duel_games()


def context_of(query: TrickQuery) -> TrickContext | Refusal | None:
    """Return the game and the number of players that an address names.

    Return ``None`` if the address doesn't name both, and a refusal if they are wrong.
    """
    if not query.game:
        return None
    game = games().get(query.game)
    if game is None:
        return Refusal(Code.NO_SUCH_GAME, {"key": query.game})
    ruleset = game.ruleset
    if not ruleset.play.judged:
        return Refusal(Code.NOT_JUDGED, {"game": ruleset.key})
    if not query.players:
        return None
    players = typed_number(query.players)
    if players is None or not ruleset.least <= players <= ruleset.most:
        facts = {"players": query.players, "least": ruleset.least, "most": ruleset.most}
        return Refusal(Code.NUMBER_OF_PLAYERS, facts)
    said = {f"play.{part}": getattr(query, part) for part in TABLE_PARTS}
    options = {key: value for key, value in said.items() if value}
    for key, value in options.items():
        if not is_allowed(key, value):
            return Refusal(Code.NO_SUCH_RULE, {"key": key, "allowed": ""})
    # Nobody has said which cards the table plays with, so every card may be there.
    return TrickContext(with_every_card(with_options(ruleset, options)), players)
