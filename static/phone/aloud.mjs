/**
 * Says what has changed on a pad, from the page itself: into a region that screen readers read,
 * and by the phone's voice where that was wished for.
 */

const words = (one) => (one?.textContent ?? "").replace(/\s+/g, " ").trim();
const own = (one) => words({ textContent: one.firstChild?.textContent });

/** What of a pad is told when it changes; `hidden` leaves the totals out. */
export function readPad(pad, hidden) {
  const rows = [...pad.querySelectorAll(".row")].map((row) => {
    const [name, total] = [row.querySelector(".name"), row.querySelector(".total")];
    const change = total?.querySelector("small");
    const tokens = total?.getAttribute("aria-label");
    const where = hidden ? "" : `, ${own(total)}`;
    if (tokens) return `${own(name)} ${tokens}`;
    return change ? `${own(name)} ${words(change)}${where}` : null;
  });
  const boxes = [...pad.querySelectorAll(".box[aria-label]")];
  const winners = hidden ? "" : words(pad.querySelector(".winners"));
  return {
    round: pad.querySelector(".round")?.getAttribute("aria-label"),
    stage: ["bids", "tricks", "done"].find((each) => pad.classList.contains(each)),
    boxes: boxes.map((box) => box.getAttribute("aria-label")),
    points: rows.filter(Boolean).join(". "),
    deal: words(pad.querySelector(".deal")),
    asks: `${words(pad.querySelector(".said"))} ${winners}`.trim(),
  };
}

/**
 * What there is to tell after a pad has changed; null where another screen stood or stands.
 *
 * @returns {{told: string[], spoken: string[]}} sentences for a screen reader, and the fewer
 *   ones for the whole table
 */
export function changes(before, after) {
  if (!before || !after) return { told: [], spoken: [] };
  const done = [];
  if (before.round !== after.round) {
    if (before.points !== after.points && after.points) done.push(after.points);
    done.push(after.deal);
  } else {
    done.push(...after.boxes.filter((box, place) => box !== before.boxes[place]));
  }
  const asks = before.asks === after.asks || !after.asks ? [] : [after.asks];
  const turned = before.stage !== after.stage;
  return { told: [...done, ...asks], spoken: turned ? [...done, ...asks] : done };
}

/** Speaks in the page's language. */
export function speak({ document, speechSynthesis, SpeechSynthesisUtterance }, sentences) {
  if (!speechSynthesis || !sentences.length) return;
  const said = new SpeechSynthesisUtterance(sentences.join(". "));
  said.lang = document.documentElement.lang;
  speechSynthesis.speak(said);
}
