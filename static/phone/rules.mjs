/**
 * The rules in short without network: a script that the page for want of network fetches for them,
 * behind the one that judges tricks.
 */
import "./checker.mjs";
import { fold } from "./pad/fold.mjs";
import { namedGame } from "./i18n/rules_summary.mjs";
import { sheets } from "./rules/library/rule_sheets.mjs";
import { summaryOfGame, summaryOfHouse, summaryOfTable } from "./views/rules_summary.mjs";
import { opens } from "./sending/server_marks.mjs";
import { put } from "./web/game/screen.mjs";
import { screens, styled } from "./web/shell_screens.mjs";
import { renderShell } from "./markup/shell.mjs";
import { t } from "./i18n/speech.mjs";
import { outboxOf } from "./sending/stored_games.mjs";
import { rulesetDataOf } from "./pad/visibility.mjs";
import { gameTitle } from "./i18n/games.mjs";
import "./markup/rules.mjs";

/**
 * The page of the app that an address leads back to; "" for none.
 *
 * @param {URLSearchParams} asked
 */
function backTo(asked) {
  const back = asked.get("back") ?? "";
  return /^\/(?![/\\])/.test(back) ? back : "";
}

/**
 * The rules of a game of this phone; null where it is not here.
 *
 * @param {Shell} shell
 * @param {string} gameId
 */
async function ofTable({ phone }, gameId) {
  const outbox = await outboxOf({ gameId, createdAt: 0, called: "", ...phone });
  const marks = outbox.marks();
  outbox.close();
  if (!marks.some(opens)) return null;
  const pad = fold(marks);
  const { data, house } = rulesetDataOf(pad);
  return summaryOfTable(gameId, data, pad.rules, house);
}

/**
 * @param {string} screen
 * @param {any} values
 * @param {string} [title]
 */
async function show(screen, values, title = "") {
  await styled();
  put("rules_summary", renderShell(screen, values));
  document.title = `${title}${t("Rules in short")}`;
  return true;
}

screens.rules = () => {
  const games = Object.entries(sheets).map(([key, words]) => ({ key, ...words }));
  return show("rules", { view: { games } });
};

screens["rules of"] = async (shell) => {
  const [key, id, ours] = shell.parts;
  const house = shell.group.houses.find((each) => each.id === ours);
  const view = id ? await ofTable(shell, id) : house ? summaryOfHouse(house) : summaryOfGame(key);
  if (!view) return false;
  const { name } = namedGame(view.ruleset);
  const title = `${view.house ? gameTitle(view.ruleset, view.house) : name} · `;
  return show("rules_summary", { view, back: backTo(shell.asked) }, title);
};
