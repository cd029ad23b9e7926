"""Which edition of the sheets this is: files that were drawn by another are drawn anew."""

import hashlib
from functools import cache
from importlib.metadata import version
from pathlib import Path

from scorepad.places import STATIC, TEMPLATES, TRANSLATIONS

_PACKAGE = Path(__file__).resolve().parents[1]
_MADE_OF = (
    (TEMPLATES / "sheets", "*"),
    (TEMPLATES / "sheet", "_note.html"),
    (STATIC / "css", "paper.css"),
    (STATIC / "fonts", "*"),
    (TRANSLATIONS, "**/*.mo"),
    (_PACKAGE / "rules", "**/*.toml"),
    *((_PACKAGE / room, "**/*.py") for room in ("rules", "pad", "play", "words", "sheets")),
)
_LIBRARIES = ("weasyprint", "pypdfium2", "pillow", "segno", "babel")


@cache
def edition() -> str:
    """A digest of all that a sheet is made of beside the game; 12 characters."""
    digest = hashlib.sha256()
    for library in _LIBRARIES:
        digest.update(version(library).encode())
    for folder, pattern in _MADE_OF:
        for path in sorted(folder.glob(pattern)):
            if path.is_file():
                digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]
