"""A person with a phone: looks, taps, and counts the taps."""

import re
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page

PHONE = {"width": 360, "height": 640}


class Scorer:
    """One device in its own browser profile.

    ``taps`` counts what the finger did on the pad; ``console`` keeps every
    message of the browser's console and every failed or foreign request.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        scripts: bool = True,
        dark: bool = False,
        language: str = "en-GB",
        size: Mapping[str, int] = PHONE,
    ) -> None:
        self.address = address
        self.taps = 0
        self.console: list[str] = []
        self._context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            device_scale_factor=2,
            has_touch=True,
            is_mobile=True,
            java_script_enabled=scripts,
            color_scheme="dark" if dark else "light",
            locale=language,
        )
        self.page: Page = self._context.new_page()
        self.page.on("console", lambda message: self.console.append(message.text))
        self.page.on("pageerror", lambda error: self.console.append(str(error)))
        self.page.on("request", lambda request: self._stays_here(request.url))
        self._scripts = scripts

    def _stays_here(self, url: str) -> None:
        if not url.startswith((self.address, "data:")):
            self.console.append(f"asked another host: {url}")

    def leave(self) -> None:
        """Close the phone's browser."""
        self._context.close()

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.page.goto(self.address + path)

    def open_game(
        self,
        names: Sequence[str],
        game: str = "wizard_gigamic",
        dealer: int = 0,
        variants: Sequence[str] = (),
        choices: Mapping[str, str] | None = None,
        **typed: str,
    ) -> str:
        """Fill in "New game" and start; the path of the pad.

        ``variants`` are switches of the game, ``choices`` of "More rules";
        ``typed`` goes into the fields ``rounds`` or ``hands``.
        """
        self.go("/new")
        page = self.page
        if not page.locator(f"#game-{game}").is_checked():
            if page.locator(f"#more-games:not([open]) #game-{game}").count():
                page.locator("#more-games summary").tap()
            self._swap("#new", page.locator(f"label[for='game-{game}']"), plain=False)
        while page.locator("input[name=name]").count() < len(names):
            self._swap("#new", page.locator("#more"))
        for place, name in enumerate(names):
            page.locator("input[name=name]").nth(place).fill(name)
        deals = page.locator(f"label:has(input[name=dealer][value='{dealer}'])")
        if deals.count():
            deals.tap()
        for variant in variants:
            page.locator(f"li:has(#game-{game}) label:has(input[value$='{variant}'])").tap()
        if choices:
            page.locator("#more-rules summary").tap()
        for option, value in (choices or {}).items():
            page.locator(f"[name='option.{option}']").select_option(value)
        if typed:
            page.locator("#own-length summary").tap()
        for field, text in typed.items():
            page.locator(f"#{field}").fill(text)
        self._settled()
        page.locator("button[name=do][value=start]").tap()
        page.wait_for_url(f"{self.address}/g/*")
        return urlsplit(page.url).path

    def _settled(self) -> None:
        if self._scripts:
            self.page.wait_for_load_state("networkidle")

    def _swap(self, region: str, target: Locator, *, plain: bool = True) -> None:
        """Tap, and wait for the region or the page that comes; ``plain``: the
        tap sends the form when there are no scripts."""
        # A key that is struck out can be tapped all the same: it says why.
        force = target.get_attribute("aria-disabled") is not None
        if self._scripts:
            self.page.locator(region).evaluate("old => old.setAttribute('data-old', '')")
            target.tap(force=force)
            new = f"{region}:not([data-old], .htmx-added, .htmx-settling)"
            self.page.locator(new).wait_for()
        elif plain:
            with self.page.expect_navigation():
                target.tap(force=force)
        else:
            target.tap(force=force)

    def tap(self, what: str) -> None:
        """Tap the element, and wait until the pad has answered."""
        self.taps += 1
        self._swap("#pad", self.page.locator(what))

    def key(self, value: int) -> None:
        """Tap a key of the number pad."""
        self.tap(f"#key-{value}")

    def undo(self) -> None:
        """Tap undo."""
        self.tap("#undo")

    def totals(self) -> dict[str, int]:
        """The large figures beside the names."""
        return {name: int(row[0]) for name, row in self.rows().items()}

    def rows(self) -> dict[str, list[str]]:
        """Name → total, bid, tricks, as they can be read."""
        read = """rows => rows.map(row => [".name", ".total", ".bid", ".tricks"].map(
            part => [...row.querySelector(part).childNodes].filter(node => node.nodeType === 3)
                .map(node => node.textContent.trim()).join("")))"""
        found = self.page.locator("li.row").evaluate_all(read)
        return {row[0]: [text.replace("−", "-") for text in row[1:]] for row in found}

    def lit(self) -> str:
        """The name in the lit row."""
        return self.page.locator("li.row.lit .name").inner_text()

    def says(self) -> str:
        """The line above the keys."""
        return re.sub(r"\s+", " ", self.page.locator(".say").inner_text()).strip()

    def overflow(self) -> tuple[int, int]:
        """Pixels of the page beyond the window, sideways and downwards."""
        across, down = self.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth,"
            " document.documentElement.scrollHeight - innerHeight]"
        )
        return across, down
