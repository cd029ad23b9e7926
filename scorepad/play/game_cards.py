"""The games that a table can choose from, each with what is its own."""

from dataclasses import dataclass

from scorepad.play.asked import Asked
from scorepad.rules.library import Game, games
from scorepad.rules.schedule import deals


@dataclass(frozen=True, slots=True)
class Length:
    """How many rounds a game has for so many players; ``unequal`` when they
    are fewer than the players, so that not everybody starts one."""

    players: int
    rounds: int
    unequal: bool


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game to choose: its variants (key, what the form sends, whether it is
    on) and how long it is for each number of players."""

    key: str
    chosen: bool
    least: int
    most: int
    variants: tuple[tuple[str, str, bool], ...]
    lengths: tuple[Length, ...]

    @property
    def unequal(self) -> bool:
        """Whether there is a number of players for which not everybody starts a round."""
        return any(length.unequal for length in self.lengths)


def game_cards(asked: Asked) -> tuple[GameCard, ...]:
    """A card for every game on the shelf, with the variants that are switched on."""
    return tuple(_card(game, asked) for game in games().values())


def _card(game: Game, asked: Asked) -> GameCard:
    ruleset = game.ruleset
    variants = []
    for variant in ruleset.variants:
        sent = f"{ruleset.key}.{variant.key}"
        variants.append((variant.key, sent, sent in asked.variants))
    lengths = []
    for players in range(ruleset.least, ruleset.most + 1):
        rounds = len(deals(ruleset, players))
        lengths.append(Length(players, rounds, rounds < players))
    return GameCard(
        key=ruleset.key,
        chosen=ruleset.key == asked.game,
        least=ruleset.least,
        most=ruleset.most,
        variants=tuple(variants),
        lengths=tuple(lengths),
    )
