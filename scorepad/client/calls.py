"""The calls in templates as JavaScript: sentences, addresses and macros, which write markup."""

import re
from collections.abc import Callable, Sequence

from jinja2 import nodes
from markupsafe import escape

from scorepad.client import expressions, functions
from scorepad.client.pieces import Js, Pieces, literal
from scorepad.client.scope import Kind, Name, Scope

_GIVEN = {"csrf_token": "given.csrf", "new_id": "given.newId()"}

CALLER = "caller"
"""The name of the markup that stands between a macro's call and the end of that call."""

_FACT = re.compile(r"%(?:%|\((\w+)\)s)")
_STAND_IN = 7_070_707_000


def called(node: nodes.Call, scope: Scope) -> str:
    """Return the value of a function call."""
    if isinstance(node.node, nodes.Getattr):
        return functions.method_called(node.node, node, scope)
    name = _name(node, scope)
    if name == "url_for":
        return literal(address(node, scope, escaped=False))
    if name == "language":
        return f'"{scope.unit.speech.language}"'
    if name in _GIVEN:
        return _GIVEN[name]
    if name == "range" and len(node.args) == 1:
        return f"[...Array({expressions.value(node.args[0], scope)}).keys()]"
    text = _plain_sentence(node, scope)
    if text is not None:
        return literal([text])
    if scope.unit.writes_text and writes_markup(node, scope):
        return literal(markup(node, scope))
    return functions.function_called(name, node, scope)


def is_address(node: nodes.Call) -> bool:
    """Return whether a call returns the address of a screen."""
    return isinstance(node.node, nodes.Name) and node.node.name == "url_for"


def writes_markup(node: nodes.Call, scope: Scope) -> bool:
    """Return whether the function that is called writes HTML by itself."""
    if isinstance(node.node, nodes.Getattr):
        return False
    name = _name(node, scope)
    return name in ("_", "ngettext", "url_for", CALLER) or _macro(name, scope) is not None


def markup(node: nodes.Call, scope: Scope) -> Pieces:
    """Return the HTML that a sentence, an address or a macro writes."""
    match _name(node, scope):
        case "_":
            (text,) = _texts(node.args, node, scope)
            return _sentence(scope.unit.speech.say(text), node, scope)
        case "ngettext":
            return _counted(node, scope)
        case "url_for":
            return address(node, scope, escaped=True)
        case "caller" if CALLER not in scope.names:
            return scope.refuse(node, "nothing stands between the call of this macro and its end")
        case "caller":
            return [Js(scope.names[CALLER].js)]
        case _:
            return [Js(of_macro(node, scope))]


def of_macro(node: nodes.Call, scope: Scope, inner: Pieces | None = None) -> str:
    """Return the call of a macro; ``inner`` is what stands between this and its end."""
    macro = _macro(_name(node, scope), scope)
    if macro is None or macro.macro is None:
        return scope.refuse(node, "only a macro can be called so")
    handed = _handed(node, macro.macro, scope)
    if inner is not None:
        handed.append(literal(inner))
    return f"{macro.js}({','.join(handed)})"


def address(node: nodes.Call, scope: Scope, *, escaped: bool) -> Pieces:
    """Return the address of a screen.

    Flask makes it around stand-ins for the parts that are only known on the phone.
    """
    (endpoint,) = _texts(node.args, node, scope)
    stand_ins: dict[str, Pieces] = {}
    values: dict[str, object] = {}
    encode = "u" if escaped else "encodeURIComponent"
    for keyword in node.kwargs:
        if isinstance(keyword.value, nodes.Const):
            values[keyword.key] = keyword.value.value
            continue
        stand_in = values[keyword.key] = str(_STAND_IN + len(stand_ins))
        if isinstance(keyword.value, nodes.Call) and is_address(keyword.value):
            # Flask leaves its slashes alone.
            stand_ins[stand_in] = address(keyword.value, scope, escaped=escaped)
        else:
            stand_ins[stand_in] = [Js(f"{encode}({expressions.value(keyword.value, scope)})")]
    built = scope.unit.address(endpoint, **values)
    pieces: Pieces = []
    for part in re.split(f"({'|'.join(stand_ins)})", built) if stand_ins else [built]:
        if part in stand_ins:
            pieces += stand_ins[part]
        else:
            pieces.append(str(escape(part)) if escaped else part)
    return pieces


def with_facts(text: str, fact_in: Callable[[str], Pieces]) -> Pieces:
    """Return the pieces of a sentence; ``fact_in`` returns those of the fact with a name."""
    pieces: Pieces = []
    end = 0
    for fact in _FACT.finditer(text):
        pieces.append(text[end : fact.start()])
        end = fact.end()
        pieces += ["%"] if fact[1] is None else fact_in(fact[1])
    return [*pieces, text[end:]]


