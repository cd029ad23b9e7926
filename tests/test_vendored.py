"""What others wrote and is served from here is exactly what they published."""

import re
from hashlib import sha256
from pathlib import Path

STATIC = Path(__file__).parent.parent / "static"
VENDOR, FONTS = STATIC / "vendor", STATIC / "fonts"
PUBLISHED = {
    "htmx-2.0.11.min.js": "d6fdc75f204e6bdefa99b69bf1e6d4ac69b8a364f77929f45c13476b4000f717",
    "htmx-LICENSE.txt": "d3d2456f76414f2456104660ebd65aff1c04cd7966b942bdabd63f3cdb316a38",
}
# One digest over the names and contents of all of them.
PUBLISHED_FONTS = "807e64b5ad9b70360e6bc6612e1669b88da3486078f879f00ead4a8a1b9606c8"


def test_vendored_files_are_those_that_were_published() -> None:
    found = {path.name: sha256(path.read_bytes()).hexdigest() for path in VENDOR.iterdir()}
    assert found == PUBLISHED
    assert b'version:"2.0.11"' in (VENDOR / "htmx-2.0.11.min.js").read_bytes()


def test_the_fonts_are_those_that_were_published_with_their_open_licence() -> None:
    found = sha256()
    for path in sorted(FONTS.iterdir()):
        found.update(path.name.encode() + path.read_bytes())
    assert found.hexdigest() == PUBLISHED_FONTS
    (licence,) = FONTS.glob("*-LICENSE.txt")
    assert "SIL Open Font License, Version 1.1" in licence.read_text("utf-8")


def test_every_font_of_the_stylesheet_is_there_and_no_other() -> None:
    style = (STATIC / "css" / "paper.css").read_text("utf-8")
    named = re.findall(r'url\("\.\./fonts/([^"]+)"\)', style)
    assert sorted(named) == sorted(path.name for path in FONTS.glob("*.woff2"))
