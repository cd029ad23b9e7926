"""Games on phones whose network fails in every way, against a real server.

Every game is played by ``outbox_games.mjs``: one or two phones, browsers that
are killed, second tabs; requests that are cut before or after the server has
written, doubled, held up, overtaken. Afterwards the server's log is read and
compared with what every phone had been told was safe.
"""

import hashlib
import json
import secrets
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening, opening_cells
from scorepad.rules import games
from scorepad.rules.library import duel_games
from scorepad.services.games import open_game
from scorepad.services.links import new_game_id
from scorepad.settings import settings_from
from scorepad.store import Store
from tests.client.outbox_judge import Found, Json, compare
from tests.node import node, run_node
from tests.tools.bench.servers import scorepad_in, serving

PLAYER = Path(__file__).with_name("outbox_games.mjs")
_HIDDEN = {"bidding.visibility": "secret", "bidding.entry": "players", "bidding.who": "nobody"}


class NotPlayed(Exception):
    """The phones did not play what they were asked to: there is nothing to judge."""


def play_apart(folder: Path, number: int, seed: str) -> Found:
    """Play so many games on a server of their own, its database in ``folder``, and judge them.

    Raises:
        NodeFailed: The program that plays did not run to its end.
        NotPlayed: It ended before it had played everything.
    """
    node()
    random = Random(seed)
    found = Found()
    with closing(Store(settings_from({}, folder).database_url)) as store:
        store.prepare()
        drawn = [draw_game(random, store) for _ in range(number)]
        with serving(scorepad_in(folder), forked=True) as address:
            asked = {"address": address.rstrip("/"), "seed": random.getrandbits(20), "games": drawn}
            said = run_node(PLAYER, given=json.dumps(asked))
        told = [json.loads(line) for line in said.splitlines()]
        check_played(drawn, told)
        for game in told:
            with store.reading() as transaction:
                log = list(transaction.marks.all(game["id"]))
            compare(game, log, found)
    if found.written < number:
        raise NotPlayed(f"{number} games, and {found.written} marks came to the server: too few")
    return found


def check_played(drawn: Sequence[Json], told: Sequence[Json]) -> None:
    """Check that each game was played to its last step, by phones that the server answered.

    Raises:
        NotPlayed: One was not.
    """
    by_id = {game["id"]: game for game in told}
    if len(told) != len(drawn) or by_id.keys() != {game["id"] for game in drawn}:
        raise NotPlayed(f"{len(drawn)} games were to be played, {len(told)} were reported")
    for asked in drawn:
        game = by_id[asked["id"]]
        if game["steps"] != asked["steps"] or len(game["phones"]) != len(asked["devices"]):
            raise NotPlayed(f"{asked['id']} was left before its end")
        if not all(phone["answers"] for phone in game["phones"]):
            raise NotPlayed(f"{asked['id']}: the server never answered one of its phones")


def draw_game(random: Random, store: Store) -> Json:
    """A game that is open on the server for two phones, or will be begun on one."""
    opening = _match(random) if random.random() < 0.1 else _tricks(random)
    game_id = new_game_id()
    begun = random.random() < 0.25
    devices = [secrets.token_urlsafe(16) for _ in range(1 if begun else random.randint(1, 2))]
    game: Json = {"id": game_id, "devices": devices, "steps": random.randint(6, 14)}
    game["stays"] = random.random() < 0.4
    if begun:
        mark = Mark(secrets.token_hex(16), opening_cells(opening))
        return game | {"opening": {"id": mark.id, **mark.body()}}
    now = int(time.time())
    names = [hashlib.sha256(device.encode()).hexdigest()[:32] for device in devices]
    assert open_game(store, names[0], game_id, opening, now) == {}
    with store.writing() as transaction:
        for name in names[1:]:
            transaction.links.grant(game_id, name, "host", 1, now)
    return game


def _tricks(random: Random) -> Opening:
    key = random.choice(sorted(games()))
    least = max(3, games()[key].ruleset.least)
    hidden = random.random() < 0.25
    people = _people(least + random.randint(0, 1))
    return Opening(key, people, rounds=random.randint(2, 6), options=_HIDDEN if hidden else {})


def _match(random: Random) -> Opening:
    return Opening(random.choice(sorted(duel_games())), _people(2))


def _people(number: int) -> tuple[tuple[str, str], ...]:
    return tuple((f"p{seat}", f"Player {seat}") for seat in range(number))
