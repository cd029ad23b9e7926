"""The people of a group in words: their signs, and what is counted of them."""

from collections.abc import Callable, Mapping

from scorepad.i18n.numbers import day, figure, many, short_month, signed, year
from scorepad.i18n.speech import Lazy, gettext, lazy_gettext, ngettext
from scorepad.i18n.words import Words
from scorepad.pad.directions import isolated
from scorepad.services.people.signs import colour_of, shape_of
from scorepad.services.statistics.values import GroupRecord
from scorepad.stats.charts import Tick

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
    # Translators: a colour, dark in light and light in dark
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


_FEATS: Mapping[str, Lazy] = {
    "total": lazy_gettext("Highest total"),
    "round": lazy_gettext("Most points in one round"),
    "tricks": lazy_gettext("Most tricks bid and made in one round"),
    "made": lazy_gettext("Most bids made in a row"),
    "won": lazy_gettext("Most games won in a row"),
}
_WORTH: Mapping[str, Callable[[int], str]] = {
    "tricks": lambda value: ngettext("%(num)s trick", "%(num)s tricks", value),
    "made": lambda value: ngettext("%(num)s bid", "%(num)s bids", value),
    "won": lambda value: ngettext("%(num)s game", "%(num)s games", value),
}
_TICKS: Mapping[str, Callable[[int], str]] = {"day": day, "month": short_month, "year": year}

WORDS = Words(
    "people",
    functions={"statistics_words": ("dreams", "of_rounds", "of_bids", "of_number")},
)

_MOST_HOLDERS = 3
"""The most holders of a record that are all named."""


def feat_title(feat: str) -> str:
    """Return the title of a record."""
    return str(_FEATS[feat])


def feat_worth(value: int, feat: str) -> str:
    """Return the value of a record: points as a figure, everything else with its unit."""
    return _WORTH[feat](value) if feat in _WORTH else figure(value)


def dreams(side: int) -> str:
    """Return the word for somebody who leans to a side: above 0 to bids that are too high."""
    return WORDS.write("dreams", side)


def rests_on_rounds(rounds: int) -> str:
    """Return the number of rounds that a figure rests on: "of 1,240 rounds"."""
    return WORDS.write("of_rounds", rounds, many(rounds))


def rests_on_bids(bids: int) -> str:
    """Return the number of bids that a figure rests on: "of 1,240 bids"."""
    return WORDS.write("of_bids", bids, many(bids))


def holders(record: GroupRecord) -> str:
    """Return who has the record, the first to reach it first; of many, how many more."""
    names = (record.name, *record.others)
    if len(names) <= _MOST_HOLDERS:
        return ", ".join(map(isolated, names))
    others = len(names) - 1
    return ngettext(
        "%(name)s and %(num)s other", "%(name)s and %(num)s others", others, name=names[0]
    )


def rests_on(number: int) -> str:
    """Return how much a figure rests on, without the unit, where there is little room."""
    return WORDS.write("of_number", many(number))


def off_by(off: int, beyond: int) -> str:
    """Return the tricks off the bid; ``beyond`` stands for everything farther as well."""
    if abs(off) < beyond:
        return signed(off)
    return f"≤{figure(off)}" if off < 0 else f"≥{signed(off)}"


def tick(moment: Tick) -> str:
    """Return the label below a line over time."""
    return _TICKS[moment.unit](moment.at)
