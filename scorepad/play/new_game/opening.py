"""The opening that a table asks for, read from what it has typed."""

import secrets
from collections.abc import Mapping, Sequence

from scorepad.pad.kinds import check_opening
from scorepad.pad.opening import Opening
from scorepad.play.ids import new_player_id
from scorepad.play.new_game.asked import DRAWN, Asked
from scorepad.play.people.asking import ANOTHER
from scorepad.play.rule_fields import bounds_of, read_option
from scorepad.play.typed import typed_number
from scorepad.play.variants import KEPT_BIDS, with_secret_bids
from scorepad.rules.library import games
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Option, Ruleset
from scorepad.rules.schedule import deals, largest_hand


def opening_of(asked: Asked) -> tuple[Opening, Mapping[str, Refusal]]:
    """The opening, and what is wrong with it by the place where it was typed:
    those of :func:`scorepad.pad.opening.check_opening` (``name.N`` counts the
    fields), and ``option.`` with the option's name; ``who.N`` where it has to be asked
    whom a name means."""
    if asked.match is not None:
        return _match(asked)
    game = games().get(asked.game)
    if game is None:
        return Opening(asked.game, ()), check_opening(Opening(asked.game, ()))
    ruleset = asked.ruleset
    seated = asked.seated
    options, wrong_options = _options(asked, ruleset)
    players, persons = _people(asked)
    opening = Opening(
        game=asked.game,
        players=players,
        persons=persons,
        dealer=_dealer(asked.first_dealer, seated),
        options={**(asked.house.options if asked.house else {}), **options},
        rounds=typed_number(asked.rounds),
        hands=[hand for hand in map(typed_number, _listed(asked.hands)) if hand is not None],
        house=asked.house.name if asked.house else "",
        reveal=True,
    )
    wrong = wrong_options | _unreadable(asked, ruleset) | _checked(opening, asked)
    return opening, wrong


def _match(asked: Asked) -> tuple[Opening, Mapping[str, Refusal]]:
    players, persons = _people(asked)
    opening = Opening(asked.game, players, persons=persons)
    return opening, _checked(opening, asked)


def _people(asked: Asked) -> tuple[list[tuple[str, str]], dict[str, str]]:
    """The players with new ids, or with those of the persons that were meant; and those of
    whom it was said that they are nobody who is known."""
    players, persons = [], {}
    for place in asked.seated:
        player, name = new_player_id(), asked.names[place]
        answer = asked.who[place].answer if place in asked.who else ""
        if answer == ANOTHER:
            persons[player] = player
        players.append((player if answer in ("", ANOTHER) else answer, name))
    return players, persons


def _checked(opening: Opening, asked: Asked) -> dict[str, Refusal]:
    seated = asked.seated
    wrong = {
        f"who.{place}": Refusal(Code.NAME_OF_WHOM, {"name": question.name})
        for place, question in asked.who.items()
        if not question.answer
    }
    for place, refusal in check_opening(opening).items():
        if place.startswith("name."):
            place = f"name.{seated[int(place.removeprefix('name.'))]}"
        wrong[place] = refusal
    return wrong


def _dealer(asked: str, seated: Sequence[int]) -> int:
    if asked == DRAWN:
        return secrets.randbelow(len(seated)) if seated else 0
    place = typed_number(asked)
    return seated.index(place) if place in seated else -1


def _options(asked: Asked, ruleset: Ruleset) -> tuple[dict[str, Option], dict[str, Refusal]]:
    options: dict[str, Option] = {}
    chosen = {name: text for name, text in asked.options.items() if text.strip()}
    wrong: dict[str, Refusal] = {}
    for variant in () if asked.house else ruleset.variants:
        if f"{ruleset.key}.{variant.key}" not in asked.variants:
            continue
        for name, value in variant.sets:
            if options.setdefault(name, value) != value and name not in chosen:
                wrong["rules"] = Refusal(Code.VARIANTS_CONTRADICT)
    for name, text in chosen.items():
        chosen_value = read_option(name, text)
        if chosen_value is None:
            low, high = bounds_of(name)
            facts = {"value": text, "low": low, "high": high}
            wrong[f"option.{name}"] = Refusal(Code.OUT_OF_RANGE, facts)
        else:
            options[name] = chosen_value
    if not asked.house and f"{ruleset.key}.{KEPT_BIDS}" in asked.variants:
        options = with_secret_bids(options, ruleset)
    return options, wrong


def _unreadable(asked: Asked, ruleset: Ruleset) -> dict[str, Refusal]:
    """Numbers that are none; how many there may be depends on the players."""
    wrong = {}
    players = min(max(len(asked.seated), ruleset.least), ruleset.most)
    if asked.rounds.strip() and typed_number(asked.rounds) is None:
        facts = {"value": asked.rounds.strip(), "low": 1, "high": len(deals(ruleset, players))}
        wrong["rounds"] = Refusal(Code.ROUNDS_OUT_OF_RANGE, facts)
    for text in _listed(asked.hands):
        if typed_number(text) is None:
            facts = {"value": text, "low": 1, "high": largest_hand(ruleset, players)}
            wrong["hands"] = Refusal(Code.HAND_OUT_OF_RANGE, facts)
    return wrong


def _listed(hands: str) -> list[str]:
    return hands.replace(",", " ").replace(";", " ").split()
