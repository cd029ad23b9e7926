"""Our templates as a JavaScript module, which makes the same HTML from the same views."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from jinja2 import Environment, nodes

from scorepad.client import expressions
from scorepad.client.calls import (
    CALLER,
    has_markup_handed,
    matched,
    named_macro,
    of_macro,
)
from scorepad.client.functions import WORDS
from scorepad.client.pieces import Assign, Js, Pieces, function, literal
from scorepad.client.scope import HELPERS, Kind, Name, Scope, Unit
from scorepad.client.speech import Speech


def written(body: Iterable[nodes.Node], scope: Scope) -> Pieces:
    """Return everything that the nodes of one place write."""
    return [piece for node in body for piece in _one(node, scope)]


def _one(node: nodes.Node, scope: Scope) -> Pieces:
    match node:
        case nodes.Output():
            return [piece for each in node.nodes for piece in _written_out(each, scope)]
        case nodes.Block(name=name):
            return written(scope.unit.blocks.get(name, node.body), scope)
        case nodes.If():
            return [Js(_either(node.test, node.body, [*node.elif_], node.else_, scope))]
        case nodes.For() if not node.recursive:
            return [Js(_loop(node, scope))]
        case nodes.Assign(target=nodes.Name() as target):
            return [_set(target, node.node, scope)]
        case nodes.AssignBlock(target=nodes.Name(name=name), filter=None):
            code = literal(written(node.body, scope))
            kind = Kind.VALUE if scope.unit.writes_text else Kind.MARKUP
            return [Assign(scope.bind(name, kind), code)]
        case nodes.With():
            inner = scope.within()
            pairs = zip(node.targets, node.values, strict=True)
            sets = [_within(each, value, inner) for each, value in pairs]
            return [*sets, *written(node.body, inner)]
        case nodes.CallBlock(args=[]):
            return [Js(of_macro(node.call, scope, written(node.body, scope.within())))]
        case nodes.Include(with_context=True, ignore_missing=False):
            return _include(node, scope)
        case nodes.FromImport():
            _import(node, scope)
            return []
        case nodes.Macro():
            return [_macro(node, scope)]
        case _:
            return scope.refuse(node, f"no JavaScript is known for {type(node).__name__}")


def _written_out(node: nodes.Node, scope: Scope) -> Pieces:
    """Return what is written for an expression.

    A macro that is handed markup is written out where it is called: its function would escape it.
    """
    if not (isinstance(node, nodes.Call) and has_markup_handed(node, scope)):
        return expressions.html(node, scope)
    name = named_macro(node, scope)
    assert name is not None
    assert name.macro is not None
    assert name.scope is not None
    inner = Scope(scope.unit, name.scope.template, scope.function, name.scope.names.new_child())
    sets: Pieces = []
    for parameter, argument in matched(node, name.macro, scope).items():
        if expressions.is_markup(argument, scope):
            code = literal(expressions.html(argument, scope))
            sets.append(Assign(inner.bind(parameter, Kind.MARKUP), code))
        else:
            code = expressions.value(argument, scope)
            sets.append(Assign(inner.bind(parameter, Kind.VALUE), code))
    return [Js(literal([*sets, *written(name.macro.body, inner)]))]


def _either(
    test: nodes.Node,
    body: Sequence[nodes.Node],
    elifs: list[nodes.If],
    otherwise: Sequence[nodes.Node],
    scope: Scope,
) -> str:
    condition = expressions.test(test, scope)
    then = literal(written(body, scope))
    if elifs:
        first, *rest = elifs
        return f"{condition}?{then}:{_either(first.test, first.body, rest, otherwise, scope)}"
    return f"{condition}?{then}:{literal(written(otherwise, scope))}"


def _loop(node: nodes.For, scope: Scope) -> str:
    inner = scope.within(function=scope.function.inner())
    match node.target:
        case nodes.Name(name=name):
            head = inner.parameter(name)
        case nodes.Tuple(items=targets) if all(
            isinstance(target, nodes.Name) for target in targets
        ):
            names = [inner.parameter(each.name) for each in node.target.find_all(nodes.Name)]
            head = f"[{','.join(names)}]"
        case _:
            scope.refuse(node, "a loop over something without a name")
    if node.test is None:
        place, everything = inner.function.fresh(), inner.function.fresh()
        inner.names["loop"] = Name(f"{place},{everything}", Kind.LOOP)
        pieces = written(node.body, inner)
        # The loop's index is passed on only if the markup uses it.
        if f"{place},{everything}" in scope.unit.read:
            head = f"{head},{place},{everything}"
    else:
        condition = expressions.test(node.test, inner)
        # Its items are counted before they are chosen, and ``loop`` would be that of a loop around.
        inner.names["loop"] = Name("", Kind.LOOP)
        pieces = [Js(f'{condition}?{literal(written(node.body, inner))}:""')]
    items = expressions.value(node.iter, scope)
    loop = f"m({items},{function([head], pieces, inner.function.declared)})"
    if node.else_:
        return f"y({items})?{loop}:{literal(written(node.else_, scope.within()))}"
    return loop


def _set(target: nodes.Name, node: nodes.Node, scope: Scope) -> Assign:
    if expressions.is_markup(node, scope):
        code = literal(expressions.html(node, scope))
        return Assign(scope.bind(target.name, Kind.MARKUP), code)
    code = expressions.value(node, scope)
    return Assign(scope.bind(target.name, Kind.VALUE), code)


def _within(target: nodes.Node, node: nodes.Node, scope: Scope) -> Assign:
    if not isinstance(target, nodes.Name):
        scope.refuse(target, "something without a name is set for a block")
    return _set(target, node, scope)


def _include(node: nodes.Include, scope: Scope) -> Pieces:
    match node.template:
        case nodes.Const(value=str(name)) if name in scope.unit.part_names:
            return [Js(_call_of_part(name, node, scope))]
        case nodes.Const(value=str(name)):
            return _part(name, scope)
        case nodes.Concat(
            nodes=[nodes.Const() as before, nodes.Name() as name, nodes.Const() as after]
        ):
            return [Js(_chosen_part(str(before.value), name, str(after.value), scope))]
        case _:
            return scope.refuse(node, "which template is included cannot be seen")


def _chosen_part(before: str, name: nodes.Name, after: str, scope: Scope) -> str:
    """Return every template that ``name`` may choose, for the phone to pick from."""
    all_ = scope.unit.env.list_templates(
        filter_func=lambda each: each.startswith(before) and each.endswith(after)
    )
    if not all_:
        scope.refuse(name, f"no template is called {before}…{after}")
    condition = expressions.value(name, scope)
    *others, last = (
        (each.removeprefix(before).removesuffix(after), literal(_part(each, scope)))
        # Flask lists templates in any order, but the script must be the same at every start.
        for each in sorted(all_)
    )
    return "".join(f'{condition}==="{key}"?{code}:' for key, code in others) + last[1]


def _part(template: str, scope: Scope) -> Pieces:
    return written(scope.unit.parsed(template).body, scope.within(template=template))


def _call_of_part(template: str, node: nodes.Include, scope: Scope) -> str:
    """Return a call of the template's own function, which is handed the names that it reads."""
    unit = scope.unit
    name = unit.part_names[template]
    if name in unit.parts:
        scope.refuse(node, f"{template} is included twice")
    read, used = unit.read, unit.used
    unit.read, unit.used = set(), set()
    inner = scope.within(template=template, function=scope.function.inner())
    pieces = written(unit.parsed(template).body, inner)
    constants = {constant.name for constant in unit.constants}
    handed = sorted({each.js for each in scope.names.values()} & unit.read - constants)
    unit.parts[name] = function(handed, pieces, inner.function.declared)
    unit.used_by_parts |= unit.used
    unit.read, unit.used = read | unit.read, used
    return f"templates.{name}({','.join(handed)})"


