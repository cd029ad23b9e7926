"""The pages that come without network as JavaScript, from the same templates.

What a phone shows of a whole page is its block ``body``, as Jinja fills it.
"""

from collections.abc import Callable, Iterable, Mapping

from jinja2 import Environment, nodes

from scorepad.client.markup import VALUES, function_of, import_helpers, templates_object, written
from scorepad.client.pieces import Pieces
from scorepad.client.scope import (
    CONSTANTS_BEHIND,
    CONSTANTS_OF_SHELL,
    Function,
    Scope,
    Unit,
)
from scorepad.client.speech import Speech

_FROM_PAD = f'{import_helpers()}\nimport {{ given }} from "./pad.mjs";'

_BODY = "body"
_BEFORE = (nodes.FromImport, nodes.Assign, nodes.AssignBlock, nodes.Macro)
"""The nodes of a page that stand outside its blocks and mean something there."""

MENU: Mapping[str, str] = {
    "table": "table/page.html",
    "round": "hand_and_dealer/page.html",
    "players": "players/page.html",
    "names": "names/page.html",
    "points": "adjustments/page.html",
    "points_of": "adjustments/player.html",
    "plain_field": "plain_fields/page.html",
    "length": "length/page.html",
    "end_now": "length/end.html",
    "rules": "rules/page.html",
    "log": "log/page.html",
    "links": "shell/_links.html",
}
"""The pages behind ⋯, by the names that the phone's script uses."""

_MENU_VALUES = (
    *("view", "refusal", "names", "typed", "form", "standings"),
    *("game", "ruleset", "lines", "writes", "only", "back", "opened_at", "opened_day"),
    *("about_why", "about_name", "came", "known", "question", "person", "deletes"),
)
"""The values that these pages read."""

_MENU_WORDS = {"variantWords": "i18n/menu_words"}
"""The module of these pages for words that the rules in short say with more of the rule sheet."""

SHELL: Mapping[str, str] = {
    "history": "shell/_history.html",
    "home": "shell/_home.html",
    "new": "shell/_new.html",
    "print": "shell/_print.html",
    "stuck": "shell/_stuck.html",
}
"""The templates of the page that comes without network; the first page renders them as well."""

BEHIND: Mapping[str, Mapping[str, str]] = {
    "paper": {"from_paper": "shell/_from_paper.html"},
    "rules": {
        "rules": "rules_summary/_choose.html",
        "rules_summary": "rules_summary/_summary.html",
    },
    "statistics": {"statistics": "shell/_statistics.html"},
    "house": {
        "house": "house_rules/_form.html",
        "house_effect": "house_rules/_effect.html",
        "house_list": "house_rules/_list.html",
        "house_remove": "house_rules/_remove.html",
    },
    "checker": {
        "check": "trick_check/_check.html",
        "check_start": "trick_check/_start.html",
        "duel": "duel/_duel.html",
        "symbols": "trick_check/_symbols.html",
    },
}
"""The templates of the scripts that bring further screens of that page, by the scripts' names.

Statistics and house rules are for an edition without a server: a server has those of its group.
"""

MATCH: Mapping[str, str] = {
    "pad": "match/_pad.html",
    "sheet": "match_sheet/_sheet.html",
    "end": "end/_end.html",
}
"""The templates of a match, which take the place of those of a game of tricks."""

_MATCH_VALUES = (*VALUES, "typed")

_MATCH_WORDS = {
    "actInWords": "matchActInWords",
    "gameTitle": "matchTitle",
    "wordsOf": "matchWords",
}
"""The functions of these templates for words that a game of tricks has from others."""

_VALUES_BEHIND = (
    *(*VALUES, "page", "address", "running", "games", "chosen", "back"),
    *("types", "typing_form"),
)
"""The values that the templates of those further scripts may read."""

_OTHERS: Mapping[str, tuple[tuple[str, ...], Mapping[str, str], Mapping[str, str]]] = {
    "statistics": (
        (
            *("view", "charts", "here", "periods"),
            *("least_games", "least_bids", "least_rounds", "least_of_a_hand"),
        ),
        {"gameTitle": "anyTitle"},
        {},
    ),
    "house": (
        ("view", "heading", "back", "asks", "whom", "rules", "games", "house"),
        {},
        _MENU_WORDS,
    ),
}
"""The values of a script that has others, its functions that stand for others, and the modules of
those that it has from others."""

