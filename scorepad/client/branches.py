"""Templates without the branches that no phone needs: its script is for writers alone."""

from jinja2 import nodes


def folded(template: nodes.Template) -> nodes.Template:
    """Return ``template``, changed in place without the branches for those who only read.

    ``game.writes`` or ``view.writes`` is taken for true, and whatever can't be written then is left
    out.
    """
    template.body = _all(template.body)
    return template


def _all(body: list[nodes.Node]) -> list[nodes.Node]:
    return [made for node in body for made in _statements(node)]


def _statements(node: nodes.Node) -> list[nodes.Node]:
    """Return the nodes in the place of ``node``: itself, or what a known condition leaves of it."""
    return _branches(node) if isinstance(node, nodes.If) else [_one(node)]


def _branches(node: nodes.If) -> list[nodes.Node]:
    otherwise, open_ones = node.else_, []
    for each in (node, *node.elif_):
        test = _one(each.test)
        if _is(test, True):
            otherwise = each.body
            break
        if not _is(test, False):
            open_ones.append(nodes.If(test, _all(each.body), [], [], lineno=each.lineno))
    if not open_ones:
        return _all(otherwise)
    first, *rest = open_ones
    return [nodes.If(first.test, first.body, rest, _all(otherwise), lineno=first.lineno)]


def _one(node: nodes.Node) -> nodes.Node:
    for name, value in node.iter_fields():
        if isinstance(value, nodes.Node):
            setattr(node, name, _one(value))
        elif isinstance(value, list) and all(isinstance(each, nodes.Node) for each in value):
            setattr(node, name, _all(value))
    match node:
        case nodes.Getattr(node=nodes.Name(name="game" | "view"), attr="writes"):
            return nodes.Const(True, lineno=node.lineno)
        case nodes.Not(node=nodes.Const(value=bool(value))):
            return nodes.Const(not value, lineno=node.lineno)
        case nodes.And():
            return _side(node, neutral=True)
        case nodes.Or():
            return _side(node, neutral=False)
        case nodes.CondExpr(test=nodes.Const(value=bool(value)), expr2=nodes.Expr() as expr2):
            return node.expr1 if value else expr2
        case _:
            return node


def _side(node: nodes.And | nodes.Or, *, neutral: bool) -> nodes.Node:
    """Return the one side that decides, where the other is known."""
    for known, other in ((node.left, node.right), (node.right, node.left)):
        if isinstance(known, nodes.Const) and isinstance(known.value, bool):
            return other if known.value is neutral else known
    return node


def _is(test: nodes.Node, value: bool) -> bool:
    return isinstance(test, nodes.Const) and test.value is value
