"""What clients send that would hold up a server, in a process of their own.

``python -m tests.tools.trust.sent KIND ADDRESS LINK TIMES`` sends it again and again, or that many
times, and prints the number of each status of the answers.
"""

import json
import re
import secrets
import selectors
import socket
import sys
import time
from collections import Counter
from contextlib import closing, suppress
from urllib.parse import urlsplit

from tests.tools.trust.device import Device, NoAnswer

_STATUS = re.compile(rb"HTTP/1.1 (\d+) ")
_LARGE = 23_900_000
_PATIENCE = 600
_FONT = "/static/fonts/source-serif-4-latin-400.woff2"


def _file_of_nothing(address: str, link: str) -> Counter[int]:
    return _brought(address, link, "[" + "{}," * (_LARGE // 3) + "{}]")


def _file_that_begins_well(address: str, link: str) -> Counter[int]:
    """The head is of ours, and a line after it is as long as a line may be, of nothing."""
    head = json.dumps({"scorepad": "games", "version": 1, "people": []})
    line = '{"scorepad":"game","version":1,"marks":[' + "{}," * 1_300_000 + "{}]}"
    return _brought(address, link, "\n".join([head, *[line] * 6])[:_LARGE])


def _brought(address: str, link: str, text: str) -> Counter[int]:
    device = Device(address, patience=_PATIENCE)
    device.open(link)
    with suppress(NoAnswer):
        return Counter([device.send_file("/files", text).status])
    return Counter([0])


def _head(address: str, link: str, fields: int, size: int) -> Counter[int]:
    place = urlsplit(address)
    more = "".join(f"X-{number}: {'a' * size}\r\n" for number in range(fields))
    text = f"GET /healthz HTTP/1.1\r\nHost: {place.netloc}\r\n{more}\r\n".encode()
    statuses = Counter[int]()
    with (
        closing(socket.create_connection((place.hostname or "", place.port or 0))) as phone,
        suppress(OSError),
    ):
        for _ in range(20):
            with suppress(OSError):
                phone.sendall(text)
            answer = phone.recv(4096)
            if not answer:
                break
            for status in _STATUS.findall(answer):
                statuses[int(status)] += 1
    return statuses


def _longest_heads(address: str, link: str) -> Counter[int]:
    return _head(address, link, 38, 410)


def _longer_heads(address: str, link: str) -> Counter[int]:
    return _head(address, link, 97, 8_000)


def _rows(address: str, link: str) -> Counter[int]:
    """100 connections that each send 200 requests at once, and read slowly."""
    place = urlsplit(address)
    asking = f"GET {_FONT} HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode() * 200
    statuses = Counter[int]()
    with selectors.DefaultSelector() as waiting:
        phones = []
        for _ in range(100):
            phone = socket.socket()
            phone.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16_384)
            phone.connect((place.hostname, place.port))
            phone.sendall(asking)
            phone.setblocking(False)
            waiting.register(phone, selectors.EVENT_READ)
            phones.append(phone)
        until = time.monotonic() + 12
        while time.monotonic() < until and waiting.get_map():
            for key, _ in waiting.select(0.1):
                phone = key.fileobj
                assert isinstance(phone, socket.socket)
                try:
                    answer = phone.recv(8_192)
                except OSError:
                    answer = b""
                for status in _STATUS.findall(answer):
                    statuses[int(status)] += 1
                if not answer:
                    waiting.unregister(phone)
            time.sleep(0.005)
        for phone in phones:
            phone.close()
    return statuses


def _ten_thousand(address: str, link: str) -> Counter[int]:
    people = [
        {"person_id": secrets.token_hex(4), "name": f"Person {number}", "look": number % 100}
        for number in range(10_000)
    ]
    head = {"scorepad": "games", "version": 1, "people": people}
    return _brought(address, link, json.dumps(head) + "\n")


KINDS = {
    "nothing": _file_of_nothing,
    "begins well": _file_that_begins_well,
    "longest heads": _longest_heads,
    "longer heads": _longer_heads,
    "rows": _rows,
    "people": _ten_thousand,
}


def main() -> None:
    kind, address, link, times = sys.argv[1:]
    done = 0
    while not int(times) or done < int(times):
        print(json.dumps(KINDS[kind](address, link)), flush=True)
        done += 1


if __name__ == "__main__":
    main()
