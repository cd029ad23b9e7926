"""People of one name in lists of games: the sign that tells them apart there."""

from collections.abc import Iterable, Mapping

from scorepad.pad.names import folded
from scorepad.store import GameRow, Reader

Signs = Mapping[tuple[str, str], int]
"""The sign of whoever has a name in a game, by the game's id and the folded name."""

NONE: Signs = {}


def namesakes_in(reader: Reader, circle_id: str, games: Iterable[GameRow]) -> Signs:
    """Return the signs that are needed in a list of ``games``: those of people whose name
    somebody else in the circle has, too. A name that two people have in one game, by what
    they are called now, has none there."""
    called: dict[str, list[tuple[str, int]]] = {}
    for person, name, look in reader.named_looks(circle_id) if circle_id else ():
        called.setdefault(folded(name), []).append((person, look))
    several = {name: people for name, people in called.items() if len(people) > 1}
    if not several:
        return NONE
    ids = {person for people in several.values() for person, _ in people}
    there = reader.people_of_games({game.game_id for game in games}, ids)
    signs: dict[tuple[str, str], int] = {}
    for game_id in {game_id for game_id, _ in there}:
        for name, people in several.items():
            here = [look for person, look in people if (game_id, person) in there]
            if len(here) == 1:
                signs[game_id, name] = here[0]
    return signs
