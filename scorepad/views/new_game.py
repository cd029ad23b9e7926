"""The form for a new game, as one screen shows it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from scorepad.pad.names import clean_name
from scorepad.pad.opening import Opening
from scorepad.rules.options import with_options
from scorepad.rules.refusal import Refusal
from scorepad.rules.ruleset import Entry, FirstDealer, Option, Ruleset, Visibility
from scorepad.rules.schedule import deals_to_come
from scorepad.services.new_game import (
    DRAWN,
    ONE_PHONE,
    OWN_PHONES,
    UNSEEN,
    NewGameInput,
    most_players,
    opening_of,
)
from scorepad.services.people.namesakes import Candidate, Question
from scorepad.services.rematch_form import EarlierGames, KnownName
from scorepad.services.rule_fields import has_ban
from scorepad.views.new_game_cards import GameCard, Length, game_cards


class NameField(NamedTuple):
    """A field for a name.

    ``deals`` says whether that player deals first, ``who`` is the question about the name, ``sat``
    the id of the person whose known name was tapped, if one was.
    """

    place: int
    text: str
    deals: bool
    who: Question | None = None
    sat: str = ""


class KnownChip(NamedTuple):
    """A known name, and the ``seat`` that it has, from 1 on, 0 for none."""

    known: KnownName
    seat: int


class NewGameView(NamedTuple):
    """The whole form.

    ``room`` when a field for one more player is offered: up to ``most``, as many as any game has,
    unless the chosen game is for exactly so many players; known names can be tapped in any case,
    before another game is chosen. ``players``
    are the fewest and the most that this one has, ``length`` is known once so many names are typed,
    ``too_many`` says that they are more; ``house`` is the name of the house rules that were chosen,
    ``house_rules`` are the options that differ from them, or from the game's rule sheet;
    ``options`` are those of them that no variant switches on, by name as they are sent; ``focus``
    is the field to type in next. ``deals`` when somebody deals: a match has no dealer, no options
    and no length. ``proposed`` is the first dealer that the game proposes, "" once one was chosen;
    ``wisest`` when its rule sheet has the wisest player deal first; ``varies`` when its hands are
    others from one tournament to the next. ``phones`` is who types bids, as it is chosen, "" where
    the options say it; ``has_ban`` when unseen bids lift a ban on the last bidder.
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
    phones: str
    has_ban: bool
    known: tuple[KnownChip, ...]
    most: int
    room: bool
    players: tuple[int, int]
    too_many: Refusal | None
    options: tuple[tuple[str, str], ...]
    rounds: str
    hands: str
    length: Length | None
    house_rules: tuple[tuple[str, Option], ...]
    focus: int | None
    wrong: Mapping[str, Refusal]

    @property
    def full(self) -> bool:
        """Return whether no name can be added."""
        full = len(self.names) >= self.most
        return full and all(clean_name(field.text) for field in self.names)

    @property
    def chosen(self) -> GameCard | None:
        """Return the card of the game that was chosen; ``None`` where there is no such game."""
        return next((card for card in self.cards if card.chosen), None)

    @property
    def elsewhere(self) -> tuple[Candidate, ...]:
        """Return those who play at another table now, and are meant without being asked."""
        said = (field.who for field in self.names if field.who and not field.who.asks)
        return tuple(each for question in said for each in question.candidates if each.table)

    @property
    def rules_ask(self) -> bool:
        """Return whether something is wrong among the rules, or the game asks for its hands."""
        wrong = not {"rules", "rounds", "hands"}.isdisjoint(self.wrong)
        return wrong or self.varies or any(place.startswith("option.") for place in self.wrong)


def new_game_view(
    form: NewGameInput,
    earlier: EarlierGames,
    wrong: Mapping[str, Refusal],
    *,
    type_next: bool = False,
) -> NewGameView:
    """Return the form as it was filled in, and ``wrong`` beside its fields.

    ``type_next`` puts the cursor into the first empty field, and leaves those that are more than
    the game has players.
    """
    ruleset = form.ruleset
    (least, largest), most = form.players, most_players()
    extends = type_next and least < largest
    names = _fields(form, least, most if extends else largest, extends)
    empty = [field.place for field in names if not clean_name(field.text)]
    opening, mistakes = opening_of(form)
    return NewGameView(
        form_id=form.form_id,
        game=form.game,
        house=form.house.name if form.house else "",
        cards=game_cards(form, earlier),
        names=names,
        drawn=form.first_dealer == DRAWN,
        deals=form.match is None,
        proposed="" if form.dealer else form.first_dealer,
        wisest=ruleset.first_dealer is FirstDealer.WISEST,
        varies=form.match is None and ruleset.schedule.varies,
        phones=_phones(form),
        has_ban=has_ban(ruleset),
        known=tuple(KnownChip(known, _seat(form, known)) for known in earlier.known),
        most=most,
        room=least < largest and len(names) < most,
        players=form.players,
        too_many=mistakes.get("players") if len(form.seated) > largest and not wrong else None,
        options=tuple((name, text) for name, text in form.options.items() if text),
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
        NameField(
            index,
            text,
            form.first_dealer == str(index),
            form.who.get(index),
            form.sat.get(index, "") if clean_name(text) else "",
        )
        for index, text in enumerate(texts)
    )


def _phones(form: NewGameInput) -> str:
    if form.match is not None:
        return OWN_PHONES if form.phones == OWN_PHONES else ONE_PHONE
    by_rules, _ = opening_of(replace(form, phones=ONE_PHONE))
    seen = by_rules.options.get("bidding.visibility", form.ruleset.bidding.visibility)
    typed = by_rules.options.get("bidding.entry", form.ruleset.bidding.entry)
    if seen != Visibility.OPEN and typed == Entry.PLAYERS:
        return ""
    return form.phones or (UNSEEN if form.is_unseen else ONE_PHONE)


def _seat(form: NewGameInput, known: KnownName) -> int:
    seat = form.seat_of(known.name, known.person)
    return 0 if seat is None else seat + 1


def _length(ruleset: Ruleset, opening: Opening, wrong: Mapping[str, Refusal]) -> Length | None:
    players = len(opening.players)
    if not ruleset.least <= players <= ruleset.most or not {"rounds", "hands"}.isdisjoint(wrong):
        return None
    if "rules" not in wrong:
        ruleset = with_options(ruleset, opening.options)
    rounds = len(deals_to_come(ruleset, players, rounds=opening.rounds, hands=tuple(opening.hands)))
    return Length(players, rounds, rounds < players)
