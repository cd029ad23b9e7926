"""The people and games that were read from a file, kept so that none of them is read twice."""

import pickle
from collections.abc import Iterable, Iterator
from typing import IO

from scorepad.services.import_export.files import FileItem


class ItemFile:
    """People and games in a binary file in which only this program writes.

    They can be iterated over again and again, and only one is in memory at a time.
    """

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream

    def write(self, items: Iterable[FileItem]) -> None:
        """Write them, the first at the beginning."""
        for item in items:
            pickle.dump(item, self._stream, pickle.HIGHEST_PROTOCOL)
        self._stream.flush()

    def __iter__(self) -> Iterator[FileItem]:
        """Yield them in their order."""
        place = 0
        while True:
            # Another iterator may have moved the file's position meanwhile.
            self._stream.seek(place)
            try:
                item: FileItem = pickle.load(self._stream)  # noqa: S301  # what write() wrote
            except EOFError:
                return
            place = self._stream.tell()
            yield item
