"""What the games of a circle say, in words."""

from collections.abc import Callable, Mapping

from scorepad.play.pictures.days import Tick
from scorepad.play.statistics.figured import CircleRecord
from scorepad.words.numbers import figure, many, signed
from scorepad.words.speech import Lazy, gettext, lazy_gettext, ngettext
from scorepad.words.times import day, short_month, year

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

_MOST_HOLDERS = 3
"""Of a record that are all named."""


def feat_title(feat: str) -> str:
    """Return what a record is of."""
    return str(_FEATS[feat])


def feat_worth(value: int, feat: str) -> str:
    """Return what was reached: points as a figure, everything else with its unit."""
    return _WORTH[feat](value) if feat in _WORTH else figure(value)


def dreams(side: int) -> str:
    """Return what somebody is who leans to a side: above 0 to bids that are too high."""
    if side == 0:
        return gettext("neither")
    return gettext("dreamer") if side > 0 else gettext("doubter")


def rests_on_rounds(rounds: int) -> str:
    """Return how much a figure rests on: "of 1,240 rounds"."""
    return ngettext("of %(rounds)s round", "of %(rounds)s rounds", rounds, rounds=many(rounds))


def rests_on_bids(bids: int) -> str:
    """Return how much a figure rests on: "of 1,240 bids"."""
    return ngettext("of %(rounds)s bid", "of %(rounds)s bids", bids, rounds=many(bids))


def holders(record: CircleRecord) -> str:
    """Return who has the record, the first to reach it first; of many, how many more."""
    names = (record.name, *record.others)
    if len(names) <= _MOST_HOLDERS:
        return ", ".join(names)
    others = len(names) - 1
    return ngettext(
        "%(name)s and %(num)s other", "%(name)s and %(num)s others", others, name=names[0]
    )


def rests_on(number: int) -> str:
    """Say how much a figure rests on where there is little room, and it goes without saying of
    what."""
    return gettext("of %(num)s", num=many(number))


def off_by(off: int, beyond: int) -> str:
    """Tricks off the bid; ``beyond`` stands for everything farther as well."""
    if abs(off) < beyond:
        return signed(off)
    return f"≤{figure(off)}" if off < 0 else f"≥{signed(off)}"


def tick(moment: Tick) -> str:
    """Return what stands below a line over time."""
    return _TICKS[moment.said](moment.at)
