"""The form of a new game as it was typed, and the opening that it asks for."""

import base64
import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from scorepad.pad.names import caseless, clean_name
from scorepad.pad.opening import Opening, check_opening
from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.library import all_games, duel_games, games
from scorepad.rules.option_table import OPTIONS
from scorepad.rules.options import try_options
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import FirstDealer, Option, Ruleset, Visibility
from scorepad.rules.schedule import deals, largest_hand
from scorepad.services.house_rules import HouseRules
from scorepad.services.links import new_player_id
from scorepad.services.people.namesakes import ANOTHER, Question
from scorepad.services.rule_fields import (
    HIDDEN_BIDS,
    bounds_of,
    read_option,
    refuse_variants,
    with_secret_bids,
)

OPTION_NAMES = tuple(OPTIONS)

OWN_PHONES, UNSEEN, ONE_PHONE = "own", "unseen", "one"
"""The ways to type bids: all on their own phones, unseen until all have bid, or one for all."""

DRAWN = "draw"
"""The value of the first dealer if everybody draws a card for it."""


def is_of_tricks(game: str) -> bool:
    """Return whether the game with this key is one of bids and tricks, round by round.

    Unlike a match of duels, such a game can come from paper and be made shorter.
    """
    return game in games()


def most_players() -> int:
    """Return the most players that any game has; as many can sit down before a game is chosen."""
    return max(game.ruleset.most for game in all_games().values())


@dataclass(frozen=True, slots=True)
class NewGameInput:
    """The form of a new game as it was typed.

    ``form_id`` is made once for each form. ``names`` are the fields in seating order, empty ones
    included. ``dealer`` is the number of a field (0 is the first), ``draw``, or "" for the one whom
    the game proposes. ``variants`` are ``game.variant``, also of games that were shown before.
    ``options`` are the choices for :data:`scorepad.rules.OPTIONS`; "" leaves an option as the game
    has it. ``house`` are house rules of that game to play by, which have no variants. A game that
    was played ``on_paper`` has its first dealer already: nobody is drawn. ``who`` has the questions
    about some of the names, with the answers, by the number of their field. ``sat`` has the ids of
    the persons whose known names were tapped, also by field. ``phones`` says who types bids; it is
    "" in older forms, which had a variant for unseen bids.
    """

    form_id: str
    game: str
    names: tuple[str, ...] = ()
    dealer: str = ""
    variants: frozenset[str] = frozenset()
    options: Mapping[str, str] = field(default_factory=dict)
    rounds: str = ""
    hands: str = ""
    house: HouseRules | None = None
    on_paper: bool = False
    who: Mapping[int, Question] = field(default_factory=dict)
    sat: Mapping[int, str] = field(default_factory=dict)
    phones: str = ""

    @property
    def game_id(self) -> str:
        """The game's id: 128 bits that come from the form's content.

        A form sent twice is one game; one that was changed in between is another.
        """
        house = self.house and (self.house.id, self.house.name, sorted(self.house.options.items()))
        content = (
            *(self.form_id, self.game, self.names, self.dealer, sorted(self.variants)),
            *((self.phones,) if self.phones else ()),
            *(sorted(self.options.items()), self.rounds, self.hands, house),
            *sorted(
                (seat, each.answer) for seat, each in self.who.items() if each.asks or each.answer
            ),
        )
        digest = hashlib.sha256(repr(content).encode())
        return base64.urlsafe_b64encode(digest.digest()[:16]).rstrip(b"=").decode()

    @property
    def is_unseen(self) -> bool:
        """Return whether players type bids that nobody sees before all have bid."""
        if self.phones:
            return self.phones == UNSEEN
        return not self.house and f"{self.game}.{HIDDEN_BIDS}" in self.variants

    @property
    def seated(self) -> tuple[int, ...]:
        """The fields that hold a name."""
        return tuple(index for index, name in enumerate(self.names) if clean_name(name))

    @property
    def first_dealer(self) -> str:
        """The first dealer: the one that was chosen, else the game's proposal.

        On paper, and in games in which the wisest deals first, this is the first name. It stands
        for the person who types: the wisest keeps the score.
        """
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
        """The rules of the trick game that was chosen, or of the first one if none was."""
        house = self.house.ruleset if self.house else None
        if house is not None:
            return house
        offered = games()
        return (offered.get(self.game) or next(iter(offered.values()))).ruleset

    def seat_of(self, name: str, person: str = "") -> int | None:
        """Return the field with this name, ``None`` if there is none.

        If several fields have the name, return the one where this ``person`` was chosen, or a field
        in which the name was only typed.
        """
        for index, text in enumerate(self.names):
            if caseless(text) == caseless(name) and self.sat.get(index, "") in ("", person):
                return index
        return None

    def with_name(self, name: str, person: str = "") -> "NewGameInput":
        """Return the form with ``name`` in the first empty field, or taken out if it is there.

        The name means the ``person`` with this id, if it has one.
        """
        names, sat = list(self.names), dict(self.sat)
        seat = self.seat_of(name, person)
        if seat is not None:
            names[seat], sat[seat] = "", ""
            return replace(self, names=tuple(names), sat=sat)
        if len(self.seated) == len(names):
            if len(names) >= most_players():
                return self
            names.append("")
        seat = next(index for index, text in enumerate(names) if not clean_name(text))
        names[seat], sat[seat] = name, person
        return replace(self, names=tuple(names), sat=sat)

    def with_room(self) -> "NewGameInput":
        """Return the form with one more field, and with all that the game needs at least."""
        missing = max(0, self.players[0] - len(self.names))
        return replace(self, names=(*self.names, *[""] * (missing + 1)))


