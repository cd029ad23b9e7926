"""Made-up games are games: played by the rules, the same for the same seed."""

from pathlib import Path
from random import Random

import pytest

from scorepad.demo.evenings import EveningsToMake, everybody, fill, make_demo_game
from scorepad.demo.people import Person, people
from scorepad.demo.random_games import kinds
from scorepad.pad.fold import fold
from scorepad.pad.import_check import read_whole
from scorepad.pad.state import Flag
from scorepad.services.groups import HOUSEHOLD, current_group
from scorepad.store import AlreadyThere, GameRow, Store
from scorepad.store import HistoryFilter as Filter

PLAYABLE = [kind for kind in kinds() if kind.playable]
UNTIL = 1_795_000_000


@pytest.mark.parametrize("kind", PLAYABLE, ids=str)
def test_a_made_up_game_is_one_that_the_rules_allow(kind):
    random = Random(str(kind))
    table = people(max(kind.ruleset.least, 3), random)
    made = make_demo_game("G" * 22, kind, table, "phone", 1_000, random)
    pad = read_whole(made.marks)
    assert not isinstance(pad, tuple), pad
    assert pad.over
    assert not any(Flag.LAST_BID in played.flags for played in pad.rounds)
    times = [mark.at for mark in made.marks]
    assert times == sorted(times)
    assert times[0] > 1_000


def test_whoever_plays_better_wins_more_often():
    random = Random(7)
    table = [Person("a", "Able", 0.95, 0.0), *(Person(x, x, 0.2, 0.5) for x in "bcd")]
    kind = next(kind for kind in PLAYABLE if kind.ruleset.least <= 4 <= kind.ruleset.most)
    pads = [fold(make_demo_game("G" * 22, kind, table, "", 0, random).marks) for _ in range(20)]
    assert sum("a" in pad.winners for pad in pads) > 10


@pytest.fixture
def store(tmp_path: Path):
    store = Store(f"sqlite:///{tmp_path}/scorepad.db")
    store.prepare()
    yield store
    store.close()


def games_in(store: Store) -> list[GameRow]:
    with store.reading() as transaction:
        group = current_group(transaction, HOUSEHOLD)
        return [
            game
            for over in (True, False)
            for game in transaction.history.in_group(
                group.group_id, over=over, filter_=Filter(), limit=99, before=None
            )
        ]


def test_the_household_gets_its_evenings_and_its_people(store: Store):
    wanted = EveningsToMake(games=12, people=5, seed=3, until=UNTIL)
    told: list[int] = []
    fill(store, wanted, report=told.append)
    games = games_in(store)
    assert told[-1] == len(games) == 12
    assert len({game.created_at for game in games}) == 12
    assert all(game.created_at < UNTIL for game in games)
    with store.reading() as transaction:
        known = {(each.person_id, each.name) for each in transaction.people.all(games[0].group_id)}
    assert known <= {(each.id, each.name) for each in everybody(wanted)}
    with pytest.raises(AlreadyThere):
        fill(store, wanted)
    assert len(games_in(store)) == 12


def test_the_same_seed_makes_the_same_games(store: Store, tmp_path: Path):
    again = Store(f"sqlite:///{tmp_path}/again.db")
    again.prepare()
    wanted = EveningsToMake(games=3, people=4, seed=5, until=UNTIL)
    for each in (store, again):
        fill(each, wanted)
    one, other = games_in(store), games_in(again)
    assert [game.summary for game in one] == [game.summary for game in other]
    with store.reading() as first, again.reading() as second:
        for game in one:
            assert first.marks.all(game.game_id) == second.marks.all(game.game_id)
    again.close()
