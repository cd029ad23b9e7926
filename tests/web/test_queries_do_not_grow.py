"""A screen asks the database as often for twenty of everything as for three."""

import time

from flask import Flask

from scorepad.demo.evenings import EveningsToMake, fill
from scorepad.services.deleted_games import delete_game
from scorepad.services.evening_times import evenings_of_group
from scorepad.services.group_links import group_link, group_link_token, make_group_link
from scorepad.services.groups import HOUSEHOLD, current_group
from scorepad.services.house_rules import HouseRules, save_house_rules
from scorepad.services.seasons import SeasonForm, begin_season, seasons_of
from scorepad.services.statistics.update import catch_up
from scorepad.store import Store
from tests.statements import seen
from tests.web.phone import Phone

FEW, MANY = 3, 20
_A_MONTH = "game.created_at < ? ORDER BY game.created_at DESC, game.game_id DESC"
SCREENS = (
    "/",
    "/new",
    "/people",
    "/people/{person}",
    "/people/{person}/part",
    "/group",
    "/group/links",
    "/history",
    "/history?player={person}",
    "/history/deleted",
    "/history/evenings",
    "/history/evenings/{game}",
    "/statistics",
    "/statistics?player={person}",
    "/statistics/seasons",
    "/statistics/seasons/{season}",
    "/files",
    "/house",
    "/g/{game}",
    "/g/{game}/sheet",
    "/g/{game}/end",
    "/g/{game}/log",
    "/g/{game}/players",
    "/g/{game}/table",
    "/g/{game}/group",
    "/g/{game}/links",
    "/programs/{token}/evenings",
    "/programs/{token}/evenings/{game}",
    "/programs/{token}/games",
    "/programs/{token}/games/{game}",
)


def add_to_group(phone: Phone, store: Store, key: bytes, numbers: range) -> dict[str, str]:
    """Add games, deleted games, people and house rules to the phone's group: one a number.

    Return the ids that :data:`SCREENS` need.
    """
    now = int(time.time())
    fill(store, EveningsToMake(2 * len(numbers), len(numbers) + 4, seed=numbers.start, until=now))
    with store.writing() as transaction:
        group = current_group(transaction, HOUSEHOLD)
        transaction.groups.enter(group.group_id, phone.device, group.generation, now)
        ids = [
            game_id
            for game_id in sorted(transaction.groups.game_ids(group.group_id, 1_000))
            if (game := transaction.games.get(game_id)) and game.deleted_at is None
        ]
        people = transaction.people.all(group.group_id)
    for game_id in ids[len(numbers) : 2 * len(numbers)]:
        delete_game(store, game_id, phone.device, now)
    for number in numbers:
        rules = HouseRules(f"{number:032x}", f"Ours {number}", "wizard_gigamic", {})
        assert save_house_rules(store, phone.device, rules, now) is None
        begin_season(store, phone.device, SeasonForm(f"No. {number}", f"20{number:02}-01-01"))
    # The newest one that any of them began has all games.
    season = seasons_of(store, phone.device)[0].id
    catch_up(store, group.group_id, 600)
    with store.reading() as transaction:
        evenings = evenings_of_group(transaction, group.group_id, None)
        # Its end says where people stand after that evening.
        game = next(times[0] for times in evenings if len(times) > 1)
    make_group_link(store, phone.device, "programs")
    link = group_link(store, phone.device, "programs")
    assert link is not None
    token = group_link_token(key, link)
    person = people[0].person_id
    return {"game": game.game_id, "person": person, "season": season, "token": token}


def statements_by_screen(phone: Phone, ids: dict[str, str]) -> dict[str, int]:
    """Return how many statements each screen needs, once it has been opened before."""
    counts = {}
    for screen in SCREENS:
        path = screen.format(**ids)
        assert phone.client.get(path).status_code == 200, path
        with seen() as sent:
            phone.client.get(path)
        # A month that has games is looked up by itself, however many they are.
        counts[screen] = sum(_A_MONTH not in statement for statement, _ in sent)
    return counts


def test_no_screen_asks_more_often_the_more_there_is(app: Flask, phone: Phone) -> None:
    store, key = app.extensions["scorepad"].store, str(app.secret_key).encode()
    phone.go("/")
    few = statements_by_screen(phone, add_to_group(phone, store, key, range(FEW)))
    many = statements_by_screen(phone, add_to_group(phone, store, key, range(FEW, MANY)))
    assert many == few
