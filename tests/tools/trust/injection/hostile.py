"""A household that is called all of this: players, reasons, house rules, groups.

They are written past everything that refuses names, as an old or a damaged
database may hold them: what is shown may not rely on what was let in.
"""

from collections.abc import Sequence
from datetime import date, timedelta
from random import Random

from flask import Flask

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.fold import fold
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.opening import HOUSE, Opening, opening_cells
from scorepad.pad.state import Pad
from scorepad.services.groups import current_group, ensure_group
from scorepad.services.links import new_game_id
from scorepad.services.marks import store_whole_game
from scorepad.store import GroupRow, HouseRow, SeasonRow, Store
from tests.tools.trust.household import Household
from tests.web.phone import Phone

SEATS = 10
_GAME = "quoicoupli"
_BEGUN = 1_790_000_000
_LONGEST = 60
_FIRST_DAY = date(2026, 1, 1)


def hostile_household(app: Flask, payloads: Sequence[str]) -> Household:
    """Games of ten players each, every other one finished; each text is the name of a
    player, of one who was called otherwise, of house rules and of a group, and why
    somebody has lost points."""
    phone = Phone(app)
    store: Store = app.extensions["scorepad"].store
    texts = [each[:_LONGEST] for each in payloads]
    games = []
    with store.writing() as transaction:
        mine = ensure_group(transaction, phone.device, _BEGUN)
        transaction.groups.rename(mine, texts[0])
        for place in range(0, len(texts), SEATS):
            game_id = new_game_id()
            games.append(game_id)
            store_whole_game(transaction, game_id, mine, _BEGUN + 60 * place, _pad(texts, place))
        for place, text in enumerate(texts):
            transaction.house_rules.save(
                HouseRow(mine, new_game_id(), text, _GAME, {"points.missed.off": -5}, _BEGUN)
            )
            begins = (_FIRST_DAY + timedelta(days=place)).isoformat()
            transaction.seasons.add(mine, SeasonRow(new_game_id(), text, begins))
            group = GroupRow(f"{place:022d}", text, 1, 1)
            transaction.groups.add(group)
            transaction.groups.enter(group.group_id, phone.device, 1, 1)
        transaction.groups.enter(mine, phone.device, 1, _BEGUN)
    household = Household(app, phone)
    with store.reading() as transaction:
        now = current_group(transaction, phone.device)
        assert now is not None
        assert now.group_id == mine
        household.known = {
            "game_id": games,
            "house_id": [row.house_id for row in transaction.house_rules.all(mine)],
            "person": [person.person_id for person in transaction.people.all(mine)],
            "season": [row.season_id for row in transaction.seasons.all(mine)],
            "game": [_GAME, "wizards_cup"],
            "ending": ["json", "jsonl", "csv"],
            "token": ["x" * 43],
            "language": ["en"],
            "rest": ["new"],
            "filename": ["css/pad.css"],
            "player": [],
            "field": ["none"],
            "part": ["pad"],
            "phone": [phone.device[:8]],
        }
    return household


def players_of(place: int) -> list[str]:
    """The ids of those in the game whose first text has this place."""
    return [f"g{place}p{seat}" for seat in range(SEATS)]


def _pad(texts: Sequence[str], place: int) -> Pad:
    """A game of two rounds, the first played; every other game is over."""

    def text(of: int) -> str:
        return texts[of % len(texts)]

    ids = players_of(place)
    opening = Opening(_GAME, [(each, each) for each in ids], rounds=2)
    named = {Cell(0, 0, each, "name"): text(place + seat + 1) for seat, each in enumerate(ids)}
    cells = [(cell, named.get(cell, value)) for cell, value in opening_cells(opening)]
    random = Random(place)
    marks = [_mark(random, (*cells, (HOUSE, text(place))))]
    for seat, each in enumerate(ids):
        marks.append(_mark(random, acts.rename(each, text(place + seat))))
        marks.append(_mark(random, acts.adjust(1, each, -5, text(place + seat + 2))))
    for _ in range(1 + place // SEATS % 2):
        _play(random, marks)
    return fold(marks)


def _play(random: Random, marks: list[Mark]) -> None:
    played = fold(marks).current
    assert played is not None
    number, deal = played.number, played.deal
    bids = tuple((Cell(number, deal, each, "bid"), 0) for each in played.order)
    taken = {each: played.hand * (each == played.leader) for each in played.order}
    tricks = tuple((Cell(number, deal, each, "tricks"), took) for each, took in taken.items())
    marks.extend(_mark(random, cells) for cells in (bids, tricks))


def _mark(random: Random, cells: Cells) -> Mark:
    return Mark(f"{random.getrandbits(128):032x}", cells, by="phone", at=_BEGUN)
