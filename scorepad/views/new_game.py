"""The form for a new game, as one screen shows it."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorepad.pad.names import clean_name, folded
from scorepad.pad.opening import Opening
from scorepad.rules.options import with_options
from scorepad.rules.refusal import Refusal
from scorepad.rules.ruleset import FirstDealer, Option, Ruleset
from scorepad.rules.schedule import deals_to_come
from scorepad.services.new_game import DRAWN, NewGameInput, opening_of
from scorepad.services.people.namesakes import Question
from scorepad.services.rematch_form import EarlierGames
from scorepad.services.rule_fields import bounds_of, choices_of, options_of
from scorepad.views.new_game_cards import GameCard, Length, game_cards


@dataclass(frozen=True, slots=True)
class NameField:
    """A field for a name.

    ``deals`` says whether that player deals first, ``who`` is the question about the name.
    """

    place: int
    text: str
    deals: bool
    who: Question | None = None


@dataclass(frozen=True, slots=True)
class OptionField:
    """An option of the rules.

    ``text`` is "" where the value of the game itself holds, which is ``usual``. ``values`` are the
    choices (as sent, as meant), empty for a number from ``low`` to ``high``.
    """

    name: str
    usual: Option
    text: str
    values: tuple[tuple[str, Option], ...]
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class NewGameView:
    """The whole form.

    ``room`` when one more player could join, up to ``most``; ``length`` is known once enough names
    are typed; ``house`` is the name of the house rules that were chosen, ``house_rules`` are the
    options that differ from them, or from the game's rule sheet; ``focus`` is the field to type in
    next. ``deals`` when somebody deals: a match has no dealer, no options and no length. ``known``
    are names with the seat that each has, from 1 on, 0 for none. ``proposed`` is the first dealer
    that the game proposes, "" once one was chosen; ``wisest`` when its rule sheet has the wisest
    player deal first; ``varies`` when its hands are others from one tournament to the next.
    """

    form_id: str
    game: str
    house: str
    cards: tuple[GameCard, ...]
    names: tuple[NameField, ...]
    drawn: bool
    deals: bool
    proposed: str
    wisest: bool
    varies: bool
    known: tuple[tuple[str, int], ...]
    most: int
    room: bool
    options: tuple[OptionField, ...]
    rounds: str
    hands: str
    length: Length | None
    house_rules: tuple[tuple[str, Option], ...]
    focus: int | None
    wrong: Mapping[str, Refusal]

    @property
    def full(self) -> bool:
        """Return whether no name can be added."""
        return not self.room and all(clean_name(field.text) for field in self.names)

    @property
    def own_rules(self) -> bool:
        """Return whether an option is set, or refused."""
        return any(option.text for option in self.options) or any(
            place == "rules" or place.startswith("option.") for place in self.wrong
        )

    @property
    def own_length(self) -> bool:
        """Return whether a length is set, refused, or asked for."""
        wrong = not {"rounds", "hands"}.isdisjoint(self.wrong)
        return bool(self.rounds or self.hands) or wrong or self.varies


def new_game_view(
    form: NewGameInput,
    earlier: EarlierGames,
    wrong: Mapping[str, Refusal],
    *,
    type_next: bool = False,
) -> NewGameView:
    """Return the form as it was filled in, and ``wrong`` beside its fields.

    ``type_next`` puts the cursor into the first empty field.
    """
    ruleset = form.ruleset
    least, most = form.players
    names = _fields(form, least, most, type_next)
    empty = [field.place for field in names if not clean_name(field.text)]
    seats = {folded(field.text): field.place + 1 for field in reversed(names)}
    opening, mistakes = opening_of(form)
    return NewGameView(
        form_id=form.form_id,
        game=form.game,
        house=form.house.name if form.house else "",
        cards=game_cards(form, earlier.houses),
        names=names,
        drawn=form.first_dealer == DRAWN,
        deals=form.match is None,
        proposed="" if form.dealer else form.first_dealer,
        wisest=ruleset.first_dealer is FirstDealer.WISEST,
        varies=form.match is None and ruleset.schedule.varies,
        known=tuple((name, seats.get(folded(name), 0)) for name in earlier.names),
        most=most,
        room=len(names) < most,
        options=tuple(_option(ruleset, name, form) for name in options_of(ruleset)),
        rounds=form.rounds,
        hands=form.hands,
        length=None if form.match else _length(ruleset, opening, mistakes),
        house_rules=tuple(
            (name, value)
            for name, value in opening.options.items()
            if value != ruleset.options[name]
        ),
        focus=empty[0] if type_next and empty else None,
        wrong=wrong,
    )


def _fields(form: NewGameInput, least: int, most: int, type_next: bool) -> tuple[NameField, ...]:
    texts = list(form.names)
    while len(texts) > most and not clean_name(texts[-1]):
        texts.pop()
    texts += [""] * (least - len(texts))
    if type_next and all(clean_name(text) for text in texts) and len(texts) < most:
        texts.append("")
    return tuple(
        NameField(index, text, form.first_dealer == str(index), form.who.get(index))
        for index, text in enumerate(texts)
    )


def _option(ruleset: Ruleset, name: str, form: NewGameInput) -> OptionField:
    text = form.options.get(name, "")
    return OptionField(name, ruleset.options[name], text, choices_of(name), *bounds_of(name))


def _length(ruleset: Ruleset, opening: Opening, wrong: Mapping[str, Refusal]) -> Length | None:
    players = len(opening.players)
    if not ruleset.least <= players <= ruleset.most or not {"rounds", "hands"}.isdisjoint(wrong):
        return None
    if "rules" not in wrong:
        ruleset = with_options(ruleset, opening.options)
    rounds = len(deals_to_come(ruleset, players, rounds=opening.rounds, hands=tuple(opening.hands)))
    return Length(players, rounds, rounds < players)
