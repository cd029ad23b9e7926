"""What those who watch over a server are told."""

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from scorepad import __version__
from scorepad.app import create_app
from scorepad.settings import Settings


def test_a_server_that_is_well_says_so(client: FlaskClient, web_database: str) -> None:
    answer = client.get("/healthz")
    kind = web_database.partition(":")[0]
    assert answer.status_code == 200
    assert answer.json == {"status": "ok", "version": __version__, "database": kind}
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("content", [None, b"this is no database" * 100])
def test_a_server_that_can_not_read_its_database_says_so(
    tmp_path: Path, content: bytes | None
) -> None:
    if content is not None:
        (tmp_path / "lost.db").write_bytes(content)
    app = create_app(Settings(tmp_path, f"sqlite:///{tmp_path}/lost.db", "k" * 32))
    answer = app.test_client().get("/healthz")
    assert answer.status_code == 503
    assert answer.json == {"status": "unavailable", "version": __version__, "database": "sqlite"}
