"""Memory for requests and answers on their way, shared out between clients."""

from collections import Counter

from scorepad.address import network_of

LONG = 64 * 1024
"""The number of bytes from which on a request or an answer counts as long."""


class Room:
    """Memory for requests and answers on their way from and to clients: ``total`` bytes.

    Those longer than 64 KB may take half of it, and a quarter for one address (of IPv6 one
    network), so that neither everybody's short requests nor others' long ones are kept out.
    """

    def __init__(self, total: int = 128 * 1024 * 1024) -> None:
        self._total = total
        self._taken = 0
        self._long: Counter[str] = Counter()

    def resize(self, address: str, before: int, after: int) -> bool:
        """Change the memory of one request of ``address``; return whether there is room for it."""
        grown = (after if after > LONG else 0) - (before if before > LONG else 0)
        if after > before and self._taken + after - before > self._total:
            return False
        # Most requests and answers are short: nobody asks then whose they are.
        if grown and not self._resize_long(network_of(address), grown):
            return False
        self._taken += after - before
        return True

    def _resize_long(self, network: str, grown: int) -> bool:
        of_network = self._long[network] + grown
        if grown > 0 and (
            of_network > self._total // 4 or self._long.total() + grown > self._total // 2
        ):
            return False
        self._long[network] = of_network
        if not of_network:
            del self._long[network]
        return True


class RoomShare:
    """The share of one request in the memory of a :class:`Room`."""

    def __init__(self, room: Room, address: str) -> None:
        self._room, self._address, self._size = room, address, 0

    def resize(self, size: int) -> bool:
        """Change the size of the share; return whether there is room for it."""
        is_there = self._room.resize(self._address, self._size, size)
        if is_there:
            self._size = size
        return is_there
