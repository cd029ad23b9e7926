"""A name that somebody else may have: asked on a phone, with and without a script."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.lost import lost
from tests.browser.scorer import Scorer, Sit
from tests.kinds import soak


def invited(host: Scorer, guest: Scorer) -> None:
    """The guest's phone comes into the host's group by its link."""
    host.go("/group")
    link = host.page.locator("#link").text_content() or ""
    guest.open(re.sub(r"^.*(/c/)", r"\1", link))


@pytest.mark.thorough
@pytest.mark.parametrize(("scripts", "dark"), [(True, True), soak(False, False)])
def test_two_tables_have_a_thomas_each(scorer: Sit, *, scripts: bool, dark: bool) -> None:
    anna = scorer()
    anna.open_game(["Thomas", "Anna", "Ben"], game="wizard_gigamic")
    anna.key(0)
    anna.all_sent()
    dora = scorer(scripts=scripts, dark=dark, size={"width": 360, "height": 640})
    invited(anna, dora)
    page = dora.page
    dora.go("/new")
    page.get_by_role("button", name="Thomas", exact=True).tap()
    # Nobody is asked: one Thomas is known, and it is said where he plays.
    expect(page.locator("#said small")).to_have_text("Thomas plays with Anna, Ben now, round 1")
    expect(page.locator("#said small")).to_be_visible()
    expect(page.get_by_role("radiogroup", name="Which Thomas?")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    anna.go("/group")
    switch = anna.page.get_by_role("switch", name="Always ask who is meant")
    switch.tap()
    expect(switch).to_have_attribute("aria-checked", "true")
    dora.fill_names("Dora", "Thomas", "Ed")
    page.get_by_role("button", name="Start").tap()
    question = page.get_by_role("radiogroup", name="Which Thomas?")
    expect(question).to_be_visible()
    # The browser notes that the game could not start yet.
    assert all("422" in line for line in dora.console)
    dora.console.clear()
    expect(question).to_contain_text("plays with Anna, Ben now, round 1")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    if scripts:
        assert lost(dora) == []
    for label in question.locator("label").all():
        box = label.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    names = [page.locator("input[name=name]").nth(place).input_value() for place in range(3)]
    assert names == ["Dora", "Thomas", "Ed"]
    question.get_by_label("Another Thomas").tap()
    page.get_by_role("button", name="Start").tap()
    expect(page).to_have_url(re.compile(r"/g/[\w-]{22}$"))
    dora.go("/people")
    called = page.locator(".leads a", has_text="Thomas")
    expect(called).to_have_count(2)
    faces = [each.get_attribute("class") for each in page.locator(".leads .face").all()]
    assert len(set(faces)) == 6
