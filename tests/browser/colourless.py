"""What a page says by colours alone, which nobody sees in grey or in the colours of a system."""

from collections import Counter
from pathlib import Path

from tests.browser.scorer import Scorer

LEAST = 3
"""How far two greys that mean different things are from each other: WCAG 2.2, 1.4.11."""

SAID_OTHERWISE = {
    **dict.fromkeys(("red", "green", "blue", "yellow", "black", "violet"), "a letter or a picture"),
    **{f"sign-{number}": "the letter, or the form of the line" for number in range(10)},
    **dict.fromkeys(("gain", "loss"), "plus or minus"),
    **dict.fromkeys(("hint", "illegal", "nothing", "note"), "its sentence"),
    "bar": "its length",
    "crown": "it is a sign",
    "hit": "a miss is dotted and underlined",
    "filled": "the number that stands there",
    "made": "the word below it",
    "none": "the form of the sign",
    "primary": "what stands on it",
    "won": "the number in it",
    "correcting": "what its head says",
    "up": "the words beside the card",
    "on": "what stands below it",
}
"""Classes that change nothing but colours, with what says the same."""

_LOOKS = ["open", "ring", "turn"]
"""Classes that give the look of what an attribute beside them says."""

_OFTEN = 3

_SCRIPT = Path(__file__).with_suffix(".mjs").read_text("utf-8")
_FIND = _SCRIPT[_SCRIPT.index("function ") :]


def _said(
    anna: Scorer, *, forced: bool, among: list[str] | None, known: list[str]
) -> tuple[dict[str, str], list[str]]:
    anna.page.emulate_media(forced_colors="active" if forced else "none")
    said = anna.page.evaluate(_FIND, {"among": among, "looks": _LOOKS, "known": known})
    return said["found"], said["tried"]


def complaints(anna: Scorer, theme: str, tried: Counter[str]) -> list[str]:
    """Return what of the page nobody tells from its opposite in grey, or in forced colours.

    ``tried`` counts on how many pages of the theme each class and state was tried; what was tried
    on ``_OFTEN`` is left out: it seldom looks otherwise on another page.
    """
    anna.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    known = [key for key, times in tried.items() if times >= _OFTEN]
    plain, now = _said(anna, forced=False, among=None, known=known)
    tried.update(now)
    by_colours = [key for key, what in plain.items() if what]
    forced, _ = _said(anna, forced=True, among=by_colours, known=known)
    anna.page.emulate_media(forced_colors="none")
    found = []
    for key in {**plain, **forced}:
        was = plain.get(key, "form")
        # Many a class is there for another reason than its look, and an empty box for its place.
        if (not was and not key.endswith("]")) or key.rpartition(".")[2] in SAID_OTHERWISE:
            continue
        for look, what in (("grey", was), ("forced colours", forced.get(key, "form"))):
            if what != "form" and (not what or float(what.split()[-1]) < LEAST):
                found.append(f"{look}: {key} {what}".rstrip())
    return found
