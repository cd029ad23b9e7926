/**
 * The path that the app lies below on its host: "" where it has the host to itself. Names of
 * what the phone keeps have it in them, as scorepad/web/http/cookies.py does it on the server.
 */

/** The path, with a slash before and none behind it. */
export const root = globalThis.document?.documentElement?.dataset.root ?? "";

/**
 * A name below a path: theme below /home/pad is theme.home.pad.
 *
 * @param {string} name
 */
export const ownName = (name) => name + root.replaceAll("/", ".");

/**
 * What a cookie holds that scripts may read; "" for nothing.
 *
 * @param {Document} document
 * @param {string} name
 * @returns {string}
 */
export function cookie(document, name) {
  const pairs = document.cookie.split("; ").map((each) => each.split("="));
  /** @param {string} key */
  const value = (key) => pairs.find(([each]) => each === key)?.[1];
  return value(ownName(name)) || value(name) || "";
}

/**
 * The path of one of our addresses below the app's own, and what is asked there.
 *
 * @param {URL | string} address
 */
export function belowRoot(address) {
  const { pathname, searchParams } = new URL(address);
  return { path: pathname.slice(root.length), asked: searchParams };
}
