"""Filters, methods and our own functions in templates as JavaScript: they have a value."""

from collections.abc import Mapping, Sequence

from jinja2 import nodes

from scorepad.client import expressions
from scorepad.client.scope import Scope

# Our own filters and functions, called in JavaScript by these names, with the
# names of their arguments after the first.
_FILTERS: dict[str, tuple[str, tuple[str, ...]]] = {
    "day": ("day", ()),
    "dreams": ("dreams", ()),
    "figure": ("figure", ()),
    "isolated": ("isolated", ()),
    "sentence": ("sentence", ("names",)),
    "signed": ("signed", ()),
    "act_in_words": ("actInWords", ("game", "short")),
    "bonus_name": ("bonusName", ("game",)),
    "card_name": ("cardName", ("game",)),
    "clock": ("clock", ()),
    "element_name": ("elementName", ("key",)),
    "hyphenated": ("hyphenated", ()),
    "leaning": ("leaning", ()),
    "many": ("many", ()),
    "need_in_words": ("needInWords", ("name", "over")),
    "next_leader_in_words": ("nextLeaderInWords", ()),
    "off_by": ("offBy", ("beyond",)),
    "origin_name": ("originName", ()),
    "percent": ("percent", ()),
    "plain_in_words": ("plainInWords", ("name", "player")),
    "player_name": ("playerName", ()),
    "points_in_words": ("pointsInWords", ()),
    "reason_in_words": ("reasonInWords", ("game",)),
    "refused_card": ("refusedCard", ("ruleset", "names")),
    "rests_on": ("restsOn", ()),
    "rests_on_bids": ("restsOnBids", ()),
    "rests_on_rounds": ("restsOnRounds", ()),
    "rule_sentence": ("ruleSentence", ("game",)),
    "ruling_in_words": ("rulingInWords", ("game",)),
    "section_name": ("sectionName", ("ruleset",)),
    "special_name": ("specialName", ("game",)),
    "step_in_words": ("stepInWords", ("game",)),
    "suit_name": ("suitName", ("game",)),
    "tenth": ("tenth", ()),
    "topic_name": ("topicName", ("game",)),
    "trump_name": ("trumpName", ("game",)),
}
_FUNCTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "all_of": ("allOf", ("parts",)),
    "asking": ("asking", ("here", "player", "game", "since", "until")),
    "captures_in_words": ("capturesInWords", ("text", "game")),
    "codes_in_words": ("codesInWords", ("codes", "game")),
    "counted_specials": ("countedSpecials", ("counts", "game")),
    "display_options": ("optionsHere", ()),
    "duel_because": ("duelBecause", ("verdict", "game")),
    "duel_cards_in_words": ("duelCardsInWords", ("cards", "game")),
    "duel_decided": ("duelDecided", ("verdict", "names")),
    "elements_in_words": ("elementsInWords", ("codes", "key")),
    "elements_of": ("elementsOf", ("key",)),
    "field_title": ("fieldTitle", ("name",)),
    "game_name": ("gameName", ("key",)),
    "game_title": ("gameTitle", ("key", "house")),
    "goes_first": ("goesFirst", ("order", "names")),
    "hands_in_words": ("handsInWords", ("hands",)),
    "house_group": ("houseGroup", ("key",)),
    "named_game": ("namedGame", ("key",)),
    "one_of": ("oneOf", ("parts",)),
    "rank_name": ("rankName", ("rank", "game")),
    "rule_choice": ("ruleChoice", ("option", "value")),
    "rule_in_short": ("ruleInShort", ("option", "value")),
    "rule_title": ("ruleTitle", ("option",)),
    "sheet_also": ("sheetAlso", ("topic", "game")),
    "sides_in_words": ("sidesInWords", ("sides", "game")),
    "specials_of": ("specialsOf", ("key",)),
    "suits_of": ("suitsOf", ("key",)),
    "term_title": ("termTitle", ("option",)),
    "variant_words": ("variantWords", ("key", "game")),
    "third_hand_of": ("thirdHandOf", ("key",)),
    "won_by": ("wonBy", ("names",)),
    "words_of": ("wordsOf", ("key",)),
}
_MODULES: Mapping[str, Sequence[str]] = {
    "i18n/numbers": ("day", "figure", "signed"),
    "i18n/games": ("codesInWords", "gameTitle", "specialsOf", "suitsOf", "wordsOf"),
    "i18n/log": ("actInWords",),
    "i18n/refusals": ("sentence",),
    "i18n/card_words": (
        "cardName",
        "countedSpecials",
        "gameName",
        "hyphenated",
        "rankName",
        "refusedCard",
        "sectionName",
        "specialName",
        "suitName",
        "thirdHandOf",
    ),
    "i18n/duels": ("sidesInWords",),
    "i18n/elements": ("elementName", "elementsOf"),
    "i18n/fields": ("fieldTitle", "plainInWords"),
    "i18n/hands": ("handsInWords",),
    "i18n/house_rules": ("houseGroup", "termTitle"),
    "i18n/later_words": ("bonusName", "capturesInWords"),
    "i18n/match_words": ("matchActInWords", "matchTitle", "matchWords"),
    "i18n/menu_words": ("clock", "optionsHere"),
    "i18n/rules": ("pointsInWords", "ruleChoice", "ruleInShort", "ruleTitle"),
    "i18n/rules_summary": (
        "elementsInWords",
        "namedGame",
        "originName",
        "ruleSentence",
        "sheetAlso",
        "topicName",
        "variantWords",
    ),
    "i18n/statistics_words": (
        "anyTitle",
        "leaning",
        "many",
        "offBy",
        "percent",
        "restsOn",
        "restsOnBids",
        "restsOnRounds",
        "tenth",
    ),
    "pad/directions": ("isolated",),
    "views/statistics": ("asking",),
    "words/duels": ("duelBecause", "duelCardsInWords", "duelDecided", "goesFirst"),
    "words/lists": ("allOf", "oneOf"),
    "words/match_duels": ("wonBy",),
    "words/statistics_words": ("dreams",),
    "words/verdicts": (
        "needInWords",
        "nextLeaderInWords",
        "playerName",
        "reasonInWords",
        "rulingInWords",
        "stepInWords",
        "trumpName",
    ),
}
WORDS = {name: module for module, names in _MODULES.items() for name in names}
"""The modules of these functions; the first four have those that the first markup calls."""

