"""What is posted is answered by a redirect, so that Back and Forward never send it again.

A page that answers a form is one that a browser asks about ("Confirm form resubmission") when
somebody comes back to it. Answers to a script, fragments and JSON, are no pages.
"""

from flask import Flask
from werkzeug.test import TestResponse

from tests.web.actors import Evening
from tests.web.addresses import addresses, ways
from tests.web.test_permissions import kind_for

WITH_A_PAGE: dict[str, str] = {}
"""The forms that are answered by a page, and why."""


ANSWERED = (200, 409, 422)
"""The statuses of an answer to what was filled in; an error is none, and leads home."""


def is_page(answer: TestResponse) -> bool:
    """Return whether a browser would keep the answer as a page of its history."""
    return answer.mimetype == "text/html" and answer.status_code in ANSWERED


def test_every_form_is_answered_by_a_redirect_but_for_those_that_are_argued_about(
    app: Flask,
) -> None:
    found = set()
    for method, rule in ways(app):
        if method != "POST":
            continue
        evening = Evening.of(app, kind_for(rule))
        [address, *_] = addresses(app, rule, game_id=evening.game.id)
        client = evening.phones["circle"].client
        token = {"csrf_token": client.get("/new/marks").json["csrf"]}
        # A form that can be read, and one with nothing in it.
        readable = evening.ask("circle", "POST", rule)
        if is_page(readable) or is_page(client.post(address, data=token)):
            found.add(rule.rule)
    print("\n".join(sorted(found)))
    assert sorted(found) == sorted(WITH_A_PAGE)
