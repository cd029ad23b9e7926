"""Modules joined into one classic script, which imports nothing when it runs.

Each stands in it as it is, behind those that it imports, so that a minifier can
shorten every name. What two modules declare must have two names.
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
_DECLARED = re.compile(
    r"^(?:const|let|class|(?:async\s+)?function\*?)\s+(\w+|[\[{][^=]*?[\]}](?=\s*=))", re.MULTILINE
)
_STRANGE = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)

Source = Callable[[str], str]
"""The text of a module by its file's name."""


class NotJoined(Exception):
    """Modules that cannot be joined: an import or export in another form than
    ours, of what there is not, or in a circle; or two that declare one name."""


class _Script:
    def __init__(self, source: Source) -> None:
        self._source = source
        self._exports: dict[str, list[str]] = {}
        self._declared: dict[str, str] = {}
        self.parts: list[str] = []

    def add(self, file: str, around: tuple[str, ...] = ()) -> list[str]:
        """What a module exports; it is written when it is not there yet."""
        if file in around:
            raise NotJoined(" imports ".join([*around[around.index(file) :], file]))
        if file in self._exports:
            return self._exports[file]

        def imported(found: re.Match[str]) -> str:
            exports = self.add(found["file"], (*around, file))
            if found["all"]:
                return f"const {found['all']} = {{ {', '.join(exports)} }};"
            missing = {name.strip() for name in (found["names"] or "").split(",")} - {"", *exports}
            if missing:
                raise NotJoined(f"{file}: {found['file']} has no {', '.join(sorted(missing))}")
            return ""

        text = self._source(file)
        exports = [found["name"] for found in _EXPORT.finditer(text)]
        body = _EXPORT.sub("", _IMPORT.sub(imported, text))
        if strange := _STRANGE.search(body):
            raise NotJoined(f"{file}: {strange[0]}")
        for declared in _DECLARED.findall(body):
            for name in re.findall(r"\w+", declared):
                if self._declared.setdefault(name, file) != file:
                    raise NotJoined(f"{file} and {self._declared[name]} declare {name}")
        self._exports[file] = exports
        self.parts.append(body)
        return exports


def joined(root: str, source: Source) -> str:
    """The script that runs the module ``root`` and all that it imports.

    Raises:
        NotJoined: they do not fit together.
    """
    script = _Script(source)
    script.add(root)
    return "\n".join(['(()=>{"use strict";', *script.parts, "})();\n"])
