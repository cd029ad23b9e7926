"""The mark that opened a game elsewhere, without network or in a file, and its check."""

from collections.abc import Mapping
from typing import Any

from scorepad.pad.marks import Cell, Mark, Value, is_id, is_player_id, same
from scorepad.pad.names import UNJUDGED_LATE, check_spelling
from scorepad.pad.opening import HOUSE, PERSON, RULESET, Opening, check_opening, opening_cells
from scorepad.pad.reveals import ASKED
from scorepad.pad.table import RULE
from scorepad.rules.checking import RulesetError
from scorepad.rules.duel.ruleset import remembered_duel_ruleset
from scorepad.rules.library import duel_games, games
from scorepad.rules.reading import remembered_ruleset
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import BonusCard, Ruleset

_SEATING, _DEALER = Cell(1, 0, "", "seating"), Cell(1, 0, "", "dealer")
_ROUNDS, _HANDS = Cell(1, 0, "", "rounds"), Cell(1, 0, "", "hands")

Values = Mapping[Cell, Value]


def refuse_opening(mark: Mark) -> Refusal | None:
    """Return why ``mark`` opens no game, or ``None``.

    It must hold exactly the cells that :func:`scorepad.pad.opening.opening_cells` makes. Its rules
    must be those of this version. A trick game may have the rules of an older version.
    """
    cells = dict(mark.cells)
    if not is_id(mark.id) or mark.seen is not None or mark.undoes is not None:
        return Refusal(Code.NOT_A_MARK, {"what": "id"})
    data = cells.get(RULESET)
    if not isinstance(data, dict) or not (_is_offered(data) or _is_duel_offered(data)):
        return Refusal(Code.NO_SUCH_GAME, {"key": ""})
    opening = _opening(str(data["key"]), cells)
    if opening is None:
        return Refusal(Code.NOT_A_MARK, {"what": "cells"})
    for refusal in check_opening(opening).values():
        if refusal.code not in UNJUDGED_LATE:
            return refusal
    expected = dict(opening_cells(opening)) | {RULESET: data}
    alike = len(cells) == len(mark.cells) and same(_listed(cells), _listed(expected))
    return None if alike else Refusal(Code.NOT_A_MARK, {"what": "cells"})


def _opening(game: str, written: Values) -> Opening | None:
    """Return the choices of the table; ``None`` if the cells don't hold them.

    A match has no dealer.
    """
    seating = written.get(_SEATING)
    rounds, hands, house = written.get(_ROUNDS), written.get(_HANDS, []), written.get(HOUSE, "")
    names = {cell.player: value for cell, value in written.items() if cell.field == "name"}
    if not isinstance(seating, list) or not all(map(is_player_id, seating)):
        return None
    if len(set(map(str, seating))) < len(seating):
        return None
    dealer = written.get(_DEALER, seating[0] if seating else None)
    persons = {cell.player: value for cell, value in written.items() if cell.field == PERSON}
    if not all(map(is_player_id, persons.values())) or not persons.keys() <= set(seating):
        return None
    if dealer not in seating or not all(isinstance(names.get(each), str) for each in seating):
        return None
    if not isinstance(hands, list) or any(type(each) is not int for each in [*hands, rounds or 0]):
        return None
    if not isinstance(house, str) or (house and check_spelling(house) is not None):
        return None
    options = {
        cell.field.removeprefix(RULE): value
        for cell, value in written.items()
        if cell.field.startswith(RULE) and isinstance(value, str | int)
    }
    return Opening(
        game=game,
        players=[(player, str(names[player])) for player in seating],
        dealer=seating.index(dealer),
        options=options,
        rounds=rounds if isinstance(rounds, int) else None,
        hands=hands,
        house=house,
        reveal=ASKED in written,
        persons={player: str(person) for player, person in persons.items()},
    )


def _is_offered(data: dict[str, Any]) -> bool:
    """Return whether this version can name everything in these rules of a trick game."""
    game = games().get(str(data.get("key")))
    try:
        return game is not None and _is_spoken(remembered_ruleset(data), game.ruleset)
    except RulesetError:
        return False


def _is_spoken(remembered: Ruleset, present: Ruleset) -> bool:
    """Return whether this version can name everything in the ``remembered`` rules.

    An older version may have had fewer variants, other roles for cards, and fewer optional cards.
    Each of its variants and cards must still have a name.
    """
    named = {card.code for card in (*present.deck.specials, *present.deck.added)}
    cards = (*remembered.deck.specials, *remembered.deck.added)
    alike = (
        (remembered.least, remembered.most) == (present.least, present.most)
        and remembered.deck.suits == present.deck.suits
        and remembered.deck.ranks == present.deck.ranks
        and all(card.code in named for card in cards)
    )
    known = {variant.key for variant in present.variants}
    won = {card.key for card in (*present.points.bonus.cards, BonusCard(1, 1))}
    return (
        alike
        and all(variant.key in known for variant in remembered.variants)
        and all(card.key in won for card in remembered.points.bonus.cards)
    )


def _listed(written: Values) -> list[list[Any]]:
    return [[*cell, value] for cell, value in sorted(written.items(), key=lambda each: each[0])]


def _is_duel_offered(data: dict[str, Any]) -> bool:
    """Return whether these are the rules of a match, as this version has them."""
    game = duel_games().get(str(data.get("key")))
    try:
        return game is not None and remembered_duel_ruleset(data) == game.ruleset
    except RulesetError:
        return False
