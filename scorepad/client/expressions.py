"""The expressions in a template's brackets as JavaScript: values, conditions and HTML.

HTML is escaped exactly as Jinja escapes it.
"""

import json

from jinja2 import nodes
from markupsafe import escape

from scorepad.client import calls, functions
from scorepad.client.pieces import Js, Pieces, literal
from scorepad.client.scope import Kind, Scope

_COMPARED = {
    "eq": "===",
    "ne": "!==",
    "lt": "<",
    "lteq": "<=",
    "gt": ">",
    "gteq": ">=",
}
_TESTS = {"none": "==null", "true": "===true", "false": "===false"}
_OF_LOOP = {"first": "!{0}", "index0": "{0}", "index": "({0}+1)", "last": "{0}==={1}.length-1"}
_JOINED = (nodes.And, nodes.Or, nodes.Compare, nodes.Test)
_ALONE = (nodes.Name, nodes.Getattr, nodes.Getitem, nodes.Call, nodes.Filter, nodes.Const)


def value(node: nodes.Node, scope: Scope) -> str:
    """Return the expression for a node's value."""
    match node:
        case nodes.Const():
            return json.dumps(node.value, ensure_ascii=False)
        case nodes.Name():
            name = scope.find(node)
            if name.kind is not Kind.VALUE:
                scope.refuse(node, f"{node.name} is {name.kind.value}, no value")
            return name.js
        case nodes.Getattr() | nodes.Getitem():
            return _within(node, scope)
        case nodes.Tuple() | nodes.List():
            return f"[{','.join(value(item, scope) for item in node.items)}]"
        case nodes.Dict():
            pairs = ((value(pair.key, scope), value(pair.value, scope)) for pair in node.items)
            return "{" + ",".join(f"{key}:{each}" for key, each in pairs) + "}"
        case nodes.Concat():
            return _joined(raw(node, scope))
        case nodes.CondExpr() | nodes.And() | nodes.Or():
            return _chosen(node, scope)
        case nodes.Filter():
            return functions.filtered(node, scope)
        case nodes.Call():
            return calls.called(node, scope)
        case _:
            return _computed(node, scope)


def _joined(pieces: Pieces) -> str:
    """Return the text of all pieces: of a single one, too, that may be a number."""
    match [piece for piece in pieces if piece]:
        case [Js(code)]:
            return f"`${{{code}}}`"
        case written:
            return literal(written)


def _within(node: nodes.Getattr | nodes.Getitem, scope: Scope) -> str:
    match node:
        case nodes.Getattr(node=nodes.Name(name="loop")):
            return _of_loop(node, scope)
        case nodes.Getattr():
            return f"{_alone(node.node, scope)}.{node.attr}"
        case nodes.Getitem(arg=nodes.Slice(start=start, stop=stop, step=None)):
            ends = [value(start, scope) if start else "0", *([value(stop, scope)] if stop else [])]
            return f"{_alone(node.node, scope)}.slice({','.join(ends)})"
        case _ if isinstance(node.arg, nodes.Slice):
            return scope.refuse(node, "no JavaScript is known for a slice with a step")
        case _:
            return f"{_alone(node.node, scope)}[{value(node.arg, scope)}]"


def _chosen(node: nodes.CondExpr | nodes.And | nodes.Or, scope: Scope) -> str:
    match node:
        case nodes.And() if _is_condition(node.left):
            return f"({_part(node.left, (nodes.Or,), scope)}&&{value(node.right, scope)})"
        case nodes.Or() if _is_condition(node.left):
            return f"({test(node.left, scope)}||{value(node.right, scope)})"
        case nodes.CondExpr():
            condition, yes, no = node.test, node.expr1, node.expr2
        case nodes.And():
            condition, yes, no = node.left, node.right, node.left
        case _:
            condition, yes, no = node.left, node.left, node.right
    if no is None:
        scope.refuse(node, "a choice without else")
    return f"({test(condition, scope)}?{value(yes, scope)}:{value(no, scope)})"


def _is_condition(node: nodes.Node) -> bool:
    """Return whether a node is true or false, and nothing else that only counts as such."""
    match node:
        case nodes.And() | nodes.Or():
            return _is_condition(node.left) and _is_condition(node.right)
        case _:
            return isinstance(node, nodes.Compare | nodes.Not | nodes.Test)


def _computed(node: nodes.Node, scope: Scope) -> str:
    match node:
        case nodes.Add() | nodes.Sub() | nodes.Mul() | nodes.Div() | nodes.Mod():
            return f"{_alone(node.left, scope)}{node.operator}{_alone(node.right, scope)}"
        case nodes.FloorDiv():
            return f"Math.floor({_alone(node.left, scope)}/{_alone(node.right, scope)})"
        case nodes.Neg():
            return f"-{_alone(node.node, scope)}"
        case nodes.Compare() | nodes.Not() | nodes.Test():
            return f"({test(node, scope)})"
        case _:
            return scope.refuse(node, f"no JavaScript is known for {type(node).__name__}")


