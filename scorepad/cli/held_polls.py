"""Polls for news that wait in the server until there are some: long polling.

A phone that looks on asks again and again whether others have written, and mostly nobody has. One
that says ``Prefer: wait=6`` (RFC 7240) is answered as soon as somebody has, or after so many
seconds. No thread waits with it: one statement asks for the states of all these games.
"""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import Executor

_LONGEST = 6
"""The longest that a poll is held: scripts give up a request after eight seconds."""

_SHORTEST = 0.7
"""The part of its time for which a poll is held at least."""

_EACH = 0.2
"""Seconds from one look at the games to the next."""

_MOST_OF_A_GAME = 100
"""Polls of one game that are held at once; ten players with several phones each have fewer."""

_WAIT = re.compile(r"(?:^|[,;\s])wait=(\d{1,4})(?![^,;\s])")

States = Callable[[Collection[str]], Mapping[str, object]]
"""The type of a function that returns the present states of games, by their ids."""


def seconds_to_wait(prefer: str) -> int:
    """Return for how many seconds an answer may be held by this ``Prefer`` header.

    >>> seconds_to_wait("wait=4"), seconds_to_wait("respond-async, wait=100"), seconds_to_wait("")
    (4, 6, 0)
    """
    found = _WAIT.search(prefer)
    return min(int(found[1]), _LONGEST) if found else 0


class HeldPolls:
    """The polls that wait in one event loop; threads of ``pool`` ask for the ``states``.

    There are ``most`` at once, half of them by one network, and a hundred of one game. Who comes
    then is answered now, and asks again by itself.
    """

    def __init__(self, states: States, pool: Executor, most: int) -> None:
        self._states, self._pool, self._most = states, pool, most
        self._held: dict[asyncio.Future[bool], tuple[str, object]] = {}
        self._of_game, self._of_network = Counter[str](), Counter[str]()
        self._watching: asyncio.Task[None] | None = None
        self._is_open = True

    async def has_news(
        self, game_id: str, state: object, seconds: float, network: str = ""
    ) -> bool:
        """Return ``True`` once the game has another state than this one.

        Return ``False`` after so many ``seconds`` or somewhat fewer, so that those who came
        together do not ask again together, and at once where nothing can be held. ``network`` is
        that of the client, "" for this computer.
        """
        if not self._is_open or not self._has_room(game_id, network):
            return False
        loop = asyncio.get_running_loop()
        news: asyncio.Future[bool] = loop.create_future()
        self._held[news] = game_id, state
        counts = (self._of_game, game_id), (self._of_network, network)
        for counted, key in counts:
            counted[key] += 1
        if self._watching is None or self._watching.done():
            self._watching = loop.create_task(self._watch())
        try:
            part = random.uniform(_SHORTEST, 1)  # noqa: S311 - no secret
            async with asyncio.timeout(seconds * part):
                return await news
        except TimeoutError:
            return False
        finally:
            del self._held[news]
            for counted, key in counts:
                counted[key] -= 1
                if not counted[key]:
                    del counted[key]

    def _has_room(self, game_id: str, network: str) -> bool:
        """Return whether one more poll of the game can be held for a client in the network.

        A phone that opens polls without end, or has games without end, leaves room for others.
        """
        most_of_network = self._most if not network else self._most / 2
        return (
            len(self._held) < self._most
            and self._of_network[network] < most_of_network
            and self._of_game[game_id] < _MOST_OF_A_GAME
        )

    def let_go(self) -> None:
        """Answer everybody now, and hold nobody any more."""
        self._is_open = False
        for news in self._held:
            if not news.done():
                news.set_result(False)

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while self._held:
            await asyncio.sleep(_EACH)
            games = {game_id for game_id, _ in self._held.values()}
            present = await loop.run_in_executor(self._pool, self._states, games)
            for news, (game_id, state) in self._held.items():
                if game_id in games and present.get(game_id) != state and not news.done():
                    news.set_result(True)