def _macro(node: nodes.Macro, scope: Scope) -> Assign:
    js = scope.bind(node.name, Kind.MACRO)
    scope.names[node.name] = Name(js, Kind.MACRO, node, scope)
    inner = scope.within(function=scope.function.inner())
    names = [inner.parameter(argument.name) for argument in node.args]
    if any(name.name == CALLER for name in node.find_all(nodes.Name)):
        names.append(inner.parameter(CALLER, Kind.MARKUP))
    return Assign(js, function(names, written(node.body, inner), inner.function.declared))


def _import(node: nodes.FromImport, scope: Scope) -> None:
    """Bind macros of another template, written once for all that import them."""
    if not isinstance(node.template, nodes.Const):
        scope.refuse(node, "which template is imported cannot be seen")
    template = str(node.template.value)
    for each in node.names:
        name, alias = each if isinstance(each, tuple) else (each, each)
        scope.names[alias] = imported(name, template, scope.unit) or scope.refuse(
            node, f"{template} has no macro {name}"
        )


def imported(name: str, template: str, unit: Unit) -> Name | None:
    """Return a macro or a value of a template, written as a constant; ``None`` if it has none."""
    if template not in unit.imported:
        unit.imported[template] = Scope(unit, template, unit.top)
    there = unit.imported[template]
    parsed = unit.parsed(template)
    if name not in there.names:
        _write_macro(name, parsed, there)
    if name not in there.names:
        _write_constant(name, parsed, there)
    return there.names.get(name)


def _write_macro(name: str, parsed: nodes.Template, other: Scope) -> None:
    """Write the macro, and what its file sets for it, as constants around the markup."""
    for each in parsed.body:
        if isinstance(each, nodes.Macro) and each.name == name:
            names = {inner.name for inner in each.find_all(nodes.Name)}
            for missing in sorted(names - other.names.keys()):
                _write_macro(missing, parsed, other)
                _write_constant(missing, parsed, other)
            other.unit.constants.append(_macro(each, other))


def _write_constant(name: str, parsed: nodes.Template, there: Scope) -> None:
    for each in parsed.body:
        match each:
            case nodes.FromImport() if name in each.names:
                _import(nodes.FromImport(each.template, [name], each.with_context), there)
            case nodes.Assign(target=nodes.Name(name=set_here) as target) if set_here == name:
                there.unit.constants.append(_set(target, each.node, there))


