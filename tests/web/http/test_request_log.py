"""What the log says of requests: in words, and nothing that opens a game."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from flask import Flask

from scorepad.app import create_app
from scorepad.settings import Settings
from scorepad.web.http import request_log
from scorepad.web.http.context import current_store
from scorepad.web.http.request_log import LOG, RequestLog, _first_part

KEY = "k" * 40
GAME = "/g/abcdefghijklmnopqrstuv"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Flask]:
    app = create_app(Settings(tmp_path, f"sqlite:///{tmp_path}/scorepad.db", KEY))
    current_store(app).prepare()
    yield app
    current_store(app).close()


@pytest.fixture
def said(caplog: pytest.LogCaptureFixture):
    """Return what was said of requests; ``slow``, how long those took that took long."""
    caplog.set_level(logging.INFO, LOG)

    def found(*, slow: bool = False) -> list[str]:
        lines = [record.getMessage() for record in caplog.records if record.name == LOG]
        return [line for line in lines if line.startswith("A request took") == slow]

    return found


def test_successful_requests_and_missing_pages_are_not_logged(served: Flask, said) -> None:
    for path in ("/", "/new", GAME, "/nothing?secret=1"):
        served.test_client().get(path)
    assert said() == []


@pytest.mark.parametrize(
    ("path", "said_of_it"),
    [
        ("/nothing", "404: there is nothing there for this phone"),
        ("/bids", "405: what is at that address takes no request of this kind"),
    ],
)
def test_a_refused_write_has_one_line(served: Flask, said, path: str, said_of_it: str) -> None:
    served.test_client().post(f"{GAME}{path}?secret=1", data={"a": "b"})
    (line,) = said()
    assert line == f"A write was refused with {said_of_it} [POST /g/...]"


def test_a_database_that_is_not_there_is_named_for_those_who_read_as_well(
    served: Flask, said, tmp_path: Path
) -> None:
    current_store(served).close()
    (tmp_path / "scorepad.db").unlink()
    answer = served.test_client().get(GAME)
    assert answer.status_code == 503
    assert said() == ["A request was answered with 503: the database can't be read [GET /g/...]"]


def test_a_slow_answer_has_one_line_with_its_time(said, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter((100.0, 101.12))
    monkeypatch.setattr(request_log, "time", SimpleNamespace(monotonic=lambda: next(clock)))

    def slow(_environ, start):
        start("200 OK", [])
        return ()

    RequestLog(slow, every=False)(
        {"REQUEST_METHOD": "GET", "PATH_INFO": "/statistics/x"}, lambda *_: None
    )
    (line,) = said(slow=True)
    assert line == "A request took 1.1 seconds [GET /statistics/...]"


def test_exception_is_logged_and_raised(said) -> None:
    def broken(_environ, _start):
        raise RuntimeError

    with pytest.raises(RuntimeError):
        RequestLog(broken, every=False)({"REQUEST_METHOD": "POST"}, lambda *_: None)
    assert said() == ["A write was refused with 500: something went wrong in the program [POST /]"]


def test_every_request_is_logged_with_its_ip(tmp_path: Path, said) -> None:
    app = create_app(
        Settings(tmp_path, f"sqlite:///{tmp_path}/scorepad.db", KEY, log_requests=True, proxies=1)
    )
    current_store(app).prepare()
    app.test_client().get("/o/abc", headers={"X-Forwarded-For": "203.0.113.9"})
    current_store(app).close()
    (line,) = said()
    assert re.fullmatch(r'203\.0\.113\.9 "GET /o/\.\.\." 404 \d+\.\d{3} s', line)


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ("/", "/"),
        ("", "/"),
        ("/new", "/new"),
        (f"{GAME}/bids", "/g/..."),
        ("/c/secret", "/c/..."),
        ("/a\nb/c", "/.../..."),
        ("/" + "x" * 500, "/" + "x" * 32),
    ],
)
def test_of_a_path_the_first_part_is_written_down(path: str, written: str) -> None:
    assert _first_part(path) == written
