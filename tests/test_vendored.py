"""What others wrote and is served from here is exactly what they published."""

from hashlib import sha256
from pathlib import Path

VENDOR = Path(__file__).parent.parent / "static" / "vendor"
PUBLISHED = {
    "htmx-2.0.11.min.js": "d6fdc75f204e6bdefa99b69bf1e6d4ac69b8a364f77929f45c13476b4000f717",
    "htmx-LICENSE.txt": "d3d2456f76414f2456104660ebd65aff1c04cd7966b942bdabd63f3cdb316a38",
}


def test_vendored_files_are_those_that_were_published() -> None:
    found = {path.name: sha256(path.read_bytes()).hexdigest() for path in VENDOR.iterdir()}
    assert found == PUBLISHED


def test_htmx_says_the_version_of_its_file_name() -> None:
    assert b'version:"2.0.11"' in (VENDOR / "htmx-2.0.11.min.js").read_bytes()
