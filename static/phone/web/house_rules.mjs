/**
 * The form of house rules where there is no server: what is typed, and what a button comes to. The
 * server's side is scorepad/web/house_rules.py.
 */
import "../i18n/house_rules.mjs";
import { cleanName } from "../pad/names.mjs";
import { refuseHouse } from "../services/house_rules.mjs";
import { paidForMissing, readHouse, withMinus } from "../services/house_rules_form.mjs";
import { gamesToChange, houseList, houseView } from "../views/house_rules.mjs";
import { t } from "../i18n/speech.mjs";
import { renderShell } from "../markup/shell.mjs";
import "../markup/house.mjs";

/** @typedef {import("../services/house_rules_form.mjs").HouseRulesForm} HouseRulesForm */

/**
 * The form to show, and why it is not kept; or the `house` rules to keep.
 *
 * @typedef {{form: HouseRulesForm, refusal?: Refusal | null, asks?: boolean, house?: HouseRules}} Tapped
 */

const [OPTION, ORDER] = ["option.", "order."];

/**
 * What is typed in a form.
 *
 * @param {URLSearchParams} sent
 * @returns {HouseRulesForm}
 */
export function formSent(sent) {
  /** @type {Record<string, string>} */
  const texts = {};
  for (const [field, value] of sent) {
    // A switch is sent as "no" and, when it is on, as "yes" after it.
    if (field.startsWith(OPTION)) texts[field.slice(OPTION.length)] = value;
    // Each place in an order is a field of its own.
    const ordered = field.startsWith(ORDER) ? field.slice(ORDER.length) : "";
    if (ordered) texts[ordered] = (texts[ordered] ?? "") + value;
  }
  const [id, game, name] = ["form_id", "game", "name"].map((field) => sent.get(field) ?? "");
  return { id, game, name, texts };
}

/**
 * What a button of the form comes to; points for a missed bid are asked about once.
 *
 * @param {HouseRulesForm} typed
 * @param {string} button
 * @param {HouseRules[]} kept
 * @returns {Tapped}
 */
export function tapped(typed, button, kept) {
  const form = button.endsWith("minus") ? withMinus(typed) : typed;
  if (!button.startsWith("keep")) return { form };
  const read = readHouse(form);
  const refusal = refuseHouse(read.house, kept);
  if (Object.keys(read.wrong).length) return { form, refusal };
  if (button !== "keep_so" && paidForMissing(read).length) return { form, asks: true };
  return refusal
    ? { form, refusal }
    : { form, house: { ...read.house, name: cleanName(form.name) } };
}

/**
 * The markup of the form.
 *
 * @param {Tapped} shown
 * @param {boolean} isSaved whether these rules are in the list already
 * @param {string} back the address before
 */
export function formHtml({ form, refusal = null, asks = false }, isSaved, back) {
  const heading = isSaved && form.name.trim() ? form.name : t("House rules");
  return renderShell("house", { view: houseView(form, refusal, isSaved), heading, back, asks });
}

/**
 * The markup of what the rules come to.
 *
 * @param {HouseRulesForm} form
 */
export const effectHtml = (form) =>
  renderShell("house_effect", { view: houseView(form, null, false) });

/** @param {HouseRules[]} houses */
export const listHtml = (houses) =>
  renderShell("house_list", { rules: houseList(houses), games: gamesToChange() });

/** @param {HouseRules} house */
export const removalHtml = (house) => renderShell("house_remove", { house });
