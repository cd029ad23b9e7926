"""House rules in words."""

from collections.abc import Mapping, Sequence
from itertools import pairwise, takewhile

from scorepad.i18n.games import words_of
from scorepad.i18n.speech import Lazy, gettext, lazy_gettext
from scorepad.i18n.words import Words

_GROUPS: Mapping[str, Lazy] = {
    "schedule": lazy_gettext("Hands and rounds"),
    "bidding": lazy_gettext("Bids"),
    "trump": lazy_gettext("Trump"),
    "play": lazy_gettext("The play"),
    "made": lazy_gettext("Points for a bid that is made"),
    "missed": lazy_gettext("Points for a bid that is missed"),
    "own_zero": lazy_gettext("Bids of zero"),
    "zero_made": lazy_gettext("Points for a zero that is made"),
    "zero_missed": lazy_gettext("Points for a zero that is missed"),
    "near": lazy_gettext("Half, or all or nothing"),
    "bonus": lazy_gettext("Bonus"),
    "end": lazy_gettext("The end"),
}

_LONGEST_RUN_IN_FULL = 4


def house_group(key: str) -> str:
    """Return the title of a group of the form."""
    return str(_GROUPS[key])


def hands_in_words(hands: Sequence[int]) -> str:
    """Return hand sizes one by one, long runs by their ends.

    >>> hands_in_words([1, 2, 3, 4, 5, 6, 6, 5, 4])
    '1 2 … 6 6 5 4'
    """
    parts: list[str] = []
    start = 0
    while start < len(hands):
        run = _run(hands, start)
        if run > _LONGEST_RUN_IN_FULL:
            parts += [str(hands[start]), str(hands[start + 1]), "…"]
            start += run - 1
        else:
            parts.append(str(hands[start]))
            start += 1
    return " ".join(parts)


def game_title(key: str, house: str = "") -> str:
    """Return the title of a game, with the name of its ``house`` rules before it.

    House rules whose name has the game's in it stand alone. Of a game that is damaged nothing is
    known (no ``key``), and its title says so.
    """
    if not key:
        return gettext("This game can’t be read")
    name = words_of(key).name
    if not house:
        return name
    if name.casefold() in house.casefold():
        return house
    # No brackets within brackets.
    plain = name.replace(" (", ", ").replace(")", "")
    return WORDS.say("house_of_game", {"house": house, "game": plain})


WORDS = Words(
    "house_rules",
    {**_GROUPS, "house_of_game": lazy_gettext("%(house)s (%(game)s)")},
    {"group_titles": tuple(_GROUPS)},
    functions={"house_words": ("house_of_game",)},
)


def _run(hands: Sequence[int], start: int) -> int:
    """Return how many hands from ``start`` on go up, or down, one card at a time."""
    steps = [later - hand for hand, later in pairwise(hands[start:])]
    if not steps or steps[0] not in (1, -1):
        return 1
    return 1 + len(list(takewhile(steps[0].__eq__, steps)))
