/**
 * What this phone does otherwise than others: kept in the cookie `looks`, which the server
 * reads as well, and standing on the document as `data-display`.
 */

import { keepCookie } from "../sending/kept_cookies.mjs";
import { cookie } from "../sending/prefix.mjs";

/**
 * What holds on this phone, as a list of names.
 *
 * @param {Document} document
 */
export const displayOptions = (document) => cookie(document, "looks").split(".").filter(Boolean);

/**
 * Puts on the document what the cookie says; a page may be older than the last choice.
 *
 * @param {Document} document
 */
export function applyDisplayOptions(document) {
  const names = displayOptions(document).join(" ");
  if (names) document.documentElement.dataset.display = names;
  else delete document.documentElement.dataset.display;
}

/**
 * Switches one of them on or off, without asking the server.
 *
 * @param {Document} document
 * @param {string} name
 * @param {boolean} on
 */
export function turn(document, name, on) {
  const others = displayOptions(document).filter((each) => each !== name);
  const value = (on ? [...others, name] : others).join(".");
  keepCookie(document, "looks", value);
  applyDisplayOptions(document);
}
