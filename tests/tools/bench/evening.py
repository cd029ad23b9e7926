"""Somebody who scores, one tap at a time."""

import random
from collections.abc import Callable

from tests.tools.bench.browser import Answer, Browser
from tests.tools.bench.games import choose
from tests.tools.bench.reading import Keypad, keypad_of


class OpenPad:
    """The pad of one game on one device, as its last answer showed it."""

    def __init__(self, browser: Browser, game_id: str) -> None:
        self._browser = browser
        self._path = f"/g/{game_id}"
        self._keypad: Keypad | None = None
        self._chance = random.Random(7)

    @property
    def over(self) -> bool:
        """Return whether there is no number pad to tap on."""
        return self._keypad is None

    def look(self) -> Answer:
        answer = self._browser.get(self._path)
        self._keypad = keypad_of(answer.plain.decode())
        return answer

    def tap(self) -> Answer:
        """The fragment that a tap on the number pad brings; the page must have been seen."""
        assert self._keypad is not None
        fields = self._keypad.fields
        value = choose(self._chance, fields["field"], self._keypad.allowed, self._keypad.ringed)
        answer = self._browser.tap(self._keypad.action, {**fields, "value": str(value)})
        self._keypad = keypad_of(answer.plain.decode())
        return answer


class Evening:
    """One game after the other, whose ids ``next_game`` gives."""

    def __init__(self, browser: Browser, next_game: Callable[[], str]) -> None:
        self.browser, self._next_game = browser, next_game
        self._pad = self._next()

    def mark(self) -> float:
        """The seconds of one tap."""
        if self._pad.over:
            self._pad = self._next()
        return self._pad.tap().seconds

    def page(self) -> float:
        """The seconds of the pad's page, as it stands."""
        return self._pad.look().seconds

    def _next(self) -> OpenPad:
        pad = OpenPad(self.browser, self._next_game())
        pad.look()
        return pad