_RENDER_MENU = """\
export function renderMenu(name,values){
Object.assign(given,values);
return menuTemplates[name](values);
}
"""

_RENDER_SHELL = "export const renderShell=(name,values)=>shellTemplates[name](values);\n"


def shell_markup_module(env: Environment, speech: Speech, address: Callable[..., str]) -> str:
    """Return the module that has ``renderShell(name, values)``, in one language.

    Raises:
        Unknown: a template has something that no JavaScript is known for.
    """
    unit = Unit(env, speech, address, top=Function(CONSTANTS_OF_SHELL))
    body = templates_object("export const shellTemplates=", SHELL, unit)
    return f"{_FROM_PAD}\n{body}\n{_RENDER_SHELL}"


def behind_markup_module(
    script: str, env: Environment, speech: Speech, address: Callable[..., str]
) -> str:
    """Return the module that adds the templates of a script to those of ``renderShell``.

    Raises:
        Unknown: a template has something that no JavaScript is known for.
    """
    values, instead, words = _OTHERS.get(script, (_VALUES_BEHIND, {}, {}))
    top = Function(CONSTANTS_BEHIND)
    unit = Unit(env, speech, address, values=values, top=top, instead=instead, words=words)
    body = templates_object("Object.assign(shellTemplates,", BEHIND[script], unit, ")")
    return f'{_FROM_PAD}\nimport {{ shellTemplates }} from "./shell.mjs";\n{body}\n'


def match_markup_module(env: Environment, speech: Speech, address: Callable[..., str]) -> str:
    """Return the module that has the templates of a match, which take the place of others.

    Raises:
        Unknown: a template has something that no JavaScript is known for.
    """
    top = Function(CONSTANTS_BEHIND)
    unit = Unit(env, speech, address, values=_MATCH_VALUES, top=top, instead=_MATCH_WORDS)
    body = templates_object("export const matchTemplates=", MATCH, unit)
    return f"{_FROM_PAD}\n{body}\n"


def menu_markup_module(env: Environment, speech: Speech, address: Callable[..., str]) -> str:
    """Return the module that has ``renderMenu(name, values)``, in one language.

    Raises:
        Unknown: a page has something that no JavaScript is known for.
    """
    unit = Unit(env, speech, address, top=Function(CONSTANTS_BEHIND), words=_MENU_WORDS)
    body = templates_object("const menuTemplates=", MENU, unit, made=_page_function)
    return f"{_FROM_PAD}\n{body}\n{_RENDER_MENU}"


def _page_function(template: str, unit: Unit) -> str:
    return function_of(template, _MENU_VALUES, unit, lambda scope: _page(template, scope))


def _page(template: str, scope: Scope) -> Pieces:
    """Return what the block ``body`` of a page writes; the page and its frames fill its blocks."""
    unit, pieces = scope.unit, Pieces()
    unit.blocks = {}
    frame: str | None = template
    if not next(unit.parsed(template).find_all(nodes.Extends), None):
        return written(unit.parsed(template).body, scope)
    while frame is not None:
        tree = unit.parsed(frame)
        extends = next(tree.find_all(nodes.Extends), None)
        for block in tree.find_all(nodes.Block):
            unit.blocks.setdefault(block.name, block.body)
        # The outermost stands around every page, and is on the phone already.
        if extends is not None:
            pieces += written(_outside_blocks(tree), scope)
        frame = None if extends is None else str(_literally(extends, scope))
    return [*pieces, *written(unit.blocks[_BODY], scope)]


def _outside_blocks(tree: nodes.Template) -> Iterable[nodes.Node]:
    return (node for node in tree.body if isinstance(node, _BEFORE))


def _literally(extends: nodes.Extends, scope: Scope) -> object:
    if not isinstance(extends.template, nodes.Const):
        scope.refuse(extends, "which page is extended cannot be seen")
    return extends.template.value
