"""The pad of a small phone whose owner sets letters larger: nothing is broken, cut or touches."""

import pytest

from tests.browser.scorer import Scorer, Sit

SMALLEST = {"width": 320, "height": 568}
NAMES = ("Jean-Christophe", "Marie-Antoinette", "Wolfgang", "Cléo", "Zoé")
# As a browser does it: every size that is set is larger, what is inherited is so already.
_LARGER = """() => {
  for (const one of document.querySelectorAll("body, body *")) {
    const size = (each) => parseFloat(getComputedStyle(each).fontSize);
    if (one !== document.body && Math.abs(size(one) - size(one.parentElement)) < .01) continue;
    one.style.fontSize = `${1.3 * size(one)}px`;
  }
}"""
_BROKEN = """what => [...document.querySelectorAll(what)].flatMap((one) => {
  const [text] = [...one.childNodes].filter((node) => node.nodeType === 3);
  return [...(text?.data ?? "").matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""
_RECT = "one => one.getBoundingClientRect().toJSON()"


def grown(anna: Scorer) -> None:
    anna.page.evaluate(_LARGER)


@pytest.mark.soak
def test_no_name_on_a_chip_is_broken_within_a_word(scorer: Sit) -> None:
    anna = scorer(size=SMALLEST, language="fr-FR")
    path = anna.open_game(NAMES, dealer=4, hands="5", entries=(1, 1, 1, 1, 0, 1, 1, 1, 1))
    anna.go(f"{path}?round=1&at=tricks.{anna.first_player()}&to=0")
    anna.page.locator(".partners b").first.wait_for()
    grown(anna)
    assert anna.page.locator(".partners b").count() == 4
    assert anna.page.evaluate(_BROKEN, ".partners b") == []
    assert anna.beyond() == []


@pytest.mark.thorough
def test_prompt_keys_and_bar_keep_apart_and_undo_has_two_lines(scorer: Sit) -> None:
    anna = scorer(size=SMALLEST, language="fr-FR")
    played = (1, 0, 0, 0, 0, 1, 0, 0, 0)
    anna.open_game(NAMES, dealer=4, hands="2 2", entries=(*played, 1, 0, 0, 0, 1, 0))
    grown(anna)
    page = anna.page
    prompt, key = (page.locator(each).first.evaluate(_RECT) for each in (".said", ".key"))
    assert key["top"] - prompt["bottom"] >= 4
    undo = page.locator("#undo small")
    lines = undo.evaluate("one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)")
    assert lines < 2.6, "two lines, and room for accents"
    tops = [each.evaluate(_RECT) for each in page.locator(".nav > *").all()]
    assert len({round(each["top"]) for each in tops}) == 1
    across, down = anna.overflow()
    assert across == 0
    assert down <= 1, "heights of lines are no whole pixels"
    assert page.evaluate(_BROKEN, ".nav a, .name span") == []


@pytest.mark.soak
def test_all_rows_of_four_stay_in_sight_and_undo_tells_its_act_in_two_lines(scorer: Sit) -> None:
    anna = scorer(size=SMALLEST, language="fr-FR")
    path = anna.open_game(NAMES[:4], dealer=3, hands="2 2")
    page = anna.page
    rows = page.locator(".rows")
    undo = page.locator("#undo small")
    # First bids, then tricks, the next round, and the end, each as it is with larger letters.
    for keys in ((), (1, 0, 1, 0), (1, 0), (1,), (1, 0, 0, 0, 1, 0, 0)):
        anna.keys(*keys)
        anna.go(path)
        page.locator(".rows").wait_for()
        grown(anna)
        hidden = rows.evaluate("one => one.scrollHeight - one.clientHeight")
        assert hidden <= 1, f"after {keys}: {hidden} px of the rows are out of sight"
        if keys:
            read = "one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)"
            assert undo.evaluate(read) < 2.6


@pytest.mark.thorough
def test_three_steps_and_names_over_columns_are_read_whole(scorer: Sit) -> None:
    anna = scorer(size=SMALLEST, language="fr-FR")
    path = anna.open_game(NAMES[:3], dealer=2, hands="2")
    anna.go(f"{path}/from-paper")
    grown(anna)
    for name in anna.page.locator(".paper-grid thead span[title]").all():
        wide, high = name.evaluate(
            "one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
        )
        assert max(wide, high) <= 1, name.inner_text()
    anna.go(path)
    anna.keys(2, 1, 0, 2, 0)
    anna.all_sent()
    anna.go(f"{path}/end")
    grown(anna)
    steps = [each.evaluate(_RECT) for each in anna.page.locator(".podium .step").all()]
    assert len(steps) == 3
    assert all(step["left"] >= 0 and step["right"] <= SMALLEST["width"] for step in steps)
    assert anna.page.evaluate(_BROKEN, ".podium bdi") == []
    assert anna.beyond() == []


@pytest.mark.soak
def test_large_totals_show_names_and_the_way_back_whole(scorer: Sit) -> None:
    anna = scorer(size=SMALLEST, language="fr-FR")
    played = (1, 0, 0, 0, 0, 1, 0, 0, 0)
    path = anna.open_game(NAMES, dealer=4, hands="2 2", entries=played)
    anna.is_kept()
    anna.page.context.add_cookies([{"name": "looks", "value": "large", "url": anna.address}])
    anna.go(path)
    grown(anna)
    page = anna.page
    back = page.locator(".leave span").evaluate(_RECT)
    lowest = max(row.evaluate(_RECT)["bottom"] for row in page.locator(".row").all())
    assert lowest <= back["top"]
    assert back["bottom"] <= SMALLEST["height"] - 4
    for row in page.locator(".row").all():
        box, total, name = (
            row.locator(each).first.evaluate(_RECT) if each else row.evaluate(_RECT)
            for each in ("", ".total", ".name span")
        )
        assert total["bottom"] <= box["bottom"] + 1
        assert name["right"] <= box["right"]
        assert name["bottom"] <= total["top"] + 0.2 * total["height"]
    assert page.evaluate(_BROKEN, ".name span") == []


@pytest.mark.soak
def test_a_match_takes_the_width_of_a_tablet(scorer: Sit) -> None:
    anna = scorer(size={"width": 1180, "height": 820})
    anna.open_game(NAMES[:2], game="wizards_cup")
    page = anna.page
    one, other = (row.evaluate(_RECT) for row in page.locator(".row").all())
    assert one["top"] == other["top"]
    assert (one["left"], other["right"]) == (0, 1180)
    prompt, key = (page.locator(each).first.evaluate(_RECT) for each in (".said", ".key"))
    assert key["top"] - prompt["bottom"] >= 8
    assert anna.overflow() == (0, 0)
