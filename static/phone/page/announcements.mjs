/**
 * Says what has changed on a pad, from the page itself: into a region that screen readers read,
 * and by the phone's voice where that was wished for.
 */

/** @param {string} text */
const flat = (text) => text.replace(/\s+/g, " ").replace(/ ?· ?/g, ", ").trim();
/** @param {any} one */
const words = (one) => flat(one?.textContent ?? "");
/**
 * @param {any} one
 * @param {(node: any) => boolean} chosen
 */
const some = (one, chosen) =>
  flat(
    [...one.childNodes]
      .filter(chosen)
      .map(({ textContent }) => textContent)
      .join(" "),
  );
/**
 * The words of an element itself, without those of its parts.
 *
 * @param {any} one
 */
const own = (one) => some(one, ({ nodeType }) => nodeType === 3);
/** @param {any} one */
const withoutUnseen = (one) => some(one, ({ className }) => className !== "unseen");

/**
 * Sentences one behind the other; a voice pauses between them.
 *
 * @param {(string | null)[]} sentences
 */
export const joined = (sentences) =>
  sentences
    .filter(Boolean)
    .join(". ")
    .replace(/([.?!:])\. /g, "$1 ");

/**
 * Who has won, as the screen of a game that is over says it.
 *
 * @param {Element} won
 */
export const wonBy = (won) => joined([...won.querySelectorAll("h2, b, .hint")].map(words));

/**
 * What of a pad is told when it changes; `hidden` leaves the totals out.
 *
 * @param {Element} pad
 * @param {boolean} hidden
 * @returns {any}
 */
export function readPad(pad, hidden) {
  const rows = [...pad.querySelectorAll(".row")].map((row) => {
    const [name, total] = [row.querySelector(".name"), row.querySelector(".total")];
    const change = total?.querySelector("small");
    const tokens = total?.getAttribute("aria-label");
    const where = hidden ? "" : `, ${some(total, ({ nodeName }) => nodeName !== "SMALL")}`;
    if (tokens) return `${own(name)} ${tokens}`;
    return change ? `${words(name)} ${withoutUnseen(change)}${where}` : null;
  });
  const boxes = [...pad.querySelectorAll(".box[aria-label]")];
  const winners = pad.querySelector(".winners");
  const covered = hidden && winners;
  // How bids and tricks stand is told when results are typed; while people bid, each has heard it.
  // A refusal is an alert: that is heard by itself.
  const said = pad.querySelectorAll(".said > span:not(.refused, .rest), .tricks .sum");
  const texts = [...said, winners].map(words);
  return {
    round: pad.querySelector(".round")?.getAttribute("aria-label"),
    stage: ["bids", "tricks", "done"].find((each) => pad.classList.contains(each)),
    boxes: boxes.map((box) => box.getAttribute("aria-label")),
    points: joined(rows),
    rest: own(pad.querySelector(".rest") ?? { childNodes: [] }),
    deal: joined([...pad.querySelectorAll(".deal > *")].map(words)),
    question: covered ? "" : joined(texts),
    won: covered ? "" : words(winners),
  };
}

/**
 * What there is to tell after a pad has changed; null where another screen stood or stands.
 *
 * @param {any} before
 * @param {any} after
 * @returns {{announced: string[], spoken: string[], filled: boolean}} sentences for a screen reader,
 *   and the fewer ones for the whole table; `filled` where a round closed with a result that
 *   nobody typed
 */
export function changes(before, after) {
  if (!before || !after) return { announced: [], spoken: [], filled: false };
  const done = [];
  const turned = before.stage !== after.stage;
  const moved = before.round !== after.round;
  const filled = before.stage === "tricks" && turned && after.rest !== "";
  if (moved || (turned && after.stage === "done")) {
    if (filled) done.push(after.rest);
    if (before.points !== after.points && after.points) done.push(after.points);
    if (moved) done.push(after.deal);
  } else {
    done.push(
      ...after.boxes.filter(
        (/** @type {string} */ box, /** @type {number} */ place) => box !== before.boxes[place],
      ),
    );
  }
  const question = before.question === after.question || !after.question ? [] : [after.question];
  const spoken = turned || before.won !== after.won ? [...done, ...question] : done;
  return { announced: [...done, ...question], spoken, filled };
}

/**
 * Speaks in the page's language.
 *
 * @param {Window & typeof globalThis} window
 * @param {string[]} sentences
 */
export function speak({ document, speechSynthesis, SpeechSynthesisUtterance }, sentences) {
  if (!speechSynthesis || !sentences.length) return;
  const utterance = new SpeechSynthesisUtterance(joined(sentences));
  utterance.lang = document.documentElement.lang;
  speechSynthesis.speak(utterance);
}
