/** What the rules in short look like on a phone: for the tests that compare them. */
import "./rules_markup.mjs";
import { withOptions } from "./options.mjs";
import { readRuleset } from "./ruleset.mjs";
import { summaryOfGame, summaryOfHouse, summaryOfTable } from "./rules_summary.mjs";
import { renderShell } from "./shell_markup.mjs";

const html = (view) => renderShell("rules_summary", { view, back: "" });

export const gameHtml = (key) => html(summaryOfGame(key));

export function houseHtml(house) {
  const view = summaryOfHouse(house);
  return view && html(view);
}

export const tableHtml = (id, data, options, house) => {
  const rules = withOptions(readRuleset(data), new Map(Object.entries(options)));
  return html(summaryOfTable(id, data, rules, house));
};
