"""A proxy that answers in the server's place, as while it restarts, is taken for none of ours."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.scorer import Scorer
from tests.browser.test_offline_shell import is_shell
from tests.browser.test_own_phones import HIDDEN, NAMES, joins
from tests.kinds import soak
from tests.tools.bench.servers import Machine
from tests.tools.proxy import Answer, Proxy, Request, running

PLAIN = b"404 page not found"
LOGIN = b"<!doctype html><title>Sign in</title><main id=login>Sign in</main>"


class Restarting(Proxy):
    """One that answers by itself as long as ``own`` is an answer."""

    own: Answer | None = None

    def pass_on(self, request: Request) -> Answer | None:
        return self.own or self.ask(request)

    @contextmanager
    def answering(self, status: int, body: bytes, kind: str = "text/plain") -> Iterator[None]:
        headers = [("Content-Type", kind), ("Content-Length", str(len(body)))]
        self.own = Answer(status, "By the proxy", headers, body)
        yield
        self.own = None


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[Restarting]:
    machine = Machine(tmp_path / "instance")
    with machine.serves():
        proxy = Restarting(machine.address)
        with running(proxy):
            yield proxy


def phone(browser: Browser, proxy: Restarting, *, kept: bool = False) -> Scorer:
    return Scorer(browser, f"http://127.0.0.1:{proxy.server_port}", kept=kept)


@pytest.mark.thorough
@pytest.mark.parametrize("status", [404, soak(403)])
def test_what_is_tapped_while_a_proxy_answers_waits_and_nobody_is_thrown_out(
    browser: Browser, proxy: Restarting, status: int
) -> None:
    host = phone(browser, proxy)
    pad = host.open_game(NAMES, "wizard_fisher", dealer=2, hands="3 2", choices=HIDDEN)
    own = joins(phone(browser, proxy), host.link(pad, "player"), "Anna")
    watcher = phone(browser, proxy)
    host.let_in(watcher, pad)
    another = host.open_game(NAMES, dealer=2)
    for person in (host, own, watcher):
        person.settle()
    with proxy.answering(status, PLAIN):
        own.page.locator("#key-1").tap()
        expect(own.page.locator("#unsent")).to_be_visible()
        expect(own.page.locator("#pad.own")).to_be_visible()
        host.key(1)
        expect(host.page.locator("#unsent")).to_contain_text("1 entry waits")
        expect(host.page.locator("#unsent")).not_to_contain_text("does not know")
        expect(watcher.page.locator("#silent")).to_be_visible()
        expect(watcher.page.locator("#pad")).to_be_visible()
        assert "404 page not found" not in watcher.page.content() + own.page.content()
    own.page.evaluate("dispatchEvent(new Event('online'))")
    expect(own.page.locator("#unsent")).to_be_hidden()
    host.page.evaluate("dispatchEvent(new Event('online'))")
    host.wait_until_sent(another, 2)
    expect(watcher.page.locator("#silent")).to_be_hidden()
    for person in (host, own, watcher):
        person.leave()


@pytest.mark.thorough
def test_a_page_that_wants_a_login_takes_no_entry_with_it(
    browser: Browser, proxy: Restarting
) -> None:
    host = phone(browser, proxy)
    pad = host.open_game(NAMES, "wizard_fisher", dealer=2, hands="3 2", choices=HIDDEN)
    own = joins(phone(browser, proxy), host.link(pad, "player"), "Anna")
    own.settle()
    with proxy.answering(200, LOGIN, "text/html"):
        own.page.locator("#key-1").tap()
        expect(own.page.locator("#unsent")).to_be_visible()
        # Whoever opens a page anew comes to the login.
        own.page.reload()
        expect(own.page.locator("#login")).to_be_visible()
    own.page.reload()
    expect(own.page.locator("#unsent")).to_be_hidden()
    assert len(host.marks(pad)) == 2
    for person in (host, own):
        person.leave()


@pytest.mark.thorough
def test_the_app_on_the_phone_goes_on_where_a_proxy_answers_and_shows_its_page_elsewhere(
    browser: Browser, proxy: Restarting
) -> None:
    host = phone(browser, proxy, kept=True)
    pad = host.open_game(NAMES, dealer=2)
    host.key(1)
    host.all_sent()
    host.settle()
    with proxy.answering(403, PLAIN):
        host.go(pad)
        expect(host.page.locator("#pad")).to_be_visible()
        assert is_shell(host)
        host.key(0)
        host.go("/statistics")
        expect(host.page.locator("body")).to_have_text(PLAIN.decode())
    host.go(pad)
    host.wait_until_sent(pad, 3)
    host.leave()
