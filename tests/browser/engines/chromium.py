"""Chromium, the engine of most Android phones, by Playwright."""

import re
from typing import Any, ClassVar

from playwright.sync_api import Browser, Error

from tests.browser.engines.tab import HEIGHT, WIDTH, Gone, Tab


class Chromium(Tab):
    """A page in a profile of its own, on a phone with two device pixels to a pixel."""

    WITHOUT_SERVER: ClassVar = re.compile("net::ERR_(CONNECTION_|EMPTY_RESPONSE)")

    def __init__(self, browser: Browser, address: str, *, dark: bool = False) -> None:
        super().__init__(address)
        self._context = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT},
            device_scale_factor=2,
            has_touch=True,
            is_mobile=True,
            color_scheme="dark" if dark else "light",
            locale="en-GB",
        )
        self._page = self._context.new_page()
        self._page.on("console", lambda message: self.said.append(message.text))
        self._page.on("pageerror", lambda error: self.said.append(str(error)))
        self._page.on("request", lambda request: self._stays_here(request.url))

    def goto(self, path: str) -> None:
        self._page.goto(self.address + path)

    def reload(self) -> None:
        self._page.reload()

    def evaluate(self, function: str, *given: Any) -> Any:
        try:
            return self._page.evaluate(f"given => ({function})(...given)", list(given))
        except Error as error:
            if "context was destroyed" in error.message:
                raise Gone from None
            raise

    def be_device(self, token: str) -> None:
        self._context.add_cookies([{"name": "device", "value": token, "url": self.address}])

    def press(self, x: int, y: int) -> None:
        self._page.touchscreen.tap(x, y)

    def type(self, text: str) -> None:
        self._page.keyboard.type(text)

    def screenshot(self) -> bytes:
        return self._page.screenshot()

    def listen(self) -> None:
        # Messages are delivered while something is asked.
        self._page.evaluate("1")

    def close(self) -> None:
        self._context.close()
