"""The cards of the games that a table can choose from, with their variants and lengths."""

from typing import NamedTuple

from scorepad.rules.duel.ruleset import DuelGame
from scorepad.rules.library import Game, duel_games, games
from scorepad.rules.ruleset import Ruleset
from scorepad.rules.schedule import deals
from scorepad.services.house_rules import HouseRules, is_of_game
from scorepad.services.new_game import NewGameInput
from scorepad.services.rematch_form import EarlierGames
from scorepad.services.rule_fields import changes_no_secret_bids

HOUSE = "house."
"""The beginning of what the form sends for house rules; their id follows."""


class Length(NamedTuple):
    """The number of rounds that a game has for so many players.

    ``unequal`` when they are fewer than the players, so that not everybody starts one.
    """

    players: int
    rounds: int
    unequal: bool


class GameCard(NamedTuple):
    """A game to choose.

    ``sent`` is what the form sends for it, ``variants`` are its variants (key, what the form sends,
    whether it is on, whether it changes nothing where each types the bid unseen), ``lengths`` say
    how long it is for each number of players; a match has ``tokens`` to win instead, and no length.
    ``house`` are house rules that it is played by, which have no variants; ``saved`` when they are
    in the device's list.
    """

    key: str
    sent: str
    chosen: bool
    least: int
    most: int
    variants: tuple[tuple[str, str, bool, bool], ...]
    lengths: tuple[Length, ...]
    tokens: int = 0
    house: HouseRules | None = None
    saved: bool = False

    @property
    def unequal(self) -> bool:
        """Return whether there is a number of players for which not everybody starts a round."""
        return any(length.unequal for length in self.lengths)


def game_cards(form: NewGameInput, earlier: EarlierGames) -> tuple[GameCard, ...]:
    """Return a card for all house rules of the group, and one for every game that is offered.

    What was played last comes first, what was never played comes last, house rules before games.
    Rules of an earlier game that were asked for come before all. Games have the variants that are
    switched on.
    """
    first = [_house_card(form.house, form)] if form.house and is_of_game(form.house) else []
    houses = [_house_card(house, form) for house in earlier.houses]
    by_game = {key: _card(game, form) for key, game in games().items()}
    by_game |= {key: _match_card(game, form) for key, game in duel_games().items()}
    cards = [*houses, *(by_game[key] for key in earlier.offered)]
    played = {rules: place for place, rules in enumerate(earlier.played)}
    cards.sort(key=lambda card: played.get(_rules_of(card), len(played)))
    return (*first, *cards)


def _rules_of(card: GameCard) -> tuple[str, str]:
    return (card.key, card.house.name if card.house else "")


def _match_card(game: DuelGame, form: NewGameInput) -> GameCard:
    ruleset = game.ruleset
    return GameCard(
        key=ruleset.key,
        sent=ruleset.key,
        chosen=ruleset.key == form.game,
        least=ruleset.least,
        most=ruleset.most,
        variants=(),
        lengths=(),
        tokens=ruleset.tokens,
    )


def _card(game: Game, form: NewGameInput) -> GameCard:
    ruleset, variants = game.ruleset, []
    for variant in ruleset.variants:
        sent = f"{ruleset.key}.{variant.key}"
        implied = changes_no_secret_bids(variant, ruleset)
        variants.append((variant.key, sent, sent in form.variants, implied))
    return GameCard(
        key=ruleset.key,
        sent=ruleset.key,
        chosen=ruleset.key == form.game and form.house is None,
        least=ruleset.least,
        most=ruleset.most,
        variants=tuple(variants),
        lengths=_lengths(ruleset),
    )


def _house_card(house: HouseRules, form: NewGameInput) -> GameCard:
    ruleset = house.ruleset
    assert ruleset is not None
    return GameCard(
        key=house.game,
        sent=f"{HOUSE}{house.id}",
        chosen=form.house is not None and form.house.id == house.id,
        least=ruleset.least,
        most=ruleset.most,
        variants=(),
        lengths=_lengths(ruleset),
        house=house,
        saved=not is_of_game(house),
    )


def _lengths(ruleset: Ruleset) -> tuple[Length, ...]:
    lengths = []
    for players in range(ruleset.least, ruleset.most + 1):
        rounds = len(deals(ruleset, players))
        lengths.append(Length(players, rounds, rounds < players))
    return tuple(lengths)
