"""The opening that a table asks for, read from what it has typed."""

import secrets
from collections.abc import Mapping, Sequence

from scorepad.pad.opening import Opening, check_opening
from scorepad.play.asked import DRAWN, Asked
from scorepad.play.games import new_player_id
from scorepad.rules.library import games
from scorepad.rules.options import OPTIONS, Number, Switch
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Option, Ruleset
from scorepad.rules.schedule import deals, largest_hand

_LONGEST_NUMBER = 4


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
