"""Static files: as small as can be, and asked for once."""

import gzip
from pathlib import Path

import brotli
import pytest
from flask import Flask, url_for
from flask.testing import FlaskClient

from scorepad.paths import STATIC
from scorepad.web.http.assets import serve_static

SCRIPT = "vendor/htmx-2.0.11.min.js"
CONTENT = (STATIC / SCRIPT).read_bytes()


def address(app: Flask, filename: str = SCRIPT) -> str:
    with app.test_request_context():
        return url_for("static", filename=filename)


@pytest.mark.parametrize(
    ("accepted", "sent", "unpack"),
    [
        ("gzip, deflate, br", "br", brotli.decompress),
        ("gzip", "gzip", gzip.decompress),
        ("gzip;q=1.0, br;q=0.1", "gzip", gzip.decompress),
        ("", None, bytes),
        ("zstd", None, bytes),
        ("br;q=0, gzip", "gzip", gzip.decompress),
    ],
)
def test_a_script_is_sent_in_the_smallest_way_the_browser_takes(
    client: FlaskClient, accepted: str, sent: str | None, unpack
) -> None:
    answer = client.get(f"/static/{SCRIPT}", headers={"Accept-Encoding": accepted})
    assert answer.content_encoding == sent
    assert unpack(answer.data) == CONTENT
    assert answer.content_length == len(answer.data)
    assert answer.vary.as_set() >= {"accept-encoding"}
    assert answer.content_type == "text/javascript; charset=utf-8"


def test_every_kind_of_file_has_its_type_whatever_the_machine_says_of_it(
    client: FlaskClient,
) -> None:
    a_file = {
        path.suffix: path for path in STATIC.rglob("*.*") if path.suffix not in (".ts", ".mts")
    }
    types = {
        suffix: client.get(f"/static/{path.relative_to(STATIC)}").mimetype
        for suffix, path in a_file.items()
    }
    assert types == {
        ".css": "text/css",
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".mp4": "video/mp4",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".txt": "text/plain",
        ".woff2": "font/woff2",
    }


@pytest.mark.parametrize(
    "path",
    sorted(path for path in STATIC.rglob("*js") if path.parent.name != "vendor"),
    ids=lambda path: path.name,
)
def test_no_comment_goes_along_with_a_script(path: Path, client: FlaskClient) -> None:
    sent = client.get(f"/static/{path.relative_to(STATIC)}").text
    assert len(sent) < len(path.read_text("utf-8"))
    assert not any(sign in sent for sign in ("/*", "*/", "@param", "@type"))


@pytest.mark.parametrize("query", ["", "?v=", "?v=0123456789abcdef"])
def test_an_address_with_another_hash_or_none_is_asked_for_again(
    client: FlaskClient, query: str
) -> None:
    answer = client.get(f"/static/{SCRIPT}{query}")
    assert answer.headers["Cache-Control"] == "no-cache"
    kept = client.get(address(client.application))
    assert kept.headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_a_changed_file_gets_another_address_and_is_sent_anew(tmp_path: Path) -> None:
    app = Flask("example", static_folder=None)
    serve_static(app, tmp_path)
    (tmp_path / "a.css").write_text("b{}")
    before = address(app, "a.css")
    (tmp_path / "a.css").write_text("i{color:red}")
    assert address(app, "a.css") != before
    assert app.test_client().get("/static/a.css").text == "i{color:red}"


def test_a_picture_is_sent_as_it_is(tmp_path: Path) -> None:
    app = Flask("example", static_folder=None)
    serve_static(app, tmp_path)
    (tmp_path / "a.png").write_bytes(b"\x89PNG" + b"0" * 1000)
    answer = app.test_client().get("/static/a.png", headers={"Accept-Encoding": "br, gzip"})
    assert answer.content_encoding is None
    assert answer.content_type == "image/png"


@pytest.mark.parametrize(
    "path",
    ["none.js", "", "vendor", "../pyproject.toml", "%2e%2e/pyproject.toml", "%00", "x" * 3_000],
    ids=range(7),
)
def test_what_is_not_a_static_file_is_not_found(client: FlaskClient, path: str) -> None:
    assert client.get(f"/static/{path}").status_code == 404


def test_of_a_film_pieces_are_sent_and_of_a_compressed_file_the_whole(client: FlaskClient) -> None:
    film = (STATIC / "phone" / "awake.mp4").read_bytes()
    answer = client.get("/static/phone/awake.mp4", headers={"Range": "bytes=0-1"})
    assert (answer.status_code, answer.data) == (206, film[:2])
    assert answer.headers["Content-Range"] == f"bytes 0-1/{len(film)}"
    assert client.get("/static/phone/awake.mp4").data == film
    assert len(film) <= 3_000
    asked = {"Range": "bytes=0-1", "Accept-Encoding": "br"}
    answer = client.get(f"/static/{SCRIPT}", headers=asked)
    assert answer.status_code == 200
    assert brotli.decompress(answer.data) == CONTENT
