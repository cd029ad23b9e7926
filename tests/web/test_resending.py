"""What is posted is answered by a redirect, so that Back and Forward never send it again.

A page that answers a form is one that a browser asks about ("Confirm form resubmission") when
somebody comes back to it. Answers to a script, fragments and JSON, are no pages.
"""

import re

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from tests.web.actors import Evening
from tests.web.addresses import addresses, ways
from tests.web.test_permissions import kind_for

WITH_A_PAGE = """
taps on a pad that are refused, where no script sends them: the pad comes as it stands now
    /g/<game_id>/bomb /g/<game_id>/captures /g/<game_id>/cloud /g/<game_id>/duel
    /g/<game_id>/entries
    /g/<game_id>/extras /g/<game_id>/made /g/<game_id>/pending /g/<game_id>/permanent
    /g/<game_id>/results /g/<game_id>/results/bomb /g/<game_id>/reveal /g/<game_id>/settle
    /g/<game_id>/sums /g/<game_id>/tricks /g/<game_id>/trump /g/<game_id>/turn
    /g/<game_id>/undo /g/<game_id>/won
what is typed beside a pad and refused: it stays typed, and nothing is kept of it before
    /g/<game_id>/length /g/<game_id>/length/end /g/<game_id>/length/reopen
    /g/<game_id>/names/<player> /g/<game_id>/names/<player>/exchange
    /g/<game_id>/points/<player> /g/<game_id>/points/<player>/back
    /g/<game_id>/round/deal /g/<game_id>/round/dealer /g/<game_id>/round/hand /g/<game_id>/rules
a form that its own buttons change step by step, or that shows what it would mean
    /g/<game_id>/players /house/<house_id> /house/new /new /new/rules
a name, a link or a file that is refused, or a button that is none
    /group/new /files /g/<game_id>/links /g/<game_id>/own-phone /g/<game_id>/own-phone/free /open
    /people/<person> /people/<person>/part /group/links
    /statistics/seasons /statistics/seasons/<season>
"""
"""The forms that are answered by a page, by reason: a script lets its entry in the history be the
page that the form stands on, and without one the browser asks before it sends anything again."""


ANSWERED = (200, 409, 422)
"""The statuses of an answer to what was filled in; an error is none, and leads home."""


def is_page(answer: TestResponse) -> bool:
    """Return whether a browser would keep the answer as a page of its history."""
    return answer.mimetype == "text/html" and answer.status_code in ANSWERED


@pytest.mark.thorough
def test_every_form_leads_on_but_for_those_that_are_argued_about(app: Flask) -> None:
    found = set()
    for method, rule in ways(app):
        if method != "POST":
            continue
        evening = Evening.of(app, kind_for(rule))
        [address, *_] = addresses(app, rule, game_id=evening.game.id)
        client = evening.phones["group"].client
        token = {"csrf_token": client.get("/new/marks").json["csrf"]}
        # A form that can be read, and one with nothing in it.
        readable = evening.ask("group", "POST", rule)
        for answer in (readable, client.post(address, data=token)):
            if not is_page(answer):
                continue
            found.add(rule.rule)
            behind = re.search('data-posted="([^"]*)"', answer.text)
            assert behind, f"nobody can come back to {rule.rule}"
            assert client.get(behind[1]).status_code in (200, 303), rule.rule
    argued = {word for word in WITH_A_PAGE.split() if word.startswith("/")}
    assert sorted(found) == sorted(argued)


def test_a_page_that_was_only_asked_for_stays_what_it_is(app: Flask) -> None:
    evening = Evening.of(app)
    for path in ("/", evening.game.path, "/new"):
        assert "data-posted" not in evening.phones["group"].client.get(path).text
