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
 * What `work` gives; null where the browser lets no page keep anything.
 *
 * @param {() => T} work
 * @returns {T | null}
 * @template T
 */
function where(work) {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * What is noted under a name in `kind`, localStorage or sessionStorage; null for nothing.
 *
 * @param {TextStore} kind
 * @param {string} name
 * @returns {string | null}
 */
export const noted = (kind, name) => where(() => globalThis[kind].getItem(name));

/**
 * Note a text under a name, or no more where it is null.
 *
 * @param {TextStore} kind
 * @param {string} name
 * @param {string | null} text
 */
export const note = (kind, name, text) =>
  where(() =>
    text === null ? globalThis[kind].removeItem(name) : globalThis[kind].setItem(name, text),
  );
