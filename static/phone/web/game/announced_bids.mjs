/**
 * Everybody's bid in large figures over the pad, from the pad's own rows: at once, and without
 * network. The page at the link's address shows the same where no script runs.
 */
import { joined, speak } from "../../page/announcements.mjs";
import { displayOptions } from "../../page/display_options.mjs";
import { t } from "../../i18n/speech.mjs";

/**
 * @param {Document} document
 * @param {string} name
 * @param {string} text
 */
const made = (document, name, text = "") =>
  Object.assign(document.createElement(name), { textContent: text });

/**
 * Who has bid how much, as the pad's rows have it.
 *
 * @param {Element} pad
 * @returns {[name: string, bid: string][]}
 */
export const bidsOf = (pad) =>
  [...pad.querySelectorAll(".row")].map((row) => {
    /** @param {string} one */
    const words = (one) => row.querySelector(one)?.textContent?.trim() ?? "";
    return [words(".name"), words(".box.bid")];
  });

/**
 * Shows the bids, and reads them aloud where that was wished for.
 *
 * @param {Window & typeof globalThis} window
 * @param {Element} link the line that says how the bids add up
 */
export function showBids(window, link) {
  const { document } = window;
  const bids = bidsOf(document.getElementById("pad"));
  const sum = link.textContent.trim();
  const read = () => {
    window.speechSynthesis?.cancel();
    speak(window, [joined(bids.map((each) => each.join(" "))), sum]);
  };
  const dialog = document.createElement("dialog");
  dialog.className = "announced";
  const list = made(document, "ul");
  for (const [name, bid] of bids) {
    const item = made(document, "li");
    item.append(made(document, "span", name), " ", made(document, "b", bid));
    list.append(item);
  }
  const aloud = made(document, "button", t("Read aloud"));
  aloud.hidden = !window.speechSynthesis;
  aloud.onclick = read;
  const back = Object.assign(made(document, "button", t("Back to the pad")), { autofocus: true });
  back.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  dialog.append(list, made(document, "p", sum), aloud, back);
  document.querySelector('link[data-screens="bids"]')?.setAttribute("media", "all");
  document.body.append(dialog);
  dialog.showModal();
  if (displayOptions(document).includes("aloud")) read();
}
