"""Two evenings of the same people: games played again, people put right, a game found again."""

import re

import pytest
from playwright.sync_api import Page, Response, Route, expect

from tests.browser.evening import evening
from tests.browser.scorer import Sit

NAMES = ("Anna", "Ben", "Cleo")
READ = 20_000
"""Milliseconds for which the end of a game can be read, before a rematch takes its place."""


def _tells_of_a_rematch(answer: Response) -> bool:
    return "again=1" in answer.url and "hx-redirect" in answer.headers


def follow(page: Page, words: str, lies_at: str) -> None:
    page.get_by_role("link", name=words, exact=True).first.tap()
    page.wait_for_url(re.compile(lies_at))


def tap(page: Page, words: str, lies_at: str) -> None:
    page.get_by_role("button", name=words, exact=True).first.tap()
    page.wait_for_url(re.compile(lies_at))


@pytest.mark.thorough
def test_two_evenings_of_the_same_people(scorer: Sit) -> None:
    anna = scorer()
    page = anna.page

    entries = [number for played in evening(NAMES, (1, 2)) for number in played.taps]
    first = anna.open_game(NAMES, hands="1 2", entries=entries)
    other, third = scorer(), scorer()
    for phone in (other, third):
        phone.page.clock.install()
    with other.page.expect_response(re.compile("again=1")):
        other.open(anna.link(first, "host"))
    # Of a third one the first look comes after the rematch has begun.
    looks = list[Route]()
    link = anna.link(first, "host")
    third.page.route("**/pad?again=1*", lambda route: looks.append(route))
    with third.page.expect_request(re.compile("again=1")):
        third.open(link)
    anna.go(f"{first}/end")
    tap(page, "Rematch", rf"/g/(?!{first[3:]})[\w-]+$")
    rematch = page.url
    with third.page.expect_response(_tells_of_a_rematch):
        looks[0].continue_()
    third.page.unroute("**/pad?again=1*")
    # Another phone that keeps the score is led on once the end was there to be read, and may look
    # at the first game again.
    for phone in (other, third):
        phone.page.clock.fast_forward(READ)
        phone.page.wait_for_url(rematch)
    other.go(f"{first}/end")
    expect(other.page.locator(".acts .primary")).to_have_text("To the rematch")
    assert other.page.url.endswith("/end")
    other.go("/")
    anna.key(0)
    anna.go("/people")
    expect(page.locator(".list small")).to_have_text(["2 games · 1 running"] * 3)

    follow(page, "Ben 2 games · 1 running", r"/people/\w+$")
    page.get_by_label("Name", exact=True).fill("Benno")
    tap(page, "Rename", r"/people$")
    anna.open_game(("Benno", "Annna", "Dora"))
    anna.key(0)
    anna.go("/people")
    follow(page, "Annna 1 game · 1 running", r"/people/\w+$")
    page.locator("#double summary").tap()
    page.locator("#into").select_option(label="Anna")
    page.get_by_role("button", name="Put them together").tap()
    expect(page.locator("h1")).to_have_text("The same person?")
    page.get_by_role("button", name="Put them together").tap()
    expect(page.locator("h1")).to_have_text("Anna")
    anna.go("/people")
    shown = page.locator(".list li").all_inner_texts()
    assert sorted(re.sub(r"\s+", " ", each).strip() for each in shown) == [
        "Anna 3 games · 2 running",
        "Benno 3 games · 2 running",
        "Cleo 2 games · 1 running",
        "Dora 1 game · 1 running",
    ]

    anna.go("/history")
    with page.expect_response(re.compile(r"/history\?q=cle")):
        page.get_by_label("Search for a game").fill("cle")
    expect(page.locator("#found .past")).to_have_count(1)
    page.get_by_label("Search for a game").fill("")
    page.get_by_text("Choose from lists").tap()
    with page.expect_response(re.compile(r"/history\?.*player=\w+")):
        page.locator("select[name=player]").select_option(label="Cleo")
    expect(page.locator("#found .running")).to_have_count(1)
    expect(page.locator("#found .past")).to_have_count(1)
    assert anna.overflow()[0] == 0
    follow(page, "Delete", rf"{first}/delete$")
    tap(page, "Delete it", r"/history\?deleted=")
    expect(page.locator("#found .past")).to_have_count(0)
    follow(page, "Deleted games", r"/deleted$")
    tap(page, "Bring back", r"/history$")
    expect(page.locator("#found .past")).to_have_count(1)

    page.locator("#found .past").tap()
    page.wait_for_url(re.compile(f"{first}/end$"))
    page.get_by_role("button", name="One more round").tap()
    expect(page.locator(".round")).to_contain_text("3")
    anna.go("/")
    expect(page.locator(".running")).to_have_count(3)

    anna.go("/group")
    link = page.locator("#link").input_value()
    ben = scorer()
    ben.open(link)
    expect(ben.page.locator(".running")).to_have_count(3)
    ben.page.goto(rematch)
    ben.key(0)
    expect(ben.page.locator("li.row .bid").filter(has_text="0")).to_have_count(2)
    # A pad would ask for news that it may have no longer.
    ben.go("/")
    anna.go("/group")
    page.locator("details summary").last.tap()
    tap(page, "Renew the link now", r"renewed")
    # The phone hears that it may not see the game any more, which browsers write down.
    with ben.page.expect_response(lambda answer: answer.status == 403):
        ben.go("/")
    expect(ben.page.locator(".running")).to_have_count(0)
    ben.console[:] = [line for line in ben.console if "403 (Forbidden)" not in line]
