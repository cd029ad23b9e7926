"""Our templates as a JavaScript module, which makes the same HTML from the same views."""

from collections.abc import Callable, Mapping

from jinja2 import Environment

from scorepad.client.pieces import function
from scorepad.client.scope import HELPERS, Scope, Unit
from scorepad.client.speech import Speech
from scorepad.client.statements import written

TEMPLATES: Mapping[str, str] = {
    "pad": "pad/_pad.html",
    "sheet": "sheet/_sheet.html",
    "end": "end/_end.html",
}
"""The templates that the phone renders, by the names that its script uses."""

SHELL: Mapping[str, str] = {
    "home": "phone/_home.html",
    "new": "phone/_new.html",
    "stuck": "phone/_stuck.html",
}
"""The templates of the page that comes without network; the first page renders them as well."""

VALUES = ("view", "refusal", "names", "rematch")
"""The values that a template may read.

``csrf``, a token, and ``newId``, a function, are sent along by forms.
"""

_HELPERS = """\
let given;
const signs={"&":"&amp;","<":"&lt;",">":"&gt;","'":"&#39;",'"':"&#34;"};
export const h=(v)=>`${v??""}`.replace(/[&<>'"]/g,(s)=>signs[s]);
export const u=(v)=>h(encodeURIComponent(v));
export const y=(v)=>v&&v.length!==0;
export const m=(all,each)=>all.map(each).join("");
export const p=(n,one,many)=>plural(n)?many:one;
"""

_RENDER = """\
export function render(name,values){
given={csrf:"",newId:()=>"",...values};
return templates[name](values);
}
"""

_RENDER_SHELL = "export const renderShell=(name,values)=>shellTemplates[name](values);\n"


def markup_module(
    env: Environment,
    speech: Speech,
    address: Callable[..., str],
    templates: Mapping[str, str] = TEMPLATES,
) -> str:
    """Return the module that has ``render(name, values)``, in one language.

    ``env`` is the app's own environment and ``address`` its ``url_for``.

    Raises:
        Unknown: a template has something that no JavaScript is known for.
    """
    body = _templates("templates", templates, Unit(env, speech, address))
    return f'import {{ plural }} from "./language.mjs";\n{_HELPERS}{body}\n{_RENDER}'


def shell_markup_module(env: Environment, speech: Speech, address: Callable[..., str]) -> str:
    """Return the module that has ``renderShell(name, values)``, in one language.

    Raises:
        Unknown: a template has something that no JavaScript is known for.
    """
    helpers = f'import {{ {", ".join(sorted(HELPERS))} }} from "./markup.mjs";'
    body = _templates("shellTemplates", SHELL, Unit(env, speech, address))
    return f"{helpers}\n{body}\n{_RENDER_SHELL}"


def _templates(name: str, templates: Mapping[str, str], unit: Unit) -> str:
    """Return a constant that holds the functions of templates, and all that they need."""
    functions = [f"{each}:{_function(template, unit)}" for each, template in templates.items()]
    used = [f'import {{ {", ".join(sorted(unit.used))} }} from "./words.mjs";'] if unit.used else []
    constants = [f"const {constant.name}={constant.code};" for constant in unit.constants]
    whole = f"const {name}={{" + ",\n".join(functions) + "};"
    return "\n".join([*used, *constants, whole])


def _function(template: str, unit: Unit) -> str:
    scope = Scope(unit, template, unit.top.inner())
    names = {name: scope.parameter(name) for name in VALUES}
    unit.read.clear()
    pieces = written(unit.parsed(template).body, scope)
    head = ",".join(f"{name}:{js}" for name, js in names.items() if js in unit.read)
    return function([f"{{{head}}}"], pieces, scope.function.declared)
