"""What is behind ⋯ without network: shown, judged, kept and sent like any tap."""

from playwright.sync_api import expect

from tests.browser.scorer import Scorer, Sit

NAMES = ("Anna", "Ben", "Cleo", "Dan")


def menu(scorer: Scorer, entry: str) -> None:
    """Open ⋯ and one of its entries."""
    scorer.page.locator("#pad .more, #pad a[href$='/table']").first.tap()
    scorer.page.get_by_role("heading", name="The table").wait_for()
    scorer.page.get_by_role("link", name=entry).first.tap()


def offline(scorer: Scorer, names: tuple[str, ...] = NAMES) -> str:
    """A game whose phone has just lost the network, with all scripts there."""
    path = scorer.open_game(names)
    scorer.settle()
    scorer.page.wait_for_function("() => document.querySelector('script[src*=\"/menu.\"]')")
    scorer.page.wait_for_load_state("networkidle")
    scorer.network(on=False)
    return path


def test_a_misdeal_without_network(scorer: Sit) -> None:
    anna = scorer()
    path = offline(anna)
    anna.key(0)
    menu(anna, "This round")
    anna.page.get_by_role("button", name="Dealt again").tap()
    expect(anna.page.locator("#pad")).to_be_visible()
    expect(anna.page.locator("#undo")).to_contain_text("dealt again")
    assert anna.says()
    anna.network(on=True)
    expect(anna.page.locator("#unsent")).to_be_hidden()
    cells = [mark["cells"][0] for mark in anna.marks(path)[1:]]
    assert cells[-1] == [1, 0, "", "deal", 2]
