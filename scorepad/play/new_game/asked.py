"""What a table has typed before its first deal."""

import base64
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from scorepad.pad.names import folded
from scorepad.play.house.keeping import House
from scorepad.play.people.asking import Question
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.library import duel_games, games
from scorepad.rules.options import OPTIONS
from scorepad.rules.ruleset import FirstDealer, Ruleset

OPTION_NAMES = tuple(OPTIONS)
"""What a table may set for itself."""

DRAWN = "draw"
"""What stands for the first dealer when a card each decides."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The form as it was typed.

    ``names`` are the fields in seating order, empty ones included; ``dealer``
    is the number of a field (0 is the first), ``draw``, or "" for whom the game
    proposes; ``variants`` are
    ``game.variant`` of every game that was looked at; ``options`` hold what
    was chosen for each of :data:`scorepad.rules.OPTIONS`, "" for as the game
    has it. ``house`` are house rules of that game to play by, which have no
    variants. ``form_id`` is made once for each form. A game that was played ``on_paper``
    has dealt its first cards already: nobody is drawn. ``who`` is what has to be asked
    about some of the names, with the answers, by the number of their field.
    """

    form_id: str
    game: str
    names: tuple[str, ...] = ()
    dealer: str = ""
    variants: frozenset[str] = frozenset()
    options: Mapping[str, str] = field(default_factory=dict)
    rounds: str = ""
    hands: str = ""
    house: House | None = None
    on_paper: bool = False
    who: Mapping[int, Question] = field(default_factory=dict)

    @property
    def game_id(self) -> str:
        """The game's id: 128 bits that come from the form's. The same form
        sent twice is one game; one that was changed in between is another."""
        house = self.house and (self.house.id, self.house.name, sorted(self.house.options.items()))
        content = (
            *(self.form_id, self.game, self.names, self.dealer, sorted(self.variants)),
            *(sorted(self.options.items()), self.rounds, self.hands, house),
            *sorted((place, each.answer) for place, each in self.who.items()),
        )
        digest = hashlib.sha256(repr(content).encode())
        return base64.urlsafe_b64encode(digest.digest()[:16]).rstrip(b"=").decode()

    @property
    def seated(self) -> tuple[int, ...]:
        """The fields that hold a name."""
        return tuple(place for place, name in enumerate(self.names) if name.strip())

    @property
    def first_dealer(self) -> str:
        """Return who deals first: the one that was chosen, else the game's proposal.
        The wisest keeps the score, so the first name stands for whoever types."""
        chosen = "" if self.on_paper and self.dealer == DRAWN else self.dealer
        if chosen or not (self.on_paper or self.ruleset.first_dealer is FirstDealer.WISEST):
            return chosen or DRAWN
        return str(next(iter(self.seated), 0))

    @property
    def match(self) -> DuelRuleset | None:
        """The rules of the match that was chosen; ``None`` for a trick game."""
        game = duel_games().get(self.game)
        return game.ruleset if game else None

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players of what was chosen."""
        rules = self.match or self.ruleset
        return rules.least, rules.most

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the trick game that was chosen, or of any when none was."""
        house = self.house.ruleset if self.house else None
        if house is not None:
            return house
        shelf = games()
        return (shelf.get(self.game) or next(iter(shelf.values()))).ruleset

    def with_name(self, name: str) -> "Asked":
        """``name`` in the first empty field, or taken out if it is there."""
        names = list(self.names)
        there = [place for place, each in enumerate(names) if folded(each) == folded(name)]
        if there:
            names[there[0]] = ""
        elif len(self.seated) < len(names):
            names[next(place for place, each in enumerate(names) if not each.strip())] = name
        elif len(names) < self.players[1]:
            names.append(name)
        return replace(self, names=tuple(names))

    def with_room(self) -> "Asked":
        """One more field; as many as the game needs are there in any case."""
        missing = max(0, self.players[0] - len(self.names))
        return replace(self, names=(*self.names, *[""] * (missing + 1)))
