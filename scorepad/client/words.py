"""Sentences by keys as JavaScript modules: patterns, and macros of text, as functions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Protocol

from jinja2 import Environment

from scorepad.client.calls import with_facts
from scorepad.client.markup import import_helpers, imported, imports_used
from scorepad.client.pieces import Js, literal
from scorepad.client.scope import Function, Unit, Unknown, names_ending
from scorepad.client.speech import Speech


class Said(Protocol):
    """The sentences of one room by keys: patterns, and macros in a template.

    ``parts`` are the modules that have them, each with its keys. A module is named after its part,
    and exports an object of that name. Modules of ``functions`` export a function for each macro.
    """

    template: str
    patterns: Mapping[str, object]
    parts: Mapping[str, Sequence[str]]
    functions: Mapping[str, Sequence[str]]


def words_modules(
    rooms: Iterable[Said], env: Environment, speech: Speech
) -> dict[str, Callable[[], str]]:
    """Return what makes each module of one language, by the module's path.

    ``env`` is that of the templates, and patterns are in this language already.
    """
    return {
        f"words/{part}.mjs": partial(_module, said, part, env, speech)
        for said in rooms
        for part in (*said.parts, *said.functions)
    }


def _module(said: Said, part: str, env: Environment, speech: Speech) -> str:
    unit = Unit(env, speech, _no_address, top=Function(names_ending(f"_{part}")), writes_text=True)
    functions = {}
    for key in said.functions.get(part) or said.parts[part]:
        if key in said.patterns:
            functions[key] = _of_pattern(str(said.patterns[key]), unit)
        elif name := imported(key, said.template, unit):
            functions[key] = name.js
        else:
            raise Unknown(f"{said.template}: there is no macro {key}")
    # What no other macro calls needs no name of its own.
    alone = {each.name: each.code for each in unit.constants if each.name not in unit.read}
    made = {key: alone.get(code, code) for key, code in functions.items()}
    if part in said.functions:
        exports = [f"export const {_camel(key)}={code};" for key, code in made.items()]
    else:
        inside = ",\n".join(f"{key}:{code}" for key, code in made.items())
        exports = [f"export const {_camel(part)}={{{inside}}};"]
    constants = [
        f"const {each.name}={each.code};" for each in unit.constants if each.name not in alone
    ]
    return "\n".join([import_helpers(), *imports_used(unit), *constants, *exports, ""])


def _of_pattern(pattern: str, unit: Unit) -> str:
    isolate = unit.use("isolated") if "%(" in pattern else ""
    code = literal(with_facts(pattern, lambda name: [Js(f"{isolate}(f.{name})")]))
    return f"{'f' if '${' in code else '()'}=>{code}"


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))


def _no_address(*_: object, **__: object) -> str:
    raise Unknown("a text has no addresses")
