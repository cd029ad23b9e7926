/** Cookies of this phone that the server reads as well. */
import { ownName, root } from "./prefix.mjs";

/**
 * Keep a text in a cookie for long.
 *
 * @param {Document} document
 * @param {string} name
 * @param {string} value
 */
export function keepCookie(document, name, value) {
  document.cookie = `${ownName(name)}=${value}; path=${root || "/"}; max-age=34560000; samesite=lax`;
}