def opening_of(form: NewGameInput) -> tuple[Opening, Mapping[str, Refusal]]:
    """Return the opening, and what is wrong with it, by the field in which it was typed.

    The fields are those of :func:`scorepad.pad.opening.check_opening` (``name.N`` counts all fields
    for names), ``option.`` with the option's name, and ``who.N`` if a name may mean several people.
    """
    if form.match is not None:
        return _match(form)
    game = games().get(form.game)
    if game is None:
        return Opening(form.game, ()), check_opening(Opening(form.game, ()))
    ruleset = form.ruleset
    seated = form.seated
    options, wrong_options = _options(form, ruleset)
    players, persons = _people(form)
    opening = Opening(
        game=form.game,
        players=players,
        persons=persons,
        dealer=_dealer(form.first_dealer, seated),
        options={**(form.house.options if form.house else {}), **options},
        rounds=typed_number(form.rounds),
        hands=[hand for hand in map(typed_number, _listed(form.hands)) if hand is not None],
        house=form.house.name if form.house else "",
        reveal=True,
    )
    played_by = try_options(game.ruleset, opening.options)
    rules = game.ruleset if isinstance(played_by, Refusal) else played_by
    # Of two switches that contradict each other, these are named.
    return opening, _unreadable(form, rules) | _checked(opening, form) | wrong_options


def _match(form: NewGameInput) -> tuple[Opening, Mapping[str, Refusal]]:
    players, persons = _people(form)
    opening = Opening(form.game, players, persons=persons)
    return opening, _checked(opening, form)


def _people(form: NewGameInput) -> tuple[list[tuple[str, str]], dict[str, str]]:
    """Return the players, and those of them who are known to be new people.

    Players have new ids, or those of the persons whom the answers name.
    """
    players, persons = [], {}
    for seat in form.seated:
        player, name = new_player_id(), form.names[seat]
        answer = form.who[seat].answer if seat in form.who else ""
        if answer == ANOTHER:
            persons[player] = player
        players.append((player if answer in ("", ANOTHER) else answer, name))
    return players, persons


def _checked(opening: Opening, form: NewGameInput) -> dict[str, Refusal]:
    seated = form.seated
    wrong = {
        f"who.{place}": Refusal(Code.NAME_OF_WHOM, {"name": question.name})
        for place, question in form.who.items()
        if question.asks and not question.answer
    }
    for place, refusal in check_opening(opening).items():
        if place.startswith("name."):
            place = f"name.{seated[int(place.removeprefix('name.'))]}"
        wrong[place] = refusal
    return wrong


def _dealer(text: str, seated: Sequence[int]) -> int:
    if text == DRAWN:
        return secrets.randbelow(len(seated)) if seated else 0
    place = typed_number(text)
    return seated.index(place) if place in seated else -1


def _options(form: NewGameInput, ruleset: Ruleset) -> tuple[dict[str, Option], dict[str, Refusal]]:
    options: dict[str, Option] = {}
    chosen = {name: text for name, text in form.options.items() if text.strip()}
    wrong: dict[str, Refusal] = {}
    variants = [
        variant
        for variant in (() if form.house else ruleset.variants)
        if f"{ruleset.key}.{variant.key}" in form.variants
    ]
    refusal = refuse_variants(ruleset, variants, chosen)
    if refusal is not None:
        wrong["rules"] = refusal
    for variant in variants:
        options = {**dict(variant.sets), **options}
    for name, text in chosen.items():
        chosen_value = read_option(name, text)
        if chosen_value is None:
            low, high = bounds_of(name)
            facts = {"value": text, "low": low, "high": high}
            wrong[f"option.{name}"] = Refusal(Code.OUT_OF_RANGE, facts)
        else:
            options[name] = chosen_value
    seen = options.get("bidding.visibility", ruleset.bidding.visibility)
    if form.is_unseen or (form.phones == OWN_PHONES and seen != Visibility.OPEN):
        options = with_secret_bids(options, ruleset)
    return options, wrong


def _unreadable(form: NewGameInput, ruleset: Ruleset) -> dict[str, Refusal]:
    """Return the refusals of texts that are not numbers, by place.

    The highest numbers allowed depend on the players.
    """
    wrong = {}
    players = min(max(len(form.seated), ruleset.least), ruleset.most)
    if form.rounds.strip() and typed_number(form.rounds) is None:
        facts = {"value": form.rounds.strip(), "low": 1, "high": len(deals(ruleset, players))}
        wrong["rounds"] = Refusal(Code.ROUNDS_OUT_OF_RANGE, facts)
    for text in _listed(form.hands):
        if typed_number(text) is None:
            facts = {"value": text, "low": 1, "high": largest_hand(ruleset, players)}
            wrong["hands"] = Refusal(Code.HAND_OUT_OF_RANGE, facts)
    return wrong


def _listed(hands: str) -> list[str]:
    return hands.replace(",", " ").replace(";", " ").split()
