"""What a page asks for, and when it has all that it needs."""

import time

from playwright.sync_api import Page, Request

PATIENCE = 60
"""Seconds that a page may take beside other tests."""
FRAME = 16
"""Milliseconds."""
_STILL = 0.5
"""Seconds without a request after which a page is all there."""


class Traffic:
    """The requests of a page that are on their way.

    Where a phone looks for news there is always one: Playwright's "networkidle" never comes.
    """

    def __init__(self, page: Page) -> None:
        self._page = page
        self._asks, self._stirred = set[Request](), 0.0
        self._is_settled = False
        page.on("request", self._begins)
        for end in ("requestfinished", "requestfailed"):
            page.on(end, self._ends)

    def _begins(self, request: Request) -> None:
        self._stirred = time.monotonic()
        if request.is_navigation_request():
            self._asks.clear()
            self._is_settled = False
        # The answer to a look for news is held, and the next one comes right after it.
        elif "prefer" not in request.headers:
            self._asks.add(request)

    def _ends(self, request: Request) -> None:
        self._asks.discard(request)
        self._stirred = time.monotonic()

    def settle(self) -> None:
        """Wait until a page that has come is all there: it asks for nothing any more."""
        if not self._is_settled:
            self.answered()
        self._is_settled = True

    def answered(self) -> None:
        """Wait until the page has asked for nothing for a while, and all is answered."""
        self._page.wait_for_load_state()
        end = time.monotonic() + PATIENCE
        while self._asks or (left := self._stirred + _STILL - time.monotonic()) > 0:
            assert time.monotonic() < end, [request.url for request in self._asks]
            # To ask at every frame took 23 ms more of the processor each time.
            self._page.wait_for_timeout(FRAME if self._asks else 1000 * left + 1)