_OF_JAVASCRIPT = {
    "last": "{}.at(-1)",
    "length": "{}.length",
    "list": "{}",
    "unique": "[...new Set({})]",
    "upper": "{}.toUpperCase()",
}
"""The filters for which JavaScript has something of its own."""

PLAIN = ("figure", "length", "signed")
"""Filters that write figures alone, so that nothing is to be escaped."""


def filtered(node: nodes.Filter, scope: Scope) -> str:
    """Return the value of a filter."""
    if node.node is None:
        scope.refuse(node, "a filter of a whole block")
    if node.name == "default" and isinstance(node.node, nodes.Name):
        is_here = node.node.name in scope.names
        return expressions.value(node.node if is_here else node.args[0], scope)
    inner = expressions.value(node.node, scope)
    match node.name:
        case name if name in _OF_JAVASCRIPT and not node.args and not node.kwargs:
            return _OF_JAVASCRIPT[name].format(inner)
        case "join" if len(node.args) == 1 and not node.kwargs:
            return f"{inner}.join({expressions.value(node.args[0], scope)})"
        case "map":
            return f"{inner}.map({_of_each(node, scope)})"
        case "replace" if len(node.args) == 2:
            old, new = (expressions.value(each, scope) for each in node.args)
            return f"{inner}.replaceAll({old},{new})"
        case "select" | "reject" | "selectattr" | "rejectattr":
            return f"{inner}.filter({_kept(node, scope)})"
        case name if name in _FILTERS:
            js, parameters = _FILTERS[name]
            js = scope.unit.use(js)
            return f"{js}({','.join([inner, *_arguments(node, parameters, scope)])})"
        case _:
            return scope.refuse(node, f"no JavaScript is known for the filter {node.name}")


