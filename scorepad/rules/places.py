"""Where the rule sheets say what they say."""

from scorepad.rules.ruleset import Ruleset


def place_of(ruleset: Ruleset, topic: str) -> str:
    """Return where the rule sheet speaks of ``topic``: its name and the heading, or
    its name alone."""
    heading = ruleset.places.get(topic)
    return f"{ruleset.sheet}, {heading}" if heading else ruleset.sheet
