"""Options of the rules as a form shows and sends them."""

from scorepad.play.typed import typed_number
from scorepad.rules.deck import Role
from scorepad.rules.options import OPTIONS, Choices, Number, Switch
from scorepad.rules.ruleset import Option, Ruleset

_SWITCH = (("yes", True), ("no", False))


def options_of(ruleset: Ruleset) -> tuple[str, ...]:
    """The names of the options that mean anything in this game."""
    meaningless = set()
    if not any(deal.blind for deal in ruleset.schedule.extra):
        meaningless.add("bidding.blind_exempt")
    if not any(special.role is Role.TOP for special in ruleset.deck.specials):
        meaningless.add("trump.top_turned")
    return tuple(name for name in OPTIONS if name not in meaningless)


def choices_of(name: str) -> tuple[tuple[str, Option], ...]:
    """What can be chosen for an option, as sent and as meant; nothing for a number."""
    kind = OPTIONS[name]
    if isinstance(kind, Choices):
        return tuple((str(value), str(value)) for value in kind.kind)
    return _SWITCH if isinstance(kind, Switch) else ()


def bounds_of(name: str) -> tuple[int, int]:
    """The least and the highest value of a number; zeros for other options."""
    kind = OPTIONS[name]
    return (kind.low, kind.high) if isinstance(kind, Number) else (0, 0)


def as_sent(value: Option) -> str:
    """An option's value as a form sends it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def read_option(name: str, text: str) -> Option | None:
    """The value that a form sent; ``None`` for a number that is none, or out of
    bounds. A choice that does not exist is read as it is, for the rules to refuse."""
    kind = OPTIONS[name]
    if isinstance(kind, Switch):
        return dict(_SWITCH).get(text, text)
    if isinstance(kind, Number):
        number = typed_number(text)
        return number if number is not None and kind.low <= number <= kind.high else None
    return text
