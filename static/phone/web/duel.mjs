/**
 * Check a duel without network, of a match or of none. What it shows is made by the server's own
 * templates; what is written down is kept and sent as on the pad.
 */
import { write } from "../pad/acts.mjs";
import { fieldsOfForm, openTable } from "./checker_table.mjs";
import { duelScreen } from "./checker_screens.mjs";
import { readDuelQuery } from "../trick_checker/duel_query.mjs";
import { duelInMatch } from "../views/duel_check.mjs";
import { fold } from "../pad/fold.mjs";
import { newId } from "../sending/ids.mjs";
import { logDuel } from "../services/match_writing.mjs";
import { root } from "../sending/prefix.mjs";
import { byId, put } from "./game/screen.mjs";
import { screens, styled } from "./shell_screens.mjs";
import { t } from "../i18n/speech.mjs";

/**
 * Show a duel, and the verdict on it with every tap; false where there is none.
 *
 * @param {string} page its address
 * @param {URLSearchParams} asked
 * @param {(asked: URLSearchParams, refusal?: Refusal | null) => string | null} screenOf
 * @param {(fields: URLSearchParams) => void} [keep] what is done with a duel to be written down
 * @param {Refusal | null} [refusal]
 */
function showDuel(page, asked, screenOf, keep = () => {}, refusal = null) {
  const html = screenOf(asked, refusal);
  if (!html) return false;
  put("duel", html);
  document.title = t("Check a duel");
  const form = byId("cards");
  document.querySelector("main").onsubmit = (/** @type {any} */ event) => {
    event.preventDefault();
    if (event.target !== form) keep(fieldsOfForm(event.target));
  };
  form.oninput = () => {
    const now = fieldsOfForm(form);
    const made = document.createElement("template");
    made.innerHTML = screenOf(now) ?? "";
    byId("verdict").replaceWith(/** @type {any} */ (made.content.querySelector("#verdict")));
    history.replaceState(null, "", `${page}?${now}`);
  };
  return true;
}

/**
 * A duel of a match that this phone holds; false where it does not.
 *
 * @param {Shell} shell
 * @param {string} gameId
 */
async function duelAtTable(shell, gameId) {
  const table = await openTable(shell, gameId, true);
  if (!table) return false;
  const { box, toPad, follow } = table;
  const page = `${root}/g/${gameId}/duel`;
  /** @returns {Match} */
  const match = () => /** @type {any} */ (fold(box.marks()));
  /**
   * @param {URLSearchParams} asked
   * @param {Refusal | null} [refusal]
   */
  const screenOf = (asked, refusal = null) =>
    duelScreen(asked, { marks: box.marks(), match: match(), gameId }, refusal);
  /** @param {URLSearchParams} fields */
  async function keep(fields) {
    const [marks, before, number] = [box.marks(), match(), Number(fields.get("round"))];
    const asked = logDuel(before, number, readDuelQuery(fields));
    if ("refusal" in asked) {
      showDuel(page, fields, screenOf, keep, asked.refusal);
      return;
    }
    const stays = duelInMatch(marks, before, readDuelQuery(fields), gameId)?.stays;
    const stored = await box.add(write(marks, /** @type {any} */ (before), newId(), asked.cells));
    // What only memory holds stays here.
    if (match().current !== number && stored) toPad();
    else {
      showDuel(page, new URLSearchParams(stays), screenOf, keep);
      history.replaceState(null, "", `${page}?${new URLSearchParams(stays)}`);
    }
  }
  showDuel(page, shell.asked, screenOf, keep);
  follow(() => {});
  return true;
}

screens.duel = async (shell) => {
  await styled();
  const [gameId] = shell.parts;
  if (gameId) return duelAtTable(shell, gameId);
  return showDuel(`${root}/duel`, shell.asked, (asked) => duelScreen(asked));
};
