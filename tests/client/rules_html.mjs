/** What the rules in short look like on a phone: for the tests that compare them. */
import "./markup/rules.mjs";
import { withOptions } from "./rules/options.mjs";
import { readRuleset } from "./rules/ruleset.mjs";
import { summaryOfGame, summaryOfHouse, summaryOfTable } from "./views/rules_summary.mjs";
import { renderShell } from "./markup/shell.mjs";

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
