"""What every answer tells the browser to refuse."""

import pytest
from flask.testing import FlaskClient

FILE = "/static/vendor/htmx-2.0.11.min.js"


@pytest.mark.parametrize("path", ["/healthz", "/no/such/page", "/sw.js"])
def test_pages_errors_and_the_worker_carry_the_headers(client: FlaskClient, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    assert policy == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "media-src": "'self'",
        "form-action": "'self'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
    }
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]


def test_a_file_may_load_nothing_itself(client: FlaskClient) -> None:
    headers = client.get(FILE).headers
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    assert set(policy) == {"default-src", "form-action", "base-uri", "frame-ancestors"}
    assert set(policy.values()) == {"'none'"}
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
