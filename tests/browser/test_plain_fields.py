"""A field that needs nothing of its own, written without network."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Sit
from tests.browser.test_behind_menu import offline, open_menu
from tests.tools.bench.servers import scorepad_in, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose games have plain fields."""
    _, *arguments = scorepad_in(tmp_path_factory.mktemp("plain"))
    with serving(("tests.browser.plain_fields", *arguments)) as address:
        yield address.rstrip("/")


@pytest.mark.thorough
def test_a_text_for_a_round_is_written_without_network_and_sent_when_there_is_some(
    scorer: Sit,
) -> None:
    anna = scorer()
    path = offline(anna)
    open_menu(anna, "Remark")
    anna.page.get_by_label("Remark").fill("x" * 21)
    anna.page.get_by_role("button", name="Write").tap()
    expect(anna.page.locator("#refused")).to_contain_text("At most 20 characters")
    assert anna.page.get_by_label("Remark").input_value() == "x" * 21
    anna.page.get_by_label("Remark").fill(" it  rained ")
    anna.page.get_by_role("button", name="Write").tap()
    expect(anna.page.locator("#undo")).to_contain_text("Remark: it rained")
    open_menu(anna, "Remark")
    expect(anna.page.locator("main")).to_contain_text("Remark: it rained")
    anna.page.locator(".top .up").tap()
    anna.page.get_by_role("link", name="Change log").tap()
    expect(anna.page.locator("ol.log")).to_contain_text("Remark: it rained")
    anna.page.go_back()
    anna.page.get_by_role("link", name="Sheet").tap()
    expect(anna.page.locator("ul.notes")).to_contain_text("Remark: it rained")
    anna.network(on=True)
    anna.has_sent()
    assert anna.marks(path)[-1]["cells"] == [[1, 0, "", "remark", "it rained"]]