TEMPLATES: Mapping[str, str] = {"pad": "pad/_pad.html"}
"""The templates that the phone renders at once, by the names that its script uses."""

LATER: Mapping[str, str] = {"sheet": "sheet/_sheet.html", "end": "end/_end.html"}
"""The templates of the script that comes later."""

PART_NAMES: Mapping[str, str] = {
    "pad/_correction.html": "correction",
    "pad/_captures.html": "captures",
    "pad/_elsewhere.html": "elsewhere",
    "pad/_specials.html": "specials",
    "pad/_turning.html": "turning",
    "pad/_clouds.html": "clouds",
}
"""The parts of the first templates that come later as well: nothing shows them before."""

VALUES = ("view", "refusal", "names", "rematch")
"""The values that a template may read.

``csrf``, a token, and ``newId``, a function, are sent along by forms.
"""

_HELPERS = """\
import { plural } from "../i18n/language.mjs";
import { isolated } from "../pad/directions.mjs";
const escapes={"&":"&amp;","<":"&lt;",">":"&gt;","'":"&#39;",'"':"&#34;"};
export const h=(v)=>`${v??""}`.replace(/[&<>'"]/g,(s)=>escapes[s]);
export const i=(v)=>h(isolated(v));
export const u=(v)=>h(encodeURIComponent(v));
export const y=(v)=>v&&v.length!==0;
export const m=(all,each)=>all.map(each).join("");
export const p=(n,...forms)=>forms[+plural(n)];
"""

HELPERS_MODULE = "../markup/helpers.mjs"

_RENDER = """\
export const given={};
export function render(name,values){
Object.assign(given,{csrf:"",newId:()=>""},values);
return templates[name](values);
}
"""


def markup_modules(
    env: Environment,
    speech: Speech,
    address: Callable[..., str],
    templates: Mapping[str, str] = TEMPLATES,
    later: Mapping[str, str] = LATER,
    part_names: Mapping[str, str] = PART_NAMES,
) -> dict[str, str]:
    """Return the modules that have ``render(name, values)``, in one language, by their files.

    The second module adds the templates ``later`` to those of the first, and those that these
    include from ``part_names``. ``env`` is the app's own environment, ``address`` its
    ``url_for``.

    Raises:
        Unknown: a template has something that no JavaScript is known for.
    """
    unit = Unit(env, speech, address, part_names=part_names)
    body = templates_object("export const templates=", templates, unit)
    first = f"{import_helpers()}\n{body}\n{_RENDER}"
    shared = ["given", "templates", *(constant.name for constant in unit.constants)]
    unit.constants, unit.used = [], unit.used_by_parts
    body = templates_object("Object.assign(templates,", later, unit, ")", unit.parts)
    second = (
        f'{import_helpers()}\nimport {{ {", ".join(sorted(shared))} }} from "./pad.mjs";\n{body}\n'
    )
    return {"markup/helpers.mjs": _HELPERS, "markup/pad.mjs": first, "markup/later.mjs": second}


def import_helpers() -> str:
    """Return the line that gives a module the functions around the markup."""
    return f'import {{ {", ".join(sorted(HELPERS))} }} from "{HELPERS_MODULE}";'


def template_function(template: str, unit: Unit) -> str:
    """Return the function of one template, which is handed its values in an object."""
    return function_of(
        template,
        unit.values or VALUES,
        unit,
        lambda scope: written(unit.parsed(template).body, scope),
    )


def function_of(
    template: str, values: Sequence[str], unit: Unit, write: Callable[[Scope], Pieces]
) -> str:
    """Return a function of ``values`` in an object, for what ``write`` writes where they are."""
    scope = Scope(unit, template, unit.top.inner())
    names = {name: scope.parameter(name) for name in values}
    unit.read.clear()
    pieces = write(scope)
    head = ",".join(f"{name}:{js}" for name, js in names.items() if js in unit.read)
    return function([f"{{{head}}}"], pieces, scope.function.declared)


def templates_object(
    begins: str,
    templates: Mapping[str, str],
    unit: Unit,
    ends: str = "",
    parts: Mapping[str, str] = MappingProxyType({}),
    made: Callable[[str, Unit], str] = template_function,
) -> str:
    """Return an object that holds the functions of templates, and all that they need."""
    functions = [f"{each}:{made(template, unit)}" for each, template in templates.items()]
    functions += [f"{name}:{code}" for name, code in parts.items()]
    constants = [f"export const {constant.name}={constant.code};" for constant in unit.constants]
    whole = f"{begins}{{" + ",\n".join(functions) + f"}}{ends};"
    return "\n".join([*imports_used(unit), *constants, whole])


def imports_used(unit: Unit) -> list[str]:
    """Return the lines that import our own functions that were used."""
    modules: dict[str, list[str]] = {}
    for name in sorted(unit.used):
        modules.setdefault({**WORDS, **unit.words}[name], []).append(name)
    return [
        f'import {{ {", ".join(names)} }} from "../{module}.mjs";'
        for module, names in modules.items()
    ]
