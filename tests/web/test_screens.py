"""Every page of the app is among the screens that browsers visit."""

from urllib.parse import urlsplit

from flask import Flask

from tests.browser.screens import ANYWHERE, OF_A_GAME, OF_A_PERSON

NO_SCREENS = {
    "announcement.bids": "tests/browser/test_announcement.py visits it",
}
"""Pages that are visited elsewhere, and files, and answers to scripts."""


def test_every_page_is_visited_by_the_browsers(app: Flask) -> None:
    routes = app.url_map.bind("localhost")
    paths = ["/", *ANYWHERE]
    paths += [f"/g/any{path.format(player='one')}" for path in OF_A_GAME]
    paths += [path.format(player="one") for path in OF_A_PERSON]
    visited = {
        routes.match(urlsplit(path).path)[0]
        for path in paths
        if path != "/no/such/page"
    }
    pages = {
        rule.endpoint
        for rule in app.url_map.iter_rules()
        if "GET" in (rule.methods or ()) and rule.endpoint not in NO_SCREENS
    }
    assert pages - visited == set()
