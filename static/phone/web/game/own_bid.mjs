/**
 * The scorer's own hidden bid, read while its row is pressed, or the space bar is held there. The
 * server tells it to the sitting that has typed it; it stays on the page no longer than the finger.
 */
import { byId } from "./screen.mjs";
import { root } from "../../sending/prefix.mjs";
import { t } from "../../i18n/speech.mjs";

// Shorter than that is a tap.
const PRESSED = 250;

const held = { game: "", player: "", timer: 0, number: 0, isRead: false };

/**
 * Note whose row it is, as the pad is drawn, and say how its bid is read while the others bid.
 *
 * @param {AboutGame} game
 */
export function noteOwnRow({ game_id: id, phones }) {
  [held.game, held.player] = [id, (phones ?? "").split(".")[0]];
  /** @type {HTMLElement | null} */
  const said = document.querySelector("#pad .hand:has(.elsewhere) .said");
  if (said && hiddenBox(byId(`row-${held.player}`))) {
    said.dataset.hint = t("Your own bid: hold your row down.");
  }
}

/** @param {any} target */
function hiddenBox(target) {
  const row = target?.closest?.("#pad .row");
  const box = row?.querySelector(".box.bid");
  return held.player && row?.id === `row-${held.player}` && box?.textContent.trim() === "•"
    ? box
    : null;
}

function letGo() {
  clearTimeout(held.timer);
  held.number += 1;
  for (const box of document.querySelectorAll("[data-own]")) delete box.dataset.own;
}

/** @param {HTMLElement} box */
async function readOwnBid(box) {
  const { number } = held;
  const address = `${root}/g/${held.game}/own-phone/bid`;
  const answer = await fetch(address, { cache: "no-store" });
  const bid = answer.status === 200 ? await answer.text() : "";
  if (!bid || number !== held.number) return;
  // As an attribute: what changes in the text of a pad is read aloud.
  box.dataset.own = bid;
  held.isRead = true;
}

/**
 * @param {any} event
 * @param {number} wait
 */
function takeHold({ target }, wait) {
  letGo();
  held.isRead = false;
  const box = hiddenBox(target);
  if (box) held.timer = setTimeout(() => readOwnBid(box).catch(() => {}), wait);
}

addEventListener("pointerdown", (event) => takeHold(event, PRESSED), true);
addEventListener(
  "keydown",
  (event) => {
    if (event.key !== " " || !hiddenBox(event.target)) return;
    event.preventDefault();
    if (!event.repeat) takeHold(event, 0);
  },
  true,
);
// Without capture, so that a link that loses the focus lets nothing go, but the window does.
for (const kind of ["pointerup", "pointercancel", "keyup", "blur", "pagehide"]) {
  addEventListener(kind, letGo);
}
// A finger that has read it is no tap, and no menu of the browser lies upon it.
for (const kind of ["click", "contextmenu"]) {
  addEventListener(
    kind,
    (event) => {
      if (kind === "click" ? !held.isRead : !hiddenBox(event.target)) return;
      if (kind === "click") held.isRead = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
