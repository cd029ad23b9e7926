"""The fonts that pages are tried in: what a machine has besides changes nothing."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.kinds import soak

_FOLDERS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".fonts")


@dataclass(frozen=True)
class Font:
    """A family by the name that its files hold, and what brings it."""

    family: str
    files: tuple[str, ...]
    package: str


# The widest of the common ones; it also has the signs that others lack.
WIDE = Font("DejaVu Sans", ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"), "fonts-dejavu-core")
NARROW = Font(
    "Roboto Condensed",
    ("RobotoCondensed-Regular.ttf", "RobotoCondensed-Bold.ttf"),
    "fonts-roboto-unhinted",
)

BOTH = pytest.mark.parametrize(
    "font", [pytest.param(WIDE, id=WIDE.family), soak(NARROW, id=NARROW.family)]
)
"""For tests, or modules of them, whose pages have to hold in either."""

# Nothing is known but these files, and whatever family a page asks for is the first.
_CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  {folders}
  <cachedir>{cache}</cachedir>
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
    <acceptfont>{files}</acceptfont>
  </selectfont>
  <match target="pattern">
    <edit name="family" mode="prepend_first" binding="strong"><string>{family}</string></edit>
  </match>
</fontconfig>
"""


def missing(font: Font) -> list[str]:
    """Return the files of a font that this machine lacks."""
    return [name for name in font.files if not any(_places(name))]


@contextmanager
def only(font: Font) -> Iterator[dict[str, str]]:
    """Yield the environment in which a browser writes everything in ``font``.

    A sign that the font lacks is taken from ``WIDE``.

    Raises:
        LookupError: The machine lacks a file of the font.
    """
    fonts = dict.fromkeys((font, WIDE))
    for each in fonts:
        if lacks := missing(each):
            raise LookupError(
                f"no {', '.join(lacks)}: make test installs the package {each.package}"
            )
    found = [next(_places(name)) for each in fonts for name in each.files]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "fonts.conf")
        file.write_text(
            _CONFIGURATION.format(
                folders="".join(f"<dir>{each}</dir>" for each in {each.parent for each in found}),
                cache=folder,
                files="".join(f"<glob>{each}</glob>" for each in found),
                family=font.family,
            ),
            "utf-8",
        )
        yield {"FONTCONFIG_FILE": str(file)}


def _places(name: str) -> Iterator[Path]:
    for folder in _FOLDERS:
        yield from sorted(folder.rglob(name))
