from pathlib import Path

import pytest

from scorepad.paths import STATIC
from scorepad.sheets.pdf import BASE, PackagedFiles


@pytest.fixture
def files() -> PackagedFiles:
    return PackagedFiles(STATIC)


def test_our_own_files_and_data_are_served(files: PackagedFiles) -> None:
    style = files.fetch(f"{BASE}css/paper.css")
    assert style.read() == (STATIC / "css/paper.css").read_bytes()
    assert style.content_type == "text/css"
    assert files.fetch("data:text/plain,hello").read() == b"hello"
    assert files.refused == []


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd",
        "FILE:///etc/passwd",
        "http://example.org/a.css",
        "https://example.org/a.css",
        "ftp://example.org/a.css",
        "//example.org/a.css",
        "css/paper.css",
        f"{BASE}../pyproject.toml",
        f"{BASE}css/../../pyproject.toml",
        f"{BASE}css/%2e%2e/%2e%2e/pyproject.toml",
        f"{BASE}/etc/passwd",
        f"{BASE}scorepad.js",
        f"{BASE}css/missing.css",
        f"{BASE}css",
        "http://scorepad.invalid/static",
        "http://scorepad.invalid.example.org/static/css/paper.css",
    ],
)
def test_everything_else_is_refused(files: PackagedFiles, url: str) -> None:
    with pytest.raises(ValueError, match="not one of our files"):
        files.fetch(url)
    assert files.refused == [url]


def test_a_link_that_leads_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.css").write_text("secret")
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "out.css").symlink_to(tmp_path / "secret.css")
    with pytest.raises(ValueError, match="not one of our files"):
        PackagedFiles(folder).fetch(f"{BASE}out.css")
