"""Every page of the app is among the screens that browsers visit."""

from urllib.parse import urlsplit

from flask import Flask

from tests.browser.screens import (
    ANYWHERE,
    OF_A_GAME,
    OF_A_PERSON,
    OF_AN_EVENING,
    OF_HOUSE_RULES,
)

FILES = {
    *("static", "manifest.manifest", "manifest.start", "authority.certificate", "health.healthz"),
    *(
        "files.all_games",
        "files.one_game",
        "files.progress",
        "pad.fragment",
        "marks.marks_since",
        "marks.token",
        "new_game.known",
    ),
    *("phone_script.script", "shell.page", "shell.worker", "trick_check.trick"),
    *("trick_check.trick_of_game", "groups.open_it", "groups.moved", "links.open_it"),
    *(
        f"{sheets}.{kind}"
        for sheets in ("blank_sheets", "filled_sheets", "evening_sheets")
        for kind in ("pdf", "png")
    ),
    *("blank_sheets.style", "filled_sheets.style", "evening_sheets.style", "takeovers.strip"),
    *(f"programs.{name}" for name in ("page", "evenings", "evening", "games", "game")),
    *("evening_sheets.table", "evening_sheets.all_sheets", "end.evening"),
}
"""What no page is: files, parts of pages, answers to scripts, and links that lead on."""

ELSEWHERE = {
    "announcement.page": "tests/browser/test_announcement.py",
    "authority.page": "only where the server has an authority: tests/cli/test_https.py reads it",
    "end.ask_back": "only where somebody left: tests/web/game/test_end.py",
    "duel.of_game": "the screens of a match, in every_screen",
    "plain_fields.page": "no field has it yet: tests/web/game/test_plain_fields.py brings some",
    "evening_sheets.sheets": "goes on by itself: tests/web/test_evening_sheets.py",
    "groups.ask_leave": "only for who is in two groups: tests/web/test_groups.py",
    "seasons.page": "only where a season was begun: tests/web/test_seasons.py",
    "television.page": "only by a link of a group: tests/browser/test_television.py",
    "own_phones.own_bid": "no page, a number: tests/browser/test_own_bid.py",
}
"""Pages that need more than a game, and what reads them."""


def test_every_page_is_visited_by_the_browsers(app: Flask) -> None:
    routes = app.url_map.bind("localhost")
    paths = ["/", *ANYWHERE]
    paths += [f"/g/any{path.format(player='one')}" for path in OF_A_GAME]
    paths += [path.format(player="one") for path in OF_A_PERSON]
    paths += [path.format(house="one") for path in OF_HOUSE_RULES]
    paths += [path.format(game="one") for path in OF_AN_EVENING]
    paths.remove("/no/such/page")
    visited = {routes.match(urlsplit(path).path)[0] for path in paths}
    pages = {rule.endpoint for rule in app.url_map.iter_rules() if "GET" in (rule.methods or ())}
    assert pages - visited - FILES == ELSEWHERE.keys()
