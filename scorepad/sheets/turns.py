"""Only so many sheets are drawn at once on a machine, whichever process draws them."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path

try:
    import fcntl
except ImportError:  # not on every system; there, processes don't wait for each other
    fcntl = None  # type: ignore[assignment]

_A_WHILE = 0.05


@dataclass(frozen=True, slots=True)
class Turns:
    """``at_once`` places, held by files in ``folder``; without one, nobody waits
    for other processes."""

    at_once: int
    folder: Path | None = None

    @contextmanager
    def one(self) -> Iterator[None]:
        """Waits until a place is free, and holds it as long as the block lasts.
        A process that ends gives its place back, however it ends."""
        with ExitStack() as opened:
            if self.folder is not None and fcntl is not None:
                places = [
                    opened.enter_context((self.folder / f"press-{number}.lock").open("w"))
                    for number in range(1, self.at_once + 1)
                ]
                while not any(map(_taken, places)):
                    time.sleep(_A_WHILE)
            yield


def _taken(place: TextIOWrapper) -> bool:
    try:
        fcntl.flock(place, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
