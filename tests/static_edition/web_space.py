"""A web space: a host that has files, and answers a name that it does not know with 404."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from scorepad.static_edition.folder import Files, write
from scorepad.static_edition.pages import edition
from tests.client.scripted import app_without_games

BELOW = "/games/pad"
"""The path of the folder on the host."""


def made(folder: Path, languages: Sequence[str]) -> Files:
    """The files of the edition; ``folder`` has nothing."""
    return edition(app_without_games(folder), languages)


@dataclass
class WebSpace:
    """A host on this machine, and what it was asked for: each request line with its status."""

    folder: Path
    port: int
    asked: list[tuple[str, int]] = field(default_factory=list)

    @property
    def address(self) -> str:
        """Where the folder with all languages is."""
        return f"http://localhost:{self.port}{BELOW}/"

    @property
    def refused(self) -> list[tuple[str, int]]:
        return [(line, status) for line, status in self.asked if status >= 400]


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, *args: object, space: WebSpace, **named: object) -> None:
        self._space = space
        super().__init__(*args, directory=str(space.folder), **named)  # type: ignore[arg-type]

    def log_request(self, code: int | str = "-", _size: int | str = "-") -> None:
        self._space.asked.append((self.requestline, int(code)))

    def log_message(self, *_: object) -> None:
        """Write nothing."""


@contextmanager
def web_space(folder: Path, files: Files) -> Iterator[WebSpace]:
    """The files on a host, as long as the block lasts."""
    write(files, folder / BELOW.strip("/"))
    space = WebSpace(folder, 0)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, space=space))
    space.port = server.server_port
    Thread(target=server.serve_forever, daemon=True).start()
    yield space
    server.shutdown()
    server.server_close()
