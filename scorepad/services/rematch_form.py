"""The form of a new game, filled with an earlier game's people and rules."""

from collections import Counter
from dataclasses import replace
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.names import caseless
from scorepad.rules.library import all_games, games, games_for
from scorepad.services.games import games_listed
from scorepad.services.groups import current_group_id
from scorepad.services.house_rules import HouseRules, house_of_game, house_rules
from scorepad.services.links import new_game_id
from scorepad.services.new_game import NewGameInput
from scorepad.services.pad_cache import pad_if_readable
from scorepad.services.people.seating import names_known
from scorepad.services.rematches import rematch
from scorepad.services.rule_fields import as_sent, variants_among
from scorepad.store import DeviceGame, PersonRow, Store, Transaction

_LOOKED_AT = 20
_MOST_NAMES = 16


class KnownName(NamedTuple):
    """A name that can be tapped, and the id of the ``person``; "" for nobody of the group.

    ``sign`` is the sign of that person, if another one has the same name.
    """

    name: str
    person: str = ""
    sign: int | None = None


class EarlierGames(NamedTuple):
    """The names and rules from earlier games of a device and its group.

    ``known`` are the names, those of the newest game first and in seating order. ``offered`` are
    the keys of all games in the order for the reader's language. ``game`` is the key of the ruleset
    that was played last, or the first that is offered. ``houses`` are the house rules that the
    group has and can play by. ``house`` is one of these if the last game was played by it.
    ``played`` are the rulesets with the names of their house rules ("" for none), the one that was
    played last first.
    """

    known: tuple[KnownName, ...]
    offered: tuple[str, ...]
    game: str
    houses: tuple[HouseRules, ...] = ()
    house: HouseRules | None = None
    played: tuple[tuple[str, str], ...] = ()

    def meant(self, known: str) -> KnownName:
        """Return the person whom a tapped name means, by the person's id or by the name."""
        of_person = (each for each in self.known if each.person and each.person == known)
        of_name = (each for each in self.known if caseless(each.name) == caseless(known))
        return next(of_person, None) or next(of_name, KnownName(known))


def earlier_games(store: Store, device: str, language: str) -> EarlierGames:
    """Return the names and rules from earlier games of ``device``; few for one that was never here.

    Games that were never played are in the order for a reader of ``language``.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        recent = _recent(transaction, device, group_id)
        known = _known(transaction, group_id, recent)
    summaries = [each.game.summary for each in recent]
    openings = [summary for summary in summaries if summary["game"] in all_games()]
    offered = games_for(language)
    game = openings[0]["game"] if openings else offered[0]
    houses = tuple(house for house in house_rules(store, device) if house.ruleset is not None)
    name = openings[0].get("house") if openings else None
    same = (house for house in houses if (house.game, house.name) == (game, name))
    played = dict.fromkeys((summary["game"], summary.get("house") or "") for summary in openings)
    return EarlierGames(known, offered, game, houses, next(same, None), tuple(played))


def _recent(transaction: Transaction, device: str, group_id: str) -> list[DeviceGame]:
    listed_games = [
        game
        for over in (False, True)
        for game in games_listed(transaction, device, group_id, over=over, limit=_LOOKED_AT)
    ]
    listed_games.sort(key=lambda each: each.game.updated_at, reverse=True)
    return listed_games[:_LOOKED_AT]


def _known(
    transaction: Transaction, group_id: str, recent: list[DeviceGame]
) -> tuple[KnownName, ...]:
    """Return the names as the group calls its people now, with names of other groups' games."""
    people = (
        {person.person_id: person for person in transaction.people.all(group_id)}
        if group_id
        else {}
    )
    known = names_known(transaction, group_id) if group_id else {}
    called = Counter(caseless(person.name) for person in people.values() if not person.hidden)
    names: dict[str, KnownName] = {}

    def add(person: PersonRow) -> None:
        sign = person.sign if called[caseless(person.name)] > 1 else None
        names.setdefault(person.person_id, KnownName(person.name, person.person_id, sign))

    for game in recent:
        for name in game.game.summary["players"]:
            person = people.get(known.get(caseless(name), ""))
            if person is not None and not person.hidden:
                add(person)
            elif game.game.group_id != group_id and not called[caseless(name)] and person is None:
                names.setdefault(caseless(name), KnownName(name))
    for person in people.values():
        if not person.hidden:
            add(person)
    return tuple(names.values())[:_MOST_NAMES]


def empty_form(earlier: EarlierGames) -> NewGameInput:
    """Return a form with nothing typed."""
    return NewGameInput(new_game_id(), earlier.game, house=earlier.house)


def form_for(game: str, form: NewGameInput) -> NewGameInput:
    """Return the form for ``game``, if there is such a game; options of another one are dropped."""
    if game not in all_games():
        return form
    options = form.options if form.game == game and form.house is None else {}
    return replace(form, game=game, house=None, options=options)


def form_by(house: HouseRules, form: NewGameInput) -> NewGameInput:
    """Return the form for a game by these house rules."""
    return replace(form, game=house.game, house=house, options={})


def last_table(store: Store, device: str, language: str) -> NewGameInput | None:
    """Return the people and rules of the game that was written last; ``None`` for none.

    Readers of ``language`` have a proposal where that game is offered no more.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    earlier = earlier_games(store, device, language)
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
        for recent in _recent(transaction, device, group_id)[:1]:
            game = recent.game
            pad = pad_if_readable(transaction, game.game_id)
            if pad is not None and pad.ruleset.key in all_games():
                return filled_form(pad, game.game_id, earlier)
    return None


def filled_form(pad: AnyPad, game_id: str, earlier: EarlierGames) -> NewGameInput:
    """Return a form with the people, the rules and the length of ``pad``, the game with this id.

    The deal passes to the left.
    """
    again = rematch(pad)
    form = replace(
        empty_form(earlier),
        house=None,
        names=tuple(name for _, name in again.players),
        dealer=str(again.dealer),
        rounds="" if again.rounds is None else str(again.rounds),
        hands=" ".join(str(hand) for hand in again.hands),
    )
    if again.game not in games():
        return replace(form, game=again.game) if again.game in all_games() else form
    house = house_of_game(pad, game_id)
    if house is not None and house.ruleset is not None:
        same_rules = (own for own in earlier.houses if replace(own, id=house.id) == house)
        return replace(form, game=again.game, house=next(same_rules, house))
    on, rest = variants_among(again.options, games()[again.game].ruleset)
    variants = frozenset(f"{again.game}.{key}" for key in on)
    texts = {name: as_sent(value) for name, value in rest.items()}
    return replace(form, game=again.game, variants=variants, options=texts)
