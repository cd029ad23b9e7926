"""The page with the certificate, on a server that vouches for itself and on another."""

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from scorepad.app import create_app
from scorepad.settings import Settings

CERTIFICATE = b"\x30\x82 a certificate"


def test_the_page_says_what_it_is_good_for_and_offers_it(tmp_path: Path) -> None:
    app = create_app(
        Settings(tmp_path, f"sqlite:///{tmp_path}/none.db", "k" * 32), ca_certificate=CERTIFICATE
    )
    client = app.test_client()
    assert 'href="/authority"' in client.get("/preferences").text
    page = client.get("/authority").text
    assert 'href="/authority.crt"' in page
    assert "Do it only if you know whose computer this is" in page
    answer = client.get("/authority.crt")
    assert (answer.data, answer.mimetype) == (CERTIFICATE, "application/x-x509-ca-cert")


@pytest.mark.parametrize("path", ["/authority", "/authority.crt"])
def test_a_server_without_one_has_no_such_page(path: str, client: FlaskClient) -> None:
    assert client.get(path).status_code == 404
    assert 'href="/authority"' not in client.get("/preferences").text