def test(node: nodes.Node, scope: Scope) -> str:
    """Return the condition that holds where Python takes a node's value for true."""
    match node:
        case nodes.Not(node=nodes.Test(name="none") as inner):
            return f"{_alone(inner.node, scope)}!=null"
        case nodes.Not():
            return f"!{_part(node.node, _JOINED, scope)}"
        case nodes.And():
            sides = (_part(side, (nodes.Or,), scope) for side in (node.left, node.right))
            return "&&".join(sides)
        case nodes.Or():
            return f"{test(node.left, scope)}||{test(node.right, scope)}"
        case nodes.Test() if node.name in _TESTS and not node.args:
            return f"{_alone(node.node, scope)}{_TESTS[node.name]}"
        case nodes.Compare(ops=[nodes.Operand(op="in") as operand]):
            return f"{_alone(operand.expr, scope)}.includes({value(node.expr, scope)})"
        case nodes.Compare(ops=[nodes.Operand(op="notin") as operand]):
            return f"!{_alone(operand.expr, scope)}.includes({value(node.expr, scope)})"
        case nodes.Compare(ops=[operand]):
            return f"{_side(node.expr, scope)}{_COMPARED[operand.op]}{_side(operand.expr, scope)}"
        case nodes.Name() if scope.find(node).kind is Kind.MARKUP:
            return f"y({scope.find(node).js})"
        case _:
            return f"y({value(node, scope)})"


def html(node: nodes.Node, scope: Scope) -> Pieces:
    """Return the HTML, or the text, that is written for a node."""
    writes_text = scope.unit.writes_text
    match node:
        case nodes.TemplateData():
            return [node.data]
        case nodes.Const():
            return [str(node.value if writes_text else escape(node.value))]
        case nodes.Concat():
            return [piece for part in node.nodes for piece in html(part, scope)]
        case nodes.CondExpr(expr2=nodes.Expr() as otherwise):
            chosen = literal(html(node.expr1, scope)), literal(html(otherwise, scope))
            return [Js(f"{test(node.test, scope)}?{chosen[0]}:{chosen[1]}")]
        case nodes.Name() if scope.find(node).kind is Kind.MARKUP:
            return [Js(scope.find(node).js)]
        case nodes.Call() if calls.writes_markup(node, scope):
            return calls.markup(node, scope)
        case nodes.Add() | nodes.Sub() | nodes.Mul() | nodes.Mod() | nodes.Neg():
            return [Js(value(node, scope))]
        case nodes.Filter() if node.name in functions.PLAIN:
            return [Js(value(node, scope))]
        case _ if writes_text:
            return [Js(value(node, scope))]
        case _:
            return [Js(f"h({value(node, scope)})")]


def raw(node: nodes.Node, scope: Scope) -> Pieces:
    """Return the text that would be written for a node if nothing were escaped."""
    match node:
        case nodes.Const():
            return [str(node.value)]
        case nodes.Concat():
            return [piece for part in node.nodes for piece in raw(part, scope)]
        case nodes.Call() if calls.is_address(node):
            return calls.address(node, scope, escaped=False)
        case _:
            return [Js(value(node, scope))]


def is_markup(node: nodes.Node, scope: Scope) -> bool:
    """Return whether a node can be markup: then all of it is written as it is."""
    if scope.unit.writes_text:
        return False
    match node:
        case nodes.Name():
            return scope.find(node).kind is Kind.MARKUP
        case nodes.Concat():
            return any(is_markup(part, scope) for part in node.nodes)
        case nodes.CondExpr(expr2=nodes.Expr() as otherwise):
            return is_markup(node.expr1, scope) or is_markup(otherwise, scope)
        case nodes.Call():
            return calls.writes_markup(node, scope) and not calls.is_address(node)
        case _:
            return False


def _of_loop(node: nodes.Getattr, scope: Scope) -> str:
    loop = scope.names.get("loop")
    if loop is None or not loop.js or node.attr not in _OF_LOOP:
        scope.refuse(node, f"no loop.{node.attr} here")
    scope.unit.read.add(loop.js)
    return _OF_LOOP[node.attr].format(*loop.js.split(","))


def _alone(node: nodes.Node, scope: Scope) -> str:
    code = value(node, scope)
    return code if isinstance(node, _ALONE) or code.startswith("(") else f"({code})"


def _side(node: nodes.Node, scope: Scope) -> str:
    if isinstance(node, nodes.Name) and scope.find(node).kind is Kind.MARKUP:
        return scope.find(node).js
    return _alone(node, scope)


def _part(node: nodes.Node, weaker: tuple[type[nodes.Expr], ...], scope: Scope) -> str:
    """Return a condition as a part of one that binds stronger than the kinds ``weaker``."""
    code = test(node, scope)
    return f"({code})" if isinstance(node, weaker) else code
