"""What one phone does to use up what others share, in a process of its own.

``python -m tests.tools.trust.crowding KIND ADDRESS BEHIND LINKS`` does it again and again, and
prints the number of each status of the answers. ``BEHIND`` is the address that a proxy says it has,
"-" for none; ``LINKS`` are separated by spaces.
"""

import html
import json
import re
import secrets
import socket
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from random import Random
from urllib.parse import urlsplit

from scorepad.pad.opening import Opening
from tests.tools.trust.device import Device, NoAnswer
from tests.tools.trust.table import ScriptedTable
from tests.web.phone import forms_in

_AT_ONCE = 100
_DROPS, _OPEN = 600, 40
"""Polls that are dropped in one go, and how many of them are open at once."""

SEEN = 0
"""What stands in place of a status for a bid that was seen, or written over, by somebody else."""

_NAMES = {"a": "Anna", "b": "Ben", "c": "Cleo"}
_HIDDEN = {"bidding.visibility": "simultaneous", "bidding.entry": "players"}
_BID = 7


class Crowd:
    """Many devices of one phone, which has these links."""

    def __init__(self, address: str, behind: str, links: list[str]) -> None:
        self.statuses = Counter[int]()
        self._address, self._behind, self._links = address, behind, links
        self._path = ""
        self._hoarded: list[str] = []

    def late_entries(self) -> None:
        """A player's phone sends entries for a round that is over, each with another value.

        Then it leaves the seat, and comes again as a new phone.
        """
        [link, path] = self._links
        device = self._new()
        device.open(link)
        device.send(f"{path}/own-phone", {"player": "a"}, htmx=False)
        for number in range(_AT_ONCE):
            entry = {"id": secrets.token_hex(16), "round": "1", "deal": "1", "player": "a"}
            entry |= {"field": "bid", "value": str(number % 2), "late": "1"}
            self.statuses[device.send(f"{path}/entries", entry).status] += 1
        device.send(f"{path}/own-phone/leave", {}, htmx=False)
        device.close()

    def questions(self) -> None:
        """New phones ask, one after the other, whether they may enter for everybody."""
        [link, path] = self._links
        for _ in range(_AT_ONCE // 4):
            device = self._new()
            device.open(link)
            asked = device.send(f"{path}/continue", {"player": ""}, htmx=False)
            self.statuses[asked.status] += 1
            device.close()

    def dropped_polls(self) -> None:
        """A phone asks for news again and again, and is gone before there are any."""
        [household] = self._links
        device = self._new()
        device.open(household)
        self._path = self._path or self._begin(device, {})
        news = device.get(f"{self._path}/marks?since=0").json
        place = urlsplit(self._address)
        target = f"{self._path}/marks?since={news['version']}&state={news['state']}"
        asks = device.head_of(target, {"Host": place.netloc, "Prefer": "wait=6"})
        is_open = deque[socket.socket]()
        for _ in range(_DROPS):
            with suppress(OSError):
                phone = socket.create_connection((place.hostname or "", place.port or 0))
                is_open.append(phone)
                phone.sendall(asks)
                self.statuses[204] += 1
            while len(is_open) > _OPEN:
                is_open.popleft().close()
        time.sleep(0.1)
        for phone in is_open:
            phone.close()
        device.close()

    def hoarded_links(self) -> None:
        """Links to seats were copied while the seats were free; then Anna sits down and bids."""
        [household] = self._links
        if not self._path:
            scorer = self._new()
            scorer.open(household)
            self._path = self._begin(scorer, _HIDDEN)
            link = link_in(scorer.get(f"{self._path}/links?role=player").text)
            self._hoarded = [self._link_of(player, link) for player in _NAMES]
            self._anna = self._new()
            self._anna.open(link)
            self._anna.send(f"{self._path}/own-phone", {"player": "a"}, htmx=False)
            self._bid(self._anna)
            scorer.close()
        for link in self._hoarded:
            device = self._new()
            self.statuses[device.open(link).status] += 1
            page = device.get(self._path)
            self.statuses[page.status] += 1
            self.statuses[SEEN] += f"Anna: bid {_BID}" in page.text
            if "Anna: bid" in page.text:
                self._bid(device, _BID - 1)
            device.close()
        self.statuses[SEEN] += f"Anna: bid {_BID}" not in self._anna.get(self._path).text

    def _new(self) -> Device:
        """A phone that nobody has seen before."""
        return Device(self._address, behind=self._behind)

    def _begin(self, device: Device, options: dict[str, str]) -> str:
        table = ScriptedTable(device, Random())
        people = list(_NAMES.items())
        table.bring(Opening("wizard_fisher", people, options=options, hands=(9,), reveal=True))
        return table.path

    def _link_of(self, player: str, link: str) -> str:
        """The link to a free seat, taken by somebody who leaves it again."""
        device = self._new()
        device.open(link)
        device.send(f"{self._path}/own-phone", {"player": player}, htmx=False)
        found = link_in(device.get(f"{self._path}/own-phone").text)
        device.send(f"{self._path}/own-phone/leave", {}, htmx=False)
        device.close()
        return found

    def _bid(self, device: Device, value: int = _BID) -> None:
        page = device.get(self._path).text
        for form in forms_in(page):
            if form.action.endswith("/entries"):
                device.send(form.action, {**form.fields.to_dict(), "value": str(value)})


def link_in(page: str) -> str:
    """Return the way to a game that a page shows as a link."""
    found = re.search(r"http://[^<]+?(/o/[^<]+)</textarea>", page)
    assert found, page
    return html.unescape(found[1])


KINDS: dict[str, Callable[[Crowd], None]] = {
    "late entries": Crowd.late_entries,
    "questions": Crowd.questions,
    "dropped polls": Crowd.dropped_polls,
    "hoarded links": Crowd.hoarded_links,
}


def main() -> None:
    kind, address, behind, links = sys.argv[1:]
    crowd = Crowd(address, "" if behind == "-" else behind, links.split())
    while True:
        with suppress(NoAnswer):
            KINDS[kind](crowd)
        print(json.dumps(crowd.statuses), flush=True)
        crowd.statuses.clear()


if __name__ == "__main__":
    main()
