"""Every screen, in the widest of the common fonts and in a narrow one, without colours, and as axe
reads it.

Nothing is cut, not even with letters twice as large, everything to tap is as large as a finger,
nothing is said by a colour alone, and nobody is kept out. All of it is here, as it takes a while
until each screen has something on it.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from scorepad.i18n.languages import LANGUAGES
from tests.browser import axe, colourless
from tests.browser.full_pads import full_pads
from tests.browser.lost import lost
from tests.browser.scorer import Scorer, Sit
from tests.browser.screens import NO_SUCH_PAGE, PRINTED, Played, every_screen
from tests.fonts import NARROW, WIDE, Font
from tests.kinds import soak, thorough

TWICE = """() => {
  const all = [...document.querySelectorAll("body, body *")]
    .map(one => [one, parseFloat(getComputedStyle(one).fontSize)]);
  for (const [one, size] of all) one.style.fontSize = `${2 * size}px`;
}"""
SMALL = """() => [...document.querySelectorAll("a, button, input, select, summary")]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen"))
  .map(one => (one.matches("[type=radio], [type=checkbox]") && one.labels[0]) || one)
  // Whoever misses the part of a box that corrects the bid is led to where the bid is one tap away.
  .filter(one => !one.matches(".to-bid"))
  .map(one => [one, one.getBoundingClientRect(), getComputedStyle(one, "::after")])
  .filter(([one, { width, height }, after]) => {
    const more = after.position === "absolute" ? -2 * parseFloat(after.top) : 0;
    const tall = after.position === "absolute" ? parseFloat(after.height) : 0;
    return (width && width < 44) || Math.max(height + more, tall) < 43.5;
  })
  .map(([one, { width, height }]) =>
    `${one.className} ${width} x ${height} ${one.textContent.trim().slice(0, 30)}`)"""


@pytest.fixture(scope="module")
def played(browser: Browser, address: str) -> Played:
    """All screens, each with something on it."""
    return _played(browser, address, every_screen)


@pytest.fixture(scope="module")
def crowded(browser: Browser, address: str) -> Played:
    """The pads that need the most room, and more of their games."""
    return _played(browser, address, full_pads)


def _played(browser: Browser, address: str, play: Callable[[Scorer], list[str]]) -> Played:
    plain = Scorer(browser, address, scripts=False)
    paths = play(plain)
    cookies = plain.page.context.cookies()
    plain.leave()
    return paths, list(cookies)


# German words are the longest: what a narrow font cuts of others, it cuts of them. make test looks
# at every third screen in German, those that are looked at in grey among them, make test-all at the
# others. An eighth of the screens are looked at in one of the other languages, or in the narrow
# font; all in all where there is time. As the step is no multiple of theirs, screens that stand
# beside each other differ in it.
_ALL = slice(None)
_OTHER_LANGUAGES = [language for language in LANGUAGES if language != "de"]
_OTHER_LOOKS = [*((language, WIDE) for language in _OTHER_LANGUAGES), ("de", NARROW)]


class Look(NamedTuple):
    """A language and a font, and which of all screens are looked at in them."""

    language: str
    font: Font
    share: slice
    which: tuple[str, ...]


# To open a screen is most of what it takes to look at it, so none is opened for its colours alone:
# the first test looks at one in so many in grey, and at all that need the most room; axe's looks at
# as many again, and at all of them by make soak.
_IN_GREY = 4
_THEMES = ("light", "dark")
_SOON = (slice(0, None, _IN_GREY), slice(2, None, 3 * _IN_GREY))
_LATER = (slice(1, None, 2), slice(6, None, 3 * _IN_GREY), slice(10, None, 3 * _IN_GREY))


_BOTH = ("played", "crowded")


# What needs all screens is one test: each worker plays the games for itself.
@pytest.mark.parametrize(
    "looks",
    [
        pytest.param([Look("de", WIDE, share, ("played",)) for share in _SOON], id="de"),
        thorough(
            [
                *(Look("de", WIDE, share, ("played",)) for share in _LATER),
                Look("de", WIDE, _ALL, ("crowded",)),
                *(
                    Look(language, font, slice(8 * place, None, 8 * len(_OTHER_LOOKS) + 1), _BOTH)
                    for place, (language, font) in enumerate(_OTHER_LOOKS)
                ),
            ],
            id="the others",
        ),
        *(
            soak([Look(language, font, _ALL, _BOTH)], id=f"{language}, {font.family}, all")
            for language, font in _OTHER_LOOKS
        ),
    ],
)
def test_nothing_is_cut_and_everything_can_be_hit(
    looks: list[Look], browser: Browser, address: str, request: pytest.FixtureRequest
) -> None:
    """Nor is anything said by a colour alone, on one screen in four and all that need most room."""
    wrong = {}
    tried = {theme: Counter[str]() for theme in _THEMES}
    for look in looks:
        writes = browser if look.font is WIDE else request.getfixturevalue("narrow_browser")
        anna = Scorer(writes, address, language=look.language, scripts=False)
        for name in look.which:
            paths, cookies = request.getfixturevalue(name)
            twice = name == "played" and look.font is WIDE
            anna.page.context.add_cookies(cookies)
            for place, path in list(enumerate(paths))[look.share]:
                all_over = (look.language, look.font) == ("de", WIDE) or look.share == _ALL
                grey = all_over and (name == "crowded" or place % _IN_GREY == 0)
                theme = _THEMES[(place // _IN_GREY + (look.font is NARROW)) % 2]
                themes = [theme] if grey else []
                found = complaints(anna, path, twice=twice, themes=themes, tried=tried)
                if found:
                    wrong[look.language, look.font.family, path] = found
        anna.leave()
    assert wrong == {}


def complaints(
    anna: Scorer,
    path: str,
    *,
    twice: bool,
    themes: Sequence[str],
    tried: Mapping[str, Counter[str]],
) -> list[str]:
    """Return what is wrong with a screen where everything is unfolded.

    It is not there; words are lost on a small phone or on the smallest, or, where it is tried,
    with letters ``twice`` as large; a target is smaller than a finger; a pad does not fit the small
    phone; in one of the ``themes``, what is chosen looks in grey like what is not.
    """
    answer = axe.opened(anna, path)
    if answer.status == 404 and path != NO_SUCH_PAGE:
        return ["there is no such page"]
    found = [f"too small: {each}" for each in anna.page.evaluate(SMALL)]
    is_printed = any(part in path for part in PRINTED)
    for theme in () if is_printed else themes:
        found += colourless.complaints(anna, theme, tried[theme])
    for width in (320, 360):
        anna.page.set_viewport_size({"width": width, "height": 640})
        words = [] if is_printed else lost(anna)
        found += [f"{width}: {each}" for each in (*words, *anna.beyond())]
    if anna.page.locator("#pad").count() and anna.overflow()[1] > 0:
        found.append(f"the pad is {anna.overflow()[1]} pixels too high")
    if twice and not is_printed:
        anna.page.evaluate(TWICE)
        found += [f"twice as large: {each}" for each in (*lost(anna, larger=True), *anna.beyond())]
    return found


def _themes(place: int, dark: int | None) -> tuple[str, ...]:
    """Return in which themes colours are looked at on a screen, where one in ``dark`` is dark."""
    if dark is None or place % min(dark, 2):
        return ()
    return ("light",) if place % dark else ("light", "dark")


# The first test looks at these in grey.
_FIRST_FOR_AXE = slice(0, None, _IN_GREY)
_NOT_ENGLISH = [language for language in LANGUAGES if language != "en"]


# Half of the screens are read in English; all of them, and in the other languages, by make soak.
# Screens have the colours of tokens.css alone, and which of these can be read on which ground
# tests/web/test_contrast.py works out for both themes; of these, the light ones are seen on every
# second screen, the dark ones on every fourth.
@pytest.mark.parametrize(
    "looks",
    [
        pytest.param([("en", _FIRST_FOR_AXE, 4)], id="en"),
        thorough([("en", slice(2, None, 4), 4)], id="as many others"),
        soak([("en", _ALL, 1)], id="en, all"),
        *(soak([(language, _ALL, None)], id=f"{language}, all") for language in _NOT_ENGLISH),
    ],
)
def test_axe_finds_nothing_on_any_screen(
    looks: list[tuple[str, slice, int | None]], played: Played, scorer: Sit
) -> None:
    """Nor is anything said by a colour alone, where the first test does not look in grey."""
    paths, cookies = played
    phones: dict[str, Scorer] = {}
    found = {}
    tried = {theme: Counter[str]() for theme in _THEMES}
    for language, share, dark in looks:
        if language not in phones:
            phones[language] = scorer(language=language)
            phones[language].page.context.add_cookies(cookies)
            axe.brought(phones[language])
        anna = phones[language]
        for place, path in enumerate(paths[share]):
            axe.opened(anna, path)
            wrong = axe.complaints(anna, _themes(place, dark))
            in_grey = language == "en" and share != _FIRST_FOR_AXE
            if in_grey and not any(part in path for part in PRINTED):
                theme = _THEMES[place % 2]
                wrong += colourless.complaints(anna, theme, tried[theme])
            if wrong:
                found[language, path] = wrong
    for phone in phones.values():
        phone.console.clear()
    assert found == {}
