"""A proxy that drops, doubles, holds up and replays what phones ask."""

import time
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from random import Random
from threading import Lock, Thread

from tests.tools.proxy import Answer, Proxy, Request, running

_REMEMBERED = 200


@dataclass
class Unkindness:
    """How likely each harm is, for each request by itself; ``longest`` is how many
    seconds one may be held up, so that others overtake it. ``done`` counts."""

    dropped: float = 0.3
    doubled: float = 0.3
    replayed: float = 0.3
    held: float = 0.3
    longest: float = 0.5
    done: dict[str, int] = field(default_factory=dict)


class _Unkind(Proxy):
    def __init__(self, address: str, unkindness: Unkindness, random: Random) -> None:
        super().__init__(address)
        self._unkindness, self._random = unkindness, random
        self._lock = Lock()
        self._seen: list[Request] = []
        self._strays: list[Thread] = []

    def pass_on(self, request: Request) -> Answer | None:
        """The answer to a request; ``None`` where the phone gets none."""
        harms = self._draw()
        if "replayed" in harms:
            self._stray(self._earlier(request))
        if "held" in harms:
            time.sleep(self._below(self._unkindness.longest))
        if "doubled" in harms:
            self._stray(request)
        if "dropped" not in harms:
            return self.ask(request)
        # Half of what is lost is lost on the way back: the server has done it.
        if self._below(1) < 0.5:
            self.ask(request)
        return None

    def end(self) -> None:
        """Ends when all that is on its way has arrived."""
        self.shutdown()
        for each in self._strays:
            each.join()
        super().end()

    def _draw(self) -> set[str]:
        with self._lock:
            harms = {
                name
                for name in ("dropped", "doubled", "replayed", "held")
                if self._random.random() < getattr(self._unkindness, name)
            }
            for name in harms:
                self._unkindness.done[name] = self._unkindness.done.get(name, 0) + 1
        return harms

    def _earlier(self, request: Request) -> Request:
        with self._lock:
            if request.method == "POST":
                self._seen = [*self._seen[-_REMEMBERED:], request]
            return self._random.choice(self._seen or [request])

    def _stray(self, request: Request) -> None:
        """The request arrives once more, on its own, some time from now."""
        wait = self._below(3 * self._unkindness.longest)

        def later() -> None:
            time.sleep(wait)
            self.ask(request)

        thread = Thread(target=later, daemon=True)
        thread.start()
        with self._lock:
            self._strays = [each for each in self._strays if each.is_alive()] + [thread]

    def _below(self, most: float) -> float:
        with self._lock:
            return self._random.uniform(0, most)


def unkind(address: str, unkindness: Unkindness, random: Random) -> AbstractContextManager[str]:
    """The address of a proxy before the server at ``address``, for the block; at its
    end everything that the proxy still held has arrived."""
    return running(_Unkind(address, unkindness, random))
