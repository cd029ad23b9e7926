"""The titles of plain fields, and what stands in one, in words."""

from collections.abc import Mapping

from scorepad.i18n.numbers import figure
from scorepad.i18n.rules import with_choice
from scorepad.i18n.speech import Lazy, lazy_gettext
from scorepad.i18n.words import Words
from scorepad.pad.marks import Value
from scorepad.pad.plain_fields import plain_fields

TITLES: Mapping[str, Lazy] = {
    "note": lazy_gettext("Note on the game"),
    "counts": lazy_gettext("Counts in statistics"),
}
"""The title of each of :func:`scorepad.pad.plain_fields.plain_fields`."""

NO_TITLES: Mapping[str, Lazy] = {"counts": lazy_gettext("Does not count in statistics")}
"""The words for the no of a plain field, of those in which somebody can say no."""


def field_title(name: str) -> str:
    """Return what a plain field is called."""
    return str(TITLES[name])


def field_titles() -> dict[str, list[str]]:
    """Return the titles of all plain fields by their names, each with what its no says, if any."""
    return {
        name: [str(of[name]) for of in (TITLES, NO_TITLES) if name in of] for name in plain_fields()
    }


def plain_in_words(value: Value, name: str, player: str = "") -> str:
    """Return what stands in the plain field ``name``: "Note: rain", "Anna: Drinks: 2".

    A yes is its title alone, a no has a title of its own, and an empty field has a dash.
    """
    said = str(NO_TITLES[name]) if value is False else field_title(name)
    if not isinstance(value, bool):
        text = _NOTHING if value is None else figure(value) if isinstance(value, int) else value
        said = with_choice(said, str(text))
    return WORDS.say("of_player", {"player": player, "won": said}) if player else said


_NOTHING = "\N{EN DASH}"

WORDS = Words(
    "fields",
    {"of_player": lazy_gettext("%(player)s: %(won)s")},
    {"field_words": ("of_player",)},
)
