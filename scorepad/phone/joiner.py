"""Modules joined into one classic script, which imports nothing when it runs.

Every module becomes a function that gives what it exports; those that it imports
stand before it.
"""

import re
from collections.abc import Callable

_IMPORT = re.compile(
    r'^import\s+(?:(?:\{(?P<names>[^}]*)\}|\*\s+as\s+(?P<all>\w+))\s+from\s+)?"\./(?P<file>[^"]+)";',
    re.MULTILINE,
)
_EXPORT = re.compile(
    r"^export\s+(?=(?:const|class|(?:async\s+)?function\*?)\s+(?P<name>\w+))", re.MULTILINE
)
_STRANGE = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)

Source = Callable[[str], str]
"""The text of a module by its file's name."""


class NotJoined(Exception):
    """A module that is written in a way that the joiner does not know."""


def joined(root: str, source: Source) -> str:
    """The script that runs the module ``root`` and all that it imports.

    Raises:
        NotJoined: an import or export in another form than ours, or in a circle.
    """
    modules: dict[str, str] = {}
    _join(root, source, modules, ())
    return '(()=>{"use strict";\n' + "\n".join(modules.values()) + "\n})();\n"


def _join(file: str, source: Source, modules: dict[str, str], around: tuple[str, ...]) -> str:
    """The name of the module in the script; it is written when it is not there yet."""
    if file in around:
        raise NotJoined(f"{' imports '.join([*around[around.index(file) :], file])}")
    if file in modules:
        return _called(file)
    text = source(file)

    def imported(found: re.Match[str]) -> str:
        name = _join(found["file"], source, modules, (*around, file))
        if found["all"]:
            return f"const {found['all']} = {name};"
        names = (found["names"] or "").replace(" as ", ": ")
        return f"const {{{names}}} = {name};" if names.strip() else ""

    exports = [found["name"] for found in _EXPORT.finditer(text)]
    body = _EXPORT.sub("", _IMPORT.sub(imported, text))
    strange = _STRANGE.search(body)
    if strange:
        raise NotJoined(f"{file}: {strange[0]}")
    given = f"return {{{','.join(exports)}}};"
    modules[file] = f"const {_called(file)}=(()=>{{\n{body}\n{given}\n}})();"
    return _called(file)


def _called(file: str) -> str:
    return "$" + re.sub(r"\W", "_", file.removesuffix(".mjs"))
