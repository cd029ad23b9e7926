"""Options of the rules as a form shows and sends them."""

from scorepad.play.typed import typed_signed_number
from scorepad.rules.deck import Role
from scorepad.rules.options import HOUSE_ONLY, OPTIONS, Choices, Number, Switch
from scorepad.rules.ruleset import Option, Ruleset, TrumpSource

_SWITCH = (("yes", True), ("no", False))


def options_of(ruleset: Ruleset) -> tuple[str, ...]:
    """The names of the options that mean anything in this game and that a table
    sets without house rules."""
    left_out = set(HOUSE_ONLY)
    if not any(deal.blind for deal in ruleset.schedule.extra):
        left_out.add("bidding.blind_exempt")
    roles = {special.role for special in ruleset.deck.specials}
    has_top = Role.TOP in roles
    turned = ruleset.trump.source is TrumpSource.TURNED
    if not has_top or not turned:
        left_out.add("trump.top_turned")
    if Role.BOTTOM not in roles or not turned:
        left_out.add("trump.bottom_turned")
    if not has_top or not ruleset.play.judged:
        left_out |= {"play.top_lead", "play.bomb", "play.cloud"}
    if not ruleset.deck.court:
        left_out.add("play.ranks")
    return tuple(name for name in OPTIONS if name not in left_out)


def choices_of(name: str) -> tuple[tuple[str, Option], ...]:
    """Return what can be chosen for an option, as sent and as meant; nothing for a number."""
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
        number = typed_signed_number(text)
        return number if number is not None and kind.low <= number <= kind.high else None
    return text
