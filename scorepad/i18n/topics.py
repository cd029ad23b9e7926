"""The topics of a game's rules, by name and by their origin."""

from collections.abc import Mapping

from scorepad.i18n.games import words_of
from scorepad.i18n.lists import one_of
from scorepad.i18n.speech import Lazy, lazy_gettext
from scorepad.i18n.words import Words
from scorepad.rules.ruleset import Ruleset
from scorepad.views.rules_topics import Origin, Topic, topics_of

_TITLES: Mapping[str, Lazy] = {
    "deal": lazy_gettext("Deal"),
    "trump": lazy_gettext("Trump"),
    "dealer_looks": lazy_gettext("Before naming trump"),
    "in_view": lazy_gettext("For all to see"),
    "bids": lazy_gettext("Bids"),
    "restriction": lazy_gettext("The last bid"),
    "lead": lazy_gettext("The play"),
    "follow": lazy_gettext("Follow suit"),
    "discard": lazy_gettext("None of that suit"),
    "specials_any_time": lazy_gettext("Special cards"),
    "winner": lazy_gettext("Who takes the trick"),
    "after_trick": lazy_gettext("After the trick"),
    "third_hand": lazy_gettext("With two players"),
    "points": lazy_gettext("Points"),
    "end": lazy_gettext("End"),
    "dealer": lazy_gettext("Who deals"),
    "blind": lazy_gettext("The blind round"),
    "own_cards": lazy_gettext("Cards on the forehead"),
    "typed": lazy_gettext("Each types the own bid"),
    "ranks": lazy_gettext("Low and high"),
    "anniversary": lazy_gettext("Anniversary cards"),
    "tie": lazy_gettext("Level at the end"),
    "leavers": lazy_gettext("Who leaves early"),
    # duels
    "cards": lazy_gettext("Choosing the cards"),
    "order_of_cards": lazy_gettext("Putting them in order"),
    "pending": lazy_gettext("The pending card"),
    "dormant": lazy_gettext("Dormant powers"),
    "permanent": lazy_gettext("Permanent powers"),
    "may": lazy_gettext("Powers that say “may”"),
    "swap": lazy_gettext("The next round"),
    "power": lazy_gettext("First: a power"),
    "element": lazy_gettext("Then: the element"),
    "value": lazy_gettext("Then: the value"),
    "level": lazy_gettext("Level"),
    "order": lazy_gettext("Two Immediate powers"),
    "round": lazy_gettext("Duel after duel"),
}


_ABOUT_CARDS: Mapping[str, Lazy] = {
    "top_lead": lazy_gettext("%(cards)s led"),
    "bottom_lead": lazy_gettext("%(cards)s led"),
    "only_bottoms": lazy_gettext("Nothing but %(cards)s"),
    "nobodys_trick": lazy_gettext("%(cards)s in the trick"),
    "highest_number": lazy_gettext("%(cards)s in the trick"),
}


def topic_name(topic: Topic, game: str) -> str:
    """Return the name of a topic; where it is about special cards, by their names."""
    about = _ABOUT_CARDS.get(topic.key)
    if about is None:
        return str(_TITLES[topic.key])
    specials = words_of(game).specials
    cards = topic.sentences[0].facts["cards"]
    return str(about) % {"cards": one_of(specials.get(code, code) for code in cards)}


def section_name(key: str, ruleset: Ruleset) -> str:
    """Return the name of the topic with this key in the rules of a game, "" where they lack it."""
    topic = next((each for each in topics_of(ruleset) if each.key == key), None)
    return "" if topic is None else topic_name(topic, ruleset.key)


_ORIGINS: Mapping[Origin, Lazy] = {
    Origin.APP: lazy_gettext("From the app: the rule sheet does not say."),
    Origin.TABLE: lazy_gettext("A house rule: the rule sheet has it otherwise."),
}


def origin_name(topic: Topic) -> str:
    """Return the origin of a topic that is under no heading of the rule sheet."""
    return str(_ORIGINS.get(topic.origin, ""))


def topics_in_words() -> dict[str, dict[str, str]]:
    """Return the names of topics and of their origins, for whoever puts them together elsewhere.

    Those ``about`` cards name them.
    """
    return {
        "titles": {key: str(title) for key, title in _TITLES.items()},
        "about": {key: str(title) for key, title in _ABOUT_CARDS.items()},
        "origins": {str(origin): str(said) for origin, said in _ORIGINS.items()},
    }


WORDS = Words(
    "topics",
    {**_TITLES, **_ABOUT_CARDS},
    {
        "card_topics": (
            *("lead", "follow", "specials_any_time", "winner"),
            *_ABOUT_CARDS,
        )
    },
)
"""The names that the checkers say, too."""
