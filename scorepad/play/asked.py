"""What a table has typed before its first deal, and the opening it asks for."""

import base64
import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from scorepad.pad.names import folded
from scorepad.pad.opening import Opening, check_opening
from scorepad.play.games import new_player_id
from scorepad.rules.library import games
from scorepad.rules.options import OPTIONS, Number, Switch
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Option, Ruleset
from scorepad.rules.schedule import deals, largest_hand

OPTION_NAMES = tuple(OPTIONS)
"""What a table may set for itself."""

DRAWN = "draw"
"""What stands for the first dealer when a card each decides."""

_LONGEST_NUMBER = 4


@dataclass(frozen=True, slots=True)
class Asked:
    """The form as it was typed.

    ``names`` are the fields in seating order, empty ones included; ``dealer``
    is the number of a field (0 is the first), or ``draw``; ``variants`` are
    ``game.variant`` of every game that was looked at; ``options`` hold what
    was chosen for each of :data:`scorepad.rules.OPTIONS`, "" for as the game
    has it. ``form_id`` is made once for each form.
    """

    form_id: str
    game: str
    names: tuple[str, ...] = ()
    dealer: str = DRAWN
    variants: frozenset[str] = frozenset()
    options: Mapping[str, str] = field(default_factory=dict)
    rounds: str = ""
    hands: str = ""

    @property
    def game_id(self) -> str:
        """The game's id: 128 bits that come from the form's. The same form
        sent twice is one game; one that was changed in between is another."""
        options = sorted(self.options.items())
        content = (self.form_id, self.game, self.names, self.dealer, sorted(self.variants))
        digest = hashlib.sha256(repr((content, options, self.rounds, self.hands)).encode())
        return base64.urlsafe_b64encode(digest.digest()[:16]).rstrip(b"=").decode()

    @property
    def seated(self) -> tuple[int, ...]:
        """The fields that hold a name."""
        return tuple(place for place, name in enumerate(self.names) if name.strip())

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game that was chosen, or of any when none was."""
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
        elif len(names) < self.ruleset.most:
            names.append(name)
        return replace(self, names=tuple(names))

    def with_room(self) -> "Asked":
        """One more field; as many as the game needs are there in any case."""
        missing = max(0, self.ruleset.least - len(self.names))
        return replace(self, names=(*self.names, *[""] * (missing + 1)))


def opening_of(asked: Asked) -> tuple[Opening, Mapping[str, Refusal]]:
    """The opening, and what is wrong with it by the place where it was typed:
    those of :func:`scorepad.pad.opening.check_opening` (``name.N`` counts the
    fields), and ``option.`` with the option's name."""
    game = games().get(asked.game)
    if game is None:
        return Opening(asked.game, ()), check_opening(Opening(asked.game, ()))
    ruleset, wrong = game.ruleset, {}
    seated = asked.seated
    options, wrong_options = _options(asked, ruleset)
    opening = Opening(
        game=asked.game,
        players=[(new_player_id(), asked.names[place]) for place in seated],
        dealer=_dealer(asked.dealer, seated),
        options=options,
        rounds=_number(asked.rounds),
        hands=[hand for hand in map(_number, _listed(asked.hands)) if hand is not None],
    )
    for place, refusal in check_opening(opening).items():
        if place.startswith("name."):
            place = f"name.{seated[int(place.removeprefix('name.'))]}"
        wrong[place] = refusal
    return opening, wrong_options | _unreadable(asked, ruleset) | wrong


def _dealer(asked: str, seated: Sequence[int]) -> int:
    if asked == DRAWN:
        return secrets.randbelow(len(seated)) if seated else 0
    place = _number(asked)
    return seated.index(place) if place in seated else -1


def _options(asked: Asked, ruleset: Ruleset) -> tuple[dict[str, Option], dict[str, Refusal]]:
    options: dict[str, Option] = {}
    chosen = {name: text for name, text in asked.options.items() if text.strip()}
    wrong: dict[str, Refusal] = {}
    for variant in ruleset.variants:
        if f"{ruleset.key}.{variant.key}" not in asked.variants:
            continue
        for name, value in variant.sets:
            if options.setdefault(name, value) != value and name not in chosen:
                wrong["rules"] = Refusal(Code.VARIANTS_CONTRADICT)
    for name, text in chosen.items():
        value = _option(name, text)
        kind = OPTIONS[name]
        if isinstance(kind, Number) and not (
            isinstance(value, int) and kind.low <= value <= kind.high
        ):
            facts = {"value": text, "low": kind.low, "high": kind.high}
            wrong[f"option.{name}"] = Refusal(Code.OUT_OF_RANGE, facts)
        else:
            options[name] = value
    return options, wrong


def _option(name: str, text: str) -> Option:
    kind = OPTIONS[name]
    if isinstance(kind, Switch):
        return {"yes": True, "no": False}.get(text, text)
    if isinstance(kind, Number):
        number = _number(text)
        return text if number is None else number
    return text


def _unreadable(asked: Asked, ruleset: Ruleset) -> dict[str, Refusal]:
    """Numbers that are none; how many there may be depends on the players."""
    wrong = {}
    players = min(max(len(asked.seated), ruleset.least), ruleset.most)
    if asked.rounds.strip() and _number(asked.rounds) is None:
        facts = {"value": asked.rounds.strip(), "low": 1, "high": len(deals(ruleset, players))}
        wrong["rounds"] = Refusal(Code.ROUNDS_OUT_OF_RANGE, facts)
    for text in _listed(asked.hands):
        if _number(text) is None:
            facts = {"value": text, "low": 1, "high": largest_hand(ruleset, players)}
            wrong["hands"] = Refusal(Code.HAND_OUT_OF_RANGE, facts)
    return wrong


def _listed(hands: str) -> list[str]:
    return hands.replace(",", " ").replace(";", " ").split()


def _number(text: str) -> int | None:
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= _LONGEST_NUMBER else None
