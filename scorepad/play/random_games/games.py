"""Random games: played through the rules, written on a pad, and compared."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from scorepad.pad.opening import Opening
from scorepad.play.random_games.round import Disagreement, WrittenPad, must, play_round
from scorepad.rules.cards import every_card
from scorepad.rules.game_in_play import GameInPlay
from scorepad.rules.library import games
from scorepad.rules.options import with_options
from scorepad.rules.ruleset import Ruleset, Variant

__all__ = ["Disagreement", "Kind", "Played", "kinds", "play_at_random"]


@dataclass(frozen=True, slots=True)
class Kind:
    """A game as it is played at random: its key, and one of its variants."""

    game: str
    variant: Variant | None

    @property
    def ruleset(self) -> Ruleset:
        """The rules with the variant's options."""
        return with_options(games()[self.game].ruleset, self.options)

    @property
    def options(self) -> dict[str, str | int | bool]:
        """Return what the variant sets."""
        return dict(self.variant.sets) if self.variant else {}

    @property
    def playable(self) -> bool:
        """Return whether the rules can judge every card that is in the deck."""
        play = self.ruleset.play
        return play.judged and not play.bomb and not play.cloud

    def __str__(self) -> str:
        return f"{self.game} {self.variant.key}" if self.variant else self.game


@dataclass(frozen=True, slots=True)
class Played:
    """What was played in one game."""

    rounds: int
    tricks: int


def kinds(game: str | None = None) -> Iterator[Kind]:
    """Every game on the shelf, or one, as it is and with each of its variants."""
    for key, found in games().items():
        if game in (None, key):
            yield Kind(key, None)
            yield from (Kind(key, variant) for variant in found.ruleset.variants)


def play_at_random(kind: Kind, players: int | None, random: Random) -> Played:
    """Plays one legal game; with ``players`` ``None`` their number is drawn too.

    Raises:
        Disagreement: what did not come out as it should.
    """
    ruleset = kind.ruleset
    count = random.randint(ruleset.least, ruleset.most) if players is None else players
    game = GameInPlay(ruleset, count, first_dealer=random.randrange(count))
    names = "abcdefghij"[:count]
    pad = WrittenPad(
        Opening(kind.game, [(name, name) for name in names], game.first_dealer, kind.options)
    )
    deck = list(every_card(ruleset.deck))
    while not game.over:
        random.shuffle(deck)
        play_round(game.next_round(deck), pad, names, random)
        totals = [pad.now.totals[name] for name in names]
        must(tuple(totals) == game.totals(), "totals", totals, game.totals())
    winners = tuple(names.index(name) for name in pad.now.winners)
    must(sorted(winners) == sorted(game.winners()), "winners", winners, game.winners())
    return Played(len(game.rounds), sum(played.hand for played in game.rounds))
