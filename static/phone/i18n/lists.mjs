/** Lists in a sentence. Their twins are in scorepad/i18n/speech.py. */
import { t } from "./speech.mjs";

/**
 * The parts in a row, the last one behind an "and".
 *
 * @param {string[]} parts
 */
export function allOf(parts) {
  const last = parts.at(-1);
  if (parts.length < 2) return last;
  return t("%(several)s and %(last)s", { several: parts.slice(0, -1).join(", "), last });
}

/**
 * The parts in a row, the last one behind an "or".
 *
 * @param {string[]} parts
 */
export function oneOf(parts) {
  const last = parts.at(-1);
  if (parts.length < 2) return last;
  return t("%(several)s or %(last)s", { several: parts.slice(0, -1).join(", "), last });
}
