"""Join JavaScript modules into classic scripts, which import nothing, and make them short.

Each module stands in its script as it is, behind those that it imports, so that a minifier can
shorten every name. Names that two modules declare must differ.
"""

import hashlib
import posixpath
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version

_IMPORT = re.compile(
    r'^import\s+(?:(?:\{(?P<names>[^}]*)\}|\*\s+as\s+(?P<all>\w+))\s+from\s+)?"(?P<file>\.\.?/[^"]+)";',
    re.MULTILINE,
)
_EXPORT = re.compile(
    r"^export\s+(?=(?:const|class|(?:async\s+)?function\*?)\s+(?P<name>\w+))", re.MULTILINE
)
_DECLARED = re.compile(
    r"^(?:const|let|class|(?:async\s+)?function\*?)\s+(\w+|[\[{][^=]*?[\]}](?=\s*=))", re.MULTILINE
)
_BEGINS, _ENDS = '(()=>{"use strict";', "})();\n"
_SHARED = "globalThis.scorepad_"
_STRANGE = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)

Source = Callable[[str], str]
"""A function that returns the text of a module by its path below the folder of all modules."""


class NotJoined(Exception):
    """Modules that cannot be joined.

    An import or export has another form than ours, names something that is not there, or modules
    import each other in a circle; or two declare one name.
    """


class _Script:
    def __init__(self, source: Source, before: "Sequence[_Script]" = ()) -> None:
        self._source = source
        self._before = before
        self._exports: dict[str, list[str]] = {}
        self._declared: dict[str, str] = {}
        self.parts: list[str] = []
        self.taken: dict[_Script, set[str]] = {script: set() for script in before}
        """Names that come from the scripts before."""
        self.shared: set[str] = set()
        """Names that scripts behind take over."""

    @property
    def files(self) -> list[str]:
        """The modules in this script."""
        return list(self._exports)

    def add(self, file: str, around: tuple[str, ...] = ()) -> list[str]:
        """Return the names that a module exports, and write it where it is not there yet."""
        if file in around:
            raise NotJoined(" imports ".join([*around[around.index(file) :], file]))
        if file in self._exports:
            return self._exports[file]
        if script := self._has(file):
            return script._exports[file]

        def imported(match: re.Match[str]) -> str:
            named = posixpath.normpath(posixpath.join(posixpath.dirname(file), match["file"]))
            exports = self.add(named, (*around, file))
            names = {name.strip() for name in (match["names"] or "").split(",")} - {""}
            if missing := names.difference(exports):
                raise NotJoined(f"{file}: {named} has no {', '.join(sorted(missing))}")
            self._share(named, exports if match["all"] else names)
            return f"const {match['all']} = {{ {', '.join(exports)} }};" if match["all"] else ""

        text = self._source(file)
        exports = [match["name"] for match in _EXPORT.finditer(text)]
        body = _EXPORT.sub("", _IMPORT.sub(imported, text))
        if strange := _STRANGE.search(body):
            raise NotJoined(f"{file}: {strange[0]}")
        for declared in _DECLARED.findall(body):
            for name in re.findall(r"\w+", declared):
                self._declare(name, file)
        self._exports[file] = exports
        self.parts.append(body)
        return exports

    @property
    def text(self) -> str:
        """The script, which takes its names over first, and hands over those of its own last."""
        over = [
            f"const [{script._places(names)}]={script._called};"
            for script, names in self.taken.items()
            if names
        ]
        on = [f"{self._called}=[{','.join(sorted(self.shared))}];"] if self.shared else []
        return "\n".join([_BEGINS, *over, *self.parts, *on, _ENDS])

    @property
    def _called(self) -> str:
        every = ",".join(sorted(self.shared))
        return f"{_SHARED}{hashlib.sha256(every.encode()).hexdigest()[:8]}"

    def _places(self, names: set[str]) -> str:
        return ",".join(name if name in names else "" for name in sorted(self.shared))

    def _has(self, file: str) -> "_Script | None":
        """Return the script before that has the module."""
        return next((script for script in self._before if file in script._exports), None)

    def _share(self, file: str, names: Iterable[str]) -> None:
        if script := self._has(file):
            self.taken[script].update(names)
            script.shared.update(names)
            for name in names:
                self._declare(name, file)

    def _declare(self, name: str, file: str) -> None:
        if self._declared.setdefault(name, file) != file:
            raise NotJoined(f"{file} and {self._declared[name]} declare {name}")


def joined(root: str, source: Source) -> str:
    """Return the script that runs the module ``root`` and all that it imports.

    Raises:
        NotJoined: they do not fit together.
    """
    script = _Script(source)
    script.add(root)
    return script.text


def joined_in_parts(
    first: str,
    others: Mapping[str, Sequence[str]],
    source: Source,
    stateless: Collection[str] = (),
) -> list[str]:
    """Return a script for the module ``first`` and all that it imports, and one for each other.

    Each of ``others`` runs after the first and after those that it names, and repeats nothing of
    theirs. It takes names over by their places in a list: a third of the bytes. That list is called
    by a digest of the names, so that a script of another version finds none and stops at once. A
    module that two of the others need is in both, and has to be ``stateless``.

    Raises:
        NotJoined: they do not fit together, or two of the others have one module with a state.
    """
    scripts = {first: _Script(source)}
    scripts[first].add(first)
    for root, before in others.items():
        scripts[root] = _Script(source, [scripts[each] for each in (first, *before)])
        scripts[root].add(root)
    files = [file for script in scripts.values() for file in script.files]
    if twice := {file for file in files if files.count(file) > 1} - {*stateless}:
        raise NotJoined(f"two scripts have {', '.join(sorted(twice))}")
    return [script.text for script in scripts.values()]


# The minifier moves a destructuring declaration before the statement in front of it, even if
# it needs that one's value; a statement in between keeps both in their order.
_TAKES_APART = re.compile(r"^(?=[ \t]*(?:const|let) [\[{])", re.MULTILINE)
_BETWEEN = "0;"


SCRIPT = "text/javascript"
STYLE = "text/css"


@cache
def version_of_minifier() -> str:
    """Return the version of the minifier; "" where none can be installed."""
    try:
        return version("tdewolff-minify")
    except PackageNotFoundError:
        return ""


def minified(text: str, content_type: str = SCRIPT) -> str:
    """Return ``text`` made shorter; where no minifier can be installed, as it is.

    In a script, a declaration that takes apart a value has to begin its line.
    """
    try:
        import minify
    except ImportError:
        return text
    if content_type == SCRIPT:
        text = _TAKES_APART.sub(_BETWEEN, text)
    return str(minify.string(content_type, text))
