"""Pango draws the text of the sheets; a machine may lack it."""

import ctypes

_LIBRARIES = (
    ("libgobject-2.0.so.0", "libgobject-2.0.0.dylib", "libgobject-2.0-0.dll"),
    ("libpango-1.0.so.0", "libpango-1.0.dylib", "libpango-1.0-0.dll"),
    ("libpangoft2-1.0.so.0", "libpangoft2-1.0.dylib", "libpangoft2-1.0-0.dll"),
    ("libharfbuzz.so.0", "libharfbuzz.0.dylib", "libharfbuzz-0.dll"),
    ("libfontconfig.so.1", "libfontconfig.1.dylib", "libfontconfig-1.dll"),
)


def pango_is_there() -> bool:
    """Return whether sheets can be printed, found out without the third of a second
    that importing WeasyPrint takes."""
    return all(any(map(_loads, names)) for names in _LIBRARIES)


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
