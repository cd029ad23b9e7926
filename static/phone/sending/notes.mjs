/** Texts that this phone notes under a name, where its browser lets pages keep anything. */

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
