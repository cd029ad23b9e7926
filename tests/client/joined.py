"""The programs that compare phone and server, fed with the joined script instead of its modules."""

import re
import shutil
from pathlib import Path

from flask import Flask

from tests.client.scripted import script_with

_HERE = Path(__file__).parent
_IMPORT = re.compile(r'"\.\./\.\./static/phone/([\w/]+)\.mjs"')
_EXPORT = re.compile(r"^export (?:const|(?:async )?function\*?|class) (\w+)", re.MULTILINE)
_MODULES = _HERE.parents[1] / "static" / "phone"


def program_on_joined(name: str, app: Flask, folder: Path) -> Path:
    """A copy of the program ``name`` in ``folder``, whose modules are those of one
    joined and shortened script."""
    there, modules = folder / "tests" / "phone", folder / "static" / "phone"
    there.mkdir(parents=True)
    modules.mkdir(parents=True)
    for file in (name, "looks.mjs", "difference.mjs"):
        shutil.copy(_HERE / file, there / file)
    wanted = sorted(set(_IMPORT.findall((_HERE / name).read_text("utf-8"))))
    (modules / "joined.js").write_text(script_with(app, "en", wanted), "utf-8")
    (modules / "joined.mjs").write_text(
        'import { readFileSync } from "node:fs";\n'
        '(0, eval)(readFileSync(new URL("joined.js", import.meta.url), "utf-8"));\n',
        "utf-8",
    )
    for module in wanted:
        stand_in = modules / f"{module}.mjs"
        stand_in.parent.mkdir(parents=True, exist_ok=True)
        joined = "../" * module.count("/") or "./"
        names = _EXPORT.findall((_MODULES / f"{module}.mjs").read_text("utf-8"))
        stand_in.write_text(
            f'import "{joined}joined.mjs";\nexport const {{ {", ".join(names)} }} = '
            f'globalThis.phone["{module}"];\n',
            "utf-8",
        )
    return there / name