def _sentence(
    text: str, node: nodes.Call, scope: Scope, number: nodes.Expr | None = None
) -> Pieces:
    facts = {keyword.key: keyword.value for keyword in node.kwargs}
    if number is not None:
        facts["num"] = number

    def fact_in(name: str) -> Pieces:
        if name in facts:
            return _fact(facts[name], scope)
        if node.dyn_kwargs is not None:
            return _fact(nodes.Getattr(node.dyn_kwargs, name, "load"), scope)
        return scope.refuse(node, f"{text!r} has no fact {name}")

    return with_facts(text, fact_in)


def _fact(node: nodes.Expr, scope: Scope) -> Pieces:
    """Return the HTML of a fact, or its text; a name is isolated."""
    is_plain = isinstance(node, nodes.Const) or (
        isinstance(node, nodes.Filter) and node.name in functions.PLAIN
    )
    if is_plain or expressions.is_markup(node, scope):
        return expressions.html(node, scope)
    isolate = scope.unit.use("isolated") if scope.unit.writes_text else "i"
    return [Js(f"{isolate}({expressions.value(node, scope)})")]


def _counted(node: nodes.Call, scope: Scope) -> Pieces:
    *texts, number = node.args
    one, many = _texts(texts, node, scope)
    forms = (_sentence(text, node, scope, number) for text in scope.unit.speech.forms(one, many))
    arguments = ",".join(map(literal, forms))
    return [Js(f"p({expressions.value(number, scope)},{arguments})")]


def _texts(args: Sequence[nodes.Expr], node: nodes.Node, scope: Scope) -> list[str]:
    texts = [arg.value for arg in args if isinstance(arg, nodes.Const)]
    if len(texts) != len(args):
        scope.refuse(node, "a sentence or a screen must be named literally")
    return texts


def matched(node: nodes.Call, macro: nodes.Macro, scope: Scope) -> dict[str, nodes.Expr]:
    """Return the arguments of a macro by name and in order; those with defaults may be left out."""
    names = tuple(parameter.name for parameter in macro.args)
    defaults = dict(zip(names[len(names) - len(macro.defaults) :], macro.defaults, strict=True))
    given = dict(zip(names, node.args, strict=False)) | {e.key: e.value for e in node.kwargs}
    if len(node.args) > len(names) or given.keys() - set(names):
        scope.refuse(node, f"{macro.name} has other parameters")
    handed: dict[str, nodes.Expr] = {}
    for name in names:
        argument = given.get(name, defaults.get(name))
        if argument is None:
            scope.refuse(node, f"{macro.name} needs {name}")
        handed[name] = argument
    return handed


def has_markup_handed(node: nodes.Call, scope: Scope) -> bool:
    """Return whether a call hands markup to a macro."""
    macro = named_macro(node, scope)
    if macro is None or macro.macro is None:
        return False
    arguments = matched(node, macro.macro, scope).values()
    return any(_is_marked(argument, scope) for argument in arguments)


def _is_marked(argument: nodes.Expr, scope: Scope) -> bool:
    return _plain_sentence(argument, scope) is None and expressions.is_markup(argument, scope)


def _handed(node: nodes.Call, macro: nodes.Macro, scope: Scope) -> list[str]:
    handed = []
    for argument in matched(node, macro, scope).values():
        if _is_marked(argument, scope):
            scope.refuse(node, f"markup is handed to {macro.name}, which would escape it")
        text = _plain_sentence(argument, scope)
        handed.append(expressions.value(argument if text is None else nodes.Const(text), scope))
    return handed


def _plain_sentence(node: nodes.Expr, scope: Scope) -> str | None:
    """Return a sentence that is the same whether it is escaped or not; ``None`` for all else."""
    match node:
        case nodes.Call(node=nodes.Name(name="_"), args=[nodes.Const(value=str(text))], kwargs=[]):
            said = scope.unit.speech.say(text)
            return said if said == str(escape(said)) and "%" not in said else None
        case _:
            return None


def _name(node: nodes.Call, scope: Scope) -> str:
    if not isinstance(node.node, nodes.Name) or node.dyn_args:
        scope.refuse(node, "only what has a name can be called")
    name = str(node.node.name)
    if node.dyn_kwargs and name not in ("_", "ngettext"):
        scope.refuse(node, "only a sentence takes facts by their names")
    return name


def named_macro(node: nodes.Call, scope: Scope) -> Name | None:
    """Return the macro that is called, if it is one."""
    return _macro(node.node.name, scope) if isinstance(node.node, nodes.Name) else None


def _macro(name: str, scope: Scope) -> Name | None:
    macro = scope.names.get(name)
    if macro is None or macro.kind is not Kind.MACRO:
        return None
    scope.unit.read.add(macro.js)
    return macro
