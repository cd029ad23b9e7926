"""Two evenings that are the same to the last byte, but for what a test makes different."""

import hashlib
import itertools
import os
import secrets
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from flask import Flask

from scorepad.services import pad_cache
from scorepad.sheets.pdf_cache import PdfCache
from scorepad.store import Store
from scorepad.web.http.context import AppServices, install
from tests.sheets.drawn import drawn
from tests.web import table as tables

NOW = 1_790_009_999


class _Chance:
    """Bytes that nobody could foresee, but for whoever begins again at the same place."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, place: str) -> None:
        """Let the same bytes come after the same ``place``."""
        self._drawn = (f"{place} {number}" for number in itertools.count())

    def bytes(self, size: int | None = None) -> bytes:
        pieces = (hashlib.sha256(next(self._drawn).encode()).digest() for _ in itertools.count())
        return b"".join(itertools.islice(pieces, (size or 32) // 32 + 1))[: size or 32]

    def hex(self, size: int | None = None) -> str:
        return self.bytes(size).hex()

    def letters(self, size: int | None = None) -> str:
        return self.bytes(size).hex()[: -(-(size or 32) * 4 // 3)]


class IdenticalServers:
    """Servers that begin from nothing, one after the other: the same chance, the
    same clock, an empty memory."""

    def __init__(
        self,
        app: Flask,
        empty: Path,
        folder: Path,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        self._app, self._empty, self._folder = app, empty, folder
        self._patch, self._chance = monkeypatch, _Chance()
        monkeypatch.setattr(time, "time", lambda: float(NOW))

    def at(self, place: str) -> None:
        """Restart the random source, so that both servers draw the same bytes from here."""
        self._chance.begin(place)

    @contextmanager
    def one(self) -> Iterator[Callable[[], None]]:
        """A server with an empty database. Gives what remembers its games as they
        are; called again, it brings them back to that."""
        chance = self._chance
        chance.begin("")
        self._patch.setattr(os, "urandom", chance.bytes)
        self._patch.setattr(secrets, "token_hex", chance.hex)
        self._patch.setattr(secrets, "token_urlsafe", chance.letters)
        self._patch.setattr(tables, "_clock", itertools.count(1_790_000_000, 60))
        path, kept = self._folder / "twin.db", self._folder / "kept.db"
        shutil.copy(self._empty, path)
        kept.unlink(missing_ok=True)
        store, sheets = Store(f"sqlite:///{path}"), PdfCache(drawn)
        install(self._app, AppServices(store, tuple, sheets))
        pad_cache._pads.clear()

        def as_it_was() -> None:
            # All connections are closed. What SQLAlchemy made of each statement stays, which a
            # store that is closed makes anew: that took a third of the time.
            store.database.engines.reading.dispose()
            if kept.exists():
                shutil.copy(kept, path)
                pad_cache._pads.clear()
            else:
                shutil.copy(path, kept)

        try:
            yield as_it_was
        finally:
            store.close()
            pad_cache._pads.clear()
