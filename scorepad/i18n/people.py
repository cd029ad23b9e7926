"""The sign of a person, in words."""

from scorepad.i18n.speech import Lazy, gettext, lazy_gettext
from scorepad.services.people.signs import colour_of, shape_of

_COLOURS: tuple[Lazy, ...] = (
    lazy_gettext("violet"),
    lazy_gettext("orange"),
    lazy_gettext("green"),
    lazy_gettext("pink"),
    lazy_gettext("blue"),
    lazy_gettext("golden"),
    lazy_gettext("turquoise"),
    lazy_gettext("red"),
    lazy_gettext("brown"),
    lazy_gettext("like ink"),
)
_SHAPES: tuple[Lazy, ...] = (
    lazy_gettext("circle"),
    lazy_gettext("square"),
    lazy_gettext("triangle"),
    lazy_gettext("diamond"),
    lazy_gettext("star"),
)


def sign_in_words(sign: int) -> str:
    """Return the words for the sign where nobody sees it: "star, hollow, blue"."""
    shape = shape_of(sign)
    hollow = [gettext("hollow")] if shape >= len(_SHAPES) else []
    return ", ".join([str(_SHAPES[shape % len(_SHAPES)]), *hollow, str(_COLOURS[colour_of(sign)])])