def _kept(node: nodes.Filter, scope: Scope) -> str:
    """Return the function that says which items a filter keeps."""
    match (node.name, node.args, node.kwargs):
        case "select", [], []:
            return "y"
        case "select", [nodes.Const(value="in"), others], []:
            return f"$=>{expressions.value(others, scope)}.includes($)"
        case "reject", [nodes.Const(value="in"), others], []:
            return f"$=>!{expressions.value(others, scope)}.includes($)"
        case "selectattr", [nodes.Const(value=str(path))], []:
            return f"$=>y($.{path})"
        case "selectattr", [nodes.Const(value=str(path)), nodes.Const(value="none")], []:
            return f"$=>$.{path}==null"
        case "rejectattr", [nodes.Const(value=str(path)), nodes.Const(value="none")], []:
            return f"$=>$.{path}!=null"
        case "rejectattr", [nodes.Const(value=str(path))], []:
            return f"$=>!y($.{path})"
        case _:
            return scope.refuse(node, f"no JavaScript is known for what {node.name} asks")


def _of_each(node: nodes.Filter, scope: Scope) -> str:
    """Return what ``map`` makes of each item: an attribute of it, or what a filter makes of it."""
    if not node.args and [each.key for each in node.kwargs] == ["attribute"]:
        return f"$=>$[{expressions.value(node.kwargs[0].value, scope)}]"
    match node.args:
        case [nodes.Const(value=str(name)), *more] if name in _FILTERS and not node.kwargs:
            js = scope.unit.use(_FILTERS[name][0])
            return f"$=>{js}({','.join(['$', *(expressions.value(each, scope) for each in more)])})"
        case _:
            return scope.refuse(node, "no JavaScript is known for what is made of each item")


def method_called(of: nodes.Getattr, node: nodes.Call, scope: Scope) -> str:
    """Return the call of a view's own method, or of one that every mapping has."""
    if node.kwargs or node.dyn_args or node.dyn_kwargs:
        scope.refuse(node, "a method gets its arguments by their places alone")
    inner = expressions.value(of.node, scope)
    args = [expressions.value(each, scope) for each in node.args]
    match of.attr:
        case "get":
            key, otherwise = [*args, "null"][:2]
            return f"({inner}[{key}]??{otherwise})"
        case "items":
            return f"Object.entries({inner})"
        case "endswith":
            return f"{inner}.endsWith({args[0]})"
        case name:
            return f"{inner}.{name}({','.join(args)})"


def function_called(name: str, node: nodes.Call, scope: Scope) -> str:
    """Return the value of a call of our own function.

    In templates of text, a filter can be called like a function.
    """
    if scope.unit.writes_text and name in _FILTERS:
        js, others = _FILTERS[name]
        parameters = ("", *others)
    elif name in _FUNCTIONS:
        js, parameters = _FUNCTIONS[name]
    else:
        scope.refuse(node, f"no value is known that {name} gives")
    js = scope.unit.use(js)
    return f"{js}({','.join(_arguments(node, parameters, scope))})"


def _arguments(
    node: nodes.Call | nodes.Filter, parameters: tuple[str, ...], scope: Scope
) -> list[str]:
    given = dict(zip(parameters, node.args, strict=False)) | {e.key: e.value for e in node.kwargs}
    if len(node.args) > len(parameters) or given.keys() - set(parameters):
        scope.refuse(node, "other arguments than are known")
    while parameters and parameters[-1] not in given:
        parameters = parameters[:-1]
    empty = nodes.Const(None)
    return [expressions.value(given.get(name, empty), scope) for name in parameters]
