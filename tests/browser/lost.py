"""What of a page's words cannot be read."""

from tests.browser.scorer import Scorer

# Text beyond the box that holds it, beyond the window, or cut by something around it; a block
# that scrolls may be wider than the window. What is cut short on purpose has its title, and
# "undo" says the rest when it is heard. A word that is broken over two lines is lost as well,
# unless it is longer than a small phone has room for.
_LONGEST_WORD = 12
_LOST = """longest => {
  const lost = [];
  const styles = new Map();
  const styleOf = one => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const scrolls = one => one.closest(".block, .steps, .paper-grid");
  const inside = (at, room, slack) => at.left >= room.left - 1 && at.right <= room.right + 1
    && at.top >= room.top - slack && at.bottom <= room.bottom + slack;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const one = text.parentElement;
    const words = text.data.trim();
    if (!words || one.closest(".unseen, svg, script, select, textarea, [hidden]")) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest("[title]")?.title.includes(words) || one.closest("#undo")) continue;
    let box = one;
    while (/^(inline|contents)$/.test(styleOf(box).display)) box = box.parentElement;
    const room = box.getBoundingClientRect();
    if (room.width <= 1) continue;
    const slack = 0.3 * parseFloat(styleOf(one).fontSize);
    const range = document.createRange();
    range.selectNodeContents(text);
    const free = scrolls(one);
    for (const at of [...range.getClientRects()].filter(each => each.width)) {
      const beyond = !free && (at.left < -1 || at.right > innerWidth + 1);
      let cut = false;
      for (let around = one; around && around !== free; around = around.parentElement) {
        const { overflowX, overflowY } = styleOf(around);
        const hides = /hidden|clip/.test(overflowX + overflowY);
        cut ||= hides && !inside(at, around.getBoundingClientRect(), slack);
      }
      if (beyond || cut || !inside(at, room, slack))
        lost.push(`${box.tagName}.${box.className}: ${words.slice(0, 40)}`);
    }
    if (one.closest(".link")) continue;
    for (const { 0: word, index } of text.data.matchAll(/\\p{L}+/gu)) {
      // The hyphen at the end of a line counts to the letter after it.
      range.setStart(text, index + (text.data[index - 1] === "\\u00ad"));
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(each => Math.round(each.top)));
      if (word.length <= longest && lines.size > 1)
        lost.push(`${box.tagName}.${box.className}: ${word} is broken`);
    }
  }
  return [...new Set(lost)];
}"""


def lost(anna: Scorer, *, larger: bool = False) -> list[str]:
    """The words of the page that are not all there, each after the box that holds them.

    Where letters are ``larger`` than ours, words may be broken.
    """
    found: list[str] = anna.page.evaluate(_LOST, 1 if larger else _LONGEST_WORD)
    return found
